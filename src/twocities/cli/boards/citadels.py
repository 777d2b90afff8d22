"""Draws a table of Citadels: every seat with its gold, cards and city, and the own hand."""

from rich.text import Text

from twocities.citadels.actions import BUILD
from twocities.citadels.boxes import EDITION_NAMES
from twocities.citadels.catalog import CHARACTER_CATALOG, COSTS, DISTRICT_CATALOG
from twocities.citadels.editions import find_edition
from twocities.citadels.events import (
    CardRevealed,
    CharacterReplaced,
    CharacterRevealed,
    CityCompleted,
    FairOpened,
    GameEnded,
    GoalLowered,
    GoalRestored,
    GuestJoined,
    OfDistrict,
    OfVictimDistrict,
    PartnershipEnded,
    PartnershipMade,
    RoundBegan,
    TaxTaken,
    TurnLost,
    TurnResumed,
)
from twocities.citadels.ids import (
    DISTRICT_NAMES,
    DISTRICTS,
    MARK_NAMES,
    MERCHANTS_BRIDGE,
    RED_DRAGON,
    TYPE_NAMES,
    UNIQUE,
)
from twocities.citadels.view import CitadelsView
from twocities.cli.boards.board import Board, BoxSheet, CardSheet
from twocities.cli.boards.citadels_cards import COIN, SIGNS, STYLES, open_box, sheets
from twocities.cli.boards.citadels_seats import LAYOUTS, PARTNERS, SHIELD, lines_below, seat_lines
from twocities.cli.boards.citadels_strip import BUILT_SIGN, MARK_SIGNS, draw_strip
from twocities.cli.theme import DANGER, INK, INK_2, LIT
from twocities.core.event import Event
from twocities.core.view import View
from twocities.texts import Texts, key_of


class CitadelsBoard(Board):
    """Gives each seat a line for what it has and lines for its city; below them the own hand."""

    has_secrets = True
    howto = [
        "goal",
        "start",
        "draft",
        "call",
        "gather",
        "build",
        "powers",
        "crown",
        "unique",
        "score",
        "secret",
    ]
    editions = EDITION_NAMES

    def strip(self, view: View, texts: Texts, players: list[str], width: int, height: int) -> Text:
        assert isinstance(view, CitadelsView)
        return draw_strip(view, texts, players, width)

    def strip_height(self, width: int, height: int) -> int:
        return 3

    def table(self, view: View, texts: Texts, players: list[str], width: int, height: int) -> Text:
        assert isinstance(view, CitadelsView)
        below = lines_below(view, texts, width)
        for layout in LAYOUTS:
            lines = [
                line for seat in range(view.seats) for line in seat_lines(view, texts, players, seat, layout, width)
            ]
            if len(lines) + len(below) <= height:
                break
        return Text("\n").join(lines + below)

    def cards(self, texts: Texts) -> list[CardSheet]:
        return sheets(texts)

    def box(self, rules: list[str], texts: Texts) -> BoxSheet:
        return open_box(find_edition(rules), texts)

    def legend(self, texts: Texts) -> Text:
        types = [
            (f"{SIGNS[type_]} {texts.say(f'type-{name}')}  ", STYLES[type_]) for type_, name in enumerate(TYPE_NAMES)
        ]
        legend = texts.say("legend")
        marks = [
            f"{sign} {texts.say(key_of('mark', MARK_NAMES[mark]))}"
            for mark, sign in MARK_SIGNS.items()
            if f"{sign[:1]} " not in legend
        ]
        cards = [
            f"{SHIELD} {texts.say(key_of('district', DISTRICT_NAMES[RED_DRAGON]))}",
            f"{PARTNERS} {texts.say(key_of('district', DISTRICT_NAMES[MERCHANTS_BRIDGE]))}",
        ]
        return Text.assemble(*types, (f"\n{'  '.join([legend, *marks, *cards])}", INK_2))

    def sign(self, event: Event) -> tuple[str, str]:
        if isinstance(event, OfDistrict | OfVictimDistrict | CardRevealed):
            type_ = DISTRICT_CATALOG[event.district].type
            return SIGNS[type_], STYLES[type_]
        if isinstance(event, CharacterRevealed | TurnResumed | GuestJoined | CharacterReplaced):
            return str(CHARACTER_CATALOG[event.character].rank), f"bold {LIT}"
        if isinstance(event, RoundBegan | GameEnded | CityCompleted | GoalLowered | GoalRestored):
            return "▶", f"bold {LIT}"
        if isinstance(event, FairOpened):
            return SIGNS[UNIQUE], STYLES[UNIQUE]
        if isinstance(event, PartnershipMade | PartnershipEnded):
            return PARTNERS, INK
        if isinstance(event, TaxTaken):
            return BUILT_SIGN, INK
        if isinstance(event, TurnLost):
            return "✕", DANGER
        return "·", INK_2

    def cost(self, action: int) -> str:
        return f"{COSTS[action - BUILD]}{COIN}" if BUILD <= action < BUILD + DISTRICTS else ""

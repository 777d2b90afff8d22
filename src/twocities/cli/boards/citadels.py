"""Draws a table of Citadels: every seat with its gold, cards and city, and the own hand."""

from rich.text import Text

from twocities.citadels.actions import BUILD
from twocities.citadels.catalog import CHARACTER_CATALOG, COSTS, DISTRICT_CATALOG
from twocities.citadels.events import (
    CharacterRevealed,
    CityCompleted,
    GameEnded,
    OfDistrict,
    OfVictimDistrict,
    RoundBegan,
    TurnResumed,
)
from twocities.citadels.ids import CHARACTER_NAMES, DISTRICTS, FACE_DOWN, TYPE_NAMES
from twocities.citadels.view import CitadelsView
from twocities.cli.boards.board import Board, CardSheet
from twocities.cli.boards.citadels_cards import (
    CARD,
    COIN,
    CROWN,
    SIGNS,
    STYLES,
    district_cost,
    district_name,
    sheets,
)
from twocities.cli.boards.citadels_strip import draw_strip
from twocities.cli.look import INK, INK_2, INK_3, LIT
from twocities.core.event import Event
from twocities.core.view import View
from twocities.words import Words, key_of


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

    def strip(self, view: View, words: Words, players: list[str], width: int, height: int) -> Text:
        assert isinstance(view, CitadelsView)
        return draw_strip(view, words, players, width)

    def strip_height(self, width: int, height: int) -> int:
        return 3

    def table(self, view: View, words: Words, players: list[str], width: int, height: int) -> Text:
        assert isinstance(view, CitadelsView)
        own = own_lines(view, words, width)
        for with_names, space in ((True, 1), (True, 0), (False, 0)):
            lines: list[Text] = []
            for seat in range(view.seats):
                lines.append(seat_line(view, words, players, seat))
                lines.extend(row(view.cities[seat], words, with_names, width))
                lines.extend([Text()] * space)
            if len(lines) + len(own) <= height:
                break
        return Text("\n").join(lines + own)

    def cards(self, words: Words) -> list[CardSheet]:
        return sheets(words)

    def legend(self, words: Words) -> Text:
        types = [
            (f"{SIGNS[type_]} {words.say(f'type-{name}')}  ", STYLES[type_]) for type_, name in enumerate(TYPE_NAMES)
        ]
        return Text.assemble(*types, (f"\n{words.say('legend')}", INK_2))

    def sign(self, event: Event) -> tuple[str, str]:
        if isinstance(event, OfDistrict | OfVictimDistrict):
            type_ = DISTRICT_CATALOG[event.district].type
            return SIGNS[type_], STYLES[type_]
        if isinstance(event, CharacterRevealed | TurnResumed):
            return str(CHARACTER_CATALOG[event.character].rank), f"bold {LIT}"
        if isinstance(event, RoundBegan | GameEnded | CityCompleted):
            return "▶", f"bold {LIT}"
        return "·", INK_2

    def cost(self, action: int) -> str:
        return f"{COSTS[action - BUILD]}{COIN}" if BUILD <= action < BUILD + DISTRICTS else ""


def seat_line(view: CitadelsView, words: Words, players: list[str], seat: int) -> Text:
    """Write what a seat has: name, crown, gold, cards and the characters that are known."""
    mark = "▶" if seat == view.asked else " "
    style = f"bold {LIT}" if seat == view.asked else f"bold {INK}" if seat == view.viewer else INK_2
    line = Text.assemble((f"{mark}{seat} {players[seat]}", style))
    line.append(f" {CROWN}" if seat == view.crown else "", f"bold {LIT}")
    line.append(f"  {view.gold[seat]}{COIN}", LIT)
    line.append(f"  {len(view.hands[seat])}{CARD}", INK)
    for rank in range(1, len(view.cast)):
        if view.held_by[rank] == seat:
            name = words.say(key_of("character", CHARACTER_NAMES[view.cast[rank]]))
            line.append(f"  {rank} {name}", f"bold {INK}" if rank == view.called else INK_2)
    if view.first == seat:
        line.append("  ①", f"bold {LIT}")
    return line


def row(places: list[int], words: Words, with_names: bool, width: int) -> list[Text]:
    """Write districts one after the other, on as many lines as they need."""
    lines = [Text("   ")]
    for place in places:
        part = district_text(place, words, with_names)
        if lines[-1].cell_len + part.cell_len > width and lines[-1].cell_len > 3:
            lines.append(Text("   "))
        lines[-1].append(part)
    return lines


def district_text(place: int, words: Words, with_names: bool) -> Text:
    """Write one district: its sign and cost, and its name if there is room."""
    if place >= FACE_DOWN:
        return Text("? ", INK_3)
    type_ = DISTRICT_CATALOG[place % DISTRICTS].type
    name = f" {district_name(place, words)}" if with_names else "+" if place >= DISTRICTS else ""
    return Text(f"{SIGNS[type_]}{district_cost(place)}{name}  ", STYLES[type_])


def own_lines(view: CitadelsView, words: Words, width: int) -> list[Text]:
    """Write the viewer's hand, and which characters lie face up."""
    lines: list[Text] = []
    if view.viewer >= 0:
        lines.append(Text(f"── {words.say('own-hand')} ──", INK_3))
        lines.extend(row(view.hands[view.viewer], words, True, width))
    tucked = len(view.tucked)
    if tucked:
        lines.append(Text(f"── {words.say('tucked', count=tucked)} ──", INK_3))
    return lines

"""The seats of Citadels one below the other, each with what it has and its city, and what lies below them."""

from collections.abc import Iterable
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64
from rich.text import Text

from twocities.citadels.catalog import DISTRICT_CATALOG
from twocities.citadels.ids import (
    ANNUAL_FAIR,
    CHARACTER_NAMES,
    CONSULATE,
    DISTRICT_NAMES,
    DISTRICTS,
    FACE_DOWN,
    HIDEOUT,
    MERCHANTS_BRIDGE,
    NOBODY,
    RED_DRAGON,
)
from twocities.citadels.packed import district_of, district_of_note, number_of_note
from twocities.citadels.view import CitadelsView
from twocities.cli.boards.citadels_cards import (
    CARD,
    COIN,
    CROWN,
    SIGNS,
    STYLES,
    district_cost,
    district_name,
)
from twocities.cli.theme import INK, INK_2, INK_3, LIT
from twocities.core.view import UNKNOWN
from twocities.texts import Texts, key_of

PARTNERS = "⇄"
SHIELD = "▼"
MARGIN = "   "


@dataclass(frozen=True)
class Layout:
    """How much room the seats take."""

    with_names: bool
    """Whether districts are named."""
    is_split: bool
    """Whether a city begins on a line of its own."""
    space: int
    """How many lines are free below a city."""


LAYOUTS = [Layout(True, True, 1), Layout(True, True, 0), Layout(False, True, 0), Layout(False, False, 0)]
"""From the roomiest to the tightest."""


def seat_lines(
    view: CitadelsView, texts: Texts, players: list[str], seat: int, layout: Layout, width: int
) -> list[Text]:
    """Write what a seat has, and its city below or beside it."""
    first, *parts = seat_parts(view, texts, players, seat)
    city = city_parts(view, texts, players, seat, layout.with_names)
    if not layout.is_split:
        return flow(first, [*parts, Text("  "), *city], width)
    return [*flow(first, parts, width), *flow(Text(MARGIN), city, width), *[Text()] * layout.space]


def flow(first: Text, parts: Iterable[Text], width: int) -> list[Text]:
    """Write parts one after the other, on as many lines as they need."""
    lines = [first]
    for part in parts:
        if lines[-1].cell_len + part.cell_len > width and lines[-1].plain != MARGIN:
            lines.append(Text(MARGIN))
            part = part[len(part) - len(part.plain.lstrip()) :]
        lines[-1].append(part)
    return lines


def seat_parts(view: CitadelsView, texts: Texts, players: list[str], seat: int) -> list[Text]:
    """Write what a seat has: name, crown, gold, cards, the characters that are known and a guest."""
    mark = "▶" if seat == view.asked else " "
    style = f"bold {LIT}" if seat == view.asked else f"bold {INK}" if seat == view.viewer else INK_2
    name = Text.assemble((f"{mark}{seat} {players[seat]}", style))
    name.append(f" {CROWN}" if seat == view.crown else "", f"bold {LIT}")
    name.append(f"  {view.gold[seat]}{COIN}", LIT)
    name.append(f"  {len(view.hands[seat])}{CARD}", INK)
    parts = [name]
    for rank in range(1, len(view.cast)):
        if view.held_by[rank] == seat:
            held = f"  {rank} {character_name(view.cast[rank], texts)}"
            parts.append(Text(held, f"bold {INK}" if rank == view.called else INK_2))
    if view.joined != NOBODY and view.acted[view.called] == seat:
        parts.append(Text(f"  {texts.say('guest', character=character_name(view.joined, texts))}", f"bold {INK}"))
    elif view.has_guest and CONSULATE in standing(view.cities[seat]):
        parts.append(Text(f"  {texts.say('guest', character=character_name(view.guest, texts))}", INK_2))
    if is_first(view, seat):
        parts.append(Text("  ①", f"bold {LIT}"))
    return parts


def is_first(view: CitadelsView, seat: int) -> bool:
    """Say whether a seat was the first to complete its city, or one of the first under a lower goal."""
    return view.early >> seat & 1 == 1 if view.goal < view.table.city_size else view.first == seat


def character_name(character: int, texts: Texts) -> str:
    """Name a character, with a question mark if the viewer may not know it."""
    return "?" if character == UNKNOWN else texts.say(key_of("character", CHARACTER_NAMES[character]))


def standing(city: vec[i64]) -> list[int]:
    """List the districts of a city that lie face up."""
    return [district_of(place) for place in city if place < FACE_DOWN]


def city_parts(view: CitadelsView, texts: Texts, players: list[str], seat: int, with_names: bool) -> list[Text]:
    """Write the districts of a city, with the partner of a bridge and what is protected."""
    notes = remembered(view)
    shielded = [RED_DRAGON, notes.get(RED_DRAGON, NOBODY)]
    if NOBODY in shielded or RED_DRAGON not in standing(view.cities[seat]):
        shielded = []
    parts = []
    for place in view.cities[seat]:
        tag = ""
        if place in (MERCHANTS_BRIDGE, MERCHANTS_BRIDGE + DISTRICTS) and MERCHANTS_BRIDGE in notes:
            partner = notes[MERCHANTS_BRIDGE]
            tag = f" {PARTNERS} {players[partner]}" if with_names else f"{PARTNERS}{partner}"
        if place < FACE_DOWN and district_of(place) in shielded:
            # Ruling R153: of several districts of one name it protects one.
            shielded.remove(district_of(place))
            tag += SHIELD
        parts.append(district_text(place, texts, with_names, tag))
    return parts


def remembered(view: CitadelsView) -> dict[int, int]:
    """List what unique districts remember."""
    return {district_of_note(each): number_of_note(each) for each in view.notes}


def district_text(place: int, texts: Texts, with_names: bool, tag: str = "") -> Text:
    """Write one district: its sign and cost, and its name if there is room."""
    if place >= FACE_DOWN:
        return Text("? ", INK_3)
    type_ = DISTRICT_CATALOG[district_of(place)].type
    name = f" {district_name(place, texts)}" if with_names else "+" if place >= DISTRICTS else ""
    return Text(f"{SIGNS[type_]}{district_cost(place)}{name}{tag}  ", STYLES[type_])


def lines_below(view: CitadelsView, texts: Texts, width: int) -> list[Text]:
    """Write the viewer's hand, cards that lie open, and what lies aside."""
    lines: list[Text] = []
    if view.viewer >= 0:
        lines.append(heading(texts.say("own-hand")))
        lines.extend(row(view.hands[view.viewer], texts, width))
    if view.fair:
        lines.append(heading(texts.say(key_of("district", DISTRICT_NAMES[ANNUAL_FAIR]))))
        lines.extend(row(view.fair, texts, width))
    aside = lying_aside(view, texts)
    if aside:
        lines.extend(flow(heading(aside[0]), [Text(f" {each} ──", INK_3) for each in aside[1:]], width))
    return lines


def heading(text: str) -> Text:
    """Write what stands above some cards."""
    return Text(f"── {text} ──", INK_3)


def row(cards: vec[i64], texts: Texts, width: int) -> list[Text]:
    """Write cards one after the other."""
    return flow(Text(MARGIN), [district_text(card, texts, with_names=True) for card in cards], width)


def lying_aside(view: CitadelsView, texts: Texts) -> list[str]:
    """Say how many cards are tucked, how much gold is hidden and which characters are new in the next round."""
    said = []
    if view.tucked:
        said.append(texts.say("tucked", count=len(view.tucked)))
    hidden = remembered(view).get(HIDEOUT, 0)
    if hidden:
        said.append(texts.say("hidden-gold", gold=hidden))
    for rank in range(1, len(view.cast)):
        old, new = view.cast[rank], view.next_cast[rank]
        if old != new:
            said.append(f"{rank} {character_name(old, texts)} → {character_name(new, texts)}")
    return said

"""The strip above the table of Citadels: the round, and the ranks with what lies on them."""

from rich.cells import cell_len
from rich.text import Text

from twocities.citadels.ids import (
    BEWITCHED,
    BUILT,
    CHARACTER_NAMES,
    KILLED,
    NOBODY,
    PROTECTED,
    REAL_THREAT,
    ROBBED,
    SIGNED_WARRANT,
    TAXED,
    THREAT,
    TURNED_THREAT,
    WARRANT,
)
from twocities.citadels.packed import kind_of_mark, rank_of_mark
from twocities.citadels.view import CitadelsView
from twocities.cli.boards.citadels_cards import COIN
from twocities.cli.theme import DANGER, INK, INK_2, INK_3, LIT
from twocities.texts import Texts, key_of

BUILT_SIGN = "%"

MARK_SIGNS = {
    KILLED: "†",
    BEWITCHED: "☾",
    ROBBED: "$",
    WARRANT: "§",
    SIGNED_WARRANT: "§!",
    THREAT: "?",
    REAL_THREAT: "?!",
    TURNED_THREAT: "¿",
    PROTECTED: "",
    BUILT: BUILT_SIGN,
    TAXED: "✓",
}
"""What lies on characters; the real warrant or threat has an exclamation mark for the one who knows."""

HARMLESS = [PROTECTED, BUILT, TAXED, TURNED_THREAT]
"""Marks that nobody need fear."""


def draw_strip(view: CitadelsView, texts: Texts, players: list[str], width: int) -> Text:
    """Draw the title line, and below it the ranks in two lines: who, and what lies on them."""
    titles = rank_titles(view, texts, width)
    columns = share(width, [cell_len(title) + 1 for title in titles])
    names, holders = Text(), Text()
    for rank in range(1, len(view.cast)):
        column = columns[rank - 1]
        names.append(fit(titles[rank - 1], column), rank_style(view, rank))
        holders.append(fit(rank_state(view, players, rank, column), column), state_style(view, rank))
    return Text("\n").join([title_line(view, texts, players, width), names, holders])


def share(width: int, needed: list[int]) -> list[int]:
    """Share a width among columns that need so much each; the first ones take what is left over."""
    rest, parts = width - sum(needed), len(needed)
    return [each + rest // parts + (1 if part < rest % parts else 0) for part, each in enumerate(needed)]


def fit(text: str, width: int) -> str:
    """Fill a text up to a width."""
    return text + " " * (width - cell_len(text))


def title_line(view: CitadelsView, texts: Texts, players: list[str], width: int) -> Text:
    """Write the game at the left; the round, whose turn it is and the deck at the right."""
    left = Text.assemble((f" {texts.title()}", f"bold {INK}"))
    right = Text.assemble((texts.say("round", number=view.round), INK_2))
    if view.first != NOBODY or view.early:
        right.append(f" · {texts.say('last-round')}", f"bold {DANGER}")
    elif view.goal < view.table.city_size:
        right.append(f" · {texts.say('goal', count=view.goal)}", f"bold {LIT}")
    if view.asked >= 0:
        right.append(f" · {texts.say('turn', seat=players[view.asked])}", f"bold {LIT}")
    right.append(f" · {texts.say('deck-left', count=len(view.deck))} ", INK_2)
    left.append(" " * max(1, width - left.cell_len - right.cell_len))
    return left + right


def rank_titles(view: CitadelsView, texts: Texts, width: int) -> list[str]:
    """Name the ranks by number and character, by number alone where there is no room for all."""
    numbers = [f" {rank}" for rank in range(1, len(view.cast))]
    names = [texts.say(key_of("character", CHARACTER_NAMES[character])) for character in view.cast[1:]]
    titles = [f"{number} {name}" for number, name in zip(numbers, names, strict=True)]
    return titles if sum(cell_len(title) + 1 for title in titles) <= width else numbers


def rank_state(view: CitadelsView, players: list[str], rank: int, width: int) -> str:
    """Write what is known of a rank: face up, who has it, what lies on it."""
    marks = "".join(MARK_SIGNS[kind_of_mark(mark)] for mark in view.marks if rank_of_mark(mark) == rank)
    if view.gold_on[rank]:
        marks += f"{view.gold_on[rank]}{COIN}"
    if view.cast[rank] in view.face_up:
        return f" ✕{marks}"
    seat = view.held_by[rank]
    if seat != NOBODY:
        name = f" {marks}{players[seat]}"
        return name if cell_len(name) < width else f" {marks}{seat}"
    return f" {marks}"


def rank_style(view: CitadelsView, rank: int) -> str:
    """Light the rank that is called, and pale those that are over or out."""
    if rank == view.called and view.asked >= 0:
        return f"bold {LIT}"
    return INK_3 if rank < view.called or view.cast[rank] in view.face_up else INK


def state_style(view: CitadelsView, rank: int) -> str:
    """Colour what was done to a rank."""
    marks = [kind_of_mark(mark) for mark in view.marks if rank_of_mark(mark) == rank]
    return DANGER if any(mark not in HARMLESS for mark in marks) else INK_2

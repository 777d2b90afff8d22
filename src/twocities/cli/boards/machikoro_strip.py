"""The strip above the table of Machi Koro: whose turn it is, the dice, the purses."""

from rich.cells import cell_len
from rich.text import Text

from twocities.cli.boards.machikoro_cards import COIN
from twocities.cli.theme import INK, INK_2, INK_3, LINE, LIT, PANEL_2
from twocities.machikoro.catalog import BASE_BOX
from twocities.machikoro.view import MachiKoroView
from twocities.texts import Texts

DICE = " ⚀⚁⚂⚃⚄⚅"
PIPS = ["", "    ●    ", "●       ●", "●   ●   ●", "● ●   ● ●", "● ● ● ● ●", "● ●● ●● ●"]
"""The nine places of a die's face, row by row."""

ROOMY_WIDTH = 100
ROOMY_HEIGHT = 32
DICE_WIDTH = 18


def is_roomy(width: int, height: int) -> bool:
    """Say whether a screen has room for large dice and purses."""
    return width >= ROOMY_WIDTH and height >= ROOMY_HEIGHT


def draw_strip(view: MachiKoroView, texts: Texts, players: list[str], width: int, roomy: bool) -> Text:
    """Draw the title line, and below it the purses, with large dice if there is room."""
    lines = [title_line(view, texts, players, width)]
    if not roomy:
        cells = [purse_line(view, players, seat, width // view.seats) for seat in range(view.seats)]
        lines.append(Text.assemble(*cells))
    else:
        boxes = [
            purse_box(view, texts, players, seat, (width - DICE_WIDTH - 1) // view.seats) for seat in range(view.seats)
        ]
        dice = large_dice(view)
        lines.extend(Text.assemble(dice[row], *[box[row] for box in boxes]) for row in range(4))
    return Text("\n").join(lines)


def title_line(view: MachiKoroView, texts: Texts, players: list[str], width: int) -> Text:
    """Write the game and its rules at the left; turn, dice and deck at the right."""
    left = Text.assemble((f" {texts.title()}", f"bold {INK}"))
    right = Text.assemble((texts.say("turn", seat=players[view.turn]), f"bold {LIT}"))
    if view.first_die:
        right.append(f"  {dice_line(view)}", f"bold {INK}")
    if any(view.face_down):
        right.append(f"  {texts.say('deck-left', count=sum(view.face_down))}", INK_2)
    right.append(" ")
    rules = "".join(f" · {texts.rule(name)}" for name in view.rules if name != BASE_BOX.name)
    if left.cell_len + cell_len(rules) + right.cell_len + 2 <= width:
        left.append(rules, INK_2)
    left.append(" " * (width - left.cell_len - right.cell_len))
    return left + right


def dice_line(view: MachiKoroView) -> str:
    """Write the last roll in one line."""
    if not view.second_die:
        return f"{DICE[view.first_die]} {view.first_die}"
    first, second = view.first_die, view.second_die
    return f"{DICE[first]} {DICE[second]} {first} + {second} = {first + second}"


def purse_line(view: MachiKoroView, players: list[str], seat: int, width: int) -> Text:
    """Write a seat's name and coins in one line."""
    mark = "▶" if seat == view.turn else " "
    style = f"bold {LIT}" if seat == view.turn else f"bold {INK}" if seat == view.viewer else INK_2
    line = Text.assemble((f"{mark}{seat} {players[seat]}", style), (f" {view.coins[seat]}{COIN}", f"bold {LIT}"))
    line.append(" " * (width - line.cell_len))
    return line


def purse_box(view: MachiKoroView, texts: Texts, players: list[str], seat: int, width: int) -> list[Text]:
    """Draw a seat's name, coins and landmarks in a box of four lines."""
    on_turn = seat == view.turn
    edge = LIT if on_turn else LINE
    inner = width - 4
    name = f" {'▶ ' if on_turn else ''}{seat} {players[seat]} "
    built = [view.owned(seat, landmark.id) > 0 for landmark in view.table.landmarks]
    rows = [
        Text(texts.say("coins", coins=view.coins[seat]), f"bold {LIT}"),
        Text.assemble(*[("▲ ", "#ffc47a") if each else ("△ ", INK_3) for each in built]),
    ]
    top = Text.assemble(
        ("╭─", edge),
        (name, f"bold {LIT if on_turn else INK}"),
        ("─" * (inner - cell_len(name)) + "─╮", edge),
    )
    body = [Text.assemble(("│ ", edge), row, " " * (inner - row.cell_len), (" │", edge)) for row in rows]
    return [top, *body, Text(f"╰{'─' * (inner + 2)}╯", edge)]


def large_dice(view: MachiKoroView) -> list[Text]:
    """Draw the last roll as dice of three lines and their sum below."""
    faces = [PIPS[die] for die in (view.first_die, view.second_die) if die]
    face_style = f"{PANEL_2} on {INK}"
    rows = []
    for row in range(3):
        line = Text(" ")
        for face in faces:
            line.append(f" {' '.join(face[3 * row : 3 * row + 3])} ", face_style)
            line.append(" ")
        rows.append(line)
    roll = f"{view.first_die} + {view.second_die} = " if view.second_die else ""
    rows.append(Text(f"  {roll}{view.first_die + view.second_die}" if faces else "", f"bold {INK}"))
    for line in rows:
        line.append(" " * (DICE_WIDTH - line.cell_len))
    return rows

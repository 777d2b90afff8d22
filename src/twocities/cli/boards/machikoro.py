"""Draws a table of Machi Koro: the market and all cities in one list, by roll."""

from rich.cells import cell_len
from rich.text import Text

from twocities.cli.boards.board import Board, CardSheet
from twocities.cli.boards.machikoro_cards import COIN, SIGNS, STYLES, by_roll, roll_of, sheet
from twocities.cli.boards.machikoro_strip import DICE, draw_strip, is_roomy
from twocities.cli.theme import INK, INK_2, INK_3, LINE, LIT
from twocities.core.event import Event
from twocities.core.view import View
from twocities.machikoro.actions import BUILD
from twocities.machikoro.cards import Card, Establishment, Landmark
from twocities.machikoro.events import CardBuilt, CardTurnedUp, CoinsEarned, CoinsTaken, DiceRolled, GameWon, TurnBegan
from twocities.machikoro.family import MACHIKORO
from twocities.machikoro.ids import COLOURS
from twocities.machikoro.view import MachiKoroView
from twocities.texts import Texts, key_of

NAME_WIDTH = 18
FIXED_WIDTH = 34
"""Mark, sign, roll, name, price and what is left; the rest is for the seats."""

WIDEST_COLUMN = 14

ONE_DIE = 6
"""What one die shows at most."""

CARDS = MACHIKORO.catalog.cards


class MachiKoroBoard(Board):
    """Lists every card with its roll, price, what is left and who has how many."""

    howto = ["goal", "start", "roll", "pay", "earn", "build", "screen"]

    def strip(self, view: View, texts: Texts, players: list[str], width: int, height: int) -> Text:
        assert isinstance(view, MachiKoroView)
        return draw_strip(view, texts, players, width, is_roomy(width, height))

    def strip_height(self, width: int, height: int) -> int:
        return 5 if is_roomy(width, height) else 2

    def table(self, view: View, texts: Texts, players: list[str], width: int, height: int) -> Text:
        assert isinstance(view, MachiKoroView)
        column = column_width(players, width)
        lines = [heading(view, players, column)]
        rule = Text("─" * (FIXED_WIDTH + column * view.seats), LINE)
        cards = sorted(view.table.cards, key=by_roll)
        is_spacious = height >= len(cards) + 4
        group = -1
        for card in cards:
            if is_spacious and group_of(card) != group:
                lines.append(rule)
            group = group_of(card)
            lines.append(card_line(view, texts, card, column))
        return Text("\n").join(lines)

    def cards(self, texts: Texts) -> list[CardSheet]:
        return [sheet(card, texts) for card in sorted(CARDS, key=by_roll)]

    def legend(self, texts: Texts) -> Text:
        lines = [
            Text.assemble(
                (f"{SIGNS[colour]} {texts.say(f'colour-{name}')}", STYLES[colour]),
                f": {texts.say(f'colour-{name}.about')}",
            )
            for colour, name in enumerate(COLOURS)
        ]
        return Text("\n").join(lines)

    def sign(self, event: Event) -> tuple[str, str]:
        if isinstance(event, CoinsEarned | CoinsTaken | CardBuilt | CardTurnedUp):
            colour = CARDS[event.card].colour
            return SIGNS[colour], STYLES[colour]
        if isinstance(event, DiceRolled):
            return DICE[event.first], INK
        if isinstance(event, TurnBegan | GameWon):
            return "▶", f"bold {LIT}"
        return "·", INK_2

    def cost(self, action: int) -> str:
        return f"{CARDS[action - BUILD].price}{COIN}" if 0 <= action - BUILD < len(CARDS) else ""


def group_of(card: Card) -> int:
    """Number the part of the list that a card is in: one die is enough for it, it needs two, or it is a landmark."""
    if not isinstance(card, Establishment):
        return 2
    return 1 if card.rolls[0] > ONE_DIE else 0


def column_width(players: list[str], width: int) -> int:
    """Share the room beside the cards among the seats."""
    return max(min((width - FIXED_WIDTH) // len(players), WIDEST_COLUMN), 3)


def heading(view: MachiKoroView, players: list[str], column: int) -> Text:
    """Name the columns: seats by name if the names fit, else by number."""
    fits = all(cell_len(name) < column for name in players)
    line = Text(" " * FIXED_WIDTH)
    for seat, name in enumerate(players):
        style = f"bold {LIT}" if seat == view.turn else f"bold {INK}" if seat == view.viewer else INK_2
        line.append(right(name if fits else str(seat), column), style)
    return line


def card_line(view: MachiKoroView, texts: Texts, card: Card, column: int) -> Text:
    """Write one card: what it is, what it costs, what is left and who has it."""
    roll = view.first_die + view.second_die
    answers = isinstance(card, Establishment) and roll in card.rolls
    colour = STYLES[card.colour]
    line = Text.assemble(("▸" if answers else " ", f"bold {LIT}"), (f"{SIGNS[card.colour]} ", colour))
    line.append(left(roll_of(card), 6), f"bold {colour}")
    line.append(left(texts.short(key_of("card", card.name)), NAME_WIDTH), name_style(view, card, answers))
    line.append(right(f"{card.price}{COIN}", 4), LIT if is_affordable(view, card) else INK_3)
    if not isinstance(card, Landmark):
        count = view.market[card.id]
        line.append(right(f"×{count}", 3), INK_2 if count else LINE)
    else:
        line.append("   ")
    for seat in range(view.seats):
        line.append(right(city_cell(view, seat, card), column), city_style(view, seat, card))
    return line


def is_affordable(view: MachiKoroView, card: Card) -> bool:
    """Say whether the viewer has the price, or true for a spectator."""
    return view.viewer < 0 or view.coins[view.viewer] >= card.price


def name_style(view: MachiKoroView, card: Card, answers: bool) -> str:
    """Write what the last roll set off boldly, and pale what cannot be paid or is gone."""
    if answers:
        return f"bold {INK}"
    gone = not isinstance(card, Landmark) and not view.market[card.id]
    return INK if is_affordable(view, card) and not gone else INK_3


def city_cell(view: MachiKoroView, seat: int, card: Card) -> str:
    """Write how many of a card stand in a city."""
    count = view.owned(seat, card.id)
    if isinstance(card, Landmark):
        return "▲" if count else "△"
    return str(count) if count else "·"


def city_style(view: MachiKoroView, seat: int, card: Card) -> str:
    """Colour what stands in a city; the viewer's own is bold."""
    if not view.owned(seat, card.id):
        return INK_3 if isinstance(card, Landmark) else LINE
    return f"bold {STYLES[card.colour]}" if seat == view.viewer else STYLES[card.colour]


def left(text: str, width: int) -> str:
    """Fill up a cell at the right."""
    return text + " " * (width - cell_len(text))


def right(text: str, width: int) -> str:
    """Fill up a cell at the left."""
    return " " * (width - cell_len(text)) + text

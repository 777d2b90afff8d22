"""What the command prints: rules, replays, reports."""

from itertools import groupby

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from twocities.bots import bot_names
from twocities.cli.boards.board import BoxSheet, CardSheet
from twocities.cli.drawing import Drawing
from twocities.cli.pages import card_page, howto_page, variants_page
from twocities.cli.replay_steps import ReplayStep
from twocities.cli.simulate import Report
from twocities.core.family import GameFamily
from twocities.core.view import SPECTATOR
from twocities.texts import Texts

PRINTED_WIDTH = 80
PRINTED_HEIGHT = 24

SHOWN_FACTS = 2
"""How many facts of a card stand in the list of all cards."""


def print_rules(console: Console, drawing: Drawing) -> None:
    """Print how the game is played, the rules to choose from and all cards."""
    texts, board = drawing.texts, drawing.board
    console.print(Text(texts.title(), "bold"))
    console.print()
    console.print(howto_page(texts, board.howto))
    console.print()
    console.print(variants_page(texts, drawing.family.rule_names, []))
    console.print()
    console.print(board.legend(texts))
    print_cards(console, board.cards(texts), texts)


def print_box(console: Console, drawing: Drawing, box: BoxSheet) -> None:
    """Print what is in a box: the rules to choose from and its cards."""
    texts = drawing.texts
    title = " + ".join(texts.rule(name) for name in box.names)
    console.print(Text(f"{texts.title()}: {title}", "bold"))
    console.print()
    console.print(variants_page(texts, [*box.names, *box.rules], []))
    console.print()
    console.print(drawing.board.legend(texts))
    print_cards(console, box.cards, texts)


def print_cards(console: Console, cards: list[CardSheet], texts: Texts) -> None:
    """Print a list for each sort of cards."""
    for _, group in groupby(cards, lambda sheet: sheet.sort):
        console.print(card_table(list(group), texts))


def card_table(cards: list[CardSheet], texts: Texts) -> RenderableType:
    """List cards with their first facts and what they do."""
    labels = [label for label, _ in cards[0].facts[:SHOWN_FACTS]]
    grid = Grid(box=SIMPLE_HEAD, padding=(0, 1, 1, 0), pad_edge=False)
    grid.add_column(texts.say("help-cards"), max_width=30)
    for label in labels:
        grid.add_column(label)
    grid.add_column(texts.say("help-rule"), ratio=1)
    for sheet in cards:
        facts = dict(sheet.facts)
        name = [sheet.heading(texts), *[Text(f"  {line}", "dim") for line in (sheet.name, sheet.boxes) if line]]
        grid.add_row(Group(*name), *[facts.get(label, "") for label in labels], Text(sheet.rule))
    return grid


def print_card(console: Console, sheet: CardSheet, texts: Texts) -> None:
    """Print everything about one card."""
    console.print(card_page(sheet, texts))


def print_replay(console: Console, drawing: Drawing, steps: list[ReplayStep]) -> None:
    """Print a replay move by move: what was chosen, then what followed."""
    texts = drawing.texts
    for move, step in enumerate(steps):
        choice = f"{move}. {step.choice} [{step.notation}]" if move else texts.say("replay-begin")
        console.print(Text(choice, "bold"), soft_wrap=True)
        print_events(console, drawing, step)
    console.print(Text(texts.say("replay-end"), "bold"))


def print_events(console: Console, drawing: Drawing, step: ReplayStep) -> None:
    """Print what followed a choice, a line for each event."""
    for event in step.events:
        seen = event.view(SPECTATOR)
        sign, style = drawing.board.sign(seen)
        sentence = drawing.texts.event(seen, drawing.players)
        console.print(Text.assemble("   ", (sign, style), " ", sentence), soft_wrap=True)


def print_step(console: Console, drawing: Drawing, steps: list[ReplayStep], move: int) -> None:
    """Print the table after a move, and what led to it."""
    texts, board, step = drawing.texts, drawing.board, steps[move]
    width = max(console.width, PRINTED_WIDTH)
    console.print(Text(texts.say("replay-move", move=move, moves=len(steps) - 1), "bold"))
    console.print(Text(step.choice or texts.say("replay-begin")))
    print_events(console, drawing, step)
    console.print()
    console.print(board.strip(step.view, texts, drawing.players, width, PRINTED_HEIGHT))
    console.print(board.table(step.view, texts, drawing.players, width, PRINTED_HEIGHT))


def print_report(console: Console, report: Report, texts: Texts) -> None:
    """Print what a simulation found out."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    rows = {
        "games": f"{report.games}",
        "decisions": f"{report.decisions}",
        "seconds": f"{report.seconds}",
        "rate": f"{report.decisions_per_second}",
        "compiled": texts.say("yes" if report.compiled else "no"),
        "hash": report.hash,
    }
    for key, said in rows.items():
        grid.add_row(texts.say(f"simulate-{key}"), said)
    console.print(grid)


def print_bots(console: Console, texts: Texts) -> None:
    """Print a line for each bot that can be played against."""
    console.print(Text(texts.say("games-bots")))
    for name in bot_names():
        said = f"  {texts.say(f'bot-{name}')}. {texts.say(f'bot-{name}.about')}"
        console.print(Text.assemble((f"  {name}", "bold"), said), soft_wrap=True)


def print_game(console: Console, family: GameFamily, texts: Texts) -> None:
    """Print one line about a game, and its rules."""
    seats = texts.say("games-seats", fewest=family.fewest_seats, most=family.most_seats)
    rules = ", ".join(family.rule_names)
    console.print(Text.assemble((family.name, "bold"), f"  {texts.title()}, {seats}; {rules}"), soft_wrap=True)

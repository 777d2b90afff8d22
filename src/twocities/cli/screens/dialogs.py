"""Small screens that ask one thing."""

from typing import ClassVar

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from twocities.cli.drawing import Drawing
from twocities.cli.screens.panels import KeysLine
from twocities.cli.theme import INK, INK_2, LIT
from twocities.core.game import Game
from twocities.texts import Texts


class CurtainScreen(Screen[None]):
    """Covers everything until the right person sits at the keyboard."""

    BINDINGS = [Binding("enter", "lift", show=False)]

    def __init__(self, texts: Texts, name: str) -> None:
        super().__init__()
        self.texts = texts
        self.name_of_next = name

    def compose(self) -> ComposeResult:
        """Name the person and say how to go on."""
        with Vertical(id="curtain"):
            yield Static(self.texts.say("curtain-title", seat=self.name_of_next), classes="title", markup=False)
            hint = self.texts.say("curtain-ready", seat=self.name_of_next)
            yield Static(Text(hint, INK_2, justify="center"), classes="hint")

    def action_lift(self) -> None:
        """Show the table."""
        self.dismiss()


class SaveScreen(ModalScreen[str | None]):
    """Asks where to save."""

    BINDINGS = [Binding("escape", "leave", show=False)]

    def __init__(self, texts: Texts, path: str) -> None:
        super().__init__()
        self.texts = texts
        self.path = path

    def compose(self) -> ComposeResult:
        """Offer a path that can be changed."""
        with Vertical(classes="box"):
            yield Static(self.texts.say("save-title"), classes="title")
            yield Input(self.path, select_on_focus=False)
            yield KeysLine()

    def on_mount(self) -> None:
        """Say what the keys do."""
        self.query_one(KeysLine).offer([("Enter", self.texts.say("key-save")), ("Esc", self.texts.say("key-back"))])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take the path."""
        self.dismiss(event.value.strip() or None)

    def action_leave(self) -> None:
        """Save nothing."""
        self.dismiss(None)


class AnswerScreen(ModalScreen[bool]):
    """Asks for a yes, by Enter, or a no, by Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer(True)", show=False),
        Binding("escape", "answer(False)", show=False),
    ]

    def __init__(self, title: str, body: RenderableType, keys: list[tuple[str, str]]) -> None:
        super().__init__()
        self.heading = title
        self.body = body
        self.offered = keys

    def compose(self) -> ComposeResult:
        """Put the question above the keys that answer it."""
        with Vertical(classes="box"):
            yield Static(self.heading, classes="title", markup=False)
            yield Static(self.body, classes="hint")
            yield KeysLine()

    def on_mount(self) -> None:
        """Say what the keys do."""
        self.query_one(KeysLine).offer(self.offered)

    def action_answer(self, answer: bool) -> None:
        """Take the answer."""
        self.dismiss(answer)


class OverwriteScreen(AnswerScreen):
    """Asks before a file is lost."""

    def __init__(self, texts: Texts, path: str) -> None:
        keys = [("Enter", texts.say("overwrite")), ("Esc", texts.say("keep-file"))]
        super().__init__(texts.say("overwrite-title", path=path), "", keys)


class ResultScreen(AnswerScreen):
    """Shows how the game ended and offers another."""

    def __init__(self, drawing: Drawing, game: Game) -> None:
        say = drawing.texts.say
        keys = [("Enter", say("key-again")), ("Esc", say("key-look")), ("^Q", say("key-quit"))]
        super().__init__(say("result-title"), score_table(drawing, game), keys)


def score_table(drawing: Drawing, game: Game) -> Grid:
    """List the scores of all seats item by item, the best first."""
    texts = drawing.texts
    scores = sorted(game.scores(), key=lambda score: score.place)
    grid = Grid(box=None, expand=True, header_style=INK_2)
    grid.add_column(texts.say("place"), justify="right")
    grid.add_column(texts.say("player"), no_wrap=True)
    grid.add_column(texts.say("score-items"), ratio=1)
    grid.add_column(texts.say("score-total"), justify="right")
    for score in scores:
        style = f"bold {LIT}" if score.place == 1 else INK
        pairs = zip(score.sources, score.points, strict=True)
        items = " · ".join(f"{texts.score(source)} {points}" for source, points in pairs)
        cells = [f"{score.place}.", drawing.players[score.seat], items, str(score.total)]
        grid.add_row(*[Text(cell, style) for cell in cells])
    return grid

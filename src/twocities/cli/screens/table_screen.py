"""What playing and watching a replay have in common: the table, the log, the keys."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Static

from twocities.cli.drawing import Drawing
from twocities.cli.screens.panels import BoardPanel, KeysLine, LogPanel, OptionsPanel, StripPanel
from twocities.cli.theme import LOWEST, NARROWEST
from twocities.core.event import Event
from twocities.core.view import View

ROOMY_WIDTH = 100
ROOMY_HEIGHT = 36


class TableScreen(Screen[None]):
    """Lays the parts out for the size of the terminal and fills them."""

    def __init__(self, drawing: Drawing, view: View) -> None:
        super().__init__()
        self.drawing = drawing
        self.first_view = view

    def compose(self) -> ComposeResult:
        """Put the table at the left, what may be done and what happened at the right."""
        texts = self.drawing.texts
        yield StripPanel(self.drawing, self.first_view, "strip")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield BoardPanel(self.drawing, self.first_view, "board")
                yield Static(id="card")
            with Vertical(id="side"):
                yield Static(id="question", markup=False)
                yield OptionsPanel()
                yield Static(f"── {texts.say('log-title')} ──", id="log-title", markup=False)
                yield LogPanel()
        yield from self.compose_line()
        yield KeysLine()
        yield Static(texts.say("too-small", width=NARROWEST, height=LOWEST), id="too-small", markup=False)

    def compose_line(self) -> ComposeResult:
        """Put a line between the table and the keys, if the screen needs one."""
        yield from ()

    def on_resize(self, event: Resize) -> None:
        """Fit the parts to the terminal."""
        width, height = event.size.width, event.size.height
        self.query_one(StripPanel).styles.height = self.drawing.board.strip_height(width, height)
        self.set_class(width < NARROWEST or height < LOWEST, "cramped")
        self.set_class(width >= ROOMY_WIDTH and height >= ROOMY_HEIGHT, "roomy")

    def show_table(self, view: View, told: list[Event], fresh: int) -> None:
        """Draw a view and tell what led to it."""
        self.query_one(StripPanel).show(view)
        self.query_one(BoardPanel).show(view)
        self.query_one(LogPanel).tell(self.drawing, told, fresh, view.viewer)

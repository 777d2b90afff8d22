"""The terminal applications: one to play, one to watch."""

from textual.app import App
from textual.binding import Binding

from twocities.bots.plugins import BotFailed
from twocities.cli.autosave import Autosave
from twocities.cli.drawing import Drawing
from twocities.cli.local_table import LocalTable
from twocities.cli.replay_steps import ReplayStep
from twocities.cli.screens.play import PlayScreen
from twocities.cli.screens.replay import ReplayScreen
from twocities.cli.theme import STYLE_SHEET
from twocities.texts import Texts


class TerminalApp(App[BotFailed | None]):
    """What both have in common: the look, and how to leave. It returns which bot failed, if one did."""

    TITLE = "Two Cities"
    CSS = STYLE_SHEET
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+q,ctrl+c", "quit", show=False, priority=True)]


class PlayApp(TerminalApp):
    """Plays a game at one keyboard."""

    def __init__(self, table: LocalTable, texts: Texts, autosave: Autosave, pace: float) -> None:
        super().__init__()
        self.first_screen = PlayScreen(table, texts, autosave, pace)

    def on_mount(self) -> None:
        """Sit down at the table."""
        self.push_screen(self.first_screen)


class ReplayApp(TerminalApp):
    """Steps through a replay."""

    def __init__(self, drawing: Drawing, steps: list[ReplayStep], place: int) -> None:
        super().__init__()
        self.first_screen = ReplayScreen(drawing, steps, place)

    def on_mount(self) -> None:
        """Open the replay."""
        self.push_screen(self.first_screen)

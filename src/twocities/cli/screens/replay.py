"""The screen that steps through a replay."""

from textual.binding import Binding
from textual.widgets import Static

from twocities.cli.drawing import Drawing
from twocities.cli.replay_steps import ReplayStep
from twocities.cli.screens.help import HelpScreen
from twocities.cli.screens.panels import KeysLine, LogPanel, OptionsPanel
from twocities.cli.screens.table_screen import TableScreen


class ReplayScreen(TableScreen):
    """Shows one step of a replay after the other, forwards and backwards."""

    BINDINGS = [
        Binding("right,space,enter,down", "step(1)", show=False),
        Binding("left,backspace,up", "step(-1)", show=False),
        Binding("pagedown", "step(10)", show=False),
        Binding("pageup", "step(-10)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
        Binding("f1,question_mark", "help", show=False),
        Binding("escape,q", "app.quit", show=False),
    ]

    def __init__(self, drawing: Drawing, found: list[ReplayStep], place: int) -> None:
        super().__init__(drawing, found[place].view)
        self.steps = found
        self.place = place

    def on_mount(self) -> None:
        """Show the first step that is wanted."""
        say = self.drawing.texts.say
        self.query_one(OptionsPanel).display = False
        self.query_one(LogPanel).can_focus = False
        keys = [
            ("← →", say("key-step")),
            ("Home End", say("key-ends")),
            ("?", say("key-help")),
            ("^Q", say("key-quit")),
        ]
        self.query_one(KeysLine).offer(keys)
        self.show()

    def show(self) -> None:
        """Draw the step and tell everything up to it; what followed the last choice is fresh."""
        step, texts = self.steps[self.place], self.drawing.texts
        told = [event for each in self.steps[: self.place + 1] for event in each.events]
        self.show_table(step.view, told, len(told) - len(step.events))
        moves = len(self.steps) - 1
        where = texts.say("replay-move", move=self.place, moves=moves)
        ending = [texts.say("replay-end")] if self.place == moves else []
        choice = step.choice or texts.say("replay-begin")
        self.query_one("#question", Static).update("\n".join([where, choice, *ending]))

    def action_step(self, steps: int) -> None:
        """Go some moves on or back."""
        self.place = min(max(self.place + steps, 0), len(self.steps) - 1)
        self.show()

    def action_go(self, place: int) -> None:
        """Go to a step; -1 is the last."""
        self.place = place % len(self.steps)
        self.show()

    def action_help(self) -> None:
        """Open the help."""
        self.app.push_screen(HelpScreen(self.drawing, self.steps[self.place].view.rules))

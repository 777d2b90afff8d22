"""The parts that screens are made of; each draws what it is told to show."""

from rich.console import Group
from rich.text import Text
from textual.containers import VerticalScroll
from textual.events import Key
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from twocities.cli.drawing import Drawing
from twocities.cli.theme import INK_2, LIT
from twocities.core.event import Event
from twocities.core.view import View


class ViewPanel(Widget):
    """A part of the screen that draws a view of the game."""

    def __init__(self, drawing: Drawing, view: View, name: str) -> None:
        super().__init__(id=name)
        self.drawing = drawing
        self.view = view

    def show(self, view: View) -> None:
        """Draw another view."""
        self.view = view
        self.refresh()


class StripPanel(ViewPanel):
    """The lines above everything: whose turn it is and what the players have."""

    def render(self) -> Text:
        """Draw the view for the size of the screen."""
        drawing, size = self.drawing, self.screen.size
        return drawing.board.strip(self.view, drawing.texts, drawing.players, size.width, size.height)


class BoardPanel(ViewPanel):
    """The table: what is for sale and what stands in the cities."""

    def render(self) -> Text:
        """Draw the view for the size of the panel."""
        drawing, size = self.drawing, self.size
        return drawing.board.table(self.view, drawing.texts, drawing.players, size.width, size.height)


class OptionsPanel(OptionList, can_focus=False):
    """The options of a decision, numbered; the input line keeps the keyboard."""

    def __init__(self) -> None:
        super().__init__(id="options")

    def offer(self, drawing: Drawing, actions: list[int]) -> None:
        """List these options and light the first."""
        self.set_options([Option(drawing.option(place + 1, action)) for place, action in enumerate(actions)])
        self.highlighted = 0 if actions else None
        self.display = bool(actions)


class LogPanel(VerticalScroll, can_focus=False):
    """What happened, the newest at the bottom."""

    def __init__(self) -> None:
        super().__init__(Static(id="told"), id="log")

    def tell(self, drawing: Drawing, events: list[Event], fresh: int, viewer: int) -> None:
        """Tell these events."""
        self.query_one("#told", Static).update(Group(drawing.log(events, fresh, viewer)))
        self.call_after_refresh(self.scroll_end, animate=False)


class CommandLine(Input):
    """Takes numbers, notation and the question mark for help."""

    class Hurried(Message):
        """Somebody pressed the space bar with nothing typed."""

    class HelpWanted(Message):
        """Somebody pressed the question mark with nothing typed."""

    def __init__(self) -> None:
        super().__init__(id="input", compact=True, select_on_focus=False)

    def on_key(self, event: Key) -> None:
        """Let space and question mark mean something while the line is empty."""
        if self.value == "" and event.character in (" ", "?"):
            event.prevent_default()
            event.stop()
            self.post_message(self.Hurried() if event.character == " " else self.HelpWanted())


class KeysLine(Static):
    """The keys that do something now, or a message for a moment."""

    def __init__(self) -> None:
        super().__init__(id="keys")
        self.usual = Text()

    def offer(self, keys: list[tuple[str, str]]) -> None:
        """Show keys with what they do."""
        line = Text(overflow="ellipsis", no_wrap=True)
        for key, does in keys:
            line.append("  " if line else "")
            line.append(key, f"bold {LIT}")
            line.append(f" {does}", INK_2)
        self.usual = line
        self.update(line)

    def say(self, message: str) -> None:
        """Show a message for a few seconds."""
        self.update(Text(message, f"bold {LIT}"))
        self.set_timer(5, lambda: self.update(self.usual))

"""The screen on which people and bots play."""

from pathlib import Path
from time import monotonic

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal
from textual.timer import Timer
from textual.widgets import Input, OptionList, Static

from twocities.bots.plugins import BotFailed
from twocities.cli.autosave import Autosave
from twocities.cli.boards.board import card_of
from twocities.cli.choosing import find_options
from twocities.cli.drawing import Drawing
from twocities.cli.local_table import LocalTable
from twocities.cli.screens.dialogs import CurtainScreen, OverwriteScreen, ResultScreen, SaveScreen
from twocities.cli.screens.help import HelpScreen
from twocities.cli.screens.panels import CommandLine, KeysLine, LogPanel, OptionsPanel
from twocities.cli.screens.table_screen import TableScreen
from twocities.core.view import SPECTATOR
from twocities.texts import Texts

QUICKEST = 0.01
"""The shortest time that a timer can wait."""

SLICE = 0.05
"""For how many seconds hurried bots play before the screen is drawn again."""


class PlayScreen(TableScreen):
    """Asks people, lets bots play, and tells everybody what happens."""

    BINDINGS = [
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("pageup", "scroll_log(-1)", show=False),
        Binding("pagedown", "scroll_log(1)", show=False),
        Binding("escape", "clear", show=False),
        Binding("f1", "help", show=False),
        Binding("ctrl+z", "undo", show=False, priority=True),
        Binding("ctrl+s", "save", show=False, priority=True),
    ]

    def __init__(self, table: LocalTable, texts: Texts, autosave: Autosave, pace: float) -> None:
        super().__init__(Drawing(table.family, texts, table.names), table.game.view(SPECTATOR))
        self.table = table
        self.autosave = autosave
        self.pace = max(pace, QUICKEST)
        self.hurried = False
        self.waiting: Timer | None = None
        self.shown_to = SPECTATOR
        """The person for whose eyes the screen was last uncovered."""

    def compose_line(self) -> ComposeResult:
        """Put the input line below the table."""
        with Horizontal(id="line"):
            yield Static("›", id="prompt")
            yield CommandLine()

    def on_mount(self) -> None:
        """Begin, or go on where the game was left."""
        self.query_one(CommandLine).focus()
        self.proceed()

    def proceed(self) -> None:
        """Show the table and do what comes next: ask a person, let a bot play, or end."""
        if self.waiting is not None:
            self.waiting.stop()
            self.waiting = None
        if self.needs_curtain():
            self.shown_to = self.table.asked
            curtain = CurtainScreen(self.drawing.texts, self.drawing.players[self.table.asked])
            self.app.push_screen(curtain, lambda _: self.proceed())
            return
        self.show()
        if self.table.is_over:
            self.app.push_screen(ResultScreen(self.drawing, self.table.game), self.after_result)
        elif self.table.asks_person:
            self.hurried = False
        else:
            self.waiting = self.set_timer(QUICKEST if self.hurried else self.pace, self.let_bots_play)

    def needs_curtain(self) -> bool:
        """Say whether another person must take the keyboard before anything is shown."""
        table = self.table
        hides = self.drawing.board.has_secrets and len(table.people) > 1
        return hides and table.asks_person and table.asked != self.shown_to

    def show(self) -> None:
        """Draw the table as the one at the keyboard may see it, with the options if it is asked."""
        table = self.table
        self.show_table(table.view(), table.told, table.fresh)
        self.query_one(OptionsPanel).offer(self.drawing, self.actions)
        self.query_one("#question", Static).update(self.question())
        self.query_one(KeysLine).offer(self.offered_keys())
        line = self.query_one(CommandLine)
        line.value = ""
        self.show_highlighted()
        if not self.actions:
            line.placeholder = ""

    @property
    def actions(self) -> list[int]:
        """The options of the person who is asked."""
        decision = self.table.game.decision
        return list(decision.actions) if decision is not None and self.table.asks_person else []

    def question(self) -> str:
        """Say what is asked, or for whom everybody waits."""
        table, texts = self.table, self.drawing.texts
        decision = table.game.decision
        if decision is None:
            return texts.say("result-title")
        name = self.drawing.players[decision.seat]
        if not table.asks_person:
            return texts.say("waiting", seat=name)
        return f"{texts.say('asked', seat=name)} {texts.question(decision, self.drawing.players)}"

    def offered_keys(self) -> list[tuple[str, str]]:
        """List the keys that do something now."""
        say = self.drawing.texts.say
        if self.table.is_over:
            first = [("Enter", say("key-again"))]
        elif self.table.asks_person:
            first = [("↑↓ Enter", say("key-choose"))]
        else:
            first = [("Space", say("key-skip"))]
        undo = [("^Z", say("key-undo"))] if self.table.may_undo() else []
        return [*first, ("?", say("key-help")), *undo, ("^S", say("key-save")), ("^Q", say("key-quit"))]

    def highlighted_action(self) -> int | None:
        """Name the option that is lit."""
        place = self.query_one(OptionsPanel).highlighted
        return self.actions[place] if place is not None and place < len(self.actions) else None

    def show_highlighted(self) -> None:
        """Explain the lit option: its notation in the input line, its card below the table."""
        action = self.highlighted_action()
        self.query_one("#card", Static).update(self.drawing.card_text(action))
        if action is not None:
            notation = self.table.game.notation(action)
            hint = self.drawing.texts.say("input-hint", notation=notation)
            self.query_one(CommandLine).placeholder = hint

    def let_bots_play(self) -> None:
        """Let a bot choose; several in a row if somebody is in a hurry. An open help stops the clock.

        A bot that fails ends the sitting, and the game is kept.
        """
        if self.app.screen is not self:
            self.waiting = self.set_timer(SLICE, self.let_bots_play)
            return
        until = monotonic() + SLICE
        try:
            self.table.choose_for_bot()
            while self.hurried and not self.table.is_over and not self.table.asks_person and monotonic() < until:
                self.table.choose_for_bot()
        except BotFailed as error:
            self.keep()
            self.app.exit(error)
            return
        if self.table.is_over or self.table.asks_person:
            self.keep()
        self.proceed()

    def choose(self, action: int) -> None:
        """Carry out a person's choice."""
        self.table.choose(action)
        self.keep()
        self.proceed()

    def keep(self) -> None:
        """Save the game by itself, so that nothing is lost."""
        problem = self.autosave.keep(self.table)
        if problem:
            self.query_one(KeysLine).say(self.drawing.texts.say("not-saved", reason=problem))

    def after_result(self, again: bool | None) -> None:
        """Play again, or leave the table as it stands."""
        if again:
            self.autosave.begin_anew()
            self.app.switch_screen(PlayScreen(self.table.again(), self.drawing.texts, self.autosave, self.pace))

    def places(self, text: str) -> list[int]:
        """Find the options that a typed text means."""
        notations = [self.table.game.notation(action) for action in self.actions]
        labels = [self.drawing.label(action) for action in self.actions]
        return find_options(text, notations, labels, [self.drawing.subject(action) for action in self.actions])

    def on_input_changed(self, event: Input.Changed) -> None:
        """Light the option that the text means so far."""
        places = self.places(event.value) if event.value.strip() else []
        if places:
            self.query_one(OptionsPanel).highlighted = places[0]

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take the lit option, or the one that was typed."""
        if self.table.is_over:
            self.after_result(True)
        elif not self.table.asks_person:
            self.hurry()
        elif not event.value.strip():
            action = self.highlighted_action()
            if action is not None:
                self.choose(action)
        else:
            self.take_typed(event.value.strip())

    def take_typed(self, text: str) -> None:
        """Take the one option that a text means, or say why there is none."""
        places = self.places(text)
        if len(places) == 1:
            self.choose(self.actions[places[0]])
        else:
            key = "many-options" if places else "no-option"
            self.query_one(KeysLine).say(self.drawing.texts.say(key, text=text))

    def on_option_list_option_highlighted(self, _: OptionList.OptionHighlighted) -> None:
        """Explain the option that is lit now."""
        self.show_highlighted()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the option that was clicked."""
        if event.option_index < len(self.actions):
            self.choose(self.actions[event.option_index])

    def on_command_line_hurried(self) -> None:
        """Let the bots play without pauses."""
        if not self.table.asks_person and not self.table.is_over:
            self.hurry()

    def on_command_line_help_wanted(self) -> None:
        """Open the help."""
        self.action_help()

    def hurry(self) -> None:
        """Play without pauses until a person is asked."""
        self.hurried = True
        if self.waiting is not None:
            self.waiting.stop()
        self.let_bots_play()

    def action_move(self, steps: int) -> None:
        """Light another option."""
        options = self.query_one(OptionsPanel)
        if options.highlighted is not None:
            options.highlighted = (options.highlighted + steps) % options.option_count

    def action_scroll_log(self, pages: int) -> None:
        """Scroll what happened."""
        log = self.query_one(LogPanel)
        log.scroll_relative(y=pages * max(log.size.height - 1, 1), animate=False)

    def action_clear(self) -> None:
        """Empty the input line."""
        self.query_one(CommandLine).value = ""

    def action_help(self) -> None:
        """Open the help at the card of the lit option."""
        action = self.highlighted_action()
        card = None if action is None else card_of(self.table.family, action)
        self.app.push_screen(HelpScreen(self.drawing, self.table.view().rules, card))

    def action_undo(self) -> None:
        """Take the last choice back."""
        allowed = self.table.may_undo()
        if allowed:
            self.table.undo()
            self.keep()
            self.proceed()
        self.query_one(KeysLine).say(self.drawing.texts.say("undone" if allowed else "no-undo"))

    def action_save(self) -> None:
        """Ask where to save."""
        screen = SaveScreen(self.drawing.texts, str(self.autosave.suggestion(self.table)))
        self.app.push_screen(screen, self.save_to)

    def save_to(self, name: str | None) -> None:
        """Save to the file that was named; ask first if something else is there."""
        if name is None:
            return
        path = Path(name).expanduser()
        if self.autosave.files.is_free(path, self.table.replay.text()):
            self.write(path, True)
        else:
            screen = OverwriteScreen(self.drawing.texts, name)
            self.app.push_screen(screen, lambda overwrite: self.write(path, bool(overwrite)))

    def write(self, path: Path, allowed: bool) -> None:
        """Write the game down and say how that went."""
        if allowed:
            problem = self.autosave.save(self.table, path)
            say = self.drawing.texts.say
            message = say("not-saved", reason=problem) if problem else say("saved", path=str(path))
            self.query_one(KeysLine).say(message)

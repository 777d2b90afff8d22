"""What drawing a game needs: its board, its texts, its players."""

from dataclasses import dataclass

from rich.table import Table as Grid
from rich.text import Text

from twocities.cli.boards import BOARDS
from twocities.cli.boards.board import Board, card_of
from twocities.cli.theme import DANGER, INK, INK_3
from twocities.core.event import Event
from twocities.core.family import GameFamily
from twocities.texts import Texts

LONGEST_LOG = 100
"""How many of the last events the log keeps in reach."""

TARGETS = ["victim", "other"]
"""The fields of an event that name the one to whom something was done."""


@dataclass(frozen=True)
class Drawing:
    """The board and the words of one game with these players."""

    family: GameFamily
    texts: Texts
    players: list[str]

    @property
    def board(self) -> Board:
        """Who draws this game."""
        return BOARDS[self.family.name]

    def label(self, action: int) -> str:
        """Say an option in words."""
        return self.texts.action(action, self.players)

    def subject(self, action: int) -> str:
        """Name the cards and people that an option is about."""
        return ", ".join(self.texts.names(action, self.players))

    def option(self, number: int, action: int) -> Grid:
        """Write an option as a line of a list: number, words and cost."""
        grid = Grid.grid(padding=(0, 1, 0, 0), expand=True, pad_edge=False)
        grid.add_column(justify="right", width=2)
        grid.add_column(ratio=1)
        grid.add_column(justify="right")
        grid.add_row(str(number), Text(self.label(action)), self.board.cost(action))
        return grid

    def log(self, events: list[Event], fresh: int, viewer: int) -> Grid:
        """Tell what happened, as the viewer may know it; what is not new is pale."""
        grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
        grid.add_column(width=1)
        grid.add_column(ratio=1)
        first = max(len(events) - LONGEST_LOG, 0)
        for number, event in enumerate(events[first:], start=first):
            seen = event.view(viewer)
            sign, style = self.board.sign(seen)
            grid.add_row(Text(sign, style), self.sentence(seen, number >= fresh, viewer))
        return grid

    def sentence(self, event: Event, is_fresh: bool, viewer: int) -> Text:
        """Tell an event; what was done to the viewer stands out."""
        text = self.texts.event(event, self.players)
        if viewer >= 0 and any(event.to_dict().get(field) == viewer for field in TARGETS):
            return Text(text, DANGER)
        _, style = self.board.sign(event)
        if style.startswith("bold"):
            return Text(text, style if is_fresh else f"bold {INK_3}")
        return Text(text, INK if is_fresh else INK_3)

    def card_text(self, action: int | None) -> Text:
        """Tell what the card of an option does, or what the signs mean if it names none."""
        name = None if action is None else card_of(self.family, action)
        for sheet in self.board.cards(self.texts):
            if sheet.name == name:
                facts = " · ".join(f"{label}: {said}" for label, said in sheet.facts[:3])
                return Text.assemble(sheet.heading(self.texts), f"\n{sheet.rule}\n", (facts, INK_3))
        return self.board.legend(self.texts)

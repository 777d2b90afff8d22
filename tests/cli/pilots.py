"""Driving the terminal game as a person would: by keys, looking at the screen."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.pilot import Pilot
from textual.screen import Screen

from tests.cli.tables import texts
from twocities.bots.plugins import BotFailed
from twocities.cli.app import PlayApp, TerminalApp
from twocities.cli.autosave import Autosave
from twocities.cli.files import SavedFiles
from twocities.cli.local_table import LocalTable
from twocities.cli.screens.play import PlayScreen

SMALL = (80, 24)
LARGE = (120, 40)


class Sitting:
    """Somebody in front of a terminal."""

    def __init__(self, app: TerminalApp, pilot: Pilot[BotFailed | None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> Screen[object]:
        """The screen that is open."""
        return self.app.screen

    @property
    def playing(self) -> PlayScreen:
        """The screen with the game, which must be open."""
        assert isinstance(self.screen, PlayScreen)
        return self.screen

    @property
    def table(self) -> LocalTable:
        """The table that is played at."""
        return self.playing.table

    async def press(self, *keys: str) -> None:
        """Press keys and wait until everything has happened."""
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def type(self, text: str) -> None:
        """Type a text and press Enter."""
        names = {" ": "space", "_": "underscore"}
        await self.press(*[names.get(letter, letter) for letter in text], "enter")

    async def settle(self) -> None:
        """Wait until the bots have played and something else is to be done."""
        while isinstance(self.screen, PlayScreen) and not self.table.is_over and not self.table.asks_person:
            await self.pilot.pause(0.01)
        await self.pilot.pause()

    def lines(self) -> list[str]:
        """Read the screen line by line."""
        return ["".join(segment.text for segment in strip) for strip in self.screen._compositor.render_strips()]

    def text(self) -> str:
        """Read the screen as one text, without the breaks that a narrow panel makes."""
        return "\n".join(self.lines())

    def shown(self, selector: str) -> str:
        """Read one part of the screen, its lines joined."""
        region = self.screen.query_one(selector).content_region
        rows = self.lines()[region.y : region.bottom]
        return " ".join(" ".join(row[region.x : region.right].split()) for row in rows)


def sit_down(
    table: LocalTable,
    act: Callable[[Sitting], Awaitable[None]],
    size: tuple[int, int] = SMALL,
    language: str = "en",
    autosave: Autosave | None = None,
    pace: float = 0.0,
) -> Autosave:
    """Play at a table; return who kept the game."""
    autosave = autosave or Autosave(SavedFiles())
    app = PlayApp(table, texts(language), autosave, pace)
    asyncio.run(session(app, act, size))
    return autosave


async def session(app: TerminalApp, act: Callable[[Sitting], Awaitable[None]], size: tuple[int, int]) -> None:
    """Open a terminal of a size, act, and close it."""
    async with app.run_test(size=size) as pilot:
        sitting = Sitting(app, pilot)
        await pilot.pause()
        await act(sitting)


def files(folder: Path) -> list[str]:
    """List what a folder holds."""
    return sorted(path.name for path in folder.iterdir())

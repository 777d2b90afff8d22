"""Draws the picture of a game that the README shows."""

import asyncio
import re
import sys
from pathlib import Path

from twocities.cli.app import PlayApp
from twocities.cli.files import Shelf
from twocities.cli.keeper import Keeper
from twocities.cli.players import Player
from twocities.cli.table import Table
from twocities.core.replay import Replay
from twocities.machikoro.kind import MACHIKORO
from twocities.words import Words

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "machikoro.svg"
SIZE = (120, 38)
SEED = 11
MOVES = 44
"""After so many moves there is something to see in every city."""

FONTS = "'Fira Code', 'DejaVu Sans Mono', Menlo, Consolas, monospace"


def play() -> Table:
    """Let bots play at random for a while, then seat a person who is asked what to build."""
    bots = [Player(name, "random") for name in ("Ann", "Ben", "Cora", "Dan")]
    table = Table(MACHIKORO, bots, Replay("machikoro", len(bots), [], SEED))
    while len(table.replay.moves) < MOVES or not is_worth_showing(table):
        table.choose_for_bot()
    return Table(MACHIKORO, [Player("Ann"), *bots[1:]], table.replay)


def is_worth_showing(table: Table) -> bool:
    """Say whether the first seat has rolled two dice and may now build one of many cards."""
    decision = table.game.decision
    dice = [event for event in table.told if event.name == "dice-rolled"][-1].facts()["dice"]
    return decision is not None and decision.seat == 0 and len(decision.actions) > 8 and dice == 2


async def picture() -> str:
    """Open the terminal game on a screen that nobody sees and draw it."""
    app = PlayApp(play(), Words("en", MACHIKORO), Keeper(Shelf()), pace=60)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("down", "down", "down")
        await pilot.pause()
        return app.export_screenshot(title="twocities play machikoro")


def without_downloads(svg: str) -> str:
    """Use the fonts that the reader has, so that the picture needs nothing from elsewhere."""
    return re.sub(
        r"font-family: ?Fira Code[^;]*;",
        f"font-family: {FONTS};",
        re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL),
    )


def main() -> None:
    """Write the picture, to its place or to the file that was named."""
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURE
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = without_downloads(asyncio.run(picture())).splitlines()
    path.write_text("\n".join(line.rstrip() for line in lines if line.strip()) + "\n", encoding="utf-8")
    print(f"Wrote {path}")


if __name__ == "__main__":
    main()

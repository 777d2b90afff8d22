"""Draws the pictures of a game of each kind that the README shows."""

import asyncio
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from twocities.cli.app import PlayApp
from twocities.cli.autosave import Autosave
from twocities.cli.files import SavedFiles
from twocities.cli.local_table import LocalTable
from twocities.cli.players import Player
from twocities.core.replay import Replay
from twocities.games import family_of
from twocities.texts import Texts

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SIZE = (120, 38)
NAMES = ("Ann", "Ben", "Cora", "Dan")
FONTS = "'Fira Code', 'DejaVu Sans Mono', Menlo, Consolas, monospace"


@dataclass(frozen=True)
class Scene:
    """A moment of a game that is worth showing."""

    game: str
    rules: list[str]
    bot: str
    seed: int
    moves: int
    """After so many moves there is something to see in every city."""
    options: int
    """The first seat has at least so many options."""
    presses: int
    """How far down the lit option is."""


SCENES = [
    Scene("machikoro", [], "random", seed=11, moves=44, options=9, presses=3),
    Scene("citadels", ["agents", "nine_characters"], "journeyman", seed=5, moves=110, options=4, presses=1),
]


def play(scene: Scene) -> LocalTable:
    """Let bots play for a while, then seat a person who is asked."""
    family = family_of(scene.game)
    bots = [Player(name, scene.bot) for name in NAMES]
    table = LocalTable(family, bots, Replay(scene.game, len(bots), scene.rules, scene.seed, family.version))
    while len(table.replay.moves) < scene.moves or not is_worth_showing(table, scene):
        table.choose_for_bot()
    return LocalTable(family, [Player(NAMES[0]), *bots[1:]], table.replay)


def is_worth_showing(table: LocalTable, scene: Scene) -> bool:
    """Say whether the first seat is asked and has something to choose from."""
    decision = table.game.decision
    return decision is not None and decision.seat == 0 and len(decision.actions) >= scene.options


async def picture(scene: Scene) -> str:
    """Open the terminal game on a screen that nobody sees and draw it."""
    app = PlayApp(play(scene), Texts("en", family_of(scene.game)), Autosave(SavedFiles()), pace=60)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*["down"] * scene.presses)
        await pilot.pause()
        return app.export_screenshot(title=f"twocities play {scene.game}")


def without_downloads(svg: str) -> str:
    """Use the fonts that the reader has, so that the picture needs nothing from elsewhere."""
    return re.sub(
        r"font-family: ?Fira Code[^;]*;",
        f"font-family: {FONTS};",
        re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL),
    )


def main() -> None:
    """Write the pictures, to their place or to the folder that was named."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    for scene in SCENES:
        path = folder / f"{scene.game}.svg"
        lines = without_downloads(asyncio.run(picture(scene))).splitlines()
        path.write_text("\n".join(line.rstrip() for line in lines if line.strip()) + "\n", encoding="utf-8")
        print(f"Wrote {path}")


if __name__ == "__main__":
    main()

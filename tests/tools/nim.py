"""The game of docs/adding-a-game.md, written into a copy of the project."""

import re

from tests.tools.copies import ROOT, Copy, after, all_of, replaced

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")

REGISTER = all_of(
    after(
        "from twocities.machikoro.family import MACHIKORO\n",
        "from twocities.nim.family import NIM, STUDY_EVENTS as NIM_EVENTS\n",
    ),
    replaced("[CITADELS, MACHIKORO]", "[CITADELS, MACHIKORO, NIM]"),
    after("STUDY_EVENTS: dict[str, StudyEvents] = {\n", "    NIM.name: NIM_EVENTS,\n"),
)

WORDS = """game-nim = Nim
plot-rounds = turns
score-last_stone = Last stone
"""


def add_nim(copy: Copy) -> None:
    """Write the game into a copy, as the page says."""
    room = copy.folder / "src/twocities/nim"
    room.mkdir()
    (room / "__init__.py").write_text('"""The rules of Nim."""\n', encoding="utf-8")
    (program,) = re.findall(r"^```py\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    (room / "family.py").write_text(program, encoding="utf-8")
    (copy.folder / "src/twocities/locales/en/nim.ftl").write_text(WORDS, encoding="utf-8")
    games = copy.folder / "src/twocities/games.py"
    games.write_text(REGISTER(games.read_text(encoding="utf-8"), ""), encoding="utf-8")

"""Writes the ints of all verbs into docs/notation.md, for they move when a card or a verb is added.

PYTHONPATH=src python tools/notation.py
"""

import re
from functools import partial
from pathlib import Path

from twocities.core.actions import Verb
from twocities.core.family import GameFamily
from twocities.games import GAMES

PAGE = Path(__file__).parent.parent / "docs" / "notation.md"
ROW = re.compile(r"^\| `(\w+)([^`]*)` \| [\d-]+ \|", re.MULTILINE)
TITLES = {"machikoro": "Machi Koro", "citadels": "Citadels"}


def ints_of(family: GameFamily, verb: Verb) -> str:
    """Write the ints of a verb as the page does."""
    size = family.vocabulary.block(verb)
    return str(verb.first) if size == 1 else f"{verb.first}-{verb.first + size - 1}"


def numbered(ints: dict[str, str], row: re.Match[str]) -> str:
    """Write the beginning of a row with the ints of its verb."""
    return f"| `{row[1]}{row[2]}` | {ints[row[1]]} |"


def with_ints(page: str) -> str:
    """Write the ints of the verbs of every game into the tables of a page."""
    for game, title in TITLES.items():
        before, heading, rest = page.partition(f"### The verbs of {title}\n")
        section, next_heading, after = rest.partition("\n##")
        family = GAMES[game]
        ints = {verb.name: ints_of(family, verb) for verb in family.vocabulary.verbs}
        section = ROW.sub(partial(numbered, ints), section)
        page = before + heading + section + next_heading + after
    return page


if __name__ == "__main__":
    PAGE.write_text(with_ints(PAGE.read_text(encoding="utf-8")), encoding="utf-8")

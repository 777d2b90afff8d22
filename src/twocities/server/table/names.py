"""What people and bots are called, and what they may say."""

import unicodedata
from functools import cache
from pathlib import Path

from twocities.texts import LONGEST_NAME

NAMES_OF_BOTS = ["Ada", "Ben", "Cora", "Dan", "Eve", "Finn", "Gus", "Hana"]

UNSEEN = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164, 0xFFA0}
"""Letters and signs that are drawn as nothing or as a blank, though they are no control characters."""

SELECTORS = {*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}
"""They choose how the sign before them is drawn: of use in what is said, and a way to copy a name."""


def clean_text(text: str) -> str:
    """Drop what cannot be seen: control characters, blanks and the space around; a new line becomes a space."""
    kept = "".join(
        letter
        for letter in " ".join(text.split())
        if unicodedata.category(letter)[0] != "C" and ord(letter) not in UNSEEN
    )
    return " ".join(kept.split())


def clean_name(name: str) -> str | None:
    """Make a name fit to be shown, or return None if it cannot be."""
    plain = "".join(letter for letter in unicodedata.normalize("NFC", name) if ord(letter) not in SELECTORS)
    cleaned = clean_text(plain)
    is_seen = any(unicodedata.category(letter)[0] in "LNPS" for letter in cleaned)
    return cleaned if is_seen and len(cleaned) <= LONGEST_NAME and cleaned.isprintable() else None


@cache
def confusables() -> dict[int, str]:
    """Read which letters look like which others; `tools/confusables.py` writes them."""
    text = (Path(__file__).parent / "confusables.txt").read_text(encoding="utf-8")
    groups = [line.split("\t") for line in text.split("\n") if line]
    return {ord(source): target for target, sources in groups for source in sources}


def skeleton(name: str) -> str:
    """Reduce a name to what is seen of it (UTS 39): names with the same skeleton are easily taken for each other."""
    letters = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    return unicodedata.normalize("NFD", letters.translate(confusables())).casefold()


def looks_of(name: str) -> set[str]:
    """List what a name can be mistaken by, as it is written and in small letters: I looks like l, and so may i then."""
    return {skeleton(name), skeleton(name.casefold())}


def distinct_name(name: str, names: list[str]) -> str:
    """Number a name that somebody at the table already has, or that looks like it."""
    taken = {look for each in names for look in looks_of(each)}
    number, found = 2, name
    while looks_of(found) & taken:
        found = numbered(name, number)
        number += 1
    return found


def numbered(name: str, number: int) -> str:
    """Put a number behind a name, which is cut if it is too long for that."""
    ending = f" {number}"
    return name[: LONGEST_NAME - len(ending)].rstrip() + ending

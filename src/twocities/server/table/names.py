"""What people and bots are called, and what they may say."""

import unicodedata

from twocities.words import LONGEST_NAME

NAMES_OF_BOTS = ["Ada", "Ben", "Cora", "Dan", "Eve", "Finn", "Gus", "Hana"]


def clean_text(text: str) -> str:
    """Drop what cannot be shown: control characters and the space around; a new line becomes a space."""
    kept = "".join(letter for letter in " ".join(text.split()) if unicodedata.category(letter)[0] != "C")
    return " ".join(kept.split())


def clean_name(name: str) -> str | None:
    """Make a name fit to be shown, or return None if it cannot be."""
    cleaned = clean_text(unicodedata.normalize("NFC", name))
    return cleaned if 0 < len(cleaned) <= LONGEST_NAME and cleaned.isprintable() else None


def distinct_name(name: str, names: list[str]) -> str:
    """Number a name that somebody at the table already has."""
    taken = {each.casefold() for each in names}
    number, found = 2, name
    while found.casefold() in taken:
        ending = f" {number}"
        found = name[: LONGEST_NAME - len(ending)] + ending
        number += 1
    return found

"""What goes wrong outside the engine, each with a sentence for a person."""

from difflib import get_close_matches
from typing import Final

FEW: Final = 12
"""How many names are listed in full; of more, the nearest ones are named."""
NEAREST: Final = 3


class TwoCitiesError(ValueError):
    """Base of all errors that tell a person what was wrong and what is allowed."""


class IllegalChoice(TwoCitiesError):
    """An action that is not on offer, or a text that names no action."""


class BadRules(TwoCitiesError):
    """A set-up that no rule book allows."""


class BadPosition(TwoCitiesError):
    """A written position that describes no possible table."""


class BadReplay(TwoCitiesError):
    """A replay text that cannot be read or played."""


def known(what: str, name: str, allowed: list[str]) -> str:
    """Say that `name` is no `what`, and list what is, or the nearest names if there are many."""
    missing = f"There is no {what} '{name}'."
    if len(allowed) <= FEW:
        return f"{missing} Known: {', '.join(allowed)}."
    *others, last = get_close_matches(name, allowed, NEAREST, cutoff=0.0)
    return f"{missing} Did you mean {', '.join(others)} or {last}? See docs/notation.md for all {len(allowed)} names."

"""What goes wrong outside the engine, each with a sentence for a person."""


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
    """Say that `name` is no `what`, and list what is."""
    return f"There is no {what} '{name}'. Known: {', '.join(allowed)}."

"""Tables at which something lies on the character that is on turn."""

from typing import Any

from tests.citadels.tables import table
from tests.tables import play
from twocities.citadels.game import Citadels


def warranted(character: str, mark: str = "signed_warrant", **fields: Any) -> Citadels:
    """Set a table at which seat 0 builds as a character on which a warrant of seat 1, the Magistrate, lies."""
    fields.setdefault("seats", 4)
    return table(character, characters=[character, "magistrate"], marks=[[mark, character, 1]], gathered=1, **fields)


def threatened(character: str, mark: str = "real_threat", **fields: Any) -> Citadels:
    """Set a table at which seat 0 is on turn as a character that seat 1, the Blackmailer, threatens."""
    fields.setdefault("seats", 4)
    return table(character, characters=[character, "blackmailer"], marks=[[mark, character, 1]], **fields)


def resumed_as(character: str, *others: str, **fields: Any) -> Citadels:
    """Let seat 0, the Witch, take over the character of seat 1 after both gathered gold; `others` sit beyond them."""
    fields.setdefault("seats", 4)
    game = table("witch", characters=["witch", character, *others], **fields)
    play(game, "gold", f"bewitch {character}", "gold")
    return game

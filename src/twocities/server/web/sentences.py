"""Sentences of the server in every language."""

from functools import cache

from twocities.games import GAMES
from twocities.server.table.refusals import Reason
from twocities.texts import Texts, key_of


@cache
def sentence(reason: Reason, language: str) -> str:
    """Say why something is refused."""
    return Texts(language, next(iter(GAMES.values()))).say(key_of("refusal", reason))

"""The one table of bots."""

from typing import Final

from twocities.bots.bot import Bot
from twocities.bots.builder import Builder
from twocities.bots.random_bot import RandomBot
from twocities.core.errors import BadRules, known

BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in [RandomBot, Builder]}
"""The bots by name; a plugin may add its own."""


def bot_names() -> list[str]:
    """Name every bot that can be seated."""
    return list(BOTS)


def make_bot(name: str) -> Bot:
    """Make a bot by name; every seat gets one of its own."""
    if name not in BOTS:
        raise BadRules(known("bot", name, bot_names()))
    return BOTS[name]()

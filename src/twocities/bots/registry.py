"""The one table of bots, and how their names are read."""

from typing import Final

from twocities.bots.apprentice import Apprentice
from twocities.bots.bot import Bot
from twocities.bots.journeyman import Journeyman
from twocities.bots.master import Master
from twocities.bots.random_bot import RandomBot
from twocities.bots.search.budget import read_budget
from twocities.core.errors import BadRules, known

BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in [Apprentice, Journeyman, Master, RandomBot]}
"""The bots by name; a plugin may add its own."""

UNWEIGHTED: Final = "unweighted"
NO_ROLLOUT: Final = "norollout"
SWITCHES: Final = [UNWEIGHTED, NO_ROLLOUT]
"""Parts of the search that can be switched off, to measure what each is worth."""


def bot_names() -> list[str]:
    """Name every bot that can be seated."""
    return list(BOTS)


def make_bot(name: str) -> Bot:
    """Make a bot by name; every seat gets one of its own.

    A Master takes more: `master@0.5` searches half a second, `master@500i` 500 iterations,
    `master-unweighted` and `master-norollout` do without a part of the search.
    """
    if name in BOTS:
        return BOTS[name]()
    level, switches, budget = parts_of(name)
    if level != Master.name:
        raise BadRules(known("bot", name, bot_names()))
    for switch in switches:
        if switch not in SWITCHES:
            raise BadRules(known("switch of a master", switch, SWITCHES))
    return Master(
        read_budget(budget) if "@" in name else None,
        is_weighted=UNWEIGHTED not in switches,
        has_rollouts=NO_ROLLOUT not in switches,
    )


def parts_of(name: str) -> tuple[str, list[str], str]:
    """Take a name apart: the level, its switches and its budget."""
    texts, _, budget = name.partition("@")
    level, *switches = texts.split("-")
    return level, switches, budget

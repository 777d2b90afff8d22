"""The one table of bots, and how their names are read."""

from typing import Final

from twocities.bots.apprentice import Apprentice
from twocities.bots.bot import Bot
from twocities.bots.gentle_apprentice import GentleApprentice
from twocities.bots.grandmaster import Grandmaster
from twocities.bots.journeyman import Journeyman
from twocities.bots.master import Master
from twocities.bots.random_bot import RandomBot
from twocities.bots.search.budget import read_budget
from twocities.core.errors import BadRules, known

BOTS: Final[dict[str, type[Bot]]] = {
    bot.name: bot for bot in [GentleApprentice, Apprentice, Journeyman, Master, Grandmaster, RandomBot]
}
"""The bots by name; a plugin may add its own."""

SEARCHERS: Final[dict[str, type[Master]]] = {bot.name: bot for bot in [Master, Grandmaster]}
"""The levels that search: their names can hold a budget and switches."""

UNWEIGHTED: Final = "unweighted"
NO_ROLLOUT: Final = "norollout"
SWITCHES: Final = [UNWEIGHTED, NO_ROLLOUT]
"""Parts of the search that can be switched off, to measure what each is worth."""


def bot_names() -> list[str]:
    """Name every bot that can be seated."""
    return list(BOTS)


def make_bot(name: str) -> Bot:
    """Make a bot by name; every seat gets one of its own.

    A level that searches takes more: `master@0.5` searches half a second, `master@500i` 500 iterations,
    `master-unweighted` and `master-norollout` do without a part of the search, `grandmaster` likewise.
    """
    if name in BOTS:
        return BOTS[name]()
    level, switches, budget = parts_of(name)
    searcher = SEARCHERS.get(level)
    if searcher is None:
        raise BadRules(known("bot", name, bot_names()))
    for switch in switches:
        if switch not in SWITCHES:
            raise BadRules(known(f"switch of a {level}", switch, SWITCHES))
    return searcher(
        read_budget(budget) if "@" in name else None,
        is_weighted=UNWEIGHTED not in switches,
        has_rollouts=NO_ROLLOUT not in switches,
    )


def parts_of(name: str) -> tuple[str, list[str], str]:
    """Take a name apart: the level, its switches and its budget."""
    texts, _, budget = name.partition("@")
    level, *switches = texts.split("-")
    return level, switches, budget

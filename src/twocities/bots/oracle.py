"""A Master that sees everything: no player, but the upper bound of what one could reach."""

from typing import ClassVar

from twocities.bots.master import Master
from twocities.bots.search.budget import read_budget
from twocities.bots.search.knowledge import Knowledge
from twocities.bots.search.worlds import Worlds
from twocities.core.errors import BadRules, known
from twocities.core.game import Game
from twocities.core.rng import Rng
from twocities.core.view import View


class SeeingMaster(Master):
    """Thinks in the true game, all but the chance that is still to come; whoever seats it must let it watch."""

    name: ClassVar[str] = "master-seeing"
    game: Game

    def watch(self, game: Game) -> None:
        """Sit down where everything can be seen."""
        self.game = game

    def worlds(self, knowledge: Knowledge, view: View, rng: Rng) -> Worlds:
        worlds = Worlds(knowledge, view, rng, is_weighted=False)
        worlds.show(self.game)
        return worlds


def is_seeing(name: str) -> bool:
    """Say whether a name is that of a Master that sees everything."""
    return name.partition("@")[0] == SeeingMaster.name


def make_seeing(name: str) -> SeeingMaster:
    """Make one by name, as `master-seeing` or `master-seeing@500i`."""
    if not is_seeing(name):
        raise BadRules(known("seeing bot", name, [SeeingMaster.name]))
    _, _, budget = name.partition("@")
    return SeeingMaster(read_budget(budget) if "@" in name else None)

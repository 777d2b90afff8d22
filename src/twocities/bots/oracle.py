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


class OracleMaster(Master):
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


def is_oracle(name: str) -> bool:
    """Say whether a name is that of a Master that sees everything."""
    return name.partition("@")[0] == OracleMaster.name


def make_oracle(name: str) -> OracleMaster:
    """Make one by name, as `master-seeing` or `master-seeing@500i`."""
    if not is_oracle(name):
        raise BadRules(known("oracle", name, [OracleMaster.name]))
    _, _, budget = name.partition("@")
    return OracleMaster(read_budget(budget) if "@" in name else None)

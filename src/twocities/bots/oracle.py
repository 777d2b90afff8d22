"""A Master that is shown the true game: an upper bound for what a player could reach, not a player."""

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
    """Searches in the true game, with new chance in every iteration; call `watch` before it chooses."""

    name: ClassVar[str] = "master-seeing"
    game: Game

    def watch(self, game: Game) -> None:
        """Be shown the game."""
        self.game = game

    def worlds(self, knowledge: Knowledge, view: View, rng: Rng) -> Worlds:
        worlds = Worlds(knowledge, view, rng, is_weighted=False)
        worlds.show(self.game)
        return worlds


def is_oracle(name: str) -> bool:
    """Say whether a name is that of an oracle."""
    return name.partition("@")[0] == OracleMaster.name


def make_oracle(name: str) -> OracleMaster:
    """Make an oracle by name, as `master-seeing` or `master-seeing@500i`."""
    if not is_oracle(name):
        raise BadRules(known("oracle", name, [OracleMaster.name]))
    _, _, budget = name.partition("@")
    return OracleMaster(read_budget(budget) if "@" in name else None)

"""The worlds (determinizations) of a search: imagined from a view, and drawn by how likely each is."""

from math import exp
from typing import Final

from twocities.bots.search.knowledge import Knowledge, Sampler
from twocities.core.game import Game
from twocities.core.rng import Rng
from twocities.core.view import View

FIRST_WORLDS: Final = 8
"""How many worlds are imagined before the first is drawn."""

MOST_WORLDS: Final = 96
"""How many worlds are imagined at most."""

DRAWS_PER_WORLD: Final = 3
"""After how many draws one more world is imagined: a short search has few worlds, a long one many."""

RESOLUTION: Final = 1 << 16
"""How many different numbers a draw has."""


class Worlds:
    """Worlds that agree with a view."""

    def __init__(self, knowledge: Knowledge, view: View, rng: Rng, is_weighted: bool = True) -> None:
        self.sampler = knowledge.sampler(view) if is_weighted else Sampler(knowledge, view)
        self.rng = rng
        self.is_weighted = is_weighted
        self.worlds: list[Game] = []
        self.bounds: list[float] = []
        """The likelihoods of the worlds, each added to those before it."""
        self.first = 0.0
        """The logarithm of the likelihood of the first world; the others are measured by it."""
        self.most = MOST_WORLDS
        self.draws = 0

    def show(self, game: Game) -> None:
        """Search in this world alone."""
        self.add(game.clone())
        self.most = 1

    def imagine(self) -> None:
        """Imagine one more world."""
        self.add(self.sampler.imagine(self.rng))

    def add(self, world: Game) -> None:
        """Add a world with its likelihood."""
        world.heard = False
        likelihood = self.sampler.likelihood(world) if self.is_weighted else 0.0
        if not self.worlds:
            self.first = likelihood
        before = self.bounds[-1] if self.bounds else 0.0
        self.worlds.append(world)
        self.bounds.append(before + exp(min(likelihood - self.first, 30.0)))

    def draw(self) -> Game:
        """Draw a world by its likelihood; return a copy with a random generator of its own."""
        while len(self.worlds) < min(self.most, FIRST_WORLDS + self.draws // DRAWS_PER_WORLD):
            self.imagine()
        self.draws += 1
        drawn = self.bounds[-1] * int(self.rng.below(RESOLUTION)) / RESOLUTION
        place = 0
        while self.bounds[place] <= drawn:
            place += 1
        world = self.worlds[place].clone()
        world.heard = False
        world.rng = self.rng.spawn()
        return world

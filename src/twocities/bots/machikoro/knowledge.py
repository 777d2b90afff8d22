"""The knowledge of Machi Koro, as search needs it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from twocities.bots.machikoro.options import option_values
from twocities.bots.machikoro.outlook import Outlook
from twocities.bots.search.knowledge import Knowledge
from twocities.core.decision import Decision
from twocities.core.game import Game
from twocities.core.rng import Rng, seeded
from twocities.core.view import View
from twocities.machikoro.game import MachiKoro
from twocities.machikoro.view import MachiKoroView
from twocities.machikoro.worlds import imagine

STEEPNESS: Final = 4.0
"""How much rather somebody wins who has a smaller part of the way to go; found by playing."""

SHORTEST: Final = 0.3
"""What is always left of the way, in turns."""

FACES: Final = 7
"""One more than a die shows."""


class MachiKoroKnowledge(Knowledge):
    """What a good player of Machi Koro goes by; but for the order of the deck everything is open."""

    def __init__(self) -> None:
        self.temperature = 1.0
        self.rollout_rounds = 3
        self.rollout_limit = 60

    def values(self, view: View, decision: Decision) -> vec[float]:
        return self.values_in(self.imagine(view, seeded(0)), decision)

    def values_in(self, game: Game, decision: Decision) -> vec[float]:
        assert isinstance(game, MachiKoro)
        return option_values(game, decision)

    def imagine(self, view: View, rng: Rng) -> Game:
        assert isinstance(view, MachiKoroView)
        world = imagine(view, rng)
        # A search finds what follows a choice by the dice, so they must fall before anybody is asked.
        world.rules = world.rules.unasked
        return world

    def outcome(self, world: Game) -> int:
        assert isinstance(world, MachiKoro)
        return world.first_die * FACES + world.second_die

    def rounds_played(self, world: Game) -> int:
        assert isinstance(world, MachiKoro)
        cards: i64 = 0
        for seat in range(world.seats):
            cards += world.size_of(seat)
        return cards // world.seats

    def chances(self, world: Game) -> vec[float]:
        assert isinstance(world, MachiKoro)
        if world.decision is None:
            return vec[float]([1.0 if score.place == 1 else 0.0 for score in world.scores()])
        weights = vec[float]()
        total = 0.0
        for seat in range(world.seats):
            waits = 0.5 * int((seat - world.turn) % world.seats) / int(world.seats)
            weight = (Outlook(world, seat).turns() + waits + SHORTEST) ** -STEEPNESS
            weights = append(weights, weight)
            total += weight
        return vec[float]([weight / total for weight in weights])

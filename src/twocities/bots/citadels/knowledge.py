"""The knowledge of Citadels, as the search asks for it."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from twocities.bots.citadels.district_value import city_points, count_of
from twocities.bots.citadels.evidence import evidence
from twocities.bots.citadels.options import option_values
from twocities.bots.citadels.plan import Plan
from twocities.bots.citadels.seen_table import seen_table
from twocities.bots.citadels.weights import Weights
from twocities.bots.search.knowledge import Knowledge
from twocities.citadels.game import Citadels
from twocities.citadels.view import CitadelsView
from twocities.citadels.worlds import imagine
from twocities.core.decision import Decision
from twocities.core.game import Game
from twocities.core.rng import Rng
from twocities.core.view import View

GOLD: Final = 0.45
"""What a gold is worth in points while there is time to spend it."""

CARD: Final = 0.5
"""What a card in hand is worth in points while there is time to build it."""

HASTE: Final = 0.9
"""What a district more in the city is worth besides its points."""


class CitadelsKnowledge(Knowledge):
    """Heuristics for Citadels."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self.temperature = 1.5

    def values(self, view: View, decision: Decision) -> vec[float]:
        assert isinstance(view, CitadelsView)
        return option_values(Plan(seen_table(view), decision, self.weights, view))

    def values_in(self, game: Game, decision: Decision) -> vec[float]:
        assert isinstance(game, Citadels)
        return option_values(Plan(game, decision, self.weights))

    def imagine(self, view: View, rng: Rng) -> Game:
        assert isinstance(view, CitadelsView)
        return imagine(view, rng)

    def likelihood(self, view: View, world: Game) -> float:
        assert isinstance(view, CitadelsView)
        assert isinstance(world, Citadels)
        return evidence(view, world, self.weights)

    def rounds_played(self, world: Game) -> int:
        assert isinstance(world, Citadels)
        return world.round

    def chances(self, world: Game) -> vec[float]:
        assert isinstance(world, Citadels)
        if world.decision is None:
            return shared(vec[float]([1.0 if score.place == 1 else 0.0 for score in world.scores()]))
        standings = vec[float]([0.0] * world.seats)
        most = 0.0
        nearest: i64 = world.goal
        seat: i64
        for seat in range(world.seats):
            standings[seat] = standing(world, seat)
            most = max(most, standings[seat])
            nearest = min(nearest, max(world.goal - count_of(world.cities[seat]), 0))
        spread = 2.0 + 0.9 * float(nearest)
        return shared(vec[float]([exp((each - most) / spread) for each in standings]))


def standing(world: Citadels, seat: i64) -> float:
    """Count what a seat has: points, and what is likely to become points."""
    points = city_points(world.cities[seat])
    count = count_of(world.cities[seat])
    if world.is_first(seat):
        points += 4
    elif count >= world.goal:
        points += 2
    gold = world.gold[seat]
    cards = len(world.hands[seat])
    return points + HASTE * float(count) + GOLD * float(min(gold, 3 * cards + 4)) + CARD * float(min(cards, 4))


def shared(weights: vec[float]) -> vec[float]:
    """Scale weights so that their sum is one."""
    total = 0.0
    for weight in weights:
        total += weight
    return vec[float]([weight / total for weight in weights])

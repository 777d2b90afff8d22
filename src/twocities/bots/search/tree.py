"""The tree of a search: what was tried, and what came of it."""

from math import exp, sqrt
from typing import Final

from twocities.core.rng import Rng

PRIOR_WEIGHT: Final = 0.75
"""How much of the first look goes by knowledge; the rest goes to all options alike."""

EXPLORATION: Final = 0.7
"""How much what was tried seldom is preferred."""


class Edge:
    """One option of a node: how often it was there, how often it was tried, what came of it."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}
        """What follows, by what chance showed."""

    def mean(self, unknown: float) -> float:
        """Return what came of it on average, or something else if it was never tried."""
        return self.total / self.visits if self.visits else unknown


class Node:
    """A moment at which somebody chooses."""

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.visits = 0
        self.total = 0.0

    def add(self, actions: list[int], values: list[float], temperature: float) -> None:
        """Add the options that are not there yet, as knowledge values them."""
        most = max(values)
        weights = [exp(max((value - most) / temperature, -30.0)) for value in values]
        total = sum(weights)
        for place in range(len(actions)):
            if actions[place] not in self.edges:
                prior = PRIOR_WEIGHT * weights[place] / total + (1 - PRIOR_WEIGHT) / len(actions)
                self.edges[actions[place]] = Edge(prior)

    def knows(self, actions: list[int]) -> bool:
        """Say whether all options are there."""
        for action in actions:
            if action not in self.edges:
                return False
        return True

    def select(self, actions: list[int], rng: Rng) -> int:
        """Choose the option to try next among those that are on offer now."""
        unknown = self.total / self.visits if self.visits else 0.0
        best = actions[0]
        most = -1.0
        for action in actions:
            edge = self.edges[action]
            edge.offered += 1
            value = edge.mean(unknown) + EXPLORATION * edge.prior * sqrt(edge.offered) / (1 + edge.visits)
            if value > most or (value == most and rng.below(2)):
                best = action
                most = value
        return best

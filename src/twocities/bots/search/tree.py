"""The tree of a search: nodes, edges, visit counts and the selection of the next option."""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.core.rng import Rng

PRIOR_WEIGHT: Final = 0.75
"""The share of a prior that comes from knowledge; the rest is the same for all options."""

EXPLORATION: Final = 0.7
"""The exploration constant: how much an option with few visits is preferred."""


@final
@mypyc_attr(acyclic=True)
class Edge:
    """One option of a node: its prior, how often it was on offer and visited, and the sum of its results."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}
        """The nodes that follow, by the outcome of chance and the seat that is asked."""

    def mean(self, unknown: float) -> float:
        """Return the mean of its results, or `unknown` if it was never visited."""
        return self.total / float(self.visits) if self.visits else unknown


@final
@mypyc_attr(acyclic=True)
class Node:
    """A decision of one seat."""

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.visits: i64 = 0
        self.total = 0.0

    def add(self, actions: vec[i64], values: vec[float], temperature: float) -> None:
        """Add the options that are not there yet, with priors by the softmax of their values."""
        most = values[0]
        for value in values:
            most = max(most, value)
        weights = vec[float]([exp(max((value - most) / temperature, -30.0)) for value in values])
        total = 0.0
        for weight in weights:
            total += weight
        place: i64
        for place in range(len(actions)):
            if actions[place] not in self.edges:
                prior = PRIOR_WEIGHT * weights[place] / total + (1 - PRIOR_WEIGHT) / float(len(values))
                self.edges[actions[place]] = Edge(prior)

    def knows(self, actions: vec[i64]) -> bool:
        """Say whether every option has an edge."""
        for action in actions:
            if action not in self.edges:
                return False
        return True

    def select(self, actions: vec[i64], rng: Rng) -> i64:
        """Choose the option to visit next among those that are on offer in this world."""
        unknown = self.total / float(self.visits) if self.visits else 0.0
        best = actions[0]
        most = -1.0
        for action in actions:
            edge = self.edges[action]
            edge.offered += 1
            bonus = EXPLORATION * edge.prior * sqrt(float(edge.offered)) / float(1 + edge.visits)
            value = edge.mean(unknown) + bonus
            if value > most or (value == most and rng.below(2)):
                best = action
                most = value
        return best

"""The tree of a search: nodes, edges, visit counts and the selection of the next option."""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from twocities.core.rng import Rng

PRIOR_WEIGHT: Final = 0.75
"""The share of a prior that comes from knowledge; the rest is the same for all options."""

EXPLORATION: Final = 0.7
"""The usual exploration constant: how much an option with few visits is preferred."""


# Not marked acyclic: trees grow deep, and on CPython 3.11 the deallocation of deeply nested objects writes into the
# header that only objects known to the garbage collector have.
@final
class Edge:
    """One option of a node: its prior, how often it was on offer and visited, and the sum of its results."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.total = 0.0
        self.children = NO_CHILDREN
        """The nodes that follow, by the outcome of chance and the seat that is asked."""

    def add_child(self, place: i64) -> None:
        """Let a new node follow."""
        if not self.children:
            # Most options are never visited: only those that are get a dict of their own.
            self.children = {}
        self.children[place] = Node()

    def mean(self, unknown: float) -> float:
        """Return the mean of its results, or `unknown` if it was never visited."""
        return self.total / float(self.visits) if self.visits else unknown


@final
class Node:
    """A decision of one seat."""

    def __init__(self) -> None:
        self.actions = NO_ACTIONS
        """The options that were on offer so far."""
        self.edges = NO_EDGES
        """The edge of each of them."""
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
            if self.find(actions[place], place) == NOWHERE:
                prior = PRIOR_WEIGHT * weights[place] / total + (1 - PRIOR_WEIGHT) / float(len(values))
                self.actions = append(self.actions, actions[place])
                self.edges = append(self.edges, Edge(prior))

    def knows(self, actions: vec[i64]) -> bool:
        """Say whether every option has an edge."""
        place: i64
        for place in range(len(actions)):
            if self.find(actions[place], place) == NOWHERE:
                return False
        return True

    def find(self, action: i64, guess: i64) -> i64:
        """Return the place of an option, which is mostly a guess, or NOWHERE."""
        if guess < len(self.actions) and self.actions[guess] == action:
            return guess
        place: i64
        for place in range(len(self.actions)):
            if self.actions[place] == action:
                return place
        return NOWHERE

    def edge(self, action: i64) -> Edge:
        """Return the edge of an option that was on offer."""
        place = self.find(action, 0)
        if place == NOWHERE:
            raise KeyError(action)
        return self.edges[place]

    def select(self, actions: vec[i64], rng: Rng, exploration: float = EXPLORATION) -> i64:
        """Choose the option to visit next among those that are on offer in this world."""
        unknown = self.total / float(self.visits) if self.visits else 0.0
        best = actions[0]
        most = -1.0
        place: i64
        for place in range(len(actions)):
            action = actions[place]
            edge = self.edges[self.find(action, place)]
            edge.offered += 1
            bonus = exploration * edge.prior * sqrt(float(edge.offered)) / float(1 + edge.visits)
            value = edge.mean(unknown) + bonus
            if value > most or (value == most and rng.below(2)):
                best = action
                most = value
        return best


NOWHERE: Final = -1
"""The place of an option that was never on offer."""
NO_ACTIONS: Final = vec[i64]()
NO_EDGES: Final = vec[Edge]()
NO_CHILDREN: Final[dict[int, Node]] = {}
"""What follows an option that was never visited; never added to."""

"""Information-set Monte Carlo tree search: one tree for many imagined worlds."""

from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from twocities.bots.search.budget import Budget
from twocities.bots.search.knowledge import Knowledge, best_of
from twocities.bots.search.tree import Edge, Node
from twocities.bots.search.worlds import Worlds
from twocities.core.decision import Decision
from twocities.core.game import Game
from twocities.core.rng import Rng

RANDOM_MOVES_PER_1000: Final = 80
"""How many of a thousand moves of a rollout are random; the others are the best by knowledge."""

FEWEST_ITERATIONS: Final = 64
"""How many iterations there are at least before a search ends because almost all of them go to one option."""

MOST_SEATS: Final = 8

CLEAR_SHARE: Final = 0.9
"""The share of all iterations that makes an option the clear choice."""


class Search:
    """One search for one decision; its time begins when it is made."""

    def __init__(
        self, knowledge: Knowledge, worlds: Worlds, budget: Budget, rng: Rng, has_rollouts: bool = True
    ) -> None:
        self.knowledge = knowledge
        self.worlds = worlds
        self.budget = budget
        self.rng = rng
        self.has_rollouts = has_rollouts
        self.began = perf_counter()
        self.root = Node()
        self.iterations = 0

    def choose(self, decision: Decision, values: vec[float]) -> i64:
        """Search and return the option with the most visits; the priors of the root are made from `values`."""
        actions = decision.actions
        if len(actions) == 1:
            return actions[0]
        self.root.add(actions, values, self.knowledge.temperature)
        while not self.is_done(perf_counter() - self.began):
            self.iterate()
        return self.most_visited(actions)

    def is_done(self, spent: float) -> bool:
        """Say whether the budget is spent, or what is left of it would not change the choice."""
        if not self.iterations:
            return False
        left = self.budget.left(self.iterations, spent)
        return left <= 0 or self.is_clear(left)

    def is_clear(self, left: int) -> bool:
        """Say whether no other option can get more visits any more, or almost certainly none will."""
        most: i64 = 0
        second: i64 = 0
        for edge in self.root.edges:
            if edge.visits > most:
                second = most
                most = edge.visits
            elif edge.visits > second:
                second = edge.visits
        is_ahead = self.iterations >= FEWEST_ITERATIONS and float(most) >= CLEAR_SHARE * self.iterations
        return most - second > left or is_ahead

    def iterate(self) -> None:
        """Select a line of play in one world, expand the tree by a node, roll out and back up the result."""
        self.iterations += 1
        world = self.worlds.draw()
        last = self.knowledge.rounds_played(world) + self.knowledge.rollout_rounds
        node = self.root
        nodes = vec[Node]()
        edges = vec[Edge]()
        seats = vec[i64]()
        is_new = False
        decision = past_forced(world)
        while decision is not None and not is_new:
            actions = decision.actions
            if not node.knows(actions):
                node.add(actions, self.knowledge.values_in(world, decision), self.knowledge.temperature)
            action = node.select(actions, self.rng, self.knowledge.exploration)
            edge = node.edge(action)
            nodes = append(nodes, node)
            edges = append(edges, edge)
            seats = append(seats, decision.seat)
            world.take(action)
            outcome = self.knowledge.outcome(world)
            decision = past_forced(world)
            # Everybody sees who is asked next, so that a different seat is a different node.
            place = outcome * MOST_SEATS + (decision.seat if decision is not None else 0)
            if place not in edge.children:
                edge.add_child(place)
                is_new = True
            node = edge.children[place]
        if self.has_rollouts and not self.roll_out(world, last) and self.iterations > 1:
            # A rollout that was broken off is not counted, unless it is the first: without a visit there is no choice.
            return
        chances = self.knowledge.chances(world)
        depth: i64
        for depth in range(len(edges)):
            chance = chances[seats[depth]]
            edges[depth].visits += 1
            edges[depth].total += chance
            nodes[depth].visits += 1
            nodes[depth].total += chance

    def roll_out(self, world: Game, last: int) -> bool:
        """Play by knowledge to the end of the last round or of the game; say whether the time was enough."""
        seconds = self.budget.seconds
        decision = world.decision
        for _played in range(self.knowledge.rollout_limit):
            if decision is None or self.knowledge.rounds_played(world) > last:
                break
            if seconds > 0 and perf_counter() - self.began >= seconds:
                return False
            actions = decision.actions
            if len(actions) == 1:
                action = actions[0]
            elif self.rng.below(1000) < RANDOM_MOVES_PER_1000:
                action = actions[self.rng.below(len(actions))]
            else:
                action = actions[best_of(self.knowledge.values_in(world, decision), self.rng)]
            world.take(action)
            decision = world.decision
        return True

    def most_visited(self, actions: vec[i64]) -> i64:
        """Return the option with the most visits, of several the one with the best mean."""
        best = actions[0]
        for action in actions:
            edge = self.root.edge(action)
            most = self.root.edge(best)
            if edge.visits > most.visits or (edge.visits == most.visits and edge.mean(0.0) > most.mean(0.0)):
                best = action
        return best


def past_forced(world: Game) -> Decision | None:
    """Take forced moves; return the next decision with at least two options."""
    decision = world.decision
    while decision is not None and len(decision.actions) == 1:
        world.take(decision.actions[0])
        decision = world.decision
    return decision

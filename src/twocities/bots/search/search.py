"""Information-set Monte Carlo tree search: worlds are imagined, tried out, and what came of them is remembered."""

from math import exp
from time import perf_counter
from typing import Final

from twocities.bots.search.knowledge import Knowledge, best_of
from twocities.bots.search.tree import Edge, Node
from twocities.core.decision import Decision
from twocities.core.game import Game
from twocities.core.rng import Rng
from twocities.core.view import View

WORLDS: Final = 48
"""How many worlds are imagined for a decision."""

GLANCE: Final = 8
"""After how many iterations the clock is looked at."""

WHIMS: Final = 80
"""How often in a thousand a player of a rollout does anything at all."""

FINENESS: Final = 1 << 16
"""Into how many parts a chance is cut."""

DEEPEST: Final = 400
"""After how many decisions a rollout ends, whatever happens."""


class Budget:
    """How long may be searched: iterations, seconds, or both."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds


class Search:
    """One search for one decision."""

    def __init__(
        self, knowledge: Knowledge, budget: Budget, rng: Rng, rounds: int = 1, is_weighted: bool = True
    ) -> None:
        self.knowledge = knowledge
        self.budget = budget
        self.rng = rng
        self.rounds = rounds
        """How many rounds a rollout goes on after the one in which it begins."""
        self.is_weighted = is_weighted
        self.worlds: list[Game] = []
        self.bounds: list[float] = []
        self.root = Node()
        self.iterations = 0

    def choose(self, view: View, decision: Decision) -> int:
        """Return the option that was tried most often."""
        actions = decision.actions
        if len(actions) == 1:
            return actions[0]
        began = perf_counter()
        self.fill(view)
        self.root.add(actions, self.knowledge.values(view, decision), self.knowledge.sharpness)
        while not self.is_done(began):
            self.iterate()
        return self.most_tried(actions)

    def fill(self, view: View) -> None:
        """Imagine worlds, and say how likely each of them is."""
        weights: list[float] = []
        for _ in range(WORLDS):
            world = self.knowledge.imagine(view, self.rng)
            world.heard = False
            self.worlds.append(world)
            weights.append(self.knowledge.likelihood(view, world) if self.is_weighted else 0.0)
        most = max(weights)
        total = 0.0
        for weight in weights:
            total += exp(weight - most)
            self.bounds.append(total)

    def world(self) -> Game:
        """Draw a world, by how likely it is; chance in it is new."""
        drawn = self.bounds[-1] * int(self.rng.below(FINENESS)) / FINENESS
        place = 0
        while self.bounds[place] < drawn:
            place += 1
        world = self.worlds[place].clone()
        world.heard = False
        world.rng = self.rng.spawn()
        return world

    def is_done(self, began: float) -> bool:
        """Say whether the budget is spent, or what is left of it cannot change the choice."""
        if self.budget.iterations and self.iterations >= self.budget.iterations:
            return True
        if self.iterations % GLANCE:
            return False
        left = self.budget.iterations - self.iterations if self.budget.iterations else 1 << 30
        if self.budget.seconds:
            spent = perf_counter() - began
            if spent >= self.budget.seconds:
                return True
            if self.iterations:
                left = min(left, int((self.budget.seconds - spent) * self.iterations / spent) + 1)
        return self.is_clear(left)

    def is_clear(self, left: int) -> bool:
        """Say whether the most tried option stays that, whatever is tried from now on."""
        most = 0
        second = 0
        for edge in self.root.edges.values():
            if edge.visits > most:
                second = most
                most = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return most - second > left

    def iterate(self) -> None:
        """Try one line of play out in one world."""
        self.iterations += 1
        world = self.world()
        moment = self.knowledge.moment(world)
        node = self.root
        nodes: list[Node] = []
        edges: list[Edge] = []
        seats: list[int] = []
        is_new = False
        decision = world.decision
        while decision is not None and not is_new:
            actions = decision.actions
            if len(actions) == 1:
                world.take(actions[0])
                decision = world.decision
                continue
            if not node.knows(actions):
                values = self.knowledge.values_in(world, decision)
                node.add(actions, values, self.knowledge.sharpness)
            action = node.select(actions, self.rng)
            edge = node.edges[action]
            nodes.append(node)
            edges.append(edge)
            seats.append(decision.seat)
            world.take(action)
            outcome = self.knowledge.outcome(world)
            if outcome not in edge.nodes:
                edge.nodes[outcome] = Node()
                is_new = True
            node = edge.nodes[outcome]
            decision = world.decision
        self.roll_out(world, moment + self.rounds)
        chances = self.knowledge.chances(world)
        for place in range(len(edges)):
            chance = chances[seats[place]]
            edges[place].visits += 1
            edges[place].total += chance
            nodes[place].visits += 1
            nodes[place].total += chance

    def roll_out(self, world: Game, last: int) -> None:
        """Let everybody play by knowledge until a later round begins, or the game ends."""
        decision = world.decision
        for _ in range(DEEPEST):
            if decision is None or self.knowledge.moment(world) > last:
                return
            actions = decision.actions
            if len(actions) == 1:
                action = actions[0]
            elif self.rng.below(1000) < WHIMS:
                action = actions[self.rng.below(len(actions))]
            else:
                action = actions[best_of(self.knowledge.values_in(world, decision), self.rng)]
            world.take(action)
            decision = world.decision

    def most_tried(self, actions: list[int]) -> int:
        """Return the option that was tried most, the better of equals."""
        best = actions[0]
        for action in actions:
            edge = self.root.edges[action]
            most = self.root.edges[best]
            if edge.visits > most.visits or (edge.visits == most.visits and edge.mean(0.0) > most.mean(0.0)):
                best = action
        return best

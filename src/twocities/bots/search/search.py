"""Information-set Monte Carlo tree search: worlds are imagined, tried out, and what came of them is remembered."""

from time import perf_counter
from typing import Final

from twocities.bots.search.budget import Budget
from twocities.bots.search.knowledge import Knowledge, best_of
from twocities.bots.search.tree import Edge, Node
from twocities.bots.search.worlds import Worlds
from twocities.core.decision import Decision
from twocities.core.game import Game
from twocities.core.rng import Rng

RANDOM_MOVES_PER_1000: Final = 80
"""How often in a thousand a player of a rollout does anything at all."""

FEWEST_ITERATIONS: Final = 64
"""After how many iterations a choice can be clear because almost nothing else is worth trying."""

MOST_SEATS: Final = 8

CLEAR_SHARE: Final = 0.9
"""Which share of the iterations goes to an option that is clearly the best."""


class Search:
    """One search for one decision; its time runs from when it is made."""

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

    def choose(self, decision: Decision, values: list[float]) -> int:
        """Return the option that was tried most often; `values` say what to try first."""
        actions = decision.actions
        if len(actions) == 1:
            return actions[0]
        self.root.add(actions, values, self.knowledge.temperature)
        while not self.is_done(perf_counter() - self.began):
            self.iterate()
        return self.most_tried(actions)

    def is_done(self, spent: float) -> bool:
        """Say whether the budget is spent, or what is left of it would not change the choice."""
        if not self.iterations:
            return False
        left = self.budget.left(self.iterations, spent)
        return left <= 0 or self.is_clear(left)

    def is_clear(self, left: int) -> bool:
        """Say whether the most tried option stays that, whatever is tried from now on, or almost certainly."""
        most = 0
        second = 0
        for edge in self.root.edges.values():
            if edge.visits > most:
                second = most
                most = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return most - second > left or (self.iterations >= FEWEST_ITERATIONS and most >= CLEAR_SHARE * self.iterations)

    def iterate(self) -> None:
        """Try one line of play out in one world."""
        self.iterations += 1
        world = self.worlds.draw()
        last = self.knowledge.rounds_played(world) + self.knowledge.rollout_rounds
        node = self.root
        nodes: list[Node] = []
        edges: list[Edge] = []
        seats: list[int] = []
        is_new = False
        decision = past_forced(world)
        while decision is not None and not is_new:
            actions = decision.actions
            if not node.knows(actions):
                node.add(actions, self.knowledge.values_in(world, decision), self.knowledge.temperature)
            action = node.select(actions, self.rng)
            edge = node.edges[action]
            nodes.append(node)
            edges.append(edge)
            seats.append(decision.seat)
            world.take(action)
            outcome = self.knowledge.outcome(world)
            decision = past_forced(world)
            # Everybody sees whose turn it is: what another seat does after the same choice is another question.
            place = outcome * MOST_SEATS + (decision.seat if decision is not None else 0)
            if place not in edge.children:
                edge.children[place] = Node()
                is_new = True
            node = edge.children[place]
        if self.has_rollouts and not self.roll_out(world, last) and self.iterations > 1:
            # What was broken off says little; only the first line of play must count, so that there is a choice.
            return
        chances = self.knowledge.chances(world)
        for depth in range(len(edges)):
            chance = chances[seats[depth]]
            edges[depth].visits += 1
            edges[depth].total += chance
            nodes[depth].visits += 1
            nodes[depth].total += chance

    def roll_out(self, world: Game, last: int) -> bool:
        """Let everybody play by knowledge until the last round is over, or the game; say whether there was time."""
        seconds = self.budget.seconds
        decision = world.decision
        for _ in range(self.knowledge.rollout_limit):
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

    def most_tried(self, actions: list[int]) -> int:
        """Return the option that was tried most, the better of equals."""
        best = actions[0]
        for action in actions:
            edge = self.root.edges[action]
            most = self.root.edges[best]
            if edge.visits > most.visits or (edge.visits == most.visits and edge.mean(0.0) > most.mean(0.0)):
                best = action
        return best


def past_forced(world: Game) -> Decision | None:
    """Take every move that leaves no choice; return the next question that has one."""
    decision = world.decision
    while decision is not None and len(decision.actions) == 1:
        world.take(decision.actions[0])
        decision = world.decision
    return decision

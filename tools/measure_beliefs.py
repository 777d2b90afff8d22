"""Measures how often a searching bot of Citadels imagines a hidden character with the seat that has it.

python tools/measure_beliefs.py <player> <games>

Four such players play `deluxe` with its first cast. At some questions after the draft, every seat imagines worlds from
its view: at random, weighed as a Master does, and drawn as a Grandmaster does. Counted is how many of the characters
that others hold unseen a world gives to the seat that holds them, in the mean of all worlds as they are weighed.
"""

import sys
from math import exp

from twocities import new_game
from twocities.bots import make_bot
from twocities.bots.learned import shipped_knowledge
from twocities.bots.levels import knowledge_of
from twocities.bots.search.knowledge import Sampler
from twocities.bots.table import ask, player_rngs
from twocities.citadels.game import Citadels
from twocities.citadels.ids import NOBODY
from twocities.citadels.view import CitadelsView
from twocities.citadels.worlds import hidden_ranks
from twocities.core.rng import Rng, seeded

SEATS = 4
EVERY = 23
"""One question of so many is looked at."""

WORLDS = 24
"""How many worlds are imagined from a view."""

FIRST_SEED = 2**62
"""No game to learn from has such a seed."""


def share_right(sampler: Sampler, is_weighted: bool, truth: Citadels, unseen: list[int], rng: Rng) -> float:
    """Count how many of the unseen characters are where they are, in the mean of some worlds."""
    weighed: list[tuple[float, float]] = []
    for _ in range(WORLDS):
        world = sampler.imagine(rng)
        assert isinstance(world, Citadels)
        right = sum(world.held_by[rank] == truth.held_by[rank] for rank in unseen)
        weighed.append((sampler.likelihood(world) if is_weighted else 0.0, float(right)))
    most = max(likelihood for likelihood, _ in weighed)
    weights = [exp(likelihood - most) for likelihood, _ in weighed]
    return sum(weight * right for weight, (_, right) in zip(weights, weighed, strict=True)) / sum(weights)


def main(player: str, games: int) -> None:
    """Play, count and print."""
    rng = seeded(1)
    right = {"at random": 0.0, "as a Master": 0.0, "as a Grandmaster": 0.0}
    found = questions = 0
    for number in range(games):
        game = new_game("citadels", SEATS, ["deluxe"], FIRST_SEED + number)
        assert isinstance(game, Citadels)
        game.heard = False
        bots = [make_bot(player) for _ in range(SEATS)]
        generators = player_rngs(FIRST_SEED + number, SEATS)
        while (decision := game.decision) is not None:
            questions += 1
            for seat in range(SEATS if questions % EVERY == 0 and game.called else 0):
                view = game.view(seat)
                assert isinstance(view, CitadelsView)
                hidden = hidden_ranks(view)
                unseen = [
                    rank for rank in range(1, len(game.cast)) if hidden >> rank & 1 and game.held_by[rank] != NOBODY
                ]
                if unseen:
                    by_hand = Sampler(knowledge_of(view), view)
                    right["at random"] += share_right(by_hand, False, game, unseen, rng)
                    right["as a Master"] += share_right(by_hand, True, game, unseen, rng)
                    by_net = shipped_knowledge("citadels").sampler(view)
                    right["as a Grandmaster"] += share_right(by_net, True, game, unseen, rng)
                    found += len(unseen)
            game.take(ask(bots[decision.seat], game.view(decision.seat), generators[decision.seat]))
    print(f"{games} games of {player}, {found} unseen characters")
    for name, count in right.items():
        print(f"{name}: {count / found:.1%} are where they are")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))

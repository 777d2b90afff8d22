"""In a world the options are worth what they are worth by the view of the seat that is asked: nothing hidden counts."""

import pytest

from twocities import new_game
from twocities.bots.citadels.knowledge import CitadelsKnowledge
from twocities.citadels.boxes import EDITIONS
from twocities.core.game import Game
from twocities.core.rng import seeded

KNOWLEDGE = CitadelsKnowledge()
GAMES = 7


def unfair_decisions(game: Game, seed: int) -> list[str]:
    """Play a game at random; list the decisions at which an option is worth something else in the true game."""
    rng, unfair = seeded(seed), []
    while (decision := game.decision) is not None:
        if KNOWLEDGE.values(game.view(decision.seat), decision) != KNOWLEDGE.values_in(game, decision):
            unfair.append(str(decision))
        game.take(decision.actions[rng.below(len(decision.actions))])
    return unfair


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(GAMES))
def test_nothing_hidden_changes_the_value_of_an_option(edition: str, seed: int) -> None:
    seats = 2 + seed % (EDITIONS[edition].most_seats - 1)

    assert unfair_decisions(new_game("citadels", seats, [*edition.split(","), "random_cast"], seed), seed) == []

"""What topics and verbs declare is what questions are about and what is answered."""

import pytest

from tests.machikoro.variants import TABLE_NAMES, TABLES
from tests.tables import GAMES
from twocities.core.rng import seeded
from twocities.machikoro.family import MACHIKORO


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize(("seats", "rules"), TABLES, ids=TABLE_NAMES)
def test_a_question_is_about_a_card_of_the_own_city_and_its_answers_are_declared(
    seats: int, rules: list[str], seed: int
) -> None:
    game, rng = MACHIKORO.new_game(seats, rules, seed), seeded(seed)
    wrong: list[object] = []
    while game.decision is not None:
        about = MACHIKORO.about(game.decision)
        wrong += [card for card in about.values() if not isinstance(card, int) or not game.owned(game.turn, card)]
        verbs = [MACHIKORO.vocabulary.verb(action) for action in game.decision.actions]
        wrong += [verb.name for verb in verbs if game.decision.topic not in verb.topics]
        game.apply(game.decision.actions[rng.below(len(game.decision.actions))])

    assert wrong == []

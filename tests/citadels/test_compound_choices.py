"""Acts of several choices: a verb that may be followed within an act says so."""

import pytest

from tests.tables import GAMES
from twocities.citadels.actions import VOCABULARY
from twocities.citadels.boxes import EDITIONS
from twocities.citadels.compound_choices import OPENING
from twocities.citadels.family import CITADELS
from twocities.core.rng import seeded


def verbs_that_go_on(rules: list[str], seats: int, seed: int) -> set[str]:
    """Play a random game; name the verbs after which the same seat, with nothing new to know, was asked to go on."""
    game, rng = CITADELS.new_game(seats, rules, seed), seeded(seed)
    found = set()
    while (decision := game.decision) is not None:
        action = decision.actions[rng.below(len(decision.actions))]
        is_news = any(CITADELS.is_news(event, action) for event in game.apply(action))
        asked = game.decision
        if asked is not None and asked.seat == decision.seat and CITADELS.goes_on(asked.topic) and not is_news:
            found.add(VOCABULARY.verb(action).name)
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_verb_that_a_question_goes_on_with_opens_an_act(edition: str) -> None:
    rules = [*EDITIONS[edition].names, "random_cast"]
    found = {verb for seed in range(8 * GAMES) for verb in verbs_that_go_on(rules, 4 + seed % 4, seed)}

    assert found - {*OPENING} == set()


def test_a_verb_that_opens_an_act_is_one_of_the_game() -> None:
    assert {*OPENING} <= {verb.name for verb in VOCABULARY.verbs}

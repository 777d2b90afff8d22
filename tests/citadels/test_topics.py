"""What a question is about is what its topic says, and it is really there."""

import pytest

from tests.citadels.editions_played import RANDOM_NAMES, RANDOM_TABLES
from tests.tables import GAMES
from twocities.citadels.family import CITADELS
from twocities.citadels.game import Citadels
from twocities.citadels.ids import TYPES
from twocities.core.decision import Decision
from twocities.core.rng import seeded


def is_there(game: Citadels, seat: int, field: str, value: int) -> bool:
    """Say whether what `seat` is asked about is on the table: it can pay the gold, another sits there, and so on."""
    match field:
        case "gold":
            return 0 <= value <= game.gold[seat]
        case "victim":
            return value in game.others(seat)
        case "character":
            return value == game.joined or (game.is_cast(value) and game.acted[game.rank_of(value)] == seat)
        case "district":
            return value in game.site or game.has_district(seat, value) or value in game.deck[:1]
        case "place":
            return value in game.cities[seat]
        case "type":
            return value in range(TYPES)
        case "count":
            return 0 <= value <= max(len(game.deck), len(game.cities[seat]))
    return False


def wrong_about(game: Citadels, decision: Decision) -> list[str]:
    """List what a decision is about and that is not there, with its topic."""
    topic = CITADELS.topics[decision.topic].name
    return [
        f"{topic}: {field} {value}"
        for field, value in CITADELS.about(decision).items()
        if not isinstance(value, int) or not is_there(game, decision.seat, field, value)
    ]


@pytest.mark.parametrize(("seats", "rules"), RANDOM_TABLES, ids=RANDOM_NAMES)
def test_what_a_question_is_about_is_on_the_table(seats: int, rules: list[str]) -> None:
    wrong: list[str] = []
    for seed in range(seats * 100, seats * 100 + 4 * GAMES):
        game, rng = CITADELS.new_game(seats, rules, seed), seeded(seed)
        while game.decision is not None:
            wrong += wrong_about(game, game.decision)
            game.apply(game.decision.actions[rng.below(len(game.decision.actions))])

    assert wrong == []

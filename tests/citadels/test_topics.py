"""What topics, verbs and characters declare is what questions are about and what is answered."""

import pytest

from tests.citadels.editions_played import RANDOM_NAMES, RANDOM_TABLES
from tests.tables import GAMES
from twocities.citadels.catalog import CHARACTER_CATALOG
from twocities.citadels.family import CITADELS
from twocities.citadels.game import Citadels
from twocities.citadels.ids import ACTING_AS_GUEST, TYPES
from twocities.citadels.refusals import POWERS
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


def test_every_power_is_declared_by_a_character() -> None:
    # The others borrow while they build, which is no power of its own; everybody may have an income, or pass.
    powers = {verb.name for verb in CITADELS.vocabulary.verbs if ACTING_AS_GUEST in verb.topics}

    assert powers == {*POWERS, "income", "pass"} - {"borrow"}


def undeclared(decision: Decision) -> list[str]:
    """List the options whose verb does not declare the topic, or whose character does not declare the verb."""
    verbs = [CITADELS.vocabulary.verb(action) for action in decision.actions]
    own = CHARACTER_CATALOG[decision.about].verbs if CITADELS.topics[decision.topic].about == "character" else POWERS
    return [
        f"{CITADELS.topics[decision.topic].name}: {verb.name}"
        for verb in verbs
        if decision.topic not in verb.topics or (verb.name in POWERS and verb.name not in own)
    ]


@pytest.mark.parametrize(("seats", "rules"), RANDOM_TABLES, ids=RANDOM_NAMES)
def test_what_a_question_is_about_is_on_the_table_and_its_answers_are_declared(seats: int, rules: list[str]) -> None:
    wrong: list[str] = []
    for seed in range(seats * 100, seats * 100 + 4 * GAMES):
        game, rng = CITADELS.new_game(seats, rules, seed), seeded(seed)
        while game.decision is not None:
            wrong += wrong_about(game, game.decision) + undeclared(game.decision)
            game.apply(game.decision.actions[rng.below(len(game.decision.actions))])

    assert wrong == []

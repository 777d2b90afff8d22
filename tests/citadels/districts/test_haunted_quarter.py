import pytest

from tests.citadels.tables import points, shown, table
from tests.tables import asked, options, play
from twocities import SPECTATOR
from twocities.citadels.game import Citadels
from twocities.citadels.ids import TOPIC_NAMES, TYPE_NAMES

FOUR_TYPES = "manor temple tavern keep"


def last_turn(city: str) -> Citadels:
    """Set a table at which seat 1 has a city and seat 0 plays the last turn of the game."""
    return table("warlord", seats=4, cities=["", city], gathered=1, first=0)


def best_type(game: Citadels) -> str:
    """Name the type that the question is about."""
    return TYPE_NAMES[asked(game).about]


def test_its_owner_is_asked_at_the_end_for_one_type() -> None:
    # Ruling R142: asked after the last round, before the scores.
    game = last_turn("haunted_quarter")

    play(game, "end")

    assert [asked(game).seat, TOPIC_NAMES[asked(game).topic]] == [1, "declaring"]
    assert options(game) == [
        "declare noble",
        "declare religious",
        "declare trade",
        "declare military",
        "declare unique",
    ]


def test_the_game_is_over_after_the_answer_and_everybody_hears_it() -> None:
    game = last_turn("haunted_quarter")

    events = play(game, "end", "declare trade")

    assert game.decision is None
    assert shown(events, SPECTATOR, "type-declared") == [{"seat": 1, "district": "haunted_quarter", "type": "trade"}]
    assert events[-1].name == "game-ended"


def test_it_completes_the_five_types() -> None:
    game = last_turn(f"{FOUR_TYPES} haunted_quarter")

    play(game, "end")
    assert best_type(game) == "military"
    play(game, "declare military")

    assert points(game, 1)["all_types"] == 3


def test_its_owner_may_choose_worse() -> None:
    game = last_turn(f"{FOUR_TYPES} haunted_quarter")

    play(game, "end", "declare noble")

    assert "all_types" not in points(game, 1)


def test_it_can_be_the_unique_district_of_five_types() -> None:
    game = last_turn("manor temple tavern prison haunted_quarter")

    play(game, "end")
    assert best_type(game) == "unique"
    play(game, "declare unique")

    assert points(game, 1)["all_types"] == 3


def test_it_cannot_be_two_types_at_once() -> None:
    # Ruling R103: one type for all scoring.
    game = last_turn("manor temple tavern haunted_quarter capitol market")

    play(game, "end", "declare military")

    assert points(game, 1)["all_types"] == 3
    assert "capitol" not in points(game, 1)


def test_the_question_is_about_the_type_that_scores_most() -> None:
    # Ruling R142: the question names the type that scores most.
    game = last_turn("ivory_tower haunted_quarter tavern market")

    play(game, "end")
    assert best_type(game) == "noble"
    play(game, "declare unique")

    assert "ivory_tower" not in points(game, 1)


def test_the_sum_of_all_effects_decides_which_type_scores_most() -> None:
    game = last_turn("capitol wishing_well haunted_quarter manor castle")

    play(game, "end")

    # Noble or unique makes three of a type for the Capitol; only unique counts for the Wishing Well.
    assert best_type(game) == "unique"
    play(game, "declare unique")
    assert [points(game, 1)["capitol"], points(game, 1)["wishing_well"]] == [3, 3]


def test_among_equals_it_stays_what_it_is() -> None:
    game = last_turn("haunted_quarter tavern")

    play(game, "end")

    assert best_type(game) == "unique"


@pytest.mark.parametrize("type_", TYPE_NAMES)
def test_its_own_cost_is_scored_whatever_it_counts_as(type_: str) -> None:
    game = last_turn("haunted_quarter")

    play(game, "end", f"declare {type_}")

    assert points(game, 1) == {"districts": 2}


def test_before_the_end_scores_suppose_the_best_type() -> None:
    # Ruling R142: in scores that are asked for earlier it counts as that type.
    game = table("merchant", cities=[f"{FOUR_TYPES} haunted_quarter"])

    assert points(game, 0)["all_types"] == 3


def test_it_pays_no_income_during_the_game() -> None:
    game = table("warlord", cities=["haunted_quarter"])

    assert "income" not in options(game)


def test_it_counts_even_if_it_was_built_in_the_last_round() -> None:
    game = table(
        "warlord", seats=4, gold=[2], hands=["haunted_quarter"], cities=[f"{FOUR_TYPES} palace"], gathered=1, first=1
    )

    play(game, "build haunted_quarter", "end", "declare military")

    assert points(game, 0)["all_types"] == 3


def test_nobody_is_asked_if_it_does_not_stand_in_a_city() -> None:
    game = table("warlord", seats=4, hands=["haunted_quarter"], cities=[FOUR_TYPES], gathered=1, first=1)

    play(game, "end")

    assert game.decision is None
    assert "all_types" not in points(game, 0)


def test_nobody_is_asked_while_the_game_goes_on() -> None:
    game = table("warlord", seats=4, cities=["haunted_quarter"], gathered=1)

    play(game, "end")

    assert TOPIC_NAMES[asked(game).topic] == "picking"


def test_a_beautified_one_is_asked_for_too() -> None:
    game = last_turn(f"{FOUR_TYPES} haunted_quarter+")

    play(game, "end", "declare military")

    assert points(game, 1)["all_types"] == 3

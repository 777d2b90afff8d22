import pytest

from tests.citadels.tables import city, classic_table, dark_city_table, points, shown, table
from tests.tables import asked, options, play
from twocities import SPECTATOR, BadPosition
from twocities.citadels.game import Citadels
from twocities.citadels.ids import TOPIC_NAMES, TYPE_NAMES

FOUR_TYPES = "manor temple tavern keep"
NO_SOLDIERS = "manor castle temple church tavern keep"


def last_turn(districts: str, built: int = 1, edition: str = "classic") -> Citadels:
    """Set a table at which seat 1 has a city and seat 0 plays the last turn of the game, in round 3."""
    return table(
        "classic_merchant",
        edition=edition,
        seats=4,
        cities=["", districts],
        gathered=1,
        first=0,
        round=3,
        notes={"haunted_city": built},
    )


def test_its_owner_is_asked_at_the_end_for_one_type() -> None:
    game = last_turn("haunted_city")

    play(game, "end")

    assert [asked(game).seat, TOPIC_NAMES[asked(game).topic]] == [1, "declaring"]
    assert options(game) == [f"declare {name}" for name in TYPE_NAMES]


def test_everybody_hears_the_answer_and_the_game_is_over() -> None:
    game = last_turn("haunted_city")

    events = play(game, "end", "declare trade")

    assert game.decision is None
    assert shown(events, SPECTATOR, "type-declared") == [{"seat": 1, "district": "haunted_city", "type": "trade"}]


def test_it_completes_the_five_types() -> None:
    game = last_turn(f"{FOUR_TYPES} haunted_city")

    play(game, "end")
    assert TYPE_NAMES[asked(game).about] == "military"
    play(game, "declare military")

    assert points(game, 1) == {"districts": 3 + 1 + 1 + 3 + 2, "all_types": 3}


def test_it_can_be_the_unique_district_of_five_types() -> None:
    game = last_turn("manor temple tavern prison haunted_city")

    play(game, "end", "declare unique")

    assert points(game, 1)["all_types"] == 3


@pytest.mark.parametrize("type_", TYPE_NAMES)
def test_its_own_cost_is_scored_whatever_it_counts_as(type_: str) -> None:
    game = last_turn("haunted_city")

    play(game, "end", f"declare {type_}")

    assert points(game, 1) == {"districts": 2}


def test_it_pays_no_income_during_the_game() -> None:
    game = classic_table("classic_merchant", cities=["haunted_city"])

    assert "income" not in options(game)


def test_built_in_the_last_round_before_the_city_is_completed_it_stays_purple() -> None:
    # Ruling R120
    game = classic_table(
        "classic_architect",
        seats=4,
        gold=[9],
        hands=["haunted_city market"],
        cities=[NO_SOLDIERS],
        gathered=1,
    )

    play(game, "build haunted_city", "build market", "end")

    assert game.decision is None
    assert points(game, 0)["first"] == 4
    assert "all_types" not in points(game, 0)


def test_built_in_the_last_round_after_a_city_is_completed_it_stays_purple() -> None:
    # Ruling R120
    game = classic_table(
        "classic_merchant",
        seats=4,
        gold=[2],
        hands=["haunted_city"],
        cities=[NO_SOLDIERS],
        gathered=1,
        first=1,
    )

    play(game, "build haunted_city", "end")

    assert game.decision is None
    assert "all_types" not in points(game, 0)


def test_built_as_the_district_that_completes_the_city_it_stays_purple() -> None:
    # Ruling R120
    game = classic_table(
        "classic_merchant",
        seats=4,
        gold=[2],
        hands=["haunted_city"],
        cities=[f"{NO_SOLDIERS} market"],
        gathered=1,
    )

    play(game, "build haunted_city", "end")

    assert game.decision is None
    assert "all_types" not in points(game, 0)


def test_built_in_the_last_round_it_is_the_unique_district_of_five_types() -> None:
    # Ruling R120
    game = classic_table(
        "classic_merchant",
        seats=4,
        gold=[2],
        hands=["haunted_city"],
        cities=["manor temple tavern prison"],
        gathered=1,
        first=1,
    )

    play(game, "build haunted_city", "end")

    assert points(game, 0)["all_types"] == 3


def test_built_in_an_earlier_round_it_counts_as_any_type() -> None:
    # Ruling R120
    game = classic_table(
        "classic_merchant",
        seats=4,
        gold=[2],
        hands=["haunted_city"],
        cities=[FOUR_TYPES],
        gathered=1,
    )

    play(game, "build haunted_city", "end")

    assert TOPIC_NAMES[asked(game).topic] == "picking"
    assert points(game, 0)["all_types"] == 3


def test_an_old_one_that_falls_and_is_built_again_in_the_last_round_stays_purple() -> None:
    # Ruling R120
    game = dark_city_table(
        "classic_merchant",
        gold=[2],
        cities=["manor temple tavern keep dark_city_armory", "haunted_city"],
        deck="",
        round=3,
        notes={"haunted_city": 1},
        first=1,
    )

    play(game, "use dark_city_armory", "destroy 1 haunted_city", "cards", "keep haunted_city", "build haunted_city")
    play(game, "end")

    assert game.decision is None
    assert city(game, 0) == f"{FOUR_TYPES} haunted_city"
    assert "all_types" not in points(game, 0)


def exchanged(built: int) -> Citadels:
    """Let a Diplomat get the Haunted City in the last round, which is the third."""
    game = dark_city_table(
        "dark_city_diplomat",
        seats=4,
        cities=["manor temple tavern keep palace", "haunted_city"],
        gathered=1,
        first=2,
        round=3,
        notes={"haunted_city": built},
    )
    play(game, "end", "offer palace", "demand 1 haunted_city")
    return game


def test_an_old_one_that_is_exchanged_in_the_last_round_counts_as_any_type_for_its_new_owner() -> None:
    # Ruling R120
    game = exchanged(2)

    assert [asked(game).seat, TOPIC_NAMES[asked(game).topic]] == [0, "declaring"]
    play(game, "declare military")

    assert points(game, 0)["all_types"] == 3


def test_one_that_was_built_in_the_last_round_stays_purple_for_its_new_owner() -> None:
    # Ruling R120
    game = exchanged(3)

    assert game.decision is None
    assert "all_types" not in points(game, 0)


def test_a_position_in_the_middle_of_the_question_goes_on() -> None:
    game = classic_table(
        cities=["", f"{FOUR_TYPES} haunted_city"],
        first=0,
        agenda=[{"step": "declare_type", "seat": 1, "district": "haunted_city"}, {"step": "end_game"}],
    )

    play(game, "declare military")

    assert game.decision is None
    assert points(game, 1)["all_types"] == 3


def test_a_position_cannot_ask_about_one_that_was_built_in_the_last_round() -> None:
    with pytest.raises(BadPosition, match="a district of any type"):
        classic_table(
            cities=["", "haunted_city"],
            first=0,
            round=3,
            notes={"haunted_city": 3},
            agenda=[{"step": "declare_type", "seat": 1, "district": "haunted_city"}, {"step": "end_game"}],
        )


@pytest.mark.parametrize("built", [0, 4])
def test_a_position_cannot_have_it_built_in_a_round_that_was_not_played(built: int) -> None:
    with pytest.raises(BadPosition, match=f"The haunted_city cannot remember {built}"):
        last_turn("haunted_city", built)

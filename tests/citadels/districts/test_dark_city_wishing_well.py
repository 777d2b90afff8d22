import pytest

from tests.citadels.tables import dark_city_table, points
from tests.tables import asked, play
from twocities.citadels.game import Citadels
from twocities.citadels.ids import TYPE_NAMES


def well(others: str) -> dict[str, int]:
    """Score the Wishing Well beside other districts."""
    game = dark_city_table("classic_merchant", cities=[f"dark_city_wishing_well {others}"])
    return points(game, 0)


def test_alone_it_scores_its_cost_only() -> None:
    assert well("") == {"districts": 5}


@pytest.mark.parametrize(("others", "bonus"), [("keep", 1), ("keep keep smithy", 3), ("keep park map_room", 3)])
def test_each_other_unique_district_scores_a_point(others: str, bonus: int) -> None:
    assert well(others)["dark_city_wishing_well"] == bonus


def test_other_types_score_nothing() -> None:
    assert well("manor temple tavern prison") == {"districts": 5 + 3 + 1 + 1 + 2, "all_types": 3}


def test_unique_districts_of_other_cities_score_nothing() -> None:
    game = dark_city_table("classic_merchant", cities=["dark_city_wishing_well", "keep smithy graveyard"])

    assert points(game, 0) == {"districts": 5}


def test_a_school_of_magic_is_unique_for_it() -> None:
    # Ruling R6
    assert well("school_of_magic")["dark_city_wishing_well"] == 1


def haunted() -> Citadels:
    """Set a table at which seat 0 has the Well and an old Haunted City when the game ends."""
    game = dark_city_table(
        "classic_merchant",
        seats=4,
        cities=["dark_city_wishing_well haunted_city keep"],
        gathered=1,
        first=1,
    )
    play(game, "end")
    return game


def test_a_haunted_city_that_stays_unique_counts() -> None:
    game = haunted()

    assert TYPE_NAMES[asked(game).about] == "unique"
    play(game, "declare unique")

    assert points(game, 0)["dark_city_wishing_well"] == 2


def test_a_haunted_city_of_another_type_does_not_count() -> None:
    game = haunted()

    play(game, "declare trade")

    assert points(game, 0)["dark_city_wishing_well"] == 1


def test_a_haunted_city_that_was_built_in_the_last_round_counts() -> None:
    # Ruling R120
    game = dark_city_table(
        "classic_merchant",
        seats=4,
        gold=[2],
        hands=["haunted_city"],
        cities=["dark_city_wishing_well"],
        gathered=1,
        first=1,
    )

    play(game, "build haunted_city", "end")

    assert points(game, 0) == {"districts": 7, "dark_city_wishing_well": 1}

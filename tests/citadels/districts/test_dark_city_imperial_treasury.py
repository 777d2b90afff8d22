import pytest

from tests.citadels.tables import dark_city_table, points
from tests.tables import options, play


@pytest.mark.parametrize("gold", [1, 7])
def test_each_gold_scores_a_point(gold: int) -> None:
    game = dark_city_table("classic_merchant", gold=[gold, 9], cities=["dark_city_imperial_treasury"])

    assert points(game, 0) == {"districts": 4, "dark_city_imperial_treasury": gold}


def test_without_gold_it_scores_its_cost_only() -> None:
    game = dark_city_table("classic_merchant", gold=[0], cities=["dark_city_imperial_treasury"])

    assert points(game, 0) == {"districts": 4}


@pytest.mark.parametrize(("gold", "may"), [(4, True), (3, False)])
def test_it_costs_four_gold(gold: int, may: bool) -> None:
    game = dark_city_table("classic_thief", gold=[gold], hands=["dark_city_imperial_treasury"], gathered=1)

    assert ("build dark_city_imperial_treasury" in options(game)) is may


def test_gold_on_beautified_districts_does_not_count() -> None:
    # Ruling R105
    game = dark_city_table(
        "dark_city_artist",
        seats=4,
        gold=[3],
        cities=["dark_city_imperial_treasury"],
        gathered=1,
    )

    play(game, "beautify dark_city_imperial_treasury")

    assert points(game, 0) == {"districts": 5, "dark_city_imperial_treasury": 2}


def test_what_an_alchemist_gets_back_in_the_last_turn_counts() -> None:
    game = dark_city_table(
        "dark_city_alchemist",
        seats=4,
        gold=[3],
        hands=["manor"],
        cities=["dark_city_imperial_treasury"],
        gathered=1,
        first=1,
    )

    play(game, "build manor", "end")

    assert game.decision is None
    assert points(game, 0) == {"districts": 7, "dark_city_imperial_treasury": 3}


def test_its_points_do_not_decide_a_tie() -> None:
    game = dark_city_table(
        "classic_merchant",
        seats=4,
        gold=[0, 2, 1],
        cities=["palace castle", "dark_city_imperial_treasury manor"],
    )

    assert [score.total for score in game.scores()[:2]] == [9, 9]
    # The districts alone are worth 9 and 7.
    assert [score.place for score in game.scores()[:2]] == [1, 2]

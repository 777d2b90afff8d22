import pytest

from tests.citadels.tables import city, dark_city_table, points
from tests.tables import options, play
from twocities.citadels.game import Citadels


def factory(hand: str, gold: int = 9, acting: str = "classic_thief") -> Citadels:
    """Set a table at which seat 0 has the Factory and may build."""
    return dark_city_table(acting, gold=[gold], hands=[hand], cities=["dark_city_factory"], gathered=1)


@pytest.mark.parametrize(
    ("district", "price"), [("haunted_city", 1), ("keep", 2), ("dragon_gate", 5), ("park", 5), ("dark_city_quarry", 4)]
)
def test_unique_districts_are_a_gold_cheaper(district: str, price: int) -> None:
    # Ruling R81
    game = factory(district)

    play(game, f"build {district}")

    assert game.gold[0] == 9 - price


@pytest.mark.parametrize(("district", "price"), [("tavern", 1), ("palace", 5)])
def test_other_districts_cost_what_they_cost(district: str, price: int) -> None:
    # Ruling R81
    game = factory(district)

    play(game, f"build {district}")

    assert game.gold[0] == 9 - price


@pytest.mark.parametrize(("gold", "may"), [(6, True), (5, False)])
def test_it_costs_six_gold_itself(gold: int, may: bool) -> None:
    # Ruling R81
    game = dark_city_table("classic_thief", gold=[gold], hands=["dark_city_factory"], gathered=1)

    assert ("build dark_city_factory" in options(game)) is may


def test_nothing_is_paid_back_for_what_was_built_before() -> None:
    # Ruling R81
    game = dark_city_table("classic_thief", gold=[6], hands=["dark_city_factory"], cities=["keep"], gathered=1)

    play(game, "build dark_city_factory")

    assert [game.gold[0], city(game, 0)] == [0, "keep dark_city_factory"]


def test_it_works_in_the_turn_in_which_it_was_built() -> None:
    game = dark_city_table("classic_architect", gold=[8], hands=["dark_city_factory keep"], gathered=1)

    play(game, "build dark_city_factory", "build keep")

    assert game.gold[0] == 0


def test_points_are_those_of_the_full_cost() -> None:
    # Ruling R81
    game = factory("keep", gold=2)

    play(game, "build keep")

    assert points(game, 0) == {"districts": 6 + 3}


@pytest.mark.parametrize(("gold", "may"), [(4, True), (3, False)])
def test_a_warlord_pays_by_the_full_cost(gold: int, may: bool) -> None:
    # Ruling R81
    game = dark_city_table(
        "classic_warlord",
        gold=[gold],
        cities=["", "dark_city_factory smithy tavern"],
        gathered=1,
    )

    play(game, "end")

    assert ("destroy 1 smithy" in options(game)) is may


def test_a_diplomat_pays_the_difference_of_the_full_costs() -> None:
    # Ruling R81
    game = dark_city_table(
        "dark_city_diplomat",
        gold=[9, 0],
        cities=["manor dark_city_factory", "smithy"],
        gathered=1,
    )

    play(game, "end", "offer manor", "demand 1 smithy")

    assert list(game.gold[:2]) == [7, 2]


def test_an_alchemist_gets_back_what_was_paid() -> None:
    # Ruling R77
    game = factory("keep", gold=5, acting="dark_city_alchemist")

    play(game, "build keep", "end")

    assert game.gold[0] == 5


def test_somebody_elses_factory_does_nothing() -> None:
    game = dark_city_table(
        "classic_thief",
        gold=[2],
        hands=["keep"],
        cities=["", "dark_city_factory"],
        gathered=1,
    )

    assert "build keep" not in options(game)

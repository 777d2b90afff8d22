import pytest

from tests.citadels.tables import city, dark_city_table, points
from tests.tables import options, play
from twocities.citadels.game import Citadels


def warlord(districts: str) -> Citadels:
    """Set a table at which a Warlord is about to destroy something, and seat 1 has districts."""
    game = dark_city_table("classic_warlord", gold=[9], cities=["", districts], gathered=1)
    play(game, "end")
    return game


@pytest.mark.parametrize(("district", "price"), [("tavern", 1), ("castle", 4), ("castle+", 5), ("university", 6)])
def test_a_warlord_pays_a_gold_more_for_any_district_of_its_city(district: str, price: int) -> None:
    game = warlord(f"{district} dark_city_great_wall")

    play(game, f"destroy 1 {district}")

    assert game.gold[0] == 9 - price


def test_a_warlord_pays_a_gold_more_for_the_wall_itself() -> None:
    game = warlord("dark_city_great_wall")

    play(game, "destroy 1 dark_city_great_wall")

    assert game.gold[0] == 9 - 6


@pytest.mark.parametrize(("gold", "may"), [(1, True), (0, False)])
def test_a_district_of_cost_one_is_not_destroyed_without_gold(gold: int, may: bool) -> None:
    game = dark_city_table(
        "classic_warlord",
        gold=[gold],
        cities=["temple", "tavern dark_city_great_wall"],
        gathered=1,
    )
    play(game, "end")

    assert ("destroy 1 tavern" in options(game)) is may


def test_other_cities_cost_what_they_cost() -> None:
    game = dark_city_table(
        "classic_warlord",
        seats=4,
        gold=[9],
        cities=["", "dark_city_great_wall", "castle"],
        gathered=1,
    )

    play(game, "end", "destroy 2 castle")

    assert game.gold[0] == 9 - 3


def test_a_warlord_pays_it_among_his_own_districts_too() -> None:
    # Ruling R90
    game = dark_city_table("classic_warlord", gold=[9], cities=["castle dark_city_great_wall"], gathered=1)

    play(game, "end", "destroy 0 castle")

    assert game.gold[0] == 9 - 4


def test_a_diplomat_pays_nothing_for_it() -> None:
    # Ruling R114
    game = dark_city_table(
        "dark_city_diplomat",
        gold=[0, 0],
        cities=["castle", "harbor dark_city_great_wall"],
        gathered=1,
    )

    play(game, "end", "offer castle", "demand 1 harbor")

    assert list(game.gold) == [0, 0]
    assert [city(game, 0), city(game, 1)] == ["harbor", "dark_city_great_wall castle"]


def test_a_diplomat_gets_the_wall_itself_for_the_difference() -> None:
    # Ruling R114
    game = dark_city_table(
        "dark_city_diplomat",
        gold=[2, 0],
        cities=["castle", "dark_city_great_wall"],
        gathered=1,
    )

    play(game, "end", "offer castle", "demand 1 dark_city_great_wall")

    assert list(game.gold) == [0, 2]


def test_the_powder_house_pays_nothing_for_it() -> None:
    # Ruling R99
    game = dark_city_table(
        "classic_merchant",
        gold=[0, 0],
        cities=["dark_city_armory", "castle dark_city_great_wall"],
    )

    play(game, "use dark_city_armory", "destroy 1 castle")

    assert [game.gold[0], city(game, 1)] == [0, "dark_city_great_wall"]


def test_a_witch_who_goes_on_as_the_warlord_pays_it() -> None:
    game = dark_city_table(
        characters=["classic_warlord", "dark_city_witch"],
        call=8,
        gold=[0, 9],
        cities=["castle dark_city_great_wall"],
        marks=[["bewitched", "classic_warlord", 1]],
    )

    play(game, "gold", "end", "destroy 0 castle")

    assert list(game.gold) == [2, 5]


def test_it_costs_six_gold_which_it_scores() -> None:
    game = dark_city_table("classic_thief", gold=[7], hands=["dark_city_great_wall"], gathered=1)

    play(game, "build dark_city_great_wall")

    assert [game.gold[0], points(game, 0)] == [1, {"districts": 6}]

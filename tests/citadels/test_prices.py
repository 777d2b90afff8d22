"""What an option costs is asked of the game, not read from the card."""

import pytest

from tests.citadels.tables import dark_city_table, table
from tests.tables import play
from twocities.citadels.family import CITADELS
from twocities.citadels.game import Citadels


def price(game: Citadels, option: str) -> int | None:
    """Ask what an option costs."""
    found = CITADELS.outlook(game, game.parse(option)).get("price")
    assert not isinstance(found, list)
    return found


@pytest.mark.parametrize(("city", "expected"), [("", 6), ("factory", 5)])
def test_a_factory_makes_unique_districts_cheaper(city: str, expected: int) -> None:
    game = table("merchant", gold=[9], hands=["library"], cities=[city], gathered=1)

    assert price(game, "build library") == expected


@pytest.mark.parametrize(("city", "expected"), [("manor", 2), ("manor great_wall", 3)])
def test_a_great_wall_makes_destroying_dearer(city: str, expected: int) -> None:
    game = table("warlord", gold=[9], cities=["", city], gathered=1)

    assert price(game, "destroy 1 manor") == expected


def test_a_marshal_pays_what_a_district_costs() -> None:
    game = table("marshal", gold=[9], cities=["", "manor"], gathered=1)

    assert price(game, "seize 1 manor") == 3


@pytest.mark.parametrize(
    ("offered", "city", "option", "expected"),
    [
        ("tavern", "palace", "demand 1 palace", 4),
        ("tavern", "palace great_wall", "demand 1 palace", 5),
        ("castle", "harbor", "demand 1 harbor", 0),
        ("palace", "manor", "demand 1 manor", 0),
    ],
)
def test_a_diplomat_pays_the_difference_and_the_wall(offered: str, city: str, option: str, expected: int) -> None:
    game = table("diplomat", gold=[9], cities=[offered, city], gathered=1)
    play(game, f"offer {offered}")

    assert price(game, option) == expected
    play(game, option)
    assert game.gold[0] == 9 - expected


def test_a_diplomat_of_the_dark_city_does_not_pay_for_the_wall() -> None:
    # Ruling R114: the Great Wall does not concern him.
    cities = ["tavern", "palace dark_city_great_wall"]
    game = dark_city_table("dark_city_diplomat", seats=4, gold=[9], cities=cities, gathered=1)
    play(game, "end", "offer tavern")

    assert price(game, "demand 1 palace") == 4


def test_a_loan_for_a_thieves_den_costs_what_the_cards_left() -> None:
    # Ruling R75: a loan covers what is left after the cards paid for a Thieves' Den.
    game = table("cardinal", gold=[1, 9], hands=["thieves_den manor*5"], gathered=1)
    play(game, "build_with_cards thieves_den", "discard manor", "discard manor")

    assert price(game, "borrow 1 thieves_den") == 4


def test_a_loan_for_anything_else_costs_the_whole_price() -> None:
    game = table("cardinal", gold=[3, 9], hands=["palace manor*2"], gathered=1)

    assert price(game, "borrow 1 palace") == 5


@pytest.mark.parametrize("option", ["end", "income"])
def test_what_costs_no_gold_has_no_price(option: str) -> None:
    game = table("merchant", cities=["tavern"], gathered=1)

    assert price(game, option) is None

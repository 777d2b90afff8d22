"""What an option costs is asked of the game, not read from the card."""

import pytest

from tests.citadels.tables import table
from twocities.citadels.game import Citadels
from twocities.citadels.kind import CITADELS


def price(game: Citadels, option: str) -> int | None:
    """Ask what an option costs."""
    return CITADELS.price(game, game.parse(option))


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


@pytest.mark.parametrize("option", ["end", "income"])
def test_what_costs_no_gold_has_no_price(option: str) -> None:
    game = table("merchant", cities=["tavern"], gathered=1)

    assert price(game, option) is None

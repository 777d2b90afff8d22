import pytest

from tests.citadels.tables import city, hand, points, table
from tests.tables import options, play
from twocities.citadels.catalog import DISTRICT_CATALOG
from twocities.citadels.ids import BASIC, DISTRICT_NAMES

BASICS = DISTRICT_CATALOG[:BASIC]
BASIC_NAMES = DISTRICT_NAMES[:BASIC]
EARNERS = ["king", "bishop", "merchant", "warlord"]
"""Who earns for noble, religious, trade and military districts."""


@pytest.mark.parametrize("name", BASIC_NAMES)
def test_a_basic_district_is_built_for_its_cost(name: str) -> None:
    cost = BASICS[DISTRICT_NAMES.index(name)].cost
    game = table("thief", gold=[cost, 0], hands=[name], gathered=1)

    play(game, f"build {name}")

    assert [city(game, 0), hand(game, 0), game.gold[0]] == [name, [], 0]
    assert points(game, 0) == {"districts": cost}


@pytest.mark.parametrize("name", BASIC_NAMES)
def test_a_basic_district_is_not_built_for_less(name: str) -> None:
    cost = BASICS[DISTRICT_NAMES.index(name)].cost
    game = table("thief", gold=[cost - 1, 0], hands=[name], gathered=1, used=["power"])

    assert options(game) == ["end"]


@pytest.mark.parametrize("name", BASIC_NAMES)
def test_a_basic_district_pays_the_character_of_its_type_alone(name: str) -> None:
    own = EARNERS[BASICS[DISTRICT_NAMES.index(name)].type]

    offered = [earner for earner in EARNERS if "income" in options(table(earner, cities=[name]))]

    assert offered == [own]

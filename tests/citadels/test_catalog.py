from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

import twocities
from twocities.citadels.boxes import CITADELA, DELUXE
from twocities.citadels.cards import Character, District
from twocities.citadels.catalog import CHARACTER_CATALOG, DISTRICT_CATALOG, MARK_CATALOG
from twocities.citadels.game import Citadels
from twocities.citadels.ids import (
    BASIC,
    CHARACTER_NAMES,
    DISTRICT_NAMES,
    MARK_NAMES,
    TYPE_NAMES,
    UNIQUE,
    USE_NAMES,
    USES,
)
from twocities.citadels.marks import Mark
from twocities.citadels.step import CitadelsStep
from twocities.citadels.step_registry import STEPS

BASICS = """
manor         noble      3  5
castle        noble      4  4
palace        noble      5  3
temple        religious  1  3
church        religious  2  3
monastery     religious  3  3
cathedral     religious  5  2
tavern        trade      1  5
market        trade      2  4
trading_post  trade      2  3
docks         trade      3  3
harbor        trade      4  3
town_hall     trade      5  2
watchtower    military   1  3
prison        military   2  3
barracks      military   3  3
fortress      military   5  2
"""

UNIQUES = {
    "armory": 3,
    "basilica": 4,
    "capitol": 5,
    "dragon_gate": 6,
    "factory": 5,
    "framework": 3,
    "gold_mine": 6,
    "great_wall": 6,
    "haunted_quarter": 2,
    "imperial_treasury": 5,
    "ivory_tower": 5,
    "keep": 3,
    "laboratory": 5,
    "library": 6,
    "map_room": 5,
    "monument": 4,
    "museum": 4,
    "necropolis": 5,
    "observatory": 4,
    "park": 6,
    "poor_house": 4,
    "quarry": 5,
    "school_of_magic": 6,
    "secret_vault": 0,
    "smithy": 5,
    "stables": 2,
    "statue": 3,
    "theater": 6,
    "thieves_den": 6,
    "wishing_well": 5,
}
ONLY_IN_CITADELA = {"graveyard": 5, "hospital": 6, "lighthouse": 3}
ALL_UNIQUES = UNIQUES | ONLY_IN_CITADELA


def cards_of(game: Citadels) -> Counter[str]:
    """Count all cards of a game that has just begun."""
    return Counter(DISTRICT_NAMES[card] for cards in (game.deck, *game.hands) for card in cards)


def begun(seats: int, *rules: str) -> Citadels:
    """Begin a game."""
    game = twocities.new_game("citadels", seats, list(rules), 1)
    assert isinstance(game, Citadels)
    return game


@pytest.mark.parametrize("row", BASICS.strip().splitlines(), ids=DISTRICT_NAMES[:BASIC])
def test_basic_districts_are_as_printed(row: str) -> None:
    district = DISTRICT_CATALOG[DISTRICT_NAMES.index(row.split()[0])]

    assert row.split() == [district.name, TYPE_NAMES[district.type], str(district.cost), str(district.copies)]


@pytest.mark.parametrize("name", ALL_UNIQUES)
def test_unique_districts_are_as_printed(name: str) -> None:
    district = DISTRICT_CATALOG[DISTRICT_NAMES.index(name)]

    assert [district.cost, district.type, district.copies] == [ALL_UNIQUES[name], UNIQUE, 1]


def test_there_are_54_basic_districts() -> None:
    copies = Counter(TYPE_NAMES[district.type] for district in DISTRICT_CATALOG[:BASIC] for _ in range(district.copies))

    assert copies == {"noble": 12, "religious": 11, "trade": 20, "military": 11}
    assert copies.total() == 54


@pytest.mark.parametrize(
    ("catalog", "names"),
    [(CHARACTER_CATALOG, CHARACTER_NAMES), (DISTRICT_CATALOG, DISTRICT_NAMES), (MARK_CATALOG, MARK_NAMES)],
    ids=["characters", "districts", "marks"],
)
def test_every_name_has_its_row_in_order_of_id(
    catalog: Iterable[Character | District | Mark], names: list[str]
) -> None:
    assert [(each.id, each.name) for each in catalog] == list(enumerate(names))


def test_every_use_has_a_name() -> None:
    assert len(USE_NAMES) == USES


def test_deluxe_has_30_unique_districts() -> None:
    assert [DISTRICT_NAMES[district] for district in DELUXE.uniques] == list(UNIQUES)
    assert len(DELUXE.uniques) == 30


def test_citadela_has_three_more() -> None:
    assert [DISTRICT_NAMES[district] for district in CITADELA.uniques] == [*UNIQUES, *ONLY_IN_CITADELA]
    assert len(CITADELA.uniques) == 33


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("rules", [["deluxe", "first_game"], ["citadela"], ["deluxe", "random_cast"]])
def test_a_game_has_68_districts(rules: list[str], seats: int) -> None:
    cards = cards_of(begun(seats, *rules))
    uniques = [name for name in cards if name in ALL_UNIQUES]

    assert [cards.total(), len(uniques)] == [68, 14]
    assert all(cards[name] == 1 for name in uniques)


def test_the_basic_districts_of_a_game_are_those_of_the_box() -> None:
    cards = cards_of(begun(4, "deluxe"))

    assert {name: cards[name] for name in DISTRICT_NAMES[:BASIC]} == {
        district.name: district.copies for district in DISTRICT_CATALOG[:BASIC]
    }


@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_begins_with_four_cards_and_two_gold(seats: int) -> None:
    game = begun(seats, "deluxe")

    assert [len(hand) for hand in game.hands] == [4] * seats
    assert list(game.gold) == [2] * seats


@pytest.mark.parametrize("name", DISTRICT_NAMES[BASIC:])
def test_every_unique_district_has_its_tests(name: str) -> None:
    assert (Path(__file__).parent / "districts" / f"test_{name}.py").is_file()


@pytest.mark.parametrize("name", CHARACTER_NAMES)
def test_every_character_has_its_tests(name: str) -> None:
    assert (Path(__file__).parent / "characters" / f"test_{name}.py").is_file()


def steps_below(step: type[CitadelsStep]) -> list[type[CitadelsStep]]:
    """List the kinds of a step, and the kinds of those."""
    return [each for kind in step.__subclasses__() for each in [kind, *steps_below(kind)]]


def test_every_step_is_listed_by_its_card_or_phase() -> None:
    assert [step.__name__ for step in steps_below(CitadelsStep) if step not in STEPS] == []

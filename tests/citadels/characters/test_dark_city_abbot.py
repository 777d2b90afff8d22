import pytest

from tests.citadels.tables import dark_city_table, hand
from tests.tables import options, play, told
from twocities.citadels.field_names import FIELD_NAMES

DARK = "classic,dark_city"


@pytest.mark.parametrize(("districts", "gold"), [("temple church tavern", 2), ("school_of_magic", 1)])
def test_earns_a_gold_for_each_religious_district_and_no_cards(districts: str, gold: int) -> None:
    # Ruling R6
    game = dark_city_table("dark_city_abbot", gold=[0, 0], cities=[districts])

    play(game, "income")

    assert game.gold[0] == gold
    assert hand(game, 0) == []
    assert "income" not in options(game)


def test_the_richest_player_gives_a_gold() -> None:
    # Ruling R73
    game = dark_city_table("dark_city_abbot", seats=4, gold=[1, 3, 5, 2])

    events = play(game, "tithe 2")

    assert list(game.gold) == [2, 3, 4, 2]
    assert told(events, "gold-taken", FIELD_NAMES) == [{"seat": 0, "victim": 2, "gold": 1}]


@pytest.mark.parametrize("gold", [[1, 5, 3, 5], [5, 5, 3, 2], [6, 5, 3, 5], [0, 0, 0, 0]])
def test_nobody_gives_anything_in_a_tie_nor_to_a_richest_abbot(gold: list[int]) -> None:
    # Ruling R73
    game = dark_city_table("dark_city_abbot", seats=4, gold=gold)

    assert options(game) == ["gold", "cards"]


def test_compares_at_a_moment_that_he_chooses() -> None:
    # Ruling R73
    game = dark_city_table("dark_city_abbot", gold=[2, 3])
    assert "tithe 1" in options(game)

    play(game, "gold")

    assert "tithe 1" not in options(game)


def test_gets_the_gold_only_once() -> None:
    # Ruling R2
    game = dark_city_table("dark_city_abbot", gold=[0, 9])

    play(game, "tithe 1", "gold")

    assert options(game) == ["end"]


def test_his_city_is_not_protected_from_the_warlord() -> None:
    game = dark_city_table(
        "dark_city_abbot",
        characters=["dark_city_abbot", "classic_warlord"],
        gold=[2, 2],
        cities=["temple"],
    )

    play(game, "gold", "end", "gold", "end")

    assert options(game) == ["destroy 0 temple", "pass"]


def test_his_city_is_not_protected_from_the_diplomat() -> None:
    game = dark_city_table(
        "dark_city_abbot",
        characters=["dark_city_abbot", "dark_city_diplomat"],
        gold=[2, 2],
        cities=["temple", "tavern"],
    )

    play(game, "gold", "end", "gold", "end", "offer tavern")

    assert options(game) == ["demand 0 temple"]


def test_bewitched_he_leaves_income_and_tithe_to_the_witch() -> None:
    # Ruling R36
    game = dark_city_table(
        call=5,
        characters=["dark_city_witch", "dark_city_abbot"],
        gold=[0, 4],
        cities=["temple", "church cathedral"],
        marks=[["bewitched", "dark_city_abbot", 0]],
    )

    play(game, "gold", "income", "tithe 1")

    assert list(game.gold) == [2, 5]

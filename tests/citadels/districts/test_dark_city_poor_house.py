import pytest

from tests.citadels.tables import city, dark_city_table
from tests.tables import options, play, told
from twocities.citadels.field_names import FIELD_NAMES


def test_its_owner_gets_a_gold_at_the_end_of_a_turn_without_any() -> None:
    game = dark_city_table("classic_thief", gold=[0], cities=["dark_city_poor_house"], gathered=1, seats=4)

    events = play(game, "end")

    assert game.gold[0] == 1
    assert told(events, "district-paid", FIELD_NAMES) == [{"seat": 0, "district": "dark_city_poor_house", "gold": 1}]


def test_one_gold_is_too_much() -> None:
    game = dark_city_table("classic_thief", gold=[1], cities=["dark_city_poor_house"], gathered=1, seats=4)

    play(game, "end")

    assert game.gold[0] == 1


@pytest.mark.parametrize(("gold", "may"), [(5, True), (4, False)])
def test_it_costs_five_gold(gold: int, may: bool) -> None:
    game = dark_city_table("classic_thief", gold=[gold], hands=["dark_city_poor_house"], gathered=1)

    assert ("build dark_city_poor_house" in options(game)) is may


def test_who_spends_everything_on_it_is_poor_enough() -> None:
    game = dark_city_table("classic_thief", gold=[5], hands=["dark_city_poor_house"], gathered=1, seats=4)

    play(game, "build dark_city_poor_house", "end")

    assert [game.gold[0], city(game, 0)] == [1, "dark_city_poor_house"]


def test_the_end_of_somebody_elses_turn_brings_nothing() -> None:
    game = dark_city_table(
        "classic_thief",
        seats=4,
        gold=[0, 0],
        cities=["", "dark_city_poor_house"],
        gathered=1,
    )

    play(game, "end")

    assert list(game.gold[:2]) == [0, 0]


def test_who_pays_the_only_gold_as_tax_gets_another_one() -> None:
    game = dark_city_table(
        "classic_merchant",
        seats=4,
        characters=["", "dark_city_tax_collector"],
        acted={"dark_city_tax_collector": 1, "classic_merchant": 0},
        gold=[2, 0],
        hands=["tavern"],
        cities=["dark_city_poor_house"],
        gathered=1,
    )

    play(game, "build tavern", "end")

    assert list(game.gold[:2]) == [1, 1]


def test_an_alchemist_gets_its_gold_before_the_gold_that_comes_back() -> None:
    # Ruling R78
    game = dark_city_table(
        "dark_city_alchemist",
        seats=4,
        gold=[3],
        hands=["manor"],
        cities=["dark_city_poor_house"],
        gathered=1,
    )

    play(game, "build manor", "end")

    assert game.gold[0] == 3 + 1


def test_a_bewitched_owner_gets_nothing() -> None:
    # Ruling R29
    game = dark_city_table(
        seats=4,
        characters=["classic_thief", "dark_city_witch"],
        call=2,
        gold=[0, 0],
        cities=["dark_city_poor_house"],
        deck="tavern manor",
        marks=[["bewitched", "classic_thief", 1]],
    )

    play(game, "cards", "keep tavern", "end")

    assert game.gold[0] == 0


def test_a_murdered_owner_gets_nothing() -> None:
    # Ruling R29
    game = dark_city_table(
        seats=4,
        characters=["classic_thief", "classic_warlord"],
        call=2,
        gold=[0, 0],
        cities=["dark_city_poor_house"],
        marks=[["killed", "classic_thief", 2]],
    )

    assert game.gold[0] == 0
    assert game.view(0).to_dict()["called"] == 8


def test_a_warlord_who_spends_the_last_gold_on_destroying_gets_one() -> None:
    # Ruling R113
    game = dark_city_table(
        "classic_warlord",
        seats=4,
        gold=[2],
        cities=["dark_city_poor_house", "manor"],
        gathered=1,
    )

    play(game, "end", "destroy 1 manor")

    assert game.gold[0] == 1


def test_rank_one_who_pays_the_only_gold_later_gets_another_one() -> None:
    # Ruling R164
    game = dark_city_table(
        seats=4,
        cast="dark_city_tax_collector",
        characters=["classic_assassin", "dark_city_tax_collector"],
        gold=[1, 0],
        cities=["dark_city_poor_house"],
        marks=[["built", "classic_assassin", 0]],
        call=2,
    )

    assert list(game.gold[:2]) == [1, 1]

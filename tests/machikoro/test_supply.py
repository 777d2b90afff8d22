import pytest

from tests.machikoro.tables import city, market, start, table
from tests.tables import options, play
from twocities.machikoro.catalog import CATALOG


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_supply_is_84_cards_of_15_kinds_for_any_number_of_seats(seats: int) -> None:
    game = start(seats)

    assert sum(game.market) == 84
    assert len(market(game)) == 15


def test_there_are_six_of_each_kind_and_four_of_each_purple_one() -> None:
    game = start()

    assert list(market(game).values()) == [6] * 12 + [4] * 3


def test_starting_cards_do_not_come_from_the_supply() -> None:
    game = start(4)

    assert market(game)["wheat_field"] == 6
    assert market(game)["bakery"] == 6


def test_a_built_card_leaves_the_supply() -> None:
    game = table("", "", coins=[1, 0], dice=[6])
    play(game, "roll 1")

    play(game, "build ranch")

    assert market(game)["ranch"] == 5
    assert city(game, 0) == {"ranch": 1, "train_station": 1}


def test_an_empty_pile_is_gone() -> None:
    game = table("ranch*3", "ranch*3", coins=[1, 0], dice=[6])

    play(game, "roll 1")

    assert options(game) == ["build wheat_field", "build bakery", "pass"]


def test_the_last_card_of_a_pile_can_be_built_once() -> None:
    game = table("ranch*5", "", coins=[1, 1], dice=[6, 6])

    play(game, "roll 1", "build ranch", "roll 1")

    assert options(game) == ["build wheat_field", "build bakery", "pass"]


def test_a_landmark_does_not_come_from_the_supply() -> None:
    game = table("", "", coins=[10, 10], dice=[6, 6])

    play(game, "roll 1", "build shopping_mall", "roll 1")

    assert "build shopping_mall" in options(game)


@pytest.mark.parametrize("name", ["stadium", "tv_station", "business_center"])
def test_a_city_may_have_each_purple_kind_only_once(name: str) -> None:
    game = table(name, "", coins=[22, 0], dice=[1])

    play(game, "roll 1")

    assert f"build {name}" not in options(game)


def test_a_city_may_have_all_three_purple_kinds() -> None:
    game = table("stadium tv_station", "", coins=[8, 0], dice=[1])
    play(game, "roll 1")

    play(game, "build business_center")

    assert city(game, 0) == {"stadium": 1, "tv_station": 1, "business_center": 1, "train_station": 1}


def test_a_city_may_have_many_of_another_kind() -> None:
    game = table("ranch*5", "", coins=[1, 0], dice=[6])
    play(game, "roll 1")

    play(game, "build ranch")

    assert city(game, 0)["ranch"] == 6


def test_without_the_variant_there_is_no_deck() -> None:
    assert start().deck == []


def test_all_kinds_together_are_84_cards() -> None:
    assert sum(card.copies for card in CATALOG) == 84

import pytest

from tests.machikoro.tables import ESTABLISHMENT_NAMES, facts, table
from tests.tables import play
from twocities.machikoro.catalog import CATALOG, LANDMARKS
from twocities.machikoro.ids import SHOPPING_MALL

CUPS_AND_BREADS = ["bakery", "convenience_store", "cafe", "family_restaurant"]


def test_two_bakeries_pay_four_coins() -> None:
    game = table("bakery*2 shopping_mall", "", dice=[2])

    play(game, "roll 1")

    assert game.coins == [4, 0]


def test_a_restaurant_takes_three_coins_on_an_opponents_turn() -> None:
    game = table("", "family_restaurant shopping_mall", coins=[9, 0], dice=[4, 6])

    play(game, "roll 2")

    assert game.coins == [6, 3]


def test_a_red_card_takes_the_addition_only_as_far_as_the_money_goes() -> None:
    game = table("", "cafe*2 shopping_mall", coins=[3, 0], dice=[3])

    events = play(game, "roll 1")

    assert game.coins == [0, 3]
    assert [(fact["due"], fact["lost"]) for fact in facts(events, "coins-taken")] == [(4, 1)]


def test_adds_nothing_to_the_cards_of_others() -> None:
    game = table("bakery shopping_mall", "cafe", coins=[5, 0], dice=[3])

    play(game, "roll 1")

    assert game.coins == [6, 1]


def test_adds_nothing_before_it_is_built() -> None:
    game = table("bakery", "", dice=[3])

    play(game, "roll 1")

    assert game.coins == [1, 0]


def test_works_from_the_moment_it_is_built() -> None:
    game = table("cafe", "", coins=[10, 5], dice=[6, 3])
    play(game, "roll 1", "build shopping_mall")

    play(game, "roll 1")

    assert game.coins == [2, 3]


@pytest.mark.parametrize("name", ESTABLISHMENT_NAMES)
def test_adds_one_coin_to_cups_and_breads_and_to_nothing_else(name: str) -> None:
    mall = LANDMARKS[SHOPPING_MALL - len(CATALOG)]
    establishment = CATALOG[ESTABLISHMENT_NAMES.index(name)]

    assert mall.bonus(establishment) == int(name in CUPS_AND_BREADS)

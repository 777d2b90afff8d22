import pytest

from tests.machikoro.tables import every_roll_but, rolled, table
from tests.tables import play


def test_pays_five_coins_from_the_bank() -> None:
    game = table("mine", "", dice=[4, 5])

    play(game, "roll 2")

    assert game.coins == [5, 0]


def test_pays_on_an_opponents_turn_too() -> None:
    game = table("", "mine", dice=[4, 5])

    play(game, "roll 2")

    assert game.coins == [0, 5]


def test_every_copy_pays() -> None:
    game = table("mine*3", "mine*2", dice=[4, 5])

    play(game, "roll 2")

    assert game.coins == [15, 10]


@pytest.mark.parametrize("total", every_roll_but(9))
def test_answers_no_other_roll(total: int) -> None:
    game = rolled(total, "mine", "mine")

    assert game.coins == [0, 0]


def test_the_shopping_mall_adds_nothing_to_it() -> None:
    game = table("mine shopping_mall", "", dice=[4, 5])

    play(game, "roll 2")

    assert game.coins == [5, 0]

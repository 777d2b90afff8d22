import pytest

from tests.machikoro.tables import every_roll_but, rolled, table
from tests.tables import play


def test_pays_one_coin_from_the_bank() -> None:
    game = table("ranch", "", dice=[2])

    play(game, "roll 1")

    assert game.coins == [1, 0]


def test_pays_on_an_opponents_turn_too() -> None:
    game = table("", "ranch", dice=[2])

    play(game, "roll 1")

    assert game.coins == [0, 1]


def test_every_copy_pays() -> None:
    game = table("ranch*3", "ranch*2", dice=[2])

    play(game, "roll 1")

    assert game.coins == [3, 2]


@pytest.mark.parametrize("total", every_roll_but(2))
def test_answers_no_other_roll(total: int) -> None:
    game = rolled(total, "ranch", "ranch")

    assert game.coins == [0, 0]


def test_the_shopping_mall_adds_nothing_to_it() -> None:
    game = table("ranch shopping_mall", "", dice=[2])

    play(game, "roll 1")

    assert game.coins == [1, 0]

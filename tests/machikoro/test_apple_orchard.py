import pytest

from tests.machikoro.tables import every_roll_but, rolled, table
from tests.tables import play


def test_pays_three_coins_from_the_bank() -> None:
    game = table("apple_orchard", "", dice=[4, 6])

    play(game, "roll 2")

    assert game.coins == [3, 0]


def test_pays_on_an_opponents_turn_too() -> None:
    game = table("", "apple_orchard", dice=[4, 6])

    play(game, "roll 2")

    assert game.coins == [0, 3]


def test_every_copy_pays() -> None:
    game = table("apple_orchard*3", "apple_orchard*2", dice=[4, 6])

    play(game, "roll 2")

    assert game.coins == [9, 6]


@pytest.mark.parametrize("total", every_roll_but(10))
def test_answers_no_other_roll(total: int) -> None:
    game = rolled(total, "apple_orchard", "apple_orchard")

    assert game.coins == [0, 0]


def test_the_shopping_mall_adds_nothing_to_it() -> None:
    game = table("apple_orchard shopping_mall", "", dice=[4, 6])

    play(game, "roll 2")

    assert game.coins == [3, 0]

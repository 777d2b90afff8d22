import pytest

from tests.machikoro.tables import every_roll_but, rolled, table
from tests.tables import play


def test_pays_one_coin_from_the_bank() -> None:
    game = table("forest", "", dice=[5])

    play(game, "roll 1")

    assert game.coins == [1, 0]


def test_pays_on_an_opponents_turn_too() -> None:
    game = table("", "forest", dice=[5])

    play(game, "roll 1")

    assert game.coins == [0, 1]


def test_every_copy_pays() -> None:
    game = table("forest*3", "forest*2", dice=[5])

    play(game, "roll 1")

    assert game.coins == [3, 2]


@pytest.mark.parametrize("total", every_roll_but(5))
def test_answers_no_other_roll(total: int) -> None:
    game = rolled(total, "forest", "forest")

    assert game.coins == [0, 0]


def test_the_shopping_mall_adds_nothing_to_it() -> None:
    game = table("forest shopping_mall", "", dice=[5])

    play(game, "roll 1")

    assert game.coins == [1, 0]

import pytest

from tests.machikoro.tables import every_roll_but, rolled, table
from tests.tables import play


def test_pays_three_coins_from_the_bank() -> None:
    game = table("convenience_store", "", dice=[4])

    play(game, "roll 1")

    assert game.coins == [3, 0]


def test_pays_nothing_on_an_opponents_turn() -> None:
    game = table("", "convenience_store", dice=[4])

    play(game, "roll 1")

    assert game.coins == [0, 0]


def test_every_copy_pays() -> None:
    game = table("convenience_store*2", "", dice=[4])

    play(game, "roll 1")

    assert game.coins == [6, 0]


@pytest.mark.parametrize("total", every_roll_but(4))
def test_answers_no_other_roll(total: int) -> None:
    game = rolled(total, "convenience_store", "convenience_store")

    assert game.coins == [0, 0]


def test_the_shopping_mall_makes_it_four() -> None:
    game = table("convenience_store shopping_mall", "", dice=[4])

    play(game, "roll 1")

    assert game.coins == [4, 0]

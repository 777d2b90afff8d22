import pytest

from tests.machikoro.tables import every_roll_but, rolled, table
from tests.tables import play


@pytest.mark.parametrize("die", [2, 3])
def test_pays_one_coin_from_the_bank_on_two_and_three(die: int) -> None:
    game = table("bakery", "", dice=[die])

    play(game, "roll 1")

    assert game.coins == [1, 0]


@pytest.mark.parametrize("die", [2, 3])
def test_pays_nothing_on_an_opponents_turn(die: int) -> None:
    game = table("", "bakery", dice=[die])

    play(game, "roll 1")

    assert game.coins == [0, 0]


def test_every_copy_pays() -> None:
    game = table("bakery*4", "", dice=[3])

    play(game, "roll 1")

    assert game.coins == [4, 0]


@pytest.mark.parametrize("total", every_roll_but(2, 3))
def test_answers_no_other_roll(total: int) -> None:
    game = rolled(total, "bakery", "bakery")

    assert game.coins == [0, 0]

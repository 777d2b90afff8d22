import pytest

from tests.machikoro.tables import every_roll_but, rolled, start, table
from tests.tables import play


def test_pays_one_coin_from_the_bank() -> None:
    game = table("wheat_field", "", dice=[1])

    play(game, "roll 1")

    assert game.coins == [1, 0]


def test_pays_on_an_opponents_turn_too() -> None:
    game = table("", "wheat_field", dice=[1])

    play(game, "roll 1")

    assert game.coins == [0, 1]


def test_every_copy_pays() -> None:
    game = table("wheat_field*3", "wheat_field*2", dice=[1])

    play(game, "roll 1")

    assert game.coins == [3, 2]


@pytest.mark.parametrize("total", every_roll_but(1))
def test_answers_no_other_roll(total: int) -> None:
    game = rolled(total, "wheat_field", "wheat_field")

    assert game.coins == [0, 0]


def test_a_one_on_one_of_two_dice_is_no_one() -> None:
    game = table("wheat_field", "", dice=[1, 4])

    play(game, "roll 2")

    assert game.coins == [0, 0]


def test_the_shopping_mall_adds_nothing_to_it() -> None:
    game = table("wheat_field shopping_mall", "", dice=[1])

    play(game, "roll 1")

    assert game.coins == [1, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_city_begins_with_one(seats: int) -> None:
    game = start(seats)

    assert game.position()["cities"] == ["wheat_field bakery"] * seats

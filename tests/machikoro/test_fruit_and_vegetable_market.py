import pytest

from tests.machikoro.tables import every_roll_but, rolled, start, table
from tests.tables import play


@pytest.mark.parametrize("dice", [[5, 6], [6, 6]])
def test_pays_two_coins_for_each_wheat_on_eleven_and_twelve(dice: list[int]) -> None:
    game = table("fruit_and_vegetable_market wheat_field apple_orchard*2", "", dice=dice)

    play(game, "roll 2")

    assert game.coins == [6, 0]


def test_every_copy_counts_the_wheat_again() -> None:
    game = table("fruit_and_vegetable_market*3 wheat_field", "", dice=[6, 6])

    play(game, "roll 2")

    assert game.coins == [6, 0]


def test_the_starting_wheat_field_counts() -> None:
    beginning = start().position()["cities"]
    assert beginning == ["wheat_field bakery", "wheat_field bakery"]
    game = table("wheat_field bakery fruit_and_vegetable_market", "wheat_field bakery", dice=[5, 6])

    play(game, "roll 2")

    assert game.coins == [2, 0]


def test_a_wheat_field_that_was_built_counts_at_the_next_roll() -> None:
    game = table("fruit_and_vegetable_market", "", coins=[1, 0], dice=[6, 4, 5, 6])
    play(game, "roll 1", "build wheat_field", "roll 1")

    play(game, "roll 2")

    assert game.coins == [2, 0]


def test_pays_nothing_without_wheat() -> None:
    game = table("fruit_and_vegetable_market ranch", "", dice=[6, 6])

    play(game, "roll 2")

    assert game.coins == [0, 0]


def test_the_wheat_of_others_does_not_count() -> None:
    game = table("fruit_and_vegetable_market", "wheat_field*2", dice=[6, 6])

    play(game, "roll 2")

    assert game.coins == [0, 0]


def test_pays_nothing_on_an_opponents_turn() -> None:
    game = table("", "fruit_and_vegetable_market wheat_field", dice=[6, 6])

    play(game, "roll 2")

    assert game.coins == [0, 0]


@pytest.mark.parametrize("total", every_roll_but(1, 11, 12))
def test_answers_no_other_roll(total: int) -> None:
    game = rolled(total, "fruit_and_vegetable_market wheat_field", "")

    assert game.coins == [0, 0]


def test_the_shopping_mall_adds_nothing_to_it() -> None:
    game = table("fruit_and_vegetable_market wheat_field shopping_mall", "", dice=[6, 6])

    play(game, "roll 2")

    assert game.coins == [2, 0]

import pytest

from tests.machikoro.tables import every_roll_but, rolled, table
from tests.tables import play


@pytest.mark.parametrize("dice", [[4, 5], [4, 6]])
def test_takes_two_coins_from_the_player_on_turn_on_nine_and_ten(dice: list[int]) -> None:
    game = table("", "family_restaurant", coins=[5, 0], dice=dice)

    play(game, "roll 2")

    assert game.coins == [3, 2]


def test_every_copy_takes() -> None:
    game = table("", "family_restaurant*2", coins=[5, 0], dice=[4, 5])

    play(game, "roll 2")

    assert game.coins == [1, 4]


@pytest.mark.parametrize("dice", [[4, 5], [4, 6]])
def test_never_pays_on_its_owners_own_turn(dice: list[int]) -> None:
    game = table("family_restaurant", "", coins=[5, 5], dice=dice)

    play(game, "roll 2")

    assert game.coins == [5, 5]


def test_takes_only_what_there_is() -> None:
    game = table("", "family_restaurant", coins=[1, 0], dice=[4, 5])

    play(game, "roll 2")

    assert game.coins == [0, 1]


@pytest.mark.parametrize("total", every_roll_but(9, 10))
def test_answers_no_other_roll(total: int) -> None:
    game = rolled(total, "", "family_restaurant", coins=[5, 0])

    assert game.coins == [5, 0]


def test_is_paid_before_the_mine_of_the_player_on_turn() -> None:
    game = table("mine", "family_restaurant", coins=[0, 0], dice=[4, 5])

    play(game, "roll 2")

    assert game.coins == [5, 0]


def test_the_shopping_mall_makes_it_three() -> None:
    game = table("", "family_restaurant shopping_mall", coins=[5, 0], dice=[4, 5])

    play(game, "roll 2")

    assert game.coins == [2, 3]

import pytest

from tests.machikoro.tables import every_roll_but, rolled, table
from tests.tables import play


def test_pays_three_coins_for_each_forest_and_mine_of_its_owner() -> None:
    game = table("furniture_factory forest*2 mine", "", dice=[3, 5])

    play(game, "roll 2")

    assert game.coins == [9, 0]


def test_every_copy_counts_the_gears_again() -> None:
    game = table("furniture_factory*2 forest", "", dice=[3, 5])

    play(game, "roll 2")

    assert game.coins == [6, 0]


def test_pays_nothing_without_a_gear() -> None:
    game = table("furniture_factory ranch wheat_field", "", dice=[3, 5])

    play(game, "roll 2")

    assert game.coins == [0, 0]


def test_the_gears_of_others_do_not_count() -> None:
    game = table("furniture_factory forest", "forest mine*2", dice=[3, 5])

    play(game, "roll 2")

    assert game.coins == [3, 0]


def test_pays_nothing_on_an_opponents_turn() -> None:
    game = table("", "furniture_factory forest", dice=[3, 5])

    play(game, "roll 2")

    assert game.coins == [0, 0]


@pytest.mark.parametrize("total", every_roll_but(5, 8))
def test_answers_no_other_roll(total: int) -> None:
    game = rolled(total, "furniture_factory forest", "")

    assert game.coins == [0, 0]

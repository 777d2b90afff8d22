import pytest

from tests.machikoro.tables import every_roll_but, rolled, table
from tests.tables import play


def test_pays_three_coins_for_each_ranch_of_its_owner() -> None:
    game = table("cheese_factory ranch*2", "", dice=[3, 4])

    play(game, "roll 2")

    assert game.coins == [6, 0]


def test_every_copy_counts_the_ranches_again() -> None:
    game = table("cheese_factory*2 ranch*3", "", dice=[3, 4])

    play(game, "roll 2")

    assert game.coins == [18, 0]


def test_pays_nothing_without_a_ranch() -> None:
    game = table("cheese_factory wheat_field forest", "", dice=[3, 4])

    play(game, "roll 2")

    assert game.coins == [0, 0]


def test_the_ranches_of_others_do_not_count() -> None:
    game = table("cheese_factory ranch", "ranch*2", dice=[3, 4])

    play(game, "roll 2")

    assert game.coins == [3, 0]


def test_pays_nothing_on_an_opponents_turn() -> None:
    game = table("", "cheese_factory ranch", dice=[3, 4])

    play(game, "roll 2")

    assert game.coins == [0, 0]


@pytest.mark.parametrize("total", every_roll_but(2, 7))
def test_answers_no_other_roll(total: int) -> None:
    game = rolled(total, "cheese_factory ranch", "")

    assert game.coins == [0, 0]


def test_the_shopping_mall_adds_nothing_to_it() -> None:
    game = table("cheese_factory ranch shopping_mall", "", dice=[3, 4])

    play(game, "roll 2")

    assert game.coins == [3, 0]

import pytest

from tests.machikoro.tables import every_roll_but, payments, rolled, table
from tests.tables import options, play


def test_takes_two_coins_from_every_opponent() -> None:
    game = table("stadium", "", "", "", coins=[1, 5, 5, 5], dice=[6])

    play(game, "roll 1")

    assert game.coins == [7, 3, 3, 3]


def test_collects_clockwise() -> None:
    # Ruling M7
    game = table("", "stadium", "", "", coins=[5, 5, 5, 5], dice=[6], turn=1)

    events = play(game, "roll 1")

    assert payments(events) == ["1 stadium 2"] * 3
    assert [event.to_dict()["victim"] for event in events if event.name == "coins-taken"] == [2, 3, 0]


def test_an_opponent_with_less_gives_what_there_is() -> None:
    # Ruling M7
    game = table("stadium", "", "", coins=[0, 1, 0], dice=[6])

    play(game, "roll 1")

    assert game.coins == [1, 0, 0]


def test_does_nothing_on_an_opponents_turn() -> None:
    game = table("", "stadium", coins=[5, 5], dice=[6])

    play(game, "roll 1")

    assert game.coins == [5, 5]


@pytest.mark.parametrize("total", every_roll_but(6))
def test_answers_no_other_roll(total: int) -> None:
    game = rolled(total, "stadium", "", coins=[5, 5])

    assert game.coins == [5, 5]


def test_a_city_may_not_have_two() -> None:
    game = table("stadium", "", coins=[20, 0], dice=[1])

    play(game, "roll 1")

    assert "build stadium" not in options(game)
    assert "build tv_station" in options(game)


def test_the_shopping_mall_adds_nothing_to_it() -> None:
    game = table("stadium shopping_mall", "", coins=[0, 5], dice=[6])

    play(game, "roll 1")

    assert game.coins == [2, 3]

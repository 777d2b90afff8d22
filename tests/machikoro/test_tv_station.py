import pytest

from tests.machikoro.tables import every_roll_but, rolled, table
from tests.tables import asked, options, play


def test_takes_five_coins_from_the_opponent_of_choice() -> None:
    game = table("tv_station", "", "", coins=[0, 7, 7], dice=[6])
    play(game, "roll 1")

    play(game, "collect 2")

    assert game.coins == [5, 7, 2]


def test_every_opponent_may_be_named_clockwise() -> None:
    game = table("", "", "tv_station", "", coins=[5, 5, 5, 5], dice=[6], turn=2)

    play(game, "roll 1")

    assert options(game) == ["collect 3", "collect 0", "collect 1"]


def test_an_opponent_with_less_gives_all() -> None:
    game = table("tv_station", "", coins=[0, 3], dice=[6])
    play(game, "roll 1")

    play(game, "collect 1")

    assert game.coins == [3, 0]


def test_must_name_an_opponent_if_any_has_a_coin() -> None:
    # Ruling M8
    game = table("tv_station", "", coins=[0, 1], dice=[6])

    play(game, "roll 1")

    assert options(game) == ["collect 1"]


def test_may_name_an_opponent_without_coins() -> None:
    # Ruling M8
    game = table("tv_station", "", "", coins=[0, 9, 0], dice=[6])
    play(game, "roll 1")

    play(game, "collect 2")

    assert game.coins == [0, 9, 0]


def test_does_not_ask_when_nobody_has_coins() -> None:
    # Ruling M8
    game = table("tv_station", "", "", coins=[1, 0, 0], dice=[6])

    play(game, "roll 1")

    assert options(game) == ["build wheat_field", "build ranch", "build bakery", "pass"]


def test_does_nothing_on_an_opponents_turn() -> None:
    game = table("", "tv_station", coins=[1, 5], dice=[6])

    play(game, "roll 1")

    assert game.coins == [1, 5]
    assert asked(game).seat == 0


@pytest.mark.parametrize("total", every_roll_but(6))
def test_answers_no_other_roll(total: int) -> None:
    game = rolled(total, "tv_station", "", coins=[1, 5])

    assert "collect 1" not in options(game)


def test_a_city_may_not_have_two() -> None:
    game = table("tv_station", "", coins=[20, 0], dice=[1])

    play(game, "roll 1")

    assert "build tv_station" not in options(game)
    assert "build stadium" in options(game)


def test_collects_after_the_stadium() -> None:
    # Ruling M6
    game = table("stadium tv_station", "", coins=[0, 6], dice=[6])
    play(game, "roll 1")
    assert game.coins == [2, 4]

    play(game, "collect 1")

    assert game.coins == [6, 0]


def test_is_not_asked_when_the_stadium_took_the_last_coins() -> None:
    # Ruling M6
    game = table("stadium tv_station", "", coins=[0, 2], dice=[6])

    play(game, "roll 1")

    assert game.coins == [2, 0]
    assert "pass" in options(game)

import pytest

from tests.machikoro.tables import every_roll_but, facts, rolled, table
from tests.tables import play


def test_takes_one_coin_from_the_player_on_turn() -> None:
    game = table("", "cafe", coins=[5, 0], dice=[3])

    play(game, "roll 1")

    assert game.coins == [4, 1]


def test_every_copy_takes() -> None:
    game = table("", "cafe*3", coins=[5, 0], dice=[3])

    play(game, "roll 1")

    assert game.coins == [2, 3]


def test_never_pays_on_its_owners_own_turn() -> None:
    game = table("cafe", "", coins=[5, 5], dice=[3])

    play(game, "roll 1")

    assert game.coins == [5, 5]


def test_takes_only_what_there_is_and_the_rest_is_lost() -> None:
    game = table("", "cafe*3", coins=[2, 0], dice=[3])

    events = play(game, "roll 1")

    assert game.coins == [0, 2]
    assert facts(events, "coins-taken") == [{"seat": 1, "victim": 0, "card": "cafe", "due": 3, "coins": 2, "lost": 1}]


def test_what_was_lost_is_not_owed_later() -> None:
    game = table("", "cafe*2", coins=[0, 0], dice=[3, 6, 6])
    play(game, "roll 1", "roll 1")

    play(game, "roll 1")

    assert game.coins == [0, 0]


def test_takes_nothing_from_players_who_are_not_on_turn() -> None:
    game = table("", "cafe", "", coins=[5, 0, 5], dice=[3])

    play(game, "roll 1")

    assert game.coins == [4, 1, 5]


@pytest.mark.parametrize("total", every_roll_but(3))
def test_answers_no_other_roll(total: int) -> None:
    game = rolled(total, "", "cafe", coins=[5, 0])

    assert game.coins == [5, 0]


def test_the_shopping_mall_makes_it_two() -> None:
    game = table("", "cafe shopping_mall", coins=[5, 0], dice=[3])

    play(game, "roll 1")

    assert game.coins == [3, 2]

"""What the dice bring a city of Machi Koro, and how far its last landmark is."""

import pytest

from tests.machikoro.tables import load
from tests.tables import asked
from twocities.bots.machikoro.knowledge import MachiKoroKnowledge
from twocities.bots.machikoro.options import option_values
from twocities.bots.machikoro.outlook import Outlook, Payouts
from twocities.machikoro.game import MachiKoro


def cities(*names: str, coins: int = 5) -> MachiKoro:
    """Set a table with these cities, all of them as rich."""
    return load({"seats": len(names), "cities": list(names), "coins": [coins] * len(names)})


def test_payouts_list_what_every_roll_pays() -> None:
    payouts = Payouts(cities("mine ranch*2 bakery cafe cheese_factory train_station", ""), 0)

    assert list(payouts.always) == [0, 0, 2, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0]
    assert list(payouts.own) == [0, 0, 1, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0]
    assert list(payouts.taken) == [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]


def test_a_shopping_mall_pays_more_for_bread_and_cups() -> None:
    payouts = Payouts(cities("bakery cafe shopping_mall train_station", ""), 0)

    assert payouts.own[2] == 2
    assert payouts.taken[3] == 2


def test_one_die_brings_the_mean_of_six_rolls() -> None:
    game = cities("wheat_field ranch train_station", "train_station")

    assert Outlook(game, 0).turn_income(Payouts(game, 0), 1) == pytest.approx(2 / 6)


def test_others_take_of_the_own_rolls_what_is_there() -> None:
    poor = cities("train_station", "cafe*4 train_station", coins=2)
    rich = cities("train_station", "cafe*4 train_station", coins=9)

    assert Outlook(poor, 0).turn_income(Payouts(poor, 0), 1) == pytest.approx(-2 / 6)
    assert Outlook(rich, 0).turn_income(Payouts(rich, 0), 1) == pytest.approx(-4 / 6)


def test_a_second_roll_brings_more() -> None:
    once = cities("mine*3 train_station", "")
    twice = cities("mine*3 train_station radio_tower", "")

    assert Outlook(twice, 0).turn_income(Payouts(twice, 0), 2) > 1.5 * Outlook(once, 0).turn_income(Payouts(once, 0), 2)


def test_the_better_city_is_nearer_to_its_last_landmark() -> None:
    game = cities("mine*3 train_station shopping_mall", "mine*3 train_station", "bakery train_station")

    turns = [Outlook(game, seat).turns() for seat in range(3)]

    assert turns[0] < turns[1] < turns[2]


def test_chances_follow_the_outlook() -> None:
    game = cities("mine*3 train_station shopping_mall", "mine*3 train_station", "bakery train_station")

    chances = MachiKoroKnowledge().chances(game)

    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] > chances[1] > chances[2]


def test_valuing_options_leaves_the_game_as_it_was() -> None:
    game = load({"seats": 2, "coins": [30, 3], "cities": ["bakery", ""], "agenda": [{"step": "build", "seat": 0}]})
    before = game.position()

    values = option_values(game, asked(game))

    assert len(values) == len(asked(game).actions)
    assert game.position() == before

"""What each roll would bring is what it brings: the forecast agrees with the game, and tells no secret."""

import pytest

from tests.machikoro.seaside import FAMILY, PIER
from tests.machikoro.tables import rolled, start, table
from tests.tables import play
from twocities.core.forecast import Forecast
from twocities.core.rng import seeded
from twocities.machikoro.family import MACHIKORO
from twocities.machikoro.game import MachiKoro
from twocities.machikoro.ids import BUILDING


def told(game: MachiKoro, seat: int, roll: int) -> list[str]:
    """List what a roll of a seat would pay: to whom, from whom, for which card, how much."""
    outcome = MACHIKORO.forecast(game)[seat].outcomes[roll - 1]
    assert outcome.roll == roll
    return [f"{each.victim}>{each.seat} {each.card} {each.coins}" for each in outcome.payments]


def net(forecast: Forecast, seat: int) -> list[int]:
    """List what each roll would bring a seat."""
    return [
        sum(each.coins * ((each.seat == seat) - (each.victim == seat)) for each in outcome.payments)
        for outcome in forecast.outcomes
    ]


def written(game: MachiKoro) -> list[object]:
    """Write everything that is told of a game as plain values."""
    rolls = [
        [each.seat, each.dice, outcome.roll, outcome.ways, repr(outcome.payments)]
        for each in MACHIKORO.forecast(game)
        for outcome in each.outcomes
    ]
    return [*rolls, *[[each.card, each.dice, each.coins] for each in MACHIKORO.prospects(game)]]


def test_red_cards_are_paid_first_then_blue_then_green() -> None:
    game = table("bakery*2 mine", "cafe", "cafe*2 mine", coins=[7, 0, 0])

    assert told(game, 0, 3) == ["0>2 cafe 2", "0>1 cafe 1", "None>0 bakery 2"]
    assert told(game, 1, 9) == ["None>2 mine 5", "None>0 mine 5"]
    assert told(game, 2, 7) == []


def test_a_poor_payer_pays_what_there_is() -> None:
    game = table("", "cafe", "cafe*2", coins=[2, 0, 0])

    assert told(game, 0, 3) == ["0>2 cafe 2"]


def test_the_tv_station_takes_from_the_richest() -> None:
    game = table("tv_station", "", "", coins=[0, 3, 9])

    assert told(game, 0, 6) == ["2>0 tv_station 5"]


def test_a_stadium_and_a_business_center_pay_what_needs_no_choice() -> None:
    game = table("stadium business_center", "mine", "", coins=[0, 3, 1])

    assert told(game, 0, 6) == ["1>0 stadium 2", "2>0 stadium 1"]


def test_chances_are_told_for_one_die_and_for_two() -> None:
    forecast = MACHIKORO.forecast(table("", ""))[0]

    assert [outcome.ways[0] for outcome in forecast.outcomes] == [1] * 6 + [0] * 6
    assert [outcome.ways[1] for outcome in forecast.outcomes] == [0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


def test_it_is_told_how_many_dice_a_seat_may_roll() -> None:
    game = table("train_station", "", train_stations=False, rules=["asks_roll"])

    assert [each.dice for each in MACHIKORO.forecast(game)] == [2, 1]


def test_each_card_that_can_be_built_says_what_rolls_would_bring_with_it() -> None:
    game = rolled(5, "forest", "", coins=[3, 0])

    found = {each.card: each.coins for each in MACHIKORO.prospects(game)}

    assert "mine" not in found
    assert found["furniture_factory"] == [0, 0, 0, 0, 1, 0, 0, 3, 0, 0, 0, 0]
    assert found["forest"][4] == 2


def test_a_train_station_in_mind_rolls_two_dice() -> None:
    game = table("wheat_field", "", coins=[4, 0], dice=[5], train_stations=False, rules=["asks_roll"])
    play(game, "roll 1")

    assert {each.card: each.dice for each in MACHIKORO.prospects(game)}["train_station"] == 2


def test_nothing_is_foretold_once_the_game_is_over() -> None:
    game = table("shopping_mall amusement_park", "", coins=[22, 0], dice=[5])
    play(game, "roll 1", "build radio_tower")

    assert game.decision is None
    assert MACHIKORO.forecast(game) == []
    assert MACHIKORO.prospects(game) == []


def test_a_card_that_asks_between_roll_and_payments_is_not_used() -> None:
    game = FAMILY.new_game(2, ["seaside"], 1)
    game.add_card(0, PIER)

    assert [len(each.outcomes) for each in FAMILY.forecast(game)] == [12, 12]


@pytest.mark.parametrize(
    ("seats", "rules"),
    [(2, []), (3, ["limited_supply"]), (4, ["asks_roll"]), (4, ["beginner", "limited_supply", "asks_roll"])],
)
def test_the_forecast_agrees_with_the_game_and_needs_no_more_than_a_view(seats: int, rules: list[str]) -> None:
    game = start(seats, [*rules, "random_start"], seed=5)
    luck = seeded(5)
    checked = 0
    for _ in range(24):
        assert game.decision is not None
        seat, coins, position = game.decision.seat, game.coins, game.position()
        assert written(game) == written(MACHIKORO.imagine(game.view(luck.below(seats)), seeded(9)))
        assert game.position() == position
        forecast = MACHIKORO.forecast(game)[seat]
        action = game.decision.actions[luck.below(len(game.decision.actions))]
        game.apply(action)
        if game.notation(action).startswith("roll") and game.decision is not None and game.decision.topic == BUILDING:
            gained = [now - then for now, then in zip(game.coins, coins, strict=True)]
            roll = game.first_die + game.second_die
            assert gained == [net(forecast, each)[roll - 1] for each in range(seats)]
            checked += 1
    assert checked or "asks_roll" not in rules

import pytest

from tests.machikoro.tables import facts, load, start, table
from tests.tables import asked, names, options, play
from twocities.bots import make_bot
from twocities.core.errors import IllegalChoice
from twocities.core.rng import seeded
from twocities.machikoro.family import MACHIKORO
from twocities.machikoro.game import MachiKoro


def asking(*cities: str, coins: list[int], dice: list[int]) -> MachiKoro:
    """Set a table without Train Stations where the first seat is asked to roll."""
    return table(*cities, coins=coins, dice=dice, rules=["asks_roll"], train_stations=False)


def test_a_seat_with_one_die_is_asked_to_roll_it() -> None:
    # Ruling M16
    game = start(3, ["asks_roll"])

    assert names(game.events) == ["turn-began"]
    assert MACHIKORO.topics[asked(game).topic].name == "roll"
    assert options(game) == ["roll 1"]


def test_the_die_falls_when_it_is_rolled() -> None:
    game = asking("wheat_field", "wheat_field", coins=[3, 3], dice=[1])

    events = play(game, "roll 1")

    assert [(fact["seat"], fact["first"]) for fact in facts(events, "dice-rolled")] == [(0, 1)]
    assert game.coins == [4, 4]


def test_the_next_seat_is_asked_even_if_nobody_could_build() -> None:
    game = asking("wheat_field", "mine", coins=[0, 0], dice=[4])

    play(game, "roll 1")

    assert asked(game).seat == 1
    assert options(game) == ["roll 1"]


def test_a_train_station_still_asks_for_the_number_of_dice() -> None:
    game = table("", "", rules=["asks_roll"])

    assert options(game) == ["roll 1", "roll 2"]


def test_an_extra_turn_is_rolled_for_again() -> None:
    game = load(
        {
            "rules": ["asks_roll"],
            "cities": ["amusement_park wheat_field", "wheat_field"],
            "dice": [3, 3],
            "agenda": [{"step": "build", "seat": 0, "again": 1}],
        }
    )

    play(game, "pass")

    assert asked(game).seat == 0
    assert options(game) == ["roll 1"]


def test_two_dice_are_refused_to_a_seat_with_one() -> None:
    game = start(2, ["asks_roll"])

    with pytest.raises(IllegalChoice, match="seat 0 may roll one die only"):
        play(game, "roll 2")


def test_a_position_keeps_the_question() -> None:
    game = start(2, ["asks_roll"])

    again = load(game.position())

    assert options(again) == ["roll 1"]
    assert again.position() == game.position()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_but_for_the_question_the_game_is_the_same(seats: int) -> None:
    plain, asking = start(seats, seed=4), start(seats, ["asks_roll"], seed=4)
    happened = [event.name for event in plain.events]
    told = [event.name for event in asking.events]
    while plain.decision is not None:
        while options(asking) == ["roll 1"]:
            told += [event.name for event in asking.apply(asked(asking).actions[0])]
        action = plain.decision.actions[-1] if len(happened) % 3 else plain.decision.actions[0]
        happened += [event.name for event in plain.apply(action)]
        told += [event.name for event in asking.apply(action)]

    assert asking.decision is None
    assert told == happened
    assert asking.coins == plain.coins


@pytest.mark.parametrize("level", ["apprentice", "journeyman", "master@60i"])
def test_bots_choose_as_they_do_without_the_question(level: str) -> None:
    choices = []
    for rules in ([], ["asks_roll"]):
        game = table(
            "wheat_field bakery ranch", "mine forest", coins=[12, 4], dice=[2], rules=rules, train_stations=False
        )
        if rules:
            play(game, "roll 1")
        view = game.view(0)
        assert view.decision is not None
        choices.append(make_bot(level).choose(view, view.decision, seeded(5)))

    assert choices[0] == choices[1]


@pytest.mark.parametrize("level", ["apprentice", "journeyman", "master@60i"])
def test_bots_roll(level: str) -> None:
    view = start(3, ["asks_roll"]).view(0)
    assert view.decision is not None

    assert make_bot(level).choose(view, view.decision, seeded(5)) == view.decision.actions[0]

import pytest

from tests.machikoro.tables import LANDMARK_NAMES, city, facts, start, table
from tests.tables import asked, names, options, play
from twocities import IllegalChoice
from twocities.machikoro.ids import CARD_NAMES

SEED_OF_SIX = 0
"""A game with this seed begins with a six, which nobody earns from."""


def test_everybody_begins_with_three_coins() -> None:
    game = start(4, seed=SEED_OF_SIX)
    assert facts(game.events, "dice-rolled")[0]["sum"] == 6

    assert game.coins == [3, 3, 3, 3]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_begins_with_a_landmark(seats: int) -> None:
    game = start(seats)

    assert [game.landmarks_built(seat) for seat in range(seats)] == [0] * seats


@pytest.mark.parametrize("seed", range(5))
def test_the_first_seat_begins(seed: int) -> None:
    # Ruling M13
    game = start(4, seed=seed)

    assert facts(game.events, "turn-began") == [{"seat": 0, "extra": 0}]


def test_with_random_start_every_seat_begins_now_and_then() -> None:
    # Ruling M13
    beginnings = [facts(start(4, ["random_start"], seed).events, "turn-began") for seed in range(40)]

    assert {beginning[0]["seat"] for beginning in beginnings} == {0, 1, 2, 3}


@pytest.mark.parametrize(("turn", "follows"), [(0, 1), (1, 2), (2, 0)])
def test_turns_go_clockwise(turn: int, follows: int) -> None:
    game = table("", "", "", dice=[6], turn=turn)

    play(game, "roll 1")

    assert asked(game).seat == follows


def test_a_turn_is_rolling_then_income_then_building() -> None:
    game = table("wheat_field", "", dice=[1])

    events = play(game, "roll 1", "build ranch")

    assert names(events) == ["dice-rolled", "coins-earned", "card-built", "turn-began"]


def test_income_of_the_roll_can_be_spent_on_building() -> None:
    game = table("wheat_field", "", dice=[1])
    play(game, "roll 1")

    play(game, "build bakery")

    assert game.coins == [0, 0]
    assert city(game, 0) == {"wheat_field": 1, "bakery": 1, "train_station": 1}


def test_of_two_dice_only_the_sum_counts() -> None:
    game = table("wheat_field ranch bakery", "wheat_field ranch", coins=[5, 5], dice=[1, 2])

    play(game, "roll 2")

    assert game.coins == [6, 5]


def test_a_roll_that_no_card_answers_gives_nothing() -> None:
    game = table("wheat_field bakery", "wheat_field bakery", coins=[3, 3], dice=[5])

    events = play(game, "roll 1")

    assert names(events) == ["dice-rolled"]
    assert game.coins == [3, 3]


def test_only_one_thing_is_built_in_a_turn() -> None:
    game = table("", "", coins=[20, 0], dice=[6])
    play(game, "roll 1")

    play(game, "build ranch")

    assert asked(game).seat == 1


def test_building_is_voluntary() -> None:
    game = table("", "", coins=[20, 0], dice=[6])
    play(game, "roll 1")

    events = play(game, "pass")

    assert facts(events, "nothing-built") == [{"seat": 0, "able": 1}]
    assert game.coins == [20, 0]


def test_who_can_build_nothing_is_not_asked_and_an_event_says_so() -> None:
    # Ruling M14
    game = table("", "", coins=[0, 0], dice=[6])

    events = play(game, "roll 1")

    assert facts(events, "nothing-built") == [{"seat": 0, "able": 0}]
    assert asked(game).seat == 1


@pytest.mark.parametrize("name", CARD_NAMES)
def test_building_costs_the_price_and_it_goes_to_the_bank(name: str) -> None:
    game = table("wheat_field", "train_station", coins=[22, 7], dice=[6], train_stations=False)

    events = play(game, f"build {name}")

    [built] = facts(events, "card-built")
    assert game.coins == [22 - int(str(built["price"])), 7]


@pytest.mark.parametrize(
    ("coins", "too_dear"),
    [
        (0, "build wheat_field"),
        (1, "build convenience_store"),
        (2, "build forest"),
        (3, "build train_station"),
        (4, "build cheese_factory"),
        (5, "build mine"),
        (6, "build tv_station"),
        (7, "build business_center"),
        (9, "build shopping_mall"),
        (15, "build amusement_park"),
        (21, "build radio_tower"),
    ],
)
def test_what_cannot_be_paid_in_full_cannot_be_built(coins: int, too_dear: str) -> None:
    game = table("wheat_field", "train_station", coins=[coins, 0], dice=[6], train_stations=False)

    with pytest.raises(IllegalChoice, match="is not on offer"):
        play(game, too_dear)


def test_a_landmark_is_built_only_once() -> None:
    game = table("shopping_mall", "", coins=[30, 0], dice=[6])

    play(game, "roll 1")

    assert [option for option in options(game) if option.split()[-1] in LANDMARK_NAMES] == [
        "build amusement_park",
        "build radio_tower",
    ]


def test_landmarks_may_be_built_in_any_order() -> None:
    game = table("wheat_field", "", coins=[22, 0], dice=[6], train_stations=False)

    assert options(game)[-5:] == [*(f"build {name}" for name in LANDMARK_NAMES), "pass"]


@pytest.mark.parametrize("last", LANDMARK_NAMES)
def test_who_builds_the_fourth_landmark_wins(last: str) -> None:
    others = " ".join(name for name in LANDMARK_NAMES if name != last)
    game = table(others, "wheat_field", coins=[22, 0], train_stations=False, agenda=[{"step": "build", "seat": 0}])

    events = play(game, f"build {last}")

    assert facts(events, "game-won") == [{"seat": 0}]


def test_three_landmarks_do_not_win() -> None:
    game = table("shopping_mall", "", coins=[16, 0], dice=[6])

    play(game, "roll 1", "build amusement_park")

    assert asked(game).seat == 1


def test_the_game_ends_at_the_moment_of_the_fourth_landmark() -> None:
    game = table("shopping_mall radio_tower", "wheat_field", coins=[16, 5], dice=[5])

    events = play(game, "roll 1", "keep", "build amusement_park")

    assert names(events)[-2:] == ["card-built", "game-won"]
    assert game.decision is None


def test_nothing_can_be_chosen_after_the_end() -> None:
    game = table("shopping_mall radio_tower", "", coins=[16, 0], dice=[5])
    play(game, "roll 1", "keep", "build amusement_park")

    with pytest.raises(IllegalChoice, match="The game is over"):
        play(game, "pass")


def test_dice_are_rolled_by_the_game_and_not_chosen() -> None:
    game = table("radio_tower", "", dice=[5])
    assert options(game) == ["roll 1", "roll 2"]

    play(game, "roll 1")

    assert options(game) == ["keep", "reroll"]


def test_the_same_seed_rolls_the_same_dice() -> None:
    assert start(3, seed=5).position() == start(3, seed=5).position()


def test_the_bank_never_runs_out() -> None:
    # Ruling M2
    game = table("mine*6", "", coins=[100, 100], dice=[4, 5])

    play(game, "roll 2")

    assert game.coins == [130, 100]

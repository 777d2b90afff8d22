from tests.machikoro.tables import facts, payments, table
from tests.tables import asked, options, play


def test_its_owner_may_roll_again() -> None:
    game = table("radio_tower", "", dice=[3])

    play(game, "roll 1")

    assert options(game) == ["keep", "reroll"]


def test_asks_after_the_roll_is_seen_and_before_any_payment() -> None:
    # Ruling M3
    game = table("wheat_field radio_tower", "cafe", coins=[5, 0], dice=[3])

    events = play(game, "roll 1")

    assert [fact["first"] for fact in facts(events, "dice-rolled")] == [3]
    assert payments(events) == []
    assert game.coins == [5, 0]


def test_dice_that_are_kept_count() -> None:
    game = table("wheat_field radio_tower", "", dice=[1, 2])

    play(game, "roll 1", "keep")

    assert game.coins == [1, 0]


def test_only_the_last_roll_counts() -> None:
    game = table("wheat_field ranch*2 radio_tower", "", dice=[1, 2])

    play(game, "roll 1", "reroll")

    assert game.coins == [2, 0]


def test_two_dice_are_rolled_again_as_two() -> None:
    # Ruling M3
    game = table("radio_tower", "", dice=[1, 2, 4, 6])

    events = play(game, "roll 2", "reroll")

    assert [(fact["first"], fact["second"]) for fact in facts(events, "dice-rolled")] == [(1, 2), (4, 6)]


def test_one_die_is_rolled_again_as_one() -> None:
    # Ruling M3
    game = table("radio_tower", "", dice=[1, 2, 4])

    events = play(game, "roll 1", "reroll")

    assert [(fact["first"], fact["second"]) for fact in facts(events, "dice-rolled")] == [(1, 0), (2, 0)]


def test_works_only_once_a_turn() -> None:
    game = table("radio_tower", "", coins=[1, 0], dice=[1, 2])

    play(game, "roll 1", "reroll")

    assert options(game) == ["build wheat_field", "build ranch", "build bakery", "pass"]


def test_works_again_in_the_next_turn() -> None:
    game = table("radio_tower", "", dice=[5, 5, 5, 5])
    play(game, "roll 1", "reroll", "roll 1")

    play(game, "roll 1")

    assert options(game) == ["keep", "reroll"]


def test_works_again_in_an_extra_turn() -> None:
    game = table("radio_tower amusement_park", "", dice=[1, 2, 4, 4, 5])
    play(game, "roll 2", "reroll")

    play(game, "roll 1")

    assert asked(game).seat == 0
    assert options(game) == ["keep", "reroll"]


def test_needs_no_train_station() -> None:
    game = table("wheat_field radio_tower", "", dice=[1, 2], train_stations=False)

    assert options(game) == ["keep", "reroll"]


def test_does_not_ask_for_the_dice_of_others() -> None:
    game = table("", "radio_tower", coins=[1, 0], dice=[5])

    play(game, "roll 1")

    assert options(game) == ["build wheat_field", "build ranch", "build bakery", "pass"]


def test_the_event_says_that_it_is_a_second_roll() -> None:
    game = table("radio_tower", "", dice=[5, 4])

    events = play(game, "roll 1", "reroll")

    assert [fact["again"] for fact in facts(events, "dice-rolled")] == [0, 1]


def test_works_from_the_turn_after_it_was_built() -> None:
    game = table("", "", coins=[22, 0], dice=[5, 5, 5])
    play(game, "roll 1", "build radio_tower", "roll 1")

    play(game, "roll 1")

    assert options(game) == ["keep", "reroll"]

from tests.machikoro.tables import facts, table
from tests.tables import asked, names, options, play


def test_its_owner_chooses_between_one_die_and_two() -> None:
    game = table("", "")

    assert options(game) == ["roll 1", "roll 2"]


def test_the_choice_comes_before_the_roll() -> None:
    game = table("", "", dice=[2, 5])
    assert "dice-rolled" not in names(game.events)

    events = play(game, "roll 2")

    assert [(fact["first"], fact["second"]) for fact in facts(events, "dice-rolled")] == [(2, 5)]


def test_one_die_is_still_one_die() -> None:
    game = table("", "", dice=[2, 5])

    events = play(game, "roll 1")

    assert [(fact["first"], fact["second"]) for fact in facts(events, "dice-rolled")] == [(2, 0)]


def test_the_event_tells_both_dice_and_their_sum() -> None:
    game = table("", "", dice=[2, 5])

    events = play(game, "roll 2")

    assert facts(events, "dice-rolled") == [{"seat": 0, "first": 2, "second": 5, "sum": 7, "dice": 2, "again": 0}]


def test_the_choice_is_made_anew_every_turn() -> None:
    game = table("", "", dice=[6, 6])

    play(game, "roll 1", "roll 1")

    assert asked(game).seat == 0
    assert options(game) == ["roll 1", "roll 2"]


def test_without_it_one_die_is_rolled_unasked() -> None:
    game = table("wheat_field", "", coins=[9, 9], dice=[4], train_stations=False)

    assert [(fact["first"], fact["second"]) for fact in facts(game.events, "dice-rolled")] == [(4, 0)]
    assert "pass" in options(game)


def test_only_its_owner_may_choose() -> None:
    game = table("train_station", "wheat_field", coins=[0, 9], dice=[6, 5], train_stations=False)

    events = play(game, "roll 1")

    assert [(fact["seat"], fact["dice"]) for fact in facts(events, "dice-rolled")] == [(0, 1), (1, 1)]


def test_works_from_the_turn_after_it_was_built() -> None:
    game = table("wheat_field", "wheat_field", coins=[4, 9], dice=[4, 4], train_stations=False)

    play(game, "build train_station", "pass")

    assert asked(game).seat == 0
    assert options(game) == ["roll 1", "roll 2"]

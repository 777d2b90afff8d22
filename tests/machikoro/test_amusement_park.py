import pytest

from tests.machikoro.tables import facts, table
from tests.tables import asked, options, play


def test_two_equal_dice_give_another_turn() -> None:
    game = table("amusement_park", "", dice=[4, 4])

    events = play(game, "roll 2")

    assert facts(events, "turn-began") == [{"seat": 0, "extra": 1}]
    assert asked(game).seat == 0


def test_two_different_dice_give_none() -> None:
    game = table("amusement_park", "", dice=[4, 3])

    events = play(game, "roll 2")

    assert facts(events, "turn-began") == [{"seat": 1, "extra": 0}]


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_one_die_gives_none(die: int) -> None:
    game = table("amusement_park", "", dice=[die])

    play(game, "roll 1")

    assert asked(game).seat == 1


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_is_of_no_use_without_the_train_station(die: int) -> None:
    game = table("amusement_park", "wheat_field train_station", dice=[die], train_stations=False)

    assert asked(game).seat == 1


def test_equal_dice_without_it_give_none() -> None:
    game = table("", "amusement_park", dice=[4, 4])

    play(game, "roll 2")

    assert asked(game).seat == 1


def test_the_extra_turn_follows_after_building() -> None:
    game = table("amusement_park", "", coins=[5, 0], dice=[4, 4])
    play(game, "roll 2")
    assert "build mine" not in options(game)
    assert "build forest" in options(game)

    play(game, "build forest")

    assert asked(game).seat == 0
    assert options(game) == ["roll 1", "roll 2"]


def test_everybody_sees_that_an_extra_turn_is_to_come() -> None:
    game = table("amusement_park", "", coins=[5, 0], dice=[4, 4])

    play(game, "roll 2")

    assert game.view(1).to_dict()["agenda"] == [{"step": "build", "seat": 0, "again": 1}]


def test_the_extra_turn_follows_also_when_nothing_is_built() -> None:
    game = table("amusement_park", "", coins=[5, 0], dice=[4, 4])

    play(game, "roll 2", "pass")

    assert asked(game).seat == 0
    assert options(game) == ["roll 1", "roll 2"]


def test_the_extra_turn_brings_income_and_building_again() -> None:
    game = table("amusement_park", "", coins=[5, 0], dice=[4, 4, 5])
    play(game, "roll 2", "build forest")

    play(game, "roll 1")
    assert game.coins == [3, 0]
    play(game, "build forest")

    assert game.coins == [0, 0]
    assert asked(game).seat == 1


def test_equal_dice_in_the_extra_turn_give_yet_another() -> None:
    game = table("amusement_park", "", dice=[4, 4, 6, 6, 2, 2])

    play(game, "roll 2", "roll 2", "roll 2")

    assert asked(game).seat == 0


def test_the_extra_turn_ends_the_series_without_equal_dice() -> None:
    game = table("amusement_park", "", dice=[4, 4, 3, 4])

    play(game, "roll 2", "roll 2")

    assert asked(game).seat == 1


def test_built_in_the_turn_of_the_equal_dice_it_gives_none() -> None:
    # Ruling M4
    game = table("", "", coins=[16, 0], dice=[4, 4])

    play(game, "roll 2", "build amusement_park")

    assert asked(game).seat == 1


def test_works_from_the_turn_after_it_was_built() -> None:
    game = table("", "", coins=[16, 0], dice=[4, 3, 4, 5, 5])
    play(game, "roll 2", "build amusement_park", "roll 1")

    play(game, "roll 2")

    assert asked(game).seat == 0


def test_equal_dice_rolled_again_into_different_ones_give_none() -> None:
    # Ruling M5
    game = table("amusement_park radio_tower", "", dice=[4, 4, 3, 4])

    play(game, "roll 2", "reroll")

    assert asked(game).seat == 1


def test_different_dice_rolled_again_into_equal_ones_give_an_extra_turn() -> None:
    # Ruling M5
    game = table("amusement_park radio_tower", "", dice=[3, 4, 4, 4])

    play(game, "roll 2", "reroll")

    assert asked(game).seat == 0
    assert options(game) == ["roll 1", "roll 2"]


def test_winning_in_the_middle_of_extra_turns_ends_the_game() -> None:
    game = table("amusement_park radio_tower", "", coins=[10, 0], dice=[4, 4])

    play(game, "roll 2", "keep", "build shopping_mall")

    assert game.decision is None

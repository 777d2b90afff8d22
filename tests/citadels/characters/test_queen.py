import pytest

from tests.citadels.tables import rules, table
from tests.tables import asked, names, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.citadels.game import Citadels
from twocities.core.errors import BadRules


def beside(seat: int, character: str = "king", seats: int = 5, crown: int = 0, city: str = "") -> Citadels:
    """Set a table at which the Queen of seat 0 is on turn and another seat has revealed rank 4."""
    characters = ["queen", *[""] * (seats - 1)]
    characters[seat] = character
    revealed = [character, "queen"]
    return table("queen", seats=seats, gold=[0], characters=characters, cities=[city], revealed=revealed, crown=crown)


def beside_killed(seat: int, character: str = "king") -> Citadels:
    """Set a table at which the Queen of seat 0 is on turn and another seat has a killed rank 4."""
    characters = ["queen", "", "", "", ""]
    characters[seat] = character
    return table("queen", seats=5, gold=[0], characters=characters, marks=[["killed", character, 3]])


@pytest.mark.parametrize("character", ["king", "emperor", "patrician"])
@pytest.mark.parametrize("seat", [1, 4])
def test_gets_three_gold_beside_rank_four(seat: int, character: str) -> None:
    game = beside(seat, character)

    events = play(game, "extra_gold")

    assert game.gold[0] == 3
    assert told(events, "character-paid", FIELD_NAMES) == [{"seat": 0, "character": "queen", "gold": 3}]


@pytest.mark.parametrize(("seats", "seat"), [(5, 2), (5, 3), (8, 2), (8, 4), (8, 6)])
def test_gets_nothing_when_rank_four_sits_elsewhere(seats: int, seat: int) -> None:
    game = beside(seat, seats=seats)

    assert options(game) == ["gold", "cards"]


def test_gets_nothing_when_nobody_has_rank_four() -> None:
    game = table("queen", seats=5)

    assert options(game) == ["gold", "cards"]


def test_the_crown_does_not_matter() -> None:
    game = beside(2, crown=1)

    assert options(game) == ["gold", "cards"]


def test_gets_the_gold_only_once() -> None:
    # Ruling R2
    game = beside(1)

    play(game, "extra_gold")

    assert options(game) == ["gold", "cards"]


def test_gets_the_gold_before_or_after_gathering() -> None:
    # Ruling R3
    game = beside(1)
    assert "extra_gold" in options(game)

    play(game, "gold")

    assert options(game) == ["extra_gold", "end"]


def test_has_no_income_for_districts() -> None:
    game = beside(2, city="manor temple tavern watchtower school_of_magic")

    assert options(game) == ["gold", "cards"]


@pytest.mark.parametrize("character", ["king", "emperor", "patrician"])
def test_beside_a_killed_rank_four_waits_for_the_end_of_the_round(character: str) -> None:
    # Ruling R28
    game = beside_killed(1, character)

    assert options(game) == ["gold", "cards"]


def test_beside_a_killed_king_is_paid_when_he_is_shown() -> None:
    # Ruling R28
    game = beside_killed(1)

    events = play(game, "gold", "end")

    assert game.gold[0] == 5
    assert names(events)[-4:] == ["killed-shown", "crown-moved", "character-paid", "round-began"]


def test_beside_a_killed_emperor_is_paid_after_he_has_moved_the_crown() -> None:
    # Ruling R28
    # Ruling R25
    game = beside_killed(1, "emperor")
    play(game, "gold", "end")
    assert asked(game).seat == 1
    assert game.gold[0] == 2

    play(game, "crown 2")

    assert game.gold[0] == 5


def test_away_from_a_killed_rank_four_is_not_paid() -> None:
    # Ruling R28
    game = beside_killed(2)

    play(game, "gold", "end")

    assert game.gold[0] == 2


def test_is_not_paid_for_a_killed_rank_four_whom_nobody_has() -> None:
    # Ruling R28
    game = table("queen", seats=5, gold=[0], marks=[["killed", "king", 3]])

    play(game, "gold", "end")

    assert game.gold[0] == 2


def test_is_not_paid_again_at_the_end_of_the_round() -> None:
    game = beside(1)

    play(game, "extra_gold", "gold", "end")

    assert game.gold[0] == 5


def test_gold_that_was_left_in_the_turn_does_not_come_later() -> None:
    # Ruling R1
    game = beside(1)

    play(game, "gold", "end")

    assert game.gold[0] == 2


def test_a_killed_queen_gets_nothing() -> None:
    # Ruling R28
    game = table(
        call=8,
        seats=5,
        gold=[0, 0, 0, 0, 0],
        characters=["queen", "king", "assassin", "warlord", "thief"],
        revealed=["king"],
        marks=[["killed", "queen", 2]],
    )

    play(game, "gold", "end")

    assert list(game.gold) == [0, 0, 0, 2, 0]


def test_beside_a_bewitched_rank_four_is_paid_in_her_turn() -> None:
    # Ruling R44
    game = table(
        call=4,
        seats=5,
        gold=[0, 0, 0, 0, 0],
        characters=["queen", "king", "", "witch", ""],
        marks=[["bewitched", "king", 3]],
    )
    play(game, "gold", "end")
    assert asked(game).seat == 0

    play(game, "extra_gold")

    assert game.gold[0] == 3


def test_the_seat_of_the_witch_who_acts_as_rank_four_does_not_matter() -> None:
    # Ruling R44
    game = table(
        call=4,
        seats=5,
        gold=[0, 0, 0, 0, 0],
        characters=["queen", "witch", "", "king", ""],
        marks=[["bewitched", "king", 1]],
    )

    play(game, "gold", "end")

    assert asked(game).seat == 0
    assert options(game) == ["gold", "cards"]


@pytest.mark.parametrize(("king", "pays"), [(1, True), (2, False)])
def test_the_witch_is_paid_for_her_own_seat_as_a_bewitched_queen(king: int, pays: bool) -> None:
    # Ruling R44
    characters = ["witch", "", "", "queen", ""]
    characters[king] = "king"
    game = table(
        call=9,
        seats=5,
        gold=[0, 0, 0, 0, 0],
        characters=characters,
        revealed=["king"],
        marks=[["bewitched", "queen", 0]],
    )

    play(game, "gold")

    assert asked(game).seat == 0
    assert ("extra_gold" in options(game)) is pays


def test_is_not_for_fewer_than_five_players() -> None:
    with pytest.raises(BadRules, match="only for 5 or more players"):
        table("queen", seats=4)


@pytest.mark.parametrize(("seats", "ninth"), [(3, "artist"), (4, "artist"), (5, "queen"), (8, "queen")])
def test_is_replaced_in_a_preset_for_fewer_than_five_players(seats: int, ninth: str) -> None:
    assert rules("deluxe", "aristocrats", "nine_characters", seats=seats)[9] == ninth

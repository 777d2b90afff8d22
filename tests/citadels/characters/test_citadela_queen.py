import pytest

from tests.citadels.tables import table
from tests.tables import asked, options, play
from twocities.citadels.game import Citadels


def bewitched_king(king: int, witch: int) -> Citadels:
    """Set a table at which the Queen of seat 0 is on turn after the King was bewitched."""
    characters = ["citadela_queen", "", "", "", ""]
    characters[king] = "king"
    characters[witch] = "witch"
    return table(
        "citadela_queen",
        edition="citadela",
        seats=5,
        gold=[0, 0, 0, 0, 0],
        characters=characters,
        revealed=["king", "citadela_queen"],
        marks=[["bewitched", "king", witch]],
    )


@pytest.mark.parametrize("character", ["king", "emperor", "patrician"])
def test_gets_three_gold_beside_rank_four(character: str) -> None:
    game = table(
        "citadela_queen",
        edition="citadela",
        seats=5,
        gold=[0],
        characters=["citadela_queen", "", "", "", character],
        revealed=[character, "citadela_queen"],
    )

    play(game, "extra_gold")

    assert game.gold[0] == 3


def test_beside_a_bewitched_rank_four_waits_for_the_end_of_the_round() -> None:
    # Ruling R44
    game = bewitched_king(king=1, witch=3)

    assert options(game) == ["gold", "cards"]


def test_beside_a_bewitched_rank_four_is_paid_when_the_round_ends() -> None:
    # Ruling R44
    game = bewitched_king(king=1, witch=3)

    play(game, "gold", "end")

    assert game.gold[0] == 5


def test_away_from_a_bewitched_rank_four_is_not_paid_even_beside_the_witch() -> None:
    # Ruling R44
    game = bewitched_king(king=3, witch=1)

    play(game, "gold", "end")

    assert game.gold[0] == 2


def test_beside_a_killed_rank_four_is_paid_when_the_round_ends() -> None:
    # Ruling R28
    game = table(
        "citadela_queen",
        edition="citadela",
        seats=5,
        gold=[0],
        characters=["citadela_queen", "king", "", "assassin", ""],
        marks=[["killed", "king", 3]],
    )
    assert options(game) == ["gold", "cards"]

    play(game, "gold", "end")

    assert game.gold[0] == 5


def test_is_paid_at_the_end_of_the_round_even_if_the_killed_king_used_a_hospital() -> None:
    # Ruling R30
    game = table(
        call=4,
        edition="citadela",
        seats=5,
        gold=[0, 0, 0, 0, 0],
        characters=["citadela_queen", "king", "", "assassin", ""],
        cities=["", "hospital"],
        marks=[["killed", "king", 3]],
    )
    play(game, "answer", "gold")
    assert asked(game).seat == 0
    assert options(game) == ["gold", "cards"]

    play(game, "gold", "end")

    assert list(game.gold) == [5, 2, 0, 0, 0]
    assert game.crown == 1


def test_a_killed_queen_gets_nothing() -> None:
    # Ruling R28
    game = table(
        call=8,
        edition="citadela",
        seats=5,
        gold=[0, 0, 0, 0, 0],
        characters=["citadela_queen", "king", "assassin", "warlord", "thief"],
        revealed=["king"],
        marks=[["killed", "citadela_queen", 2]],
    )

    play(game, "gold", "end")

    assert list(game.gold) == [0, 0, 0, 2, 0]


def test_a_killed_queen_with_a_hospital_only_gathers() -> None:
    # Ruling R28
    # Ruling R30
    game = table(
        call=9,
        edition="citadela",
        seats=5,
        gold=[0, 0, 0, 0, 0],
        characters=["citadela_queen", "king", "assassin", "", ""],
        cities=["hospital"],
        revealed=["king"],
        marks=[["killed", "citadela_queen", 2]],
    )
    play(game, "answer")
    assert options(game) == ["gold", "cards"]

    play(game, "gold")

    assert game.gold[0] == 2

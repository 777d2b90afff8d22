"""What lies on characters, and who has them: everybody sees where, nobody else sees which."""

import pytest

import twocities
from tests.citadels.tables import city, table
from tests.invariants import tell
from tests.tables import asked, names, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.citadels.game import Citadels
from twocities.core.game import Game
from twocities.core.view import SPECTATOR
from twocities.games import load_position

OTHERS = [1, 2, 3, SPECTATOR]
"""Everybody but seat 0, who lays the markers."""

WARRANTS = ["warrant king", "warrant bishop", "warrant merchant"]
THREATS = ["threaten king", "threaten bishop"]
ROUND_OF_BUILDS = [
    *["gold", "end"],
    *["gold", "build manor", "pass", "end"],
    *["gold", "build tavern", "pass", "end"],
    *["gold", "build temple", "pass", "end"],
]
ROUNDS_OF_ANSWERS = [
    ["gold", "end", "gold", "bribe", "end", "gold", "bribe", "end", "gold", "end"],
    ["gold", "end", "gold", "refuse", "pass", "end", "gold", "refuse", "pass", "end", "gold", "end"],
    ["gold", "end", "gold", "bribe", "end", "gold", "refuse", "pass", "end", "gold", "end"],
]


def court(first: str) -> Citadels:
    """Set a table with the character that lays markers at seat 0 and three others on whom they lie."""
    return table(
        first, seats=4, characters=[first, "king", "bishop", "merchant"], hands=["", "manor", "tavern", "temple"]
    )


def story(game: Game, viewer: int, *moves: str) -> list[object]:
    """Play moves; list what a viewer heard and saw after each."""
    return [(tell([event.view(viewer) for event in play(game, move)]), game.view(viewer).to_dict()) for move in moves]


@pytest.mark.parametrize("signed", ["bishop", "merchant"])
@pytest.mark.parametrize("viewer", OTHERS)
def test_nobody_else_can_tell_which_warrant_is_signed(viewer: int, signed: str) -> None:
    # Ruling R8
    # Ruling R57
    king = story(court("magistrate"), viewer, *WARRANTS, "sign king", *ROUND_OF_BUILDS)
    other = story(court("magistrate"), viewer, *WARRANTS, f"sign {signed}", *ROUND_OF_BUILDS)

    assert king == other


def test_the_magistrate_can_tell_which_warrant_is_signed() -> None:
    king = story(court("magistrate"), 0, *WARRANTS, "sign king")
    bishop = story(court("magistrate"), 0, *WARRANTS, "sign bishop")

    assert king[:3] == bishop[:3]
    assert king[3] != bishop[3]


@pytest.mark.parametrize("answers", ROUNDS_OF_ANSWERS)
@pytest.mark.parametrize("viewer", OTHERS)
def test_nobody_else_can_tell_which_threat_is_real_until_it_is_turned_over(viewer: int, answers: list[str]) -> None:
    # Ruling R8
    # Ruling R61
    king = story(court("blackmailer"), viewer, *THREATS, "real king", *answers)
    bishop = story(court("blackmailer"), viewer, *THREATS, "real bishop", *answers)

    assert king == bishop


def test_the_blackmailer_can_tell_which_threat_is_real() -> None:
    king = story(court("blackmailer"), 0, *THREATS, "real king")
    bishop = story(court("blackmailer"), 0, *THREATS, "real bishop")

    assert king[:2] == bishop[:2]
    assert king[2] != bishop[2]


@pytest.mark.parametrize("viewer", OTHERS)
def test_everybody_sees_where_warrants_lie(viewer: int) -> None:
    # Ruling R8
    game = court("magistrate")

    play(game, *WARRANTS, "sign king")

    assert game.view(viewer).to_dict()["marks"] == [
        ["warrant", "king", 0],
        ["warrant", "bishop", 0],
        ["warrant", "merchant", 0],
    ]


@pytest.mark.parametrize("viewer", OTHERS)
def test_everybody_sees_where_threats_lie(viewer: int) -> None:
    # Ruling R8
    game = court("blackmailer")

    play(game, *THREATS, "real king")

    assert game.view(viewer).to_dict()["marks"] == [["threat", "king", 0], ["threat", "bishop", 0]]


def test_the_one_who_laid_them_sees_which_is_which() -> None:
    # Ruling R8
    magistrate = court("magistrate")
    blackmailer = court("blackmailer")

    play(magistrate, *WARRANTS, "sign bishop")
    play(blackmailer, *THREATS, "real bishop")

    assert magistrate.view(0).to_dict()["marks"] == [
        ["warrant", "king", 0],
        ["warrant", "merchant", 0],
        ["signed_warrant", "bishop", 0],
    ]
    assert blackmailer.view(0).to_dict()["marks"] == [["threat", "king", 0], ["real_threat", "bishop", 0]]


@pytest.mark.parametrize(
    ("first", "moves"),
    [
        ("assassin", ["kill warlord", "gold", "end"]),
        ("witch", ["gold", "bewitch warlord"]),
        ("thief", ["rob warlord", "gold", "end"]),
        ("magistrate", [*WARRANTS, "sign king", "gold", "end"]),
        ("blackmailer", ["threaten magician", "threaten warlord", "real warlord", "gold", "end"]),
    ],
)
def test_marks_end_with_the_round(first: str, moves: list[str]) -> None:
    game = court(first)

    events = play(game, *moves, *["gold", "end"] * 3)

    assert names(events)[-1] == "round-began"
    assert list(game.marks) == []


def test_only_its_own_seat_is_told_which_character_was_picked() -> None:
    # Ruling R8
    game = twocities.new_game("citadels", 4, ["deluxe"], 1)
    character = options(game)[0].removeprefix("pick ")

    events = play(game, options(game)[0])

    seen = {
        viewer: told([event.view(viewer) for event in events], "character-picked", FIELD_NAMES)
        for viewer in range(-1, 4)
    }
    hidden = [{"seat": 0, "character": "unknown", "known": 0}]
    assert seen == {
        SPECTATOR: hidden,
        0: [{"seat": 0, "character": character, "known": 1}],
        1: hidden,
        2: hidden,
        3: hidden,
    }


@pytest.mark.parametrize("viewer", [2, 3, SPECTATOR])
def test_who_does_not_pick_next_cannot_tell_which_character_was_picked(viewer: int) -> None:
    # Ruling R14
    one = twocities.new_game("citadels", 4, ["deluxe"], 1)
    other = one.clone()
    first, second = options(one)[:2]

    assert story(one, viewer, first) == story(other, viewer, second)


def confiscated() -> Citadels:
    """Set the court after the Magistrate has confiscated what the King built."""
    game = court("magistrate")
    play(game, *WARRANTS, "sign king", "gold", "end", "gold", "build manor", "confiscate")
    return game


def turned(real: str) -> Citadels:
    """Set the court after the Blackmailer has turned over the threat on the King."""
    game = court("blackmailer")
    play(game, *THREATS, f"real {real}", "gold", "end", "gold", "refuse", "unmask")
    return game


@pytest.mark.parametrize("viewer", [0, *OTHERS])
def test_after_a_confiscation_no_warrant_is_left(viewer: int) -> None:
    # Ruling R57: the signed one is used, and then everybody knows that the others are blank.
    game = confiscated()

    assert game.view(viewer).to_dict()["marks"] == []


def test_after_a_confiscation_the_magistrate_is_not_asked_again() -> None:
    # Ruling R139: a question that hides nothing any more is not asked.
    game = confiscated()

    play(game, "end", "gold", "build tavern")

    assert [asked(game).seat, city(game, 2)] == [2, "tavern"]


@pytest.mark.parametrize("viewer", OTHERS)
def test_a_warrant_that_was_not_used_leaves_all_of_them(viewer: int) -> None:
    # Ruling R57: blank warrants are never turned over.
    game = court("magistrate")

    play(game, *WARRANTS, "sign king", "gold", "end", "gold", "build manor", "pass")

    assert game.view(viewer).to_dict()["marks"] == [
        ["warrant", "king", 0],
        ["warrant", "bishop", 0],
        ["warrant", "merchant", 0],
    ]


@pytest.mark.parametrize(("real", "left"), [("king", "threat"), ("bishop", "real_threat")])
@pytest.mark.parametrize("viewer", [0, *OTHERS])
def test_a_threat_that_was_turned_over_tells_everybody_what_the_other_one_is(viewer: int, real: str, left: str) -> None:
    # Ruling R8: which marker is the real one is a secret until one is turned over.
    assert turned(real).view(viewer).to_dict()["marks"] == [[left, "bishop", 0], ["turned_threat", "king", 0]]


def test_who_is_threatened_answers_even_if_the_threat_is_known_to_be_false() -> None:
    # Ruling R59: a threatened player answers before everything else.
    game = turned("king")

    play(game, "end", "gold")

    assert options(game) == ["bribe", "refuse"]


def test_a_game_in_which_a_threat_was_turned_over_loads() -> None:
    game = turned("bishop")

    assert load_position(game.position()).position() == game.position()

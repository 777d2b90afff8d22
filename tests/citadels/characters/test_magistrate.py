import pytest

from tests.citadels.characters.marked import warranted
from tests.citadels.tables import city, hand, table
from tests.tables import asked, names, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.core.view import SPECTATOR


def test_lays_three_warrants_and_signs_one() -> None:
    game = table("magistrate", seats=4)

    events = play(game, "warrant king", "warrant warlord", "warrant thief", "sign king")

    assert told(events, "warrants-placed", FIELD_NAMES) == [
        {"seat": 0, "characters": ["thief", "king", "warlord"], "real": "king", "known": 1}
    ]
    assert game.view(0).to_dict()["marks"] == [
        ["warrant", "thief", 0],
        ["warrant", "warlord", 0],
        ["signed_warrant", "king", 0],
    ]


def test_lays_warrants_on_any_three_different_characters_held_or_not_the_own_one_too() -> None:
    # Ruling R21
    # Ruling R22
    game = table("magistrate", seats=4, face_up="merchant", gathered=1)
    targets = ["magistrate", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
    assert options(game) == [*[f"warrant {target}" for target in targets], "end"]

    play(game, "warrant king", "warrant bishop")

    assert options(game) == [f"warrant {target}" for target in targets if target not in ("king", "bishop")]


def test_signs_one_of_the_three() -> None:
    game = table("magistrate", seats=4)

    play(game, "warrant king", "warrant warlord", "warrant thief")

    assert options(game) == ["sign thief", "sign king", "sign warlord"]


def test_laying_warrants_is_optional() -> None:
    # Ruling R23
    game = table("magistrate", seats=4, characters=["magistrate", "king"], gold=[0, 9], hands=["", "manor"])

    play(game, "gold", "end", "gold", "build manor")

    assert asked(game).seat == 1
    assert city(game, 1) == "manor"


@pytest.mark.parametrize(
    "moves",
    [
        ["gold", "warrant king", "warrant bishop", "warrant thief", "sign thief"],
        ["warrant king", "warrant bishop", "warrant thief", "sign thief", "gold"],
    ],
)
def test_lays_warrants_before_or_after_gathering_but_once(moves: list[str]) -> None:
    # Ruling R3
    game = table("magistrate", seats=4)

    play(game, *moves)

    assert options(game) == ["end"]


def test_confiscates_what_the_signed_character_has_paid_for() -> None:
    # Ruling R48
    game = warranted("king", gold=[4, 1], hands=["manor"])
    play(game, "build manor")
    assert asked(game).seat == 1
    assert options(game) == ["confiscate", "pass"]
    assert list(game.gold) == [1, 1, 0, 0]

    events = play(game, "confiscate")

    assert city(game, 0) == ""
    assert city(game, 1) == "manor"
    assert told(events, "district-confiscated", FIELD_NAMES) == [
        {"seat": 1, "victim": 0, "district": "manor", "gold": 3}
    ]


def test_the_builder_gets_the_gold_back_and_the_magistrate_pays_nothing() -> None:
    game = warranted("king", gold=[4, 1], hands=["manor"])

    play(game, "build manor", "confiscate")

    assert list(game.gold) == [4, 1, 0, 0]
    assert hand(game, 0) == []


def test_the_district_does_not_stand_while_the_magistrate_is_asked() -> None:
    # Ruling R48
    game = warranted("king", gold=[4, 1], hands=["manor"])

    play(game, "build manor")

    assert city(game, 0) == city(game, 1) == ""
    assert game.view(SPECTATOR).to_dict()["site"] == "manor"


def test_the_magistrate_may_let_the_district_stand() -> None:
    game = warranted("king", gold=[4, 1], hands=["manor"])

    play(game, "build manor", "pass")

    assert city(game, 0) == "manor"
    assert list(game.gold) == [1, 1, 0, 0]


def test_a_confiscated_build_counts_toward_the_limit() -> None:
    game = warranted("king", gold=[9, 0], hands=["manor tavern"])

    play(game, "build manor", "confiscate")

    assert asked(game).seat == 0
    assert options(game) == ["end"]


@pytest.mark.parametrize("answer", ["confiscate", "pass"])
def test_only_the_first_district_of_several_is_asked_about(answer: str) -> None:
    # Ruling R48
    game = warranted("architect", gold=[9, 0], hands=["manor tavern temple watchtower"])
    play(game, "build manor", answer)

    play(game, "build tavern", "build temple")

    assert asked(game).seat == 0
    assert city(game, 0).endswith("tavern temple")
    assert "build watchtower" not in options(game)


def test_a_district_that_may_not_be_confiscated_uses_up_the_chance() -> None:
    # Ruling R48
    # Ruling R53
    game = warranted("architect", gold=[9, 0], hands=["manor tavern"], cities=["", "manor"])
    play(game, "build manor")
    assert options(game) == ["pass"]

    play(game, "pass", "build tavern")

    assert asked(game).seat == 0
    assert city(game, 0) == "manor tavern"


def test_a_blank_warrant_asks_too_and_can_only_pass() -> None:
    game = warranted("king", "warrant", gold=[4, 1], hands=["manor"])
    play(game, "build manor")
    assert asked(game).seat == 1
    assert options(game) == ["pass"]

    play(game, "pass")

    assert city(game, 0) == "manor"


def test_a_blank_warrant_asks_about_the_first_district_only() -> None:
    game = warranted("architect", "warrant", gold=[9, 1], hands=["manor tavern"])
    play(game, "build manor", "pass")

    play(game, "build tavern")

    assert asked(game).seat == 0


def test_a_character_without_a_warrant_builds_without_a_question() -> None:
    game = table(
        "king",
        seats=4,
        characters=["king", "magistrate"],
        marks=[["signed_warrant", "bishop", 1]],
        gathered=1,
        gold=[4],
        hands=["manor"],
    )

    play(game, "build manor")

    assert asked(game).seat == 0
    assert city(game, 0) == "manor"


def test_warrants_are_asked_about_in_the_turns_of_their_characters() -> None:
    game = table(
        "magistrate",
        seats=4,
        characters=["magistrate", "king", "warlord"],
        gold=[0, 9, 9],
        hands=["", "manor", "tavern"],
    )
    play(game, "warrant king", "warrant warlord", "warrant thief", "sign warlord", "gold", "end")

    play(game, "gold", "build manor", "pass", "end", "gold", "build tavern", "confiscate")

    assert [city(game, seat) for seat in range(3)] == ["tavern", "manor", ""]


def test_blank_warrants_are_never_turned_over_and_leave_with_the_round() -> None:
    # Ruling R57
    game = warranted("king", "warrant", gold=[4, 1], hands=["manor"])

    events = play(game, "build manor", "pass", "end")

    assert list(game.marks) == []
    assert {"warrants-placed", "district-confiscated"}.isdisjoint(names(events))


@pytest.mark.parametrize("signed", ["magistrate", "king"])
def test_a_warrant_on_the_own_character_reaches_nobody(signed: str) -> None:
    # Ruling R22
    game = table("magistrate", seats=4, characters=["magistrate", "bishop"], gold=[9, 9], hands=["manor", "temple"])

    play(game, "warrant magistrate", "warrant king", "warrant thief", f"sign {signed}", "gold", "build manor")
    assert asked(game).seat == 0
    play(game, "end", "gold", "build temple")

    assert [city(game, 0), city(game, 1)] == ["manor", "temple"]


def test_nobody_else_knows_whether_the_warrant_on_the_own_character_is_the_signed_one() -> None:
    # Ruling R22
    game = table("magistrate", seats=4)

    play(game, "warrant magistrate", "warrant king", "warrant thief", "sign magistrate")

    assert game.view(1).to_dict()["marks"] == [
        ["warrant", "magistrate", 0],
        ["warrant", "thief", 0],
        ["warrant", "king", 0],
    ]


def test_no_question_for_the_own_other_character() -> None:
    # Ruling R22
    # Ruling R56
    game = table("magistrate", seats=3, characters=["magistrate king", "bishop", "merchant"], gold=[9], hands=["manor"])
    play(game, "warrant king", "warrant thief", "warrant bishop", "sign king", "gold", "end", "gold")

    play(game, "build manor")

    assert asked(game).seat == 0
    assert city(game, 0) == "manor"


def test_only_the_signed_one_of_a_players_two_characters_is_asked_about() -> None:
    game = table(
        "bishop",
        seats=3,
        characters=["bishop warlord", "magistrate king", ""],
        marks=[["signed_warrant", "warlord", 1]],
        gold=[9],
        hands=["manor tavern"],
    )
    play(game, "gold", "build manor", "end", "gold")

    play(game, "build tavern")

    assert asked(game).seat == 1
    assert options(game) == ["confiscate", "pass"]


def test_a_confiscated_district_can_be_any_but_an_identical_one() -> None:
    # Ruling R53
    game = warranted("king", gold=[4, 1], hands=["manor"], cities=["", "castle palace keep"])

    play(game, "build manor", "confiscate")

    assert city(game, 1) == "castle palace keep manor"


def test_a_beautified_district_is_identical_to_a_plain_one() -> None:
    # Ruling R53
    game = warranted("king", gold=[4, 1], hands=["manor"], cities=["", "manor+"])

    play(game, "build manor")

    assert options(game) == ["pass"]


def test_only_the_magistrate_is_told_which_warrant_is_signed() -> None:
    # Ruling R8
    game = table("magistrate", seats=4)

    events = play(game, "warrant king", "warrant bishop", "warrant thief", "sign king")

    seen = {
        viewer: told([event.view(viewer) for event in events], "warrants-placed", FIELD_NAMES)
        for viewer in (0, 1, SPECTATOR)
    }
    shown = {"seat": 0, "characters": ["thief", "king", "bishop"], "real": "king", "known": 1}
    hidden = {"seat": 0, "characters": ["thief", "king", "bishop"], "real": "unknown", "known": 0}
    assert seen == {0: [shown], 1: [hidden], SPECTATOR: [hidden]}

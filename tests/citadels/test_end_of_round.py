from typing import Any

import pytest

from tests.citadels.tables import city, shown, table
from tests.tables import asked, names, options, play
from twocities import SPECTATOR
from twocities.citadels.game import Citadels

SIX = "manor castle temple church tavern market"
SEVEN = f"{SIX} watchtower"


def last_turn(**fields: Any) -> Citadels:
    """Set a table of five at which the last character of the round has only to end the turn."""
    fields.setdefault("characters", ["assassin", "king", "merchant", "architect", "warlord"])
    game = table(call=8, seats=5, **fields)
    play(game, "gold")
    return game


def test_after_the_last_rank_a_new_round_begins() -> None:
    game = last_turn(round=3)

    events = play(game, "end")

    assert names(events) == ["turn-ended", "round-began"]
    assert game.round == 4
    assert options(game)[0].startswith("pick")


def test_the_crown_holder_begins_the_next_round() -> None:
    # Ruling R70
    game = last_turn(crown=2)

    events = play(game, "end")

    assert [fact["seat"] for fact in shown(events, SPECTATOR, "round-began")] == [2]
    assert asked(game).seat == 2


def test_all_characters_come_back() -> None:
    game = last_turn()

    play(game, "end")

    assert game.view(SPECTATOR).to_dict()["picks"] == [0] * 5
    assert len([*game.packet, *game.face_up, *game.face_down]) == 8
    assert game.view(4).to_dict()["revealed"] == []
    assert game.view(4).to_dict()["characters"] == [""] * 5


def test_all_marks_are_taken_back() -> None:
    # Ruling R57
    marks = [["warrant", "thief", 0], ["warrant", "king", 0], ["signed_warrant", "bishop", 0], ["robbed", "king", 1]]
    game = last_turn(characters=["magistrate", "thief", "merchant", "architect", "warlord"], marks=marks)

    events = play(game, "end")

    assert game.view(0).to_dict()["marks"] == []
    assert names(events) == ["turn-ended", "round-began"]


def test_what_was_offered_in_the_draft_is_forgotten() -> None:
    offered = ["", "king bishop", *[""] * 8]
    game = last_turn(offered=offered, put_away=["", "bishop", "", "", ""])
    assert game.view(1).to_dict()["put_away"] == [None, "bishop", None, None, None]

    play(game, "end")

    assert game.view(0).to_dict()["offered"] == ["", "", None, None, None, None, None, None, None, None]
    assert game.view(1).to_dict()["put_away"] == [None, "", None, None, None]


def test_gold_hands_and_cities_stay() -> None:
    game = last_turn(gold=[1, 2, 3, 4, 5], hands=["manor", "", "", "", "tavern"], cities=["castle"])

    play(game, "end")

    assert list(game.gold) == [1, 2, 3, 4, 7]
    assert [len(hand) for hand in game.hands] == [1, 0, 0, 0, 1]
    assert city(game, 0) == "castle"


def test_gold_on_the_tax_collector_stays() -> None:
    # Ruling R27
    game = last_turn(cast="tax_collector", gold_on={"tax_collector": 3})

    play(game, "end")

    assert game.view(SPECTATOR).to_dict()["gold_on"] == {"tax_collector": 3}


def test_a_killed_king_is_shown_and_takes_the_crown() -> None:
    # Ruling R24
    game = last_turn(marks=[["killed", "king", 0]], crown=3)

    events = play(game, "end")

    assert names(events) == ["turn-ended", "killed-shown", "crown-moved", "round-began"]
    assert shown(events, SPECTATOR, "killed-shown") == [{"seat": 1, "character": "king"}]
    assert asked(game).seat == 1


def test_a_killed_emperor_moves_the_crown_before_the_next_round() -> None:
    # Ruling R25
    game = last_turn(
        characters=["assassin", "emperor", "merchant", "architect", "warlord"],
        marks=[["killed", "emperor", 0]],
        crown=3,
        gold=[2, 2, 2, 2, 2],
    )

    play(game, "end")
    assert [asked(game).seat, options(game)] == [1, ["crown 2", "crown 4", "crown 0"]]
    play(game, "crown 4")

    assert asked(game).seat == 4
    assert list(game.gold) == [2, 2, 2, 2, 4]


@pytest.mark.parametrize("killed", ["bishop", "merchant", "thief"])
def test_no_other_killed_character_is_shown(killed: str) -> None:
    # Ruling R23
    held = ["assassin", killed, "magician", "architect", "warlord"]
    game = last_turn(characters=held, marks=[["killed", killed, 0]])

    assert names(play(game, "end")) == ["turn-ended", "round-began"]


def test_a_killed_king_that_nobody_has_is_not_shown() -> None:
    # Ruling R23
    game = last_turn(
        characters=["assassin", "thief", "merchant", "architect", "warlord"], marks=[["killed", "king", 0]], crown=3
    )

    assert names(play(game, "end")) == ["turn-ended", "round-began"]
    assert game.crown == 3


def test_the_queen_is_paid_after_the_killed_king_is_shown() -> None:
    # Ruling R28
    game = table(
        call=9,
        seats=5,
        characters=["assassin", "king", "queen", "architect", "warlord"],
        marks=[["killed", "king", 0]],
    )
    play(game, "gold")

    events = play(game, "end")

    assert names(events) == ["turn-ended", "killed-shown", "crown-moved", "character-paid", "round-began"]


def test_the_queen_is_paid_after_a_killed_emperor_has_chosen() -> None:
    # Rulings R25 and R28
    game = table(
        call=9,
        seats=5,
        characters=["assassin", "emperor", "queen", "architect", "warlord"],
        marks=[["killed", "emperor", 0]],
    )
    play(game, "gold", "end")

    assert names(play(game, "crown 3")) == ["crown-moved", "character-paid", "round-began"]


def test_the_game_ends_with_the_round_in_which_a_city_was_completed() -> None:
    # Ruling R101
    game = last_turn(cities=[SEVEN], first=0)

    assert names(play(game, "end")) == ["turn-ended", "game-ended"]
    assert game.decision is None
    assert game.position()["agenda"] == []


def test_a_killed_king_takes_the_crown_before_the_game_ends() -> None:
    # Ruling R101
    game = last_turn(cities=[SEVEN], first=0, marks=[["killed", "king", 0]], crown=3)

    assert names(play(game, "end")) == ["turn-ended", "killed-shown", "crown-moved", "game-ended"]
    assert game.crown == 1


def test_when_the_game_is_over_everybody_sees_who_had_whom() -> None:
    game = last_turn(cities=[SEVEN], first=0, marks=[["killed", "merchant", 0]])

    play(game, "end")

    assert game.view(SPECTATOR).to_dict()["characters"] == ["assassin", "king", "merchant", "architect", "warlord"]


def test_the_round_goes_on_after_a_city_is_completed() -> None:
    # Ruling R101
    game = table("merchant", seats=4, characters=["merchant", "warlord"], hands=["prison"], cities=[SIX], gold=[9])

    play(game, "gold", "build prison")
    events = play(game, "end")

    assert names(events)[0] == "turn-ended"
    assert asked(game).seat == 1


def test_a_completed_city_that_was_lowered_again_still_ends_the_game() -> None:
    # Ruling R97: the last round stays the last.
    game = last_turn(cities=["manor castle"], first=0)

    assert names(play(game, "end")) == ["turn-ended", "game-ended"]

"""The Witch herself: gathering, naming, pausing, and what a bewitched player may do."""

import pytest

from tests.citadels.characters.marked import resumed_as
from tests.citadels.tables import city, hand, table
from tests.tables import asked, names, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.citadels.ids import CHARACTER_NAMES, TAX_COLLECTOR, THIEF
from twocities.core.view import SPECTATOR

VICTIMS = CHARACTER_NAMES[THIEF : TAX_COLLECTOR + 1]
"""Everybody whom the Witch can bewitch."""


def test_gathers_before_anything_else() -> None:
    # Ruling R34
    game = table("witch", gold=[9, 0], hands=["manor"], cities=["laboratory smithy museum armory"])

    assert options(game) == ["gold", "cards"]


def test_having_gathered_must_name_another_character_held_or_not() -> None:
    # Ruling R4
    # Ruling R21
    # Ruling R22
    # Ruling R34
    game = table("witch", seats=4, gold=[9], hands=["manor"], cities=["laboratory smithy"], face_up="merchant")

    play(game, "gold")

    assert asked(game).seat == 0
    assert options(game) == [
        "bewitch thief",
        "bewitch magician",
        "bewitch king",
        "bewitch bishop",
        "bewitch merchant",
        "bewitch architect",
        "bewitch warlord",
    ]


@pytest.mark.parametrize(("move", "gold", "cards"), [("gold", 3, 0), ("cards", 0, 3)])
def test_uses_her_gathering_districts(move: str, gold: int, cards: int) -> None:
    # Ruling R34
    game = table("witch", gold=[0, 0], cities=["gold_mine library observatory"], deck="manor tavern temple prison")

    play(game, move)

    assert (game.gold[0], len(game.hands[0])) == (gold, cards)


def test_pauses_after_naming() -> None:
    # Ruling R34
    game = table("witch", seats=4, characters=["witch", "king", "thief"], gold=[9], hands=["manor"])

    events = play(game, "gold", "bewitch king")

    assert told(events, "character-bewitched", FIELD_NAMES) == [{"seat": 0, "character": "king"}]
    assert "turn-ended" not in names(events)
    assert asked(game).seat == 2


def test_everybody_hears_who_is_bewitched() -> None:
    # Ruling R8
    game = table("witch", seats=4, characters=["witch", "king"])
    play(game, "gold")

    event = play(game, "bewitch king")[0]

    assert event.view(3).to_dict() == event.view(SPECTATOR).to_dict() == event.to_dict()
    assert game.view(SPECTATOR).to_dict()["marks"] == [["bewitched", "king", 0]]


@pytest.mark.parametrize("character", VICTIMS)
def test_a_bewitched_player_reveals_and_can_only_gather(character: str) -> None:
    # Ruling R37
    game = table(
        "witch",
        seats=5,
        characters=["witch", character],
        gold=[0, 9],
        hands=["", "palace stables"],
        cities=["", "manor temple tavern prison laboratory"],
    )

    events = play(game, "gold", f"bewitch {character}")

    assert told(events, "character-revealed", FIELD_NAMES) == [{"seat": 1, "character": character}]
    assert asked(game).seat == 1
    assert options(game) == ["gold", "cards"]


@pytest.mark.parametrize("character", VICTIMS)
def test_after_the_bewitched_player_the_witch_goes_on_as_that_character(character: str) -> None:
    # Ruling R36
    game = table("witch", seats=5, characters=["witch", character], gold=[0, 0])
    play(game, "gold", f"bewitch {character}")

    events = play(game, "gold")

    assert told(events, "turn-resumed", FIELD_NAMES) == [{"seat": 0, "character": character}]
    assert game.gold[1] == 2
    assert asked(game).seat == 0
    assert {"gold", "cards"}.isdisjoint(options(game))


def test_a_bewitched_player_uses_the_own_gathering_districts() -> None:
    # Ruling R37
    mine = table("witch", seats=4, characters=["witch", "merchant"], gold=[0, 0], cities=["", "gold_mine"])
    library = table(
        "witch",
        seats=4,
        characters=["witch", "merchant"],
        cities=["", "library observatory"],
        deck="manor temple tavern prison",
    )

    play(mine, "gold", "bewitch merchant", "gold")
    play(library, "gold", "bewitch merchant", "cards")

    assert mine.gold[1] == 3
    assert hand(library, 1) == ["manor", "temple", "tavern"]


def test_a_bewitched_player_chooses_a_card_before_the_witch_goes_on() -> None:
    game = table("witch", seats=4, characters=["witch", "merchant"], deck="manor tavern temple")
    play(game, "gold", "bewitch merchant", "cards")
    assert asked(game).seat == 1
    assert options(game) == ["keep manor", "keep tavern"]

    play(game, "keep tavern")

    assert hand(game, 1) == ["tavern"]
    assert asked(game).seat == 0


def test_a_bewitched_player_has_no_end_of_turn() -> None:
    # Ruling R29
    game = table("witch", seats=4, characters=["witch", "merchant"], gold=[0, 0], cities=["", "park poor_house"])
    play(game, "gold", "bewitch merchant", "gold", "extra_gold", "end")

    assert hand(game, 1) == []
    assert list(game.gold) == [3, 2, 0, 0]


def test_a_bewitched_player_who_draws_gets_nothing_from_the_poor_house() -> None:
    # Ruling R29
    game = table("witch", seats=4, characters=["witch", "merchant"], gold=[0, 0], cities=["", "poor_house"])

    play(game, "gold", "bewitch merchant", "cards")
    play(game, options(game)[0], "end")

    assert game.gold[1] == 0


def test_the_next_rank_is_called_after_the_witch() -> None:
    game = resumed_as("merchant", "architect")

    events = play(game, "end")

    assert told(events, "turn-ended", FIELD_NAMES) == [{"seat": 0}]
    assert asked(game).seat == 2


def test_without_the_bewitched_character_her_turn_is_over() -> None:
    # Ruling R21
    # Ruling R35
    game = table("witch", seats=4, characters=["witch", "king"], gold=[9, 0], hands=["manor"])
    play(game, "gold", "bewitch merchant", "gold")

    events = play(game, "end")

    assert "turn-resumed" not in names(events)
    assert told(events, "round-began", FIELD_NAMES)[0]["number"] == 2
    assert city(game, 0) == ""


def test_not_resumed_she_has_no_end_of_turn() -> None:
    # Ruling R29
    # Ruling R35
    game = table("witch", seats=4, gold=[0, 0], cities=["park poor_house"])

    play(game, "gold", "bewitch merchant")

    assert game.gold[0] == 2
    assert hand(game, 0) == []


def test_not_resumed_she_gets_nothing_from_the_poor_house() -> None:
    # Ruling R29
    # Ruling R35
    game = table("witch", seats=4, gold=[0, 0], cities=["poor_house"], deck="manor tavern")

    play(game, "cards", "keep manor", "bewitch merchant")

    assert game.gold[0] == 0


def test_a_killed_character_does_not_resume_her_turn() -> None:
    # Ruling R35
    game = table(
        call=6,
        seats=4,
        characters=["witch", "merchant", "architect"],
        marks=[["bewitched", "merchant", 0], ["killed", "merchant", 3]],
        cities=["park poor_house"],
        gold=[0, 0],
    )

    assert asked(game).seat == 2
    assert game.gold[0] == 0


def test_resumed_she_has_an_end_of_turn() -> None:
    # Ruling R36
    game = resumed_as("bishop", gold=[0, 0], hands=["church"], cities=["park poor_house"])

    play(game, "build church", "end")

    assert game.gold[0] == 1
    assert len(game.hands[0]) == 2


def test_resumed_she_uses_her_own_unique_districts() -> None:
    # Ruling R36
    game = resumed_as("bishop", gold=[1, 0], hands=["palace"], cities=["laboratory smithy", "museum"])

    assert options(game) == ["use laboratory", "use smithy", "end"]


def test_resumed_she_never_uses_districts_of_the_bewitched_player() -> None:
    # Ruling R37
    game = resumed_as(
        "bishop", gold=[8, 0], hands=["manor library"], cities=["manor", "laboratory smithy museum quarry factory"]
    )

    assert options(game) == ["build library", "end"]
    play(game, "build library")
    assert game.gold[0] == 4


def test_resumed_she_builds_from_her_hand_with_her_gold_in_her_city() -> None:
    # Ruling R36
    game = resumed_as("bishop", gold=[1, 9], hands=["manor", "palace"])

    play(game, "build manor")

    assert list(game.gold[:2]) == [0, 11]
    assert [city(game, 0), city(game, 1)] == ["manor", ""]
    assert hand(game, 1) == ["palace"]
    assert options(game) == ["end"]


def test_with_two_characters_each_the_other_turn_of_the_bewitched_player_is_whole() -> None:
    game = table("witch", seats=3, characters=["witch bishop", "merchant warlord", "king thief"], gold=[0, 0, 0])
    play(game, "gold", "bewitch merchant", *["gold", "end"] * 3, "gold")
    assert asked(game).seat == 0
    assert "extra_gold" in options(game)

    play(game, "end")

    assert asked(game).seat == 1
    assert options(game)[:2] == ["gold", "cards"]
    play(game, "gold")
    assert "end" in options(game)


def test_may_bewitch_the_own_other_character_which_gathers_before_she_goes_on() -> None:
    # Ruling R22
    # Ruling R46
    game = table("witch", seats=3, characters=["witch merchant", "king bishop", "thief warlord"], gold=[0, 0, 0])
    play(game, "gold", "bewitch merchant", *["gold", "end"] * 3)
    assert asked(game).seat == 0
    assert options(game) == ["gold", "cards"]

    play(game, "gold", "extra_gold")

    assert game.gold[0] == 5
    assert options(game) == ["end"]


def test_bewitching_the_own_king_brings_her_the_crown() -> None:
    # Ruling R38
    # Ruling R46
    game = table("witch", seats=2, characters=["witch king", "bishop thief"], crown=1, gold=[0, 0], cities=["manor"])
    play(game, "gold", "bewitch king", "gold", "end", "gold")
    assert game.crown == 0

    play(game, "income")

    assert game.gold[0] == 5

import pytest

from tests.citadels.tables import city, hand, table
from tests.tables import asked, names, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.core.view import SPECTATOR


def test_the_killed_player_loses_the_turn() -> None:
    game = table("assassin", seats=4, characters=["assassin", "merchant", "architect"])
    play(game, "kill merchant", "gold")

    events = play(game, "end")

    assert asked(game).seat == 2
    assert told(events, "character-revealed", FIELD_NAMES) == [{"seat": 2, "character": "architect"}]
    assert list(game.gold) == [4, 2, 2, 2]


def test_names_any_character_but_the_own_one_held_or_not() -> None:
    # Ruling R21
    # Ruling R22
    game = table("assassin", seats=4, characters=["assassin", "king"], face_up="thief merchant", gathered=1)

    assert options(game) == [
        "kill thief",
        "kill magician",
        "kill king",
        "kill bishop",
        "kill merchant",
        "kill architect",
        "kill warlord",
        "end",
    ]


def test_a_player_with_two_characters_may_kill_the_other_one() -> None:
    # Ruling R22
    game = table("assassin", seats=3, characters=["assassin merchant", "king bishop", "thief warlord"])
    play(game, "kill merchant", "gold", "end", "gold", "end", "gold", "end", "gold")

    events = play(game, "end")

    assert told(events, "nobody-answered", FIELD_NAMES) == [{"seat": 1, "rank": 6}, {"seat": 1, "rank": 7}]
    assert asked(game).seat == 2


def test_naming_is_optional() -> None:
    # Ruling R23
    game = table("assassin", seats=4, characters=["assassin", "king"])

    play(game, "gold", "end")

    assert list(game.marks) == []
    assert asked(game).seat == 1


@pytest.mark.parametrize("moves", [["kill king", "gold"], ["gold", "kill king"]])
def test_names_before_or_after_gathering_but_once(moves: list[str]) -> None:
    game = table("assassin")

    play(game, *moves)

    assert options(game) == ["end"]


def test_everybody_hears_who_is_killed() -> None:
    game = table("assassin", seats=4)

    (event,) = play(game, "kill king")

    assert event.view(3).to_dict() == event.view(SPECTATOR).to_dict() == event.to_dict()
    assert told([event], "character-killed", FIELD_NAMES) == [{"seat": 0, "character": "king"}]


def test_a_killed_character_stays_as_silent_as_one_that_nobody_has() -> None:
    # Ruling R23
    killed = table("assassin", seats=4, characters=["assassin", "merchant", "architect"])
    absent = table("assassin", seats=4, characters=["assassin", "warlord", "architect"])
    play(killed, "kill merchant", "gold")
    play(absent, "kill merchant", "gold")

    assert names(play(killed, "end")) == names(play(absent, "end"))

    assert killed.view(3).to_dict() == absent.view(3).to_dict()
    assert killed.view(SPECTATOR).to_dict() == absent.view(SPECTATOR).to_dict()


def test_killing_a_character_that_nobody_has_changes_nothing() -> None:
    # Ruling R21
    game = table("assassin", seats=4, characters=["assassin", "merchant"])
    play(game, "kill warlord", "gold", "end")
    assert asked(game).seat == 1

    events = play(game, "gold", "end")

    assert told(events, "killed-shown", FIELD_NAMES) == []
    assert told(events, "round-began", FIELD_NAMES) != []
    assert list(game.gold) == [4, 4, 2, 2]


@pytest.mark.parametrize("character", ["thief", "magician", "bishop", "merchant", "architect", "warlord"])
def test_a_killed_character_is_never_shown(character: str) -> None:
    # Ruling R23
    game = table("assassin", seats=4, characters=["assassin", character])
    play(game, f"kill {character}", "gold")

    events = play(game, "end")

    assert {"character-revealed", "killed-shown"}.isdisjoint(names(events))
    assert "round-began" in names(events)


@pytest.mark.parametrize("character", ["king", "patrician"])
def test_a_killed_king_or_patrician_is_shown_and_takes_the_crown_when_the_round_ends(character: str) -> None:
    # Ruling R24
    game = table("assassin", seats=4, characters=["assassin", character, "warlord"], crown=3)
    play(game, f"kill {character}", "gold", "end")
    assert game.crown == 3

    events = play(game, "gold", "end")

    assert told(events, "killed-shown", FIELD_NAMES) == [{"seat": 1, "character": character}]
    assert told(events, "crown-moved", FIELD_NAMES) == [{"seat": 1, "victim": 3}]
    assert game.crown == game.opener == 1


def test_the_old_holder_of_the_crown_calls_the_rest_of_the_round_of_a_killed_king() -> None:
    # Ruling R24
    game = table("assassin", seats=4, characters=["assassin", "king"], crown=3)
    play(game, "kill king", "gold")

    events = play(game, "end")

    assert [fact["seat"] for fact in told(events, "rank-called", FIELD_NAMES)] == [3] * 7


def test_a_killed_emperor_moves_the_crown_when_the_round_ends_and_takes_nothing() -> None:
    # Ruling R25
    game = table("assassin", seats=4, characters=["assassin", "emperor"], crown=3, gold=[0, 0, 5, 0])
    play(game, "kill emperor", "gold", "end")
    assert asked(game).seat == 1
    assert options(game) == ["crown 2", "crown 0"]

    play(game, "crown 2")

    assert game.crown == 2
    assert list(game.gold) == [2, 0, 5, 0]


def test_a_killed_bishop_does_not_protect() -> None:
    # Ruling R26
    game = table("assassin", seats=4, characters=["assassin", "bishop", "warlord"], cities=["", "temple"])
    play(game, "kill bishop", "gold", "end")

    play(game, "destroy 1 temple")

    assert city(game, 1) == ""


def test_tax_is_paid_for_a_killed_tax_collector_and_waits() -> None:
    # Ruling R27
    game = table("assassin", seats=4, characters=["assassin", "tax_collector"], gold=[3], hands=["temple"])
    play(game, "kill tax_collector", "gold", "build temple")

    play(game, "end")

    assert list(game.gold) == [3, 0, 0, 0]
    assert game.gold_on[9] == 1


def test_a_killed_queen_gets_nothing_beside_the_king() -> None:
    # Ruling R28
    game = table("assassin", seats=5, characters=["assassin", "king", "queen"], gold=[0, 0, 0, 0, 0])
    play(game, "kill queen", "gold", "end", "gold")

    play(game, "end")

    assert list(game.gold) == [2, 2, 0, 0, 0]


def test_a_queen_beside_a_killed_king_is_paid_when_the_round_ends() -> None:
    # Ruling R28
    game = table("assassin", seats=5, characters=["assassin", "king", "queen"], gold=[0, 0, 0, 0, 0])
    play(game, "kill king", "gold", "end", "gold")
    assert options(game) == ["end"]

    play(game, "end")

    assert list(game.gold) == [2, 0, 5, 0, 0]


def test_a_killed_player_has_no_end_of_turn() -> None:
    # Ruling R29
    game = table("assassin", seats=4, characters=["assassin", "merchant"], gold=[0, 0], cities=["", "park poor_house"])
    play(game, "kill merchant", "gold")

    play(game, "end")

    assert game.gold[1] == 0
    assert hand(game, 1) == []


def test_a_killed_player_with_a_hospital_may_gather_and_nothing_else() -> None:
    # Ruling R30
    game = table(
        "assassin", seats=4, characters=["assassin", "merchant", "warlord"], cities=["", "hospital"], edition="citadela"
    )
    play(game, "kill merchant", "gold", "end")
    assert asked(game).seat == 1
    assert options(game) == ["answer", "pass"]

    play(game, "answer", "gold")

    assert game.gold[1] == 4
    assert asked(game).seat == 2


def test_the_owner_of_a_hospital_is_asked_for_a_character_that_somebody_else_has() -> None:
    # Ruling R30
    game = table(
        "assassin", seats=4, characters=["assassin", "", "merchant"], cities=["", "hospital"], edition="citadela"
    )
    play(game, "kill merchant", "gold", "end")

    assert asked(game).seat == 1
    assert options(game) == ["pass"]

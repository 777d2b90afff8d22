import pytest

from tests.citadels.tables import city, classic_table, dark_city_table, hand
from tests.tables import asked, names, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.core.view import SPECTATOR


def test_the_murdered_player_loses_the_turn() -> None:
    game = classic_table(
        "classic_assassin",
        seats=4,
        characters=["classic_assassin", "classic_merchant", "classic_architect"],
    )
    play(game, "kill classic_merchant", "gold")

    events = play(game, "end")

    assert told(events, "character-revealed", FIELD_NAMES) == [{"seat": 2, "character": "classic_architect"}]
    assert asked(game).seat == 2
    assert list(game.gold) == [4, 2, 2, 2]


def test_names_any_other_character_held_or_not() -> None:
    # Ruling R21
    # Ruling R22
    game = classic_table("classic_assassin", seats=4, face_up="classic_thief classic_merchant", gathered=1)

    assert options(game) == [
        "kill classic_thief",
        "kill classic_magician",
        "kill classic_king",
        "kill classic_bishop",
        "kill classic_merchant",
        "kill classic_architect",
        "kill classic_warlord",
        "end",
    ]


@pytest.mark.parametrize("ninth", ["dark_city_artist", "dark_city_queen"])
def test_may_name_rank_nine_of_the_dark_city(ninth: str) -> None:
    game = dark_city_table("classic_assassin", seats=5, cast=ninth)

    assert f"kill {ninth}" in options(game)


@pytest.mark.parametrize("moves", [["kill classic_king", "gold"], ["gold", "kill classic_king"]])
def test_names_before_or_after_gathering_but_once(moves: list[str]) -> None:
    # Ruling R2
    # Ruling R3
    game = classic_table("classic_assassin")

    play(game, *moves)

    assert options(game) == ["end"]


def test_naming_is_optional() -> None:
    # Ruling R23
    game = classic_table("classic_assassin", characters=["classic_assassin", "classic_king"])

    play(game, "gold", "end")

    assert asked(game).seat == 1
    assert options(game) == ["gold", "cards"]


def test_everybody_hears_who_is_murdered() -> None:
    # Ruling R8
    game = classic_table("classic_assassin", seats=4)

    (event,) = play(game, "kill classic_king")

    assert told([event.view(SPECTATOR)], "character-killed", FIELD_NAMES) == [{"seat": 0, "character": "classic_king"}]


def test_the_murdered_stay_as_silent_as_characters_that_nobody_has() -> None:
    # Ruling R23
    murdered = classic_table(
        "classic_assassin",
        seats=4,
        characters=["classic_assassin", "classic_merchant", "classic_architect"],
    )
    absent = classic_table(
        "classic_assassin",
        seats=4,
        characters=["classic_assassin", "classic_warlord", "classic_architect"],
    )
    play(murdered, "kill classic_merchant", "gold")
    play(absent, "kill classic_merchant", "gold")

    assert names(play(murdered, "end")) == names(play(absent, "end"))

    assert murdered.view(3).to_dict() == absent.view(3).to_dict()


def test_a_murdered_king_takes_the_crown_when_the_round_ends() -> None:
    # Ruling R24
    game = classic_table(
        "classic_assassin",
        seats=4,
        characters=["classic_assassin", "classic_king", "classic_warlord"],
        crown=3,
    )
    play(game, "kill classic_king", "gold", "end")
    assert game.crown == 3

    events = play(game, "gold", "end")

    assert told(events, "killed-shown", FIELD_NAMES) == [{"seat": 1, "character": "classic_king"}]
    assert game.crown == 1


def test_a_murdered_bishop_does_not_protect() -> None:
    # Ruling R26
    game = classic_table(
        "classic_assassin",
        seats=4,
        characters=["classic_assassin", "classic_bishop", "classic_warlord"],
        cities=["", "temple"],
    )

    play(game, "kill classic_bishop", "gold", "end", "gold", "end", "destroy 1 temple")

    assert city(game, 1) == ""


@pytest.mark.parametrize("character", ["classic_merchant", "classic_architect"])
def test_what_comes_after_gathering_does_not_come_to_the_murdered(character: str) -> None:
    game = classic_table(
        call=6,
        characters=[character, "classic_assassin classic_warlord"],
        gold=[0, 0],
        marks=[["killed", character, 1]],
    )

    assert asked(game).seat == 1
    assert list(game.gold) == [0, 0]
    assert hand(game, 0) == []


def test_a_murdered_player_with_a_hospital_gathers_and_does_nothing_else() -> None:
    # Ruling R30
    game = dark_city_table(
        "classic_assassin",
        characters=["classic_assassin", "classic_merchant classic_warlord"],
        gold=[0, 0],
        hands=["", "tavern"],
        cities=["", "hospital market"],
    )
    play(game, "kill classic_merchant", "gold", "end")
    assert (asked(game).seat, options(game)) == (1, ["answer", "pass"])

    play(game, "answer", "gold")

    assert list(game.gold) == [2, 2]
    assert game.called == 8


def test_a_player_with_two_characters_may_murder_the_own_other_one() -> None:
    # Ruling R22
    game = classic_table(
        "classic_assassin",
        characters=["classic_assassin classic_merchant", "classic_king classic_warlord"],
    )

    play(game, "kill classic_merchant", "gold", "end", "gold")
    events = play(game, "end")

    assert told(events, "nobody-answered", FIELD_NAMES) == [{"seat": 1, "rank": rank} for rank in (5, 6, 7)]
    assert asked(game).seat == 1

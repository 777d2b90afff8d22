import pytest

from tests.citadels.tables import hand, table
from tests.tables import asked, names, options, play, told
from twocities.citadels.field_names import FIELD_NAMES


def test_takes_all_gold_when_the_named_character_is_revealed() -> None:
    game = table("thief", seats=4, characters=["thief", "warlord"], gold=[1, 5, 3])
    play(game, "rob warlord", "gold")
    assert list(game.gold) == [3, 5, 3, 0]

    events = play(game, "end")

    assert list(game.gold) == [8, 0, 3, 0]
    assert told(events, "gold-stolen", FIELD_NAMES) == [{"seat": 0, "victim": 1, "gold": 5}]


def test_the_theft_comes_right_after_the_reveal() -> None:
    # Ruling R31
    game = table("thief", seats=4, characters=["thief", "warlord"], gold=[0, 5])
    play(game, "rob warlord", "gold")

    events = play(game, "end")

    assert names(events)[-2:] == ["character-revealed", "gold-stolen"]
    assert asked(game).seat == 1
    assert options(game)[:2] == ["gold", "cards"]


def test_gold_of_the_victims_own_turn_is_safe() -> None:
    # Ruling R31
    game = table("thief", seats=4, characters=["thief", "warlord"], gold=[0, 5], cities=["", "prison"])
    play(game, "rob warlord", "gold", "end")

    play(game, "income", "gold", "end")

    assert list(game.gold) == [7, 3, 0, 0]


def test_nothing_can_be_spent_before_the_theft() -> None:
    # Ruling R31
    game = table("thief", seats=4, characters=["thief", "warlord"], gold=[0, 5], cities=["", "smithy", "manor"])

    play(game, "rob warlord", "gold", "end")

    assert options(game) == ["gold", "cards"]


def test_takes_what_is_there_at_the_reveal_and_not_when_it_was_named() -> None:
    # Ruling R31
    game = table("thief", seats=4, characters=["thief", "warlord", "abbot"], gold=[0, 5, 0])
    play(game, "rob warlord", "gold", "end", "tithe 1", "gold")

    play(game, "end")

    assert list(game.gold) == [6, 0, 3, 0]


def test_the_stolen_gold_can_be_spent_in_a_later_turn_of_the_round() -> None:
    game = table(
        "thief", seats=3, characters=["thief warlord", "merchant", ""], gold=[0, 5, 0], hands=["palace", "", ""]
    )
    play(game, "rob merchant", "cards")
    play(game, options(game)[0], "end", "gold", "end", "gold")

    assert "build palace" in options(game)


def test_may_not_rob_rank_one_nor_the_own_character() -> None:
    # Ruling R21
    # Ruling R22
    # Ruling R32
    game = table("thief", seats=4, face_up="merchant", gathered=1)

    assert options(game) == [
        "rob magician",
        "rob king",
        "rob bishop",
        "rob merchant",
        "rob architect",
        "rob warlord",
        "end",
    ]


@pytest.mark.parametrize("character", ["assassin", "witch", "magistrate"])
def test_may_not_rob_any_character_of_rank_one(character: str) -> None:
    # Ruling R32
    game = table("thief", seats=4, characters=["thief", character])

    assert f"rob {character}" not in options(game)


@pytest.mark.parametrize(("mark", "layer"), [("killed", "assassin"), ("bewitched", "witch")])
def test_may_not_rob_the_killed_or_the_bewitched(mark: str, layer: str) -> None:
    # Ruling R32
    game = table("thief", seats=4, characters=["thief", layer, "king"], marks=[[mark, "king", 1]])

    assert "rob king" not in options(game)
    assert "rob bishop" in options(game)


@pytest.mark.parametrize("mark", ["warrant", "signed_warrant"])
def test_may_rob_a_character_with_a_warrant(mark: str) -> None:
    game = table("thief", seats=4, characters=["thief", "magistrate", "king"], marks=[[mark, "king", 1]])

    assert "rob king" in options(game)


def test_naming_is_optional() -> None:
    # Ruling R23
    game = table("thief", seats=4, characters=["thief", "king"], gold=[0, 5])

    play(game, "gold", "end")

    assert list(game.gold) == [2, 5, 0, 0]


@pytest.mark.parametrize("moves", [["rob king", "gold"], ["gold", "rob king"]])
def test_names_before_or_after_gathering_but_once(moves: list[str]) -> None:
    game = table("thief")

    play(game, *moves)

    assert options(game) == ["end"]


def test_robbing_a_character_that_nobody_has_gives_nothing() -> None:
    # Ruling R21
    game = table("thief", seats=4, characters=["thief", "king"], gold=[0, 5])
    play(game, "rob merchant", "gold", "end", "gold")

    play(game, "end")

    assert list(game.gold) == [2, 7, 0, 0]


def test_robbing_the_own_other_character_changes_nothing() -> None:
    # Ruling R22
    # Ruling R32
    game = table("thief", seats=3, characters=["thief king", "merchant", "bishop"], gold=[3, 5, 5])
    play(game, "rob king", "gold")

    events = play(game, "end")

    assert list(game.gold) == [5, 5, 5]
    assert "gold-stolen" not in names(events)
    assert asked(game).seat == 0


def test_only_the_robbed_one_of_two_characters_brings_the_theft() -> None:
    game = table("thief", seats=3, characters=["thief", "merchant warlord", ""], gold=[0, 5, 0])
    play(game, "rob warlord", "gold", "end", "gold")
    assert list(game.gold) == [2, 7, 0]

    play(game, "end")

    assert list(game.gold) == [9, 0, 0]


def test_a_victim_without_gold_loses_nothing_and_there_is_no_second_choice() -> None:
    # Ruling R33
    game = table("thief", seats=4, characters=["thief", "king", "warlord"], gold=[0, 0, 5])
    play(game, "rob king", "gold")

    events = play(game, "end")

    assert told(events, "gold-stolen", FIELD_NAMES) == [{"seat": 0, "victim": 1, "gold": 0}]
    assert list(game.gold) == [2, 0, 5, 0]
    assert asked(game).seat == 1


def test_gold_on_districts_and_cards_in_hand_are_not_stolen() -> None:
    game = table(
        "thief", seats=4, characters=["thief", "king"], gold=[0, 1], hands=["", "tavern"], cities=["", "manor+"]
    )

    play(game, "rob king", "gold", "end")

    assert list(game.gold) == [3, 0, 0, 0]
    assert hand(game, 1) == ["tavern"]


def test_a_robbed_king_still_gets_the_crown() -> None:
    game = table("thief", seats=4, characters=["thief", "king"], gold=[0, 5])
    play(game, "rob king", "gold", "end")

    play(game, "gold")

    assert game.crown == 1


def test_the_mark_is_gone_in_the_next_round() -> None:
    game = table("thief", seats=4, characters=["thief"])

    play(game, "rob king", "gold", "end")

    assert list(game.marks) == []

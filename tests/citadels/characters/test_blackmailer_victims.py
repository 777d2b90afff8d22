"""What a player whom the Blackmailer threatens does, in order, and what it costs."""

import pytest

from tests.citadels.characters.marked import threatened
from tests.citadels.tables import city, hand, table
from tests.tables import asked, names, options, play, told
from twocities.citadels.field_names import FIELD_NAMES


def test_a_threatened_player_gathers_before_anything_else() -> None:
    # Ruling R59
    game = threatened("merchant", gold=[4], hands=["tavern"], cities=["market laboratory smithy"])

    assert options(game) == ["gold", "cards"]


def test_after_gathering_the_threat_comes_before_anything_else() -> None:
    # Ruling R59
    game = threatened("merchant", gold=[4], hands=["tavern"], cities=["market laboratory smithy"])

    play(game, "gold")

    assert asked(game).seat == 0
    assert options(game) == ["bribe", "refuse"]


def test_everything_else_comes_after_the_threat() -> None:
    # Ruling R59
    game = threatened("merchant", gold=[4], hands=["tavern"], cities=["market laboratory smithy"])

    play(game, "gold", "bribe")

    assert options(game) == [
        "income",
        "extra_gold",
        "use laboratory",
        "use smithy",
        "build tavern",
        "end",
    ]


def test_the_threat_comes_after_the_choice_of_a_card() -> None:
    # Ruling R59
    game = threatened("merchant", gold=[4], deck="manor temple tavern")
    play(game, "cards")
    assert options(game) == ["keep manor", "keep temple"]

    play(game, "keep manor")

    assert options(game) == ["bribe", "refuse"]


def test_gathering_districts_work_before_the_threat() -> None:
    # Ruling R59
    mine = threatened("merchant", gold=[1], cities=["gold_mine"])
    library = threatened("merchant", cities=["library observatory"], deck="manor temple tavern prison")

    play(mine, "gold")
    play(library, "cards")

    assert mine.gold[0] == 4
    assert hand(library, 0) == ["manor", "temple", "tavern"]
    assert options(mine) == options(library) == ["bribe", "refuse"]


@pytest.mark.parametrize(("gold", "bribe"), [(0, 1), (1, 1), (2, 2), (3, 2), (5, 3), (8, 5)])
def test_the_bribe_is_half_the_gold_after_gathering_rounded_down(gold: int, bribe: int) -> None:
    # Ruling R58
    game = threatened("merchant", gold=[gold, 0])

    play(game, "gold")
    assert asked(game).about == bribe

    events = play(game, "bribe")

    assert list(game.gold) == [gold + 2 - bribe, bribe, 0, 0]
    assert told(events, "bribe-paid", FIELD_NAMES) == [{"seat": 1, "victim": 0, "gold": bribe}]


@pytest.mark.parametrize("gold", [0, 1])
def test_a_player_with_no_gold_or_one_may_bribe_with_nothing(gold: int) -> None:
    # Ruling R58
    game = threatened("merchant", gold=[gold, 0], deck="manor temple")

    play(game, "cards", "keep manor", "bribe")

    assert list(game.gold) == [gold, 0, 0, 0]
    assert list(game.marks) == []
    assert asked(game).seat == 0


@pytest.mark.parametrize("mark", ["threat", "real_threat"])
def test_a_bribe_takes_the_threat_off_unseen(mark: str) -> None:
    game = threatened("merchant", mark, gold=[4, 0])

    events = play(game, "gold", "bribe")

    assert names(events) == ["gold-gathered", "bribe-paid"]
    assert list(game.marks) == []
    assert list(game.gold) == [3, 3, 0, 0]


@pytest.mark.parametrize("mark", ["threat", "real_threat"])
def test_after_a_refusal_the_blackmailer_may_turn_the_threat_over(mark: str) -> None:
    # Ruling R61
    game = threatened("merchant", mark, gold=[4, 0])

    play(game, "gold", "refuse")

    assert asked(game).seat == 1
    assert options(game) == ["unmask", "pass"]
    assert list(game.gold) == [6, 0, 0, 0]


def test_a_real_threat_takes_all_gold() -> None:
    game = threatened("merchant", gold=[4, 1])

    events = play(game, "gold", "refuse", "unmask")

    assert list(game.gold) == [0, 7, 0, 0]
    assert game.position()["marks"] == [["turned_threat", "merchant", 1]]
    assert told(events, "threat-unmasked", FIELD_NAMES) == [{"seat": 1, "victim": 0, "gold": 6}]
    assert asked(game).seat == 0


def test_a_false_threat_takes_nothing() -> None:
    game = threatened("merchant", "threat", gold=[4, 1])

    events = play(game, "gold", "refuse", "unmask")

    assert list(game.gold) == [6, 1, 0, 0]
    assert told(events, "bluff-unmasked", FIELD_NAMES) == [{"seat": 1, "victim": 0}]
    assert game.position()["marks"] == [["turned_threat", "merchant", 1]]
    assert asked(game).seat == 0


def test_a_real_threat_on_a_player_without_gold_takes_nothing() -> None:
    # Ruling R58
    game = threatened("merchant", gold=[0, 1], deck="manor temple")

    play(game, "cards", "keep manor", "refuse", "unmask")

    assert list(game.gold) == [0, 1, 0, 0]
    assert asked(game).seat == 0


@pytest.mark.parametrize("mark", ["threat", "real_threat"])
def test_a_threat_that_is_left_lies_there_unturned_until_the_round_ends(mark: str) -> None:
    # Ruling R61
    game = threatened("merchant", mark, gold=[4, 1], crown=3)

    events = play(game, "gold", "refuse", "pass")

    assert names(events)[-1] == "threat-left"
    assert list(game.gold) == [6, 1, 0, 0]
    assert game.view(2).to_dict()["marks"] == [["threat", "merchant", 1]]
    assert "end" in options(game)
    play(game, "end")
    assert list(game.marks) == []


def test_gold_that_comes_after_the_threat_is_safe() -> None:
    game = threatened("merchant", gold=[0, 0], cities=["market tavern"])

    play(game, "gold", "refuse", "unmask", "income", "extra_gold")

    assert list(game.gold) == [3, 2, 0, 0]


def test_a_threatened_king_gets_the_crown_after_the_threat() -> None:
    # Ruling R69
    game = threatened("king", crown=2)
    play(game, "gold")
    assert game.crown == 2

    play(game, "bribe")

    assert game.crown == 0


def test_a_threat_and_a_warrant_on_one_character_come_one_after_the_other() -> None:
    # Ruling R60
    game = table(
        "merchant",
        seats=4,
        characters=["merchant", "blackmailer", "magistrate"],
        marks=[["real_threat", "merchant", 1], ["signed_warrant", "merchant", 2]],
        gold=[8, 0, 0],
        hands=["tavern"],
    )
    play(game, "gold", "bribe", "build tavern")
    assert asked(game).seat == 2

    play(game, "confiscate")

    assert list(game.gold) == [5, 5, 0, 0]
    assert city(game, 2) == "tavern"

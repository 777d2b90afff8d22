import pytest

from tests.citadels.tables import hand, rules, table
from tests.tables import options, play, told
from twocities.citadels.field_names import FIELD_NAMES

DECK = "tavern market docks harbor"


def test_is_the_abbot_of_the_czech_edition() -> None:
    game = table("citadela_abbot", edition="citadela")

    assert "abbot" in rules("citadela", "intriky")
    assert game.position()["cast"] == [
        "assassin",
        "thief",
        "magician",
        "king",
        "citadela_abbot",
        "merchant",
        "architect",
        "warlord",
    ]


@pytest.mark.parametrize(("gold", "cards"), [(0, ["tavern", "market"]), (1, ["tavern"]), (2, [])])
def test_takes_gold_or_a_card_for_each_religious_district(gold: int, cards: list[str]) -> None:
    # Ruling R72
    game = table("citadela_abbot", edition="citadela", gold=[0], cities=["temple church"], deck=DECK)

    play(game, "income", f"split {gold}")

    assert game.gold[0] == gold
    assert hand(game, 0) == cards


def test_the_school_of_magic_brings_both_gold_and_a_card() -> None:
    # Ruling R72
    game = table("citadela_abbot", edition="citadela", gold=[0], cities=["school_of_magic"], deck=DECK)

    events = play(game, "income")

    assert game.gold[0] == 1
    assert hand(game, 0) == ["tavern"]
    assert told(events, "income-taken", FIELD_NAMES) == [{"seat": 0, "type": "religious", "gold": 1, "cards": 1}]


def test_beside_the_school_of_magic_the_other_districts_are_split() -> None:
    # Ruling R72
    game = table("citadela_abbot", edition="citadela", gold=[0], cities=["school_of_magic temple church"], deck=DECK)
    play(game, "income")
    assert options(game) == ["split 0", "split 1", "split 2"]

    play(game, "split 1")

    assert game.gold[0] == 2
    assert hand(game, 0) == ["tavern", "market"]


def test_takes_the_income_only_once() -> None:
    # Ruling R5
    game = table("citadela_abbot", edition="citadela", gold=[0, 0], cities=["school_of_magic"], deck=DECK)

    play(game, "income")

    assert options(game) == ["gold", "cards"]


def test_the_richest_player_gives_a_gold() -> None:
    # Ruling R73
    game = table("citadela_abbot", edition="citadela", seats=4, gold=[1, 3, 5, 2])

    play(game, "tithe 2")

    assert list(game.gold) == [2, 3, 4, 2]


def test_chooses_among_equally_rich_players() -> None:
    # Ruling R73
    game = table("citadela_abbot", edition="citadela", seats=4, gold=[1, 5, 3, 5])

    assert options(game) == ["gold", "cards", "tithe 1", "tithe 3"]


@pytest.mark.parametrize("gold", [[6, 5, 3, 5], [5, 5, 3, 5]])
def test_gets_nothing_as_the_richest_or_one_of_them(gold: list[int]) -> None:
    # Ruling R73
    game = table("citadela_abbot", edition="citadela", seats=4, gold=gold)

    assert options(game) == ["gold", "cards"]

import pytest

from tests.citadels.tables import hand, table
from tests.tables import options, play, told
from twocities.citadels.field_names import FIELD_NAMES


def test_earns_a_gold_for_each_trade_district() -> None:
    game = table("merchant", gold=[0], cities=["tavern market docks manor"])

    play(game, "income")

    assert game.gold[0] == 3


def test_gets_an_extra_gold() -> None:
    # Ruling R76
    game = table("merchant", gold=[0])

    events = play(game, "extra_gold")

    assert game.gold[0] == 1
    assert told(events, "character-paid", FIELD_NAMES) == [{"seat": 0, "character": "merchant", "gold": 1}]


def test_gets_the_extra_gold_also_when_gathering_cards() -> None:
    # Ruling R76
    game = table("merchant", gold=[0], deck="manor castle")

    play(game, "cards", "keep manor", "extra_gold")

    assert game.gold[0] == 1
    assert hand(game, 0) == ["manor"]


def test_the_extra_gold_is_not_gathered() -> None:
    # Ruling R76
    game = table("merchant", gold=[0], cities=["gold_mine"])

    play(game, "extra_gold", "gold")

    assert game.gold[0] == 1 + 3


def test_gets_the_extra_gold_only_once() -> None:
    # Ruling R2
    game = table("merchant", gold=[0])

    play(game, "extra_gold")

    assert options(game) == ["gold", "cards"]


def test_has_both_abilities_before_gathering() -> None:
    # Ruling R3
    game = table("merchant", cities=["tavern"])

    assert options(game) == ["gold", "cards", "income", "extra_gold"]


def test_the_two_abilities_do_not_wait_for_each_other() -> None:
    game = table("merchant", gold=[0], hands=["market"], cities=["tavern"])

    play(game, "extra_gold", "gold", "build market", "income")

    assert game.gold[0] == 1 + 2 - 2 + 2
    assert options(game) == ["end"]


def test_both_abilities_may_be_left() -> None:
    # Ruling R1
    game = table("merchant", gold=[0], cities=["tavern"])

    play(game, "gold", "end")

    assert game.gold[0] == 2


def test_takes_the_income_only_once() -> None:
    # Ruling R5
    game = table("merchant", gold=[2], hands=["market"], cities=["tavern"])

    play(game, "income", "gold", "build market")

    assert "income" not in options(game)


@pytest.mark.parametrize(("city", "gold"), [("tavern school_of_magic", 2), ("school_of_magic", 1)])
def test_the_school_of_magic_counts_as_trade(city: str, gold: int) -> None:
    # Ruling R6
    game = table("merchant", gold=[0], cities=[city])

    play(game, "income")

    assert game.gold[0] == gold


def test_builds_one_district() -> None:
    game = table("merchant", gold=[9], hands=["tavern market"])

    play(game, "gold", "build tavern")

    assert "build market" not in options(game)


def test_the_witch_gets_the_extra_gold_and_the_income_of_her_own_city() -> None:
    # Ruling R36
    game = table(
        call=6,
        gold=[0, 0],
        characters=["witch", "merchant"],
        cities=["tavern", "market docks"],
        marks=[["bewitched", "merchant", 0]],
    )

    play(game, "gold", "extra_gold", "income")

    assert list(game.gold) == [2, 2]


def test_with_two_characters_the_extra_gold_is_only_the_merchants() -> None:
    # Ruling R7
    game = table("merchant", characters=["merchant architect"])

    play(game, "gold", "end")

    assert "extra_gold" not in options(game)

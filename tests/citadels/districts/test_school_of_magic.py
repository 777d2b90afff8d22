import pytest

from tests.citadels.tables import city, hand, points, shown, table
from tests.tables import options, play

PAID_IN_GOLD = ["king", "emperor", "bishop", "merchant", "trader", "warlord", "diplomat", "marshal"]
PAID_IN_CARDS = ["patrician", "cardinal"]


@pytest.mark.parametrize("character", PAID_IN_GOLD)
def test_it_pays_every_character_that_earns_gold_for_a_type(character: str) -> None:
    # Ruling R6: in every such income, also with no other district of that type.
    game = table(character, seats=4, gold=[0], cities=["school_of_magic"])

    play(game, "income")

    assert game.gold[0] == 1


@pytest.mark.parametrize("character", PAID_IN_CARDS)
def test_it_brings_a_card_to_those_who_earn_cards(character: str) -> None:
    # Ruling R6: in every such income, also with no other district of that type.
    game = table(character, gold=[0, 0], cities=["school_of_magic"], deck="tavern manor")

    play(game, "income")

    assert list(game.gold) == [0, 0]
    assert hand(game, 0) == ["tavern"]


def test_it_adds_to_the_districts_of_the_type() -> None:
    game = table("merchant", gold=[0, 0], cities=["school_of_magic tavern market"])

    events = play(game, "income")

    assert list(game.gold) == [3, 0]
    assert shown(events, 1, "income-taken") == [{"seat": 0, "type": "trade", "gold": 3, "cards": 0}]


def test_it_pays_once_in_a_turn() -> None:
    # Ruling R5: taken once, for all of them at that moment.
    game = table("merchant", cities=["school_of_magic"])

    play(game, "income")

    assert "income" not in options(game)


def test_with_two_characters_it_is_another_type_for_each() -> None:
    # Ruling R7: abilities belong to the turn of their character.
    game = table("merchant", characters=["merchant warlord"], gold=[0, 0], cities=["school_of_magic"], gathered=1)

    play(game, "income", "end", "income")

    assert list(game.gold) == [2, 0]


def test_a_character_without_such_an_income_gets_nothing() -> None:
    game = table("architect", cities=["school_of_magic"])

    assert "income" not in options(game)


def test_built_after_the_income_it_pays_nothing_in_this_turn() -> None:
    # Ruling R5: a district built afterwards pays nothing this turn.
    game = table("merchant", gold=[6, 0], hands=["school_of_magic"], cities=["tavern"], gathered=1)

    play(game, "income", "build school_of_magic")

    assert "income" not in options(game)


def test_built_before_the_income_it_pays() -> None:
    game = table("merchant", gold=[6, 0], hands=["school_of_magic"], gathered=1)

    play(game, "build school_of_magic", "income")

    assert list(game.gold) == [1, 0]


def test_an_abbot_takes_a_gold_or_a_card_for_it() -> None:
    # Ruling R72: one of the two in deluxe.
    game = table("abbot", gold=[0, 0], cities=["school_of_magic temple"], deck="tavern manor palace")

    play(game, "income")
    assert options(game) == ["split 0", "split 1", "split 2"]
    play(game, "split 1")

    assert list(game.gold) == [1, 0]
    assert hand(game, 0) == ["tavern"]


def test_an_abbot_of_citadela_takes_a_gold_and_a_card_for_it() -> None:
    # Ruling R72: one of each in citadela.
    game = table(
        "citadela_abbot", edition="citadela", gold=[0, 0], cities=["school_of_magic"], deck="tavern manor palace"
    )

    play(game, "income")

    assert list(game.gold) == [1, 0]
    assert hand(game, 0) == ["tavern"]


def test_an_abbot_of_citadela_still_chooses_for_the_other_districts() -> None:
    game = table(
        "citadela_abbot",
        edition="citadela",
        gold=[0, 0],
        cities=["school_of_magic temple church"],
        deck="tavern manor palace",
    )

    play(game, "income")
    assert options(game) == ["split 0", "split 1", "split 2"]
    play(game, "split 2")

    assert list(game.gold) == [3, 0]
    assert hand(game, 0) == ["tavern"]


def test_it_is_no_trade_district_for_a_trader() -> None:
    # Ruling R6: never for the Trader.
    game = table("trader", gold=[9, 0], hands=["school_of_magic manor tavern"], gathered=1)

    play(game, "build school_of_magic")

    assert "build tavern" in options(game)
    assert "build manor" not in options(game)


def test_it_is_unique_for_the_five_types() -> None:
    # Ruling R6: never for the five types.
    game = table("merchant", cities=["school_of_magic keep manor temple tavern"])

    assert "all_types" not in points(game, 0)


def test_it_is_worth_its_cost() -> None:
    game = table("merchant", gold=[6, 0], hands=["school_of_magic"], gathered=1)

    play(game, "build school_of_magic")

    assert city(game, 0) == "school_of_magic"
    assert points(game, 0) == {"districts": 6}

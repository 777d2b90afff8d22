from typing import Any

import pytest

from tests.citadels.tables import dark_city_table, hand
from tests.tables import asked, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.citadels.game import Citadels
from twocities.core.view import SPECTATOR

DARK = "classic,dark_city"
COLLECTED = {"dark_city_tax_collector": 1}


def after_him(character: str, gold: int, cards: str, **fields: Any) -> Citadels:
    """Set a table at which seat 0 is on turn after seat 1, the Tax Collector, has had his turn."""
    return dark_city_table(
        character,
        characters=[character, "dark_city_tax_collector"],
        gold=[gold, 0],
        hands=[cards],
        acted={**COLLECTED, character: 0},
        **fields,
    )


def test_gets_a_gold_at_the_end_of_a_turn_in_which_somebody_built() -> None:
    # Ruling R107
    game = after_him("classic_king", 3, "manor")
    play(game, "gold", "build manor")
    assert list(game.gold) == [2, 0]

    events = play(game, "end")

    assert list(game.gold) == [1, 1]
    assert told(events, "tax-taken", FIELD_NAMES) == [{"seat": 1, "victim": 0, "gold": 1}]


def test_everybody_sees_the_tax() -> None:
    # Ruling R8
    game = after_him("classic_king", 3, "manor")

    events = [event.view(SPECTATOR) for event in play(game, "gold", "build manor", "end")]

    assert told(events, "tax-taken", FIELD_NAMES) == [{"seat": 1, "victim": 0, "gold": 1}]


def test_who_built_nothing_pays_nothing() -> None:
    game = after_him("classic_king", 3, "manor")

    play(game, "gold", "end")

    assert list(game.gold) == [5, 0]


def test_who_has_no_gold_left_pays_nothing() -> None:
    game = after_him("classic_king", 1, "manor")

    play(game, "gold", "build manor", "end")

    assert list(game.gold) == [0, 0]


def test_a_character_that_built_several_districts_pays_once() -> None:
    # Ruling R107
    game = after_him("classic_architect", 9, "tavern market temple", deck="")

    play(game, "gold", "build tavern", "build market", "build temple", "end")

    assert list(game.gold) == [6, 1]


def test_each_of_the_two_characters_of_a_player_pays() -> None:
    # Ruling R107
    game = dark_city_table(
        "classic_king",
        characters=["classic_king classic_bishop", "dark_city_tax_collector"],
        gold=[5, 0],
        hands=["tavern temple"],
        acted={**COLLECTED, "classic_king": 0},
    )

    play(game, "gold", "build tavern", "end", "gold", "build temple", "end")

    assert list(game.gold) == [5, 2]


def test_the_own_other_character_pays_nothing() -> None:
    # Ruling R107
    game = dark_city_table(
        "dark_city_tax_collector",
        characters=["dark_city_tax_collector classic_king", "classic_warlord"],
        gold=[3, 0],
        hands=["tavern temple"],
    )

    play(game, "gold", "build tavern", "end", "gold", "build temple")
    events = play(game, "end")

    assert list(game.gold) == [5, 0]
    assert told(events, "tax-taken", FIELD_NAMES) == []


def test_his_own_builds_are_not_taxed() -> None:
    game = dark_city_table("dark_city_tax_collector", gold=[3, 0], hands=["tavern"])

    play(game, "gold", "build tavern", "end")

    assert list(game.gold) == [4, 0]


def assassin_built(gold: int, cards: str, *moves: str) -> Citadels:
    """Let seat 0, the Assassin, play a turn; seat 1 has the Tax Collector."""
    game = dark_city_table(
        "classic_assassin",
        characters=["classic_assassin", "dark_city_tax_collector"],
        gold=[gold, 0],
        hands=[cards],
    )
    play(game, "gold", *moves)
    return game


def test_an_assassin_who_built_pays_when_the_tax_collector_is_called() -> None:
    # Ruling R107
    game = assassin_built(3, "manor", "build manor")
    assert list(game.gold) == [2, 0]

    events = play(game, "end")

    assert (asked(game).seat, options(game)) == (1, ["gold", "cards"])
    assert list(game.gold) == [1, 1]
    assert told(events, "tax-taken", FIELD_NAMES) == [{"seat": 1, "victim": 0, "gold": 1}]


def test_an_assassin_without_gold_pays_nothing() -> None:
    game = assassin_built(1, "manor", "build manor", "end")

    assert list(game.gold) == [0, 0]


def test_an_assassin_who_built_nothing_pays_nothing() -> None:
    game = assassin_built(3, "manor", "end")

    assert list(game.gold) == [5, 0]


def test_the_own_assassin_pays_nothing() -> None:
    # Ruling R107
    game = dark_city_table(
        "classic_assassin",
        characters=["classic_assassin dark_city_tax_collector"],
        gold=[3, 0],
        hands=["manor"],
    )

    events = play(game, "gold", "build manor", "end")

    assert game.gold[0] == 2
    assert told(events, "tax-taken", FIELD_NAMES) == []


def test_an_assassin_who_built_is_remembered_in_a_position() -> None:
    game = dark_city_table(
        call=2,
        characters=["classic_assassin", "dark_city_tax_collector"],
        gold=[4, 0],
        marks=[["built", "classic_assassin", 0]],
    )

    assert list(game.gold) == [3, 1]


def test_murdered_he_collects_nothing() -> None:
    # Ruling R108
    game = dark_city_table(
        "classic_assassin",
        seats=3,
        characters=["classic_assassin", "dark_city_tax_collector", "classic_king"],
        gold=[3, 0, 3],
        hands=["manor", "", "castle"],
    )

    play(game, "kill dark_city_tax_collector", "gold", "build manor", "end", "gold", "build castle", "end")

    assert list(game.gold) == [2, 0, 1]


def test_murdered_with_a_hospital_he_gathers_and_collects_nothing() -> None:
    # Ruling R108
    game = dark_city_table(
        "classic_assassin",
        seats=3,
        characters=["classic_assassin", "dark_city_tax_collector", "classic_king"],
        gold=[3, 0, 3],
        hands=["manor", "", "castle"],
        cities=["", "hospital"],
    )
    play(game, "kill dark_city_tax_collector", "gold", "build manor", "end")

    play(game, "answer", "gold", "gold", "build castle", "end")

    assert list(game.gold) == [2, 2, 1]


def test_without_a_tax_collector_in_the_round_there_is_no_tax() -> None:
    # Ruling R108
    game = dark_city_table(
        "classic_king",
        cast="dark_city_tax_collector",
        characters=["classic_king", "classic_bishop"],
        gold=[3, 2],
        hands=["manor", "temple"],
    )

    play(game, "gold", "build manor", "end", "gold", "build temple", "end")

    assert list(game.gold) == [2, 3]


def test_no_tax_of_the_last_round_is_left() -> None:
    # Ruling R108
    game = dark_city_table(
        "classic_warlord",
        cast="dark_city_tax_collector",
        gold=[3, 0],
        hands=["manor"],
    )

    play(game, "gold", "build manor", "end", "pass")

    assert game.round == 2
    assert list(game.marks) == []


def bewitched() -> Citadels:
    """Set a table at which seat 0, the Witch, goes on as the Tax Collector of seat 1; seat 2 has the King."""
    game = dark_city_table(
        call=2,
        seats=3,
        characters=["dark_city_witch", "dark_city_tax_collector classic_bishop", "classic_king"],
        gold=[3, 0, 3],
        hands=["tavern", "temple", "castle"],
        marks=[["bewitched", "dark_city_tax_collector", 0]],
    )
    play(game, "gold")
    return game


def test_bewitched_he_leaves_the_tax_to_the_witch_who_pays_none_herself() -> None:
    # Ruling R107
    game = bewitched()

    play(game, "build tavern", "end", "gold", "build castle", "end")

    assert list(game.gold) == [3, 2, 0]


def test_the_other_character_of_a_bewitched_tax_collector_pays_the_witch() -> None:
    # Ruling R107
    game = bewitched()

    play(game, "end", "gold", "end", "gold", "build temple", "end")

    assert list(game.gold) == [4, 2, 5]


def test_a_bewitched_character_pays_nothing_and_the_witch_pays_for_what_she_builds_as_it() -> None:
    # Ruling R107
    game = dark_city_table(
        call=5,
        seats=3,
        characters=["dark_city_witch", "classic_bishop", "dark_city_tax_collector"],
        gold=[3, 3, 0],
        hands=["tavern", "temple"],
        marks=[["bewitched", "classic_bishop", 0]],
        acted={"dark_city_tax_collector": 2},
    )

    play(game, "gold", "build tavern", "end")

    assert list(game.gold) == [1, 5, 1]


@pytest.mark.parametrize("gold", [1, 2])
def test_the_poor_house_looks_after_the_tax(gold: int) -> None:
    # Ruling R107
    game = after_him("classic_king", gold, "manor", cities=["dark_city_poor_house"])

    play(game, "gold", "build manor", "end")

    assert list(game.gold) == [1, gold - 1]


def test_the_alchemist_gets_the_gold_back_after_the_tax() -> None:
    # Ruling R107
    game = after_him("dark_city_alchemist", 1, "manor")

    play(game, "gold", "build manor", "end")

    assert list(game.gold) == [3, 0]


def test_the_alchemist_does_not_get_the_tax_back() -> None:
    # Ruling R77
    game = after_him("dark_city_alchemist", 3, "manor")

    play(game, "gold", "build manor", "end")

    assert list(game.gold) == [4, 1]


def test_tax_then_the_poor_house_then_the_alchemist() -> None:
    # Ruling R78
    game = after_him("dark_city_alchemist", 2, "manor", cities=["dark_city_poor_house"])

    play(game, "gold", "build manor", "end")

    assert list(game.gold) == [4, 1]


def test_what_the_wizard_builds_at_once_is_taxed() -> None:
    # Ruling R107
    game = dark_city_table(
        "dark_city_wizard",
        characters=["dark_city_wizard", "dark_city_tax_collector"],
        gold=[3, 0],
        hands=["", "manor"],
        acted={**COLLECTED, "dark_city_wizard": 0},
    )

    play(game, "look 1", "take manor", "build manor", "gold", "end")

    assert list(game.gold) == [1, 1]
    assert hand(game, 1) == []


def test_an_exchanged_district_is_not_taxed() -> None:
    # Ruling R88
    game = after_him("dark_city_diplomat", 3, "", cities=["manor", "docks"])

    play(game, "gold", "end", "offer manor", "demand 1 docks")

    assert list(game.gold) == [5, 0]


def test_who_does_not_thank_in_the_ball_room_collects_nothing() -> None:
    # Ruling R149
    game = dark_city_table(
        call=2,
        characters=["classic_king", "dark_city_tax_collector"],
        gold=[3, 0],
        hands=["manor"],
        cities=["ball_room"],
        crown=0,
    )

    play(game, "pass", "gold", "build manor", "end")

    assert list(game.gold) == [2, 0]


def test_has_neither_income_nor_anything_to_choose() -> None:
    game = dark_city_table("dark_city_tax_collector", cities=["manor temple tavern prison school_of_magic"])

    assert options(game) == ["gold", "cards"]

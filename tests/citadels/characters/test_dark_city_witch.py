from typing import Any

import pytest

from tests.citadels.tables import city, dark_city_table, hand
from tests.tables import asked, names, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.citadels.game import Citadels

DARK = "classic,dark_city"
VICTIMS = [
    "classic_thief",
    "dark_city_tax_collector",
    "classic_magician",
    "dark_city_wizard",
    "classic_king",
    "dark_city_emperor",
    "classic_bishop",
    "dark_city_abbot",
    "classic_merchant",
    "dark_city_alchemist",
    "classic_architect",
    "dark_city_navigator",
    "classic_warlord",
    "dark_city_diplomat",
    "dark_city_artist",
    "dark_city_queen",
]
"""Everybody whom the Witch can bewitch."""


def resumed_as(character: str, seats: int = 5, **fields: Any) -> Citadels:
    """Let seat 0, the Witch, take over the character of seat 1 after both gathered gold."""
    game = dark_city_table(
        "dark_city_witch",
        seats=seats,
        characters=["dark_city_witch", character],
        **fields,
    )
    play(game, "gold", f"bewitch {character}", "gold")
    return game


def test_gathers_before_anything_else() -> None:
    # Ruling R34
    game = dark_city_table("dark_city_witch", gold=[9], hands=["manor"], cities=["smithy dark_city_museum"])

    assert options(game) == ["gold", "cards"]


def test_having_gathered_names_any_other_character_held_or_not() -> None:
    # Ruling R4
    # Ruling R21
    # Ruling R22
    game = dark_city_table("dark_city_witch", gold=[9], hands=["manor"], cities=["smithy"])

    play(game, "gold")

    assert options(game) == [
        "bewitch classic_thief",
        "bewitch classic_magician",
        "bewitch classic_king",
        "bewitch classic_bishop",
        "bewitch classic_merchant",
        "bewitch classic_architect",
        "bewitch classic_warlord",
    ]


def test_uses_her_gathering_districts_before_she_names() -> None:
    # Ruling R34
    game = dark_city_table(
        "dark_city_witch",
        cities=["classic_library classic_observatory"],
        deck="manor tavern temple prison",
    )

    play(game, "cards", "keep manor", "keep temple")

    assert hand(game, 0) == ["manor", "temple"]
    assert options(game)[0] == "bewitch classic_thief"


def test_pauses_after_naming() -> None:
    # Ruling R34
    game = dark_city_table(
        "dark_city_witch",
        seats=3,
        characters=["dark_city_witch", "classic_king", "classic_thief"],
        hands=["tavern"],
    )

    events = play(game, "gold", "bewitch classic_king")

    assert told(events, "character-bewitched", FIELD_NAMES) == [{"seat": 0, "character": "classic_king"}]
    assert "turn-ended" not in names(events)
    assert asked(game).seat == 2


@pytest.mark.parametrize("character", VICTIMS)
def test_a_bewitched_player_only_gathers(character: str) -> None:
    # Ruling R37
    game = dark_city_table(
        "dark_city_witch",
        seats=5,
        characters=["dark_city_witch", character],
        gold=[0, 9],
        hands=["", "palace"],
        cities=["", "manor temple tavern prison smithy"],
    )

    events = play(game, "gold", f"bewitch {character}")

    assert told(events, "character-revealed", FIELD_NAMES) == [{"seat": 1, "character": character}]
    assert (asked(game).seat, options(game)) == (1, ["gold", "cards"])


@pytest.mark.parametrize("character", VICTIMS)
def test_goes_on_as_the_bewitched_character_without_gathering_again(character: str) -> None:
    # Ruling R36
    game = dark_city_table("dark_city_witch", seats=5, characters=["dark_city_witch", character], gold=[0, 0])
    play(game, "gold", f"bewitch {character}")

    events = play(game, "gold")

    assert told(events, "turn-resumed", FIELD_NAMES) == [{"seat": 0, "character": character}]
    assert game.gold[1] == 2
    assert asked(game).seat == 0
    assert {"gold", "cards"}.isdisjoint(options(game))


def test_builds_in_her_own_city_from_her_own_hand() -> None:
    # Ruling R36
    game = resumed_as("classic_bishop", gold=[1, 9], hands=["manor", "palace"])

    play(game, "build manor")

    assert [city(game, 0), city(game, 1)] == ["manor", ""]
    assert list(game.gold[:2]) == [0, 11]
    assert options(game) == ["end"]


def test_uses_her_own_unique_districts_and_never_those_of_the_bewitched_player() -> None:
    # Ruling R37
    game = resumed_as(
        "classic_bishop", gold=[4, 0], hands=["palace"], cities=["smithy", "classic_laboratory dark_city_factory"]
    )

    assert options(game) == ["use smithy", "build palace", "end"]


def test_does_not_play_on_if_nobody_has_the_bewitched_character() -> None:
    # Ruling R35
    game = dark_city_table("dark_city_witch", gold=[0], hands=["tavern"], cities=["dark_city_poor_house park"])
    play(game, "gold")

    events = play(game, "bewitch classic_merchant")

    assert "turn-resumed" not in names(events)
    assert (game.round, game.gold[0], hand(game, 0)) == (2, 2, ["tavern"])


def test_not_resumed_she_gets_nothing_from_the_poor_house() -> None:
    # Ruling R29
    # Ruling R35
    game = dark_city_table("dark_city_witch", gold=[0], cities=["dark_city_poor_house"], deck="manor tavern")

    play(game, "cards", "keep manor", "bewitch classic_merchant")

    assert game.gold[0] == 0


def test_resumed_she_has_an_end_of_turn() -> None:
    # Ruling R36
    game = resumed_as("classic_bishop", gold=[0, 0], hands=["church"], cities=["dark_city_poor_house park"])

    play(game, "build church", "end")

    assert game.gold[0] == 1
    assert len(game.hands[0]) == 2


def test_as_thief_she_gets_the_stolen_gold() -> None:
    # Ruling R41
    game = dark_city_table(
        "dark_city_witch",
        seats=3,
        characters=["dark_city_witch", "classic_thief", "classic_king"],
        gold=[0, 0, 5],
    )

    play(game, "gold", "bewitch classic_thief", "gold", "rob classic_king", "end")

    assert list(game.gold) == [7, 2, 0]


def test_as_tax_collector_she_collects_the_tax_of_those_who_come_later() -> None:
    # Ruling R107
    game = dark_city_table(
        "dark_city_witch",
        seats=3,
        characters=["dark_city_witch", "dark_city_tax_collector", "classic_king"],
        gold=[0, 0, 2],
        hands=["", "", "manor"],
    )

    play(game, "gold", "bewitch dark_city_tax_collector", "gold", "end", "gold", "build manor", "end")

    assert list(game.gold) == [3, 2, 0]


def test_as_any_other_character_she_pays_the_tax() -> None:
    # Ruling R107
    game = dark_city_table(
        call=6,
        seats=3,
        characters=["dark_city_witch", "classic_merchant", "dark_city_tax_collector"],
        gold=[3, 0, 0],
        hands=["market"],
        marks=[["bewitched", "classic_merchant", 0]],
        acted={"dark_city_tax_collector": 2},
    )

    play(game, "gold", "build market", "end")

    assert list(game.gold) == [1, 2, 1]


def test_as_magician_she_swaps_her_own_hand() -> None:
    game = resumed_as("classic_magician", seats=3, hands=["manor", "tavern", "temple"])

    play(game, "swap 1")

    assert [hand(game, seat) for seat in range(3)] == [["tavern"], ["manor"], ["temple"]]


def test_as_wizard_she_takes_from_the_bewitched_player_and_builds_at_once() -> None:
    game = resumed_as("dark_city_wizard", seats=3, gold=[1, 0], hands=["tavern", "temple"])

    play(game, "look 1", "take temple", "build temple", "build tavern")

    assert city(game, 0) == "temple tavern"


def test_a_bewitched_king_gets_the_crown_and_she_his_income() -> None:
    # Ruling R38
    game = resumed_as("classic_king", seats=3, gold=[0, 0], cities=["manor", "castle palace"], crown=2)

    play(game, "income")

    assert game.crown == 1
    assert list(game.gold[:2]) == [3, 2]


@pytest.mark.parametrize("heir", [0, 1])
def test_as_schemer_she_hands_the_crown_to_anybody(heir: int) -> None:
    # Ruling R109
    game = resumed_as("dark_city_emperor", seats=3, crown=2)
    assert game.crown == 2

    play(game, f"crown {heir}")

    assert game.crown == heir


def test_as_bishop_her_city_is_protected_and_not_the_bewitched_players() -> None:
    # Ruling R40
    game = dark_city_table(
        "dark_city_witch",
        seats=3,
        characters=["dark_city_witch", "classic_bishop", "classic_warlord"],
        gold=[0, 0, 9],
        cities=["manor", "temple"],
    )

    play(game, "gold", "bewitch classic_bishop", "gold", "end", "gold", "end")

    assert options(game) == ["destroy 1 temple", "pass"]


def test_as_abbot_she_gets_a_gold_from_the_richest() -> None:
    game = resumed_as("dark_city_abbot", seats=3, gold=[0, 0, 5], cities=["temple", "church"])

    play(game, "income", "tithe 2")

    assert list(game.gold) == [4, 2, 4]


def test_as_merchant_the_gold_and_as_architect_the_cards_come_to_her() -> None:
    # Ruling R150
    merchant = resumed_as("classic_merchant", seats=3, gold=[0, 0])
    architect = resumed_as("classic_architect", seats=3, deck="tavern temple manor")

    assert list(merchant.gold[:2]) == [3, 2]
    assert [hand(architect, 0), hand(architect, 1)] == [["temple", "tavern"], []]


def test_as_alchemist_she_gets_back_what_she_paid_for_building() -> None:
    # Ruling R45
    game = resumed_as("dark_city_alchemist", seats=3, gold=[1, 0], hands=["manor"])

    play(game, "build manor", "end")

    assert list(game.gold[:2]) == [3, 2]


def test_as_alchemist_her_poor_house_comes_before_the_refund() -> None:
    # Ruling R78
    game = resumed_as("dark_city_alchemist", seats=3, gold=[1, 0], hands=["manor"], cities=["dark_city_poor_house"])

    play(game, "build manor", "end")

    assert game.gold[0] == 4


def test_as_navigator_she_gets_four_and_builds_nothing() -> None:
    # Ruling R42
    game = resumed_as("dark_city_navigator", seats=3, gold=[0, 0], hands=["tavern"])

    play(game, "extra_gold")

    assert list(game.gold[:2]) == [6, 2]
    assert options(game) == ["end"]


def test_as_warlord_she_destroys_at_the_end_of_her_turn() -> None:
    # Ruling R113
    game = resumed_as("classic_warlord", seats=3, gold=[0, 0], cities=["prison", "manor"])
    play(game, "income")
    assert options(game) == ["end"]

    play(game, "end", "destroy 1 manor")

    assert city(game, 1) == ""
    assert list(game.gold[:2]) == [1, 2]


def test_as_diplomat_she_exchanges_at_the_end_of_her_turn() -> None:
    # Ruling R113
    game = resumed_as("dark_city_diplomat", seats=3, gold=[0, 0], cities=["market", "manor"])
    assert options(game) == ["end"]

    play(game, "end", "offer market", "demand 1 manor")

    assert [city(game, 0), city(game, 1)] == ["manor", "market"]
    assert list(game.gold[:2]) == [1, 3]


def test_as_artist_she_beautifies_her_own_districts() -> None:
    game = resumed_as("dark_city_artist", gold=[0, 0], cities=["manor", "temple"])

    play(game, "beautify manor")

    assert [city(game, 0), city(game, 1)] == ["manor+", "temple"]


@pytest.mark.parametrize(("crown", "gold"), [(1, 5), (4, 5), (0, 2), (2, 2), (3, 2)])
def test_as_queen_her_own_seat_decides(crown: int, gold: int) -> None:
    # Ruling R44
    # Ruling R110
    game = resumed_as("dark_city_queen", gold=[0, 0], crown=crown)

    assert list(game.gold[:2]) == [gold, 2]


def test_may_bewitch_the_own_other_character_which_gathers_before_she_goes_on() -> None:
    # Ruling R46
    # Ruling R150
    game = dark_city_table(
        "dark_city_witch", characters=["dark_city_witch classic_merchant"], gold=[0, 0], cities=["tavern"]
    )
    play(game, "gold", "bewitch classic_merchant")
    assert options(game) == ["gold", "cards"]

    play(game, "gold", "income")

    assert game.gold[0] == 6


def test_a_position_in_the_middle_of_naming_goes_on() -> None:
    game = dark_city_table(
        "dark_city_witch",
        characters=["dark_city_witch", "classic_merchant"],
        gold=[2, 0],
        called=1,
        gathered=1,
        agenda=[
            {"step": "choose_bewitched", "seat": 0},
            {"step": "turn", "seat": 0, "acting": "dark_city_witch"},
            {"step": "call_rank", "rank": 2},
        ],
    )
    assert options(game)[0] == "bewitch classic_thief"

    play(game, "bewitch classic_merchant")

    assert (asked(game).seat, options(game)) == (1, ["gold", "cards"])

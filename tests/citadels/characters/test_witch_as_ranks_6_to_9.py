"""The Witch as anybody of ranks 6 to 9: what she may do and what is left to the bewitched player."""

import pytest

from tests.citadels.characters.marked import resumed_as
from tests.citadels.tables import city, hand, table
from tests.tables import options, play, told
from twocities.citadels.field_names import FIELD_NAMES


def test_as_merchant_she_takes_the_income_and_the_extra_gold() -> None:
    game = resumed_as("merchant", gold=[0, 0], cities=["tavern market", "harbor"])

    play(game, "income", "extra_gold")

    assert list(game.gold) == [5, 2, 0, 0]


def test_as_alchemist_she_gets_back_what_she_paid_for_building() -> None:
    # Ruling R45
    game = resumed_as("alchemist", gold=[1, 0], hands=["manor"])
    play(game, "build manor")
    assert game.gold[0] == 0

    play(game, "end")

    assert list(game.gold) == [3, 2, 0, 0]


def test_as_alchemist_her_poor_house_comes_before_the_refund() -> None:
    # Ruling R45
    # Ruling R78
    game = resumed_as("alchemist", gold=[1, 0], hands=["manor"], cities=["poor_house"])

    play(game, "build manor", "end")

    assert list(game.gold) == [4, 2, 0, 0]


def test_as_trader_she_builds_trade_districts_besides_another() -> None:
    game = resumed_as("trader", gold=[9, 0], hands=["tavern market docks manor castle"], cities=["harbor"])

    play(game, "income", "build tavern", "build market", "build manor", "build docks")

    assert list(game.gold) == [3, 2, 0, 0]
    assert options(game) == ["end"]


def test_as_architect_she_draws_two_cards_and_builds_three() -> None:
    game = resumed_as("architect", gold=[9, 0], hands=["tavern market manor"], deck="temple watchtower")

    play(game, "extra_cards", "build tavern", "build market", "build manor")

    assert hand(game, 0) == ["temple", "watchtower"]
    assert options(game) == ["end"]


@pytest.mark.parametrize(("move", "gold", "cards"), [("extra_gold", 6, 2), ("extra_cards", 2, 6)])
def test_as_navigator_she_gains_but_builds_nothing_at_all(move: str, gold: int, cards: int) -> None:
    # Ruling R42
    game = resumed_as("navigator", gold=[0, 0], hands=["stables tavern"], cities=["framework"])
    assert options(game) == ["extra_gold", "extra_cards", "end"]

    play(game, move)

    assert (game.gold[0], len(game.hands[0])) == (gold, cards)
    assert options(game) == ["end"]


def test_as_scholar_she_studies_and_builds_two() -> None:
    game = resumed_as(
        "scholar",
        gold=[9, 0],
        hands=["tavern market"],
        deck="manor castle palace temple church monastery cathedral watchtower",
    )

    play(game, "study", "keep palace", "build tavern", "build market")

    assert hand(game, 0) == ["palace"]
    assert len(game.deck) == 7
    assert options(game) == ["end"]


def test_as_warlord_she_takes_the_income_and_destroys() -> None:
    game = resumed_as("warlord", gold=[0, 0], cities=["prison barracks", "market fortress"])

    play(game, "income", "destroy 1 market")

    assert list(game.gold) == [3, 2, 0, 0]
    assert city(game, 1) == "fortress"


def test_as_diplomat_she_exchanges_with_the_bewitched_player() -> None:
    game = resumed_as("diplomat", gold=[0, 0], cities=["prison", "manor"])

    play(game, "income", "offer prison", "demand 1 manor")

    assert list(game.gold) == [2, 3, 0, 0]
    assert [city(game, 0), city(game, 1)] == ["manor", "prison"]


def test_as_marshal_she_seizes_from_the_bewitched_player() -> None:
    game = resumed_as("marshal", gold=[0, 0], cities=["prison", "manor"])

    play(game, "income", "seize 1 manor")

    assert list(game.gold) == [0, 5, 0, 0]
    assert city(game, 0) == "prison manor"


def test_as_queen_her_own_seat_decides() -> None:
    # Ruling R44
    beside = table("witch", seats=5, characters=["witch", "", "queen", "", "king"], gold=[0] * 5)
    apart = table("witch", seats=5, characters=["witch", "", "king", "queen"], gold=[0] * 5)
    play(beside, "gold", "bewitch queen", "gold", "end", "gold")
    play(apart, "gold", "bewitch queen", "gold", "end", "gold")
    assert options(apart) == ["end"]

    play(beside, "extra_gold")

    assert list(beside.gold) == [5, 0, 2, 0, 2]


def test_a_queen_beside_a_bewitched_king_is_paid_in_her_turn() -> None:
    # Ruling R44
    game = table("witch", seats=5, characters=["witch", "", "king", "queen"], gold=[0] * 5)
    play(game, "gold", "bewitch king", "gold", "end", "gold")

    play(game, "extra_gold")

    assert list(game.gold) == [2, 0, 2, 5, 0]


def test_a_queen_of_the_czech_edition_beside_a_bewitched_king_is_paid_when_the_round_ends() -> None:
    # Ruling R44
    game = table("witch", seats=5, characters=["witch", "", "king", "citadela_queen"], gold=[0] * 5, edition="citadela")
    play(game, "gold", "bewitch king", "gold", "end", "gold")
    assert options(game) == ["end"]

    play(game, "end")

    assert list(game.gold) == [2, 0, 2, 5, 0]


@pytest.mark.parametrize(("edition", "queen"), [("deluxe", "queen"), ("citadela", "citadela_queen")])
def test_a_queen_beside_the_witch_alone_gets_nothing(edition: str, queen: str) -> None:
    # Ruling R44
    game = table("witch", seats=5, characters=["witch", queen, "", "king"], gold=[0] * 5, edition=edition)
    play(game, "gold", "bewitch king", "gold", "end", "gold")
    assert options(game) == ["end"]

    play(game, "end")

    assert list(game.gold) == [2, 2, 0, 2, 0]


def test_as_artist_she_beautifies_her_own_districts() -> None:
    game = resumed_as("artist", gold=[1, 0], cities=["manor tavern prison", "temple"])
    assert [option for option in options(game) if option.startswith("beautify")] == [
        "beautify manor",
        "beautify tavern",
        "beautify prison",
    ]

    play(game, "beautify manor", "beautify prison")

    assert city(game, 0) == "manor+ tavern prison+"
    assert list(game.gold) == [1, 2, 0, 0]
    assert options(game) == ["end"]


def test_as_tax_collector_she_takes_the_tax_and_pays_none() -> None:
    # Ruling R43
    game = resumed_as("tax_collector", gold=[0, 0], hands=["tavern"], gold_on={"tax_collector": 3})

    play(game, "collect", "build tavern")

    assert list(game.gold) == [4, 2, 0, 0]
    assert game.gold_on[9] == 0


def test_as_somebody_else_she_pays_the_tax() -> None:
    # Ruling R43
    game = resumed_as("king", cast="tax_collector", gold=[0, 0], hands=["tavern"])

    events = play(game, "build tavern")

    assert game.gold[0] == 0
    assert told(events, "tax-paid", FIELD_NAMES) == [{"seat": 0, "district": "tavern", "gold": 1}]

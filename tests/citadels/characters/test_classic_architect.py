import pytest

from tests.citadels.tables import city, classic_table, dark_city_table, hand, sees
from tests.tables import options, play
from twocities.core.view import SPECTATOR

DARK = "classic,dark_city"


def test_gets_two_cards_by_itself_after_gathering_gold() -> None:
    # Ruling R76
    game = classic_table("classic_architect", gold=[0], deck="palace cathedral tavern")

    play(game, "gold")

    assert hand(game, 0) == ["palace", "cathedral"]
    assert game.gold[0] == 2
    assert options(game) == ["end"]


def test_gets_two_more_cards_after_gathering_cards() -> None:
    # Ruling R76
    game = classic_table("classic_architect", deck="manor tavern palace cathedral fortress")
    play(game, "cards")
    assert hand(game, 0) == []

    play(game, "keep manor")

    assert hand(game, 0) == ["manor", "palace", "cathedral"]


@pytest.mark.parametrize("district", ["classic_library", "classic_observatory"])
def test_gathering_districts_do_not_touch_the_two_cards(district: str) -> None:
    # Ruling R76
    game = classic_table("classic_architect", cities=[district], deck="palace cathedral tavern")

    play(game, "gold")

    assert hand(game, 0) == ["palace", "cathedral"]


@pytest.mark.parametrize(("deck", "cards"), [("", []), ("manor", ["manor"])])
def test_a_short_deck_gives_what_is_left(deck: str, cards: list[str]) -> None:
    # Ruling R9
    game = classic_table("classic_architect", deck=deck)

    play(game, "gold")

    assert hand(game, 0) == cards


def test_builds_up_to_three_districts() -> None:
    game = classic_table("classic_architect", gold=[9], hands=["tavern market docks temple"], deck="")

    play(game, "gold", "build tavern", "build market", "build docks")

    assert city(game, 0) == "tavern market docks"
    assert options(game) == ["end"]


def test_builds_the_cards_that_came_by_themselves() -> None:
    game = classic_table("classic_architect", gold=[0], deck="tavern temple manor")

    play(game, "gold", "build tavern", "build temple")

    assert city(game, 0) == "tavern temple"


def test_has_no_income_for_districts() -> None:
    game = classic_table("classic_architect", cities=["manor temple tavern watchtower school_of_magic"])

    assert options(game) == ["gold", "cards"]


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_nobody_else_sees_the_two_cards(viewer: int) -> None:
    # Ruling R8
    one = classic_table("classic_architect", deck="palace cathedral tavern")
    other = classic_table("classic_architect", deck="palace tavern cathedral")

    assert sees(one, play(one, "gold"), viewer) == sees(other, play(other, "gold"), viewer)


def test_a_witch_who_goes_on_as_the_architect_gets_the_cards_and_builds_three() -> None:
    # Ruling R150
    game = dark_city_table(
        call=7,
        characters=["dark_city_witch", "classic_architect"],
        gold=[9, 0],
        hands=["manor"],
        deck="tavern temple prison",
        marks=[["bewitched", "classic_architect", 0]],
    )

    play(game, "gold")
    assert (hand(game, 0), hand(game, 1)) == (["manor", "temple", "tavern"], [])
    play(game, "build manor", "build temple", "build tavern")

    assert options(game) == ["end"]


def test_three_builds_are_taxed_once() -> None:
    # Ruling R107
    game = dark_city_table(
        "classic_architect",
        characters=["classic_architect", "dark_city_tax_collector"],
        gold=[6, 0],
        hands=["tavern market"],
        deck="",
        acted={"dark_city_tax_collector": 1, "classic_architect": 0},
    )

    play(game, "gold", "build tavern", "build market", "end")

    assert list(game.gold) == [4, 1]

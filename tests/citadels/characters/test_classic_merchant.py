import pytest

from tests.citadels.tables import classic_table, dark_city_table, hand
from tests.tables import options, play, told
from twocities.citadels.field_names import FIELD_NAMES

DARK = "classic,dark_city"


@pytest.mark.parametrize(("districts", "gold"), [("tavern market manor", 2), ("school_of_magic", 1)])
def test_earns_a_gold_for_each_trade_district(districts: str, gold: int) -> None:
    # Ruling R6
    game = classic_table("classic_merchant", gold=[0], cities=[districts])

    play(game, "income")

    assert game.gold[0] == gold


def test_takes_the_income_only_once() -> None:
    # Ruling R5
    game = classic_table("classic_merchant", gold=[3], hands=["market"], cities=["tavern"])

    play(game, "income", "gold", "build market")

    assert options(game) == ["end"]


def test_gets_a_gold_by_itself_after_gathering_gold() -> None:
    # Ruling R76
    game = classic_table("classic_merchant", gold=[0])

    events = play(game, "gold")

    assert game.gold[0] == 3
    assert told(events, "character-paid", FIELD_NAMES) == [{"seat": 0, "character": "classic_merchant", "gold": 1}]
    assert options(game) == ["end"]


def test_gets_the_gold_after_gathering_cards_too() -> None:
    # Ruling R76
    game = classic_table("classic_merchant", gold=[0], deck="manor tavern")
    play(game, "cards")
    assert game.gold[0] == 0

    play(game, "keep manor")

    assert game.gold[0] == 1
    assert hand(game, 0) == ["manor"]


def test_does_not_get_the_gold_before_gathering() -> None:
    game = classic_table("classic_merchant", gold=[0])

    assert options(game) == ["gold", "cards"]


def test_the_gold_pays_for_building_in_the_same_turn() -> None:
    game = classic_table("classic_merchant", gold=[0], hands=["manor"])

    play(game, "gold", "build manor")

    assert game.gold[0] == 0


def test_a_witch_who_goes_on_as_the_merchant_gets_the_gold_and_the_income() -> None:
    # Ruling R150
    game = dark_city_table(
        call=6,
        characters=["dark_city_witch", "classic_merchant"],
        gold=[0, 0],
        cities=["tavern market", "harbor"],
        marks=[["bewitched", "classic_merchant", 0]],
    )

    play(game, "gold")
    assert list(game.gold) == [1, 2]
    play(game, "income")

    assert list(game.gold) == [3, 2]


def test_a_murdered_merchant_with_a_hospital_only_gathers() -> None:
    # Ruling R30
    game = dark_city_table(
        call=6,
        characters=["classic_merchant classic_warlord", "classic_assassin"],
        gold=[0, 0],
        cities=["hospital tavern"],
        marks=[["killed", "classic_merchant", 1]],
    )

    play(game, "answer", "gold")

    assert game.gold[0] == 2
    assert game.called == 8

import pytest

from tests.citadels.tables import city, classic_table, dark_city_table
from tests.tables import asked, options, play

DARK = "classic,dark_city"


@pytest.mark.parametrize(("districts", "gold"), [("temple church tavern", 2), ("school_of_magic", 1)])
def test_earns_a_gold_for_each_religious_district(districts: str, gold: int) -> None:
    # Ruling R6
    game = classic_table("classic_bishop", gold=[0], cities=[districts])

    play(game, "income")

    assert game.gold[0] == gold


def test_takes_the_income_only_once() -> None:
    # Ruling R5
    game = classic_table("classic_bishop", gold=[3], hands=["church"], cities=["temple"])

    play(game, "income", "gold", "build church")

    assert options(game) == ["end"]


def test_the_warlord_destroys_nothing_in_his_city() -> None:
    # Ruling R92
    game = classic_table(
        call=5,
        characters=["classic_bishop", "classic_warlord"],
        gold=[0, 9],
        cities=["temple", "manor"],
    )

    play(game, "gold", "end", "gold", "end")

    assert (asked(game).seat, options(game)) == (1, ["destroy 1 manor", "pass"])


def test_the_diplomat_takes_nothing_from_his_city_and_gives_nothing_to_it() -> None:
    # Ruling R92
    # Ruling R114
    game = dark_city_table(
        call=5,
        seats=3,
        characters=["classic_bishop", "dark_city_diplomat"],
        gold=[0, 9, 0],
        cities=["temple", "manor", "castle"],
    )

    play(game, "gold", "end", "gold", "end", "offer manor")

    assert options(game) == ["demand 2 castle"]


def test_the_powder_house_destroys_in_his_city() -> None:
    # Ruling R99
    game = dark_city_table(
        call=5,
        characters=["classic_bishop", "classic_merchant"],
        cities=["temple", "dark_city_armory"],
    )

    play(game, "gold", "end", "use dark_city_armory", "destroy 0 temple")

    assert city(game, 0) == ""


def test_murdered_he_does_not_protect() -> None:
    # Ruling R26
    game = classic_table(
        call=5,
        characters=["classic_bishop", "classic_warlord"],
        gold=[0, 9],
        cities=["temple"],
        marks=[["killed", "classic_bishop", 1]],
    )

    play(game, "gold", "end", "destroy 0 temple")

    assert city(game, 0) == ""


def test_bewitched_he_protects_the_city_of_the_witch_and_not_his_own() -> None:
    # Ruling R40
    game = dark_city_table(
        call=5,
        seats=3,
        characters=["dark_city_witch", "classic_bishop", "classic_warlord"],
        gold=[0, 0, 9],
        cities=["church", "temple"],
        marks=[["bewitched", "classic_bishop", 0]],
    )

    play(game, "gold", "end", "gold", "end")

    assert options(game) == ["destroy 1 temple", "pass"]


def test_the_same_players_warlord_may_act_on_the_own_city() -> None:
    # Ruling R92
    game = classic_table(
        call=5,
        characters=["classic_bishop classic_warlord"],
        gold=[9, 0],
        cities=["temple"],
    )

    play(game, "gold", "end", "gold", "end")

    assert options(game) == ["destroy 0 temple", "pass"]


def test_the_protection_ends_with_the_round() -> None:
    # Ruling R92
    game = classic_table(
        call=8,
        characters=["classic_bishop", "classic_warlord"],
        cities=["temple"],
        marks=[["protected", "classic_bishop", 0]],
    )

    play(game, "gold", "end")

    assert game.round == 2
    assert list(game.marks) == []


def test_who_does_not_thank_in_the_ball_room_is_not_protected() -> None:
    # Ruling R149
    game = dark_city_table(
        call=5,
        characters=["classic_bishop", "classic_warlord"],
        gold=[0, 9],
        cities=["temple", "ball_room"],
        crown=1,
    )

    play(game, "pass", "gold", "end")

    assert "destroy 0 temple" in options(game)

import pytest

from tests.citadels.tables import city, table
from tests.tables import asked, options, play
from twocities.citadels.game import Citadels

RANK_EIGHT = [("warlord", "destroy 1 manor"), ("diplomat", "offer tavern"), ("marshal", "seize 1 manor")]


def test_earns_a_gold_for_each_religious_district() -> None:
    game = table("bishop", gold=[0], cities=["temple church tavern manor"])

    play(game, "income")

    assert game.gold[0] == 2


def test_takes_the_income_only_once() -> None:
    # Ruling R5
    game = table("bishop", gold=[2], hands=["church"], cities=["temple"])

    play(game, "income", "gold", "build church")

    assert options(game) == ["end"]


def test_a_district_built_before_the_income_pays_too() -> None:
    # Ruling R5
    game = table("bishop", gold=[2], hands=["church"], cities=["temple"])

    play(game, "gold", "build church", "income")

    assert game.gold[0] == 2 + 2 - 2 + 2


def test_the_income_may_come_before_gathering() -> None:
    # Ruling R3
    game = table("bishop", cities=["temple"])

    assert options(game) == ["gold", "cards", "income"]


def test_the_school_of_magic_counts_as_religious() -> None:
    # Ruling R6
    game = table("bishop", gold=[0], cities=["school_of_magic temple"])

    play(game, "income")

    assert game.gold[0] == 2


@pytest.mark.parametrize(("character", "attack"), RANK_EIGHT)
def test_the_city_is_closed_to_rank_eight(character: str, attack: str) -> None:
    # Ruling R92
    game = table(call=5, gold=[9, 0], characters=[character, "bishop"], cities=["tavern", "manor"])

    play(game, "gold", "end")

    assert asked(game).seat == 0
    assert attack not in options(game)


@pytest.mark.parametrize(("character", "attack"), RANK_EIGHT)
def test_other_cities_stay_open_to_rank_eight(character: str, attack: str) -> None:
    # Ruling R92
    game = table(call=5, seats=3, gold=[9], characters=[character, "", "bishop"], cities=["tavern", "manor", "castle"])

    play(game, "gold", "end")

    assert attack in options(game)


def test_a_protected_city_takes_no_district_in_exchange() -> None:
    # Ruling R92
    game = table(
        call=5, seats=3, gold=[9], characters=["diplomat", "bishop", "thief"], cities=["tavern", "manor", "castle"]
    )

    play(game, "gold", "end", "offer tavern")

    assert options(game) == ["demand 2 castle"]


@pytest.mark.parametrize(("character", "attack"), RANK_EIGHT)
def test_a_killed_bishop_is_not_protected(character: str, attack: str) -> None:
    # Ruling R26
    game = table(
        call=5,
        gold=[9, 0],
        characters=[f"assassin {character}", "bishop"],
        cities=["tavern", "manor"],
        marks=[["killed", "bishop", 0]],
    )

    assert asked(game).seat == 0
    assert attack in options(game)


def test_a_killed_bishop_is_not_protected_by_a_hospital() -> None:
    # Ruling R26
    # Ruling R30
    game = table(
        call=5,
        edition="citadela",
        gold=[9, 0],
        characters=["assassin warlord", "bishop"],
        cities=["tavern", "manor hospital"],
        marks=[["killed", "bishop", 0]],
    )

    play(game, "answer", "gold")

    assert "destroy 1 manor" in options(game)


def warlord_after_a_bewitched_bishop() -> Citadels:
    """Let the Witch of seat 0 play the turn of seat 1, the Bishop, so that seat 2 is on turn as Warlord."""
    game = table(
        call=5,
        seats=3,
        gold=[0, 0, 9],
        characters=["witch", "bishop", "warlord"],
        cities=["tavern", "manor", "castle"],
        marks=[["bewitched", "bishop", 0]],
    )

    play(game, "gold", "end")
    return game


def test_a_bewitched_bishop_is_not_protected() -> None:
    # Ruling R40
    game = warlord_after_a_bewitched_bishop()

    assert asked(game).seat == 2
    assert "destroy 1 manor" in options(game)


def test_the_witch_is_protected_instead_of_a_bewitched_bishop() -> None:
    # Ruling R40
    game = warlord_after_a_bewitched_bishop()

    assert "destroy 0 tavern" not in options(game)


def test_the_witch_earns_for_her_own_religious_districts() -> None:
    # Ruling R36
    game = table(
        call=5,
        gold=[0, 0],
        characters=["witch", "bishop"],
        cities=["temple", "church monastery"],
        marks=[["bewitched", "bishop", 0]],
    )

    play(game, "gold", "income", "end")

    assert list(game.gold) == [1, 2]


def test_a_bishop_who_was_not_called_yet_is_not_protected() -> None:
    # Ruling R92
    game = table(call=8, gold=[9, 0], characters=["warlord", "bishop"], cities=["tavern", "manor"])

    assert "destroy 1 manor" in options(game)


def test_the_protection_ends_with_the_round() -> None:
    # Ruling R92
    game = table(call=5, gold=[9, 0], characters=["warlord", "bishop"], cities=["tavern", "manor"])
    play(game, "gold", "end")
    assert game.position()["marks"] == [["protected", "bishop", 1]]

    play(game, "gold", "end")

    assert game.position()["marks"] == []


def test_with_two_characters_the_own_warlord_may_act_on_the_own_city() -> None:
    # Ruling R92
    game = table(call=5, gold=[9], characters=["bishop warlord"], cities=["manor tavern"])

    play(game, "gold", "end", "destroy 0 manor")

    assert city(game, 0) == "tavern"


def test_the_armory_does_not_mind_the_bishop() -> None:
    # Ruling R99
    game = table(call=5, characters=["warlord", "bishop"], cities=["armory", "manor"])

    play(game, "gold", "end", "use armory", "destroy 1 manor")

    assert city(game, 1) == ""

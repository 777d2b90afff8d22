import pytest

from tests.citadels.tables import bottom, city, shown, table
from tests.tables import asked, options, play

SIX = "manor temple church tavern market prison"
SEVEN = f"{SIX} palace"


def test_it_is_destroyed_together_with_a_district_of_any_city_for_no_gold() -> None:
    game = table("merchant", gold=[0, 0], cities=["armory tavern", "palace manor"])

    play(game, "use armory", "destroy 1 palace")

    assert [city(game, 0), city(game, 1)] == ["tavern", "manor"]
    assert list(game.gold) == [0, 0]


def test_both_cards_go_under_the_deck() -> None:
    # Ruling R140: an Armory goes before what it destroys.
    game = table("merchant", cities=["armory", "palace"])

    play(game, "use armory", "destroy 1 palace")

    assert bottom(game, 2) == ["palace", "armory"]


def test_everybody_sees_both_districts_go() -> None:
    game = table("merchant", seats=4, cities=["armory", "", "palace"])

    events = play(game, "use armory", "destroy 2 palace")

    assert shown(events, 3, "district-razed") == [{"seat": 0, "district": "armory", "gold": 0}]
    assert shown(events, 3, "district-destroyed") == [{"seat": 0, "victim": 2, "district": "palace", "gold": 0}]


def test_own_districts_may_be_destroyed_but_not_the_armory_as_the_other_one() -> None:
    # Ruling R99: own districts are allowed except the Armory itself.
    game = table("merchant", cities=["armory tavern", "manor"])

    play(game, "use armory")

    assert options(game) == ["destroy 0 tavern", "destroy 1 manor"]


def test_another_seat_uses_it_in_the_same_way() -> None:
    game = table(seats=4, characters=["", "", "merchant"], call=6, cities=["manor", "docks", "armory tavern"])

    play(game, "use armory")
    assert options(game) == ["destroy 0 manor", "destroy 1 docks", "destroy 2 tavern"]
    play(game, "destroy 2 tavern")

    assert city(game, 2) == ""


def test_the_turn_goes_on_afterwards() -> None:
    game = table("merchant", cities=["armory", "manor"])

    play(game, "use armory", "destroy 1 manor")

    assert asked(game).seat == 0
    assert options(game) == ["gold", "cards", "extra_gold"]


def test_it_may_be_used_in_the_turn_in_which_it_was_built() -> None:
    # Ruling R99: also in the turn it was built.
    game = table("merchant", gold=[1, 0], hands=["armory"], cities=["", "manor"])

    play(game, "gold", "build armory", "use armory", "destroy 1 manor")

    assert [city(game, 0), city(game, 1)] == ["", ""]


def test_bishop_keep_and_great_wall_do_not_help() -> None:
    # Ruling R99: it is no rank-8 ability.
    game = table("warlord", gold=[0, 0], cities=["armory", "keep great_wall"], marks=[["protected", "bishop", 1]])

    play(game, "use armory")

    assert options(game) == ["destroy 1 great_wall", "destroy 1 keep"]


def test_it_cannot_reach_into_a_completed_city() -> None:
    game = table("merchant", seats=4, cities=["armory", SEVEN, "docks"], first=1)

    play(game, "use armory")

    assert options(game) == ["destroy 2 docks"]


def test_it_reaches_into_a_city_that_lacks_one_district() -> None:
    game = table("merchant", seats=4, cities=["armory", SIX])

    play(game, "use armory", "destroy 1 prison")

    assert city(game, 1) == "manor temple church tavern market"


def test_it_cannot_be_used_in_the_own_completed_city() -> None:
    # Ruling R99: never in a completed city, and the Armory itself would be destroyed there.
    game = table("merchant", seats=4, cities=[f"armory {SIX}", "docks harbor"], first=0)

    assert "use armory" not in options(game)


def test_a_monument_that_completes_the_own_city_stops_it_too() -> None:
    game = table("merchant", seats=4, cities=["armory monument tavern manor temple market", "docks harbor"], first=0)

    assert "use armory" not in options(game)


def test_it_still_works_in_the_last_round_against_those_who_are_not_done() -> None:
    game = table("merchant", seats=4, cities=["armory", SEVEN, "docks"], first=1)

    play(game, "use armory", "destroy 2 docks")

    assert city(game, 2) == ""


@pytest.mark.parametrize("cities", [["armory", ""], ["armory", SEVEN]])
def test_it_cannot_be_used_without_anything_to_destroy(cities: list[str]) -> None:
    game = table("merchant", seats=4, cities=cities, first=1)

    assert "use armory" not in options(game)


def test_of_two_equal_districts_one_is_destroyed() -> None:
    game = table("merchant", cities=["armory", "quarry tavern*2"])

    play(game, "use armory")

    assert options(game) == ["destroy 1 tavern", "destroy 1 quarry"]
    play(game, "destroy 1 tavern")
    assert city(game, 1) == "quarry tavern"


def test_a_beautified_armory_and_a_beautified_target_are_destroyed_alike() -> None:
    game = table("merchant", gold=[0, 0], cities=["armory+", "manor+ tavern"])

    play(game, "use armory", "destroy 1 manor+")

    assert [city(game, 0), city(game, 1)] == ["", "tavern"]
    assert bottom(game, 2) == ["manor", "armory"]


def test_it_works_only_in_its_owners_turn() -> None:
    game = table("merchant", cities=["tavern", "armory"])

    assert "use armory" not in options(game)


def test_a_witch_cannot_use_it_before_her_pause() -> None:
    game = table("witch", cities=["armory", "manor"])

    assert options(game) == ["gold", "cards"]


def test_a_threatened_player_cannot_use_it_before_the_threat_is_resolved() -> None:
    game = table("merchant", cast="blackmailer", cities=["armory", "manor"], marks=[["threat", "merchant", 1]])

    assert options(game) == ["gold", "cards"]
    play(game, "gold")
    assert options(game) == ["bribe", "refuse"]
    play(game, "bribe")
    assert "use armory" in options(game)


def test_the_graveyard_does_not_react_to_it() -> None:
    # Ruling R100: not for other destruction than a Warlord's.
    game = table("warlord", edition="citadela", gold=[0, 5], cities=["armory", "graveyard manor"])

    play(game, "use armory", "destroy 1 manor")

    assert asked(game).seat == 0

import pytest

from tests.citadels.tables import city, points, table
from tests.tables import asked, options, play, told
from twocities.citadels.field_names import FIELD_NAMES


def test_beautifies_an_own_district_with_a_gold() -> None:
    # Ruling R79
    game = table("artist", seats=4, gold=[3], cities=["manor tavern"])

    events = play(game, "beautify manor")

    assert city(game, 0) == "manor+ tavern"
    assert game.gold[0] == 2
    assert told(events, "district-beautified", FIELD_NAMES) == [{"seat": 0, "district": "manor", "gold": 1}]


def test_beautifies_two_districts() -> None:
    # Ruling R79
    game = table("artist", seats=4, gold=[3], cities=["manor tavern market"])

    play(game, "beautify manor", "beautify market")

    assert city(game, 0) == "manor+ tavern market+"
    assert game.gold[0] == 1


def test_beautifies_no_third_district() -> None:
    # Ruling R79
    game = table("artist", seats=4, gold=[9], cities=["manor tavern market"])

    play(game, "beautify manor", "beautify market")

    assert options(game) == ["gold", "cards"]


def test_does_not_beautify_a_district_twice() -> None:
    # Ruling R79
    game = table("artist", seats=4, gold=[9], cities=["manor tavern"])

    play(game, "beautify manor")

    assert options(game) == ["gold", "cards", "beautify tavern"]


def test_does_not_beautify_a_district_again_in_a_later_round() -> None:
    # Ruling R79
    game = table("artist", seats=4, gold=[9], cities=["manor+ tavern"])

    assert options(game) == ["gold", "cards", "beautify tavern"]


def test_does_not_beautify_again_what_came_beautified_from_another_city() -> None:
    # Ruling R79
    game = table(call=8, seats=4, gold=[9], characters=["marshal", "artist"], cities=["", "market+ manor"])
    play(game, "seize 1 market+", "gold", "end")
    assert asked(game).seat == 1
    assert options(game) == ["gold", "cards", "beautify manor"]

    play(game, "gold", "end")

    assert city(game, 0) == "market+"


def test_two_equal_districts_are_beautified_one_by_one() -> None:
    # Ruling R79
    game = table("artist", seats=4, gold=[9], cities=["manor*2 quarry"])

    play(game, "beautify manor", "beautify manor")

    assert city(game, 0) == "manor+*2 quarry"


def test_needs_a_gold_for_each_district() -> None:
    # Ruling R79
    game = table("artist", seats=4, gold=[1], cities=["manor tavern"])

    play(game, "beautify manor")

    assert options(game) == ["gold", "cards"]


def test_beautifies_before_and_after_gathering() -> None:
    # Ruling R3
    game = table("artist", seats=4, gold=[1], cities=["manor tavern"])

    play(game, "beautify manor", "gold", "beautify tavern")

    assert city(game, 0) == "manor+ tavern+"


def test_beautifies_a_district_built_in_the_same_turn() -> None:
    # Ruling R79
    game = table("artist", seats=4, gold=[3], hands=["manor"])

    play(game, "gold", "build manor", "beautify manor")

    assert city(game, 0) == "manor+"


def test_beautifies_no_district_of_another_city() -> None:
    # Ruling R79
    game = table("artist", seats=4, gold=[3], cities=["", "manor"])

    assert options(game) == ["gold", "cards"]


def test_may_beautify_nothing() -> None:
    # Ruling R1
    game = table("artist", seats=4, gold=[3], cities=["manor"])

    play(game, "gold", "end")

    assert city(game, 0) == "manor"


def test_beautifies_in_the_own_completed_city() -> None:
    districts = "manor castle palace temple church monastery cathedral"
    game = table("artist", seats=4, gold=[3], cities=[districts], first=0)

    play(game, "beautify cathedral")

    assert city(game, 0) == f"{districts}+"


def test_a_beautified_district_scores_one_point_more() -> None:
    # Ruling R79
    game = table("artist", seats=4, gold=[3], cities=["manor tavern"])
    assert points(game, 0) == {"districts": 4}

    play(game, "beautify manor", "beautify tavern")

    assert points(game, 0) == {"districts": 6}


@pytest.mark.parametrize(("district", "bonus"), [("manor", 1), ("market", 3), ("basilica", 3)])
def test_beautifying_makes_odd_costs_even_for_the_basilica(district: str, bonus: int) -> None:
    # Ruling R105
    game = table("artist", seats=4, gold=[3], cities=["basilica manor market tavern"])
    assert points(game, 0)["basilica"] == 2

    play(game, f"beautify {district}")

    assert points(game, 0)["basilica"] == bonus


def test_gold_on_a_district_is_not_in_the_stash_for_the_imperial_treasury() -> None:
    # Ruling R105
    game = table("artist", seats=4, gold=[3], cities=["imperial_treasury manor"])

    play(game, "beautify manor")

    assert points(game, 0) == {"districts": 9, "imperial_treasury": 2}


def test_an_artist_who_has_laid_out_all_gold_is_paid_by_the_poor_house() -> None:
    # Ruling R29
    game = table("artist", seats=4, gold=[0], cities=["poor_house manor"])

    play(game, "gold", "beautify manor", "beautify poor_house", "end")

    assert game.gold[0] == 1


def test_a_beautified_district_keeps_its_effect() -> None:
    game = table("artist", seats=4, gold=[1], hands=["tavern"], cities=["laboratory"])

    play(game, "beautify laboratory", "use laboratory", "discard tavern")

    assert game.gold[0] == 2


def test_a_beautified_framework_still_pays_for_a_district() -> None:
    game = table("artist", seats=4, gold=[1], hands=["palace"], cities=["framework"])

    play(game, "beautify framework", "gold", "build_razing palace", "raze framework+")

    assert city(game, 0) == "palace"


def test_a_beautified_armory_is_still_destroyed_with_its_target() -> None:
    game = table("artist", seats=4, gold=[1], cities=["armory", "manor"])

    play(game, "beautify armory", "use armory")
    assert options(game) == ["destroy 1 manor"]
    play(game, "destroy 1 manor")

    assert [city(game, 0), city(game, 1)] == ["", ""]


def test_a_beautified_district_cannot_be_built_a_second_time() -> None:
    # Ruling R80
    game = table("artist", seats=4, gold=[5], hands=["manor"], cities=["manor"])

    play(game, "gold", "beautify manor")

    assert options(game) == ["end"]


def test_beautifying_does_not_change_the_price_of_building() -> None:
    game = table("artist", seats=4, gold=[5], hands=["manor"], cities=["manor quarry"])

    play(game, "beautify manor", "gold", "build manor")

    assert game.gold[0] == 5 - 1 + 2 - 3


def test_has_no_income_for_districts() -> None:
    game = table("artist", seats=4, cities=["tavern school_of_magic"], gold=[0])

    assert options(game) == ["gold", "cards"]


def test_the_witch_beautifies_her_own_districts() -> None:
    # Ruling R36
    game = table(
        call=9,
        seats=4,
        gold=[3, 0],
        characters=["witch", "artist"],
        cities=["manor", "tavern"],
        marks=[["bewitched", "artist", 0]],
    )

    play(game, "gold")

    assert options(game) == ["beautify manor", "end"]


def test_with_three_players_only_the_artists_own_turn_beautifies() -> None:
    # Ruling R7
    game = table("warlord", seats=3, gold=[9], characters=["warlord artist"], cities=["manor"])
    assert "beautify manor" not in options(game)

    play(game, "gold", "end", "beautify manor")

    assert city(game, 0) == "manor+"

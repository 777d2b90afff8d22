import pytest

from tests.citadels.tables import city, points, table
from tests.tables import asked, options, play, told
from twocities.citadels.field_names import FIELD_NAMES

SEVEN = "manor castle palace temple church monastery cathedral"
SIX_OTHERS = "tavern market docks harbor town_hall watchtower"


def test_earns_a_gold_for_each_military_district() -> None:
    game = table("marshal", gold=[0], cities=["watchtower prison tavern"])

    play(game, "income")

    assert game.gold[0] == 2


def test_takes_the_income_only_once() -> None:
    # Ruling R5
    game = table("marshal", gold=[3], hands=["prison"], cities=["watchtower"])

    play(game, "income", "gold", "build prison")

    assert options(game) == ["end"]


def test_the_school_of_magic_counts_as_military() -> None:
    # Ruling R6
    game = table("marshal", gold=[0], cities=["school_of_magic"])

    play(game, "income")

    assert game.gold[0] == 1


def test_seizes_a_district_and_pays_its_owner_the_cost() -> None:
    # Ruling R96
    game = table("marshal", gold=[5, 1], cities=["tavern", "manor"])

    events = play(game, "seize 1 manor")

    assert [city(game, 0), city(game, 1)] == ["tavern manor", ""]
    assert list(game.gold) == [2, 4]
    assert told(events, "district-seized", FIELD_NAMES) == [{"seat": 0, "victim": 1, "district": "manor", "gold": 3}]


def test_a_seized_military_district_pays_in_the_same_turn() -> None:
    # Ruling R5
    game = table("marshal", gold=[2, 0], cities=["", "prison"])

    play(game, "seize 1 prison", "income")

    assert list(game.gold) == [1, 2]


def test_seizes_only_districts_of_cost_three_or_less() -> None:
    # Ruling R96
    game = table("marshal", gold=[9], cities=["", "tavern market manor castle palace statue library"])

    assert options(game) == ["gold", "cards", "seize 1 manor", "seize 1 tavern", "seize 1 market", "seize 1 statue"]


def test_seizes_nothing_that_cannot_be_paid() -> None:
    # Ruling R96
    game = table("marshal", gold=[1], cities=["", "tavern market manor"])

    assert options(game) == ["gold", "cards", "seize 1 tavern"]


@pytest.mark.parametrize(("district", "may"), [("manor+", False), ("market+", True)])
def test_beautifying_counts_for_the_limit_of_three(district: str, may: bool) -> None:
    # Ruling R96
    game = table("marshal", seats=4, cast="artist", gold=[9], cities=["", district])

    assert (f"seize 1 {district}" in options(game)) is may


def test_a_seized_district_stays_beautified_and_costs_one_more() -> None:
    # Ruling R79
    # Ruling R96
    game = table("marshal", seats=4, cast="artist", gold=[9, 0], cities=["", "market+"])

    play(game, "seize 1 market+")

    assert city(game, 0) == "market+"
    assert list(game.gold[:2]) == [6, 3]
    assert points(game, 0) == {"districts": 3}


def test_seizes_only_one_district() -> None:
    # Ruling R2
    game = table("marshal", gold=[9], cities=["", "manor tavern"])

    play(game, "seize 1 manor")

    assert options(game) == ["gold", "cards"]


def test_may_seize_after_building() -> None:
    game = table("marshal", gold=[3], hands=["tavern"], cities=["", "manor"])

    play(game, "gold", "build tavern", "seize 1 manor")

    assert city(game, 0) == "tavern manor"


def test_may_seize_nothing() -> None:
    # Ruling R1
    game = table("marshal", gold=[9], cities=["", "manor"])

    play(game, "gold", "end")

    assert city(game, 1) == "manor"


def test_does_not_seize_a_district_that_stands_in_the_own_city() -> None:
    # Ruling R96
    game = table("marshal", gold=[9], cities=["manor", "manor tavern"])

    assert options(game) == ["gold", "cards", "seize 1 tavern"]


def test_the_quarry_does_not_help_to_seize_a_duplicate() -> None:
    # Ruling R96
    game = table("marshal", gold=[9], cities=["manor quarry", "manor tavern"])

    assert options(game) == ["gold", "cards", "seize 1 tavern"]


def test_does_not_seize_a_district_that_stands_beautified_in_the_own_city() -> None:
    # Ruling R96
    game = table("marshal", seats=4, cast="artist", gold=[9], cities=["manor+", "manor"])

    assert options(game) == ["gold", "cards"]


def test_seizes_one_of_two_equal_districts() -> None:
    # Ruling R80
    game = table("marshal", gold=[9], cities=["", "manor*2 quarry"])

    play(game, "seize 1 manor")

    assert [city(game, 0), city(game, 1)] == ["manor", "manor quarry"]


@pytest.mark.parametrize(
    ("seats", "districts", "may"),
    [(4, SEVEN, False), (4, SEVEN.removesuffix(" cathedral"), True), (2, SEVEN, True), (2, f"{SEVEN} docks", False)],
)
def test_seizes_nothing_from_a_completed_city(seats: int, districts: str, may: bool) -> None:
    game = table("marshal", seats=seats, gold=[9], cities=["", districts], first=1)

    assert ("seize 1 manor" in options(game)) is may


def test_does_not_seize_the_keep() -> None:
    # Ruling R93
    game = table("marshal", gold=[9], cities=["", "keep manor"])

    assert options(game) == ["gold", "cards", "seize 1 manor"]


def test_pays_the_owner_one_gold_more_for_the_great_wall() -> None:
    # Ruling R95
    game = table("marshal", gold=[9, 0], cities=["", "great_wall manor"])

    play(game, "seize 1 manor")

    assert list(game.gold) == [5, 4]


def test_the_great_wall_must_be_affordable_too() -> None:
    # Ruling R95
    game = table("marshal", gold=[3], cities=["", "great_wall manor market"])

    assert options(game) == ["gold", "cards", "seize 1 market"]


def test_the_great_wall_does_not_count_for_the_limit_of_three() -> None:
    # Ruling R96
    game = table("marshal", gold=[9], cities=["", "great_wall manor"])

    assert "seize 1 manor" in options(game)


def test_a_seized_district_is_not_taxed() -> None:
    # Ruling R88
    game = table("marshal", seats=4, cast="tax_collector", gold=[9, 0], cities=["", "manor"])

    play(game, "seize 1 manor")

    assert list(game.gold[:2]) == [6, 3]
    assert game.position()["gold_on"] == {}


def test_seizing_is_not_building() -> None:
    game = table("marshal", gold=[9], hands=["tavern"], cities=["", "manor"])

    play(game, "gold", "seize 1 manor", "build tavern")

    assert city(game, 0) == "manor tavern"


def test_a_seized_lighthouse_does_not_search_the_deck() -> None:
    game = table("marshal", edition="citadela", gold=[9], cities=["", "lighthouse"])

    play(game, "seize 1 lighthouse")

    assert options(game) == ["gold", "cards"]


def test_completes_the_city_by_seizing() -> None:
    # Ruling R102
    game = table("marshal", seats=4, gold=[9], cities=[SIX_OTHERS, "manor"])

    events = play(game, "seize 1 manor")

    assert told(events, "city-completed", FIELD_NAMES) == [{"seat": 0}]
    assert points(game, 0)["first"] == 4


def test_the_round_in_which_a_city_is_completed_by_seizing_is_the_last() -> None:
    # Ruling R97
    game = table("marshal", seats=4, gold=[9], cities=[SIX_OTHERS, "manor"])

    play(game, "seize 1 manor", "gold", "end")

    assert game.decision is None


def test_seizes_although_the_own_city_is_completed() -> None:
    game = table("marshal", seats=4, gold=[9], cities=[SEVEN, "tavern"], first=0)

    play(game, "seize 1 tavern")

    assert city(game, 0) == f"{SEVEN} tavern"


def test_a_museum_is_too_dear_to_seize() -> None:
    # Ruling R96
    game = table("marshal", gold=[9], cities=["", "museum"], tucked={"museum": "manor"})

    assert options(game) == ["gold", "cards"]


def test_the_witch_seizes_as_a_bewitched_marshal() -> None:
    # Ruling R36
    game = table(
        call=8, gold=[5, 0], characters=["witch", "marshal"], cities=["", "manor"], marks=[["bewitched", "marshal", 0]]
    )

    play(game, "gold", "seize 1 manor")

    assert asked(game).seat == 0
    assert city(game, 0) == "manor"
    assert list(game.gold) == [2, 5]

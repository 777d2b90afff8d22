import pytest

from tests.citadels.tables import city, dark_city_table, points
from tests.tables import options, play
from twocities.citadels.game import Citadels


def quarry(hand: str, districts: str, gold: int = 9, acting: str = "classic_thief") -> Citadels:
    """Set a table at which seat 0 has the Quarry and other districts, and may build."""
    return dark_city_table(
        acting,
        gold=[gold],
        hands=[hand],
        cities=[f"{districts} dark_city_quarry"],
        gathered=1,
    )


@pytest.mark.parametrize(
    ("district", "standing", "price"),
    [
        ("castle", "castle", 3),
        ("castle", "castle*2", 2),
        ("castle", "castle*3", 1),
        ("manor", "manor*2", 1),
        ("manor", "manor*3", 1),
        ("manor", "manor*4", 1),
        ("tavern", "tavern", 1),
        ("tavern", "tavern*4", 1),
        ("palace", "palace castle*2", 4),
    ],
)
def test_each_district_of_the_name_makes_another_one_a_gold_cheaper_down_to_one(
    district: str, standing: str, price: int
) -> None:
    game = quarry(district, standing)

    play(game, f"build {district}")

    assert game.gold[0] == 9 - price


def test_the_first_of_a_name_costs_its_full_price() -> None:
    game = quarry("castle", "manor*3")

    play(game, "build castle")

    assert game.gold[0] == 9 - 4


@pytest.mark.parametrize(("gold", "may"), [(3, True), (2, False)])
def test_who_can_pay_the_lower_price_may_build(gold: int, may: bool) -> None:
    game = quarry("castle", "castle", gold)

    assert ("build castle" in options(game)) is may


def test_without_it_a_name_stands_once_in_a_city() -> None:
    # Ruling R80
    game = dark_city_table(
        "classic_thief",
        gold=[9],
        hands=["manor"],
        cities=["manor", "dark_city_quarry"],
        gathered=1,
    )

    assert "build manor" not in options(game)


def test_it_costs_five_gold_itself() -> None:
    game = dark_city_table("classic_thief", gold=[9], hands=["dark_city_quarry"], gathered=1)

    play(game, "build dark_city_quarry")

    assert game.gold[0] == 4


def test_it_works_in_the_turn_in_which_it_was_built() -> None:
    game = dark_city_table(
        "classic_architect",
        gold=[7],
        hands=["dark_city_quarry manor"],
        cities=["manor"],
        gathered=1,
    )

    play(game, "build dark_city_quarry", "build manor")

    assert [game.gold[0], city(game, 0)] == [0, "manor dark_city_quarry manor"]


def test_a_beautified_district_is_one_of_the_name() -> None:
    game = quarry("castle", "castle+")

    play(game, "build castle")

    assert game.gold[0] == 9 - 3


def test_a_second_keep_is_a_gold_cheaper() -> None:
    game = quarry("keep", "keep")

    play(game, "build keep")

    assert game.gold[0] == 9 - 2


@pytest.mark.parametrize(("standing", "price"), [("", 2), ("keep", 1)])
def test_with_the_factory_both_discounts_count(standing: str, price: int) -> None:
    # Ruling R112
    game = quarry("keep", f"{standing} dark_city_factory")

    play(game, "build keep")

    assert game.gold[0] == 9 - price


def test_the_factory_makes_a_second_basic_district_no_cheaper_still() -> None:
    # Ruling R112
    game = quarry("castle", "castle dark_city_factory")

    play(game, "build castle")

    assert game.gold[0] == 9 - 3


def test_each_district_scores_its_full_cost() -> None:
    # Ruling R80
    game = quarry("castle", "castle*2", gold=2)

    play(game, "build castle")

    assert points(game, 0) == {"districts": 3 * 4 + 5}


def test_a_warlord_pays_by_the_full_cost() -> None:
    # Ruling R90
    game = dark_city_table(
        "classic_warlord",
        gold=[9],
        cities=["", "castle*3 dark_city_quarry"],
        gathered=1,
    )

    play(game, "end", "destroy 1 castle")

    assert [game.gold[0], city(game, 1)] == [6, "castle*2 dark_city_quarry"]


def test_an_alchemist_gets_back_what_was_paid() -> None:
    # Ruling R77
    game = quarry("castle", "castle", gold=5, acting="dark_city_alchemist")

    play(game, "build castle", "end")

    assert game.gold[0] == 5


def test_a_wizard_builds_a_taken_duplicate_at_the_lower_price() -> None:
    game = dark_city_table(
        "dark_city_wizard",
        gold=[3],
        hands=["", "castle"],
        cities=["castle dark_city_quarry"],
    )

    play(game, "look 1", "take castle", "build castle")

    assert [game.gold[0], city(game, 0)] == [0, "castle dark_city_quarry castle"]


def test_when_it_is_destroyed_the_duplicates_stay_and_no_more_are_built() -> None:
    # Ruling R80
    game = dark_city_table(
        "classic_warlord",
        seats=4,
        characters=["", "dark_city_artist"],
        gold=[9, 9],
        hands=["", "manor"],
        cities=["", "manor*2 dark_city_quarry"],
        gathered=1,
    )

    play(game, "end", "destroy 1 dark_city_quarry", "gold")

    assert city(game, 1) == "manor*2"
    assert "build manor" not in options(game)


def test_a_diplomat_may_not_exchange_for_a_duplicate() -> None:
    # Ruling R94
    game = dark_city_table(
        "dark_city_diplomat",
        gold=[9],
        cities=["manor dark_city_quarry", "manor castle"],
        gathered=1,
    )

    play(game, "end", "offer dark_city_quarry")

    assert options(game) == ["demand 1 castle"]

from tests.citadels.tables import city, points, table
from tests.tables import options, play


def test_a_district_that_stands_already_may_be_built_again() -> None:
    # Ruling R80: with Quarry any number.
    game = table("merchant", gold=[3, 0], hands=["manor"], cities=["quarry manor"], gathered=1)

    play(game, "build manor")

    assert city(game, 0) == "quarry manor*2"


def test_without_it_no_district_is_built_twice() -> None:
    game = table("merchant", gold=[3, 0], hands=["manor"], cities=["manor", "quarry"], gathered=1)

    assert "build manor" not in options(game)


def test_any_number_of_equal_districts_may_be_built() -> None:
    # Ruling R80: with Quarry any number.
    game = table("architect", gold=[3, 0], hands=["tavern*3"], cities=["quarry tavern*2"], gathered=1)

    play(game, "build tavern", "build tavern", "build tavern")

    assert city(game, 0) == "quarry tavern*5"


def test_each_is_paid_in_full() -> None:
    game = table("merchant", gold=[2, 0], hands=["manor"], cities=["quarry manor"], gathered=1)

    assert "build manor" not in options(game)


def test_each_is_scored_for_itself() -> None:
    # Ruling R80: each scored for itself.
    game = table("merchant", cities=["quarry manor*3"])

    assert points(game, 0) == {"districts": 14}


def test_equal_districts_complete_a_city() -> None:
    game = table("merchant", seats=4, gold=[1], hands=["tavern"], cities=["quarry tavern*4 manor"], gathered=1)

    play(game, "build tavern")

    assert points(game, 0)["first"] == 4


def test_it_helps_from_the_moment_it_stands() -> None:
    game = table("architect", gold=[6, 0], hands=["quarry tavern"], cities=["tavern"], gathered=1)
    assert "build tavern" not in options(game)

    play(game, "build quarry", "build tavern")

    assert city(game, 0) == "tavern quarry tavern"


def test_without_it_those_that_stand_stay_but_no_more_come() -> None:
    # Ruling R80: losing the Quarry changes nothing for those that stand.
    game = table("warlord", gold=[9, 0], hands=["tavern"], cities=["quarry tavern*2"], gathered=1)

    play(game, "destroy 0 quarry")

    assert city(game, 0) == "tavern*2"
    assert "build tavern" not in options(game)


def test_a_beautified_district_is_a_duplicate_too() -> None:
    game = table("merchant", gold=[9, 0], hands=["manor"], cities=["manor+"], gathered=1)
    assert "build manor" not in options(game)

    game = table("merchant", gold=[9, 0], hands=["manor"], cities=["quarry manor+"], gathered=1)
    assert "build manor" in options(game)


def test_a_marshal_cannot_seize_a_duplicate_with_it() -> None:
    # Ruling R96: no duplicate even with Quarry.
    game = table("marshal", gold=[9, 0], cities=["quarry manor", "manor tavern"])

    assert "seize 1 tavern" in options(game)
    assert "seize 1 manor" not in options(game)


def test_a_diplomat_cannot_take_a_duplicate_with_it() -> None:
    # Ruling R94: names may not double in either city.
    game = table("diplomat", gold=[9, 0], cities=["quarry manor", "manor tavern"])

    play(game, "offer quarry")

    assert options(game) == ["demand 1 tavern"]


def test_a_diplomat_cannot_give_a_duplicate_to_its_owner() -> None:
    # Ruling R94: names may not double in either city.
    game = table("diplomat", gold=[9, 0], cities=["manor", "quarry manor tavern"])

    assert "offer manor" not in options(game)


def test_a_magistrate_cannot_confiscate_a_duplicate_with_it() -> None:
    # Ruling R53: not with an identical district, whatever his Quarry says.
    game = table(
        "merchant",
        cast="magistrate",
        gold=[3, 0],
        hands=["manor"],
        cities=["", "quarry manor"],
        marks=[["signed_warrant", "merchant", 1]],
        gathered=1,
    )

    play(game, "build manor")

    assert options(game) == ["pass"]

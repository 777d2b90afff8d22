from tests.citadels.tables import points, table
from tests.tables import play


def test_it_scores_a_point_for_each_gold() -> None:
    game = table("merchant", gold=[7, 3], cities=["imperial_treasury"])

    assert points(game, 0) == {"districts": 5, "imperial_treasury": 7}


def test_without_gold_it_scores_its_cost_alone() -> None:
    game = table("merchant", gold=[0, 3], cities=["imperial_treasury"])

    assert points(game, 0) == {"districts": 5}


def test_gold_on_districts_is_not_in_the_stash() -> None:
    # Ruling R105: stash only.
    game = table("artist", seats=3, gold=[5], cities=["imperial_treasury manor"], gathered=1)

    play(game, "beautify manor")

    assert points(game, 0) == {"districts": 9, "imperial_treasury": 4}


def test_gold_on_the_tax_collector_is_nobodys_stash() -> None:
    game = table("tax_collector", seats=3, gold=[1], cities=["imperial_treasury"], gold_on={"tax_collector": 6})

    assert points(game, 0)["imperial_treasury"] == 1


def test_others_get_nothing_for_their_gold() -> None:
    game = table("merchant", gold=[2, 9], cities=["imperial_treasury", "manor"])

    assert points(game, 1) == {"districts": 3}

from tests.citadels.tables import city, points, table
from tests.tables import options, play


def test_it_is_worth_eight_points() -> None:
    game = table("merchant", cities=["dragon_gate"])

    assert points(game, 0) == {"districts": 6, "dragon_gate": 2}


def test_it_is_built_for_six_gold() -> None:
    game = table("merchant", gold=[4, 0], hands=["dragon_gate"])

    play(game, "gold", "build dragon_gate")

    assert list(game.gold) == [0, 0]
    assert city(game, 0) == "dragon_gate"


def test_five_gold_are_not_enough_to_build_it() -> None:
    game = table("merchant", gold=[3, 0], hands=["dragon_gate"])

    play(game, "gold")

    assert "build dragon_gate" not in options(game)


def test_a_warlord_destroys_it_for_five_gold() -> None:
    # Ruling R90: Dragon Gate 5.
    game = table("warlord", gold=[5, 0], cities=["", "dragon_gate"])

    play(game, "destroy 1 dragon_gate")

    assert list(game.gold) == [0, 0]
    assert city(game, 1) == ""


def test_four_gold_are_not_enough_to_destroy_it() -> None:
    game = table("warlord", gold=[4, 0], cities=["", "dragon_gate"])

    assert "destroy 1 dragon_gate" not in options(game)


def test_a_diplomat_pays_the_difference_to_six_for_it() -> None:
    game = table("diplomat", gold=[5, 0], cities=["manor", "dragon_gate"])

    play(game, "offer manor", "demand 1 dragon_gate")

    assert list(game.gold) == [2, 3]
    assert points(game, 0) == {"districts": 6, "dragon_gate": 2}


def test_beautified_it_is_worth_nine_points_and_costs_six_to_destroy() -> None:
    game = table("warlord", gold=[6, 0], cities=["", "dragon_gate+"])

    assert sum(points(game, 1).values()) == 9
    play(game, "destroy 1 dragon_gate+")
    assert list(game.gold) == [0, 0]

import pytest

from tests.citadels.tables import city, classic_table, dark_city_table, points
from tests.tables import options, play


def test_it_is_built_for_six_gold_and_scores_eight_points() -> None:
    game = classic_table("classic_thief", gold=[6], hands=["university"], gathered=1)

    play(game, "build university")

    assert game.gold[0] == 0
    assert points(game, 0) == {"districts": 6, "university": 2}


def test_five_gold_do_not_build_it() -> None:
    game = classic_table("classic_thief", gold=[5], hands=["university"], gathered=1)

    assert "build university" not in options(game)


@pytest.mark.parametrize(("gold", "may"), [(5, True), (4, False)])
def test_it_is_destroyed_for_five_gold(gold: int, may: bool) -> None:
    # Ruling R90
    game = classic_table("classic_warlord", gold=[gold], cities=["", "university tavern"], gathered=1)

    play(game, "end")

    assert ("destroy 1 university" in options(game)) is may


def test_beside_the_dragon_gate_both_score_eight_points() -> None:
    game = classic_table("classic_thief", cities=["dragon_gate university"])

    assert points(game, 0) == {"districts": 12, "dragon_gate": 2, "university": 2}


def test_a_diplomat_pays_the_difference_to_six() -> None:
    game = dark_city_table(
        "dark_city_diplomat",
        gold=[2, 0],
        cities=["castle", "university"],
        gathered=1,
    )

    play(game, "end", "offer castle", "demand 1 university")

    assert list(game.gold) == [0, 2]
    assert [city(game, 0), city(game, 1)] == ["university", "castle"]


def test_it_is_a_unique_district() -> None:
    game = classic_table("classic_thief", cities=["manor temple tavern prison university"])

    assert points(game, 0)["all_types"] == 3

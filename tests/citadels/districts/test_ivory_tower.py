from tests.citadels.tables import points, table
from tests.tables import play


def test_as_the_only_unique_district_it_scores_five_points() -> None:
    game = table("merchant", cities=["ivory_tower manor tavern"])

    assert points(game, 0) == {"districts": 9, "ivory_tower": 5}


def test_beside_another_unique_district_it_scores_nothing() -> None:
    game = table("merchant", cities=["ivory_tower manor stables"])

    assert points(game, 0) == {"districts": 10}


def test_unique_districts_in_hand_or_in_other_cities_do_not_matter() -> None:
    game = table("merchant", hands=["stables secret_vault"], cities=["ivory_tower", "keep"])

    assert points(game, 0)["ivory_tower"] == 5


def test_a_haunted_quarter_of_another_type_leaves_it_alone() -> None:
    # Ruling R103: the Ivory Tower beside it scores only then.
    game = table("warlord", cities=["ivory_tower haunted_quarter"], gathered=1, first=0)

    play(game, "end", "declare military")

    assert points(game, 0)["ivory_tower"] == 5


def test_a_haunted_quarter_that_stays_unique_spoils_it() -> None:
    game = table("warlord", cities=["ivory_tower haunted_quarter"], gathered=1, first=0)

    play(game, "end", "declare unique")

    assert "ivory_tower" not in points(game, 0)


def test_a_third_unique_district_spoils_it_whatever_the_haunted_quarter_is() -> None:
    game = table("warlord", cities=["ivory_tower haunted_quarter keep"], gathered=1, first=0)

    play(game, "end", "declare military")

    assert "ivory_tower" not in points(game, 0)


def test_it_is_unique_again_when_the_other_one_is_destroyed() -> None:
    game = table("warlord", gold=[1, 0], cities=["", "ivory_tower stables"])

    play(game, "destroy 1 stables")

    assert points(game, 1)["ivory_tower"] == 5

from tests.citadels.tables import points, table
from tests.tables import play


def test_it_counts_itself() -> None:
    game = table("merchant", cities=["wishing_well manor"])

    assert points(game, 0) == {"districts": 8, "wishing_well": 1}


def test_it_scores_a_point_for_each_unique_district() -> None:
    game = table("merchant", cities=["wishing_well keep stables tavern"])

    assert points(game, 0)["wishing_well"] == 3


def test_unique_cards_in_hand_or_in_other_cities_do_not_count() -> None:
    game = table("merchant", hands=["keep"], cities=["wishing_well", "stables"])

    assert points(game, 0)["wishing_well"] == 1


def test_a_haunted_quarter_of_another_type_does_not_count() -> None:
    # Ruling R103: not unique any more if another type is chosen.
    game = table("warlord", cities=["wishing_well haunted_quarter"], gathered=1, first=0)

    play(game, "end", "declare military")

    assert points(game, 0)["wishing_well"] == 1


def test_a_haunted_quarter_that_stays_unique_counts() -> None:
    game = table("warlord", cities=["wishing_well haunted_quarter"], gathered=1, first=0)

    play(game, "end", "declare unique")

    assert points(game, 0)["wishing_well"] == 2

import pytest

from tests.citadels.tables import points, table
from tests.tables import play
from twocities.citadels.game import Citadels

FIVE_TYPES = "manor temple tavern prison keep"
SEVEN = "manor temple church tavern market docks palace"
OTHER_SEVEN = "castle temple church tavern market docks harbor"


def places(game: Citadels) -> list[int]:
    """List the places of the seats."""
    return [score.place for score in game.scores()]


def totals(game: Citadels) -> list[int]:
    """List the points of the seats."""
    return [score.total for score in game.scores()]


def test_districts_score_their_costs() -> None:
    game = table("thief", cities=["tavern market manor castle palace"])

    assert points(game, 0) == {"districts": 1 + 2 + 3 + 4 + 5}


def test_a_beautified_district_scores_one_point_more() -> None:
    game = table("thief", cities=["tavern+ manor"])

    assert points(game, 0) == {"districts": 5}


def test_an_empty_city_scores_nothing() -> None:
    game = table("thief", gold=[9, 0], hands=["palace*3"])

    assert points(game, 0) == {"districts": 0}


def test_five_types_score_three_points() -> None:
    game = table("thief", cities=[FIVE_TYPES])

    assert points(game, 0) == {"districts": 10, "all_types": 3}


def test_four_types_score_nothing_more() -> None:
    game = table("thief", cities=["manor temple tavern prison castle church"])

    assert "all_types" not in points(game, 0)


def test_five_types_score_once() -> None:
    game = table("thief", cities=["manor temple tavern prison keep castle church market barracks statue"], first=0)

    assert points(game, 0)["all_types"] == 3


def test_five_types_score_without_a_completed_city() -> None:
    game = table("thief", seats=4, cities=[FIVE_TYPES])

    assert points(game, 0)["all_types"] == 3


def test_the_first_completed_city_scores_four_points_and_others_two() -> None:
    game = table("warlord", seats=4, cities=[SEVEN, OTHER_SEVEN, "manor"], first=1, gathered=1)

    play(game, "end")

    assert [points(game, 0)["completed"], points(game, 1)["first"]] == [2, 4]
    assert points(game, 2) == {"districts": 3}


def test_the_first_one_does_not_get_the_two_points_as_well() -> None:
    game = table("warlord", seats=4, cities=[SEVEN], first=0)

    assert "completed" not in points(game, 0)


def test_with_two_or_three_players_eight_districts_complete_a_city() -> None:
    seven = table("warlord", seats=3, cities=[SEVEN], first=1)
    eight = table("warlord", seats=3, cities=[f"{SEVEN} prison"], first=1)

    assert "completed" not in points(seven, 0)
    assert points(eight, 0)["completed"] == 2


def test_a_larger_city_scores_no_more_for_being_completed() -> None:
    game = table("warlord", seats=4, cities=[f"{SEVEN} prison barracks"], first=1)

    assert points(game, 0)["completed"] == 2


def test_a_city_that_was_completed_scores_the_two_points_only_if_it_still_is() -> None:
    # Ruling R97: the 2 points need a completed city at the end.
    game = table("warlord", seats=4, cities=["manor temple church tavern market docks"], first=1)

    assert "completed" not in points(game, 0)


def test_the_first_one_keeps_the_points_even_if_the_city_is_not_completed_any_more() -> None:
    # Ruling R97: the first who completed keeps the 4 points.
    game = table("warlord", seats=4, cities=["manor temple church tavern market docks"], first=0)

    assert points(game, 0)["first"] == 4


def test_bonuses_of_all_unique_districts_add_up() -> None:
    game = table(
        "thief",
        gold=[4, 0],
        hands=["secret_vault tavern"],
        cities=["dragon_gate imperial_treasury map_room statue wishing_well"],
        crown=0,
    )

    assert points(game, 0) == {
        "districts": 6 + 5 + 5 + 3 + 5,
        "dragon_gate": 2,
        "imperial_treasury": 4,
        "map_room": 2,
        "statue": 5,
        "wishing_well": 5,
        "secret_vault": 3,
    }


def test_who_has_most_points_is_first() -> None:
    game = table("warlord", seats=4, cities=["tavern", "palace", "manor", "castle"])

    assert places(game) == [4, 1, 3, 2]


def test_a_tie_goes_to_the_higher_rank() -> None:
    # Ruling R106: the higher rank held in the last round wins.
    game = table(
        "warlord", seats=4, characters=["warlord", "assassin", "king", "bishop"], cities=["manor"] * 4, called=8
    )

    assert totals(game) == [3, 3, 3, 3]
    assert places(game) == [1, 4, 3, 2]


def test_a_tie_does_not_lift_anybody_over_more_points() -> None:
    game = table("warlord", seats=4, characters=["warlord", "assassin"], cities=["manor", "castle"])

    assert places(game)[:2] == [2, 1]


def test_a_killed_character_counts_for_a_tie() -> None:
    # Ruling R106: killed or not.
    game = table(
        "warlord",
        seats=4,
        cast="artist",
        characters=["warlord", "artist", "assassin"],
        cities=["manor", "manor"],
        marks=[["killed", "artist", 2]],
        first=3,
        gathered=1,
    )

    play(game, "end")

    assert game.decision is None
    assert totals(game)[:2] == [3, 3]
    assert places(game)[:2] == [3, 2]


def test_a_bewitched_character_counts_for_a_tie_and_not_whom_the_witch_acted_as() -> None:
    # Ruling R106: the rank held, so also that of a bewitched character.
    game = table("witch", seats=4, characters=["", "merchant", "bishop"], cities=["manor", "manor", "manor"], first=3)

    play(game, "gold", "bewitch merchant", "gold", "end", "gold", "end")

    assert game.decision is None
    assert totals(game) == [3, 3, 3, 4]
    assert places(game) == [4, 2, 3, 1]


def test_with_two_characters_the_higher_one_counts_for_a_tie() -> None:
    # Ruling R106: the higher rank held in the last round wins.
    game = table("warlord", characters=["assassin warlord", "merchant architect"], cities=["manor", "manor"])

    assert places(game) == [1, 2]


def test_gold_and_cards_score_nothing_by_themselves() -> None:
    game = table("thief", gold=[9, 0], hands=["palace", ""], cities=["manor", "manor"])

    assert totals(game) == [3, 3]


def test_looking_at_the_scores_changes_nothing() -> None:
    game = table("thief", cities=[f"{FIVE_TYPES} haunted_quarter"])
    before = game.position()

    game.scores()

    assert game.position() == before


@pytest.mark.parametrize("seats", [2, 4])
def test_every_seat_is_scored(seats: int) -> None:
    game = table("thief", seats=seats)

    assert [score.seat for score in game.scores()] == list(range(seats))

import pytest

from tests.citadels.tables import points, table
from tests.tables import play

THREE_OF_A_TYPE = [
    "manor castle palace",
    "temple church cathedral",
    "tavern market docks",
    "prison barracks fortress",
    "keep statue",
]


@pytest.mark.parametrize("districts", THREE_OF_A_TYPE)
def test_three_districts_of_any_one_type_score_three_points(districts: str) -> None:
    # Ruling R104: any type, unique included, so the Capitol counts itself.
    game = table("merchant", cities=[f"capitol {districts}"])

    assert points(game, 0)["capitol"] == 3


def test_two_of_each_type_are_not_enough() -> None:
    game = table("merchant", seats=4, cities=["capitol keep manor castle temple church"])

    assert "capitol" not in points(game, 0)


def test_more_than_three_of_a_type_score_no_more() -> None:
    game = table("merchant", cities=["capitol tavern market docks harbor"])

    assert points(game, 0)["capitol"] == 3


def test_two_triples_score_once() -> None:
    # Ruling R104: three points once.
    game = table("merchant", cities=["capitol tavern market docks prison barracks fortress"])

    assert points(game, 0)["capitol"] == 3


def test_equal_districts_count_each() -> None:
    game = table("merchant", cities=["capitol tavern*3"])

    assert points(game, 0)["capitol"] == 3


def test_the_haunted_quarter_counts_as_the_type_that_was_chosen() -> None:
    # Ruling R103: one type for all scoring.
    game = table("warlord", cities=["capitol tavern market haunted_quarter"], gathered=1, first=0)

    play(game, "end", "declare trade")

    assert points(game, 0)["capitol"] == 3


def test_the_haunted_quarter_is_not_unique_any_more_when_it_is_another_type() -> None:
    game = table("warlord", cities=["capitol keep haunted_quarter"], gathered=1, first=0)

    play(game, "end", "declare noble")

    assert "capitol" not in points(game, 0)


def test_the_monument_is_one_card_for_it() -> None:
    game = table("merchant", cities=["capitol monument tavern"])

    assert "capitol" not in points(game, 0)


def test_the_school_of_magic_is_a_unique_district_for_it() -> None:
    # Ruling R6: never for the Capitol.
    game = table("merchant", cities=["capitol school_of_magic tavern market"])

    assert "capitol" not in points(game, 0)

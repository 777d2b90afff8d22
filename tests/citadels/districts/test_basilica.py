from tests.citadels.tables import points, table


def test_it_scores_a_point_for_each_district_of_odd_cost() -> None:
    game = table("merchant", cities=["basilica tavern manor palace market castle"])

    assert points(game, 0)["basilica"] == 3


def test_it_does_not_count_itself() -> None:
    game = table("merchant", cities=["basilica market"])

    assert points(game, 0) == {"districts": 6}


def test_a_beautified_district_changes_between_odd_and_even() -> None:
    # Ruling R105: odd current cost, beautifying counts.
    plain = table("merchant", cities=["basilica tavern market"])
    beautified = table("merchant", cities=["basilica tavern+ market+"])
    one_of_them = table("merchant", cities=["basilica tavern market+"])

    assert [points(game, 0)["basilica"] for game in (plain, beautified, one_of_them)] == [1, 1, 2]


def test_a_beautified_basilica_counts_itself() -> None:
    game = table("merchant", cities=["basilica+"])

    assert points(game, 0) == {"districts": 5, "basilica": 1}


def test_unique_districts_count_by_their_cost() -> None:
    game = table("merchant", cities=["basilica keep dragon_gate"])

    assert points(game, 0)["basilica"] == 1


def test_equal_districts_count_each() -> None:
    game = table("merchant", cities=["basilica tavern*3"])

    assert points(game, 0)["basilica"] == 3


def test_only_the_own_city_counts() -> None:
    game = table("merchant", cities=["basilica", "tavern manor"])

    assert points(game, 0) == {"districts": 4}
    assert points(game, 1) == {"districts": 4}


def test_it_scores_nothing_in_hand() -> None:
    game = table("merchant", hands=["basilica"], cities=["tavern"])

    assert points(game, 0) == {"districts": 1}

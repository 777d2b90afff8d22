from tests.citadels.tables import points, table
from tests.tables import options, play


def test_with_the_crown_it_scores_five_points() -> None:
    game = table("merchant", cities=["statue"], crown=0)

    assert points(game, 0) == {"districts": 3, "statue": 5}


def test_without_the_crown_it_scores_its_cost_alone() -> None:
    game = table("merchant", cities=["statue"], crown=1)

    assert points(game, 0) == {"districts": 3}


def test_a_killed_king_takes_the_crown_before_it_is_scored() -> None:
    # Ruling R105: the crown after F1.
    game = table(
        "warlord",
        seats=4,
        characters=["", "king"],
        cities=["", "statue"],
        crown=0,
        marks=[["killed", "king", 2]],
        gathered=1,
        first=3,
    )

    play(game, "end")

    assert game.decision is None
    assert points(game, 1) == {"districts": 3, "statue": 5}


def test_a_holder_who_loses_the_crown_at_the_end_of_the_last_round_gets_nothing() -> None:
    # Ruling R105: the crown after F1.
    game = table(
        "warlord",
        seats=4,
        characters=["", "patrician"],
        cities=["statue"],
        crown=0,
        marks=[["killed", "patrician", 2]],
        gathered=1,
        first=3,
    )

    play(game, "end")

    assert points(game, 0) == {"districts": 3}


def test_a_killed_emperor_gives_the_crown_before_it_is_scored() -> None:
    # Ruling R105: the crown after F1.
    game = table(
        "warlord",
        seats=4,
        characters=["", "emperor"],
        cities=["", "", "statue"],
        crown=0,
        marks=[["killed", "emperor", 3]],
        gathered=1,
        first=3,
    )

    play(game, "end")
    assert options(game) == ["crown 2", "crown 3"]
    play(game, "crown 2")

    assert points(game, 2) == {"districts": 3, "statue": 5}


def test_a_king_who_takes_the_crown_in_the_last_round_scores_it() -> None:
    game = table("king", seats=4, cities=["statue"], crown=2, first=3)

    play(game, "gold", "end")

    assert game.decision is None
    assert points(game, 0)["statue"] == 5

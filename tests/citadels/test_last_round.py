from tests.citadels.tables import city, points, table
from tests.tables import asked, names, play
from twocities.citadels.game import Citadels

SEVEN = "manor temple church tavern market docks palace"


def about_to_complete(*others: str) -> Citadels:
    """Let seat 0 complete its city by building a palace; seat 1, the Warlord, can build a prison."""
    return table(
        "merchant",
        seats=4,
        characters=["", "warlord"],
        gold=[5, 9],
        hands=["palace", "prison"],
        cities=["manor temple church tavern market docks", *others],
        gathered=1,
    )


def test_the_round_in_which_a_city_is_completed_is_played_to_its_end() -> None:
    # Ruling R101: the last round is played to its end.
    game = about_to_complete()

    play(game, "build palace", "end")
    assert asked(game).seat == 1
    play(game, "gold", "build prison")
    events = play(game, "end")

    assert game.decision is None
    assert names(events)[-1] == "game-ended"
    assert city(game, 1) == "prison"


def test_without_a_completed_city_another_round_begins() -> None:
    game = table("warlord", seats=4, cities=["manor temple church tavern market docks"], gathered=1)

    events = play(game, "end")

    assert "round-began" in names(events)
    assert "game-ended" not in names(events)


def test_the_first_seat_to_complete_stays_the_first() -> None:
    # Ruling R102: only one player is the first to complete.
    game = about_to_complete("castle temple church tavern market harbor")

    play(game, "build palace", "end", "gold", "build prison", "end")

    assert points(game, 0)["first"] == 4
    assert points(game, 1)["completed"] == 2


def test_a_killed_king_gets_the_crown_before_anything_is_scored() -> None:
    # Ruling R101: the end of the round included, before anything is scored.
    game = table(
        "warlord",
        seats=4,
        characters=["", "king"],
        cities=[SEVEN, "statue"],
        crown=0,
        marks=[["killed", "king", 2]],
        first=0,
        gathered=1,
    )

    play(game, "end")

    assert game.decision is None
    assert points(game, 1)["statue"] == 5


def test_a_queen_beside_a_killed_king_is_paid_before_anything_is_scored() -> None:
    # Ruling R101: the end of the round included, before anything is scored.
    game = table(
        "queen",
        seats=5,
        characters=["", "king"],
        gold=[1],
        cities=["imperial_treasury"],
        marks=[["killed", "king", 2]],
        first=3,
        gathered=1,
    )

    play(game, "end")

    assert game.decision is None
    assert points(game, 0)["imperial_treasury"] == 4


def test_a_marshal_completes_a_city_by_seizing() -> None:
    # Ruling R102: completing by seizing counts.
    game = table("marshal", seats=4, gold=[9], cities=["manor temple church tavern market palace", "docks"])

    events = play(game, "seize 1 docks")

    assert "city-completed" in names(events)
    assert points(game, 0)["first"] == 4


def test_a_magistrate_completes_a_city_by_confiscating() -> None:
    # Ruling R102: completing by confiscation counts.
    game = table(
        "merchant",
        seats=4,
        cast="magistrate",
        gold=[3],
        hands=["docks"],
        cities=["castle temple church tavern market harbor", "manor temple church tavern market palace"],
        marks=[["signed_warrant", "merchant", 1]],
        gathered=1,
    )

    play(game, "build docks", "confiscate")

    assert points(game, 1)["first"] == 4
    assert "first" not in points(game, 0)

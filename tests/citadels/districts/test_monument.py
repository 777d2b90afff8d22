from tests.citadels.tables import city, points, table
from tests.tables import names, options, play
from twocities.citadels.game import Citadels

FOUR = "manor temple tavern prison"
FIVE = f"{FOUR} market"


def test_it_is_built_as_the_fifth_district() -> None:
    game = table("merchant", gold=[4, 0], hands=["monument"], cities=[FOUR], gathered=1)

    play(game, "build monument")

    assert city(game, 0) == f"{FOUR} monument"
    assert list(game.gold) == [0, 0]


def test_it_cannot_be_built_with_five_districts() -> None:
    game = table("merchant", gold=[9, 0], hands=["monument"], cities=[FIVE], gathered=1)

    assert "build monument" not in options(game)


def test_the_limit_is_five_in_a_game_to_seven_as_well() -> None:
    game = table("merchant", seats=4, gold=[9], hands=["monument"], cities=[FIVE], gathered=1)
    assert "build monument" not in options(game)

    game = table("merchant", seats=4, gold=[9], hands=["monument"], cities=[FOUR], gathered=1)
    assert "build monument" in options(game)


def test_a_wizard_cannot_build_it_with_five_districts_either() -> None:
    game = table("wizard", gold=[9, 0], hands=["", "monument"], cities=[FIVE])

    play(game, "look 1", "take monument")

    assert options(game) == ["keep_it"]


def test_with_five_other_districts_it_completes_a_city_of_seven() -> None:
    """The city counts 7 though it has 6 cards."""
    game = table("merchant", seats=4, gold=[2], hands=["market"], cities=[f"{FOUR} monument"], gathered=1)

    events = play(game, "build market")

    assert "city-completed" in names(events)
    assert points(game, 0)["first"] == 4


def test_with_four_other_districts_a_city_of_seven_is_not_completed() -> None:
    game = table("merchant", seats=4, gold=[4], hands=["monument"], cities=[FOUR], gathered=1)

    events = play(game, "build monument")

    assert "city-completed" not in names(events)


def test_with_six_other_districts_it_completes_a_city_of_eight() -> None:
    game = table("merchant", gold=[2, 0], hands=["church"], cities=[f"{FIVE} monument"], gathered=1)

    events = play(game, "build church")

    assert "city-completed" in names(events)


def test_a_beautified_one_counts_twice_too() -> None:
    game = table("merchant", seats=4, gold=[2], hands=["market"], cities=[f"{FOUR} monument+"], gathered=1)

    events = play(game, "build market")

    assert "city-completed" in names(events)


def test_it_scores_its_cost_once() -> None:
    game = table("merchant", cities=["monument"])

    assert points(game, 0) == {"districts": 4}


def test_a_city_that_it_completes_is_closed_to_rank_8() -> None:
    game = table("warlord", seats=4, gold=[9], cities=["", f"{FIVE} monument"], first=1)

    assert options(game) == ["gold", "cards"]


def given_away(first: int) -> Citadels:
    """Let a Diplomat give the Monument of a completed city away."""
    game = table(
        "diplomat", seats=4, gold=[9], cities=[f"{FIVE} monument", "docks"], gathered=1, first=first, deck="tavern"
    )
    play(game, "offer monument", "demand 1 docks", "end")
    return game


def test_a_diplomat_who_gives_it_away_has_no_completed_city_any_more() -> None:
    # Ruling R97: a Diplomat may lower the count by giving the Monument; the 2 points need a completed city.
    game = given_away(first=2)

    assert game.decision is None
    assert points(game, 0) == {"districts": 12}


def test_the_first_who_completed_keeps_the_points_without_it() -> None:
    # Ruling R97: the first who completed keeps the 4 points; the last round stays the last.
    game = given_away(first=0)

    assert game.decision is None
    assert points(game, 0) == {"districts": 12, "first": 4}


def test_destroyed_for_a_necropolis_it_counts_off_twice() -> None:
    # Ruling R84: the Monument counts off twice.
    game = table("merchant", seats=4, hands=["necropolis"], cities=[f"{FIVE} monument"], gathered=1, first=1)
    assert points(game, 0)["completed"] == 2

    play(game, "build_razing necropolis", "raze monument")

    assert "completed" not in points(game, 0)


def test_a_diplomat_may_take_it_into_a_city_of_five_and_complete_that_city() -> None:
    """The ban is on building."""
    game = table("diplomat", seats=4, gold=[9], cities=[f"{FIVE} docks", "monument"])

    events = play(game, "offer docks", "demand 1 monument")

    assert city(game, 0) == f"{FIVE} monument"
    assert "city-completed" in names(events)


def test_a_diplomat_who_gives_it_may_complete_the_other_city() -> None:
    # Ruling R102: completing by exchange counts.
    game = table("diplomat", seats=4, gold=[9], cities=["monument", f"{FIVE} docks"])

    play(game, "offer monument", "demand 1 docks")

    assert points(game, 1)["first"] == 4


def confiscation(magistrates_city: str) -> Citadels:
    """Let seat 0 build the Monument under the signed warrant of seat 1."""
    game = table(
        "merchant",
        cast="magistrate",
        gold=[4, 0],
        hands=["monument"],
        cities=["", magistrates_city],
        marks=[["signed_warrant", "merchant", 1]],
        gathered=1,
    )
    play(game, "build monument")
    return game


def test_a_magistrate_with_five_districts_cannot_confiscate_it() -> None:
    # Ruling R53: not the Monument with 5 or more districts.
    assert options(confiscation(FIVE)) == ["pass"]


def test_a_magistrate_with_four_districts_can_confiscate_it() -> None:
    game = confiscation(FOUR)

    play(game, "confiscate")

    assert city(game, 1) == f"{FOUR} monument"

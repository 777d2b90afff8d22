"""A row tells what happened in its game."""

from typing import Any

from tests.arena.matches import QUICK, STRONG, WEAK, repeatable
from twocities.arena.match import Match
from twocities.arena.playing import play_one, win_shares
from twocities.core.score import Score


def seats_of(match: Match, number: int) -> list[dict[str, Any]]:
    seats = play_one(match, number)["seats"]
    assert isinstance(seats, list)
    return seats


def test_a_game_depends_on_its_number_alone() -> None:
    first, again = (repeatable([play_one(QUICK, 5)]) for _ in range(2))

    assert first == again


def test_bots_sit_where_the_match_says() -> None:
    seats = seats_of(QUICK, 4)

    assert [seat["bot"] for seat in seats] == [WEAK, STRONG, WEAK]
    assert [seat["player"] for seat in seats] == [2, 0, 1]


def test_wins_of_a_game_add_up_to_one_and_go_to_the_first_place() -> None:
    seats = seats_of(QUICK, 0)

    assert sum(seat["win"] for seat in seats) == 1
    assert all((seat["win"] > 0) == (seat["place"] == 1) for seat in seats)


def test_a_tie_shares_the_win() -> None:
    scores = [Score(0, [], [], place=1), Score(1, [], [], place=3), Score(2, [], [], place=1)]

    assert win_shares(scores) == [0.5, 0.0, 0.5]


def test_sources_add_up_to_the_score() -> None:
    seats = seats_of(QUICK, 1)

    assert all(sum(each["points"] for each in seat["sources"]) == seat["score"] for seat in seats)


def test_everybody_drafts_two_characters_a_round_at_three_seats() -> None:
    row = play_one(QUICK, 2)
    seats = row["seats"]
    assert isinstance(seats, list)

    drafted = [[each["round"] for each in seat["drafted"]] for seat in seats]

    assert drafted == [[round_ for round_ in range(1, int(str(row["rounds"])) + 1) for _ in range(2)]] * 3


def test_what_is_built_is_named_as_the_game_names_it() -> None:
    built = {each["card"] for seat in seats_of(Match("machikoro", (WEAK, WEAK)), 0) for each in seat["built"]}

    assert "train_station" in built


def test_every_decision_has_its_time() -> None:
    row = play_one(QUICK, 3)
    seats = row["seats"]
    assert isinstance(seats, list)

    assert [len(seat["decision_us"]) for seat in seats] == [seat["decisions"] for seat in seats]
    assert sum(seat["decisions"] for seat in seats) == row["decisions"]
    assert all(seat["slowest_seconds"] <= seat["thinking_seconds"] for seat in seats)


def test_a_master_that_sees_everything_can_be_measured() -> None:
    match = Match("machikoro", ("master-seeing@10i", WEAK), seed=3)
    match.check()

    first, again = (repeatable([play_one(match, 0)]) for _ in range(2))

    assert [seat["bot"] for seat in seats_of(match, 0)] == ["master-seeing@10i", WEAK]
    assert first == again

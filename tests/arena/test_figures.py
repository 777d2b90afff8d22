"""The arithmetic of a summary, against values that are known."""

import numpy as np
import pytest

from tests.arena.matches import QUICK, STRONG, WEAK
from twocities.arena.figures import Figures, card_shares, figures_of, once_a_game, ratings_of, wilson
from twocities.arena.playing import Row, play_one
from twocities.arena.results import CardRecords, results_of
from twocities.arena.rows import SCHEMA

pa = pytest.importorskip("pyarrow")


def row(number: int, bots: list[str], places: list[int], wins: list[float], rounds: int = 9) -> Row:
    """Write the row of a game that ended like this."""
    seats = [
        {
            "seat": seat,
            "player": seat,
            "bot": bot,
            "score": 20 - places[seat],
            "place": places[seat],
            "win": wins[seat],
            "sources": [{"source": "districts", "points": 20 - places[seat]}],
            "drafted": [],
            "built": [],
            "decisions": 2,
            "thinking_seconds": 0.00004,
            "slowest_seconds": 0.00003,
            "decision_us": [10, 30],
        }
        for seat, bot in enumerate(bots)
    ]
    facts = {"match": "m", "game_number": number, "seed": 1, "rotation": 0, "rounds": rounds, "decisions": 4}
    return {**facts, "seats": seats}


def figures(rows: list[Row]) -> Figures:
    return figures_of(results_of(pa.Table.from_pylist(rows, SCHEMA)))


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_intervals_are_those_of_wilson(wins: int, count: int, low: float, high: float) -> None:
    assert wilson(wins, count) == pytest.approx((low, high), abs=5e-5)


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_bot_with_two_seats_has_two_chances_a_game_and_ties_share_the_win() -> None:
    found = figures([row(0, ["a", "a", "b"], [1, 2, 3], [1, 0, 0]), row(1, ["a", "a", "b"], [1, 3, 1], [0.5, 0, 0.5])])

    assert [(each.name, each.count, each.rate) for each in found.bots] == [("a", 4, 0.375), ("b", 2, 0.25)]
    assert [each.usual for each in found.bots] == pytest.approx([1 / 3, 1 / 3])
    assert [each.rate for each in found.seats] == [0.75, 0.0, 0.25]


def test_seats_of_one_deal_that_all_win_say_no_more_than_one() -> None:
    found = figures([row(0, ["a", "a"], [1, 1], [0.5, 0.5]), row(1, ["a", "a"], [1, 1], [0.5, 0.5])])

    assert (found.seats[0].low, found.seats[0].high) == pytest.approx(wilson(0.5, 1))


def test_rotations_that_all_end_alike_count_as_one_game() -> None:
    rows = [row(number, ["a", "a"], [1, 2], [1, 0] if number // 2 % 4 else [0, 1]) for number in range(200)]

    seat, other = figures(rows).seats

    assert (seat.count, seat.rate) == (200, 0.75)
    assert (seat.low, seat.high) == pytest.approx(wilson(0.75 * 99, 99))
    assert (other.low, other.high) == pytest.approx(wilson(0.25 * 99, 99))


def test_rotations_that_differ_count_as_many_games_as_they_are() -> None:
    rows = [row(number, ["a", "a"], [1, 2], [1, 0] if number % 4 else [0, 1]) for number in range(200)]

    seat, _ = figures(rows).seats

    assert (seat.low, seat.high) == pytest.approx(wilson(150, 200))


def test_a_card_of_deals_that_all_end_alike_counts_by_deals() -> None:
    rows = [row(number, ["a", "a"], [1, 2], [1, 0] if number // 2 % 4 else [0, 1]) for number in range(200)]
    for each in rows:
        seats = each["seats"]
        assert isinstance(seats, list)
        seats[0]["drafted"] = seats[0]["built"] = [{"round": 1, "card": "king"}]

    found = figures(rows)

    for [king] in (found.drafted, found.built):
        assert (king.count, king.rate) == (200, 0.75)
        assert (king.low, king.high) == pytest.approx(wilson(0.75 * 99, 99))


def test_lengths_and_times_lie_where_they_should() -> None:
    found = figures([row(number, ["a", "b"], [1, 2], [1, 0], rounds=number) for number in range(1, 102)])

    assert (found.rounds.low, found.rounds.median, found.rounds.high, found.rounds.most) == (6, 51, 96, 101)
    assert [found.times["a"].median, found.times["a"].most] == pytest.approx([20e-6, 30e-6])
    assert found.lengths[7] == 1


def test_who_wins_is_rated_higher() -> None:
    rows = [row(number, ["a", "b"], [1, 2], [1, 0]) for number in range(20)]

    ratings = ratings_of(results_of(pa.Table.from_pylist(rows, SCHEMA)))

    assert ratings["a"].mu > 30 > 20 > ratings["b"].mu
    assert ratings["a"].sigma < 25 / 3


def test_a_card_is_beside_what_its_owners_win_on_the_whole() -> None:
    cards = CardRecords(np.array([0, 0, 1, 3]), np.array(["king", "king", "king", "thief"], dtype=object))
    win, usual = np.array([1.0, 0.0, 0.0, 1.0]), np.array([0.8, 0.5, 0.5, 0.2])

    thief, king = card_shares(cards, win, usual, deals=np.array([0, 0, 0, 0]))

    assert [(each.name, each.count) for each in (king, thief)] == [("king", 2), ("thief", 1)]
    assert [king.rate, king.usual, thief.rate, thief.usual] == pytest.approx([2 / 3, 0.7, 1.0, 0.2])


def test_a_card_that_is_built_twice_counts_once() -> None:
    cards = once_a_game(CardRecords(np.array([0, 0, 1]), np.array(["farm", "farm", "farm"], dtype=object)))

    assert (cards.place.tolist(), cards.card.tolist()) == ([0, 1], ["farm", "farm"])


def test_points_of_real_games_add_up_to_the_mean_score() -> None:
    found = figures([play_one(QUICK, number) for number in range(6)])

    for bot in (STRONG, WEAK):
        assert sum(found.sources[bot].values()) == pytest.approx(found.scores[bot])
    assert sum(each.rate * each.count for each in found.bots) == pytest.approx(6)
    assert sum(found.lengths.values()) == 6

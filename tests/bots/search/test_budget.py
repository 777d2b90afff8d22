"""Budgets are read from names, and say how much is left."""

import pytest

from twocities import TwoCitiesError
from twocities.bots.search.budget import Budget, read_budget


def test_seconds_and_iterations_are_read() -> None:
    assert read_budget("0.2").seconds == 0.2
    assert read_budget("500i").iterations == 500


@pytest.mark.parametrize("text", ["", "i", "fast", "-1", "inf", "nan", "1e9", "5s", "2.5i"])
def test_anything_else_is_refused_with_what_is_meant(text: str) -> None:
    with pytest.raises(TwoCitiesError, match=r"seconds as '0\.2' or iterations as '500i'"):
        read_budget(text)


@pytest.mark.parametrize("text", ["0", "0.0", "0i"])
def test_a_budget_of_nothing_is_refused(text: str) -> None:
    with pytest.raises(TwoCitiesError, match="more than 0"):
        read_budget(text)


def test_iterations_are_counted_down() -> None:
    assert Budget(iterations=100).left(40, 9.0) == 60


def test_seconds_leave_as_many_iterations_as_fit() -> None:
    assert Budget(seconds=2.0).left(10, 1.0) == 10


def test_an_iteration_that_would_end_too_late_does_not_begin() -> None:
    assert Budget(seconds=1.0).left(9, 0.95) == 0


def test_of_two_limits_the_nearer_one_counts() -> None:
    assert Budget(iterations=12, seconds=2.0).left(10, 1.0) == 2
    assert Budget(iterations=100, seconds=2.0).left(10, 1.0) == 10

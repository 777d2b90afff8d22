"""Matrices that train a net: slopes that are right, moments that measure and never teach, and something learned."""

import numpy as np
import pytest

from twocities.bots.nets.value_net import Shape
from twocities.learn.samples import Array, Batches, Samples
from twocities.learn.training import Course, chances, fresh, gradients, losses, train

SHAPE = Shape(2, 3, 5, 4)
QUICK = Course(first=5, second=4, epochs=12, batch=32, rate=0.02)
STEP = 1e-5


def made(moments: int, seed: int = 1) -> Samples:
    """Make moments of two to four seats, of which the one with the feature 0 wins; every tenth measures."""
    rng = np.random.default_rng(seed)
    seats = rng.integers(2, 5, moments)
    ids: list[int] = []
    sizes: list[int] = []
    wins: list[float] = []
    for count in seats:
        winner = rng.integers(count)
        ids.append(int(rng.integers(2)))
        sizes.append(1)
        for seat in range(count):
            told = [0] if seat == winner else [1]
            ids.extend([*told, 2])
            sizes.append(2)
            wins.append(float(seat == winner))
    return Samples(
        ids=np.array(ids, np.uint16),
        amounts=np.ones(len(ids), np.float32),
        sizes=np.array(sizes, np.uint16),
        seats=seats.astype(np.uint8),
        wins=np.array(wins, np.float32),
        judged=np.ones(len(wins), np.float32),
        kinds=np.zeros(moments, np.uint8),
        rounds=np.ones(moments, np.uint8),
        measures=np.arange(moments) % 10 == 0,
        numbers=np.arange(moments, dtype=np.uint32),
        games=np.arange(moments, dtype=np.uint32),
    )


def batches(samples: Samples) -> Batches:
    return Batches(samples, SHAPE.table, SHAPE.seat)


def mean_loss(parts: list[Array], samples: Samples, moments: Array) -> float:
    batch = batches(samples).pick(moments)
    return float(losses(chances(parts, batch), batch).mean())


@pytest.mark.parametrize("place", range(6))
def test_slopes_are_those_of_the_loss(place: int) -> None:
    parts = [part.astype(np.float64) for part in fresh(SHAPE, np.random.default_rng(3))]
    samples = made(9)
    moments = np.arange(9)
    slopes = gradients(parts, batches(samples).pick(moments))[place].ravel()
    part = parts[place].ravel()

    for number in range(len(part)):
        before = part[number]
        part[number] = before + STEP
        above = mean_loss(parts, samples, moments)
        part[number] = before - STEP
        below = mean_loss(parts, samples, moments)
        part[number] = before
        assert slopes[number] == pytest.approx((above - below) / (2 * STEP), abs=1e-4)


def test_a_net_learns_who_wins_at_tables_that_it_never_saw() -> None:
    samples = made(400)
    measuring = np.flatnonzero(samples.measures)

    parts = train(batches(samples), SHAPE, QUICK, seed=1)

    assert mean_loss(fresh(SHAPE, np.random.default_rng(1)), samples, measuring) > 0.5
    assert mean_loss(parts, samples, measuring) < 0.1


def test_moments_that_measure_teach_nothing() -> None:
    samples, other = made(60), made(60)
    for measuring in np.flatnonzero(other.measures):
        first = int(other.seats[:measuring].sum())
        seats = slice(first, first + int(other.seats[measuring]))
        other.wins[seats] = other.wins[seats][::-1]

    one, another = train(batches(samples), SHAPE, QUICK, 1), train(batches(other), SHAPE, QUICK, 1)

    assert all(np.array_equal(part, same) for part, same in zip(one, another, strict=True))

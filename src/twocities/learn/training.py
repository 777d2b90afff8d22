"""Trains a value net: plain matrices and Adam, for a net as small as this needs no more."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from librt.vecs import vec

from twocities.bots.nets.value_net import Shape, ValueNet
from twocities.learn.adam import Adam
from twocities.learn.samples import Array, Batch, Batches, begins

SMALLEST: Final = 1e-6
"""A chance is never taken for less: one surprise must not outweigh all else."""


@dataclass(frozen=True)
class Course:
    """How a net is trained."""

    first: int = 32
    """How many units the first layer has."""
    second: int = 16
    """How many the second one has."""
    epochs: int = 2
    """How often each moment is seen: all moments of a game tell who won, and a net that sees them often learns that by
    heart."""
    batch: int = 512
    rate: float = 0.003
    """How large the first steps are; they shrink to nothing."""
    decay: float = 3e-3
    """How much smaller the weights of features become at each step, so that rare ones say little."""


def fresh(shape: Shape, rng: np.random.Generator) -> list[Array]:
    """Draw the numbers of a net that knows nothing, in the order of `PARTS`."""

    def drawn(rows: int, columns: int, scale: float) -> Array:
        return (rng.standard_normal((rows, columns)) * scale).astype(np.float32)

    first, second = shape.first, shape.second
    return [
        drawn(shape.table, first, 0.1),
        drawn(shape.seat, 2 * first, 0.1),
        np.zeros(first, np.float32),
        drawn(first, second, (2 / first) ** 0.5),
        np.zeros(second, np.float32),
        drawn(second, 1, (1 / second) ** 0.5)[:, 0],
    ]


def chances(parts: list[Array], batch: Batch) -> Array:
    """Estimate how likely each seat of each moment is to win."""
    return forward(parts, batch)[-1]


def forward(parts: list[Array], batch: Batch) -> list[Array]:
    """Compute the units of both layers before they are cut off at 0, and the chances."""
    table, seat, first_bias, second, second_bias, last = parts
    width = len(first_bias)
    starts = begins(batch.seats)
    from_table = batch.tables @ table
    from_seats = batch.rows @ seat
    of_others = from_seats[:, width:]
    sums = np.add.reduceat(of_others, starts)
    share = (1 / np.maximum(batch.seats - 1, 1)).astype(np.float32)
    units = from_seats[:, :width] + np.repeat(from_table + sums * share[:, None], batch.seats, axis=0)
    units += first_bias - of_others * np.repeat(share, batch.seats)[:, None]
    more = np.maximum(units, 0) @ second + second_bias
    scores = np.maximum(more, 0) @ last
    scores -= np.repeat(np.maximum.reduceat(scores, starts), batch.seats)
    weights = np.exp(scores)
    return [units, more, weights / np.repeat(np.add.reduceat(weights, starts), batch.seats)]


def gradients(parts: list[Array], batch: Batch) -> list[Array]:
    """Find how the mean loss of a batch changes with every number of a net."""
    _, _, _, second, _, last = parts
    units, more, found = forward(parts, batch)
    starts = begins(batch.seats)
    share = (1 / np.maximum(batch.seats - 1, 1)).astype(np.float32)
    by_score = (found - batch.wins) / np.float32(len(batch.seats))
    by_more = by_score[:, None] * last * (more > 0)
    by_units = (by_more @ second.T) * (units > 0)
    by_table = np.add.reduceat(by_units, starts)
    # What a seat tells the others is changed by all units but its own.
    by_others = (np.repeat(by_table, batch.seats, axis=0) - by_units) * np.repeat(share, batch.seats)[:, None]
    return [
        batch.tables.T @ by_table,
        batch.rows.T @ np.concatenate([by_units, by_others], axis=1),
        by_units.sum(axis=0),
        np.maximum(units, 0).T @ by_more,
        by_more.sum(axis=0),
        np.maximum(more, 0).T @ by_score,
    ]


def train(
    batches: Batches, shape: Shape, course: Course, seed: int, told: Callable[[int, float], None] | None = None
) -> list[Array]:
    """Train a net on the moments that measure nothing; `told` is told the mean loss after each epoch."""
    rng = np.random.default_rng(seed)
    parts = fresh(shape, rng)
    samples = batches.samples
    # In order of their games, however these were shared out among processes and parts.
    moments = np.flatnonzero(~samples.measures)
    moments = moments[np.argsort(samples.numbers[moments], kind="stable")]
    steps = course.epochs * -(-len(moments) // course.batch)
    # The weights of features are the first two parts.
    adam = Adam(parts, course.rate, steps, course.decay, decayed=2)
    for epoch in range(course.epochs):
        rng.shuffle(moments)
        total = 0.0
        for first in range(0, len(moments), course.batch):
            batch = batches.pick(moments[first : first + course.batch])
            total += float(losses(chances(parts, batch), batch).sum()) if told else 0.0
            adam.follow(gradients(parts, batch))
        if told:
            told(epoch + 1, total / len(moments))
    return parts


def losses(found: Array, batch: Batch) -> Array:
    """Find the log-loss of each moment: how surprising it was who won."""
    surprise = -batch.wins * np.log(np.maximum(found, SMALLEST))
    return np.add.reduceat(surprise, begins(batch.seats))


def net_of(parts: list[Array], shape: Shape) -> ValueNet:
    """Make a net for play of the numbers."""
    return ValueNet(shape, [vec[float]([float(each) for each in part.ravel()]) for part in parts])

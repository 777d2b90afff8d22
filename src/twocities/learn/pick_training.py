"""Trains a net of picks, and measures how well it foretells those of games that it never saw."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from librt.vecs import vec

from twocities.bots.nets.choice_net import ChoiceNet, ChoiceShape
from twocities.learn.adam import Adam
from twocities.learn.picks import PickBatch, PickBatches, Picks
from twocities.learn.samples import Array
from twocities.learn.training import SMALLEST

AT_ONCE = 4096
"""How many picks are measured together."""


@dataclass(frozen=True)
class PickCourse:
    """How a net of picks is trained."""

    units: int = 48
    """How many units its layer has."""
    epochs: int = 8
    """How often each pick is seen."""
    batch: int = 512
    rate: float = 0.004
    """How large the first steps are; they shrink to nothing."""
    decay: float = 1e-3
    """How much smaller the weights of features become at each step."""
    master_weight: float = 4.0
    """How many picks of a Journeyman one of a Master counts for: there are few of them, and they are harder to tell."""


@dataclass(frozen=True)
class PickLoss:
    """How well the picks of some players were foretold."""

    players: str
    picks: int
    chance: float
    """The mean log-loss of a guess at random."""
    net: float
    """The mean log-loss of the net."""
    found: float
    """The share of picks that the net held for the likeliest."""


def fresh_picks(shape: ChoiceShape, rng: np.random.Generator) -> list[Array]:
    """Draw the numbers of a net that has learned nothing."""
    first = rng.standard_normal((shape.features, shape.units)) * 0.1
    second = rng.standard_normal((shape.units, shape.options)) * (1 / shape.units) ** 0.5
    return [
        first.astype(np.float32),
        np.zeros(shape.units, np.float32),
        second.astype(np.float32),
        np.zeros(shape.options, np.float32),
    ]


def units_and_chances(parts: list[Array], batch: PickBatch) -> tuple[Array, Array]:
    """Compute the units of the layer before they are cut off at 0, and how likely each option is."""
    first, first_bias, second, second_bias = parts
    units = batch.rows @ first + first_bias
    scores = np.maximum(units, 0) @ second + second_bias + batch.closed
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return units, weights / weights.sum(axis=1, keepdims=True)


def pick_losses(found: Array, batch: PickBatch) -> Array:
    """Find the log-loss of each pick."""
    losses: Array = -np.log(np.maximum(found[np.arange(len(found)), batch.chosen], SMALLEST))
    return losses


def pick_slopes(parts: list[Array], batch: PickBatch, weights: Array) -> list[Array]:
    """Find how the mean loss of a batch, whose picks count by their weights, changes with every number of a net."""
    units, found = units_and_chances(parts, batch)
    found[np.arange(len(found)), batch.chosen] -= 1
    found *= (weights / weights.sum()).astype(np.float32)[:, None]
    by_units = (found @ parts[2].T) * (units > 0)
    return [batch.rows.T @ by_units, by_units.sum(axis=0), np.maximum(units, 0).T @ found, found.sum(axis=0)]


def train_picks(
    batches: PickBatches,
    shape: ChoiceShape,
    course: PickCourse,
    seed: int,
    told: Callable[[int, float], None] | None = None,
) -> list[Array]:
    """Train a net on the picks that measure nothing; `told` is told the mean loss after each epoch."""
    rng = np.random.default_rng(seed)
    parts = fresh_picks(shape, rng)
    picks = batches.picks
    # In order of their games, however these were shared out among processes and parts.
    wanted = np.flatnonzero(~picks.measures)
    wanted = wanted[np.argsort(picks.numbers[wanted], kind="stable")]
    adam = Adam(parts, course.rate, course.epochs * -(-len(wanted) // course.batch), course.decay, decayed=1)
    for epoch in range(course.epochs):
        rng.shuffle(wanted)
        total = 0.0
        for first in range(0, len(wanted), course.batch):
            some = wanted[first : first + course.batch]
            batch = batches.pick(some)
            total += float(pick_losses(units_and_chances(parts, batch)[1], batch).sum()) if told else 0.0
            adam.follow(pick_slopes(parts, batch, np.where(picks.masters[some], course.master_weight, 1.0)))
        if told:
            told(epoch + 1, total / len(wanted))
    return parts


def measure_picks(parts: list[Array], batches: PickBatches) -> list[PickLoss]:
    """Measure a net at the picks that measure: those of all players, of Journeymen and of Masters."""
    picks = batches.picks
    measured = picks.measures
    chosen = {"all": measured, "journeyman": measured & ~picks.masters, "master": measured & picks.masters}
    losses = [loss_of_picks(players, parts, batches, picks, np.flatnonzero(each)) for players, each in chosen.items()]
    return [loss for loss in losses if loss.picks]


def loss_of_picks(players: str, parts: list[Array], batches: PickBatches, picks: Picks, wanted: Array) -> PickLoss:
    """Take the means of some picks."""
    loss = found = 0.0
    for first in range(0, len(wanted), AT_ONCE):
        batch = batches.pick(wanted[first : first + AT_ONCE])
        chances = units_and_chances(parts, batch)[1]
        loss += float(pick_losses(chances, batch).sum())
        found += float((chances.argmax(axis=1) == batch.chosen).sum())
    count = max(len(wanted), 1)
    chance = float(np.log(picks.offers[wanted]).sum())
    return PickLoss(players, len(wanted), chance / count, loss / count, found / count)


def choice_net_of(parts: list[Array], shape: ChoiceShape) -> ChoiceNet:
    """Make a net for play of the numbers."""
    return ChoiceNet(shape, [vec[float]([float(each) for each in part.ravel()]) for part in parts])

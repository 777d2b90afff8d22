"""How well a net knows who wins, in games that it never saw, beside the hand-made evaluation and beside chance."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from twocities.learn.lesson import KINDS
from twocities.learn.samples import Array, Batches
from twocities.learn.training import chances, losses

STAGES: Final = {"citadels": [4, 7], "machikoro": [6, 11]}
"""With which round the middle of a game begins, and its end; in Machi Koro with how many cards in a city."""

STAGE_NAMES: Final = ["early", "middle", "late"]

ALL: Final = "all"

AT_ONCE: Final = 2048
"""How many moments are measured together."""


@dataclass(frozen=True)
class Loss:
    """The mean log-loss at some moments: the less, the better."""

    kind: str
    stage: str
    moments: int
    chance: float
    hand_made: float
    net: float


def measure(game: str, parts: list[Array], batches: Batches) -> list[Loss]:
    """Measure a net at the moments that measure: at all of them, and for each edition and each stage of the game."""
    samples = batches.samples
    moments = np.flatnonzero(samples.measures)
    made: list[list[Array]] = [[], [], []]
    for first in range(0, len(moments), AT_ONCE):
        batch = batches.pick(moments[first : first + AT_ONCE])
        made[0].append(np.log(batch.seats))
        made[1].append(losses(batch.judged, batch))
        made[2].append(losses(chances(parts, batch), batch))
    found = [np.concatenate(each) if each else np.zeros(0) for each in made]
    kinds = samples.kinds[moments]
    stages = np.digitize(samples.rounds[moments], STAGES[game])
    rows = [loss_of(ALL, ALL, found, np.full(len(moments), True))]
    for stage, name in enumerate(STAGE_NAMES):
        rows.append(loss_of(ALL, name, found, stages == stage))
    for kind, title in enumerate(KINDS[game]):
        rows.append(loss_of(title, ALL, found, kinds == kind))
        for stage, name in enumerate(STAGE_NAMES):
            rows.append(loss_of(title, name, found, (kinds == kind) & (stages == stage)))
    return [row for row in rows if row.moments]


def loss_of(kind: str, stage: str, found: list[Array], chosen: Array) -> Loss:
    """Take the means of some moments."""
    count = int(chosen.sum())
    chance, hand_made, net = (float(each[chosen].mean()) if count else 0.0 for each in found)
    return Loss(kind, stage, count, chance, hand_made, net)

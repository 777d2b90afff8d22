"""A net that estimates how likely each seat of a table is to win."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from twocities.bots.nets.features import Features


@final
class Shape:
    """How large a net is."""

    def __init__(self, table: int, seat: int, first: int, second: int) -> None:
        self.table = table
        """How many features a table has."""
        self.seat = seat
        """How many features a seat has."""
        self.first = first
        """How many units its first layer has."""
        self.second = second
        """How many its second has."""

    def sizes(self) -> list[int]:
        """List how many numbers each part of a net has, in the order of `PARTS`."""
        return [
            self.table * self.first,
            self.seat * 2 * self.first,
            self.first,
            self.first * self.second,
            self.second,
            self.second,
        ]


PARTS: Final = ["table", "seat", "first_bias", "second", "second_bias", "last"]
"""The parts of a net: what a table adds to every unit, what a seat adds to its own units and to those of the others,
what each unit begins with, and the two layers behind."""


@final
class ValueNet:
    """Scores each seat by the same weights, from its own features, those of the others and those of the table.

    The first layer is a sum of the features' weights: those of the table, those of the seat itself, and the mean of
    what the others add. So one net serves every number of seats. A softmax over the seats makes chances of the scores.
    """

    def __init__(self, shape: Shape, parts: list[vec[float]]) -> None:
        self.shape = shape
        self.table = parts[0]
        self.seat = parts[1]
        self.first_bias = parts[2]
        self.second = parts[3]
        self.second_bias = parts[4]
        self.last = parts[5]

    def chances(self, features: Features) -> vec[float]:
        """Estimate how likely each seat is to win."""
        ends = features.ends
        seats: i64 = len(ends) - 1
        width: i64 = self.shape.first
        start = self.first_bias[:]
        add_rows(start, 0, self.table, width, features, 0, ends[0])
        rows = vec[float]([0.0] * (seats * 2 * width))
        all_others = vec[float]([0.0] * width)
        seat: i64
        unit: i64
        for seat in range(seats):
            place = seat * 2 * width
            add_rows(rows, place, self.seat, 2 * width, features, ends[seat], ends[seat + 1])
            place += width
            for unit in range(width):
                all_others[unit] += rows[place + unit]
        scores = vec[float]([0.0] * seats)
        share = 1.0 / float(max(seats - 1, i64(1)))
        units = vec[float]([0.0] * width)
        for seat in range(seats):
            place = seat * 2 * width
            for unit in range(width):
                others = all_others[unit] - rows[place + width + unit]
                units[unit] = max(start[unit] + rows[place + unit] + share * others, 0.0)
            scores[seat] = self.score(units)
        return softmax(scores)

    def score(self, units: vec[float]) -> float:
        """Score a seat by the units of its first layer."""
        width: i64 = self.shape.second
        second = self.second_bias[:]
        weights = self.second
        place: i64 = 0
        unit: i64
        each: i64
        for unit in range(len(units)):
            amount = units[unit]
            # Half of the units say nothing, and then there is nothing to add.
            if amount > 0.0:
                for each in range(width):
                    second[each] += amount * weights[place + each]
            place += width
        total = 0.0
        for each in range(width):
            total += max(second[each], 0.0) * self.last[each]
        return total


def add_rows(
    sums: vec[float], place: i64, weights: vec[float], width: i64, features: Features, first: i64, end: i64
) -> None:
    """Add the weights of some features, each as often as it is there, to the sums from a place on."""
    ids = features.ids
    amounts = features.amounts
    feature: i64
    unit: i64
    for feature in range(first, end):
        row = ids[feature] * width
        amount = amounts[feature]
        for unit in range(width):
            sums[place + unit] += amount * weights[row + unit]


def softmax(scores: vec[float]) -> vec[float]:
    """Make chances of scores."""
    most = scores[0]
    for each in scores:
        most = max(most, each)
    total = 0.0
    chances = vec[float]([exp(each - most) for each in scores])
    for each in chances:
        total += each
    return vec[float]([each / total for each in chances])

"""A net that says how likely each of some options is to be chosen."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from twocities.bots.nets.features import Features


@final
class ChoiceShape:
    """How large a net of choices is."""

    def __init__(self, features: int, units: int, options: int) -> None:
        self.features = features
        """How many features a choice has."""
        self.units = units
        """How many units its layer has."""
        self.options = options
        """How many options there are in all."""

    def sizes(self) -> list[int]:
        """List how many numbers each part of a net has."""
        return [self.features * self.units, self.units, self.units * self.options, self.options]


@final
class ChoiceNet:
    """Scores each option from the features of a choice; a softmax over those on offer makes chances of the scores."""

    def __init__(self, shape: ChoiceShape, parts: list[vec[float]]) -> None:
        self.shape = shape
        self.first = parts[0]
        self.first_bias = parts[1]
        self.second = parts[2]
        self.second_bias = parts[3]

    def units(self, features: Features) -> vec[float]:
        """Compute the units of its layer."""
        width: i64 = self.shape.units
        units = self.first_bias[:]
        ids = features.ids
        amounts = features.amounts
        weights = self.first
        place: i64
        unit: i64
        for place in range(len(ids)):
            row = ids[place] * width
            amount = amounts[place]
            for unit in range(width):
                units[unit] += amount * weights[row + unit]
        return units

    def scores(self, features: Features, options: vec[i64]) -> vec[float]:
        """Score some of the options."""
        units = self.units(features)
        scores = vec[float]([self.second_bias[option] for option in options])
        width: i64 = self.shape.options
        weights = self.second
        unit: i64
        place: i64
        for unit in range(len(units)):
            amount = units[unit]
            if amount > 0.0:
                for place in range(len(options)):
                    scores[place] += amount * weights[unit * width + options[place]]
        return scores

"""How an observation is laid out: features of the table, of the own seat, and of each seat in turn."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from twocities.bots.nets.features import FeatureTable
from twocities.core.view import View
from twocities.envs.engine.feature_row import FeatureRow

VERSION: Final = 1
"""Raised by every change that makes the same view another observation."""


@final
class Layout:
    """The features of an observation: first the table, then what only the own seat has, then a row for each seat.

    The own seat has the first row; the others follow clockwise.
    """

    def __init__(self, table: FeatureTable, own: FeatureTable, seat: FeatureTable) -> None:
        self.table = table
        self.own = own
        self.seat = seat

    def length(self, seats: int) -> int:
        """Count the features of an observation at a table of so many seats."""
        return self.table.size + self.own.size + seats * self.seat.size

    def names(self, seats: int) -> list[str]:
        """Name every feature, in order: its part, its group and its number within the group."""
        names = [f"table.{name}" for name in self.numbered(self.table)]
        names += [f"own.{name}" for name in self.numbered(self.own)]
        for distance in range(seats):
            names += [f"seat+{distance}.{name}" for name in self.numbered(self.seat)]
        return names

    def numbered(self, table: FeatureTable) -> list[str]:
        """Name the features of one part."""
        return [f"{group.name}[{number}]" for group in table.groups for number in range(group.size)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes what one seat may know as features; it is given the view of that seat and nothing else."""

    def __init__(self, layout: Layout, seats: i64) -> None:
        self.layout = layout
        self.seats = seats
        self.length: i64 = layout.length(seats)

    def encode(self, view: View, observation: FeatureRow) -> None:
        """Write the features of a view into a cleared row."""
        raise NotImplementedError

"""What a net is told of a table: numbered features in named groups, a row for the table and one for each seat."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

ROOM: Final = 160
"""How many features a table of four has about; more are taken, too."""


@final
class Group:
    """Features of one kind: their name, how many there are and what they say."""

    def __init__(self, name: str, size: int, meaning: str) -> None:
        self.name = name
        self.size = size
        self.meaning = meaning
        self.first = 0
        """The number of the first of them, among all of its table."""


@final
class FeatureTable:
    """All features of one kind of row, in order."""

    def __init__(self, groups: list[Group]) -> None:
        self.groups = groups
        self.size = 0
        for group in groups:
            group.first = self.size
            self.size += group.size

    def first(self, name: str) -> int:
        """Return the number of the first feature of a group."""
        return next(group.first for group in self.groups if group.name == name)


@final
class FeatureSet:
    """All that a net is told of one game: features of the table, and of each seat."""

    def __init__(self, version: int, table: FeatureTable, seat: FeatureTable) -> None:
        self.version = version
        """Raised by every change that makes a net read a table otherwise."""
        self.table = table
        self.seat = seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Features:
    """The features of one table that are not zero: the row of the table first, then a row for each seat."""

    def __init__(self) -> None:
        self.ids = vec[i64](capacity=ROOM)
        self.amounts = vec[float](capacity=ROOM)
        self.ends = vec[i64](capacity=9)
        """Where each row ends."""

    def add(self, feature: i64, amount: float) -> None:
        """Add a feature to the row that is being written."""
        self.ids = append(self.ids, feature)
        self.amounts = append(self.amounts, amount)

    def add_one_of(self, first: i64, value: i64, most: i64) -> None:
        """Add the feature of a number from 0 on; the last one stands for all that is more."""
        self.add(first + max(min(value, most), i64(0)), 1.0)

    def end_row(self) -> None:
        """End the row that is being written."""
        self.ends = append(self.ends, len(self.ids))

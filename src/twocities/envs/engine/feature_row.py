"""The bytes of one observation, cleared as sparsely as they were written."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

MOST_AMOUNT: Final = 255
"""The largest number that one feature holds; it stands for all that is more."""


@final
class FeatureRow:
    """A row of features, each a byte: part of a larger block of rows, or a block of its own."""

    def __init__(self, cells: vec[u8], first: i64, size: i64) -> None:
        self.cells = cells
        self.first = first
        """Where the row begins in the block."""
        self.size = size
        self.touched = vec[i64]([0] * size)
        """Which features are not zero, in no order; what lies above `count` means nothing."""
        self.count: i64 = 0

    def clear(self) -> None:
        """Set every feature to zero."""
        place: i64
        for place in range(self.count):
            self.cells[self.touched[place]] = 0
        self.count = 0

    def add(self, feature: i64, amount: i64) -> None:
        """Add to a feature, up to the largest number that it holds."""
        if amount <= 0:
            return
        place = self.first + feature
        sum_ = i64(self.cells[place])
        if sum_ == 0:
            self.touched[self.count] = place
            self.count += 1
        sum_ += amount
        if sum_ > MOST_AMOUNT:
            sum_ = MOST_AMOUNT
        self.cells[place] = u8(sum_)


def blank_row(size: i64) -> FeatureRow:
    """Make a row with a block of its own."""
    return FeatureRow(vec[u8]([u8(0)] * size), 0, size)

"""Moments of games: their features, who won in the end, and what the hand-made evaluation said."""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from twocities.bots.nets.features import Features

Array = NDArray[Any]


@dataclass
class Samples:
    """Moments one after another; the features of each are a row of its table and one of each seat."""

    ids: Array
    """The features of all rows, one after another."""
    amounts: Array
    """How much there is of each."""
    sizes: Array
    """How many features each row has."""
    seats: Array
    """How many seats each moment has."""
    wins: Array
    """What each seat won in the end."""
    judged: Array
    """How likely it was to win by the hand-made evaluation."""
    kinds: Array
    """The edition or variant of each moment, by its place in `KINDS`."""
    rounds: Array
    """How many rounds had been played, or had been begun."""
    measures: Array
    """Whether the moment is of a deal that measures, and is never trained on."""
    numbers: Array
    """The number of the game of each moment."""
    games: Array
    """The numbers of the games that are over, those without a moment among them."""

    def __len__(self) -> int:
        return len(self.seats)


DTYPES = {
    "ids": np.uint16,
    "amounts": np.float32,
    "sizes": np.uint16,
    "seats": np.uint8,
    "wins": np.float32,
    "judged": np.float32,
    "kinds": np.uint8,
    "rounds": np.uint8,
    "measures": np.bool_,
    "numbers": np.uint32,
    "games": np.uint32,
}
"""What each column holds."""


class Recorder:
    """Notes moments of a game while it is played, or those of several games that are over."""

    def __init__(self) -> None:
        self.columns: dict[str, list[Any]] = {name: [] for name in DTYPES}

    def note(self, features: Features, judged: list[float], kind: int, rounds: int) -> None:
        """Note a moment of a game of a kind; who wins is not known yet."""
        columns = self.columns
        columns["ids"].extend(features.ids)
        columns["amounts"].extend(features.amounts)
        ends = list(features.ends)
        columns["sizes"].extend([end - before for before, end in zip([0, *ends], ends, strict=False)])
        columns["seats"].append(len(judged))
        columns["judged"].extend(judged)
        columns["kinds"].append(kind)
        columns["rounds"].append(min(rounds, 255))

    def end(self, number: int, wins: list[float], measures: bool) -> None:
        """Note who won a game, with its number, and whether it measures: all that was noted was of it."""
        moments = len(self.columns["seats"])
        self.columns["wins"].extend(wins * moments)
        self.columns["numbers"].extend([number] * moments)
        self.columns["measures"].extend([measures] * moments)
        self.columns["games"].append(number)

    def add(self, other: "Recorder") -> None:
        """Add what another one noted."""
        for name, column in other.columns.items():
            self.columns[name].extend(column)

    def samples(self) -> Samples:
        """Hand out what was noted."""
        return Samples(**{name: np.array(self.columns[name], dtype) for name, dtype in DTYPES.items()})


def packed(samples: Samples) -> bytes:
    """Write samples as a file in memory."""
    sink = BytesIO()
    np.savez_compressed(sink, **{field.name: getattr(samples, field.name) for field in fields(samples)})
    return sink.getvalue()


def unpacked(data: bytes) -> Samples:
    """Read samples that `packed` wrote."""
    with np.load(BytesIO(data), allow_pickle=False) as columns:
        return Samples(**{name: columns[name] for name in DTYPES})


def joined(parts: Iterable[Samples]) -> Samples:
    """Put samples together."""
    listed = list(parts)
    return Samples(**{name: np.concatenate([getattr(part, name) for part in listed]) for name in DTYPES})


class Batches:
    """Picks moments out of samples, as matrices."""

    def __init__(self, samples: Samples, table: int, seat: int) -> None:
        self.samples = samples
        self.table = table
        self.seat = seat
        self.row_begins = begins(samples.seats.astype(np.int64) + 1)
        """The first row of each moment."""
        self.id_begins = begins(samples.sizes)
        """The first feature of each row."""
        self.seat_begins = begins(samples.seats)
        """The first seat of each moment, among those of all."""

    def pick(self, moments: Array) -> "Batch":
        """Lay some moments out as matrices."""
        samples = self.samples
        seats = samples.seats[moments].astype(np.int64)
        table_rows = self.row_begins[moments]
        seat_rows = spans(table_rows + 1, seats)
        places = spans(self.seat_begins[moments], seats)
        return Batch(
            self.matrix(table_rows, self.table),
            self.matrix(seat_rows, self.seat),
            seats,
            samples.wins[places],
            samples.judged[places],
        )

    def matrix(self, rows: Array, width: int) -> Array:
        """Lay rows out as a matrix with a column for each feature."""
        sizes = self.samples.sizes[rows].astype(np.int64)
        places = spans(self.id_begins[rows], sizes)
        return laid_out(self.samples.ids[places], self.samples.amounts[places], sizes, width)


@dataclass
class Batch:
    """Some moments: a row for each table, rows for its seats, and who won."""

    tables: Array
    rows: Array
    seats: Array
    wins: Array
    judged: Array


def laid_out(ids: Array, amounts: Array, sizes: Array, width: int) -> Array:
    """Lay rows of features out as a matrix: `sizes` says how many of the features each row has."""
    flat = np.repeat(np.arange(len(sizes)) * width, sizes) + ids
    laid = np.bincount(flat, amounts, len(sizes) * width)
    return laid.astype(np.float32).reshape(len(sizes), width)


def begins(sizes: Array) -> Array:
    """Say where each of some spans begins that lie one after another."""
    return np.concatenate([[0], np.cumsum(sizes, dtype=np.int64)[:-1]])


def spans(first: Array, sizes: Array) -> Array:
    """List the places of spans, each from its first place on."""
    within = np.arange(int(sizes.sum())) - np.repeat(begins(sizes), sizes)
    listed: Array = np.repeat(first, sizes) + within
    return listed

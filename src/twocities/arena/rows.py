"""The columns of a game's row, and chunks of rows as Parquet; docs/arena.md says what each column holds."""

from dataclasses import dataclass
from time import perf_counter

import pyarrow as pa
import pyarrow.parquet as pq

from twocities.arena.match import Halted, Match, never
from twocities.arena.playing import GameHalted, Row, play_one

ROUND_AND_CARD = pa.struct([("round", pa.int16()), ("card", pa.string())])

SEAT = pa.struct(
    [
        ("seat", pa.int8()),
        ("player", pa.int8()),
        ("bot", pa.string()),
        ("score", pa.int16()),
        ("place", pa.int8()),
        ("win", pa.float64()),
        ("sources", pa.list_(pa.struct([("source", pa.string()), ("points", pa.int16())]))),
        ("drafted", pa.list_(ROUND_AND_CARD)),
        ("built", pa.list_(ROUND_AND_CARD)),
        ("decisions", pa.int32()),
        ("thinking_seconds", pa.float64()),
        ("slowest_seconds", pa.float64()),
        ("decision_us", pa.list_(pa.uint32())),
    ]
)

SCHEMA = pa.schema(
    [
        ("match", pa.string()),
        ("game_number", pa.int64()),
        ("seed", pa.int64()),
        ("rotation", pa.int8()),
        ("rounds", pa.int32()),
        ("decisions", pa.int32()),
        ("seats", pa.list_(SEAT)),
    ]
)

TIMES = ["thinking_seconds", "slowest_seconds", "decision_us"]
"""The only columns that differ when the same games are played again."""


@dataclass(frozen=True)
class ChunkResult:
    """Games that were played one after another, and what an arena needs to know of them at once."""

    numbers: list[int]
    rows: bytes
    """The rows of the games, as a Parquet file."""
    wins: list[float]
    """The games that each player won; ties share the win."""
    seconds: float


def play_chunk(match: Match, numbers: list[int], halted: Halted = never) -> ChunkResult:
    """Play games of a match; if somebody wants to stop, those that are over count."""
    began = perf_counter()
    rows: list[Row] = []
    try:
        for number in numbers:
            rows.append(play_one(match, number, halted))
    except GameHalted:
        pass
    return ChunkResult(numbers[: len(rows)], as_parquet(rows), wins_in(rows, match.seats), perf_counter() - began)


def as_parquet(rows: list[Row]) -> bytes:
    """Write rows as a Parquet file in memory."""
    sink = pa.BufferOutputStream()
    pq.write_table(pa.Table.from_pylist(rows, SCHEMA), sink, compression="zstd")
    return bytes(sink.getvalue())


def wins_in(rows: list[Row], players: int) -> list[float]:
    """Count what each player won."""
    wins = [0.0] * players
    for row in rows:
        seats = row["seats"]
        assert isinstance(seats, list)
        for seat in seats:
            wins[seat["player"]] += seat["win"]
    return wins

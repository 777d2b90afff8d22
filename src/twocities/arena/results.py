"""The games of a folder as columns, ready to be counted."""

from dataclasses import dataclass

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
Places = NDArray[np.int64]
Names = NDArray[np.object_]


@dataclass(frozen=True)
class CardRecords:
    """Cards that seats drafted or built, one entry for each time."""

    place: Places
    """Which of the seats of all games it was."""
    card: Names


@dataclass(frozen=True)
class Results:
    """All games, and all seats of all games one after another."""

    games: int
    rounds: Places
    decisions: Places
    number: Places
    """The number of each seat's game."""
    seat: Places
    player: Places
    bot: Names
    score: Places
    place: Places
    win: Numbers
    drafted: CardRecords
    built: CardRecords
    sources: CardRecords
    points: Places
    """The points of each source."""
    times: dict[str, Places]
    """How many microseconds each decision of a bot took, in rising order."""

    @property
    def bots(self) -> list[str]:
        """Name the bots in order of their names."""
        return sorted(set(self.bot))


def results_of(table: pa.Table) -> Results:
    """Take the rows of a folder apart."""
    lists = table["seats"].combine_chunks()
    seats = lists.flatten()
    numbers = column(table["game_number"].combine_chunks())
    bot = seats.field("bot").to_numpy(zero_copy_only=False)
    sources = seats.field("sources")
    return Results(
        games=table.num_rows,
        rounds=column(table["rounds"].combine_chunks()),
        decisions=column(table["decisions"].combine_chunks()),
        number=numbers[column(pc.list_parent_indices(lists))],
        seat=column(seats.field("seat")),
        player=column(seats.field("player")),
        bot=bot,
        score=column(seats.field("score")),
        place=column(seats.field("place")),
        win=seats.field("win").to_numpy(),
        drafted=cards(seats.field("drafted"), "card"),
        built=cards(seats.field("built"), "card"),
        sources=cards(sources, "source"),
        points=column(pc.list_flatten(sources).field("points")),
        times=times_of(seats.field("decision_us"), bot),
    )


def column(values: pa.Array) -> Places:
    """Read whole numbers."""
    return np.asarray(values.to_numpy(zero_copy_only=False), dtype=np.int64)


def cards(lists: pa.Array, field: str) -> CardRecords:
    """Read the names in the lists of all seats, and whose they are."""
    names = pc.list_flatten(lists).field(field).to_numpy(zero_copy_only=False)
    return CardRecords(column(pc.list_parent_indices(lists)), names)


def times_of(lists: pa.Array, bot: Names) -> dict[str, Places]:
    """Collect the times of each bot."""
    times, whose = column(pc.list_flatten(lists)), column(pc.list_parent_indices(lists))
    return {name: np.sort(times[bot[whose] == name]) for name in sorted(set(bot))}

"""The interface of a pool of workers, which processes and a cluster implement."""

from collections.abc import Callable
from typing import Any, Protocol

from twocities.arena.match import Halted
from twocities.arena.rows import ChunkResult
from twocities.core.errors import TwoCitiesError


class GameFailed(TwoCitiesError):
    """A game that could not be played: a bug of a bot or of the engine."""


class Task(Protocol):
    """What decides every game down to its seed, such as a match; each game follows from its number."""

    @property
    def seats(self) -> int:
        """Count the games that belong together, such as the rotations of a deal."""


class Folder(Protocol):
    """Where games are kept."""

    def finished(self) -> set[int]:
        """List the numbers of the games that are over."""

    def keep(self, played: ChunkResult) -> None:
        """Write games down."""


Play = Callable[[Any, list[int], Halted], ChunkResult]
"""Plays games of a task by their numbers until it is halted."""


class Workers(Protocol):
    """Plays chunks of games, some at a time; a chunk that is lost with its process is played again."""

    slots: int
    """How many chunks can be played at a time."""
    chunk_seconds: float
    """How long a chunk is to last."""

    @property
    def busy(self) -> int:
        """Count the chunks that are being played."""

    def begin(self, numbers: list[int]) -> None:
        """Play a chunk; there must be a free slot."""

    def wait(self, seconds: float) -> list[ChunkResult | GameFailed]:
        """Wait so long at most for chunks that are over or have failed; each is returned once."""

    def halt(self) -> list[ChunkResult]:
        """Stop all games; return the chunks, or parts of them, that are over."""

    def close(self) -> None:
        """End whatever was started."""

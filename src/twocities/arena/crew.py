"""Who plays the chunks: what the arena asks of processes and of a cluster alike."""

from typing import Protocol

from twocities.arena.rows import Played
from twocities.core.errors import TwoCitiesError


class GameFailed(TwoCitiesError):
    """A game that could not be played: a bug of a bot or of the engine."""


class Crew(Protocol):
    """Plays chunks of games, some at a time; a chunk that is lost with its process is played again."""

    hands: int
    """How many chunks can be played at a time."""
    chunk_seconds: float
    """How long a chunk is to last."""

    @property
    def busy(self) -> int:
        """Count the chunks that are being played."""

    def begin(self, numbers: list[int]) -> None:
        """Play a chunk; there must be a free hand."""

    def wait(self, seconds: float) -> list[Played | GameFailed]:
        """Wait so long at most for chunks that are over or have failed; each is returned once."""

    def halt(self) -> list[Played]:
        """Stop all games; return the chunks, or parts of them, that are over."""

    def close(self) -> None:
        """End whatever was started."""

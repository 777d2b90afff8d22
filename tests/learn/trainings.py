"""Small trainings for tests, and workers that play where they are."""

from collections.abc import Callable

from twocities.arena.rows import ChunkResult
from twocities.arena.workers import GameFailed, Play
from twocities.learn.learning import TrainingPlan
from twocities.learn.lesson import Lesson
from twocities.learn.training import Course

TINY = TrainingPlan("machikoro", games=12, course=Course(first=4, second=3, epochs=2, batch=64))


class Here:
    """Plays here, one chunk after another; halts after so many."""

    slots = 1
    chunk_seconds = 0.0
    """So each chunk is one game, however fast the machine is."""

    def __init__(self, lesson: Lesson, play: Play, chunks: int = 10**6) -> None:
        self.lesson = lesson
        self.play = play
        self.chunks = chunks
        self.over: list[ChunkResult | GameFailed] = []

    @property
    def busy(self) -> int:
        return len(self.over)

    def begin(self, numbers: list[int]) -> None:
        if not self.chunks:
            raise KeyboardInterrupt
        self.chunks -= 1
        self.over = [self.play(self.lesson, numbers, lambda: False)]

    def wait(self, seconds: float) -> list[ChunkResult | GameFailed]:
        over, self.over = self.over, []
        return over

    def halt(self) -> list[ChunkResult]:
        return []

    def close(self) -> None:
        self.over = []


def here(chunks: int = 10**6) -> Callable[[Lesson, Play], Here]:
    """Start workers that play here, and are interrupted after so many chunks."""
    return lambda lesson, play: Here(lesson, play, chunks)

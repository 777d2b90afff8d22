"""Deals the remaining games out in chunks: long enough to be worth a message, short enough to lose."""

from math import ceil

MOST_GAMES = 500
"""How many games a chunk has at most."""

SHORTEST = 0.1
"""How short a chunk may get towards the end, beside the usual ones."""

WORTH = 0.3
"""How much of the old measure of a game's length is kept when a new chunk is over."""


class Chunks:
    """The games that nobody has begun yet, given out in order."""

    def __init__(self, numbers: list[int], seats: int, seconds: float, slots: int) -> None:
        self.numbers = numbers
        self.seats = seats
        self.seconds = seconds
        """How long a chunk is to last."""
        self.slots = slots
        """How many chunks are played at a time."""
        self.given = 0
        self.seconds_a_game: float | None = None

    @property
    def left(self) -> int:
        """Count the games that were not given out."""
        return len(self.numbers) - self.given

    def next(self) -> list[int]:
        """Give out the next chunk; the first ones are a game each, to learn how long that takes."""
        size = self.size()
        chunk = self.numbers[self.given : self.given + size]
        self.given += len(chunk)
        return chunk

    def size(self) -> int:
        """Choose as many games as fit, whole deals if possible; towards the end all slots get their share."""
        if self.seconds_a_game is None:
            return 1
        longest = min(self.seconds / max(self.seconds_a_game, 1e-6), MOST_GAMES)
        wanted = max(min(longest, ceil(self.left / (2 * self.slots))), longest * SHORTEST)
        return max(1, round(wanted)) if wanted < self.seats else round(wanted / self.seats) * self.seats

    def learn(self, games: int, seconds: float) -> None:
        """Take the time of a chunk into account."""
        if games:
            latest, before = seconds / games, self.seconds_a_game
            self.seconds_a_game = latest if before is None else WORTH * before + (1 - WORTH) * latest

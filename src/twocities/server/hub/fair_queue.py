"""A fair priority queue: what is urgent first, and within a priority whoever has used the least."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import NamedTuple

import msgspec

HALF_LIFE = 30.0
"""After how many seconds only half of what somebody has used still counts."""

FORGOTTEN = 0.001
"""How little of what somebody has used is too little to be remembered."""

MOST_REMEMBERED = 10_000


class Payer(NamedTuple):
    """Whom work is counted for: an address and a person."""

    address: str = ""
    person: str = ""


LONG = 2.0
"""After how many seconds those who wait are told that there is a queue."""


def not_urgent() -> int:
    """Give all the same urgency."""
    return 0


def tell_nobody(_: int) -> None:
    """Tell nobody that there is a queue."""


class Waiter(msgspec.Struct, frozen=True, eq=False):
    """Something that waits for a worker."""

    payer: Callable[[], Payer] = Payer
    urgency: Callable[[], int] = not_urgent
    """The smaller, the sooner; asked anew whenever a worker is free, for people come and go."""
    held_up: Callable[[int], None] = tell_nobody
    """Told how many wait, once it takes long."""


class Usage:
    """How many seconds of work were done for each, the older the less they count."""

    def __init__(self) -> None:
        self.used: dict[str, tuple[float, float]] = {}

    def of(self, who: str, now: float) -> float:
        """Say how much counts at a time."""
        used, at = self.used.get(who, (0.0, 0.0))
        return used * 0.5 ** ((now - at) / HALF_LIFE) if used else 0.0

    def add(self, who: str, seconds: float) -> None:
        """Count work that was done."""
        now = monotonic()
        if len(self.used) > MOST_REMEMBERED:
            self.used = {each: mark for each, mark in self.used.items() if self.of(each, now) > FORGOTTEN}
        self.used[who] = (self.of(who, now) + seconds, now)


class FairQueue:
    """Lets as many begin as there are workers. At one urgency, addresses take turns by what they used, then people."""

    def __init__(self, workers: int) -> None:
        self.free = workers
        self.waiting: list[tuple[Waiter, asyncio.Future[None]]] = []
        self.addresses = Usage()
        self.people = Usage()

    @asynccontextmanager
    async def turn(self, waiter: Waiter) -> AsyncIterator[None]:
        """Wait for a turn, and count how long it takes."""
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((waiter, called))
        self.admit()
        timer = asyncio.get_running_loop().call_later(LONG, lambda: waiter.held_up(len(self.waiting)))
        try:
            try:
                await called
            finally:
                timer.cancel()
            began = monotonic()
            payer = waiter.payer()
            try:
                yield
            finally:
                self.addresses.add(payer.address, monotonic() - began)
                self.people.add(payer.person, monotonic() - began)
        finally:
            if called.done() and not called.cancelled():
                self.free += 1
            self.admit()

    def admit(self) -> None:
        """Let those begin whose turn it is, for as long as a worker is free."""
        self.waiting = [each for each in self.waiting if not each[1].done()]
        while self.free and self.waiting:
            now = monotonic()
            chosen = min(self.waiting, key=lambda each: self.rank(each[0], now))  # first in, first out among equals
            self.waiting.remove(chosen)
            self.free -= 1
            chosen[1].set_result(None)

    def rank(self, waiter: Waiter, now: float) -> tuple[int, float, float]:
        """Say how soon something comes: the smaller, the sooner."""
        payer = waiter.payer()
        return waiter.urgency(), self.addresses.of(payer.address, now), self.people.of(payer.person, now)

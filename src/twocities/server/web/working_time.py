"""Fair scheduling of the event loop: its time is shared between addresses by token buckets.

`limits` counts requests. But some requests cost a hundred times what others do, and even a refusal costs something; so
this counts the time itself: an address that keeps the server busy waits, and no other does. An address that is there
alone may have all of the time.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Generator
from contextlib import asynccontextmanager
from time import monotonic, perf_counter
from types import coroutine
from typing import Any, TypeVar

from twocities.server.web.limits import TokenBucket

Answer = TypeVar("Answer")

SECONDS = 1.0
SECONDS_PER_SECOND = 0.25
"""How long the server works for an address at once, and then in each second."""

MOST_AT_ONCE = 16
"""How many requests of one address are worked on at a time; the others wait."""

MOST_WAITING = 500
"""How many of them may wait, where a proxy holds more connections for an address than it may have itself."""

GUESS = 0.002
"""What a request is assumed to cost before that is measured, in seconds."""

LOOK_AGAIN = 1.0
"""After how many seconds an address that waits looks whether any other one is still active."""

BESIDE = 0.0005
"""What each request costs beside what is measured: reading it and sending the answer, in seconds."""


RECENT = 30.0
"""For how many seconds after its last request an address counts as active."""


class Queue:
    """The requests of one address."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        """Held by the request that gets time next."""
        self.slots = asyncio.Semaphore(MOST_AT_ONCE)
        self.waiting = 0


class TooBusy(Exception):
    """Too many requests of an address wait already."""


class WorkingTime:
    """Shares the time of the event loop between addresses."""

    def __init__(self, stretch: float) -> None:
        self.is_on = stretch > 0
        factor = max(stretch, 1.0)
        self.bucket = TokenBucket(SECONDS * factor, SECONDS_PER_SECOND * factor)
        self.queues: dict[str, Queue] = {}
        self.seen: OrderedDict[str, float] = OrderedDict()
        """When each address sent its last request, the latest last."""

    @asynccontextmanager
    async def turn(self, source: str) -> AsyncIterator[None]:
        """Wait until it is an address' turn, and work for one of its requests."""
        if not self.is_on:
            yield
            return
        self.note(source)
        queue = self.queues.setdefault(source, Queue())
        if queue.waiting >= MOST_WAITING:
            raise TooBusy
        queue.waiting += 1
        try:
            async with queue.slots:
                await self.wait(queue, source)
                yield
        finally:
            queue.waiting -= 1
            if not queue.waiting and self.queues.get(source) is queue:
                del self.queues[source]

    async def wait(self, queue: Queue, source: str) -> None:
        """Wait until an address has time left; all others have their turn in between."""
        async with queue.lock:
            while (left := self.bucket.left(source)[0]) <= 0 and not self.is_alone(source):
                await asyncio.sleep(min(GUESS - left / self.bucket.per_second, LOOK_AGAIN))
            if queue.waiting > 1:
                await asyncio.sleep(0)
            self.spend(source, GUESS)

    def note(self, source: str) -> None:
        """Note that an address has asked for something."""
        now = monotonic()
        self.seen[source] = now
        self.seen.move_to_end(source)
        while now - next(iter(self.seen.values())) > RECENT:
            self.seen.popitem(last=False)

    def is_alone(self, source: str) -> bool:
        """Say whether no other address is active: then nobody has to wait."""
        other = next((each for each in reversed(self.seen) if each != source), None)
        return other is None or monotonic() - self.seen[other] > RECENT

    def spend(self, source: str, seconds: float) -> None:
        """Count what was worked for an address."""
        self.bucket.charge(source, seconds)

    async def work(self, source: str, job: Coroutine[Any, Any, Answer]) -> Answer:
        """Do something for an address, and count how long the event loop was busy with it."""
        if not self.is_on:
            return await job
        spent = BESIDE - GUESS

        def count(seconds: float) -> None:
            nonlocal spent
            spent += seconds

        try:
            return await measured(job, count)
        finally:
            self.spend(source, spent)


@coroutine
def measured(job: Coroutine[Any, Any, Answer], count: Callable[[float], None]) -> Generator[Any, Any, Answer]:
    """Await something, and count the time of each of its steps: what it waits for is not part of it."""
    step: Callable[[Any], Any] = job.send
    value: Any = None
    while True:
        began = perf_counter()
        try:
            awaited = step(value)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]  # a coroutine returns what it says
        finally:
            count(perf_counter() - began)
        try:
            value = yield awaited
            step = job.send
        except BaseException as error:  # whatever ends the one who waits ends the job
            step, value = job.throw, error

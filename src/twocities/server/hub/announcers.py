"""How nodes tell each other that a table has moved on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from redis.asyncio import Redis
from redis.exceptions import RedisError

LOG = logging.getLogger("twocities.announcers")

CHANNEL = "twocities:tables"
RETRY = 1.0
"""How many seconds to wait before Redis is tried again."""

PATIENCE = 2.0

Listener = Callable[[str, int], Awaitable[None]]


class Announcer:
    """Tells nobody: one node alone needs no news of itself."""

    is_connected = True

    async def announce(self, news: dict[str, int]) -> None:
        """Say how far tables are now."""

    async def listen(self, listener: Listener) -> None:
        """Call `listener` with everything that the other nodes announce, for ever."""
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Let the connection go."""


class RedisAnnouncer(Announcer):
    """Tells the other nodes through Redis. Without it, they find out when they next look at the database."""

    def __init__(self, url: str) -> None:
        self.redis: Redis = Redis.from_url(
            url, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE, health_check_interval=10
        )
        self.is_connected = False
        self.waiting: dict[str, int] = {}
        self.has_news = asyncio.Event()
        self.sender: asyncio.Task[None] | None = None

    async def announce(self, news: dict[str, int]) -> None:
        """Hand the news to the task that sends them, so that a slow Redis holds nobody up."""
        self.waiting.update(news)
        self.has_news.set()
        if self.sender is None:
            self.sender = asyncio.create_task(self.send())

    async def send(self) -> None:
        """Send what there is to announce, the latest of each table."""
        while True:
            await self.has_news.wait()
            self.has_news.clear()
            news, self.waiting = self.waiting, {}
            try:
                await self.redis.publish(CHANNEL, " ".join(f"{table}:{seq}" for table, seq in news.items()))
            except (RedisError, OSError, TimeoutError) as error:
                self.note(False, error)

    async def listen(self, listener: Listener) -> None:
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    self.note(True)
                    while True:
                        message = await pubsub.get_message(timeout=PATIENCE / 2)
                        if message is not None:
                            await pass_on(message["data"].decode(), listener)
            except (RedisError, OSError, TimeoutError) as error:
                self.note(False, error)
                await asyncio.sleep(RETRY)

    def note(self, is_connected: bool, error: Exception | None = None) -> None:
        """Log when Redis goes and when it comes back, once each."""
        if is_connected and not self.is_connected:
            LOG.info("Redis is there")
        elif not is_connected and self.is_connected:
            LOG.warning("Redis is gone; nodes find news in the database until it is back", extra={"error": str(error)})
        self.is_connected = is_connected

    async def close(self) -> None:
        if self.sender is not None:
            self.sender.cancel()
        await self.redis.aclose()


async def pass_on(news: str, listener: Listener) -> None:
    """Read an announcement of several tables."""
    for each in news.split():
        table, _, seq = each.partition(":")
        await listener(table, int(seq))

"""Publish and subscribe: nodes tell each other how far tables are and who has them open."""

import asyncio
import logging
from typing import Protocol

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

LOGGER = logging.getLogger("twocities.pubsub")

TABLES = "twocities:tables"
PEOPLE = "twocities:people"
USES = "twocities:uses"
RETRY = 1.0
"""How many seconds to wait before Redis is tried again."""

PATIENCE = 2.0


class Presence(msgspec.Struct, frozen=True):
    """Who has a table open through a node."""

    node: str
    table: str
    people: list[str]


class LimitUse(msgspec.Struct, frozen=True):
    """What was used of the limits through a node."""

    node: str
    uses: dict[str, float]


LIMIT_USE: msgspec.json.Decoder[LimitUse] = msgspec.json.Decoder(LimitUse)

PRESENCE: msgspec.json.Decoder[Presence] = msgspec.json.Decoder(Presence)


class Listener(Protocol):
    """Hears what other nodes announce."""

    async def hear(self, news: dict[str, int]) -> None:
        """Hear how far tables are."""

    def hear_presence(self, presence: Presence) -> None:
        """Hear who has a table open elsewhere."""

    def hear_uses(self, used: LimitUse) -> None:
        """Hear what was used of the limits elsewhere."""


class PubSub:
    """Tells nobody: one node alone needs no news of itself."""

    is_connected = True

    async def announce(self, news: dict[str, int]) -> None:
        """Say how far tables are now."""

    def announce_presence(self, presence: Presence) -> None:
        """Say who has a table open here."""

    def announce_uses(self, used: LimitUse) -> None:
        """Say what was used of the limits here."""

    async def listen(self, listener: Listener) -> None:
        """Tell `listener` everything that the other nodes announce, for ever."""
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Let the connection go."""


class RedisPubSub(PubSub):
    """Tells the other nodes through Redis. Without it, they find out when they next look at the database."""

    def __init__(self, url: str) -> None:
        self.redis: Redis = Redis.from_url(
            url, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE, health_check_interval=10
        )
        self.is_connected = False
        self.waiting: dict[str, int] = {}
        self.seen: dict[str, Presence] = {}
        """Who has which table open, as far as it is still to be announced."""
        self.used: LimitUse | None = None
        """What was used of the limits, as far as it is still to be announced."""
        self.has_news = asyncio.Event()
        self.sender: asyncio.Task[None] | None = None

    async def announce(self, news: dict[str, int]) -> None:
        """Hand the news to the task that sends them, so that a slow Redis holds nobody up."""
        self.waiting.update(news)
        self.wake()

    def announce_presence(self, presence: Presence) -> None:
        self.seen[presence.table] = presence
        self.wake()

    def announce_uses(self, used: LimitUse) -> None:
        known = self.used.uses if self.used else {}
        self.used = LimitUse(
            used.node, {**known, **{use: known.get(use, 0.0) + more for use, more in used.uses.items()}}
        )
        self.wake()

    def wake(self) -> None:
        """Let the task send that sends."""
        self.has_news.set()
        if self.sender is None:
            self.sender = asyncio.create_task(self.send())

    async def send(self) -> None:
        """Send what there is to announce, the latest of each table."""
        while True:
            await self.has_news.wait()
            self.has_news.clear()
            news, self.waiting = self.waiting, {}
            seen, self.seen = self.seen, {}
            used, self.used = self.used, None
            try:
                async with self.redis.pipeline(transaction=False) as pipeline:
                    if news:
                        pipeline.publish(TABLES, " ".join(f"{table}:{seq}" for table, seq in news.items()))
                    for presence in seen.values():
                        pipeline.publish(PEOPLE, msgspec.json.encode(presence))
                    if used is not None:
                        pipeline.publish(USES, msgspec.json.encode(used))
                    await pipeline.execute()
                self.note(True)
            except (RedisError, OSError, TimeoutError) as error:
                self.note(False, error)

    async def listen(self, listener: Listener) -> None:
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as pubsub:
                    await pubsub.subscribe(TABLES, PEOPLE, USES)
                    self.note(True)
                    while True:
                        message = await pubsub.get_message(timeout=PATIENCE / 2)
                        if message is not None:
                            await pass_on(message["channel"].decode(), message["data"], listener)
            except (RedisError, OSError, TimeoutError) as error:
                self.note(False, error)
                await asyncio.sleep(RETRY)

    def note(self, is_connected: bool, error: Exception | None = None) -> None:
        """Log when Redis goes and when it comes back, once each."""
        if is_connected and not self.is_connected:
            LOGGER.info("Redis is there")
        elif not is_connected and self.is_connected:
            LOGGER.warning(
                "Redis is gone; nodes find news in the database until it is back", extra={"error": str(error)}
            )
        self.is_connected = is_connected

    async def close(self) -> None:
        if self.sender is not None:
            self.sender.cancel()
        await self.redis.aclose()


def read_lengths(news: bytes) -> dict[str, int]:
    """Read how far tables are."""
    return {table: int(seq) for table, _, seq in (pair.partition(":") for pair in news.decode().split())}


async def pass_on(channel: str, news: bytes, listener: Listener) -> None:
    """Read an announcement."""
    try:
        presence = PRESENCE.decode(news) if channel == PEOPLE else None
        used = LIMIT_USE.decode(news) if channel == USES else None
        lengths = read_lengths(news) if channel == TABLES else {}
    except ValueError:
        LOGGER.warning("another program speaks on our channel", extra={"channel": channel})
        return
    if presence is not None:
        listener.hear_presence(presence)
    elif used is not None:
        listener.hear_uses(used)
    else:
        await listener.hear(lengths)

"""Bots think in processes of their own, so that nobody waits for them but their own table."""

import asyncio
import importlib
import logging
import os
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from multiprocessing import get_context, parent_process
from threading import Thread

import msgspec

from twocities.bots import make_bot
from twocities.bots.advice import advise
from twocities.bots.table import ask
from twocities.core.game import Game
from twocities.core.replay import begin
from twocities.core.rng import seeded
from twocities.games import family_of
from twocities.server.hub.fair_queue import FairQueue, Waiter
from twocities.server.table.table import Table

LOGGER = logging.getLogger("twocities.bot_workers")

ATTEMPTS = 3

MOST_PLAYED = 200
"""How many games a worker keeps, some kilobytes each."""

ADVISER = "adviser"
"""The lane in which advice is thought about; no bot has this name."""

NICENESS = 10
"""People come first: bots think with what the machine has left."""


class BotTask(msgspec.Struct, frozen=True):
    """Everything that a worker needs to let a bot choose: the game up to now and whose turn it is."""

    game: str
    seats: int
    rules: list[str]
    seed: int
    salt: str
    actions: list[int]
    level: str
    position: dict[str, object] | None = None


class Played:
    """The games that a worker has played up to where it was last asked, the latest last."""

    def __init__(self) -> None:
        self.games: OrderedDict[bytes, tuple[list[int], Game]] = OrderedDict()

    def up_to_now(self, thought: BotTask) -> Game:
        """Play a game on from where it is known, or from its beginning if it is new or something was taken back."""
        key = msgspec.json.encode([thought.game, thought.seats, thought.rules, thought.seed, thought.salt])
        done, game = self.games.pop(key, ([], None))
        if game is None or done != thought.actions[: len(done)]:
            family = family_of(thought.game)
            game, done = begin(family, thought.seats, thought.rules, thought.seed, thought.position), []
            game.heard = False
        for action in thought.actions[len(done) :]:
            game.take(action)
        self.games[key] = (thought.actions, game)
        if len(self.games) > MOST_PLAYED:
            self.games.popitem(last=False)
        return game


PLAYED = Played()
"""The games of this worker."""


class Lane:
    """The workers of one level of bots; a thought that waits for one does not count as thinking yet."""

    def __init__(self, workers: int, plugins: list[str]) -> None:
        self.queue = FairQueue(workers)
        self.executor = ProcessPoolExecutor(workers, get_context("spawn"), initializer=prepare, initargs=(plugins,))

    def stop(self, wait: bool = False) -> None:
        """End the processes at once, whatever they think about; wait until they are gone, if nothing follows."""
        for process in list((self.executor._processes or {}).values()):
            process.terminate()
        # Python wakes every pool that is still open when it exits, and fails on one that is half closed.
        self.executor.shutdown(wait)


class BotWorkers:
    """A few worker processes for each level of bots: a slow level holds up no other one."""

    def __init__(self, workers: int, patience: float, plugins: list[str]) -> None:
        self.workers = workers
        self.patience = patience
        self.plugins = plugins
        self.lanes: dict[str, Lane] = {}

    async def choose(self, table: Table, waiter: Waiter, begins: Callable[[], None] = lambda: None) -> int:
        """Let the bot that is asked think when it is its turn; if it fails, any option is better than none.

        `begins` is called when a worker has time for it: how long that takes does not depend on what the bot knows.
        """
        game, setup = table.game, table.setup
        assert game is not None
        assert game.decision is not None
        level = table.chairs[table.asked].bot
        assert level is not None
        action = await self.think_patiently(thought_of(table, level), setup.table, waiter, begins)
        if action is None or action not in game.decision.actions:
            LOGGER.error(
                "a bot has nothing legal to say", extra={"level": level, "table": setup.table, "action": action}
            )
            return game.decision.actions[0]
        return action

    async def advise(self, table: Table, waiter: Waiter, begins: Callable[[], None] = lambda: None) -> int | None:
        """Ask the Master what the person who is asked does well to do; None if nothing can be recommended.

        `begins` is called when a worker has time for it; what it raises spares the thought.
        """
        return await self.think_patiently(thought_of(table, ADVISER), table.setup.table, waiter, begins)

    async def think_patiently(
        self, thought: BotTask, table: str, waiter: Waiter, begins: Callable[[], None] = lambda: None
    ) -> int | None:
        """Let a worker think; one that dies is replaced, one that never ends is given up."""
        about = {"level": thought.level, "table": table}
        for _ in range(ATTEMPTS):
            lane = self.lane(thought.level)
            async with lane.queue.turn(waiter):
                if self.lanes.get(thought.level) is not lane:
                    continue  # it ended while this thought waited for its turn
                begins()
                try:
                    future = asyncio.get_running_loop().run_in_executor(lane.executor, think, thought)
                    return await asyncio.wait_for(future, self.patience)
                except BrokenProcessPool:
                    LOGGER.warning("a worker died", extra=about)
                    self.drop(thought.level, lane)
                except TimeoutError:
                    LOGGER.error("a bot thought for too long", extra=about)
                    self.drop(thought.level, lane)
                    return None
                except Exception:
                    LOGGER.exception("a bot failed", extra=about)
                    return None
        return None

    def lane(self, level: str) -> Lane:
        """Find the workers of a level, or start them."""
        if level not in self.lanes:
            self.lanes[level] = Lane(self.workers, self.plugins)
        return self.lanes[level]

    def drop(self, level: str, lane: Lane) -> None:
        """End the workers of a level that no longer work; the next thought starts new ones."""
        if self.lanes.get(level) is lane:
            del self.lanes[level]
            lane.stop()

    def close(self) -> None:
        """End all workers, for good."""
        for lane in self.lanes.values():
            lane.stop(wait=True)
        self.lanes.clear()


def thought_of(table: Table, level: str) -> BotTask:
    """Write down what a worker needs to think about the pending decision of a table."""
    setup = table.dealt_setup
    return BotTask(
        game=setup.game,
        seats=setup.seats,
        rules=setup.all_rules,
        seed=setup.seed,
        salt=setup.salt,
        actions=table.actions.copy(),
        level=level,
        position=setup.position,
    )


def prepare(plugins: list[str]) -> None:
    """Load the bots of plugins into a worker; an interrupt is for the server, not for its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=outlive_nobody, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    load_plugins(plugins)


def outlive_nobody() -> None:
    """End with the server, however it ended."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def load_plugins(plugins: list[str]) -> None:
    """Import modules that add bots of their own to the table of bots."""
    for plugin in plugins:
        importlib.import_module(plugin)


def think(thought: BotTask) -> int | None:
    """Let the bot choose, or the adviser recommend something, from what the seat that is asked may know."""
    game = PLAYED.up_to_now(thought)
    decision = game.decision
    assert decision is not None
    luck = sha256(f"{thought.seed}:{thought.salt}:{decision.seat}:{len(thought.actions)}".encode()).digest()
    rng = seeded(int.from_bytes(luck))
    view = game.view(decision.seat)
    return advise(view, rng) if thought.level == ADVISER else ask(make_bot(thought.level), view, rng)

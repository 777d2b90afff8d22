"""Bots think in processes of their own, so that nobody waits for them but their own table."""

import asyncio
import importlib
import logging
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from multiprocessing import get_context

import msgspec

from twocities.bots import make_bot
from twocities.core.rng import seeded
from twocities.games import new_game
from twocities.server.table.table import Table

LOG = logging.getLogger("twocities.thinkers")

ATTEMPTS = 3

NICENESS = 10
"""People come first: bots think with what the machine has left."""


class Thought(msgspec.Struct, frozen=True):
    """Everything that a worker needs to let a bot choose: the game up to now and whose turn it is."""

    game: str
    seats: int
    rules: list[str]
    seed: int
    salt: str
    actions: list[int]
    level: str


class Thinkers:
    """A few worker processes for each level of bots: a slow level holds up no other one."""

    def __init__(self, workers: int, patience: float, plugins: list[str]) -> None:
        self.workers = workers
        self.patience = patience
        self.plugins = plugins
        self.lanes: dict[str, ProcessPoolExecutor] = {}

    async def choose(self, table: Table) -> int:
        """Let the bot that is asked think; if it fails, any option is better than none."""
        game, setup = table.game, table.setup
        assert game is not None
        assert game.decision is not None
        level = table.chairs[table.asked].bot
        assert level is not None
        fallback = game.decision.actions[0]
        thought = Thought(setup.game, setup.seats, setup.rules, setup.seed, setup.salt, table.actions.copy(), level)
        for _ in range(ATTEMPTS):
            lane = self.lane(level)
            try:
                future = asyncio.get_running_loop().run_in_executor(lane, think, thought)
                action = await asyncio.wait_for(future, self.patience)
            except BrokenProcessPool:
                LOG.warning("a worker died", extra={"level": level})
                self.drop(level, lane)
            except TimeoutError:
                LOG.error("a bot thought for too long", extra={"level": level, "table": setup.table})
                self.drop(level, lane)
                return fallback
            except Exception:
                LOG.exception("a bot failed", extra={"level": level, "table": setup.table})
                return fallback
            if action not in game.decision.actions:
                LOG.error("a bot chose what is not on offer", extra={"level": level, "table": setup.table})
                return fallback
            return action
        return fallback

    def lane(self, level: str) -> ProcessPoolExecutor:
        """Find the workers of a level, or start them."""
        if level not in self.lanes:
            self.lanes[level] = ProcessPoolExecutor(
                self.workers, get_context("spawn"), initializer=prepare, initargs=(self.plugins,)
            )
        return self.lanes[level]

    def drop(self, level: str, lane: ProcessPoolExecutor) -> None:
        """End the workers of a level that no longer work; the next thought starts new ones."""
        if self.lanes.get(level) is lane:
            del self.lanes[level]
            stop(lane)

    def close(self) -> None:
        """End all workers."""
        for lane in self.lanes.values():
            stop(lane)
        self.lanes.clear()


def stop(lane: ProcessPoolExecutor) -> None:
    """End worker processes at once, whatever they think about."""
    for process in list((lane._processes or {}).values()):
        process.terminate()
    lane.shutdown(wait=False, cancel_futures=True)


def prepare(plugins: list[str]) -> None:
    """Load the bots of plugins into a worker; an interrupt is for the server, not for its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    load_plugins(plugins)


def load_plugins(plugins: list[str]) -> None:
    """Import modules that add bots of their own to the table of bots."""
    for plugin in plugins:
        importlib.import_module(plugin)


def think(thought: Thought) -> int:
    """Play the game up to now and let the bot choose from what its seat may know."""
    game = new_game(thought.game, thought.seats, thought.rules, thought.seed)
    game.heard = False
    for action in thought.actions:
        game.take(action)
    decision = game.decision
    assert decision is not None
    luck = sha256(f"{thought.seed}:{thought.salt}:{decision.seat}:{len(thought.actions)}".encode()).digest()
    bot = make_bot(thought.level)
    return bot.choose(game.view(decision.seat), decision, seeded(int.from_bytes(luck)))

"""Plays on a Ray cluster: many games a task, and a task whose worker is lost is played again by another."""

import logging
import os
from typing import Any

import ray
from ray.exceptions import RayError, RayTaskError

from twocities.arena.crew import GameFailed
from twocities.arena.match import Match
from twocities.arena.processes import Play
from twocities.arena.rows import Played, play_chunk

ATTEMPTS = 5
"""How often a task is played again after its worker was lost."""


class RayCluster:
    """A crew of Ray workers: those of a running cluster, else of one on this machine alone."""

    chunk_seconds = 60.0

    def __init__(self, match: Match, processes: int, play: Play = play_chunk) -> None:
        self.match = match
        connect(processes)
        self.hands = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.task = ray.remote(num_cpus=1, max_retries=ATTEMPTS)(play)
        self.playing: dict[Any, list[int]] = {}

    @property
    def busy(self) -> int:
        """Count the tasks that are not over."""
        return len(self.playing)

    def begin(self, numbers: list[int]) -> None:
        """Hand a chunk to the cluster."""
        self.playing[self.task.remote(self.match, numbers)] = numbers

    def wait(self, seconds: float) -> list[Played]:
        """Collect the tasks that are over; each is forgotten as soon as it is collected."""
        ready, waiting = ray.wait(list(self.playing), num_returns=1, timeout=seconds)
        if ready and waiting:
            ready += ray.wait(waiting, num_returns=len(waiting), timeout=0)[0]
        return [self.collect(task) for task in ready]

    def collect(self, task: Any) -> Played:
        """Take what a task has played."""
        numbers = self.playing.pop(task)
        try:
            played = ray.get(task)
        except RayTaskError as error:
            cause = error.cause
            raise GameFailed(
                f"A game from {numbers[0]} to {numbers[-1]} failed: {type(cause).__name__}: {cause}."
            ) from None
        except RayError as error:
            reason = str(error).splitlines()[0]
            raise GameFailed(f"The cluster lost the games {numbers[0]} to {numbers[-1]}: {reason}") from None
        assert isinstance(played, Played)
        return played

    def halt(self) -> list[Played]:
        """Give up the tasks that are running; what is over is collected."""
        done = self.wait(0) if self.playing else []
        for task in self.playing:
            ray.cancel(task)
        self.playing.clear()
        return done

    def close(self) -> None:
        """Leave the cluster; one that was started here ends."""
        ray.shutdown()


def connect(processes: int) -> None:
    """Join the cluster that is there, or start one that nobody outside this machine can reach."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    try:
        ray.init(address="auto", log_to_driver=False, logging_level=logging.ERROR)
    except ConnectionError:
        ray.init(
            num_cpus=processes,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
            _node_ip_address="127.0.0.1",
        )

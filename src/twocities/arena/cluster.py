"""Plays on a Ray cluster: many games a task, and a task whose worker is lost is played again by another."""

import logging
import os
from typing import Any

from twocities.arena.rows import ChunkResult, play_chunk
from twocities.arena.workers import GameFailed, Play, Task
from twocities.core.errors import BadRules

ATTEMPTS = 5
"""How often a task is played again after its worker was lost."""


class RayCluster:
    """A pool of Ray workers: those of the cluster at RAY_ADDRESS, else of one on this machine alone."""

    chunk_seconds = 60.0

    def __init__(self, task: Task, processes: int, play: Play = play_chunk) -> None:
        self.task = task
        self.ray = connect(processes)
        self.slots = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.play = self.ray.remote(num_cpus=1, max_retries=ATTEMPTS)(play)
        self.playing: dict[Any, list[int]] = {}

    @property
    def busy(self) -> int:
        """Count the tasks that are not over."""
        return len(self.playing)

    def begin(self, numbers: list[int]) -> None:
        """Hand a chunk to the cluster."""
        self.playing[self.play.remote(self.task, numbers)] = numbers

    def wait(self, seconds: float) -> list[ChunkResult | GameFailed]:
        """Collect the tasks that are over; each is forgotten as soon as it is collected."""
        ready, waiting = self.ray.wait(list(self.playing), num_returns=1, timeout=seconds)
        if ready and waiting:
            ready += self.ray.wait(waiting, num_returns=len(waiting), timeout=0)[0]
        return [self.collect(task) for task in ready]

    def collect(self, task: Any) -> ChunkResult | GameFailed:
        """Take what a task has played, or why it could not."""
        numbers = self.playing.pop(task)
        try:
            played = self.ray.get(task)
        except self.ray.exceptions.RayTaskError as error:
            cause = error.cause
            return GameFailed(f"A game from {numbers[0]} to {numbers[-1]} failed: {type(cause).__name__}: {cause}.")
        except self.ray.exceptions.RayError as error:
            reason = str(error).splitlines()[0]
            return GameFailed(f"The cluster lost the games {numbers[0]} to {numbers[-1]}: {reason}")
        assert isinstance(played, ChunkResult)
        return played

    def halt(self) -> list[ChunkResult]:
        """Give up the tasks that are running; what is over is collected."""
        done = [each for each in self.wait(0) if isinstance(each, ChunkResult)] if self.playing else []
        for task in self.playing:
            self.ray.cancel(task)
        self.playing.clear()
        return done

    def close(self) -> None:
        """Leave the cluster; one that was started here ends."""
        self.ray.shutdown()


def connect(processes: int) -> Any:
    """Join the cluster at RAY_ADDRESS, or start one that nobody outside this machine can reach."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    address = os.environ.get("RAY_ADDRESS")
    if address is None:
        # Ray reads this when it is imported; without it, it listens on every address of the machine.
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    import ray

    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address is None:
        ray.init(num_cpus=processes, include_dashboard=False, _node_ip_address="127.0.0.1", **quiet)
        return ray
    try:
        ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadRules(f"There is no Ray cluster at RAY_ADDRESS={address}: {error}") from None
    return ray

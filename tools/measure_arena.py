"""Measures for `bench.py` how many games an arena plays in a second, with one process and with two, as JSON.

    python tools/measure_arena.py <game> <rules, joined by +> <players, joined by +> <games>

Both numbers of processes take turns. What counts is the time from the first chunk
that is begun by processes that are up, to the last chunk that is over.

Whatever else the machine does goes to the core that one process leaves idle, but
competes with two. So each round also tells how long the processes were ready to
play and had no core, where the system says so. What this process, which writes the
games, took from them is the arena's own cost, and so is what they take from each
other where there are fewer cores than processes: neither counts as waiting.
"""

import json
import os
import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time

from twocities.arena.match import Match
from twocities.arena.match_dir import MatchDir
from twocities.arena.processes import Processes
from twocities.arena.run import run

ROUNDS = 5
NANOSECONDS = 1_000_000_000
PROCESSES = {"one": 1, "two": 2}


def measure(match: Match, games: int, processes: int) -> dict[str, float | None]:
    """Play a match into a folder that is thrown away; tell how long it took and how long its processes waited."""
    workers = Processes(match, processes)
    try:
        for worker in workers.workers:
            worker.begin([0])
        while workers.busy:
            workers.wait(1.0)
        with tempfile.TemporaryDirectory() as path:
            folder = MatchDir(Path(path))
            folder.begin(match)
            waited, own, began = waiting(workers), process_time(), perf_counter()
            run(match, games, folder, workers, lambda _: None)
            seconds, own = perf_counter() - began, process_time() - own
            still = waiting(workers)
            folder.close()
    finally:
        workers.close()
    if waited is None or still is None:
        return {"seconds": seconds, "waited": None}
    return {"seconds": seconds, "waited": max(0.0, still - waited - own) / processes}


def waiting(workers: Processes) -> float | None:
    """Sum up how many seconds the processes were ready and had no core; None where that cannot be said."""
    if not hasattr(os, "sched_getaffinity") or len(os.sched_getaffinity(0)) < workers.slots:
        return None
    try:
        stats = [
            stat.read_text().split()
            for worker in workers.workers
            for stat in Path(f"/proc/{worker.process.pid}/task").glob("*/schedstat")
        ]
    except OSError:
        return None
    return sum(int(stat[1]) for stat in stats) / NANOSECONDS if stats else None


def main() -> None:
    """Measure in turns and print every round."""
    game, rules, players, games = sys.argv[1:5]
    match = Match(game, tuple(players.split("+")), tuple(filter(None, rules.split("+"))))
    match.check()
    rounds = [{name: measure(match, int(games), count) for name, count in PROCESSES.items()} for _ in range(ROUNDS)]
    print(json.dumps({"games": int(games), "rounds": rounds}))


if __name__ == "__main__":
    main()

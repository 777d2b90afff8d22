"""Measures for `bench.py` how many games an arena plays in a second, with one process and with two, as JSON.

    python tools/measure_arena.py <game> <rules, joined by +> <players, joined by +> <games>

Both numbers of processes take turns. What counts is the time from the first chunk
that is begun by processes that are up, to the last chunk that is over.
"""

import json
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from twocities.arena.folder import Folder
from twocities.arena.match import Match
from twocities.arena.processes import Processes
from twocities.arena.run import run

ROUNDS = 5


def games_a_second(match: Match, games: int, processes: int) -> float:
    """Play a match into a folder that is thrown away."""
    crew = Processes(match, processes)
    try:
        for worker in crew.workers:
            worker.begin([0])
        while crew.busy:
            crew.wait(1.0)
        with tempfile.TemporaryDirectory() as path:
            folder = Folder(Path(path))
            folder.begin(match)
            began = perf_counter()
            run(match, games, folder, crew, lambda _: None)
            seconds = perf_counter() - began
            folder.close()
    finally:
        crew.close()
    return games / seconds


def main() -> None:
    """Measure in turns and print the medians."""
    game, rules, players, games = sys.argv[1:5]
    match = Match(game, tuple(players.split("+")), tuple(filter(None, rules.split("+"))))
    match.check()
    figures: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(ROUNDS):
        for processes, measured in figures.items():
            measured.append(games_a_second(match, int(games), processes))
    print(json.dumps({"one": median(figures[1]), "two": median(figures[2])}))


if __name__ == "__main__":
    main()

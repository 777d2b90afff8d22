"""Measures environments for `bench_envs.py`: steps per second of processor time, and by the clock, as JSON.

    python tools/measure_envs.py aec <game> <rules, joined by +> <list|mask> <seconds>
    python tools/measure_envs.py batch <game> <rules, joined by +> <games> <seconds> [together]

`aec` steps the PettingZoo form with four seats, every observation taken, and chooses from the list of legal actions or
from the mask, seen as booleans, as the environments of others are measured; it also tells how many steps a reset costs.
`batch` steps so many games at once, with observations. One that is to run together with others prints `ready` when it
is, and begins with the next line of its input.
"""

import json
import random
import sys
from time import perf_counter, process_time

import numpy as np

from twocities.core import game as core_game
from twocities.envs.batch import BatchEnv, Buffers
from twocities.envs.engine.batch import MOST_OPTIONS
from twocities.envs.pettingzoo import TwoCitiesEnv, env
from twocities.envs.tables import table_of

SEATS = 4
RESETS = 100


def play(table: TwoCitiesEnv, chance: random.Random, has_list: bool) -> int:
    """Play a game to its end; count the steps of seats that were asked."""
    steps = 0
    for _ in table.agent_iter():
        seen, _, is_over, is_cut_off, _ = table.last()
        if is_over or is_cut_off:
            table.step(None)
            continue
        assert seen is not None
        options = table.legal_actions() if has_list else np.flatnonzero(seen["action_mask"].view(np.bool_)).tolist()
        table.step(chance.choice(options))
        steps += 1
    return steps


def aec(game: str, rules: list[str], way: str, seconds: float) -> dict[str, object]:
    """Measure the PettingZoo form."""
    table = env(game, SEATS, rules)
    chance = random.Random(1)
    steps, spent, resetting, resets = 0, 0.0, 0.0, 0
    table.reset(seed=1)
    while spent < seconds:
        begun = process_time()
        steps += play(table, chance, way == "list")
        spent += process_time() - begun
        begun = process_time()
        for _ in range(RESETS):
            table.reset()
        resetting += process_time() - begun
        resets += RESETS
    return {"steps": steps / spent, "reset": resetting / resets / (spent / steps)}


def batch(game: str, rules: list[str], games: int, seconds: float, is_together: bool) -> dict[str, object]:
    """Measure a batch with observations and lists of options, until so many seconds have passed by the clock."""
    length = table_of(game, SEATS, rules).length
    buffers = Buffers(
        observations=np.zeros((games, length), np.uint8),
        options=np.zeros((games, MOST_OPTIONS), np.int32),
        sizes=np.zeros(games, np.int64),
        ends=np.zeros(games, np.uint8),
    )
    tables = BatchEnv(game, SEATS, rules, games, buffers=buffers)
    chance = np.random.default_rng(1)
    rows = np.arange(games)
    steps, passed = 0, 0.0
    if is_together:
        print("ready", flush=True)
        sys.stdin.readline()
    begun, worked = perf_counter(), process_time()
    while passed < seconds:
        tables.step(buffers.options[rows, (chance.random(games) * buffers.sizes).astype(np.int64)])
        steps += games
        passed = perf_counter() - begun
    return {"steps": steps / (process_time() - worked), "by_the_clock": steps / passed}


def main(what: str, game: str, rules: str, how: str, seconds: str, together: str = "") -> None:
    """Measure and print."""
    names = [rule for rule in rules.split("+") if rule]
    if what == "aec":
        found = aec(game, names, how, float(seconds))
    else:
        found = batch(game, names, int(how), float(seconds), together == "together")
    print(json.dumps({**found, "compiled": not str(core_game.__file__).endswith(".py")}))


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Measures this engine for `bench.py`: decisions and copies per second of processor time, as JSON.

    python tools/measure_twocities.py <game> <seats> <rules, joined by +> <copied after> <loop|driven> <seconds>

A game is copied after so many decisions. `loop` plays inside the engine's own loop without
events; `driven` calls `apply` and `clone` from Python.
"""

import json
import random
import sys
from time import process_time

from twocities import new_game
from twocities.core import game as core_game
from twocities.core.game import Game
from twocities.core.rng import seeded
from twocities.core.rollout import Trace, copy_often, play_randomly

COPIES = 1000


def drive(game: Game, chance: random.Random, limit: int = 0) -> int:
    """Play a game to its end, or so many decisions of it, from Python."""
    decisions = 0
    while game.decision is not None and not (limit and decisions == limit):
        game.apply(chance.choice(game.decision.actions))
        decisions += 1
    return decisions


def drive_copies(game: Game, times: int) -> None:
    """Copy a game many times over, from Python."""
    for _ in range(times):
        game.clone()


def main(name: str, seats: str, rules: str, copied_after: str, way: str, seconds: str) -> None:
    """Measure and print."""
    names = [rule for rule in rules.split("+") if rule]
    loop = way == "loop"
    decisions, spent, seed = 0, 0.0, 0
    while spent < float(seconds):
        game = new_game(name, int(seats), names, seed)
        game.heard = not loop
        rng, chance, trace = seeded(seed), random.Random(seed), Trace()
        begun = process_time()
        decisions += play_randomly(game, rng, trace) if loop else drive(game, chance)
        spent += process_time() - begun
        seed += 1
    game = new_game(name, int(seats), names, 1)
    drive(game, random.Random(1), int(copied_after))
    copies, copying = 0, 0.0
    while copying < float(seconds):
        begun = process_time()
        (copy_often if loop else drive_copies)(game, COPIES)
        copying += process_time() - begun
        copies += COPIES
    compiled = not str(core_game.__file__).endswith(".py")
    print(json.dumps({"decisions": decisions / spent, "copies": copies / copying, "compiled": compiled}))


if __name__ == "__main__":
    main(*sys.argv[1:])

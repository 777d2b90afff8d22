"""Measures the environments of others for `bench_envs.py`: steps per second of processor time, as JSON.

    python tools/measure_env_peers.py <connect_four|leduc|hearts> <seconds>

Connect four and RLCard's Leduc are driven through PettingZoo, every observation taken and the choice made from the
mask, seen as booleans; OpenSpiel's hearts is driven from Python, with the tensor of what the player to act observes.
"""

import json
import random
import sys
from time import process_time
from typing import Any

import numpy as np


def aec(table: Any, seconds: float) -> float:
    """Measure a game of PettingZoo."""
    chance = random.Random(1)
    steps, spent = 0, 0.0
    while spent < seconds:
        table.reset(seed=steps)
        begun = process_time()
        for _ in table.agent_iter():
            seen, _, is_over, is_cut_off, _ = table.last()
            if is_over or is_cut_off:
                table.step(None)
                continue
            table.step(chance.choice(np.flatnonzero(seen["action_mask"].view(np.bool_)).tolist()))
            steps += 1
        spent += process_time() - begun
    return steps / spent


def hearts(seconds: float) -> float:
    """Measure OpenSpiel's hearts, with what the player to act observes as a tensor; the deal is not timed."""
    import pyspiel

    chance = random.Random(1)
    game = pyspiel.load_game("hearts")
    steps, spent = 0, 0.0
    while spent < seconds:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
        begun = process_time()
        while not state.is_terminal():
            tensor = state.information_state_tensor()
            assert len(tensor)
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
        spent += process_time() - begun
    return steps / spent


def main(what: str, seconds: str) -> None:
    """Measure and print."""
    if what == "hearts":
        found = hearts(float(seconds))
    else:
        from pettingzoo.classic import connect_four_v3, leduc_holdem_v4

        found = aec((connect_four_v3 if what == "connect_four" else leduc_holdem_v4).env(), float(seconds))
    print(json.dumps({"steps": found}))


if __name__ == "__main__":
    main(*sys.argv[1:])

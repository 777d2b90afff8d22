"""Measures OpenSpiel for `bench.py`: hearts, driven from Python.

    python tools/measure_open_spiel.py <seconds>

The deal is not timed; what is copied is a game in the middle of its tricks.
"""

import json
import random
import sys
from time import process_time

import pyspiel  # lives among the peers

MIDDLE = 30
"""After how many decisions a game is copied."""

COPIES = 1000


def deal(chance: random.Random, game: str = "hearts") -> "pyspiel.State":
    """Begin a game of hearts and deal the cards."""
    state = pyspiel.load_game(game).new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def main(seconds: str) -> None:
    """Measure and print."""
    chance = random.Random(1)
    decisions, spent = 0, 0.0
    while spent < float(seconds):
        state = deal(chance)
        begun = process_time()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
        spent += process_time() - begun
    state = deal(chance)
    for _ in range(MIDDLE):
        state.apply_action(chance.choice(state.legal_actions()))
    copies, copying = 0, 0.0
    while copying < float(seconds):
        begun = process_time()
        for _ in range(COPIES):
            state.clone()
        copying += process_time() - begun
        copies += COPIES
    print(json.dumps({"decisions": decisions / spent, "copies": copies / copying}))


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Measures catanatron for `bench.py`: Catan with four random players.

    python tools/measure_catanatron.py <seconds>

A decision is a call of `play_tick`; what is copied is a game after some hundred of them.
"""

import json
import sys
from time import process_time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]  # lives among the peers

MIDDLE = 300
"""After how many decisions a game is copied."""

COPIES = 100

TURNS_LIMIT = 1000
"""After how many turns catanatron itself gives a game up."""


def main(seconds: str) -> None:
    """Measure and print."""
    players = [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
    decisions, spent, seed = 0, 0.0, 0
    while spent < float(seconds):
        game = Game(players, seed=seed)
        begun = process_time()
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        spent += process_time() - begun
        seed += 1
    game = Game(players, seed=1)
    for _ in range(MIDDLE):
        game.play_tick()
    copies, copying = 0, 0.0
    while copying < float(seconds):
        begun = process_time()
        for _ in range(COPIES):
            game.copy()
        copying += process_time() - begun
        copies += COPIES
    print(json.dumps({"decisions": decisions / spent, "copies": copies / copying}))


if __name__ == "__main__":
    main(*sys.argv[1:])

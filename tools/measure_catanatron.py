"""Measures catanatron for `bench.py`: Catan with four random players.

    python tools/measure_catanatron.py <seconds>
    python tools/measure_catanatron.py games <seconds>    how many whole games, instead

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


def play(players: list[RandomPlayer], seconds: float) -> tuple[float, float]:
    """Play for a while; return how many games and how many decisions there were in a second."""
    decisions, spent, seed = 0, 0.0, 0
    while spent < seconds:
        game = Game(players, seed=seed)
        begun = process_time()
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        spent += process_time() - begun
        seed += 1
    return seed / spent, decisions / spent


def main(*given: str) -> None:
    """Measure and print."""
    players = [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
    seconds = given[-1]
    games, decisions = play(players, float(seconds))
    if "games" in given:
        print(json.dumps({"games": games}))
        return
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
    print(json.dumps({"decisions": decisions, "copies": copies / copying}))


if __name__ == "__main__":
    main(*sys.argv[1:])

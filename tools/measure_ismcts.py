"""Measures OpenSpiel for `bench.py`: the iterations of its information-set search on hearts.

python tools/measure_ismcts.py iterations <seconds>
"""

import json
import random
import sys
from time import process_time

import pyspiel  # lives among the peers

from tools.measure_open_spiel import deal

GAME = "hearts(pass_cards=false)"
"""Its search crashes at positions that follow the passing of cards, so none are passed."""

BUDGET = 200
"""Iterations for one decision."""

EXPLORATION = 2.0


def main(what: str, seconds: str) -> None:
    """Search at every decision of random games, and print."""
    chance = random.Random(1)
    bot = pyspiel.ISMCTSBot(7, pyspiel.RandomRolloutEvaluator(1, 7), EXPLORATION, BUDGET)
    iterations, spent = 0, 0.0
    while spent < float(seconds):
        state = deal(chance, GAME)
        while not state.is_terminal() and spent < float(seconds):
            if len(state.legal_actions()) > 1:
                begun = process_time()
                bot.step(state)
                spent += process_time() - begun
                iterations += BUDGET
            state.apply_action(chance.choice(state.legal_actions()))
    print(json.dumps({what: iterations / spent}))


if __name__ == "__main__":
    main(*sys.argv[1:])

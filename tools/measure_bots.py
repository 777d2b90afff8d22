"""Measures for `bench.py` how fast bots of ours are at four seats of a game, as JSON.

python tools/measure_bots.py <game> games <seconds>         whole games among Journeymen
python tools/measure_bots.py <game> iterations <seconds>    lines of play that a Master tries
"""

import json
import sys
from time import process_time

from twocities import new_game
from twocities.bots import make_bot, play_match
from twocities.bots.levels import knowledge_of
from twocities.bots.search.budget import Budget
from twocities.bots.search.search import Search
from twocities.bots.search.worlds import Worlds
from twocities.core.rng import seeded

SEATS = 4
RULES = {"citadels": ["deluxe"], "machikoro": []}
BUDGET = 200
"""Iterations for one decision."""
EVERY = 7
"""One of so many decisions is searched, so that a short measurement sees whole games."""


def games_a_second(name: str, seconds: float) -> float:
    """Let Journeymen play for a while."""
    games, spent = 0, 0.0
    while spent < seconds:
        game = new_game(name, SEATS, RULES[name], games)
        bots = [make_bot("journeyman") for _ in range(SEATS)]
        begun = process_time()
        play_match(game, bots, seeded(games))
        spent += process_time() - begun
        games += 1
    return games / spent


def iterations_a_second(name: str, seconds: float) -> float:
    """Search in games among Journeymen."""
    iterations, spent, seed, decisions = 0, 0.0, 0, 0
    while spent < seconds:
        game = new_game(name, SEATS, RULES[name], seed)
        rng = seeded(seed)
        seed += 1
        while game.decision is not None and spent < seconds:
            decision = game.decision
            view = game.view(decision.seat)
            decisions += len(decision.actions) > 1
            if len(decision.actions) > 1 and decisions % EVERY == 0:
                knowledge = knowledge_of(view)
                begun = process_time()
                search = Search(knowledge, Worlds(knowledge, view, rng), Budget(iterations=BUDGET), rng)
                search.choose(decision, knowledge.values(view, decision))
                spent += process_time() - begun
                iterations += search.iterations
            game.apply(make_bot("journeyman").choose(view, decision, rng))
    return iterations / spent


def main(game: str, what: str, seconds: str) -> None:
    """Measure and print."""
    measured = {"games": games_a_second, "iterations": iterations_a_second}[what]
    print(json.dumps({what: measured(game, float(seconds))}))


if __name__ == "__main__":
    main(*sys.argv[1:])

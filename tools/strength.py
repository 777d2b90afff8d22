"""Measures how often one bot wins against another kind at every other seat, seats rotated.

python tools/strength.py --game machikoro --seats 4 --bot journeyman --others random --games 1000
"""

import argparse

from rich.progress import track

from twocities import new_game
from twocities.bots import count_wins
from twocities.core.rng import seeded
from twocities.games import GAMES


def main() -> None:
    """Play the games and print the share that was won."""
    parser = argparse.ArgumentParser(description="Measure how often a bot wins.")
    parser.add_argument("--game", choices=list(GAMES), default="machikoro")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rules", nargs="*", default=[], metavar="RULE")
    parser.add_argument("--bot", default="journeyman", help="a level, or more: master@500i")
    parser.add_argument("--others", default="random")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    given = parser.parse_args()
    seeds = track(range(given.seed, given.seed + given.games), description="Playing")
    games = (new_game(given.game, given.seats, given.rules, seed) for seed in seeds)
    wins = count_wins(games, given.bot, given.others, seeded(given.seed))
    print(f"{given.bot} won {wins} of {given.games} games ({wins / given.games:.1%}) of {given.game}, ", end="")
    print(f"{given.seats} seats, against {given.seats - 1} x {given.others}.")


if __name__ == "__main__":
    main()

"""Plays random games of every variant and number of seats, and some of bots, and prints a fingerprint of each."""

import json
import sys
from hashlib import sha256
from itertools import combinations

import twocities
import twocities.core.rollout
from twocities.bots import make_bot, play_match
from twocities.citadels.boxes import EDITIONS, PRESET_NAMES
from twocities.core.game import Game
from twocities.core.rng import seeded
from twocities.core.rollout import Trace, play_randomly

VARIANTS = ["limited_supply", "beginner", "random_start"]

TABLES = [
    ("machikoro", seats, list(rules))
    for seats in (2, 3, 4)
    for count in range(len(VARIANTS) + 1)
    for rules in combinations(VARIANTS, count)
]
TABLES += [("citadels", 2 + number % 7, [preset]) for number, preset in enumerate(PRESET_NAMES)]
TABLES += [
    ("citadels", seats, [*edition.names, "random_cast"])
    for edition in EDITIONS.values()
    for seats in range(2, edition.most_seats + 1)
]

BOTS = ["master@4i", "journeyman", "apprentice", "master-unweighted-norollout@4i"]
BOT_TABLES = [("machikoro", ["limited_supply"]), ("citadels", ["deluxe"]), ("citadels", ["classic", "dark_city"])]


def fingerprint(game: str, seats: int, rules: list[str], seed: int) -> str:
    """Play one game and take the fingerprint of its actions and of the table at its end."""
    table = twocities.new_game(game, seats, rules, seed)
    trace = Trace()
    play_randomly(table, seeded(seed + 1), trace)
    return f"{trace.hash()} {ending(table)}"


def ending(table: Game) -> str:
    """Take the fingerprint of a table at the end of its game."""
    end = sha256(json.dumps([table.position(), [str(score) for score in table.scores()]]).encode())
    return end.hexdigest()[:16]


def bots_ending(game: str, rules: list[str]) -> str:
    """Let bots of every level play one game and take the fingerprint of its end."""
    table = twocities.new_game(game, len(BOTS), rules, 3)
    play_match(table, [make_bot(name) for name in BOTS], seeded(4))
    return ending(table)


def fingerprints(games: int) -> dict[str, list[str]]:
    """Play so many games at every table, and one of bots at some."""
    of_bots = {" ".join(["bots", game, *rules]): [bots_ending(game, rules)] for game, rules in BOT_TABLES}
    return of_bots | {
        " ".join([game, str(seats), *rules]): [fingerprint(game, seats, rules, seed) for seed in range(games)]
        for game, seats, rules in TABLES
    }


if __name__ == "__main__":
    print(json.dumps({"module": twocities.core.rollout.__file__, "games": fingerprints(int(sys.argv[1]))}))

"""Plays random games of every variant and number of seats, and some of bots, and prints a fingerprint of each."""

import json
import sys
from hashlib import sha256
from itertools import combinations

from librt.vecs import vec

import twocities
import twocities.core.rollout
from twocities.bots import make_bot, play_match
from twocities.bots.learned import LEARNABLE
from twocities.bots.nets.value_net import Shape, ValueNet
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

BOTS = [
    ["master@4i", "journeyman", "apprentice", "master-unweighted-norollout@4i"],
    ["grandmaster@20i", "journeyman", "grandmaster-unweighted-norollout@20i"],
]
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


def bots_ending(game: str, rules: list[str], bots: list[str]) -> str:
    """Let bots play one game and take the fingerprint of its end."""
    table = twocities.new_game(game, len(bots), rules, 3)
    play_match(table, [make_bot(name) for name in bots], seeded(4))
    return ending(table)


def nets_judgement(game: str, seats: int) -> str:
    """Let a net of random numbers judge a game at every choice, and take the fingerprint of all that it says."""
    learnable, rng = LEARNABLE[game], seeded(seats)
    shape = Shape(learnable.features.table.size, learnable.features.seat.size, 5, 3)
    parts = [vec[float]([rng.below(999) / 999 - 0.5 for _ in range(size)]) for size in shape.sizes()]
    net = ValueNet(shape, parts)
    table = twocities.new_game(game, seats, seed=seats)
    digest = sha256()
    while table.decision is not None:
        digest.update(str(list(net.chances(learnable.encode(table)))).encode())
        table.take(table.decision.actions[rng.below(len(table.decision.actions))])
    return digest.hexdigest()[:16]


def fingerprints(games: int) -> dict[str, list[str]]:
    """Play so many games at every table, and some of bots of every level at some."""
    of_bots = {
        " ".join(["bots", game, *rules]): [bots_ending(game, rules, bots) for bots in BOTS]
        for game, rules in BOT_TABLES
    }
    of_nets = {f"net {game} {seats}": [nets_judgement(game, seats)] for game in LEARNABLE for seats in (2, 3, 4)}
    return (
        of_bots
        | of_nets
        | {
            " ".join([game, str(seats), *rules]): [fingerprint(game, seats, rules, seed) for seed in range(games)]
            for game, seats, rules in TABLES
        }
    )


if __name__ == "__main__":
    print(json.dumps({"module": twocities.core.rollout.__file__, "games": fingerprints(int(sys.argv[1]))}))

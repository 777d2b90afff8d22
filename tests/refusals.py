"""Moments of random games at which actions are refused, a few for every question of a game."""

from tests.tables import asked, reason
from twocities.core.actions import Verb
from twocities.core.family import GameFamily
from twocities.core.game import Game
from twocities.core.rng import seeded

MOMENTS = 3
"""How many moments are kept of each question."""
TRIES = 8
"""How many actions of a verb are tried where it could be an answer."""


def moments(family: GameFamily, tables: list[tuple[int, list[str]]]) -> list[Game]:
    """Play a random game at each table; keep some moments of each topic, and of each card that it is about."""
    kept: dict[tuple[int, int], list[Game]] = {}
    rng = seeded(1)
    for seed, (seats, rules) in enumerate(tables):
        game = family.new_game(seats, rules, seed)
        while game.decision is not None:
            found = kept.setdefault((game.decision.topic, game.decision.about), [])
            if len(found) < MOMENTS and rng.below(3) == 0:
                found.append(game.clone())
            game.apply(game.decision.actions[rng.below(len(game.decision.actions))])
    return [game for found in kept.values() for game in found]


def reasons(family: GameFamily, games: list[Game], verb: Verb) -> list[str]:
    """Try actions of a verb that are not on offer; list why they are refused."""
    rng = seeded(verb.first)
    found: list[str] = []
    for game in games:
        tries = TRIES if asked(game).topic in verb.topics else 1
        tried = {verb.first + rng.below(family.vocabulary.block(verb)) for _ in range(tries)}
        found += [reason(game, action) for action in sorted(tried) if action not in asked(game).actions]
    return found

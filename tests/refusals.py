"""Moments of random games at which actions are refused, a few for every question of a game."""

from tests.tables import asked, reason
from twocities.core.actions import Verb
from twocities.core.family import GameFamily
from twocities.core.game import Game
from twocities.core.rng import seeded

MOMENTS = 6
"""How many moments are kept of each topic."""


def moments(family: GameFamily, tables: list[tuple[int, list[str]]]) -> list[Game]:
    """Play a random game at each table; keep copies of games, some for each topic that was met."""
    kept: dict[int, list[Game]] = {}
    rng = seeded(1)
    for seed, (seats, rules) in enumerate(tables):
        game = family.new_game(seats, rules, seed)
        while game.decision is not None:
            found = kept.setdefault(game.decision.topic, [])
            if len(found) < MOMENTS or rng.below(40) == 0:
                found[MOMENTS - 1 :] = [game.clone()]
            game.apply(game.decision.actions[rng.below(len(game.decision.actions))])
    return [game for found in kept.values() for game in found]


def reasons(family: GameFamily, games: list[Game], verb: Verb) -> list[str]:
    """Try actions of a verb that are not on offer; list why they are refused."""
    rng = seeded(verb.first)
    found: list[str] = []
    for game in games:
        tried = {verb.first + rng.below(family.vocabulary.block(verb)) for _ in range(2)}
        found += [reason(game, action) for action in sorted(tried) if action not in asked(game).actions]
    return found

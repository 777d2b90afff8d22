"""A bot chooses the same in every world that its seat cannot tell apart from the true one."""

import pytest

from tests.tables import asked
from twocities import new_game
from twocities.bots import bot_names, make_bot
from twocities.bots.registry import SEARCHERS
from twocities.core.game import Game
from twocities.core.rng import seeded
from twocities.games import family_of

EVERY = 9
"""One question of so many is asked in two worlds."""

TABLES = [
    ("citadels", 4, ["deluxe"]),
    ("citadels", 3, ["classic", "dark_city", "random_cast"]),
    ("citadels", 7, ["deluxe", "metropole", "random_cast"]),
    ("machikoro", 3, ["limited_supply"]),
]


def quick(name: str) -> str:
    """Name a bot with a budget that needs no clock."""
    return f"{name}@12i" if name in SEARCHERS else name


def choices(name: str, game: Game, other: Game, seed: int) -> list[int]:
    """Let a bot choose in two worlds, with the same chance."""
    seat = asked(game).seat
    return [make_bot(name).choose(world.view(seat), asked(world), seeded(seed)) for world in (game, other)]


@pytest.mark.parametrize(("kind", "seats", "rules"), TABLES, ids=str)
@pytest.mark.parametrize("name", [quick(name) for name in bot_names()])
def test_what_a_seat_cannot_know_changes_no_choice(name: str, kind: str, seats: int, rules: list[str]) -> None:
    game, rng = new_game(kind, seats, rules, seed=2), seeded(5)
    hidden = compared = 0
    for moment in range(40 * EVERY):
        decision = game.decision
        if decision is None:
            break
        if moment % EVERY == 0 and len(decision.actions) > 1:
            other = family_of(kind).imagine(game.view(decision.seat), rng)
            hidden += other.position() != game.position()
            one, another = choices(name, game, other, moment)
            assert one == another
            compared += 1
        game.take(decision.actions[rng.below(len(decision.actions))])

    assert compared > 5
    assert hidden > 3

"""Worlds that are imagined at moments of random games: they fit what the viewer knows, and nothing else makes them."""

from collections.abc import Callable

import pytest

from tests.citadels.editions_played import RANDOM_NAMES, RANDOM_TABLES
from tests.citadels.tables import imagined, start
from tests.invariants import viewers
from tests.tables import GAMES, asked
from twocities import SPECTATOR
from twocities.citadels.game import Citadels
from twocities.citadels.ids import NOBODY
from twocities.core.rng import seeded


def random_moments(seats: int, rules: list[str], seed: int, every: int) -> list[Citadels]:
    """Play a random game and keep copies of some moments."""
    game = start(seats, rules, seed)
    rng = seeded(seed)
    found = []
    while game.decision is not None:
        if rng.below(every) == 0:
            found.append(game.clone())
        game.apply(game.decision.actions[rng.below(len(game.decision.actions))])
    return [*found, game]


def check_everywhere(check: Callable[[Citadels, int], None], moments: list[Citadels]) -> None:
    """Check every moment with the eyes of everybody."""
    for game in moments:
        for viewer in viewers(game):
            check(game, viewer)


def check_fairness(game: Citadels, viewer: int) -> None:
    """Check that nothing but what the viewer sees makes the world it imagines."""
    world = imagined(game, viewer, seed=1)
    # What is imagined of an imagined world is what is imagined of the game: the view decides alone.
    assert imagined(world, viewer, seed=2).position() == imagined(game, viewer, seed=2).position()


@pytest.mark.parametrize("seed", range(2 * GAMES))
@pytest.mark.parametrize(("seats", "rules"), RANDOM_TABLES, ids=RANDOM_NAMES)
def test_an_imagined_world_depends_on_nothing_that_the_viewer_does_not_see(
    rules: list[str], seats: int, seed: int
) -> None:
    check_everywhere(check_fairness, random_moments(seats, rules, seed, every=12))


def check_draft(game: Citadels, viewer: int) -> None:
    """Check that in an imagined world everybody has what could come to them in the draft."""
    world = imagined(game, viewer)
    order = [(game.opener + distance) % game.seats for distance in range(game.seats)]
    offer = game.offered[2 * viewer] if viewer != SPECTATOR else 0
    for rank in range(1, len(world.cast)):
        holder = world.held_by[rank]
        if offer and holder != NOBODY and not is_last_of_all(game, holder):
            assert bool(offer >> rank & 1) == (order.index(holder) >= order.index(viewer))
    for character in world.packet:
        assert not offer or offer >> world.rank_of(character) & 1 or is_last_of_all(game, asked(game).seat)


def is_last_of_all(game: Citadels, seat: int) -> bool:
    """Say whether a seat picks last and may have got the card that was face down."""
    return len(game.cast) - 2 == game.seats and seat == (game.opener - 1) % game.seats


@pytest.mark.parametrize("seed", range(2 * GAMES))
@pytest.mark.parametrize("seats", range(4, 9))
def test_an_imagined_world_fits_what_the_viewer_was_offered(seats: int, seed: int) -> None:
    check_everywhere(check_draft, random_moments(seats, ["first_game"], seed, every=4))

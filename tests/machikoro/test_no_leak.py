import pytest

from tests.invariants import tell
from tests.machikoro.tables import load, start
from tests.tables import GAMES
from twocities import SPECTATOR
from twocities.core.position import read_cards, write_cards
from twocities.core.rng import Rng, seeded
from twocities.machikoro.game import MachiKoro
from twocities.machikoro.ids import CARD_NAMES

STARTS = [(seats, moves) for seats in (2, 3, 4) for moves in (0, 1, 5, 15, 40)]


def after(seats: int, moves: int, seed: int) -> MachiKoro:
    """Play some random moves of a game with a face-down deck."""
    game = start(seats, ["limited_supply"], seed)
    rng = seeded(seed)
    for _ in range(moves):
        move_randomly(game, rng)
    return game


def move_randomly(game: MachiKoro, rng: Rng) -> int:
    """Take a random option; return it."""
    assert game.decision is not None
    action = game.decision.actions[rng.below(len(game.decision.actions))]
    game.apply(action)
    return action


def with_other_deck(game: MachiKoro, shared: int, seed: int) -> MachiKoro:
    """Make a world that differs only in the order of the deck below the first `shared` cards."""
    position = game.position()
    deck = read_cards("deck", position["deck"], CARD_NAMES)
    rest = deck[shared:]
    seeded(seed).shuffle(rest)
    return load({**position, "deck": write_cards(deck[:shared] + rest, CARD_NAMES)})


def seen(game: MachiKoro) -> list[object]:
    """List what everybody sees of a game and of what has just happened."""
    viewers = [SPECTATOR, *range(game.seats)]
    views: list[object] = [game.view(viewer).to_dict() for viewer in viewers]
    return views + [tell([event.view(viewer) for event in game.events]) for viewer in viewers]


def moves_that_look_alike(game: MachiKoro, other: MachiKoro, shared: int, rng: Rng) -> int:
    """Play two worlds alike, check that nobody can tell them apart until they differ, and count the moves."""
    moves = 0
    hidden = len(game.deck) - shared
    while game.decision is not None:
        assert seen(other) == seen(game)
        other.apply(move_randomly(game, rng))
        if len(game.deck) < hidden:
            return moves
        moves += 1
    return moves


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("shared", [0, 1, 12])
@pytest.mark.parametrize(("seats", "moves"), STARTS)
def test_nobody_can_tell_two_orders_of_the_deck_apart(seats: int, moves: int, shared: int, seed: int) -> None:
    game = after(seats, moves, seed)
    other = with_other_deck(game, shared, seed)
    other.events = game.events
    assert other.deck != game.deck

    moves_that_look_alike(game, other, shared, seeded(seed + 1))


def test_many_moves_are_compared() -> None:
    game = after(3, 5, seed=1)
    other = with_other_deck(game, 20, seed=1)
    other.events = game.events

    assert moves_that_look_alike(game, other, 20, seeded(2)) > 10

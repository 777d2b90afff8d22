"""Whole games that agree with what a viewer knows."""

from twocities.core.rng import Rng
from twocities.machikoro.game import MachiKoro, empty_table
from twocities.machikoro.view import MachiKoroView


def imagine(view: MachiKoroView, rng: Rng) -> MachiKoro:
    """Build a game that agrees with a view: the deck in a random order, the dice still open."""
    game = empty_table(view.seats, view.table, rng.spawn())
    game.agenda = view.agenda
    game.rows = view.rows[:]
    game.turn = view.turn
    game.first_die = view.first_die
    game.second_die = view.second_die
    game.added = view.added
    deck: list[int] = []
    for card in range(len(view.face_down)):
        deck.extend([card] * view.face_down[card])
    rng.shuffle(deck)
    game.set_deck(deck)
    game.advance()
    return game

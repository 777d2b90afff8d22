"""Whole games that agree with what a viewer knows."""

from twocities.core.rng import Rng
from twocities.machikoro.game import MachiKoro, empty_table
from twocities.machikoro.ids import ESTABLISHMENTS
from twocities.machikoro.rules import make_rules
from twocities.machikoro.view import MachiKoroView


def imagine(view: MachiKoroView, rng: Rng) -> MachiKoro:
    """Build a game that agrees with a view: the deck in a random order, the dice still open."""
    game = empty_table(view.seats, make_rules(view.rules), rng.spawn())
    game.agenda = view.agenda
    game.coins = view.coins.copy()
    game.cities = view.cities.copy()
    game.market = view.market.copy()
    game.turn = view.turn
    game.first_die = view.first_die
    game.second_die = view.second_die
    for card in range(ESTABLISHMENTS):
        game.deck.extend([card] * view.face_down[card])
    rng.shuffle(game.deck)
    game.advance()
    return game

"""A table of Machi Koro that is kept from events alone, to hold against the game."""

from collections.abc import Callable

from twocities.core.event import Event
from twocities.core.game import Game
from twocities.machikoro.catalog import CATALOG, STARTING_CARDS, STARTING_COINS
from twocities.machikoro.events import (
    CardBuilt,
    CardsExchanged,
    CardTurnedUp,
    CoinsEarned,
    CoinsTaken,
    DiceRolled,
    GameWon,
    TurnBegan,
)
from twocities.machikoro.game import MachiKoro
from twocities.machikoro.ids import CARDS, ESTABLISHMENTS


class Ledger:
    """Coins, cities, market, dice and turn, as somebody knows them who has heard every event."""

    def __init__(self, seats: int, has_deck: bool) -> None:
        self.coins = [STARTING_COINS] * seats
        self.cities = [[int(card in STARTING_CARDS) for card in range(CARDS)] for _ in range(seats)]
        self.market = [0 if has_deck else card.copies for card in CATALOG]
        self.dice = (0, 0)
        self.turn = 0
        self.winner: int | None = None

    def hear(self, event: Event) -> None:
        """Write one event down."""
        match event:
            case TurnBegan():
                self.turn = event.seat
            case DiceRolled():
                self.dice = (event.first, event.second)
            case CoinsEarned():
                self.coins[event.seat] += event.coins
            case CoinsTaken():
                self.coins[event.victim] -= event.coins
                self.coins[event.seat] += event.coins
            case CardBuilt():
                self.build(event.seat, event.card, event.price)
            case CardsExchanged():
                self.cities[event.seat][event.card] -= 1
                self.cities[event.other][event.card] += 1
                self.cities[event.other][event.got] -= 1
                self.cities[event.seat][event.got] += 1
            case CardTurnedUp():
                self.market[event.card] += 1
            case GameWon():
                self.winner = event.seat

    def build(self, seat: int, card: int, price: int) -> None:
        """Write a building down."""
        self.coins[seat] -= price
        self.cities[seat][card] += 1
        if card < ESTABLISHMENTS:
            self.market[card] -= 1

    def hold_against(self, game: MachiKoro) -> None:
        """Check that the game is as it was told."""
        assert game.coins == self.coins
        assert game.cities == [count for city in self.cities for count in city]
        assert game.market == self.market
        assert (game.first_die, game.second_die) == self.dice
        assert game.turn == self.turn
        assert (game.decision is None) == (self.winner is not None)


def check_cards(game: MachiKoro) -> None:
    """Check that no card is lost or made, and that no city has more than it may."""
    for card in CATALOG:
        owned = [game.owned(seat, card.id) for seat in range(game.seats)]
        starting = game.seats if card.id in STARTING_CARDS else 0
        assert sum(owned) + game.market[card.id] + game.deck.count(card.id) == card.copies + starting
        assert max(owned) <= game.rules.most_owned[card.id]
    assert min(game.cities + game.market + game.coins) >= 0
    assert len(game.deck) == 0 or ESTABLISHMENTS - game.market.count(0) == game.rules.open_kinds


def bookkeeper(seats: int, rules: list[str]) -> Callable[[Game, list[Event]], None]:
    """Make the look that keeps a ledger of a game from its beginning."""
    ledger = Ledger(seats, "limited_supply" in rules)

    def look(game: Game, events: list[Event]) -> None:
        assert isinstance(game, MachiKoro)
        for event in events:
            ledger.hear(event)
        ledger.hold_against(game)
        check_cards(game)

    return look

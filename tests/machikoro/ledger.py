"""A table of Machi Koro that is kept from events alone, to hold against the game."""

from collections.abc import Callable

from twocities.core.event import Event
from twocities.core.game import Game
from twocities.machikoro.card_sets import card_set
from twocities.machikoro.cards import Card, Establishment, Landmark
from twocities.machikoro.events import (
    CardBuilt,
    CardClosed,
    CardReopened,
    CardsExchanged,
    CardTurnedUp,
    CoinsEarned,
    CoinsTaken,
    DiceRolled,
    GameWon,
    TurnBegan,
)
from twocities.machikoro.family import MachiKoroFamily
from twocities.machikoro.game import MachiKoro
from twocities.machikoro.rules import STARTING_COINS, Rules


class Ledger:
    """Coins, cities, market, dice and turn, as somebody knows them who has heard every event."""

    def __init__(self, seats: int, rules: Rules) -> None:
        self.rules = rules
        self.coins = [STARTING_COINS] * seats
        self.cities = [[starting(card) for card in rules.cards] for _ in range(seats)]
        self.market = [0 if rules.has_deck else copies(card) for card in rules.cards]
        self.closed: set[tuple[int, int]] = set()
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
                self.closed = {(seat, card) for seat, card in self.closed if self.cities[seat][card]}
            case CardClosed():
                self.closed.add((event.seat, event.card))
            case CardReopened():
                self.closed.remove((event.seat, event.card))
            case CardTurnedUp():
                self.market[event.card] += 1
            case GameWon():
                self.winner = event.seat

    def build(self, seat: int, card: int, price: int) -> None:
        """Write a building down."""
        self.coins[seat] -= price
        self.cities[seat][card] += 1
        if isinstance(self.rules.cards[card], Establishment):
            self.market[card] -= 1

    def hold_against(self, game: MachiKoro) -> None:
        """Check that the game is as it was told."""
        assert game.coins == self.coins
        for seat in range(game.seats):
            assert [game.owned(seat, card.id) for card in self.rules.cards] == self.cities[seat]
            assert {card.id for card in self.rules.cards if game.is_closed(seat, card.id)} == {
                card for owner, card in self.closed if owner == seat
            }
        assert game.market == self.market
        assert (game.first_die, game.second_die) == self.dice
        assert game.turn == self.turn
        assert (game.decision is None) == (self.winner is not None)


def check_cards(game: MachiKoro) -> None:
    """Check that no card is lost or made, and that no city has more than it may."""
    for card in game.rules.establishments:
        owned = [game.owned(seat, card.id) for seat in range(game.seats)]
        dealt = game.seats * card.starting
        assert sum(owned) + game.for_sale(card.id) + game.deck.count(card.id) == card.copies + dealt
        assert max(owned) <= game.rules.most_owned[card.id]
        assert min(owned) >= 0
    assert min(game.market + game.coins) >= 0
    assert len(game.deck) == 0 or game.open_kinds() == game.rules.open_kinds
    check_sets(game)


def check_sets(game: MachiKoro) -> None:
    """Check that what is kept beside the copies of cards agrees with them."""
    for seat in range(game.seats):
        owned = [game.owned(seat, card.id) for card in game.rules.cards]
        assert game.size_of(seat) == sum(owned)
        assert game.owned_set(seat) == card_set([card for card in game.rules.cards if owned[card.id]])
        assert game.landmarks_built(seat) == sum([owned[card.id] for card in game.rules.landmarks])
        payable = [card for card in game.rules.cards if card.price <= game.coins_of(seat)]
        free = [card for card in payable if owned[card.id] < game.rules.most_owned[card.id]]
        there = [card for card in free if isinstance(card, Landmark) or game.for_sale(card.id)]
        assert game.buildable(seat) == card_set([card for card in there if card.may_be_built(game, seat)])


def starting(card: Card) -> int:
    """Count the copies of a card that every city begins with."""
    return card.starting if isinstance(card, Establishment) else int(isinstance(card, Landmark) and card.stands)


def copies(card: Card) -> int:
    """Count the copies of a card in the supply."""
    return card.copies if isinstance(card, Establishment) else 0


def bookkeeper(family: MachiKoroFamily, seats: int, rules: list[str]) -> Callable[[Game, list[Event]], None]:
    """Make the look that keeps a ledger of a game from its beginning."""
    ledger = Ledger(seats, family.rules(rules, seats))

    def look(game: Game, events: list[Event]) -> None:
        assert isinstance(game, MachiKoro)
        for event in events:
            ledger.hear(event)
        ledger.hold_against(game)
        check_cards(game)

    return look

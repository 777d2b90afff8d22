"""The table of Machi Koro: its state, its verbs and its questions."""

from mypy_extensions import i64

from twocities.core.decision import Decision
from twocities.core.game import Game
from twocities.core.rng import Rng
from twocities.core.score import Score
from twocities.machikoro import position, refusals, view
from twocities.machikoro.actions import BUILD, VOCABULARY
from twocities.machikoro.cards import Establishment
from twocities.machikoro.catalog import (
    BONUSES,
    CATALOG,
    EXCHANGEABLE,
    EXTRA_TURNS,
    LANDMARKS,
    MORE_DICE,
    PRICES,
    REROLLS,
    STARTING_CARDS,
    STARTING_COINS,
)
from twocities.machikoro.events import (
    CardBuilt,
    CardsExchanged,
    CardTurnedUp,
    CoinsEarned,
    CoinsTaken,
    DiceRolled,
    GameWon,
)
from twocities.machikoro.ids import CARDS, ESTABLISHMENTS
from twocities.machikoro.rules import Rules
from twocities.machikoro.turn import BeginTurn


class MachiKoro(Game):
    """A game of Machi Koro."""

    coins: list[int]
    cities: list[int]
    """How many of each card stand in each city: `seat * CARDS + card`."""
    market: list[int]
    """How many of each establishment lie open."""
    deck: list[int]
    """The face-down cards, the next one last."""
    turn: int
    first_die: int
    second_die: int
    """The other die of the last roll, 0 if only one was rolled."""

    def __init__(self, seats: int, rules: Rules, heard: bool = True) -> None:
        super().__init__(seats, heard)
        self.rules = rules

    def clear(self) -> None:
        """Clear the table: nobody owns anything but coins, and nothing is for sale."""
        super().clear()
        self.coins = [STARTING_COINS] * self.seats
        self.cities = [0] * (CARDS * self.seats)
        self.market = [0] * ESTABLISHMENTS
        self.deck = []
        self.turn = 0
        self.first_die = 0
        self.second_die = 0

    def begin(self) -> None:
        """Deal the starting cards, lay out the market and run to the first question."""
        for seat in range(self.seats):
            for card in STARTING_CARDS:
                self.cities[seat * CARDS + card] += 1
        for establishment in CATALOG:
            if self.rules.has_deck:
                self.deck.extend([establishment.id] * establishment.copies)
            else:
                self.market[establishment.id] = establishment.copies
        self.rng.shuffle(self.deck)
        self.push(BeginTurn(self.rng.below(self.seats) if self.rules.random_start else 0))
        self.turn_up()
        self.advance()

    # Questions

    def owned(self, seat: i64, card: i64) -> i64:
        """Count the copies of a card in a city."""
        return self.cities[seat * CARDS + card]

    def opponents(self, seat: int) -> list[int]:
        """List the other seats, clockwise from the next one."""
        return [(seat + distance) % self.seats for distance in range(1, self.seats)]

    def icons(self, seat: int, icon: int) -> int:
        """Count the establishments with an icon in a city."""
        found = 0
        for card in CATALOG:
            if card.icon == icon:
                found += self.owned(seat, card.id)
        return found

    def dice_limit(self, seat: int) -> int:
        """Return how many dice a seat may roll."""
        dice = 1
        for landmark in MORE_DICE:
            if self.owned(seat, landmark.id):
                dice = landmark.dice_limit(dice)
        return dice

    def bonus(self, seat: int, establishment: Establishment) -> int:
        """Return what landmarks add to each copy of an establishment."""
        coins = 0
        for landmark in BONUSES:
            if self.owned(seat, landmark.id):
                coins += landmark.bonus(establishment)
        return coins

    def may_reroll(self, seat: int) -> bool:
        """Say whether a seat may roll a second time in its turn."""
        for landmark in REROLLS:
            if self.owned(seat, landmark.id) and landmark.may_reroll():
                return True
        return False

    def has_extra_turn(self, seat: int) -> bool:
        """Say whether the last roll gives a seat another turn."""
        for landmark in EXTRA_TURNS:
            if self.owned(seat, landmark.id) and landmark.has_extra_turn(self.first_die, self.second_die):
                return True
        return False

    def may_own_more(self, seat: i64, card: i64) -> bool:
        """Say whether a city may hold one more of an establishment."""
        return self.cities[seat * CARDS + card] < self.rules.most_owned[card]

    def exchangeable(self, seat: int) -> list[int]:
        """List the establishments of a city that may change hands."""
        cities, first = self.cities, seat * CARDS
        return [card for card in EXCHANGEABLE if cities[first + card]]

    def may_exchange(self, seat: i64, card: i64, other: i64, got: i64) -> bool:
        """Say whether two establishments may change places."""
        return card != got and self.may_own_more(seat, got) and self.may_own_more(other, card)

    def has_exchange(self, seat: int, card: int) -> bool:
        """Say whether an establishment can be exchanged for any of an opponent's."""
        for other in range(self.seats):
            if other != seat:
                for got in EXCHANGEABLE:
                    if self.owned(other, got) and self.may_exchange(seat, card, other, got):
                        return True
        return False

    def buildable(self, seat: int) -> list[int]:
        """List the building actions that a seat may take and can pay."""
        coins: i64 = self.coins[seat]
        first: i64 = seat * CARDS
        market, cities, prices, most = self.market, self.cities, PRICES, self.rules.most_owned
        options: list[int] = []
        card: i64
        for card in range(ESTABLISHMENTS):
            if prices[card] <= coins and market[card] and cities[first + card] < most[card]:
                options.append(BUILD + card)
        for card in range(ESTABLISHMENTS, CARDS):
            if prices[card] <= coins and not cities[first + card]:
                options.append(BUILD + card)
        return options

    # Verbs

    def roll(self, seat: int, dice: int, again: bool) -> None:
        """Let the dice fall."""
        self.first_die = self.rng.below(6) + 1
        self.second_die = self.rng.below(6) + 1 if dice > 1 else 0
        if self.heard:
            self.events.append(DiceRolled(seat, self.first_die, self.second_die, again))

    def earn(self, seat: int, establishment: Establishment) -> None:
        """Pay a seat from the bank for all its copies of an establishment."""
        copies = self.owned(seat, establishment.id)
        if copies:
            coins = copies * (establishment.income(self, seat) + self.bonus(seat, establishment))
            self.coins[seat] += coins
            if self.heard:
                self.events.append(CoinsEarned(seat, establishment.id, copies, coins))

    def charge(self, seat: int, owner: int, establishment: Establishment) -> None:
        """Let the seat on turn pay the owner of a red establishment for all its copies."""
        copies = self.owned(owner, establishment.id)
        if copies:
            due = copies * (establishment.income(self, owner) + self.bonus(owner, establishment))
            self.take_coins(owner, seat, establishment.id, due)

    def take_coins(self, seat: int, victim: int, card: int, due: int) -> None:
        """Let a seat take what a card says from another seat, as far as it is there."""
        coins = min(due, self.coins[victim])
        self.coins[victim] -= coins
        self.coins[seat] += coins
        if self.heard:
            self.events.append(CoinsTaken(seat, victim, card, due, coins))

    def build(self, seat: int, card: int) -> None:
        """Pay for a card and add it to a city; with the last landmark the game is won."""
        self.coins[seat] -= PRICES[card]
        self.cities[seat * CARDS + card] += 1
        if self.heard:
            self.events.append(CardBuilt(seat, card, PRICES[card]))
        if card >= ESTABLISHMENTS:
            if self.landmarks_built(seat) == len(LANDMARKS):
                self.win(seat)
        else:
            self.market[card] -= 1
            self.turn_up()

    def exchange(self, seat: int, card: int, other: int, got: int) -> None:
        """Swap two establishments between two cities."""
        self.cities[seat * CARDS + card] -= 1
        self.cities[other * CARDS + card] += 1
        self.cities[other * CARDS + got] -= 1
        self.cities[seat * CARDS + got] += 1
        if self.heard:
            self.events.append(CardsExchanged(seat, card, other, got))

    def turn_up(self) -> None:
        """Turn cards up until enough different kinds lie open or the deck is out."""
        while self.deck and ESTABLISHMENTS - self.market.count(0) < self.rules.open_kinds:
            card = self.deck.pop()
            self.market[card] += 1
            if self.heard:
                self.events.append(CardTurnedUp(card))

    def win(self, seat: int) -> None:
        """End the game at once."""
        self.agenda = []
        if self.heard:
            self.events.append(GameWon(seat))

    # The contract

    def landmarks_built(self, seat: int) -> int:
        """Count the landmarks in a city."""
        built = 0
        for card in range(ESTABLISHMENTS, CARDS):
            built += self.owned(seat, card)
        return built

    def scores(self) -> list[Score]:
        """Score a point for each landmark; whoever has all of them has won."""
        built = [self.landmarks_built(seat) for seat in range(self.seats)]
        return [
            Score(seat, ["landmarks"], [built[seat]], 1 + len([other for other in built if other > built[seat]]))
            for seat in range(self.seats)
        ]

    def notation(self, action: int) -> str:
        return VOCABULARY.notation(action)

    def parse(self, text: str) -> int:
        return VOCABULARY.parse(text)

    def why_not(self, action: int, decision: Decision) -> str:
        return refusals.why_not(self, decision, action)

    def view(self, viewer: int) -> "view.MachiKoroView":
        return view.look(self, viewer)

    def position(self) -> dict[str, object]:
        return position.write(self)

    def clone(self) -> "MachiKoro":
        twin = MachiKoro(self.seats, self.rules, self.heard)
        self.copy_core(twin)
        twin.coins = self.coins.copy()
        twin.cities = self.cities.copy()
        twin.market = self.market.copy()
        twin.deck = self.deck.copy() if self.deck else self.deck  # nothing ever goes back into a deck
        twin.turn = self.turn
        twin.first_die = self.first_die
        twin.second_die = self.second_die
        return twin


def empty_table(seats: int, rules: Rules, rng: Rng) -> MachiKoro:
    """Make a table on which nothing lies yet."""
    game = MachiKoro(seats, rules)
    game.clear()
    game.rng = rng
    return game

"""The table of Machi Koro: its state, its verbs and its questions."""

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr, u8

from twocities.core.decision import Decision, packed
from twocities.core.game import Game, drop, next_step
from twocities.core.rng import Rng
from twocities.core.score import Score
from twocities.machikoro import position, refusals, view
from twocities.machikoro.card_sets import bit
from twocities.machikoro.cards import Establishment
from twocities.machikoro.columns import CLOSED, COINS, COPIES, FULL, OWNED, SIZE
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
    RollRaised,
)
from twocities.machikoro.ids import MOST_SEATS
from twocities.machikoro.rules import STARTING_COINS, Rules, TurnOdds
from twocities.machikoro.turn import TURNS, Build, count_dice

SEATS_FROM: Final = vec[vec[i64]](
    [
        vec[i64]([(seat + distance) % seats for distance in range(seats)])
        for seats in range(1, MOST_SEATS + 1)
        for seat in range(MOST_SEATS)
    ]
)
"""All seats clockwise, by how many there are and which is first."""

OPPONENTS: Final = vec[vec[i64]]([seats[1:] for seats in SEATS_FROM])

OPPONENTS_BACKWARDS: Final = vec[vec[i64]]([packed(list(seats)[::-1]) for seats in OPPONENTS])

# What a new game has of each: one empty vec for all is cheaper than one for each.
NO_ROWS: Final = vec[i64]()
NO_CARDS: Final = vec[u8]()
NO_DICE: Final = vec[u8]()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MachiKoro(Game):
    """A game of Machi Koro."""

    def __init__(self, seats: i64, rules: Rules, heard: bool = True) -> None:
        super().__init__(seats, heard)
        self.rules = rules
        self.width: i64 = rules.width
        """How many columns a row has."""
        self.rows = NO_ROWS
        """A row for each city and one for the market. All of it is open to everybody."""
        self.face_down = NO_CARDS
        """The cards of the deck, the next one last. Nothing ever goes back into it, so copies share it."""
        self.coming_dice = NO_DICE
        """Dice that are known before they fall, the next ones last: two for each roll, 0 where chance decides."""
        self.turn: i64 = 0
        self.first_die: i64 = 0
        self.second_die: i64 = 0
        """The other die of the last roll, 0 if only one was rolled."""
        self.added: i64 = 0
        """What cards have added to the last roll."""

    def clear(self) -> None:
        """Clear the table: nobody owns anything but coins, and nothing is for sale."""
        super().clear()
        self.rows = vec[i64]([0] * ((self.seats + 1) * self.width))
        for seat in range(self.seats):
            self.rows[seat * self.width + COINS] = STARTING_COINS
        self.rows[self.seats * self.width + FULL] = ~self.rules.landmark_set

    def begin(self) -> None:
        """Deal the starting cards, lay out the market and run to the first question."""
        supply: list[int] = []
        for card in self.rules.establishments:
            for seat in range(self.seats):
                for _copy in range(card.starting):
                    self.add_card(seat, card.id)
            if self.rules.has_deck:
                supply.extend([card.id] * card.copies)
            else:
                for _copy in range(card.copies):
                    self.lay_out(card.id)
        for landmark in self.rules.landmarks:
            if landmark.stands:
                for seat in range(self.seats):
                    self.add_card(seat, landmark.id)
        self.rng.shuffle(supply)
        self.set_deck(supply)
        self.push(TURNS[self.rng.below(self.seats) if self.rules.random_start else 0])
        self.turn_up()
        self.advance()

    # Rows

    def add_card(self, seat: i64, card: i64) -> None:
        """Put a card into a city, without a word."""
        rows = self.rows
        place = seat * self.width
        copies = rows[place + COPIES + card] + 1
        rows[place + COPIES + card] = copies
        rows[place + SIZE] += 1
        rows[place + OWNED] |= bit(card)
        if copies >= self.rules.most_owned[card]:
            rows[place + FULL] |= bit(card)

    def remove_card(self, seat: i64, card: i64) -> None:
        """Take a card out of a city, without a word."""
        rows = self.rows
        place = seat * self.width
        copies = rows[place + COPIES + card] - 1
        rows[place + COPIES + card] = copies
        rows[place + SIZE] -= 1
        if copies == 0:
            rows[place + OWNED] &= ~bit(card)
        if copies < self.rules.most_owned[card]:
            rows[place + FULL] &= ~bit(card)

    def lay_out(self, card: i64) -> None:
        """Add a card to the market, without a word."""
        place = self.seats * self.width
        self.rows[place + COPIES + card] += 1
        self.rows[place + FULL] &= ~bit(card)

    def sell(self, card: i64) -> None:
        """Take a card out of the market, without a word."""
        place = self.seats * self.width
        copies = self.rows[place + COPIES + card] - 1
        self.rows[place + COPIES + card] = copies
        if copies == 0:
            self.rows[place + FULL] |= bit(card)

    def add_coins(self, seat: i64, coins: i64) -> None:
        """Change what a seat has, without a word."""
        self.rows[seat * self.width + COINS] += coins

    def set_deck(self, cards: list[int]) -> None:
        """Lay the deck face down, the next card last."""
        self.face_down = vec[u8]([u8(card) for card in cards])

    # Questions

    def coins_of(self, seat: i64) -> i64:
        """Return what a seat has."""
        place = seat * self.width + COINS
        return self.rows[place]

    def size_of(self, seat: i64) -> i64:
        """Count the cards of a city."""
        return self.rows[seat * self.width + SIZE]

    def owned(self, seat: i64, card: i64) -> i64:
        """Count the copies of a card in a city."""
        place = seat * self.width + COPIES + card
        return self.rows[place]

    def for_sale(self, card: i64) -> i64:
        """Count the copies of an establishment that lie open."""
        return self.rows[self.seats * self.width + COPIES + card]

    @property
    def coins(self) -> list[int]:
        """List what each seat has."""
        return [self.coins_of(seat) for seat in range(self.seats)]

    @property
    def market(self) -> list[int]:
        """List how many of each card lie open, by id."""
        return [self.for_sale(card.id) for card in self.rules.catalog.cards]

    @property
    def deck(self) -> list[int]:
        """List the face-down cards, the next one last."""
        return [int(card) for card in self.face_down]

    def opponents(self, seat: i64) -> vec[i64]:
        """List the other seats, clockwise from the next one."""
        return OPPONENTS[(self.seats - 1) * MOST_SEATS + seat]

    def opponents_backwards(self, seat: i64) -> vec[i64]:
        """List the other seats, counter-clockwise from the one before."""
        return OPPONENTS_BACKWARDS[(self.seats - 1) * MOST_SEATS + seat]

    def seats_from(self, seat: i64) -> vec[i64]:
        """List all seats, clockwise from one of them."""
        return SEATS_FROM[(self.seats - 1) * MOST_SEATS + seat]

    def icons(self, seat: i64, icon: i64) -> i64:
        """Count the establishments with an icon in a city."""
        found: i64 = 0
        for card in self.rules.by_icon[icon]:
            found += self.owned(seat, card)
        return found

    def owned_set(self, seat: i64) -> i64:
        """Return the set of cards of a city."""
        place = seat * self.width + OWNED
        return self.rows[place]

    def full_set(self, seat: i64) -> i64:
        """Return the set of cards that a city may have no more of, its landmarks among them; see `columns`."""
        place = seat * self.width + FULL
        return self.rows[place]

    def has_all_landmarks(self, seat: i64) -> bool:
        """Say whether a city has every landmark of the table."""
        return (~self.owned_set(seat) & self.rules.landmark_set) == 0

    def dice_limit(self, seat: i64) -> i64:
        """Return how many dice a seat may roll."""
        dice: i64 = 1
        for landmark in self.rules.dice_landmarks:
            if self.owned(seat, landmark.id):
                dice = landmark.dice_limit(dice)
        return dice

    def bonus(self, seat: i64, establishment: Establishment) -> i64:
        """Return what landmarks add to each copy of an establishment."""
        coins: i64 = 0
        for landmark in self.rules.bonus_landmarks:
            if self.owned(seat, landmark.id):
                coins += landmark.bonus(establishment)
        return coins

    def payment(self, seat: i64, card: i64) -> i64:
        """Return what one copy of an establishment brings a seat, with what landmarks add."""
        coins = self.rules.coins[card]
        if self.rules.varying_set & bit(card):
            coins = self.rules.by_id[card].income(self, seat)
        if self.owned_set(seat) & self.rules.bonus_sets[card]:
            coins += self.bonus(seat, self.rules.by_id[card])
        return coins

    def may_reroll(self, seat: i64) -> bool:
        """Say whether a seat may roll a second time in its turn."""
        for landmark in self.rules.reroll_landmarks:
            if self.owned(seat, landmark.id) and landmark.may_reroll():
                return True
        return False

    def has_extra_turn(self, seat: i64) -> bool:
        """Say whether the last roll gives a seat another turn."""
        for landmark in self.rules.turn_landmarks:
            if self.owned(seat, landmark.id) and landmark.has_extra_turn(self.first_die, self.second_die):
                return True
        return False

    def turn_odds(self, seat: i64, dice: i64) -> TurnOdds:
        """Find how likely a roll of so many dice gives a seat another turn."""
        chosen: i64 = 0
        step: i64 = 2
        for landmark in self.rules.turn_landmarks:
            if self.owned(seat, landmark.id):
                chosen += step
            step += step
        return self.rules.turn_odds[chosen + dice - 1]

    def may_own_more(self, seat: i64, card: i64) -> bool:
        """Say whether a city may hold one more of an establishment."""
        return (self.full_set(seat) & bit(card)) == 0

    def is_closed(self, seat: i64, card: i64) -> bool:
        """Say whether the copies of an establishment in a city are closed."""
        return (self.rows[seat * self.width + CLOSED] & bit(card)) != 0

    def buildable(self, seat: i64) -> i64:
        """Find the set of cards that a seat may build and can pay."""
        coins = self.coins_of(seat)
        if coins > self.rules.dearest:
            coins = self.rules.dearest
        cards = self.rules.affordable[coins] & ~(self.full_set(seat) | self.full_set(self.seats))
        if self.rules.is_conditional:
            for card in self.rules.conditional_cards:
                if cards & bit(card.id) and not card.may_be_built(self, seat):
                    cards &= ~bit(card.id)
        return cards

    def exchangeable(self, seat: i64) -> i64:
        """Find the set of establishments of a city that may change hands."""
        return self.owned_set(seat) & self.rules.exchangeable_set

    def wanted(self, seat: i64, card: i64, other: i64) -> i64:
        """Find the set of establishments that a seat may get from another for one of its own."""
        if self.full_set(other) & bit(card):
            return 0
        return self.exchangeable(other) & ~(self.full_set(seat) | bit(card))

    def offerable(self, seat: i64) -> i64:
        """Find the set of establishments of a city for which another seat has something to give."""
        found: i64 = 0
        for other in self.opponents(seat):
            wanted = self.exchangeable(other) & ~self.full_set(seat)
            if wanted:
                taken = ~self.full_set(other)
                # An only card cannot be exchanged for its like.
                found |= taken & ~wanted if wanted & (wanted - 1) == 0 else taken
        return found & self.exchangeable(seat)

    # Verbs

    def roll(self, seat: i64, dice: i64, again: bool) -> None:
        """Let the dice fall."""
        self.added = 0
        if len(self.coming_dice):
            self.roll_as_known(dice)
        else:
            self.first_die = self.rng.below(6) + 1
            self.second_die = self.rng.below(6) + 1 if dice > 1 else 0
        if self.heard:
            self.emit(DiceRolled(seat, self.first_die, self.second_die, again))

    def roll_as_known(self, dice: i64) -> None:
        """Let the dice fall as it is known; chance decides on dice that nothing is known of."""
        self.coming_dice, second = pop(self.coming_dice)
        self.coming_dice, first = pop(self.coming_dice)
        self.first_die = i64(first)
        self.second_die = 0
        if dice > 1:
            self.second_die = i64(second) if second else self.rng.below(6) + 1

    def add_to_roll(self, more: i64) -> None:
        """Let the last roll count for more than the dice show."""
        self.added += more
        if self.heard:
            self.emit(RollRaised(self.turn, more))

    def expect(self, first: i64, second: i64) -> None:
        """Say how a roll falls that comes before all known ones; chance decides on a second die that is 0."""
        self.coming_dice = append(append(self.coming_dice[:], u8(first)), u8(second))

    def earn(self, seat: i64, card: i64) -> None:
        """Pay a seat from the bank for all its copies of an establishment."""
        if self.is_idle(seat, card):
            return
        copies = self.owned(seat, card)
        coins = copies * self.payment(seat, card)
        self.rows[seat * self.width + COINS] += coins
        if self.heard:
            self.emit(CoinsEarned(seat, card, copies, coins))
        if self.rules.paid_set & bit(card):
            self.rules.by_id[card].when_paid(self, seat)

    def charge(self, seat: i64, owner: i64, card: i64) -> None:
        """Let the seat on turn pay the owner of a red establishment for all its copies."""
        if not self.is_idle(owner, card):
            self.take_coins(owner, seat, card, self.owned(owner, card) * self.payment(owner, card))
            if self.rules.paid_set & bit(card):
                self.rules.by_id[card].when_paid(self, owner)

    def activate(self, seat: i64, card: i64) -> None:
        """Let a purple establishment do what it does."""
        if not self.is_idle(seat, card):
            self.rules.by_id[card].activate(self, seat)

    def is_idle(self, seat: i64, card: i64) -> bool:
        """Say whether an establishment does nothing though its number was rolled; a closed one opens again instead."""
        place = seat * self.width + CLOSED
        doubtful = self.rows[place] | self.rules.unsure_set
        return (doubtful & bit(card)) != 0 and (self.reopens(seat, card) or not self.rules.by_id[card].pays(self, seat))

    def reopens(self, seat: i64, card: i64) -> bool:
        """Open an establishment that is closed; say whether it was."""
        if not self.is_closed(seat, card):
            return False
        self.rows[seat * self.width + CLOSED] &= ~bit(card)
        if self.heard:
            self.emit(CardReopened(seat, card))
        return True

    def close(self, seat: i64, card: i64) -> None:
        """Close all copies of an establishment in a city, also those to come, until their number is rolled again."""
        self.rows[seat * self.width + CLOSED] |= bit(card)
        if self.heard:
            self.emit(CardClosed(seat, card))

    def take_coins(self, seat: i64, victim: i64, card: i64, due: i64) -> None:
        """Let a seat take what a card says from another seat, as far as it is there."""
        coins = self.coins_of(victim)
        if coins > due:
            coins = due
        self.rows[victim * self.width + COINS] -= coins
        self.rows[seat * self.width + COINS] += coins
        if self.heard:
            self.emit(CoinsTaken(seat, victim, card, due, coins))

    def build(self, seat: i64, card: i64) -> None:
        """Pay for a card and add it to a city; with the last landmark the game is won."""
        price = self.rules.prices[card]
        self.rows[seat * self.width + COINS] -= price
        self.add_card(seat, card)
        if self.heard:
            self.emit(CardBuilt(seat, card, price))
        if self.rules.landmark_set & bit(card):
            if self.has_all_landmarks(seat):
                self.win(seat)
        else:
            self.sell(card)
            if len(self.face_down):
                self.turn_up()

    def exchange(self, seat: i64, card: i64, other: i64, got: i64) -> None:
        """Swap two establishments between two cities."""
        self.hand_over(seat, card, other)
        self.hand_over(other, got, seat)
        if self.heard:
            self.emit(CardsExchanged(seat, card, other, got))

    def hand_over(self, seat: i64, card: i64, other: i64) -> None:
        """Let an establishment change hands; it is open again if no other copy stays behind."""
        self.remove_card(seat, card)
        if not self.owned(seat, card):
            self.rows[seat * self.width + CLOSED] &= ~bit(card)
        self.add_card(other, card)

    def turn_up(self) -> None:
        """Turn cards up until enough different kinds lie open or the deck is out."""
        while len(self.face_down) and self.open_kinds() < self.rules.open_kinds:
            self.face_down, top = pop(self.face_down)
            card = i64(top)
            self.lay_out(card)
            if self.heard:
                self.emit(CardTurnedUp(card))

    def open_kinds(self) -> i64:
        """Count the kinds of establishments that lie open."""
        found: i64 = 0
        for card in self.rules.kinds:
            if self.for_sale(card):
                found += 1
        return found

    def win(self, seat: i64) -> None:
        """End the game at once."""
        self.agenda = []
        if self.heard:
            self.emit(GameWon(seat))

    # The contract

    def landmarks_built(self, seat: i64) -> i64:
        """Count the landmarks in a city."""
        built: i64 = 0
        for landmark in self.rules.landmarks:
            built += self.owned(seat, landmark.id)
        return built

    def scores(self) -> list[Score]:
        """Score a point for each landmark; whoever has all of them has won."""
        built: list[int] = [self.landmarks_built(seat) for seat in range(self.seats)]
        return [
            Score(seat, ["landmarks"], [built[seat]], 1 + len([other for other in built if other > built[seat]]))
            for seat in range(self.seats)
        ]

    def notation(self, action: int) -> str:
        return self.rules.catalog.vocabulary.notation(action)

    def parse(self, text: str) -> int:
        return self.rules.catalog.vocabulary.parse(text)

    def why_not(self, action: int, decision: Decision) -> str:
        return refusals.why_not(self, decision, action)

    def view(self, viewer: int) -> "view.MachiKoroView":
        return view.look(self, viewer)

    def position(self) -> dict[str, object]:
        return position.write(self)

    def clone(self) -> "MachiKoro":
        twin = MachiKoro(self.seats, self.rules, self.heard)
        self.copy_core(twin)
        twin.rows = self.rows[:]
        twin.face_down = self.face_down
        twin.coming_dice = self.coming_dice
        twin.turn = self.turn
        twin.first_die = self.first_die
        twin.second_die = self.second_die
        twin.added = self.added
        return twin

    def after_roll(self, first: i64, second: i64 = 0) -> "MachiKoro":
        """Copy the table and let the seat on turn roll these dice there; stop before that seat builds.

        Where nothing can be built the copy asks nobody.
        """
        twin = self.clone()
        twin.heard = True
        twin.events = []
        twin.agenda = []
        twin.expect(first, second)
        twin.roll(self.turn, 2 if second else 1, again=False)
        count_dice(twin, self.turn)
        step = next_step(twin)
        while step is not None and not isinstance(step, Build) and step.ask(twin) is None:
            drop(twin)
            step.run(twin)
            step = next_step(twin)
        twin.decision = step.ask(twin) if step is not None else None
        return twin


def empty_table(seats: i64, rules: Rules, rng: Rng) -> MachiKoro:
    """Make a table on which nothing lies yet."""
    game = MachiKoro(seats, rules)
    game.clear()
    game.rng = rng
    return game

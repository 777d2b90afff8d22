"""The verbs and questions of Citadels: how cards change the table and what they ask of it."""

from mypy_extensions import i64

from twocities.citadels import position, scoring, view
from twocities.citadels.actions import VOCABULARY
from twocities.citadels.catalog import CHARACTER_CATALOG, COSTS, DISTRICT_CATALOG, RANKS, TYPES_OF
from twocities.citadels.events import (
    CardGiven,
    CardsDiscarded,
    CardsDrawn,
    CardsSeen,
    CardTaken,
    CardTucked,
    CharacterPaid,
    CharacterRevealed,
    CharactersExchanged,
    CityCompleted,
    CrownMoved,
    DistrictDestroyed,
    DistrictPaid,
    DistrictRazed,
    GoldTaken,
    HandSeen,
    HandsSwapped,
    IncomeTaken,
)
from twocities.citadels.hands import insert
from twocities.citadels.ids import (
    BASIC,
    BEWITCHED,
    DISTRICTS,
    FACE_DOWN,
    KILLED,
    NOBODY,
    PROTECTED,
    REAL_THREAT,
    SIGNED_WARRANT,
    THREAT,
    WARRANT,
)
from twocities.citadels.phases import build
from twocities.citadels.phases.draft import BeginRound
from twocities.citadels.phases.gather import GatherOnly
from twocities.citadels.phases.turn import Turn
from twocities.citadels.rules import Rules
from twocities.citadels.state import STARTING_CARDS, Table
from twocities.core.event import Event
from twocities.core.rng import Rng
from twocities.core.score import Score
from twocities.core.step import Step


class Citadels(Table):
    """A game of Citadels."""

    def begin(self) -> None:
        """Shuffle the deck, deal and run to the first question."""
        for district in [*range(BASIC), *self.rules.uniques]:
            self.deck.extend([district] * DISTRICT_CATALOG[district].copies)
        self.rng.shuffle(self.deck)
        for hand in self.hands:
            for _ in range(STARTING_CARDS):
                insert(hand, self.deck.pop())
        if self.rules.random_start:
            self.crown = self.rng.below(self.seats)
        self.push(BeginRound())
        self.advance()

    def emit(self, event: Event) -> None:
        """Tell what happened to whoever listens."""
        self.events.append(event)

    # Questions about characters

    def marked_by(self, mark: i64, rank: i64) -> int:
        """Return the seat that laid a mark on a rank, or NOBODY."""
        each: i64
        for each in self.marks:
            if each >> 3 == mark * 16 + rank:
                return each & 7
        return NOBODY

    def marked_with(self, mark: int) -> list[int]:
        """List the characters that a mark lies on, by rank."""
        return [self.cast[rank] for rank in range(1, len(self.cast)) if self.marked_by(mark, rank) != NOBODY]

    def warrant_by(self, rank: int) -> int:
        """Return the seat whose warrant, signed or not, lies on a rank."""
        seat = self.marked_by(SIGNED_WARRANT, rank)
        return seat if seat != NOBODY else self.marked_by(WARRANT, rank)

    def threat_by(self, rank: int) -> int:
        """Return the seat whose threat, real or not, lies on a rank."""
        seat = self.marked_by(REAL_THREAT, rank)
        return seat if seat != NOBODY else self.marked_by(THREAT, rank)

    def rank_of(self, character: int) -> int:
        """Return the rank of a character."""
        return RANKS[character]

    def safe_targets(self, acting: int) -> list[int]:
        """List the characters that may be robbed or threatened: not rank 1, the killed or the bewitched."""
        return [
            self.cast[rank]
            for rank in range(2, len(self.cast))
            if self.cast[rank] != acting
            and self.marked_by(KILLED, rank) == NOBODY
            and self.marked_by(BEWITCHED, rank) == NOBODY
        ]

    def is_revealed(self, rank: int) -> bool:
        """Say whether somebody revealed a rank in this round."""
        return self.revealed >> rank & 1 == 1

    def is_protected(self, seat: int, against: int) -> bool:
        """Say whether a city is closed to the rank-8 character of another seat."""
        if seat != against:
            for each in self.marks:
                if each >> 7 == PROTECTED and each & 7 == seat:
                    return True
        return False

    def characters_of(self, seat: int) -> list[int]:
        """List the characters that a seat has in this round, by rank."""
        return [self.cast[rank] for rank in range(1, len(self.cast)) if self.held_by[rank] == seat]

    def others(self, seat: int) -> list[int]:
        """List the other seats, clockwise from the next one."""
        return [(seat + distance) % self.seats for distance in range(1, self.seats)]

    # Questions about cities

    def count(self, seat: int) -> int:
        """Return for how many districts a city counts."""
        districts = 0
        for place in self.cities[seat]:
            if place < BASIC or place >= FACE_DOWN:
                districts += 1
            else:
                districts += DISTRICT_CATALOG[place % DISTRICTS].city_count()
        return districts

    def is_completed(self, seat: int) -> bool:
        """Say whether a city has enough districts now."""
        city = self.cities[seat]
        return len(city) * 2 >= self.rules.city_size and self.count(seat) >= self.rules.city_size

    def has_district(self, seat: int, district: int) -> bool:
        """Say whether a district of this name stands in a city."""
        name: i64 = district
        place: i64
        for place in self.cities[seat]:
            if place == name or place - DISTRICTS == name:
                return True
        return False

    def place_of(self, seat: int, district: int) -> int:
        """Return how a district of this name stands in a city: plain or beautified."""
        return district if district in self.cities[seat] else district + DISTRICTS

    def effects(self, seat: int) -> list[int]:
        """List the unique districts that stand face up in a city."""
        found: list[int] = []
        place: i64
        for place in self.cities[seat]:
            if place >= BASIC and place < FACE_DOWN and place % DISTRICTS >= BASIC:
                found.append(place % DISTRICTS)
        return found

    def cost(self, place: int) -> int:
        """Return the cost of a district as it stands: one more if beautified."""
        return COSTS[place % DISTRICTS] + (1 if place >= DISTRICTS else 0)

    def income_count(self, seat: int, type_: int) -> int:
        """Count the districts that pay for a type."""
        districts = 0
        for place in self.cities[seat]:
            if place < BASIC:
                if TYPES_OF[place] == type_:
                    districts += 1
            elif place < FACE_DOWN and DISTRICT_CATALOG[place % DISTRICTS].counts_as(type_):
                districts += 1
        return districts

    def build_cost(self, seat: int, district: int) -> int:
        """Return what building a district costs a seat."""
        return self.reduced_cost(district, self.effects(seat))

    def reduced_cost(self, district: int, effects: list[int]) -> int:
        """Return what building a district costs in a city with these unique districts."""
        price = COSTS[district]
        if district >= BASIC:
            for other in effects:
                price = DISTRICT_CATALOG[other].build_cost(district, price)
        return price

    def may_target(self, place: int) -> bool:
        """Say whether rank 8 may use its ability on a district of an open city."""
        return place < FACE_DOWN and DISTRICT_CATALOG[place % DISTRICTS].may_be_targeted()

    def is_open(self, seat: int, owner: int) -> bool:
        """Say whether a city is open to the rank-8 character of `seat`."""
        return not self.is_completed(owner) and not self.is_protected(owner, seat)

    def target_price(self, owner: int, place: int, price: int) -> int:
        """Return what rank 8 pays for a district, given the price without the rest of the city."""
        for other in self.effects(owner):
            price = DISTRICT_CATALOG[other].target_price(price, place % DISTRICTS)
        return price

    # Verbs for gold and cards

    def gain(self, seat: int, gold: int) -> None:
        """Give a seat gold from the bank."""
        self.gold[seat] += gold

    def gain_by_character(self, seat: int, character: int, gold: int) -> None:
        """Give a seat gold from the bank and say which character brought it."""
        self.gold[seat] += gold
        if self.heard:
            self.emit(CharacterPaid(seat, character, gold))

    def gain_by_district(self, seat: int, district: int, gold: int) -> None:
        """Give a seat gold from the bank and say which district brought it."""
        self.gold[seat] += gold
        if self.heard:
            self.emit(DistrictPaid(seat, district, gold))

    def pay(self, seat: int, gold: int) -> None:
        """Take gold from a seat to the bank."""
        self.gold[seat] -= gold

    def move_gold(self, seat: int, victim: int, gold: int) -> None:
        """Take gold from one seat to another, silently."""
        self.gold[victim] -= gold
        self.gold[seat] += gold

    def take_gold(self, seat: int, victim: int, gold: int) -> None:
        """Let a seat take gold from another one."""
        self.move_gold(seat, victim, gold)
        if self.heard:
            self.emit(GoldTaken(seat, victim, gold))

    def draw(self, seat: int, count: int) -> None:
        """Draw cards into a hand, as many as there are."""
        cards: list[int] = []
        while self.deck and len(cards) < count:
            cards.append(self.deck.pop())
        for card in cards:
            insert(self.hands[seat], card)
        if self.heard and cards:
            self.emit(CardsDrawn(seat, cards))

    def earn(self, seat: int, type_: int, gold: int, cards: int) -> None:
        """Give a seat its income for districts of a type."""
        self.gold[seat] += gold
        if self.heard:
            self.emit(IncomeTaken(seat, type_, gold, cards))
        self.draw(seat, cards)

    def look_at(self, seat: int, count: int) -> None:
        """Lay the top cards of the deck before a seat, as many as there are."""
        while self.deck and len(self.drawn) < count:
            self.drawn.append(self.deck.pop())
        if self.heard:
            self.emit(CardsSeen(seat, self.drawn.copy()))

    def keep(self, seat: int, card: int) -> None:
        """Take one of the cards that a seat looks at into its hand."""
        self.drawn.remove(card)
        insert(self.hands[seat], card)
        if self.heard:
            self.emit(CardsDrawn(seat, [card]))

    def add_card(self, seat: int, card: int) -> None:
        """Put a card into a hand, silently."""
        insert(self.hands[seat], card)

    def bury(self, card: int) -> None:
        """Put a card under the deck."""
        self.deck.insert(0, card)

    def discard(self, seat: int, card: int) -> None:
        """Put a card from a hand under the deck."""
        self.hands[seat].remove(card)
        self.bury(card)
        if self.heard:
            self.emit(CardsDiscarded(seat, [card]))

    def take_card(self, seat: int, victim: int, card: int) -> None:
        """Move a card from one hand to another."""
        self.hands[victim].remove(card)
        insert(self.hands[seat], card)
        if self.heard:
            self.emit(CardTaken(seat, victim, card))

    def give_card(self, seat: int, other: int, card: int) -> None:
        """Let a seat give a card from its hand to another one."""
        self.hands[seat].remove(card)
        insert(self.hands[other], card)
        if self.heard:
            self.emit(CardGiven(seat, other, card))

    def take_random_card(self, seat: int, victim: int) -> None:
        """Move a random card from one hand to another."""
        hand = self.hands[victim]
        self.take_card(seat, victim, hand[self.rng.below(len(hand))])

    def swap_hands(self, seat: int, other: int) -> None:
        """Exchange two whole hands."""
        self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
        if self.heard:
            self.emit(HandsSwapped(seat, other))

    def show_hand(self, seat: int, victim: int) -> None:
        """Let a seat look at the hand of another one."""
        if self.heard:
            self.emit(HandSeen(seat, victim, self.hands[victim].copy()))

    def cards_of_type(self, seat: int, type_: int) -> int:
        """Count the cards of a type in a hand."""
        count = 0
        for card in self.hands[seat]:
            if DISTRICT_CATALOG[card].type == type_:
                count += 1
        return count

    def tuck(self, seat: int, district: int, card: int) -> None:
        """Put a card from a hand under a district."""
        self.hands[seat].remove(card)
        self.tucked.append(district * DISTRICTS + card)
        if self.heard:
            self.emit(CardTucked(seat, [card]))

    def tucked_under(self, district: int) -> int:
        """Count the cards under a district."""
        count = 0
        for each in self.tucked:
            if each // DISTRICTS == district:
                count += 1
        return count

    # Verbs for characters

    def mark(self, mark: int, character: int, seat: int) -> None:
        """Lay a mark of `seat` on a character."""
        self.marks.append((mark * 16 + RANKS[character]) * 8 + seat)

    def unmark(self, mark: int, rank: int) -> None:
        """Take a mark off a rank."""
        self.marks = [each for each in self.marks if each >> 3 != mark * 16 + rank]

    def reveal(self, seat: int, rank: int) -> None:
        """Show who has a rank."""
        self.revealed |= 1 << rank
        if self.heard:
            self.emit(CharacterRevealed(seat, self.cast[rank]))

    def exchange_characters(self, seat: int, character: int, other: int) -> None:
        """Exchange a character with a random one of another seat, unseen by the rest."""
        theirs = self.characters_of(other)
        got = theirs[self.rng.below(len(theirs))] if len(theirs) > 1 else theirs[0]
        self.held_by[self.rank_of(character)] = other
        self.held_by[self.rank_of(got)] = seat
        if self.heard:
            self.emit(CharactersExchanged(seat, other, character, got))

    def move_crown(self, seat: int) -> None:
        """Give the crown to a seat; nothing happens if it is there."""
        if self.crown != seat:
            if self.heard:
                self.emit(CrownMoved(seat, self.crown))
            self.crown = seat

    # Verbs for cities

    def settle(self, owner: int, district: int, acting: int) -> None:
        """Let a paid district enter a city; `acting` is the owner's character if it is the owner's turn."""
        self.site.remove(district)
        self.cities[owner].append(district)
        self.note_completion(owner)
        for rank in range(1, len(self.cast)):
            CHARACTER_CATALOG[self.cast[rank]].when_built(self, owner, acting)
        if district >= BASIC:
            DISTRICT_CATALOG[district].when_built(self, owner)

    def note_completion(self, seat: int) -> None:
        """Note the first seat that completes its city."""
        if self.first == NOBODY and self.is_completed(seat):
            self.first = seat
            if self.heard:
                self.emit(CityCompleted(seat))

    def ruin(self, owner: int, place: int) -> None:
        """Take a district out of a city and put it, and what was under it, under the deck."""
        self.cities[owner].remove(place)
        district = place % DISTRICTS
        for each in self.tucked:
            if each // DISTRICTS == district:
                self.bury(each % DISTRICTS)
        self.tucked = [each for each in self.tucked if each // DISTRICTS != district]
        self.bury(district)

    def raze(self, seat: int, place: int) -> None:
        """Let a seat destroy a district of its own, as payment or to use it."""
        self.ruin(seat, place)
        if self.heard:
            self.emit(DistrictRazed(seat, place))

    def destroy(self, seat: int, owner: int, place: int, gold: int) -> None:
        """Let a seat destroy a district of any city."""
        self.ruin(owner, place)
        if self.heard:
            self.emit(DistrictDestroyed(seat, owner, place, gold))

    def move_district(self, owner: int, other: int, place: int) -> None:
        """Move a standing district to another city; what lies on or under it goes along."""
        self.cities[owner].remove(place)
        self.cities[other].append(place)

    def offer_ruins(self, warlord: int, district: int) -> None:
        """Let districts act on what a Warlord has just destroyed; it lies at the bottom of the deck."""
        for distance in range(self.seats - 1, -1, -1):
            seat = (warlord + distance) % self.seats
            for other in self.effects(seat):
                DISTRICT_CATALOG[other].after_warlord(self, seat, warlord, district)

    # What cards need of the phases

    def turn_of(self, seat: int, acting: int) -> Turn:
        """Return the turn of a seat that acts as a character."""
        return Turn(seat, acting)

    def ways_to_build(self, turn: Turn, district: int) -> list[int]:
        """List the ways to build one card that is not in hand, limits aside."""
        options: list[int] = []
        effects = self.effects(turn.seat)
        if build.may_build(self, turn.seat, turn.acting, district, effects):
            spare = len(self.hands[turn.seat])
            build.add_ways_for(self, turn, district, spare, effects, build.may_borrow(self, turn.acting), options)
        return options

    def build_free(self, turn: Turn, action: int) -> None:
        """Build outside the limit."""
        build.build(self, turn, action, 1)

    def next_round(self) -> Step:
        """Return the step that begins another round."""
        return BeginRound()

    def gather_only(self, seat: int) -> None:
        """Let a seat gather and do nothing else."""
        self.push(GatherOnly(seat))

    # The contract

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def notation(self, action: int) -> str:
        return VOCABULARY.notation(action)

    def parse(self, text: str) -> int:
        return VOCABULARY.parse(text)

    def view(self, viewer: int) -> "view.CitadelsView":
        return view.look(self, viewer)

    def position(self) -> dict[str, object]:
        return position.write(self)

    def clone(self) -> "Citadels":
        twin = Citadels(self.seats, self.rules, self.heard)
        self.copy_into(twin)
        return twin


def empty_table(seats: int, rules: Rules, rng: Rng) -> Citadels:
    """Make a table on which nothing lies yet."""
    game = Citadels(seats, rules)
    game.clear()
    game.rng = rng
    return game

"""The verbs of Citadels: how cards change the table."""

from twocities.citadels import position, scoring, view
from twocities.citadels.actions import VOCABULARY
from twocities.citadels.catalog import CHARACTER_CATALOG, COSTS, DISTRICT_CATALOG, MARK_CATALOG, RANKS, TYPES_OF
from twocities.citadels.events import (
    CardGiven,
    CardRevealed,
    CardsDiscarded,
    CardsDrawn,
    CardsSeen,
    CardTaken,
    CardTucked,
    CharacterPaid,
    CharacterReplaced,
    CharacterRevealed,
    CharacterSeen,
    CharactersExchanged,
    CityCompleted,
    CrownMoved,
    DistrictDestroyed,
    DistrictPaid,
    DistrictRazed,
    DistrictTurned,
    GoalLowered,
    GoalRestored,
    GoldTaken,
    HandSeen,
    HandsSwapped,
    IncomeTaken,
)
from twocities.citadels.hands import insert
from twocities.citadels.ids import BASIC, FACE_DOWN, NOBODY
from twocities.citadels.packed import (
    card_of_tucked,
    district_of,
    district_of_note,
    kind_of_mark,
    lies_on,
    make_mark,
    make_note,
    make_tucked,
    rank_of_mark,
    top_of_tucked,
)
from twocities.citadels.phases import build
from twocities.citadels.phases.call import lose_turn, take_turn
from twocities.citadels.phases.draft import BeginRound
from twocities.citadels.phases.gather import GatherOnly
from twocities.citadels.phases.guest import draw_guest, has_guest, welcome
from twocities.citadels.phases.turn import Turn
from twocities.citadels.questions import Questions
from twocities.citadels.rules import Rules
from twocities.citadels.state import STARTING_CARDS
from twocities.core.event import Event
from twocities.core.rng import Rng
from twocities.core.score import Score
from twocities.core.step import Step


class Citadels(Questions):
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

    def tuck(self, seat: int, district: int, card: int) -> None:
        """Put a card from a hand under a district."""
        self.hands[seat].remove(card)
        self.tucked.append(make_tucked(district, card))
        if self.heard:
            self.emit(CardTucked(seat, [card]))

    # Verbs for what districts remember

    def note(self, district: int, number: int) -> None:
        """Let a unique district remember a number, and nothing else."""
        self.forget(district)
        self.notes = [*self.notes, make_note(district, number)]

    def forget(self, district: int) -> None:
        """Let a unique district forget what it remembers."""
        self.notes = [each for each in self.notes if district_of_note(each) != district]

    # Verbs for characters

    def mark(self, mark: int, character: int, seat: int) -> None:
        """Lay a mark of `seat` on a character."""
        self.mark_rank(mark, RANKS[character], seat)

    def mark_rank(self, mark: int, rank: int, seat: int) -> None:
        """Lay a mark of `seat` on a rank."""
        self.marks.append(make_mark(mark, rank, seat))

    def unmark(self, mark: int, rank: int) -> None:
        """Take a mark off a rank."""
        self.marks = [each for each in self.marks if not lies_on(each, mark, rank)]

    def lift(self, mark: int) -> None:
        """Take a mark off every rank."""
        self.marks = [each for each in self.marks if kind_of_mark(each) != mark]

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
            for district in self.rules.crown_watchers:
                owner = self.owner_of(district)
                if owner != NOBODY:
                    DISTRICT_CATALOG[district].when_crown_moves(self, owner)

    # Verbs for cities

    def settle(self, owner: int, district: int, acting: int) -> None:
        """Let a paid district enter a city; `acting` is the owner's character if it is the owner's turn."""
        self.site.remove(district)
        self.cities[owner].append(district)
        self.note_completion(owner)
        for character in self.rules.build_watchers:
            if self.is_cast(character):
                CHARACTER_CATALOG[character].when_built(self, owner, acting)
        for each in self.marks:
            MARK_CATALOG[kind_of_mark(each)].when_built(self, rank_of_mark(each), owner, district)
        if district >= BASIC:
            DISTRICT_CATALOG[district].when_built(self, owner)

    def note_completion(self, seat: int) -> None:
        """Note the first seat that completes its city, or that reaches a lower goal."""
        if self.first == NOBODY and self.is_completed(seat):
            self.first = seat
            if self.heard and not self.early:
                self.emit(CityCompleted(seat))
        if self.goal < self.rules.city_size and not self.early and self.reaches_goal(seat):
            self.early = 1 << seat
            if self.heard:
                self.emit(CityCompleted(seat))

    def have_paid_tax(self, seat: int) -> None:
        """Let the districts of a seat act on the tax that it paid to another one."""
        for district in self.effects(seat):
            DISTRICT_CATALOG[district].after_tax(self, seat)

    def lower_goal(self, seat: int) -> None:
        """Let a district less end the game; all who have that many already are first (ruling R117)."""
        self.goal = self.rules.city_size - 1
        if self.heard:
            self.emit(GoalLowered(seat))
        for each in range(self.seats):
            if self.reaches_goal(each):
                self.early |= 1 << each
                if self.heard and each != self.first:
                    self.emit(CityCompleted(each))

    def restore_goal(self, seat: int) -> None:
        """Let the game go on to the size of the rules (ruling R116)."""
        if self.goal < self.rules.city_size:
            self.goal = self.rules.city_size
            self.early = 0
            if self.heard:
                self.emit(GoalRestored(seat))
                if self.first != NOBODY:
                    self.emit(CityCompleted(self.first))

    def ruin(self, owner: int, place: int) -> None:
        """Take a district out of a city and put it, and what was under it, under the deck."""
        self.cities[owner].remove(place)
        district = district_of(place)
        for each in self.tucked:
            if top_of_tucked(each) == district:
                self.bury(card_of_tucked(each))
        self.tucked = [each for each in self.tucked if top_of_tucked(each) != district]
        self.bury(district)
        self.lose(owner, district)

    def lose(self, owner: int, district: int) -> None:
        """Let a district that is destroyed or turned face down lose its effect."""
        if district >= BASIC:
            DISTRICT_CATALOG[district].when_lost(self, owner)
            if self.notes:
                self.forget(district)

    def turn_over(self, owner: int, district: int) -> None:
        """Turn a district face down."""
        city = self.cities[owner]
        city[city.index(self.place_of(owner, district))] = FACE_DOWN + district
        if self.heard:
            self.emit(DistrictTurned(owner, district))
        self.lose(owner, district)

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
        if place >= BASIC:
            DISTRICT_CATALOG[district_of(place)].when_moved(self, other)

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
        if self.may_build_at_all(turn) and build.may_build(self, turn.seat, turn.acting, district, effects):
            spare = len(self.hands[turn.seat])
            build.add_ways_for(self, turn, district, spare, effects, build.may_borrow(self, turn.acting), options)
        return options

    def build_free(self, turn: Turn, action: int) -> None:
        """Build outside the limit."""
        build.build(self, turn, action, 1)

    def price_of_building(self, seat: int, action: int) -> int | None:
        """Return what a district costs a seat if an action builds it with gold, cards or a loan."""
        return build.price_of_building(self, seat, action)

    def next_round(self) -> Step:
        """Return the step that begins another round."""
        return BeginRound()

    def ruin_targets(self, seat: int, district: int) -> list[int]:
        """List the districts that a seat can destroy together with one of its own."""
        return DISTRICT_CATALOG[district].targets(self, seat)

    def may_build_at_all(self, turn: Turn) -> bool:
        """Say whether a character, and a guest if there is one, may build."""
        guest = self.joined
        return CHARACTER_CATALOG[turn.acting].may_build() and (guest == NOBODY or CHARACTER_CATALOG[guest].may_build())

    def may_be_built(self, seat: int, district: int) -> bool:
        """Say whether a district may be built in a city, duplicates allowed."""
        return DISTRICT_CATALOG[district].may_be_built(self, seat)

    def is_free(self, seat: int, district: int, cost: int) -> bool:
        """Say whether a district is so cheap, and may stand in a city, duplicates allowed."""
        return COSTS[district] <= cost and self.may_be_built(seat, district)

    def build_for_nothing(self, seat: int, district: int) -> None:
        """Let a card from a hand stand in a city, outside the limit and without payment."""
        build.reserve(self, seat, district)
        acting = self.cast[self.called] if self.acted[self.called] == seat else NOBODY
        self.stand(seat, acting, district, 0)

    def stand(self, seat: int, acting: int, district: int, gold: int) -> None:
        """Let a district that is paid for enter its builder's city."""
        build.stand(self, seat, acting, district, gold)

    def show_top(self, seat: int) -> None:
        """Show the top card of the deck; it goes into the hand if a district of its type stands in the city."""
        card = self.deck[-1]
        types = [TYPES_OF[district_of(place)] for place in self.cities[seat] if place < FACE_DOWN]
        taken = TYPES_OF[card] in types
        if taken:
            insert(self.hands[seat], self.deck.pop())
        if self.heard:
            self.emit(CardRevealed(seat, card, 1 if taken else 0))

    def take_turn(self, rank: int) -> None:
        """Let whoever answered a call take the turn."""
        take_turn(self, rank)

    def lose_turn(self, rank: int) -> None:
        """Let whoever answered a call lose the turn; whoever bewitched it resumes the turn all the same."""
        lose_turn(self, rank)

    def draw_guest(self, seat: int) -> None:
        """Draw a character from the box that is to be a guest, seen by a seat alone."""
        draw_guest(self, seat)

    def has_guest(self, turn: Turn) -> bool:
        """Say whether a guest can join now, or has something to do."""
        return has_guest(self, turn)

    def welcome(self, turn: Turn) -> None:
        """Let the guest join, and act."""
        welcome(self, turn)

    def show_guest(self, seat: int) -> None:
        """Let a seat look at the guest under a district, if there is one."""
        if self.heard and self.guest != NOBODY:
            self.emit(CharacterSeen(seat, self.guest))

    def replace_character(self, seat: int, character: int) -> None:
        """Let a character be in the game from the next round on, instead of the one of its rank."""
        rank = RANKS[character]
        if self.heard:
            self.emit(CharacterReplaced(seat, self.cast[rank], character))
        self.next_cast = [*self.next_cast[:rank], character, *self.next_cast[rank + 1 :]]
        # Ruling R151: a guest who is called into the game leaves the place for another one.
        if self.guest == character:
            draw_guest(self, self.host())

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

"""The verbs of Citadels: how cards change the table."""

from typing import final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels import position, refusals, scoring, view
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
from twocities.citadels.ids import BASIC, FACE_DOWN, NOBODY
from twocities.citadels.memory import (
    PUBLIC,
    after_look,
    after_open_loss,
    after_secret_loss,
    after_swap,
    known_card,
)
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
from twocities.citadels.questions import Questions, uniques_in
from twocities.citadels.rules import Rules
from twocities.citadels.state import STARTING_CARDS
from twocities.citadels.zones import (
    is_same,
    place_in,
    top_cards,
    with_card,
    with_first,
    with_last,
    with_number,
    without,
    without_last,
)
from twocities.core.decision import Decision, packed
from twocities.core.rng import Rng
from twocities.core.score import Score
from twocities.core.step import Step


@final
@mypyc_attr(acyclic=True)
class Citadels(Questions):
    """A game of Citadels."""

    def begin(self) -> None:
        """Shuffle the deck, deal and run to the first question."""
        cards: list[int] = []
        for district in [*range(BASIC), *self.rules.uniques]:
            cards.extend([district] * DISTRICT_CATALOG[district].copies)
        self.deck = packed(cards)
        self.shuffle_deck()
        for seat in range(self.seats):
            for _card in range(STARTING_CARDS):
                self.add_card(seat, self.take_top())
        if self.rules.random_start:
            self.crown = self.rng.below(self.seats)
        self.push(BeginRound())
        self.advance()

    # Verbs for gold and cards

    def gain(self, seat: i64, gold: i64) -> None:
        """Give a seat gold from the bank."""
        self.gold[seat] += gold

    def gain_by_character(self, seat: i64, character: i64, gold: i64) -> None:
        """Give a seat gold from the bank and say which character brought it."""
        self.gold[seat] += gold
        if self.heard:
            self.emit(CharacterPaid(seat, character, gold))

    def gain_by_district(self, seat: i64, district: i64, gold: i64) -> None:
        """Give a seat gold from the bank and say which district brought it."""
        self.gold[seat] += gold
        if self.heard:
            self.emit(DistrictPaid(seat, district, gold))

    def set_gold_on(self, rank: i64, gold: i64) -> None:
        """Let so much gold lie on the character of a rank."""
        self.gold_on = with_number(self.gold_on, rank, gold)

    def pay(self, seat: i64, gold: i64) -> None:
        """Take gold from a seat to the bank."""
        self.gold[seat] -= gold

    def move_gold(self, seat: i64, victim: i64, gold: i64) -> None:
        """Take gold from one seat to another, silently."""
        self.gold[victim] -= gold
        self.gold[seat] += gold

    def take_gold(self, seat: i64, victim: i64, gold: i64) -> None:
        """Let a seat take gold from another one."""
        self.move_gold(seat, victim, gold)
        if self.heard:
            self.emit(GoldTaken(seat, victim, gold))

    def draw(self, seat: i64, count: i64) -> None:
        """Draw cards into a hand, as many as there are."""
        first = max(len(self.deck) - count, 0)
        hand = self.hands[seat]
        place: i64
        for place in range(len(self.deck) - 1, first - 1, -1):
            hand = with_card(hand, self.deck[place])
        self.hands[seat] = hand
        if self.heard and first < len(self.deck):
            self.emit(CardsDrawn(seat, list(self.deck[first:])[::-1]))
        self.deck = self.deck[:first]
        self.top_card = NOBODY

    def earn(self, seat: i64, type_: i64, gold: i64, cards: i64) -> None:
        """Give a seat its income for districts of a type."""
        self.gold[seat] += gold
        if self.heard:
            self.emit(IncomeTaken(seat, type_, gold, cards))
        self.draw(seat, cards)

    def look_at(self, seat: i64, count: i64) -> None:
        """Lay the top cards of the deck before a seat, as many as there are."""
        seen = min(count - len(self.drawn), len(self.deck))
        if seen > 0:
            cards = top_cards(self.deck, seen)
            self.drawn = extend(self.drawn[:], cards) if len(self.drawn) else cards
            self.deck = self.deck[: len(self.deck) - seen]
            self.top_card = NOBODY
        if self.heard:
            self.emit(CardsSeen(seat, list(self.drawn)))

    def keep(self, seat: i64, card: i64) -> None:
        """Take one of the cards that a seat looks at into its hand."""
        self.drawn = without(self.drawn, card)
        self.add_card(seat, card)
        if self.heard:
            self.emit(CardsDrawn(seat, [card]))

    def add_card(self, seat: i64, card: i64) -> None:
        """Put a card into a hand, silently."""
        self.hands[seat] = with_card(self.hands[seat], card)

    def remove_card(self, seat: i64, card: i64) -> None:
        """Take a card out of a hand, silently."""
        self.hands[seat] = without(self.hands[seat], card)

    def take_top(self) -> i64:
        """Take the top card off the deck."""
        card = self.deck[len(self.deck) - 1]
        self.deck = without_last(self.deck)
        self.top_card = NOBODY
        return card

    def take_from_deck(self, card: i64) -> None:
        """Take a card out of the deck, wherever it lies; the lowest of several."""
        self.top_card = NOBODY
        self.deck = without(self.deck, card)

    def shuffle_deck(self) -> None:
        """Shuffle the deck."""
        self.top_card = NOBODY
        self.deck = self.rng.shuffled(self.deck)

    def bury(self, card: i64) -> None:
        """Put a card under the deck."""
        self.deck = with_first(self.deck, card)

    def discard(self, seat: i64, card: i64) -> None:
        """Put a card from a hand under the deck."""
        self.remove_card(seat, card)
        self.lose_secretly(seat, card, NOBODY)
        self.bury(card)
        if self.heard:
            self.emit(CardsDiscarded(seat, [card]))

    def take_card(self, seat: i64, victim: i64, card: i64) -> None:
        """Move a card from one hand to another."""
        self.pass_card(victim, seat, card)
        if self.heard:
            self.emit(CardTaken(seat, victim, card))

    def give_card(self, seat: i64, other: i64, card: i64) -> None:
        """Let a seat give a card from its hand to another one."""
        self.pass_card(seat, other, card)
        if self.heard:
            self.emit(CardGiven(seat, other, card))

    def take_random_card(self, seat: i64, victim: i64) -> None:
        """Move a random card from one hand to another."""
        hand = self.hands[victim]
        self.take_card(seat, victim, hand[self.rng.below(len(hand))])

    def swap_hands(self, seat: i64, other: i64) -> None:
        """Exchange two whole hands."""
        hand = self.hands[seat]
        self.hands[seat] = self.hands[other]
        self.hands[other] = hand
        self.known_cards = after_swap(self.known_cards, seat, other, self.hands[seat], hand)
        if self.heard:
            self.emit(HandsSwapped(seat, other))

    def show_hand(self, seat: i64, victim: i64) -> None:
        """Let a seat look at the hand of another one."""
        self.known_cards = after_look(self.known_cards, seat, victim, self.hands[victim])
        if self.heard:
            self.emit(HandSeen(seat, victim, list(self.hands[victim])))

    def tuck(self, seat: i64, district: i64, card: i64) -> None:
        """Put a card from a hand under a district."""
        self.remove_card(seat, card)
        self.lose_secretly(seat, card, NOBODY)
        self.tucked = with_last(self.tucked, make_tucked(district, card))
        if self.heard:
            self.emit(CardTucked(seat, [card]))

    # Verbs for what seats know of others' hands

    def add_open_card(self, seat: i64, card: i64) -> None:
        """Put a card into a hand that everybody has seen."""
        self.add_card(seat, card)
        self.known_cards = with_last(self.known_cards, known_card(PUBLIC, seat, card))

    def remember(self, viewer: i64, seat: i64, card: i64) -> None:
        """Let one seat know a card in the hand of another."""
        self.known_cards = with_last(self.known_cards, known_card(viewer, seat, card))

    def pass_card(self, seat: i64, other: i64, card: i64) -> None:
        """Move a card from one hand to another; both know which."""
        self.remove_card(seat, card)
        self.lose_secretly(seat, card, other)
        self.add_card(other, card)
        self.remember(seat, other, card)

    def lose_openly(self, seat: i64, card: i64) -> None:
        """Let everybody forget a card that they saw leaving a hand."""
        if len(self.known_cards):
            self.known_cards = after_open_loss(self.known_cards, seat, card)

    def lose_secretly(self, seat: i64, card: i64, witness: i64) -> None:
        """Let everybody but one witness forget what may have left a hand."""
        if len(self.known_cards):
            self.known_cards = after_secret_loss(self.known_cards, seat, card, witness)

    # Verbs for what districts remember

    def note(self, district: i64, number: i64) -> None:
        """Let a unique district remember a number, and nothing else."""
        self.forget(district)
        self.notes = with_last(self.notes, make_note(district, number))

    def forget(self, district: i64) -> None:
        """Let a unique district forget what it remembers."""
        self.notes = vec[i64]([each for each in self.notes if district_of_note(each) != district])

    # Verbs for characters

    def mark(self, mark: i64, character: i64, seat: i64) -> None:
        """Lay a mark of `seat` on a character."""
        self.mark_rank(mark, RANKS[character], seat)

    def mark_rank(self, mark: i64, rank: i64, seat: i64) -> None:
        """Lay a mark of `seat` on a rank."""
        self.marks = with_last(self.marks, make_mark(mark, rank, seat))

    def unmark(self, mark: i64, rank: i64) -> None:
        """Take a mark off a rank."""
        self.marks = vec[i64]([each for each in self.marks if not lies_on(each, mark, rank)], capacity=len(self.marks))

    def lift(self, mark: i64) -> None:
        """Take a mark off every rank."""
        self.marks = vec[i64]([each for each in self.marks if kind_of_mark(each) != mark])

    def reveal(self, seat: i64, rank: i64) -> None:
        """Show who has a rank."""
        self.revealed |= 1 << rank
        if self.heard:
            self.emit(CharacterRevealed(seat, self.cast[rank]))

    def exchange_characters(self, seat: i64, character: i64, other: i64) -> None:
        """Exchange a character with a random one of another seat, unseen by the rest."""
        theirs = self.characters_of(other)
        got = theirs[self.rng.below(len(theirs))] if len(theirs) > 1 else theirs[0]
        self.held_by[self.rank_of(character)] = other
        self.held_by[self.rank_of(got)] = seat
        self.know_holder(seat, self.rank_of(character))
        self.know_holder(other, self.rank_of(got))
        if self.heard:
            self.emit(CharactersExchanged(seat, other, character, got))

    def know_holder(self, seat: i64, rank: i64) -> None:
        """Let a seat know who has a rank."""
        self.known_holders = with_number(self.known_holders, seat, self.known_holders[seat] | 1 << rank)

    def move_crown(self, seat: i64) -> None:
        """Give the crown to a seat; nothing happens if it is there."""
        former = self.crown
        if former != seat:
            self.crown = seat
            if self.heard:
                self.emit(CrownMoved(seat, former))
            for district in self.rules.crown_watchers:
                owner = self.owner_of(district)
                if owner != NOBODY:
                    DISTRICT_CATALOG[district].when_crown_moves(self, owner)

    # Verbs for cities

    def set_city(self, owner: i64, city: vec[i64]) -> None:
        """Let these districts, and no others, stand in a city."""
        self.cities[owner] = city
        uniques = uniques_in(city)
        if not is_same(uniques, self.uniques[owner]):
            self.uniques = self.uniques[:]
            self.uniques[owner] = uniques

    def place(self, owner: i64, district: i64) -> None:
        """Move a paid district from the building site into a city, silently."""
        self.site = without(self.site, district)
        self.set_city(owner, with_last(self.cities[owner], district))

    def settle(self, owner: i64, district: i64, acting: i64) -> None:
        """Let a placed district take effect; `acting` is the owner's character if it is the owner's turn."""
        self.note_completion(owner)
        for character in self.rules.build_watchers:
            if self.is_cast(character):
                CHARACTER_CATALOG[character].when_built(self, owner, acting)
        for each in self.marks:
            MARK_CATALOG[kind_of_mark(each)].when_built(self, rank_of_mark(each), owner, district)
        if district >= BASIC:
            DISTRICT_CATALOG[district].when_built(self, owner)

    def note_completion(self, seat: i64) -> None:
        """Note the first seat that completes its city, or that reaches a lower goal."""
        if self.first == NOBODY and self.is_completed(seat):
            self.first = seat
            if self.heard and not self.early:
                self.emit(CityCompleted(seat))
        if self.goal < self.rules.city_size and not self.early and self.reaches_goal(seat):
            self.early = 1 << seat
            if self.heard:
                self.emit(CityCompleted(seat))

    def have_paid_tax(self, seat: i64) -> None:
        """Let the districts of a seat act on the tax that it paid to another one."""
        for district in self.effects(seat):
            DISTRICT_CATALOG[district].after_tax(self, seat)

    def lower_goal(self, seat: i64) -> None:
        """Let a district less end the game; all who have that many already are first (ruling R117)."""
        self.goal = self.rules.city_size - 1
        if self.heard:
            self.emit(GoalLowered(seat))
        for each in range(self.seats):
            if self.reaches_goal(each):
                self.early |= 1 << each
                if self.heard and each != self.first:
                    self.emit(CityCompleted(each))

    def restore_goal(self, seat: i64) -> None:
        """Let the game go on to the size of the rules (ruling R116)."""
        if self.goal < self.rules.city_size:
            self.goal = self.rules.city_size
            self.early = 0
            if self.heard:
                self.emit(GoalRestored(seat))
                if self.first != NOBODY:
                    self.emit(CityCompleted(self.first))

    def ruin(self, owner: i64, place: i64) -> None:
        """Take a district out of a city and put it, and what was under it, under the deck."""
        self.set_city(owner, without(self.cities[owner], place))
        district = district_of(place)
        for each in self.tucked:
            if top_of_tucked(each) == district:
                self.bury(card_of_tucked(each))
        if len(self.tucked):
            self.tucked = vec[i64]([each for each in self.tucked if top_of_tucked(each) != district])
        self.bury(district)
        self.lose(owner, district)

    def lose(self, owner: i64, district: i64) -> None:
        """Let a district that is destroyed or turned face down lose its effect."""
        if district >= BASIC:
            DISTRICT_CATALOG[district].when_lost(self, owner)
            if len(self.notes):
                self.forget(district)

    def turn_over(self, owner: i64, district: i64) -> None:
        """Turn a district face down."""
        self.restand(owner, self.place_of(owner, district), FACE_DOWN + district)
        if self.heard:
            self.emit(DistrictTurned(owner, district))
        self.lose(owner, district)

    def restand(self, owner: i64, place: i64, new: i64) -> None:
        """Let a district stand otherwise where it stands: beautified, or face down."""
        city = self.cities[owner][:]
        city[place_in(city, place)] = new
        self.set_city(owner, city)

    def raze(self, seat: i64, place: i64) -> None:
        """Let a seat destroy a district of its own, as payment or to use it."""
        self.ruin(seat, place)
        if self.heard:
            self.emit(DistrictRazed(seat, place))

    def destroy(self, seat: i64, owner: i64, place: i64, gold: i64) -> None:
        """Let a seat destroy a district of any city."""
        self.ruin(owner, place)
        if self.heard:
            self.emit(DistrictDestroyed(seat, owner, place, gold))

    def move_district(self, owner: i64, other: i64, place: i64) -> None:
        """Move a standing district to another city; what lies on or under it goes along."""
        self.set_city(owner, without(self.cities[owner], place))
        self.set_city(other, with_last(self.cities[other], place))
        if place >= BASIC:
            DISTRICT_CATALOG[district_of(place)].when_moved(self, other)

    def offer_ruins(self, warlord: i64, district: i64) -> None:
        """Let districts act on what a Warlord has just destroyed; it lies at the bottom of the deck."""
        for distance in range(self.seats - 1, -1, -1):
            seat = (warlord + distance) % self.seats
            for other in self.effects(seat):
                DISTRICT_CATALOG[other].after_warlord(self, seat, warlord, district)

    # What cards need of the phases

    def turn_of(self, seat: i64, acting: i64) -> Turn:
        """Return the turn of a seat that acts as a character."""
        return Turn(seat, acting)

    def ways_to_build(self, turn: Turn, district: i64) -> vec[i64]:
        """List the ways to build one card that is not in hand, limits aside."""
        options = vec[i64]()
        effects = self.effects(turn.seat)
        stands = self.has_district(turn.seat, district)
        if self.may_build_at_all(turn) and build.may_build(self, turn.seat, turn.acting, district, effects, stands):
            spare = len(self.hands[turn.seat])
            borrows = build.may_borrow(self, turn.acting)
            razes = build.has_payment(self, turn.seat, effects)
            return build.add_ways_for(self, turn, district, stands, spare, effects, borrows, razes, options)
        return options

    def build_free(self, turn: Turn, action: i64) -> None:
        """Build outside the limit."""
        build.build(self, turn, action, 1)

    def price_of_building(self, seat: i64, action: i64) -> int | None:
        """Return what a district costs a seat if an action builds it with gold, cards or a loan."""
        return build.price_of_building(self, seat, action)

    def next_round(self) -> Step:
        """Return the step that begins another round."""
        return BeginRound()

    def ruin_targets(self, seat: i64, district: i64) -> vec[i64]:
        """List the districts that a seat can destroy together with one of its own."""
        return DISTRICT_CATALOG[district].targets(self, seat)

    def may_build_at_all(self, turn: Turn) -> bool:
        """Say whether a character, and a guest if there is one, may build."""
        guest = self.joined
        return CHARACTER_CATALOG[turn.acting].may_build() and (guest == NOBODY or CHARACTER_CATALOG[guest].may_build())

    def may_be_built(self, seat: i64, district: i64) -> bool:
        """Say whether a district may be built in a city, duplicates allowed."""
        return DISTRICT_CATALOG[district].may_be_built(self, seat)

    def is_free(self, seat: i64, district: i64, cost: i64) -> bool:
        """Say whether a district is so cheap, and may stand in a city, duplicates allowed."""
        return COSTS[district] <= cost and self.may_be_built(seat, district)

    def build_for_nothing(self, seat: i64, district: i64) -> None:
        """Let a card from a hand stand in a city, outside the limit and without payment."""
        build.reserve(self, seat, district)
        acting = self.cast[self.called] if self.acted[self.called] == seat else NOBODY
        self.stand(seat, acting, district, 0)

    def stand(self, seat: i64, acting: i64, district: i64, gold: i64) -> None:
        """Let a district that is paid for enter its builder's city."""
        build.stand(self, seat, acting, district, gold)

    def show_top(self, seat: i64) -> None:
        """Show the top card of the deck; it goes into the hand if a district of its type stands in the city."""
        card = self.deck[len(self.deck) - 1]
        types = [TYPES_OF[district_of(place)] for place in self.cities[seat] if place < FACE_DOWN]
        taken = TYPES_OF[card] in types
        if taken:
            self.add_open_card(seat, self.take_top())
        else:
            self.top_card = card
        if self.heard:
            self.emit(CardRevealed(seat, card, 1 if taken else 0))

    def take_turn(self, rank: i64) -> None:
        """Let whoever answered a call take the turn."""
        take_turn(self, rank)

    def lose_turn(self, rank: i64) -> None:
        """Let whoever answered a call lose the turn; whoever bewitched it resumes the turn all the same."""
        lose_turn(self, rank)

    def draw_guest(self, seat: i64) -> None:
        """Draw a character from the box that is to be a guest, seen by a seat alone."""
        draw_guest(self, seat)

    def has_guest(self, turn: Turn) -> bool:
        """Say whether a guest can join now, or has something to do."""
        return has_guest(self, turn)

    def welcome(self, turn: Turn) -> None:
        """Let the guest join, and act."""
        welcome(self, turn)

    def show_guest(self, seat: i64) -> None:
        """Let a seat look at the guest under a district, if there is one."""
        if self.heard and self.guest != NOBODY:
            self.emit(CharacterSeen(seat, self.guest))

    def replace_character(self, seat: i64, character: i64) -> None:
        """Let a character be in the game from the next round on, instead of the one of its rank."""
        rank = RANKS[character]
        if self.heard:
            self.emit(CharacterReplaced(seat, self.cast[rank], character))
        self.next_cast = self.next_cast[:]
        self.next_cast[rank] = character
        # Ruling R151: a guest who is called into the game leaves the place for another one.
        if self.guest == character:
            draw_guest(self, self.host())

    def gather_only(self, seat: i64) -> None:
        """Let a seat gather and do nothing else."""
        self.push(GatherOnly(seat))

    # The contract

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def notation(self, action: int) -> str:
        return VOCABULARY.notation(action)

    def parse(self, text: str) -> i64:
        return VOCABULARY.parse(text)

    def why_not(self, action: int, decision: Decision) -> str:
        return refusals.why_not(self, decision, action)

    def view(self, viewer: int) -> "view.CitadelsView":
        return view.look(self, viewer)

    def position(self) -> dict[str, object]:
        return position.write(self)

    def clone(self) -> "Citadels":
        twin = Citadels(self.seats, self.rules, self.heard)
        self.copy_into(twin)
        return twin


def empty_table(seats: i64, rules: Rules, rng: Rng) -> Citadels:
    """Make a table on which nothing lies yet."""
    game = Citadels(seats, rules)
    game.clear()
    game.rng = rng
    return game

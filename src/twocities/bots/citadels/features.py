"""What a net is told of a table of Citadels; `FEATURES` says what each feature means."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from twocities.bots.citadels.district_value import count_of, income_of, stands, types_in
from twocities.bots.nets.features import Features, FeatureSet, FeatureTable, Group
from twocities.citadels.catalog import CHARACTER_CATALOG, COSTS
from twocities.citadels.game import Citadels
from twocities.citadels.ids import (
    CHARACTER_NAMES,
    DISTRICTS,
    FACE_DOWN,
    MARK_NAMES,
    MOST_RANKS,
    MOST_SEATS,
    NO_TYPE,
    TOPICS,
    TYPES,
)
from twocities.citadels.packed import district_of, kind_of_mark, rank_of_mark, top_of_tucked

MOST_GOLD: Final = 12
MOST_CARDS: Final = 8
MOST_MISSING: Final = 8
MOST_ROUNDS: Final = 12
MOST_PAYABLE: Final = 3
MOST_BUILT: Final = 3
"""From where on more makes no other feature."""

TENS: Final = 0.1
"""What makes points a number near one."""

FIFTHS: Final = 0.2
"""What makes gold a number near one."""

TABLE: Final = FeatureTable(
    [
        Group("seats", MOST_SEATS + 1, "how many play"),
        Group("long", 1, "a complete city has eight districts, not seven"),
        Group("round", MOST_ROUNDS + 1, "which round it is"),
        Group("called", MOST_RANKS + 1, "the rank that was called last, 0 during the draft"),
        Group("topic", len(TOPICS), "what is asked"),
        Group("ending", 1, "somebody has completed a city: this is the last round"),
        Group("nearest", MOST_MISSING + 1, "how many districts the largest city lacks"),
        Group("cast", len(CHARACTER_NAMES), "the characters that are in the game, by id"),
    ]
)

SEAT: Final = FeatureTable(
    [
        Group("order", MOST_SEATS, "how far the seat is from the one that is asked, clockwise"),
        Group("city", DISTRICTS, "the districts of its city that stand face up, by id"),
        Group("beautified", 1, "how many of them are beautified"),
        Group("face_down", 1, "how many lie face down"),
        Group("tucked", 1, "how many cards lie under them, in tens"),
        Group("type", TYPES, "the types in its city"),
        Group("types", TYPES + 1, "how many types these are"),
        Group("missing", MOST_MISSING + 1, "how many districts its city lacks"),
        Group("first", 1, "it was the first to complete a city"),
        Group("points", 1, "what its city scores by what is printed on the cards, in tens"),
        Group("lead", 1, "by how much that is more than the most of another seat, in tens"),
        Group("gold", MOST_GOLD + 1, "how much gold it has"),
        Group("gold_amount", 1, "the same as a number, in fives"),
        Group("hand", DISTRICTS, "the cards in its hand, by id"),
        Group("cards", MOST_CARDS + 1, "how many these are"),
        Group("payable", MOST_PAYABLE + 1, "how many of them it could pay and may build"),
        Group("best", 1, "the cost of the dearest of those, in fives"),
        Group("crown", 1, "it has the crown"),
        Group("waiting", len(CHARACTER_NAMES), "the characters it has that are to be called, by id"),
        Group("acting", len(CHARACTER_NAMES), "the character it has that was called last, by id"),
        Group("past", len(CHARACTER_NAMES), "the characters it has that were called before, by id"),
        Group("mark", len(MARK_NAMES), "what lies on the characters it has that were not called before"),
        Group("income", 1, "how many districts pay for the characters it has that were not called before, in fives"),
        Group("laden", 1, "the gold that lies on these characters, in fives"),
        Group("gathered", 1, "it is its turn, and it has gathered"),
        Group("built", MOST_BUILT + 1, "it is its turn, and it has built so much"),
    ]
)

FEATURES: Final = FeatureSet(1, TABLE, SEAT)
"""All that a net is told of a table of Citadels."""

T_SEATS: Final[i64] = TABLE.first("seats")
T_LONG: Final[i64] = TABLE.first("long")
T_ROUND: Final[i64] = TABLE.first("round")
T_CALLED: Final[i64] = TABLE.first("called")
T_TOPIC: Final[i64] = TABLE.first("topic")
T_ENDING: Final[i64] = TABLE.first("ending")
T_NEAREST: Final[i64] = TABLE.first("nearest")
T_CAST: Final[i64] = TABLE.first("cast")

S_ORDER: Final[i64] = SEAT.first("order")
S_CITY: Final[i64] = SEAT.first("city")
S_BEAUTIFIED: Final[i64] = SEAT.first("beautified")
S_FACE_DOWN: Final[i64] = SEAT.first("face_down")
S_TUCKED: Final[i64] = SEAT.first("tucked")
S_TYPE: Final[i64] = SEAT.first("type")
S_TYPES: Final[i64] = SEAT.first("types")
S_MISSING: Final[i64] = SEAT.first("missing")
S_FIRST: Final[i64] = SEAT.first("first")
S_POINTS: Final[i64] = SEAT.first("points")
S_LEAD: Final[i64] = SEAT.first("lead")
S_GOLD: Final[i64] = SEAT.first("gold")
S_GOLD_AMOUNT: Final[i64] = SEAT.first("gold_amount")
S_HAND: Final[i64] = SEAT.first("hand")
S_CARDS: Final[i64] = SEAT.first("cards")
S_PAYABLE: Final[i64] = SEAT.first("payable")
S_BEST: Final[i64] = SEAT.first("best")
S_CROWN: Final[i64] = SEAT.first("crown")
S_WAITING: Final[i64] = SEAT.first("waiting")
S_ACTING: Final[i64] = SEAT.first("acting")
S_PAST: Final[i64] = SEAT.first("past")
S_MARK: Final[i64] = SEAT.first("mark")
S_INCOME: Final[i64] = SEAT.first("income")
S_LADEN: Final[i64] = SEAT.first("laden")
S_GATHERED: Final[i64] = SEAT.first("gathered")
S_BUILT: Final[i64] = SEAT.first("built")

EARNS: Final = vec[i64]([character.earns for character in CHARACTER_CATALOG])
"""The type that each character earns gold for."""

ALL_TYPES: Final = 3
FIRST: Final = 4
COMPLETED: Final = 2
"""What a city scores besides its districts."""


def encode(game: Citadels) -> Features:
    """List the features of a table: all of it, so it must be a world that somebody imagines."""
    features = Features()
    decision = game.decision
    seats: i64 = game.seats
    nearest: i64 = MOST_MISSING
    points = vec[i64](capacity=seats)
    seat: i64
    for seat in range(seats):
        nearest = min(nearest, game.goal - count_of(game.cities[seat]))
        points = append(points, printed_points(game, seat))
    features.add(T_SEATS + seats, 1.0)
    if game.rules.city_size > 7:
        features.add(T_LONG, 1.0)
    features.add_one_of(T_ROUND, game.round, MOST_ROUNDS)
    features.add_one_of(T_CALLED, game.called, MOST_RANKS)
    asked: i64 = 0
    if decision is not None:
        asked = decision.seat
        features.add(T_TOPIC + decision.topic, 1.0)
    if game.is_last_round():
        features.add(T_ENDING, 1.0)
    features.add_one_of(T_NEAREST, nearest, MOST_MISSING)
    rank: i64
    for rank in range(1, len(game.cast)):
        features.add(T_CAST + game.cast[rank], 1.0)
    features.end_row()
    for seat in range(seats):
        features.add(S_ORDER + (seat - asked + seats) % seats, 1.0)
        add_city(features, game, seat)
        add_means(features, game, seat)
        add_characters(features, game, seat)
        features.add(S_POINTS, TENS * float(points[seat]))
        most: i64 = -1
        other: i64
        for other in range(seats):
            if other != seat and points[other] > most:
                most = points[other]
        features.add(S_LEAD, TENS * float(points[seat] - most))
        features.end_row()
    return features


def printed_points(game: Citadels, seat: i64) -> i64:
    """Count what a city scores by what is printed on the cards."""
    city = game.cities[seat]
    points: i64 = 0
    place: i64
    for place in city:
        if place < FACE_DOWN:
            points += COSTS[district_of(place)] + (1 if place >= DISTRICTS else 0)
    if types_in(city) == (1 << TYPES) - 1:
        points += ALL_TYPES
    if game.is_first(seat):
        points += FIRST
    elif count_of(city) >= game.goal:
        points += COMPLETED
    return points


def add_city(features: Features, game: Citadels, seat: i64) -> None:
    """Add what stands in a city."""
    city = game.cities[seat]
    place: i64
    for place in city:
        if place >= FACE_DOWN:
            features.add(S_FACE_DOWN, 1.0)
        else:
            features.add(S_CITY + district_of(place), 1.0)
            if place >= DISTRICTS:
                features.add(S_BEAUTIFIED, 1.0)
    for tucked in game.tucked:
        if stands(city, top_of_tucked(tucked)):
            features.add(S_TUCKED, TENS)
    types = types_in(city)
    found: i64 = 0
    type_: i64
    for type_ in range(TYPES):
        if types >> type_ & 1:
            features.add(S_TYPE + type_, 1.0)
            found += 1
    features.add(S_TYPES + found, 1.0)
    features.add_one_of(S_MISSING, game.goal - count_of(city), MOST_MISSING)
    if game.is_first(seat):
        features.add(S_FIRST, 1.0)


def add_means(features: Features, game: Citadels, seat: i64) -> None:
    """Add what a seat can build with: its gold and its hand."""
    gold = game.gold[seat]
    hand = game.hands[seat]
    city = game.cities[seat]
    payable: i64 = 0
    best: i64 = 0
    card: i64
    for card in hand:
        features.add(S_HAND + card, 1.0)
        if COSTS[card] <= gold and not stands(city, card):
            payable += 1
            best = max(best, COSTS[card])
    features.add_one_of(S_GOLD, gold, MOST_GOLD)
    features.add(S_GOLD_AMOUNT, FIFTHS * float(gold))
    features.add_one_of(S_CARDS, len(hand), MOST_CARDS)
    features.add_one_of(S_PAYABLE, payable, MOST_PAYABLE)
    features.add(S_BEST, FIFTHS * float(best))
    if game.crown == seat:
        features.add(S_CROWN, 1.0)


def add_characters(features: Features, game: Citadels, seat: i64) -> None:
    """Add the characters that a seat has, and what becomes of them."""
    called = game.called
    rank: i64
    for rank in range(1, len(game.held_by)):
        if game.held_by[rank] != seat:
            continue
        character = game.cast[rank]
        if rank < called:
            features.add(S_PAST + character, 1.0)
            continue
        features.add((S_ACTING if rank == called else S_WAITING) + character, 1.0)
        for mark in game.marks:
            if rank_of_mark(mark) == rank:
                features.add(S_MARK + kind_of_mark(mark), 1.0)
        earns = EARNS[character]
        if earns != NO_TYPE:
            features.add(S_INCOME, FIFTHS * float(income_of(game.cities[seat], earns)))
        if game.gold_on[rank]:
            features.add(S_LADEN, FIFTHS * float(game.gold_on[rank]))
    if called and game.acted[called] == seat:
        if game.gathered:
            features.add(S_GATHERED, 1.0)
        features.add_one_of(S_BUILT, game.builds, MOST_BUILT)

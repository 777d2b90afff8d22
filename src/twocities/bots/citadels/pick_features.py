"""What a net of picks is told of a seat that picks a character: what everybody sees; `PICK_FEATURES` lists it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from twocities.bots.citadels.district_value import count_of, income_of
from twocities.bots.nets.features import Features, FeatureTable, Group
from twocities.citadels.catalog import COSTS
from twocities.citadels.ids import CHARACTER_NAMES, DISTRICTS, FACE_DOWN, MOST_SEATS, TYPES
from twocities.citadels.packed import district_of
from twocities.citadels.state import State

MOST_GOLD: Final = 12
MOST_CARDS: Final = 8
MOST_MISSING: Final = 8
MOST_ROUNDS: Final = 12
MOST_INCOME: Final = 4
"""From where on more makes no other feature."""

TENS: Final = 0.1
FIFTHS: Final = 0.2
"""What makes points and gold numbers near one."""

PICK_FEATURES: Final = FeatureTable(
    [
        Group("seats", MOST_SEATS + 1, "how many play"),
        Group("long", 1, "a complete city has eight districts, not seven"),
        Group("round", MOST_ROUNDS + 1, "which round it is"),
        Group("cast", len(CHARACTER_NAMES), "the characters that are in the game, by id"),
        Group("face_up", len(CHARACTER_NAMES), "those of them that lie face up, by id"),
        Group("laden", len(CHARACTER_NAMES), "the gold that lies on them, by id, in fives"),
        Group("order", MOST_SEATS, "how far the seat is from the one that picks first, clockwise"),
        Group("second", 1, "it is its second pick"),
        Group("city", DISTRICTS, "the districts of its city that stand face up, by id"),
        Group("income", TYPES * (MOST_INCOME + 1), "how many districts pay for each type"),
        Group("missing", MOST_MISSING + 1, "how many districts its city lacks"),
        Group("gold", MOST_GOLD + 1, "how much gold it has"),
        Group("gold_amount", 1, "the same as a number, in fives"),
        Group("cards", MOST_CARDS + 1, "how many cards its hand has"),
        Group("lead", 1, "by how much its city scores more than the best other one, by the costs alone, in tens"),
        Group("ahead", 1, "no other city scores more"),
        Group("richest", MOST_GOLD + 1, "how much gold the richest other seat has"),
        Group("others_gold", 1, "how much gold the others have together, in tens"),
        Group("most_cards", MOST_CARDS + 1, "how many cards the fullest other hand has"),
        Group("nearest", MOST_MISSING + 1, "how many districts the largest other city lacks"),
    ]
)
"""All that a net is told of a pick."""

PICK_VERSION: Final = 1
"""Raised by every change that makes a net of picks read a table otherwise."""

BLIND: Final[i64] = len(CHARACTER_NAMES)
"""The option to take a face-down character unseen; the others are the characters, by id."""

PICK_OPTIONS: Final[i64] = BLIND + 1
"""How many options there are at all picks."""

F_SEATS: Final[i64] = PICK_FEATURES.first("seats")
F_LONG: Final[i64] = PICK_FEATURES.first("long")
F_ROUND: Final[i64] = PICK_FEATURES.first("round")
F_CAST: Final[i64] = PICK_FEATURES.first("cast")
F_FACE_UP: Final[i64] = PICK_FEATURES.first("face_up")
F_LADEN: Final[i64] = PICK_FEATURES.first("laden")
F_ORDER: Final[i64] = PICK_FEATURES.first("order")
F_SECOND: Final[i64] = PICK_FEATURES.first("second")
F_CITY: Final[i64] = PICK_FEATURES.first("city")
F_INCOME: Final[i64] = PICK_FEATURES.first("income")
F_MISSING: Final[i64] = PICK_FEATURES.first("missing")
F_GOLD: Final[i64] = PICK_FEATURES.first("gold")
F_GOLD_AMOUNT: Final[i64] = PICK_FEATURES.first("gold_amount")
F_CARDS: Final[i64] = PICK_FEATURES.first("cards")
F_LEAD: Final[i64] = PICK_FEATURES.first("lead")
F_AHEAD: Final[i64] = PICK_FEATURES.first("ahead")
F_RICHEST: Final[i64] = PICK_FEATURES.first("richest")
F_OTHERS_GOLD: Final[i64] = PICK_FEATURES.first("others_gold")
F_MOST_CARDS: Final[i64] = PICK_FEATURES.first("most_cards")
F_NEAREST: Final[i64] = PICK_FEATURES.first("nearest")


def encode_pick(table: State, seat: i64, is_second: bool) -> Features:
    """List the features of a pick of a seat, from what everybody sees of a table."""
    features = Features()
    seats: i64 = table.seats
    features.add(F_SEATS + seats, 1.0)
    if table.rules.city_size > 7:
        features.add(F_LONG, 1.0)
    features.add_one_of(F_ROUND, table.round, MOST_ROUNDS)
    rank: i64
    for rank in range(1, len(table.cast)):
        character = table.cast[rank]
        features.add(F_CAST + character, 1.0)
        if table.gold_on[rank]:
            features.add(F_LADEN + character, FIFTHS * float(table.gold_on[rank]))
    for character in table.face_up:
        features.add(F_FACE_UP + character, 1.0)
    features.add(F_ORDER + (seat - table.opener + seats) % seats, 1.0)
    if is_second:
        features.add(F_SECOND, 1.0)
    add_own(features, table, seat)
    add_others(features, table, seat)
    features.end_row()
    return features


def add_own(features: Features, table: State, seat: i64) -> None:
    """Add what the seat has."""
    city = table.cities[seat]
    place: i64
    for place in city:
        if place < FACE_DOWN:
            features.add(F_CITY + district_of(place), 1.0)
    type_: i64
    for type_ in range(TYPES):
        features.add_one_of(F_INCOME + type_ * (MOST_INCOME + 1), income_of(city, type_), MOST_INCOME)
    features.add_one_of(F_MISSING, table.goal - count_of(city), MOST_MISSING)
    gold = table.gold[seat]
    features.add_one_of(F_GOLD, gold, MOST_GOLD)
    features.add(F_GOLD_AMOUNT, FIFTHS * float(gold))
    features.add_one_of(F_CARDS, len(table.hands[seat]), MOST_CARDS)


def add_others(features: Features, table: State, seat: i64) -> None:
    """Add what the most of the others have."""
    own = cost_of(table.cities[seat])
    best: i64 = 0
    richest: i64 = 0
    gold: i64 = 0
    cards: i64 = 0
    nearest: i64 = MOST_MISSING
    other: i64
    for other in range(table.seats):
        if other != seat:
            best = max(best, cost_of(table.cities[other]))
            richest = max(richest, table.gold[other])
            gold += table.gold[other]
            cards = max(cards, len(table.hands[other]))
            nearest = min(nearest, table.goal - count_of(table.cities[other]))
    features.add(F_LEAD, TENS * float(own - best))
    if own >= best:
        features.add(F_AHEAD, 1.0)
    features.add_one_of(F_RICHEST, richest, MOST_GOLD)
    features.add(F_OTHERS_GOLD, TENS * float(gold))
    features.add_one_of(F_MOST_CARDS, cards, MOST_CARDS)
    features.add_one_of(F_NEAREST, nearest, MOST_MISSING)


def cost_of(city: vec[i64]) -> i64:
    """Add up what the districts of a city cost that stand face up."""
    total: i64 = 0
    place: i64
    for place in city:
        if place < FACE_DOWN:
            total += COSTS[district_of(place)] + (1 if place >= DISTRICTS else 0)
    return total

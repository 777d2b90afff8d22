"""What a net is told of a table of Machi Koro; `FEATURES` says what each feature means."""

from typing import Final

from mypy_extensions import i64

from twocities.bots.machikoro.outlook import Outlook
from twocities.bots.nets.features import Features, FeatureSet, FeatureTable, Group
from twocities.machikoro.card_sets import bit
from twocities.machikoro.columns import CLOSED
from twocities.machikoro.game import MachiKoro
from twocities.machikoro.ids import CARD_NAMES, MOST_SEATS, TOPICS

CARDS: Final[i64] = len(CARD_NAMES)
"""The cards that a net knows; those of other boxes say nothing to it."""

MOST_COINS: Final = 30
MOST_TURNS: Final = 24
MOST_LACKING: Final = 4
"""From where on more makes no other feature."""

TENS: Final = 0.1
"""What makes coins and turns a number near one."""

TABLE: Final = FeatureTable(
    [
        Group("seats", MOST_SEATS + 1, "how many play"),
        Group("topic", len(TOPICS), "what is asked"),
        Group("market", len(CARD_NAMES), "how many of each establishment lie open, by id, in tens"),
        Group("turns", MOST_TURNS + 1, "how many turns the seat that is nearest to winning needs, rounded down"),
    ]
)

SEAT: Final = FeatureTable(
    [
        Group("order", MOST_SEATS, "how far the seat is from the one whose turn it is, clockwise"),
        Group("asked", 1, "it is asked"),
        Group("cards", len(CARD_NAMES), "how many of each card are in its city, by id"),
        Group("closed", len(CARD_NAMES), "which of these are closed, by id"),
        Group("lacking", MOST_LACKING + 1, "how many landmarks it lacks"),
        Group("coins", MOST_COINS + 1, "how many coins it has"),
        Group("coins_amount", 1, "the same as a number, in tens"),
        Group("income", 1, "how many coins a round brings it, as the dice are expected to fall, in tens"),
        Group("turns", MOST_TURNS + 1, "how many turns it needs for its last landmark at this income, rounded down"),
        Group("turns_amount", 1, "the same as a number, in tens"),
        Group("nearness", 1, "one divided by that and one"),
    ]
)

FEATURES: Final = FeatureSet(1, TABLE, SEAT)
"""All that a net is told of a table of Machi Koro."""

T_SEATS: Final[i64] = TABLE.first("seats")
T_TOPIC: Final[i64] = TABLE.first("topic")
T_MARKET: Final[i64] = TABLE.first("market")
T_TURNS: Final[i64] = TABLE.first("turns")

S_ORDER: Final[i64] = SEAT.first("order")
S_ASKED: Final[i64] = SEAT.first("asked")
S_CARDS: Final[i64] = SEAT.first("cards")
S_CLOSED: Final[i64] = SEAT.first("closed")
S_LACKING: Final[i64] = SEAT.first("lacking")
S_COINS: Final[i64] = SEAT.first("coins")
S_COINS_AMOUNT: Final[i64] = SEAT.first("coins_amount")
S_INCOME: Final[i64] = SEAT.first("income")
S_TURNS: Final[i64] = SEAT.first("turns")
S_TURNS_AMOUNT: Final[i64] = SEAT.first("turns_amount")
S_NEARNESS: Final[i64] = SEAT.first("nearness")


def encode(game: MachiKoro) -> Features:
    """List the features of a table; but for the deck, everybody sees all of it."""
    features = Features()
    decision = game.decision
    seats: i64 = game.seats
    features.add(T_SEATS + seats, 1.0)
    if decision is not None and decision.topic < len(TOPICS):
        features.add(T_TOPIC + decision.topic, 1.0)
    known = min(CARDS, i64(len(game.rules.catalog.cards)))
    card: i64
    for card in range(known):
        on_offer = game.for_sale(card)
        if on_offer:
            features.add(T_MARKET + card, TENS * float(on_offer))
    outlooks: list[Outlook] = [Outlook(game, seat) for seat in range(seats)]
    incomes = [outlook.income() for outlook in outlooks]
    turns = [outlook.turns() for outlook in outlooks]
    features.add_one_of(T_TURNS, i64(int(min(turns))), MOST_TURNS)
    features.end_row()
    seat: i64
    for seat in range(seats):
        features.add(S_ORDER + (seat - game.turn + seats) % seats, 1.0)
        if decision is not None and decision.seat == seat:
            features.add(S_ASKED, 1.0)
        add_city(features, game, seat, known)
        coins = game.coins_of(seat)
        features.add_one_of(S_COINS, coins, MOST_COINS)
        features.add(S_COINS_AMOUNT, TENS * float(coins))
        features.add(S_INCOME, TENS * incomes[seat])
        wait = turns[seat]
        features.add_one_of(S_TURNS, i64(int(wait)), MOST_TURNS)
        features.add(S_TURNS_AMOUNT, TENS * min(wait, float(MOST_TURNS)))
        features.add(S_NEARNESS, 1.0 / (wait + 1.0))
        features.end_row()
    return features


def add_city(features: Features, game: MachiKoro, seat: i64, known: i64) -> None:
    """Add the cards of a city, and how many landmarks it lacks."""
    owned = game.owned_set(seat)
    closed = game.rows[seat * game.width + CLOSED]
    card: i64
    for card in range(known):
        if owned & bit(card):
            features.add(S_CARDS + card, float(game.owned(seat, card)))
        if closed & bit(card):
            features.add(S_CLOSED + card, 1.0)
    lacking: i64 = 0
    for landmark in game.rules.landmarks:
        if not owned & bit(landmark.id):
            lacking += 1
    features.add_one_of(S_LACKING, lacking, MOST_LACKING)

"""The cards and numbers of a table, and the names that make them."""

from math import gcd
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from twocities.core.errors import BadRules, known
from twocities.machikoro.boxes import Box, Catalog
from twocities.machikoro.card_sets import OptionBuffer, card_set
from twocities.machikoro.cards import Card, Establishment, Landmark
from twocities.machikoro.columns import COPIES
from twocities.machikoro.ids import BLUE, GREEN, PURPLE, RED

STARTING_COINS: Final = 3

UNLIMITED: Final = 99
"""More than there are of any card."""

FACES: Final = [1, 2, 3, 4, 5, 6]

TWO_DICE: Final = 12
"""What two dice show at most; cards may add to it."""

LIMITED_SUPPLY: Final = "limited_supply"
BEGINNER: Final = "beginner"
RANDOM_START: Final = "random_start"
ASKS_ROLL: Final = "asks_roll"
VARIANTS: Final = [LIMITED_SUPPLY, BEGINNER, RANDOM_START, ASKS_ROLL]


@final
class Answers:
    """The establishments that a roll activates, by colour and in order of id."""

    def __init__(self, roll: int, cards: list[Establishment]) -> None:
        self.reds = answering(roll, RED, cards)
        self.blues = answering(roll, BLUE, cards)
        self.greens = answering(roll, GREEN, cards)
        self.purples = vec[i64](list(answering(roll, PURPLE, cards))[::-1])
        """The last one first: that is how they are put on the agenda."""


def answering(roll: int, colour: int, cards: list[Establishment]) -> vec[i64]:
    """List the ids of the establishments of one colour that a roll activates."""
    return vec[i64]([card.id for card in cards if card.colour == colour and roll in card.rolls])


@final
class TurnOdds:
    """How often a seat has no extra turn: after `last` of `rolls` equally likely rolls, in lowest terms."""

    def __init__(self, landmarks: list[Landmark], dice: int) -> None:
        seconds = FACES if dice > 1 else [0]
        again = 0
        for first in FACES:
            for second in seconds:
                if [landmark for landmark in landmarks if landmark.has_extra_turn(first, second)]:
                    again += 1
        rolls = len(FACES) * len(seconds)
        shared = gcd(again, rolls)
        self.rolls = rolls / shared
        self.last = (rolls - again) / shared


@final
class Rules:
    """What differs between tables: the cards that take part, and some numbers. Behind that, tables for fast play."""

    def __init__(self, catalog: Catalog, boxes: list[Box]) -> None:
        self.catalog = catalog
        self.names: list[str] = []
        self.most_seats = max(box.most_seats for box in boxes)
        self.cards: list[Card] = [card for box in boxes for card in box.cards]
        self.establishments: list[Establishment] = [card for card in self.cards if isinstance(card, Establishment)]
        self.landmarks: list[Landmark] = [card for card in self.cards if isinstance(card, Landmark)]
        self.open_kinds: i64 = UNLIMITED
        """How many different kinds lie open at once."""
        self.random_start = False
        """Whether chance says who begins; otherwise the first seat does."""
        self.asks_roll = False
        """Whether a seat with one die is asked to roll it; otherwise it falls by itself."""
        self.unasked: Rules = self
        """The same rules without that question."""
        self.most_owned = vec[i64]([0 for _ in catalog.cards])
        """How many of each card a city may hold."""
        for card in self.cards:
            self.most_owned[card.id] = UNLIMITED if card.colour in (BLUE, GREEN, RED) else 1
        self.width: i64 = COPIES + len(catalog.cards)
        """How many columns a row has."""
        self.landmark_set = card_set([*self.landmarks])
        self.exchangeable_set = card_set([card for card in self.establishments if card.colour != PURPLE])
        """The establishments that may change hands."""
        self.sold = vec[Establishment](self.establishments)
        """The establishments once more, for loops that must be fast."""
        self.reds = vec[Establishment]([card for card in self.establishments if card.colour == RED])
        self.by_id = vec[Establishment]([self.establishments[0] for _ in catalog.cards])
        """The establishments by id; the places of landmarks mean nothing."""
        self.coins = vec[i64]([0 for _ in catalog.cards])
        """What a copy of each establishment brings, unless its income varies."""
        for card in self.sold:
            self.by_id[card.id] = card
            self.coins[card.id] = card.coins
        self.index_prices()
        self.index_hooks()
        self.index_options()
        self.index_rolls()
        icons = range(max([card.icon for card in self.establishments]) + 1)
        self.by_icon = vec[vec[i64]](
            [vec[i64]([card.id for card in self.establishments if card.icon == icon]) for icon in icons]
        )
        """The establishments with each icon."""

    def index_prices(self) -> None:
        """List which cards can be paid with so many coins."""
        self.prices = vec[i64]([card.price for card in self.catalog.cards])
        self.dearest: i64 = max([card.price for card in self.cards])
        self.affordable = vec[i64](
            [card_set([card for card in self.cards if card.price <= coins]) for coins in range(self.dearest + 1)]
        )

    def index_hooks(self) -> None:
        """Find the cards that fill in a hook, so that the others need not be asked."""
        self.conditional_cards = [card for card in self.cards if fills_in(card, Card, "may_be_built")]
        self.is_conditional = len(self.conditional_cards) > 0
        self.unsure_set = self.establishments_with("pays")
        """The establishments that may do nothing even if their number is rolled."""
        self.paid_set = self.establishments_with("when_paid")
        self.varying_set = self.establishments_with("income")
        """The establishments whose copies do not always bring the same."""
        self.dice_landmarks = self.landmarks_with("dice_limit")
        self.dice_set = card_set([*self.dice_landmarks])
        self.reroll_landmarks = self.landmarks_with("may_reroll")
        self.reroll_set = card_set([*self.reroll_landmarks])
        self.roll_landmarks = vec[Landmark](list(self.landmarks_with("when_rolled"))[::-1])
        """The last one first: that is how their questions are put on the agenda."""
        self.roll_set = card_set([*self.roll_landmarks])
        self.turn_landmarks = self.landmarks_with("has_extra_turn")
        self.turn_set = card_set([*self.turn_landmarks])
        self.turn_odds = vec[TurnOdds](
            [TurnOdds(chosen, dice) for chosen in subsets([*self.turn_landmarks]) for dice in (1, 2)]
        )
        """For each choice of the landmarks that give extra turns: the odds with one die and with two."""
        self.bonus_landmarks = self.landmarks_with("bonus")
        self.bonus_sets = vec[i64]([0 for _ in self.catalog.cards])
        """For each establishment the landmarks that add to what it earns."""
        for card in self.establishments:
            self.bonus_sets[card.id] = card_set([each for each in self.bonus_landmarks if each.bonus(card)])

    def establishments_with(self, hook: str) -> i64:
        """Find the set of establishments that fill in a hook."""
        return card_set([card for card in self.establishments if fills_in(card, Establishment, hook)])

    def landmarks_with(self, hook: str) -> vec[Landmark]:
        """List the landmarks that fill in a hook."""
        return vec[Landmark]([card for card in self.landmarks if fills_in(card, Landmark, hook)])

    def index_options(self) -> None:
        """Find where the blocks of actions begin that depend on the boxes."""
        vocabulary = self.catalog.vocabulary
        self.collect: i64 = vocabulary.first("collect")
        self.offer: i64 = vocabulary.first("offer")
        self.demand: i64 = vocabulary.first("demand")
        self.kinds = vec[i64]([card.id for card in self.catalog.establishments])
        """The ids of the establishments, by their place in the blocks of `offer` and `demand`."""
        self.buffer = OptionBuffer(vocabulary.size + 1)

    def index_rolls(self) -> None:
        """List which establishments each roll activates."""
        highest = max([max(card.rolls) for card in self.establishments])
        self.answers = vec[Answers]([Answers(roll, self.establishments) for roll in range(max(highest, TWO_DICE) + 1)])

    @property
    def has_deck(self) -> bool:
        """Whether the supply comes from a face-down deck."""
        return self.open_kinds < UNLIMITED

    def answers_to(self, roll: i64) -> Answers:
        """Find the establishments that a roll activates: none at 0, and none beyond the highest number of a card."""
        if roll >= len(self.answers):
            return self.answers[0]
        return self.answers[roll]

    def offered(self, action: i64) -> i64:
        """Find the card that an `offer` gives away."""
        return self.kinds[action - self.offer]

    def demanded(self, action: i64) -> tuple[i64, i64]:
        """Find the seat and the card that a `demand` names."""
        other = (action - self.demand) // len(self.kinds)
        return other, self.kinds[action - self.demand - other * len(self.kinds)]


def subsets(landmarks: list[Landmark]) -> list[list[Landmark]]:
    """List every choice of some landmarks, in the order of sets with a bit for each of them."""
    found: list[list[Landmark]] = [[]]
    for landmark in landmarks:
        found.extend([[*chosen, landmark] for chosen in found])
    return found


def fills_in(card: Card, base: type[Card], hook: str) -> bool:
    """Say whether a card fills in a hook of its base class."""
    return getattr(type(card), hook) is not getattr(base, hook)


def rule_names(catalog: Catalog) -> list[str]:
    """List every name that a list of rules may hold."""
    return [catalog.boxes[0].name, *VARIANTS, *[box.name for box in catalog.boxes[1:]]]


def make_rules(catalog: Catalog, names: list[str]) -> Rules:
    """Turn a list of names into the rules of a table."""
    base = catalog.boxes[0].name
    allowed = rule_names(catalog)
    for place, name in enumerate(names):
        if name not in allowed:
            raise BadRules(known("rule of machikoro", name, allowed))
        if name in names[:place] and name != base:
            raise BadRules(f"The rule '{name}' is named twice.")
    rules = Rules(catalog, [box for box in catalog.boxes if box.name == base or box.name in names])
    rules.names = [base, *[name for name in names if name != base]]
    if LIMITED_SUPPLY in names:
        rules.open_kinds = 10
    if BEGINNER in names:
        rules.most_owned = vec[i64]([min(most, 2) for most in rules.most_owned])
    rules.random_start = RANDOM_START in names
    if ASKS_ROLL in names:
        rules.asks_roll = True
        rules.unasked = make_rules(catalog, [name for name in names if name != ASKS_ROLL])
    return rules

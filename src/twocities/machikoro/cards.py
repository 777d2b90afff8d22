"""What a card can do: the hooks that establishments and landmarks fill in."""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from twocities.core.decision import packed
from twocities.core.topic import Topic
from twocities.machikoro.ids import CARD_NAMES, LANDMARK, PURPLE, TOWER
from twocities.machikoro.seat_step import SeatStep

if TYPE_CHECKING:
    from twocities.machikoro.game import MachiKoro


class Question:
    """A question that only one card asks: what for, and the verbs that answer it with their fields."""

    def __init__(self, topic: Topic, answers: dict[str, list[str]]) -> None:
        self.topic = topic
        self.answers = answers


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """One stateless object for each kind of card; cards from outside the package bring their own name."""

    def __init__(self, card: i64, colour: i64, price: i64, name: str = "") -> None:
        self.id = card
        self.name = name or CARD_NAMES[card]
        self.colour = colour
        self.price = price

    def may_be_built(self, game: "MachiKoro", seat: i64) -> bool:
        """Say whether a seat that can pay may build it."""
        return True

    def questions(self) -> list[Question]:
        """List the questions that only it asks."""
        return []

    def steps(self) -> list[type[SeatStep]]:
        """List the steps that only it pushes."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Establishment(Card):
    """Pays its owner a fixed number of coins from the bank when its number is rolled."""

    def __init__(
        self,
        card: i64,
        colour: i64,
        price: i64,
        rolls: list[int],
        icon: i64 = TOWER,
        coins: i64 = 0,
        copies: i64 = 6,
        starting: i64 = 0,
        name: str = "",
    ) -> None:
        super().__init__(card, colour, price, name)
        self.rolls = packed(rolls)
        self.icon = icon
        self.coins = coins
        self.copies = copies
        """How many there are to build."""
        self.starting = starting
        """How many every city begins with, besides."""

    def pays(self, game: "MachiKoro", owner: i64) -> bool:
        """Say whether it does anything for its owner when its number is rolled."""
        return True

    def income(self, game: "MachiKoro", owner: i64) -> i64:
        """Return what one copy earns now, before landmarks add to it."""
        return self.coins

    def when_paid(self, game: "MachiKoro", owner: i64) -> None:
        """Do something after it has paid its owner, such as closing."""

    def activate(self, game: "MachiKoro", owner: i64) -> None:
        """Do what a purple card does in its owner's turn."""

    def worth(self, game: "MachiKoro", owner: i64) -> float:
        """Estimate how many coins it brings its owner when its number is rolled; every purple card says so itself."""
        if self.colour == PURPLE:
            raise NotImplementedError(f"The purple card {self.name} does not say what it is worth.")
        if not self.pays(game, owner):
            return 0.0
        return float(int(game.owned(owner, self.id) * game.payment(owner, self.id)))


@mypyc_attr(allow_interpreted_subclasses=True)
class Landmark(Card):
    """Gives its owner an advantage from the moment it is built."""

    def __init__(self, card: i64, price: i64, stands: bool = False, name: str = "") -> None:
        super().__init__(card, LANDMARK, price, name)
        self.stands = stands
        """Whether it stands in every city from the start."""

    def dice_limit(self, dice: i64) -> i64:
        """Return how many dice its owner may roll, given how many without it."""
        return dice

    def bonus(self, establishment: Establishment) -> i64:
        """Return what each of the owner's copies of an establishment earns more."""
        return 0

    def may_reroll(self) -> bool:
        """Say whether its owner may roll again once in a turn."""
        return False

    def when_rolled(self, game: "MachiKoro", owner: i64) -> None:
        """Do something between the last roll of its owner's turn and the payments, such as pushing a question."""

    def has_extra_turn(self, first: i64, second: i64) -> bool:
        """Say whether its owner has another turn after these dice."""
        return False

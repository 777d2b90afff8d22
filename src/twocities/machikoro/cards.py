"""What a card can do: the hooks that establishments and landmarks fill in."""

from typing import TYPE_CHECKING

from twocities.machikoro.ids import CARD_NAMES, LANDMARK, TOWER

if TYPE_CHECKING:
    from twocities.machikoro.game import MachiKoro


class Card:
    """One stateless object for each kind of card."""

    def __init__(self, card: int, colour: int, price: int) -> None:
        self.id = card
        self.name = CARD_NAMES[card]
        self.colour = colour
        self.price = price


class Establishment(Card):
    """Pays its owner a fixed number of coins from the bank when its number is rolled."""

    def __init__(
        self,
        card: int,
        colour: int,
        price: int,
        rolls: list[int],
        icon: int = TOWER,
        coins: int = 0,
        copies: int = 6,
    ) -> None:
        super().__init__(card, colour, price)
        self.rolls = rolls
        self.icon = icon
        self.coins = coins
        self.copies = copies

    def income(self, game: "MachiKoro", owner: int) -> int:
        """Return what one copy earns now, before landmarks add to it."""
        return self.coins

    def activate(self, game: "MachiKoro", owner: int) -> None:
        """Do what a purple card does in its owner's turn."""


class Landmark(Card):
    """Gives its owner an advantage from the moment it is built."""

    def __init__(self, card: int, price: int) -> None:
        super().__init__(card, LANDMARK, price)

    def dice_limit(self, dice: int) -> int:
        """Return how many dice its owner may roll, given how many without it."""
        return dice

    def bonus(self, establishment: Establishment) -> int:
        """Return what each of the owner's copies of an establishment earns more."""
        return 0

    def may_reroll(self) -> bool:
        """Say whether its owner may roll again once in a turn."""
        return False

    def has_extra_turn(self, first: int, second: int) -> bool:
        """Say whether its owner has another turn after these dice."""
        return False

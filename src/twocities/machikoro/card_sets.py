"""Sets of cards: an int with a bit for each, so that a question about many cards is one operation."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from twocities.machikoro.cards import Card

ONE: Final[i64] = 1


def bit(card: i64) -> i64:
    """Make the set of one card."""
    return ONE << card


def card_set(cards: list[Card]) -> i64:
    """Make the set of some cards."""
    found: i64 = 0
    for card in cards:
        found |= bit(card.id)
    return found


@final
class OptionBuffer:
    """Collects the options of a question by index in one buffer; `options` hands them out and begins anew."""

    def __init__(self, room: int) -> None:
        self.buffer = vec[i64]([0] * room)
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        """Add one action."""
        self.buffer[self.count] = action
        self.count += 1

    def add_cards(self, cards: i64, first: i64) -> None:
        """Add an action for each of a set of cards; `first` is that of card 0."""
        buffer = self.buffer
        count = self.count
        while cards:
            # What is no option is written over by the next one: that is faster than to jump over it.
            buffer[count] = first
            count += cards & 1
            cards >>= 1
            first += 1
        self.count = count

    def add_kinds(self, cards: i64, kinds: vec[i64], first: i64) -> None:
        """Add an action for each card of a list that is in a set; `first` is that of the first card of the list."""
        for card in kinds:
            self.buffer[self.count] = first
            self.count += cards >> card & 1
            first += 1

    def options(self) -> vec[i64]:
        """Take out what was collected."""
        options = self.buffer[: self.count]
        self.count = 0
        return options

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

    def add_cards(self, cards: i64, actions: vec[i64], more: i64 = 0) -> None:
        """Add the actions of a set of cards, each raised by `more`."""
        buffer = self.buffer
        count = self.count
        card: i64 = 0
        while cards:
            # What is no option is written over by the next one: that is faster than to jump over it.
            buffer[count] = actions[card] + more
            count += cards & 1
            cards >>= 1
            card += 1
        self.count = count

    def options(self) -> vec[i64]:
        """Take out what was collected."""
        options = self.buffer[: self.count]
        self.count = 0
        return options

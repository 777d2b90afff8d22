"""Questions what to build: the same cards are on offer again and again."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from twocities.core.decision import Decision
from twocities.machikoro.actions import BUILD, PASS
from twocities.machikoro.card_sets import OptionBuffer
from twocities.machikoro.ids import BUILDING, MOST_SEATS

SLOTS: Final = 2048
"""For each seat."""

SPREAD: Final = 0x9E3779B1
SPREAD_BITS: Final = 20
"""Multiplied by SPREAD and shifted, similar sets of cards come to slots far apart."""


@final
class BuildQuestions:
    """Makes the questions of one set of rules, and keeps each until another one needs its slot."""

    def __init__(self, buffer: OptionBuffer) -> None:
        self.buffer = buffer
        self.cards = vec[i64]([0] * (SLOTS * MOST_SEATS))
        """What each kept question is made from; nobody is asked who can build nothing."""
        self.kept = vec[Decision]([Decision(0, BUILDING, vec[i64]())] * (SLOTS * MOST_SEATS))

    def question(self, seat: i64, cards: i64) -> Decision:
        """Ask a seat which of a set of cards it builds, if any."""
        slot = (cards * SPREAD >> SPREAD_BITS & (SLOTS - 1)) * MOST_SEATS + seat
        if self.cards[slot] == cards:
            return self.kept[slot]
        self.buffer.add_cards(cards, BUILD)
        self.buffer.add(PASS)
        decision = Decision(seat, BUILDING, self.buffer.options())
        self.cards[slot] = cards
        self.kept[slot] = decision
        return decision

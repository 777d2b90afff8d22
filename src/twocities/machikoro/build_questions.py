"""Questions what to build: the same cards are on offer again and again."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.core.decision import Decision
from twocities.machikoro.actions import BUILD, PASS
from twocities.machikoro.card_sets import OptionBuffer
from twocities.machikoro.ids import BUILDING, MOST_SEATS

SLOT_BITS: Final = 12
SLOTS: Final = 4096


@final
@mypyc_attr(acyclic=True)
class KeptQuestion:
    """A question, and what it was made from."""

    def __init__(self, key: i64, decision: Decision) -> None:
        self.key = key
        self.decision = decision


@final
class BuildQuestions:
    """Makes the questions of one set of rules, and keeps each until another one needs its slot."""

    def __init__(self, buffer: OptionBuffer) -> None:
        self.buffer = buffer
        self.kept = vec[KeptQuestion]([KeptQuestion(-1, Decision(0, BUILDING, vec[i64]()))] * SLOTS)

    def question(self, seat: i64, cards: i64) -> Decision:
        """Ask a seat which of a set of cards it builds, if any."""
        key = cards * MOST_SEATS + seat
        slot = (key ^ key >> SLOT_BITS) & (SLOTS - 1)
        kept = self.kept[slot]
        if kept.key != key:
            self.buffer.add_cards(cards, BUILD)
            self.buffer.add(PASS)
            kept = KeptQuestion(key, Decision(seat, BUILDING, self.buffer.options()))
            self.kept[slot] = kept
        return kept.decision

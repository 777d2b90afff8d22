"""Gathering: gold, or cards of which some are kept."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import GATHER_CARDS, GATHER_GOLD, KEEP_CARD
from twocities.citadels.catalog import DISTRICT_CATALOG
from twocities.citadels.events import GoldGathered
from twocities.citadels.ids import GATHERING, KEEPING, NOBODY
from twocities.citadels.packed import district_of_note, number_of_note
from twocities.citadels.state import NOTHING
from twocities.citadels.step import DRAWN, NEXT_CALL, CitadelsStep, lack_of_called, seat_on_turn
from twocities.citadels.zones import different
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


def ways_to_gather(game: "Citadels") -> vec[i64]:
    """List the ways to gather; cards only while there are any (ruling R9)."""
    return vec[i64]([GATHER_GOLD, GATHER_CARDS]) if len(game.deck) else vec[i64]([GATHER_GOLD])


def gold_gathered(game: "Citadels", seat: i64) -> i64:
    """Return how much gold a seat would gather."""
    gold: i64 = 2
    for district in game.effects(seat):
        gold = DISTRICT_CATALOG[district].gold_gathered(gold)
    return gold


def cards_drawn(game: "Citadels", seat: i64) -> i64:
    """Return how many cards a seat would look at if it gathered cards, and the deck had enough."""
    drawn: i64 = 2
    for district in game.effects(seat):
        drawn = DISTRICT_CATALOG[district].cards_drawn(drawn)
    return drawn


def cards_kept(game: "Citadels", seat: i64, drawn: i64) -> i64:
    """Return how many of the drawn cards a seat would keep."""
    kept: i64 = 1
    for district in game.effects(seat):
        kept = DISTRICT_CATALOG[district].cards_kept(kept, drawn)
    return kept


def gathering_brings(game: "Citadels", seat: i64, action: i64) -> Fields:
    """Return what a way to gather brings a seat; the deck may have too few cards."""
    if action == GATHER_GOLD:
        return {"gain": gold_gathered(game, seat)}
    drawn = cards_drawn(game, seat)
    kept = cards_kept(game, seat, drawn)
    there = len(game.deck)
    return {"cards": min(kept, there), "drawn": min(drawn, there)}


def gather(game: "Citadels", seat: i64, action: i64) -> None:
    """Gather gold or cards, with the gathering districts."""
    if action == GATHER_GOLD:
        gold = gold_gathered(game, seat)
        game.gain(seat, gold)
        if game.heard:
            game.emit(GoldGathered(seat, gold))
        if len(game.notes):
            pay_partners(game, seat, True)
        return
    drawn = cards_drawn(game, seat)
    kept = cards_kept(game, seat, drawn)
    # Ruling R9: there may be fewer cards than there should be.
    if kept > 1 and kept >= min(drawn, len(game.deck)):
        game.draw(seat, drawn)
    else:
        game.look_at(seat, drawn)
        game.push(KeepCard(seat, kept))
    if len(game.notes):
        pay_partners(game, seat, False)


def pay_partners(game: "Citadels", seat: i64, is_gold: bool) -> None:
    """Let districts that remember somebody act on what a seat has gathered."""
    for each in game.notes:
        DISTRICT_CATALOG[district_of_note(each)].when_gathering(game, number_of_note(each), seat, is_gold)


@mypyc_attr(acyclic=True, free_list_len=1)
class KeepCard(CitadelsStep):
    """Asks `seat` which of the drawn cards to keep, `count` of them; the others go under the deck."""

    name: ClassVar[str] = "keep_card"
    followed_by: ClassVar[list[str]] = [*NEXT_CALL, "end_bewitched", "after_gathering"]
    zone: ClassVar[str] = DRAWN

    def __init__(self, seat: i64 = 0, count: i64 = 1) -> None:
        self.seat = seat
        self.count = count

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, KEEPING, vec[i64]([KEEP_CARD + card for card in different(game.drawn)]))

    def choose(self, game: "Citadels", action: i64) -> None:
        game.keep(self.seat, action - KEEP_CARD)
        if self.count > 1:
            game.push(KeepCard(self.seat, self.count - 1))
            return
        for card in game.drawn:
            game.bury(card)
        game.drawn = NOTHING

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "count": self.count}

    def lack_of_seat(self, game: "Citadels") -> str:
        if seat_on_turn(game) == NOBODY:
            return lack_of_called(game, self.seat)
        return super().lack_of_seat(game)

    def lack(self, game: "Citadels") -> str:
        if not len(game.drawn):
            return "cards in 'drawn'"
        return "" if self.count <= len(game.drawn) else f"{self.count} cards in 'drawn' to keep"


@mypyc_attr(acyclic=True, free_list_len=1)
class GatherOnly(CitadelsStep):
    """Asks `seat` to gather, and nothing else."""

    name: ClassVar[str] = "gather_only"
    followed_by: ClassVar[list[str]] = [*NEXT_CALL, "end_bewitched"]

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, GATHERING, ways_to_gather(game))

    def choose(self, game: "Citadels", action: i64) -> None:
        gather(game, self.seat, action)

    def brings(self, game: "Citadels", action: i64) -> Fields:
        return gathering_brings(game, self.seat, action)

    def to_dict(self) -> Fields:
        return {"seat": self.seat}

    def lack_of_seat(self, game: "Citadels") -> str:
        return lack_of_called(game, self.seat)

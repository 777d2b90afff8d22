"""The Tax Collector."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.actions import COLLECT
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.events import TaxCollected, TaxPaid
from twocities.citadels.ids import POWER_USED, TAXED
from twocities.citadels.marks import Mark
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class TaxCollector(Character):
    """Gets a gold for every district that anybody else builds; it waits until his own turn."""

    verbs: ClassVar[list[str]] = ["collect"]

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        # As a guest the Tax Collector finds no gold: the others pay the bank.
        is_guest = turn.acting != self.id
        return (
            NO_POWERS if is_guest or not game.gold_on[self.rank] or game.used >> POWER_USED & 1 else vec[i64]([COLLECT])
        )

    def brings(self, game: "Citadels", turn: "Turn", action: i64) -> Fields:
        return {"gain": game.gold_on[self.rank]} if action == COLLECT else {}

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        game.used |= 1 << POWER_USED
        gold = game.gold_on[self.rank]
        game.set_gold_on(self.rank, 0)
        game.gain(turn.seat, gold)
        if game.heard:
            game.emit(TaxCollected(turn.seat, self.id, gold))

    def why_not(self, game: "Citadels", turn: "Turn", action: i64) -> str:
        return "no taxes lie there for it"

    def when_joining(self, game: "Citadels", seat: i64) -> None:
        game.mark_rank(TAXED, game.called, seat)

    def when_built(self, game: "Citadels", owner: i64, acting: i64) -> None:
        if acting != self.id and game.gold[owner]:
            game.pay(owner, 1)
            game.set_gold_on(self.rank, game.gold_on[self.rank] + 1)
            if game.heard:
                game.emit(TaxPaid(owner, game.cities[owner][-1], 1))


class Taxed(Mark):
    """Lets the bank take a gold for each district that is built after the turn of its character."""

    def when_built(self, game: "Citadels", rank: i64, owner: i64, district: i64) -> None:
        if rank < game.called and game.gold[owner]:
            game.pay(owner, 1)
            if game.heard:
                game.emit(TaxPaid(owner, district, 1))

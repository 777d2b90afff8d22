"""The Annual Fair."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import TAKE
from twocities.citadels.cards import District
from twocities.citadels.events import FairCardTaken, FairOpened
from twocities.citadels.ids import FAIR_PICKING
from twocities.citadels.step import FAIR, NO_FIELD, CitadelsStep
from twocities.citadels.zones import different, with_last, without
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels

CARDS: Final = 6
"""How many cards are laid open, whatever the number of players."""


class AnnualFair(District):
    """When it is built six cards are laid open; everybody in turn takes one, its owner first, until none is left."""

    def steps(self) -> list[type[CitadelsStep]]:
        return [TakeFromFair]

    def when_built(self, game: "Citadels", owner: i64) -> None:
        while len(game.deck) and len(game.fair) < CARDS:
            game.fair = with_last(game.fair, game.take_top())
        if len(game.fair):
            game.push(TakeFromFair(owner))
            if game.heard:
                game.emit(FairOpened(owner, list(game.fair)))


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeFromFair(CitadelsStep):
    """Asks `seat` which of the open cards to take; then the next seat."""

    name: ClassVar[str] = "take_from_fair"
    turn_field: ClassVar[str] = NO_FIELD
    zone: ClassVar[str] = FAIR

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, FAIR_PICKING, vec[i64]([TAKE + card for card in different(game.fair)]))

    def choose(self, game: "Citadels", action: i64) -> None:
        game.fair = without(game.fair, action - TAKE)
        game.add_open_card(self.seat, action - TAKE)
        if game.heard:
            game.emit(FairCardTaken(self.seat, action - TAKE))
        if len(game.fair):
            game.push(TakeFromFair((self.seat + 1) % game.seats))

    def to_dict(self) -> Fields:
        return {"seat": self.seat}

    def lack(self, game: "Citadels") -> str:
        return "" if len(game.fair) else "cards in 'fair'"

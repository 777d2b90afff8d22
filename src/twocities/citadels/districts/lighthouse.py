"""The Lighthouse."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import PASS, TAKE
from twocities.citadels.cards import District
from twocities.citadels.events import CardsDrawn, CardsSeen
from twocities.citadels.ids import SEARCHING
from twocities.citadels.step import NO_FIELD, CitadelsStep
from twocities.citadels.zones import different
from twocities.core.decision import Decision
from twocities.core.fields import Fields
from twocities.core.view import UNKNOWN

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class Lighthouse(District):
    """When it is built its owner may take any card of the deck, which is then shuffled."""

    def steps(self) -> list[type[CitadelsStep]]:
        return [SearchDeck]

    def when_built(self, game: "Citadels", owner: i64) -> None:
        if len(game.deck):
            game.push(SearchDeck(owner))
            if game.heard:
                # Which ones they are is in the question; that they were seen cannot be taken back.
                game.emit(CardsSeen(owner, [UNKNOWN] * len(game.deck)))


@mypyc_attr(acyclic=True, free_list_len=1)
class SearchDeck(CitadelsStep):
    """Asks `seat`, who looks through the deck, which card to take."""

    name: ClassVar[str] = "search_deck"
    turn_field: ClassVar[str] = NO_FIELD

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def ask(self, game: "Citadels") -> Decision | None:
        options = vec[i64]([TAKE + card for card in different(game.deck)])
        return Decision(self.seat, SEARCHING, append(options, PASS))

    def choose(self, game: "Citadels", action: i64) -> None:
        if action != PASS:
            game.take_from_deck(action - TAKE)
            game.add_card(self.seat, action - TAKE)
            if game.heard:
                game.emit(CardsDrawn(self.seat, [action - TAKE]))
        game.shuffle_deck()

    def to_dict(self) -> Fields:
        return {"seat": self.seat}

    def shows_deck(self) -> bool:
        return True

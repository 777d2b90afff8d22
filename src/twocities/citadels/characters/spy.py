"""The Spy."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.actions import SPY_ON
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.events import SpyReported
from twocities.citadels.ids import POWER_USED, TYPES
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Spy(Character):
    """Looks at a hand for one type: a gold of that player and a card from the deck for each match."""

    verbs: ClassVar[list[str]] = ["spy"]

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        if game.used >> POWER_USED & 1:
            return NO_POWERS
        return vec[i64]([SPY_ON + seat * TYPES + type_ for seat in game.others(turn.seat) for type_ in range(TYPES)])

    def brings(self, game: "Citadels", turn: "Turn", action: i64) -> Fields:
        if not SPY_ON <= action < SPY_ON + game.seats * TYPES:
            return {}
        victim = (action - SPY_ON) // TYPES
        cards = len(game.hands[victim])
        return {"most_gain": min(cards, game.gold[victim]), "most_cards": min(cards, len(game.deck))}

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        game.used |= 1 << POWER_USED
        victim, type_ = divmod(action - SPY_ON, TYPES)
        matches = game.cards_of_type(victim, type_)
        gold = min(matches, game.gold[victim])
        game.show_hand(turn.seat, victim)
        game.move_gold(turn.seat, victim, gold)
        if game.heard:
            game.emit(SpyReported(turn.seat, victim, type_, matches, gold))
        game.draw(turn.seat, matches)

"""The Wizard."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import KEEP, LOOK, TAKE
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.ids import BUILDING_TAKEN, POWER_USED, TAKING_FROM_HAND
from twocities.citadels.state import NOTHING
from twocities.citadels.step import DRAWN, CitadelsStep
from twocities.citadels.zones import distinct, with_last
from twocities.core.closed_option import ClosedOption
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Wizard(Character):
    """Takes a card out of a hand, to keep or to build at once; builds duplicates this turn."""

    verbs: ClassVar[list[str]] = ["look"]

    def steps(self) -> list[type[CitadelsStep]]:
        return [TakeFromHand, BuildTaken]

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        if game.used >> POWER_USED & 1:
            return NO_POWERS
        return vec[i64]([LOOK + seat for seat in game.others(turn.seat) if len(game.hands[seat])])

    def closed(self, game: "Citadels", turn: "Turn") -> list[ClosedOption]:
        if game.used >> POWER_USED & 1:
            return []
        return [
            ClosedOption(LOOK + seat, "no_cards", {"victim": seat})
            for seat in game.others(turn.seat)
            if not len(game.hands[seat])
        ]

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        game.used |= 1 << POWER_USED
        game.push(TakeFromHand(turn.seat, action - LOOK, turn.acting))
        game.show_hand(turn.seat, action - LOOK)

    def why_not(self, game: "Citadels", turn: "Turn", action: i64) -> str:
        victim = action - LOOK
        return "" if len(game.hands[victim]) else f"the hand of seat {victim} is empty"

    def allows_duplicates(self) -> bool:
        return True


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeFromHand(CitadelsStep):
    """Asks `seat` which card to take out of the hand of `victim`."""

    name: ClassVar[str] = "take_from_hand"

    def __init__(self, seat: i64 = 0, victim: i64 = 0, acting: i64 = 0) -> None:
        self.seat = seat
        self.victim = victim
        self.acting = acting

    def ask(self, game: "Citadels") -> Decision | None:
        options = vec[i64]([TAKE + card for card in distinct(game.hands[self.victim])])
        return Decision(self.seat, TAKING_FROM_HAND, options, self.victim)

    def choose(self, game: "Citadels", action: i64) -> None:
        game.take_card(self.seat, self.victim, action - TAKE)
        # The card is shown only if it is built: until then it lies before the one who took it.
        game.remove_card(self.seat, action - TAKE)
        game.lose_openly(self.seat, action - TAKE)
        game.drawn = with_last(game.drawn, action - TAKE)
        game.push(BuildTaken(self.seat, self.victim, self.acting))

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "victim": self.victim, "acting": self.acting}

    def seen_hand(self) -> i64:
        return self.victim


@mypyc_attr(acyclic=True, free_list_len=1)
class BuildTaken(CitadelsStep):
    """Asks `seat` whether to build the card that it took from `victim` at once, or to keep it."""

    name: ClassVar[str] = "build_taken"
    zone: ClassVar[str] = DRAWN
    follow_ups: ClassVar[list[int]] = [BUILDING_TAKEN]
    opened_by: ClassVar[list[str]] = ["take"]

    def __init__(self, seat: i64 = 0, victim: i64 = 0, acting: i64 = 0) -> None:
        self.seat = seat
        self.victim = victim
        self.acting = acting

    def ask(self, game: "Citadels") -> Decision | None:
        card = game.drawn[0]
        options = game.ways_to_build(game.turn_of(self.seat, self.acting), card)
        return Decision(self.seat, BUILDING_TAKEN, append(options, KEEP))

    def choose(self, game: "Citadels", action: i64) -> None:
        card = game.drawn[0]
        game.add_card(self.seat, card)
        game.drawn = NOTHING
        if action == KEEP:
            game.remember(self.victim, self.seat, card)
        else:
            game.build_free(game.turn_of(self.seat, self.acting), action)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "victim": self.victim, "acting": self.acting}

    def knows_drawn(self) -> i64:
        return self.victim

    def lack(self, game: "Citadels") -> str:
        return "" if len(game.drawn) == 1 else "one card in 'drawn'"

    def price_of(self, game: "Citadels", action: i64) -> int | None:
        return game.price_of_building(self.seat, action)

"""The Seer."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import FORESEE, GIVE
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.ids import GIVING_BACK, POWER_USED
from twocities.citadels.step import TURN, CitadelsStep
from twocities.citadels.zones import distinct
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Seer(Character):
    """Takes a random card from every player, then gives each of them one back; builds two districts."""

    verbs: ClassVar[list[str]] = ["foresee"]

    def steps(self) -> list[type[CitadelsStep]]:
        return [GiveBack]

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        if game.used >> POWER_USED & 1 or not any(len(game.hands[seat]) for seat in game.others(turn.seat)):
            return NO_POWERS
        return vec[i64]([FORESEE])

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        game.used |= 1 << POWER_USED
        victims = [seat for seat in game.others(turn.seat) if len(game.hands[seat])]
        for victim in reversed(victims):
            game.push(GiveBack(turn.seat, victim))
        for victim in victims:
            game.take_random_card(turn.seat, victim)

    def why_not(self, game: "Citadels", turn: "Turn", action: i64) -> str:
        return "nobody else has cards"

    def build_limit(self) -> i64:
        return 2


@mypyc_attr(acyclic=True, free_list_len=1)
class GiveBack(CitadelsStep):
    """Asks `seat` which card to give to `victim`, from whom it took one."""

    name: ClassVar[str] = "give_back"
    followed_by: ClassVar[list[str]] = ["give_back", *TURN]
    follow_ups: ClassVar[list[int]] = [GIVING_BACK]
    opened_by: ClassVar[list[str]] = ["give"]

    def __init__(self, seat: i64 = 0, victim: i64 = 0) -> None:
        self.seat = seat
        self.victim = victim

    def ask(self, game: "Citadels") -> Decision | None:
        options = vec[i64]([GIVE + card for card in distinct(game.hands[self.seat])])
        return Decision(self.seat, GIVING_BACK, options, self.victim)

    def choose(self, game: "Citadels", action: i64) -> None:
        game.give_card(self.seat, self.victim, action - GIVE)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "victim": self.victim}

    def lack(self, game: "Citadels") -> str:
        gifts = len([each for each in game.agenda if isinstance(each, GiveBack)])
        return "" if gifts <= len(game.hands[self.seat]) else f"{gifts} cards in the hand of seat {self.seat}"

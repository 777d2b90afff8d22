"""The Warlord of 2000."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import DESTROY, PASS
from twocities.citadels.cards import Character
from twocities.citadels.characters.warlord import destroy, out_of_reach, price_of, targets
from twocities.citadels.ids import FINISHING, PLACES
from twocities.citadels.reasons import not_targeted
from twocities.citadels.step import ENDING, CitadelsStep
from twocities.core.closed_option import ClosedOption
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class ClassicWarlord(Character):
    """Earns for military districts; at the end of the turn may destroy a district for one gold less than its cost."""

    verbs: ClassVar[list[str]] = ["destroy"]

    def steps(self) -> list[type[CitadelsStep]]:
        return [DestroyLast]

    def before_turn_ends(self, game: "Citadels", turn: "Turn") -> None:
        if targets(game, turn.seat):
            game.push(DestroyLast(turn.seat, turn.acting))

    def why_not(self, game: "Citadels", turn: "Turn", action: i64) -> str:
        return "that comes when the turn ends"


@mypyc_attr(acyclic=True, free_list_len=1)
class DestroyLast(CitadelsStep):
    """Asks `seat` which district to destroy before the turn ends, if any."""

    name: ClassVar[str] = "destroy_last"
    followed_by: ClassVar[list[str]] = ENDING

    def __init__(self, seat: i64 = 0, acting: i64 = 0) -> None:
        self.seat = seat
        self.acting = acting

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, FINISHING, append(targets(game, self.seat), PASS), self.acting)

    def why_not(self, game: "Citadels", action: i64) -> str:
        owner, place = divmod(action - DESTROY, PLACES)
        return not_targeted(game, self.seat, owner, place)

    def choose(self, game: "Citadels", action: i64) -> None:
        if action != PASS:
            destroy(game, self.seat, action)

    def closed(self, game: "Citadels") -> list[ClosedOption]:
        return out_of_reach(game, self.seat)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "acting": self.acting}

    def price_of(self, game: "Citadels", action: i64) -> int | None:
        return price_of(game, action)

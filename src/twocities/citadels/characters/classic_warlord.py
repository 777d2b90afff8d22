"""The Warlord of 2000."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import PASS
from twocities.citadels.cards import Character
from twocities.citadels.characters.warlord import destroy, targets
from twocities.citadels.ids import FINISHING
from twocities.core.decision import Decision, packed
from twocities.core.fields import Fields
from twocities.core.step import Step

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class ClassicWarlord(Character):
    """Earns for military districts; at the end of the turn may destroy a district for one gold less than its cost."""

    def before_turn_ends(self, game: "Citadels", turn: "Turn") -> None:
        if targets(game, turn.seat):
            game.push(DestroyLast(turn.seat, turn.acting))


@mypyc_attr(acyclic=True, free_list_len=1)
class DestroyLast(Step):
    """Asks `seat` which district to destroy before the turn ends, if any."""

    name: ClassVar[str] = "destroy_last"

    def __init__(self, seat: int = 0, acting: int = 0) -> None:
        self.seat = seat
        self.acting = acting

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, FINISHING, append(packed(targets(game, self.seat)), PASS), self.acting)

    def choose(self, game: "Citadels", action: i64) -> None:
        if action != PASS:
            destroy(game, self.seat, action)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "acting": self.acting}

"""The Altar."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import PASS, REPLACE
from twocities.citadels.cards import District
from twocities.citadels.ids import REPLACING
from twocities.core.decision import Decision, packed
from twocities.core.fields import Fields
from twocities.core.step import Step

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class Altar(District):
    """When it is built its owner may replace a character of the game by one of its rank, from the next round on."""

    def when_built(self, game: "Citadels", owner: int) -> None:
        game.push(ReplaceCharacter(owner))


@mypyc_attr(acyclic=True, free_list_len=1)
class ReplaceCharacter(Step):
    """Asks `seat` which character comes into the game, if any."""

    name: ClassVar[str] = "replace_character"

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def ask(self, game: "Citadels") -> Decision | None:
        options = [REPLACE + character for character in game.spare_characters()]
        return Decision(self.seat, REPLACING, append(packed(options), PASS))

    def choose(self, game: "Citadels", action: i64) -> None:
        if action != PASS:
            game.replace_character(self.seat, action - REPLACE)

    def to_dict(self) -> Fields:
        return {"seat": self.seat}

"""The Altar."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import PASS, REPLACE
from twocities.citadels.cards import District
from twocities.citadels.ids import REPLACING
from twocities.citadels.step import NO_FIELD, CitadelsStep
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class Altar(District):
    """When it is built its owner may replace a character of the game by one of its rank, from the next round on."""

    def steps(self) -> list[type[CitadelsStep]]:
        return [ReplaceCharacter]

    def when_built(self, game: "Citadels", owner: i64) -> None:
        game.push(ReplaceCharacter(owner))


@mypyc_attr(acyclic=True, free_list_len=1)
class ReplaceCharacter(CitadelsStep):
    """Asks `seat` which character comes into the game, if any."""

    name: ClassVar[str] = "replace_character"
    turn_field: ClassVar[str] = NO_FIELD

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def ask(self, game: "Citadels") -> Decision | None:
        options = vec[i64]([REPLACE + character for character in game.spare_characters()])
        return Decision(self.seat, REPLACING, append(options, PASS))

    def choose(self, game: "Citadels", action: i64) -> None:
        if action != PASS:
            game.replace_character(self.seat, action - REPLACE)

    def to_dict(self) -> Fields:
        return {"seat": self.seat}

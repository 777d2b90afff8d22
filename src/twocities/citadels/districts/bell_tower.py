"""The Bell Tower."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import PASS, SHORTEN
from twocities.citadels.cards import District
from twocities.citadels.ids import SHORTENING
from twocities.citadels.step import CitadelsStep
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class BellTower(District):
    """When it is built its owner decides whether one district fewer ends the game, as long as it stands."""

    def steps(self) -> list[type[CitadelsStep]]:
        return [ChooseGoal]

    def when_built(self, game: "Citadels", owner: i64) -> None:
        game.push(ChooseGoal(owner))

    def when_lost(self, game: "Citadels", owner: i64) -> None:
        game.restore_goal(owner)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseGoal(CitadelsStep):
    """Asks `seat` whether a district less ends the game."""

    name: ClassVar[str] = "choose_goal"

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, SHORTENING, vec[i64]([SHORTEN, PASS]))

    def choose(self, game: "Citadels", action: i64) -> None:
        if action == SHORTEN:
            game.lower_goal(self.seat)

    def to_dict(self) -> Fields:
        return {"seat": self.seat}

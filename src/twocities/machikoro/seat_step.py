"""What all steps of Machi Koro share: each is of one seat, and says itself whether it fits a table."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from twocities.core.fields import Fields
from twocities.core.step import Step

if TYPE_CHECKING:
    from twocities.machikoro.game import MachiKoro


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class SeatStep(Step):
    """A step of the seat on turn."""

    leads_on: ClassVar[bool] = False
    """Whether another turn follows from it: such a step ends every agenda."""
    comes_after_roll: ClassVar[bool] = True
    """Whether dice have been rolled when it is its turn."""

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def flaw(self, game: "MachiKoro") -> str:
        """Say why the step cannot be on the agenda of this table; nothing if it can."""
        if self.seat != game.turn:
            return f"The step '{self.name}' is of seat {self.seat}, but seat {game.turn} is on turn."
        return ""

    def to_dict(self) -> Fields:
        return {"seat": self.seat}

"""The Witch."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import BEWITCH
from twocities.citadels.cards import Character
from twocities.citadels.events import CharacterBewitched
from twocities.citadels.ids import BEWITCHED, BEWITCHING
from twocities.citadels.marks import Mark, is_in_turn
from twocities.citadels.step import CitadelsStep
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class Witch(Character):
    """Gathers, names a character and pauses; when it is called she takes over the rest of its turn."""

    def steps(self) -> list[type[CitadelsStep]]:
        return [ChooseBewitched]

    def may_be_guest(self) -> bool:
        return False

    def acts_before_gathering(self) -> bool:
        return False

    def after_gathering(self, game: "Citadels", seat: i64) -> None:
        game.push(ChooseBewitched(seat))

    def is_paused(self, game: "Citadels", seat: i64) -> bool:
        return any(game.marked_by(BEWITCHED, rank) == seat for rank in range(1, len(game.cast)))


class Bewitched(Mark):
    """Lets the seat that laid it resume the turn of its character; the Witch lays it and pauses."""

    def may_be_laid(self, game: "Citadels") -> bool:
        return game.called > self.laid_by or (game.called == self.laid_by and not is_in_turn(game))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseBewitched(CitadelsStep):
    """Asks `seat` which character to bewitch."""

    name: ClassVar[str] = "choose_bewitched"

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, BEWITCHING, vec[i64]([BEWITCH + other for other in game.cast[2:]]))

    def choose(self, game: "Citadels", action: i64) -> None:
        game.mark(BEWITCHED, action - BEWITCH, self.seat)
        if game.heard:
            game.emit(CharacterBewitched(self.seat, action - BEWITCH))

    def to_dict(self) -> Fields:
        return {"seat": self.seat}

    def lack(self, game: "Citadels") -> str:
        if not game.gathered:
            return "'gathered' to be 1"
        if isinstance(game.character_called(), Witch) and not game.marked_with(BEWITCHED):
            return ""
        return "a character that bewitches, and nobody to be bewitched yet"

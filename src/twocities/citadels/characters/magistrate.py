"""The Magistrate."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from twocities.citadels.actions import LAY_WARRANT, SIGN
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.events import WarrantsPlaced
from twocities.citadels.ids import LAYING_WARRANTS, MAGISTRATE, NOBODY, POWER_USED, SIGNED_WARRANT, SIGNING, WARRANT
from twocities.core.decision import Decision
from twocities.core.fields import Fields
from twocities.core.step import Step

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Magistrate(Character):
    """Lays three warrants and signs one; may confiscate the first district that the signed character pays for."""

    def powers(self, game: "Citadels", turn: "Turn") -> list[int]:
        return NO_POWERS if game.used >> POWER_USED & 1 else unmarked(game, turn.acting)

    def use(self, game: "Citadels", turn: "Turn", action: int) -> None:
        game.used |= 1 << POWER_USED
        game.push(SignWarrant(turn.seat))
        game.push(LayWarrant(turn.seat, turn.acting))
        game.push(LayWarrant(turn.seat, turn.acting))
        game.mark(WARRANT, action - LAY_WARRANT, turn.seat)


def unmarked(game: "Citadels", acting: int) -> list[int]:
    """List the ways to lay a warrant on a character that has none."""
    # Rulings R22 and R122: on any character, but a guest lays none on the own character of its host.
    spared = NOBODY if acting == MAGISTRATE else acting
    return [
        LAY_WARRANT + game.cast[rank]
        for rank in range(1, len(game.cast))
        if game.cast[rank] != spared and game.warrant_by(rank) == NOBODY
    ]


@mypyc_attr(acyclic=True, free_list_len=1)
class LayWarrant(Step):
    """Asks `seat` where one more warrant goes; none is signed yet."""

    name: ClassVar[str] = "lay_warrant"

    def __init__(self, seat: int = 0, acting: int = 0) -> None:
        self.seat = seat
        self.acting = acting

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, LAYING_WARRANTS, unmarked(game, self.acting))

    def choose(self, game: "Citadels", action: int) -> None:
        game.mark(WARRANT, action - LAY_WARRANT, self.seat)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "acting": self.acting}


@mypyc_attr(acyclic=True, free_list_len=1)
class SignWarrant(Step):
    """Asks `seat` which of its warrants is the signed one."""

    name: ClassVar[str] = "sign_warrant"

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, SIGNING, [SIGN + character for character in game.marked_with(WARRANT)])

    def choose(self, game: "Citadels", action: int) -> None:
        characters = game.marked_with(WARRANT)
        game.unmark(WARRANT, game.rank_of(action - SIGN))
        game.mark(SIGNED_WARRANT, action - SIGN, self.seat)
        if game.heard:
            game.emit(WarrantsPlaced(self.seat, characters, action - SIGN))

    def to_dict(self) -> Fields:
        return {"seat": self.seat}

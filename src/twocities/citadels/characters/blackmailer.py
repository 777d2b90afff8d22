"""The Blackmailer."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from twocities.citadels.actions import MAKE_REAL, THREATEN
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.events import ThreatsPlaced
from twocities.citadels.ids import BLACKMAILER, LAYING_THREATS, MAKING_REAL, NOBODY, POWER_USED, REAL_THREAT, THREAT
from twocities.core.decision import Decision
from twocities.core.fields import Fields
from twocities.core.step import Step

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Blackmailer(Character):
    """Lays a real and a false threat; a threatened player pays half the gold or risks all of it."""

    def powers(self, game: "Citadels", turn: "Turn") -> list[int]:
        return NO_POWERS if game.used >> POWER_USED & 1 else unthreatened(game, turn.acting)

    def use(self, game: "Citadels", turn: "Turn", action: int) -> None:
        game.used |= 1 << POWER_USED
        game.push(MakeReal(turn.seat))
        game.push(LayThreat(turn.seat, turn.acting))
        game.mark(THREAT, action - THREATEN, turn.seat)


def unthreatened(game: "Citadels", acting: int) -> list[int]:
    """List the ways to threaten a character that is not threatened yet."""
    # Rulings R22 and R122: the own character too, but a guest does not threaten that of its host.
    spared = NOBODY if acting == BLACKMAILER else acting
    return [THREATEN + other for other in game.safe_targets(spared) if game.threat_by(game.rank_of(other)) == NOBODY]


@mypyc_attr(acyclic=True, free_list_len=1)
class LayThreat(Step):
    """Asks `seat` where the second threat goes; neither is the real one yet."""

    name: ClassVar[str] = "lay_threat"

    def __init__(self, seat: int = 0, acting: int = 0) -> None:
        self.seat = seat
        self.acting = acting

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, LAYING_THREATS, unthreatened(game, self.acting))

    def choose(self, game: "Citadels", action: int) -> None:
        game.mark(THREAT, action - THREATEN, self.seat)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "acting": self.acting}


@mypyc_attr(acyclic=True, free_list_len=1)
class MakeReal(Step):
    """Asks `seat` which of its threats is the real one."""

    name: ClassVar[str] = "make_real"

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, MAKING_REAL, [MAKE_REAL + character for character in game.marked_with(THREAT)])

    def choose(self, game: "Citadels", action: int) -> None:
        characters = game.marked_with(THREAT)
        game.unmark(THREAT, game.rank_of(action - MAKE_REAL))
        game.mark(REAL_THREAT, action - MAKE_REAL, self.seat)
        if game.heard:
            game.emit(ThreatsPlaced(self.seat, characters, action - MAKE_REAL))

    def to_dict(self) -> Fields:
        return {"seat": self.seat}

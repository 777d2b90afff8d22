"""The Queen."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.actions import EXTRA_GOLD
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.ids import EXTRA_USED, KILLED, NOBODY
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Queen(Character):
    """Gets three gold if seated next to the player of rank 4; if that one was killed, at the end of the round."""

    verbs: ClassVar[list[str]] = ["extra_gold"]

    def may_be_guest(self) -> bool:
        return False

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        if game.used >> EXTRA_USED & 1 or not game.is_revealed(4) or self.waits(game):
            return NO_POWERS
        return vec[i64]([EXTRA_GOLD]) if is_beside_rank_four(game, turn.seat) else NO_POWERS

    def brings(self, game: "Citadels", turn: "Turn", action: i64) -> Fields:
        return {"gain": 3} if action == EXTRA_GOLD else {}

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        game.used |= 1 << EXTRA_USED
        game.gain_by_character(turn.seat, self.id, 3)

    def why_not(self, game: "Citadels", turn: "Turn", action: i64) -> str:
        if self.waits(game):
            return "that comes at the end of the round"
        if not game.is_revealed(4):
            return "rank 4 has not been revealed"
        return f"seat {turn.seat} does not sit next to rank 4"

    def waits(self, game: "Citadels") -> bool:
        """Say whether the Queen is paid only at the end of the round."""
        return game.marked_by(KILLED, 4) != NOBODY

    def when_round_ends(self, game: "Citadels") -> None:
        seat = game.acted[self.rank]
        if seat != NOBODY and self.waits(game) and is_beside_rank_four(game, seat):
            game.gain_by_character(seat, self.id, 3)


def is_beside_rank_four(game: "Citadels", seat: i64) -> bool:
    """Say whether a seat is next to the one that has rank 4."""
    other = game.held_by[4]
    return other != NOBODY and (other - seat) % game.seats in (1, game.seats - 1)

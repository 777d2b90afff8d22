"""The Hospital."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import ANSWER, PASS
from twocities.citadels.cards import District
from twocities.citadels.events import NobodyAnswered
from twocities.citadels.ids import ANSWERING, KILLED, NOBODY
from twocities.citadels.step import NEXT_CALL, CitadelsStep
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class Hospital(District):
    """Its owner may gather when the own character was killed, and nothing else."""

    def steps(self) -> list[type[CitadelsStep]]:
        return [OfferAnswer]

    def when_killed_called(self, game: "Citadels", owner: i64, rank: i64) -> bool:
        if not game.has_its_character(self.id):
            return False
        game.push(OfferAnswer(owner, rank))
        return True


@mypyc_attr(acyclic=True, free_list_len=1)
class OfferAnswer(CitadelsStep):
    """Asks `seat` whether to answer the call of the killed `rank`.

    A seat that does not have it is asked too and can only stay silent: the
    others learn nothing from the question.
    """

    name: ClassVar[str] = "offer_answer"
    followed_by: ClassVar[list[str]] = NEXT_CALL

    def __init__(self, seat: i64 = 0, rank: i64 = 1) -> None:
        self.seat = seat
        self.rank = rank

    def ask(self, game: "Citadels") -> Decision | None:
        options = vec[i64]([ANSWER, PASS] if game.held_by[self.rank] == self.seat else [PASS])
        return Decision(self.seat, ANSWERING, options)

    def why_not(self, game: "Citadels", action: i64) -> str:
        return f"seat {self.seat} does not have rank {self.rank}"

    def choose(self, game: "Citadels", action: i64) -> None:
        if action == ANSWER:
            game.reveal(self.seat, self.rank)
            game.gather_only(self.seat)
        elif game.heard:
            game.emit(NobodyAnswered(game.crown, self.rank))

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "rank": self.rank}

    def lack(self, game: "Citadels") -> str:
        is_killed = self.rank == game.called and game.marked_by(KILLED, self.rank) != NOBODY
        return "" if is_killed else "a killed rank that was called last"

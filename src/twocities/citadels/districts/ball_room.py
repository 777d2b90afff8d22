"""The Ball Room."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import PASS, THANK
from twocities.citadels.cards import District
from twocities.citadels.events import ThanksGiven, TurnLost
from twocities.citadels.ids import THANKING
from twocities.citadels.step import NEXT_CALL, CitadelsStep
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class BallRoom(District):
    """While its owner has the crown, everybody else who is called must thank, or loses the turn."""

    def steps(self) -> list[type[CitadelsStep]]:
        return [GiveThanks]

    def when_called(self, game: "Citadels", owner: i64, rank: i64) -> bool:
        game.push(GiveThanks(game.held_by[rank], owner, rank))
        return True


@mypyc_attr(acyclic=True, free_list_len=1)
class GiveThanks(CitadelsStep):
    """Asks `seat`, whose `rank` was called, to thank `victim`, who has the crown."""

    name: ClassVar[str] = "give_thanks"
    followed_by: ClassVar[list[str]] = NEXT_CALL

    def __init__(self, seat: i64 = 0, victim: i64 = 0, rank: i64 = 1) -> None:
        self.seat = seat
        self.victim = victim
        self.rank = rank

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, THANKING, vec[i64]([THANK, PASS]), self.victim)

    def choose(self, game: "Citadels", action: i64) -> None:
        if action == THANK:
            if game.heard:
                game.emit(ThanksGiven(self.seat, self.victim))
            game.take_turn(self.rank)
        else:
            if game.heard:
                game.emit(TurnLost(self.seat, self.victim))
            game.lose_turn(self.rank)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "victim": self.victim, "rank": self.rank}

    def lack(self, game: "Citadels") -> str:
        if self.rank == game.called and game.held_by[self.rank] == self.seat and game.crown == self.victim:
            return ""
        return "the seat that has the rank called last, and another one that has the crown"

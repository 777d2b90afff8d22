"""The calls: rank by rank, whoever has the character reveals it and takes the turn."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.catalog import CHARACTER_CATALOG, DISTRICT_CATALOG, MARK_CATALOG, RANKS
from twocities.citadels.events import NobodyAnswered, RankCalled, TurnResumed
from twocities.citadels.ids import BEWITCHED, KILLED, MOST_RANKS, MOST_SEATS, NOBODY
from twocities.citadels.packed import kind_of_mark, rank_of_mark, seat_of_mark
from twocities.citadels.phases.end import EndRound
from twocities.citadels.phases.gather import GatherOnly
from twocities.citadels.phases.turn import Turn
from twocities.citadels.step import LEADS_ON, NEXT_CALL, CitadelsStep, lack_of_called
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


@mypyc_attr(acyclic=True, free_list_len=1)
class CallRank(CitadelsStep):
    """Calls `rank`; then the next one, or the end of the round."""

    name: ClassVar[str] = "call_rank"
    followed_by: ClassVar[list[str]] = LEADS_ON

    def __init__(self, rank: i64 = 1) -> None:
        self.rank = rank

    def run(self, game: "Citadels") -> None:
        rank = self.rank
        game.push(CALLS[rank + 1] if rank + 1 < len(game.cast) else END_ROUND)
        game.called = rank
        if game.heard:
            game.emit(RANKS_CALLED[game.crown * CALLED_RANKS + rank])
        seat = game.held_by[rank]
        if game.marked_by(KILLED, rank) != NOBODY:
            call_killed(game, rank)
        elif seat == NOBODY:
            stay_silent(game, rank)
        else:
            game.reveal(seat, rank)
            resumer = game.marked_by(BEWITCHED, rank)
            if resumer == NOBODY and len(game.marks):
                meet_marks(game, seat, rank)
            if not len(game.rules.callers) or seat == game.crown or not must_wait(game, rank):
                start_turn(game, seat, rank, resumer)

    def to_dict(self) -> Fields:
        return {"rank": self.rank}

    def rank_called(self, game: "Citadels") -> i64:
        return self.rank - 1


CALLS: Final = vec[CallRank]([CallRank(rank) for rank in range(MOST_RANKS + 1)])
"""The calls of all ranks, ready-made."""
END_ROUND: Final = EndRound()

CALLED_RANKS: Final[i64] = MOST_RANKS + 1
RANKS_CALLED: Final = vec[RankCalled](
    [RankCalled(crown, rank) for crown in range(MOST_SEATS) for rank in range(CALLED_RANKS)]
)
"""The most frequent events, ready-made: for each seat that has the crown, the call of each rank."""
SILENCES: Final = vec[NobodyAnswered](
    [NobodyAnswered(crown, rank) for crown in range(MOST_SEATS) for rank in range(CALLED_RANKS)]
)
"""The same for ranks that nobody answers."""


def stay_silent(game: "Citadels", rank: i64) -> None:
    """Say that nobody answers a call."""
    if game.heard:
        game.emit(SILENCES[game.crown * CALLED_RANKS + rank])


def call_killed(game: "Citadels", rank: i64) -> None:
    """Call a killed rank: silence, unless a district lets its owner answer."""
    for district in game.rules.killed_callers:
        for seat in range(game.seats):
            if district in game.effects(seat) and DISTRICT_CATALOG[district].when_killed_called(game, seat, rank):
                return
    stay_silent(game, rank)


def meet_marks(game: "Citadels", seat: i64, rank: i64) -> None:
    """Let what lies on a rank act on the seat that reveals it."""
    for each in game.marks:
        if rank_of_mark(each) == rank:
            MARK_CATALOG[kind_of_mark(each)].when_answered(game, seat_of_mark(each), seat)


def must_wait(game: "Citadels", rank: i64) -> bool:
    """Say whether a turn waits for what a district of the seat with the crown asks first."""
    crown = game.crown
    for district in game.rules.callers:
        if game.has_district(crown, district) and DISTRICT_CATALOG[district].when_called(game, crown, rank):
            return True
    return False


def take_turn(game: "Citadels", rank: i64) -> None:
    """Let the seat that answered take the turn."""
    start_turn(game, game.held_by[rank], rank, game.marked_by(BEWITCHED, rank))


def start_turn(game: "Citadels", seat: i64, rank: i64, resumer: i64) -> None:
    """Begin the turn of a seat that has a rank; if it is bewitched, it gathers and another seat resumes the turn."""
    if resumer == NOBODY:
        begin_turn(game, seat, game.cast[rank])
    else:
        game.push(ResumeTurn(resumer, game.cast[rank]))
        game.push(EndBewitched(seat, game.cast[rank]))
        game.push(GatherOnly(seat))


def lose_turn(game: "Citadels", rank: i64) -> None:
    """Let the seat that answered lose the turn; whoever bewitched it resumes the turn all the same."""
    resumer = game.marked_by(BEWITCHED, rank)
    if resumer != NOBODY:
        game.push(ResumeTurn(resumer, game.cast[rank]))


def begin_turn(game: "Citadels", seat: i64, acting: i64) -> None:
    """Begin a turn of `seat`, acting as a character."""
    game.clear_turn()
    game.acted[RANKS[acting]] = seat
    game.push(Turn(seat, acting))
    CHARACTER_CATALOG[acting].when_turn_begins(game, seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class EndBewitched(CitadelsStep):
    """Ends the turn of a bewitched seat: it has gathered and does nothing else."""

    name: ClassVar[str] = "end_bewitched"
    followed_by: ClassVar[list[str]] = ["resume_turn"]

    def __init__(self, seat: i64 = 0, acting: i64 = 0) -> None:
        self.seat = seat
        self.acting = acting

    def run(self, game: "Citadels") -> None:
        CHARACTER_CATALOG[self.acting].when_bewitched(game, self.seat)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "acting": self.acting}

    def lack_of_seat(self, game: "Citadels") -> str:
        return lack_of_called(game, self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class ResumeTurn(CitadelsStep):
    """Lets `seat` go on with its paused turn, acting as the bewitched character."""

    name: ClassVar[str] = "resume_turn"
    followed_by: ClassVar[list[str]] = NEXT_CALL

    def __init__(self, seat: i64 = 0, acting: i64 = 0) -> None:
        self.seat = seat
        self.acting = acting

    def run(self, game: "Citadels") -> None:
        if game.heard:
            game.emit(TurnResumed(self.seat, self.acting))
        begin_turn(game, self.seat, self.acting)
        game.gathered = 1
        CHARACTER_CATALOG[self.acting].when_gathered(game, self.seat)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "acting": self.acting}

    def lack_of_seat(self, game: "Citadels") -> str:
        is_own = self.seat == game.marked_by(BEWITCHED, game.called)
        return "" if is_own else f"the seat that bewitched rank {game.called}"

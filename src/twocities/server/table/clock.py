"""Whose time runs, and how much of it is left."""

from copy import copy

from twocities.server.table.setup import DAY, MINUTE, Days, Live, Pace

NEVER = float("inf")

GRACE_SHARE = 4
"""One who is waited for in a live game, or comes back to it, has at least a quarter of the bank."""

SCENE = 1.0
"""How many seconds a page takes to tell one event, at the usual speed."""

OWN_SCENE = 0.5
"""The same for what follows from the own choice: one need not look at it for long."""

SHORTEST_ACT = 1.2
"""How many it takes at least to tell what another seat did."""

LONGEST_STORY = 10.0
"""How many seconds the time of one who is asked waits at most for what has to be told before the question."""

LONGEST_STORIES = 20.0
"""How many it waits at most in one turn, however many questions the turn has."""


AHEAD = 5.0
"""By how many seconds the clocks of nodes may differ; what was written later than that was written by a wrong clock."""


class Clock:
    """The time of every seat; told only when something happened, so it is the same wherever the log is read."""

    def __init__(self, pace: Pace, seats: int, at: float) -> None:
        self.pace = pace
        self.left = [allowance(pace)] * seats
        self.since = at
        """Since when the pending decision has been waiting."""
        self.runs_from = at
        """When the time of the seat that is asked begins to run: once its page can have told all that came before."""
        self.told_until = at
        """Until when a page at the usual speed tells what has happened."""
        self.stories_left = LONGEST_STORIES
        """For how many seconds of this turn its time may still wait for the story."""

    def clone(self) -> "Clock":
        """Copy the clock; neither copy changes the other."""
        twin = copy(self)
        twin.left = self.left.copy()
        return twin

    def answered(self, seat: int, asked: int, at: float, events: int, counts: bool) -> None:
        """Charge `seat` for its answer, if its time counts, and turn to the seat that is asked now."""
        self.stories_left -= max(min(at, self.runs_from) - self.since, 0.0)
        if counts:
            self.charge(seat, at)
        if asked != seat:
            self.hand_over(seat)
            self.stories_left = LONGEST_STORIES
        self.ask(at, OWN_SCENE * events if asked == seat else max(SHORTEST_ACT, SCENE * events))

    def ask(self, at: float, length: float) -> None:
        """Let a decision wait that comes after so many seconds of story; all that was told before comes first."""
        self.since = at
        self.told_until = max(self.told_until, at) + length
        story = max(min(self.told_until - at, LONGEST_STORY, self.stories_left), 0.0)
        self.runs_from = at + story if isinstance(self.pace, Live) else at

    def set_back(self, at: float) -> None:
        """Go on after a line that was written by a clock that was ahead: nobody's time waits until that has come."""
        self.since = min(self.since, at)
        self.runs_from = min(self.runs_from, at + LONGEST_STORY)
        self.told_until = min(self.told_until, at + LONGEST_STORY)

    def saw(self, at: float) -> None:
        """Let the time of the seat that is asked run: its page shows the question. It never runs later by that."""
        self.runs_from = min(self.runs_from, at)

    def charge(self, seat: int, at: float) -> None:
        """Take the time that `seat` has used up to now."""
        self.left[seat] = max(self.left[seat] - max(at - self.runs_from, 0.0), 0.0)
        self.runs_from = max(self.runs_from, at)

    def hand_over(self, seat: int) -> None:
        """Give a seat what it gets at the end of its turn."""
        match self.pace:
            case Live():
                self.left[seat] += self.pace.increment
            case Days():
                self.left[seat] = allowance(self.pace)

    def restart(self, at: float) -> None:
        """Let the pending decision wait from now on."""
        self.since = at
        self.runs_from = max(self.runs_from, at)

    def forgive(self, seat: int, at: float) -> None:
        """Give a seat enough time to play on."""
        match self.pace:
            case Live():
                self.left[seat] = max(self.left[seat], MINUTE, self.pace.bank / GRACE_SHARE)
            case _:
                self.left[seat] = allowance(self.pace)
        self.restart(at)

    def deadline(self, seat: int) -> float | None:
        """Say when the time of the seat that is asked runs out, if ever."""
        end = self.runs_from + self.left[seat]
        return None if end == NEVER else end


def allowance(pace: Pace) -> float:
    """Say how much time a seat begins with."""
    match pace:
        case Live():
            return float(pace.bank)
        case Days():
            return float(pace.days * DAY)
        case _:
            return NEVER

"""Whose time runs, and how much of it is left."""

from twocities.server.table.setup import DAY, MINUTE, Days, Live, Pace

NEVER = float("inf")

GRACE_SHARE = 4
"""One who is waited for in a live game, or comes back to it, has at least a quarter of the bank."""


class Clock:
    """The time of every seat; told only when something happened, so it is the same wherever the log is read."""

    def __init__(self, pace: Pace, seats: int, at: float) -> None:
        self.pace = pace
        self.left = [allowance(pace)] * seats
        self.since = at
        """Since when the pending decision has been waiting."""

    def clone(self) -> "Clock":
        """Copy the clock; neither copy changes the other."""
        twin = Clock(self.pace, 0, self.since)
        twin.left = self.left.copy()
        return twin

    def answered(self, seat: int, asked: int | None, at: float, counts: bool) -> None:
        """Charge `seat` for its answer, if its time counts, and turn to the seat that is asked now."""
        if counts:
            self.charge(seat, at)
        if asked != seat:
            self.hand_over(seat)
        self.since = at

    def charge(self, seat: int, at: float) -> None:
        """Take the time that `seat` has used up to now."""
        self.left[seat] = max(self.left[seat] - (at - self.since), 0.0)
        self.since = at

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

    def forgive(self, seat: int, at: float) -> None:
        """Give a seat enough time to play on."""
        match self.pace:
            case Live():
                self.left[seat] = max(self.left[seat], MINUTE, self.pace.bank / GRACE_SHARE)
            case _:
                self.left[seat] = allowance(self.pace)
        self.since = at

    def deadline(self, seat: int) -> float | None:
        """Say when the time of the seat that is asked runs out, if ever."""
        end = self.since + self.left[seat]
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

"""Rate limits: how often a person or an address may ask for something."""

from collections.abc import Callable
from time import monotonic

from twocities.server.table.refusals import Reason, Refusal
from twocities.server.web.connections import MOST_EACH

MOST_REMEMBERED = 100_000

OF_ADDRESS = 4
"""An address has so many times the limit of a person, because people share it."""

Uses = dict[str, float]
"""How many tokens were taken, by limit and key, which `DIVIDER` joins."""


def tell_nobody(_: Uses) -> None:
    """Publish nothing: there is one node only."""


class TokenBucket:
    """A token bucket for each key: a burst at once, then so many tokens per second."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = max(burst, 1.0)
        self.per_second = per_second
        self.used: dict[str, tuple[float, float]] = {}
        """For each key the tokens that were left, and when."""

    def wait(self, who: str, amount: float = 1.0) -> float:
        """Take tokens if there are enough; else return how many seconds it takes until there are."""
        left, now = self.left(who)
        needed = min(amount, self.burst)
        if len(self.used) >= MOST_REMEMBERED:
            self.forget_the_rested(now)
        if left < needed:
            self.used[who] = (left, now)
            return (needed - left) / self.per_second
        self.used[who] = (left - amount, now)
        return 0.0

    def left(self, who: str) -> tuple[float, float]:
        """Return the tokens that are left now, and the time."""
        now = monotonic()
        left, at = self.used.get(who, (self.burst, now))
        return min(self.burst, left + (now - at) * self.per_second), now

    def charge(self, who: str, amount: float) -> None:
        """Take tokens that were used through another node; the bucket may go into debt."""
        left, now = self.left(who)
        self.used[who] = (min(max(left - amount, -self.burst), self.burst), now)
        if len(self.used) >= MOST_REMEMBERED:
            self.forget_the_rested(now)

    def forget_the_rested(self, now: float) -> None:
        """Forget keys whose bucket is full again."""
        whole = self.burst / self.per_second
        self.used = {who: (left, at) for who, (left, at) in self.used.items() if now - at < 2 * whole}


class Limits:
    """Every limit of the server; docs/hosting.md lists them."""

    def __init__(self, stretch: float) -> None:
        self.is_on = stretch > 0
        factor = stretch or 1.0
        self.buckets = {
            "request": TokenBucket(200 * factor, 50 * factor),
            "guest": TokenBucket(20 * factor, 0.2 * factor),
            "password": TokenBucket(10 * factor, 0.1 * factor),
            "table": TokenBucket(20 * factor, 0.2 * factor),
            "bot table": TokenBucket(20 * factor, 0.01 * factor),
            "invite": TokenBucket(40 * factor, 0.5 * factor),
            "command": TokenBucket(60 * factor, 20 * factor),
            "ahead": TokenBucket(60 * factor, 20 * factor),
            "advice": TokenBucket(20 * factor, 2 * factor),
            "say": TokenBucket(5 * factor, 0.5 * factor),
            "replay": TokenBucket(10_000 * factor, 500 * factor),
            "stranger": TokenBucket(200 * factor, 40 * factor),
            "socket": TokenBucket(40 * factor, 2 * factor),
            "change": TokenBucket(20 * factor, 1 * factor),
        }
        of_address = {
            f"address {what}": TokenBucket(each.burst * OF_ADDRESS, each.per_second * OF_ADDRESS)
            for what, each in self.buckets.items()
            if what in BY_ADDRESS
        }
        self.buckets |= of_address
        self.sockets_each = max(int(40 * factor), 1)
        self.sockets_of_address = max(int(MOST_EACH * factor), 1)
        self.tables_each = max(int(50 * factor), 1)
        self.bot_tables_each = max(int(4 * factor), 1)
        self.bot_tables = max(int(30 * factor), 1)
        self.tell: Callable[[Uses], None] = tell_nobody
        """Publishes to other nodes what was used."""

    def check(self, what: str, who: str, amount: float = 1.0) -> None:
        """Count a request against a limit; refuse it where the limit is used up."""
        if not self.is_on:
            return
        if wait := self.buckets[what].wait(who, amount):
            raise Refusal(Reason.TOO_OFTEN, wait=wait)
        if what in SHARED:
            self.tell({f"{what}{DIVIDER}{who}": amount})

    def spend(self, what: str, who: str) -> None:
        """Count what has happened already and cannot be refused."""
        if self.is_on:
            self.buckets[what].charge(who, 1.0)

    def check_left(self, what: str, who: str) -> None:
        """Refuse a request where the limit is used up, without counting it."""
        left = self.buckets[what].left(who)[0]
        if self.is_on and left < 1.0:
            raise Refusal(Reason.TOO_OFTEN, wait=(1.0 - left) / self.buckets[what].per_second)

    def check_both(self, what: str, person: str, address: str, amount: float = 1.0) -> None:
        """Count a request against the limit of the person and against that of the address."""
        self.check(what, person, amount)
        self.check(f"address {what}", address, amount)

    def hear(self, uses: Uses) -> None:
        """Count what was used through other nodes."""
        for use, amount in uses.items():
            what, _, who = use.partition(DIVIDER)
            if self.is_on and what in SHARED:
                self.buckets[what].charge(who, amount)


DIVIDER = "|"
"""Stands between the name of a limit and the key; no name of a limit contains it."""

BY_ADDRESS = ("request", "table", "bot table", "replay", "socket", "command", "say", "ahead", "advice")
"""Limits that are counted for each person, and for all people of an address together."""

SHARED = {
    *("guest", "password", "table", "bot table", "invite", "replay", "say", "socket", "change"),
    *("address table", "address bot table", "address replay", "address socket"),
}
"""Limits that nodes count together: rare or expensive requests. Publishing every request would cost more."""

"""How often something may be asked."""

from time import monotonic

from twocities.server.table.refusals import Reason, Refusal

MOST_REMEMBERED = 100_000


class Allowance:
    """So many at once, and so many more each second."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = max(burst, 1.0)
        self.per_second = per_second
        self.used: dict[str, tuple[float, float]] = {}
        """For each asker how much was left, and when."""

    def wait(self, who: str) -> float:
        """Count one more, if that is still allowed; say how many seconds it takes until it is."""
        now = monotonic()
        left, at = self.used.get(who, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.per_second)
        if len(self.used) >= MOST_REMEMBERED:
            self.forget_the_rested(now)
        if left < 1:
            self.used[who] = (left, now)
            return (1 - left) / self.per_second
        self.used[who] = (left - 1, now)
        return 0.0

    def forget_the_rested(self, now: float) -> None:
        """Forget those who have their whole allowance again; they are as good as new."""
        whole = self.burst / self.per_second
        self.used = {who: (left, at) for who, (left, at) in self.used.items() if now - at < whole}


class Limits:
    """Every limit of the server; docs/hosting.md lists them."""

    def __init__(self, stretch: float) -> None:
        self.is_on = stretch > 0
        factor = stretch or 1.0
        self.allowances = {
            "request": Allowance(200 * factor, 50 * factor),
            "guest": Allowance(20 * factor, 0.2 * factor),
            "password": Allowance(10 * factor, 0.1 * factor),
            "table": Allowance(20 * factor, 0.2 * factor),
            "invite": Allowance(40 * factor, 0.5 * factor),
            "command": Allowance(60 * factor, 20 * factor),
            "ahead": Allowance(60 * factor, 20 * factor),
            "say": Allowance(5 * factor, 0.5 * factor),
            "replay": Allowance(60 * factor, 10 * factor),
            "stranger": Allowance(200 * factor, 40 * factor),
            "socket": Allowance(40 * factor, 2 * factor),
            "change": Allowance(20 * factor, 1 * factor),
        }
        self.sockets_each = max(int(40 * factor), 1)
        self.tables_each = max(int(50 * factor), 1)

    def check(self, what: str, who: str) -> None:
        """Refuse what is asked too often."""
        if self.is_on and (wait := self.allowances[what].wait(who)):
            raise Refusal(Reason.TOO_OFTEN, wait=wait)

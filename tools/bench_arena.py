"""The row of `bench.py` for the arena: two processes beside one. Other figures of bots get files like this one."""

import json
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / "tools"

MUCH = 0.02
"""From which share of the time on processes are said to have waited for a core."""

Run = dict[str, float | None]
"""How many `seconds` a run took, and how many its processes `waited` for a core; None where that is not known."""


@dataclass
class Arena:
    """The arena on two processes beside one: how many times as many games it plays, and how many it is to."""

    target: float = 1.8
    game: str = "citadels"
    rules: str = "deluxe+first_game"
    players: str = "random+random+random+random"
    games: int = 4000
    rounds: list[dict[str, Run]] = field(default_factory=list)
    """In each round a run with `one` process and a run with `two`."""
    trouble: str = ""

    def measure(self) -> None:
        """Run both in turns, before this process is kept on one core."""
        program = [sys.executable, str(TOOLS / "measure_arena.py"), self.game, self.rules, self.players]
        done = subprocess.run([*program, str(self.games)], cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            self.trouble = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
            return
        self.rounds = json.loads(done.stdout)["rounds"]

    @property
    def times(self) -> float | None:
        """Divide in each round the games of two processes by those of one, and take the median."""
        return median(seconds(each["one"]) / seconds(each["two"]) for each in self.rounds) if self.rounds else None

    @property
    def times_without_waiting(self) -> float | None:
        """Do the same without the time in which processes waited for a core; None if that is not known."""
        if self.waiting is None:
            return None
        return median(playing(each["one"]) / playing(each["two"]) for each in self.rounds)

    @property
    def waiting(self) -> float | None:
        """Say in which share of the time processes waited for a core; None if that is not known."""
        runs = [run for each in self.rounds for run in each.values()]
        if not runs or any(run["waited"] is None for run in runs):
            return None
        return 1 - sum(map(playing, runs)) / sum(map(seconds, runs))

    def remark(self) -> str:
        """Say what was measured and by what it is judged, or why nothing was."""
        if self.times is None:
            return f"arena: not measured: {self.trouble}"
        one, two = (median(self.games / seconds(each[name]) for each in self.rounds) for name in ("one", "two"))
        said = f"arena: {one:.0f} games/s with one process, {two:.0f} with two: {self.times:.2f}x"
        judged = self.times
        if self.waiting is not None and self.times_without_waiting is not None:
            is_crowded = self.waiting > MUCH
            judged = self.times_without_waiting if is_crowded else self.times
            said += (
                f", or {self.times_without_waiting:.2f}x without the {self.waiting:.0%} of the time "
                f"that was spent waiting for a core; by the {'second' if is_crowded else 'first'}"
            )
        return f"{said}, target {self.target:g}x {'reached' if judged >= self.target else 'missed'}"


def seconds(run: Run) -> float:
    """Say how long a run took."""
    took = run["seconds"]
    assert took is not None
    return took


def playing(run: Run) -> float:
    """Say how long a run took without the time in which its processes waited for a core."""
    return seconds(run) - (run["waited"] or 0.0)

"""The row of `bench.py` for the arena: two processes beside one. Other figures of bots get files like this one."""

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / "tools"


@dataclass
class Arena:
    """The arena on two processes beside one: how many times as many games it plays, and how many it is to."""

    target: float = 1.8
    game: str = "citadels"
    rules: str = "deluxe+first_game"
    players: str = "random+random+random+random"
    games: int = 4000
    one: float | None = None
    two: float | None = None
    trouble: str = ""

    def measure(self) -> None:
        """Run both in turns, before this process is kept on one core."""
        program = [sys.executable, str(TOOLS / "measure_arena.py"), self.game, self.rules, self.players]
        done = subprocess.run([*program, str(self.games)], cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            self.trouble = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
            return
        figures = json.loads(done.stdout)
        self.one, self.two = figures["one"], figures["two"]

    @property
    def times(self) -> float | None:
        """Divide the games of two processes by those of one."""
        return self.two / self.one if self.one and self.two else None

    def remark(self) -> str:
        """Say what was measured, or why nothing was."""
        if self.times is None or self.one is None or self.two is None:
            return f"arena: not measured: {self.trouble}"
        word = "reached" if self.times >= self.target else "missed"
        return (
            f"arena: {self.one:.0f} games/s with one process, {self.two:.0f} with two: "
            f"{self.times:.2f}x, target {self.target:g}x {word}"
        )

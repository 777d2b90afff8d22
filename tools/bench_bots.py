"""The rows of `bench.py` for bots: games of Journeymen and iterations of a Master beside those of peers."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / "tools"
PEERS = ROOT / "build" / "peers" / "bin" / "python"


@dataclass
class Rivals:
    """One figure of ours beside that of a peer, measured in turns."""

    title: str
    what: str
    peer: str
    """Whose figure it is held against."""
    command: list[str]
    target: float = 0.0
    """How many times the figure of the peer it is to be; 0 if it is only told."""
    ours: list[float] = field(default_factory=list)
    theirs: list[float] = field(default_factory=list)
    trouble: str = ""

    def measure(self, seconds: float) -> None:
        """Measure both once."""
        our_command = [sys.executable, str(TOOLS / "measure_bots.py")]
        for command, figures in ((our_command, self.ours), (self.command, self.theirs)):
            done = run([*command, self.what, str(seconds)])
            if done.returncode:
                self.trouble = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
                return
            figures.append(json.loads(done.stdout)[self.what])

    @property
    def times(self) -> float | None:
        """Divide our median by theirs."""
        return median(self.ours) / median(self.theirs) if self.ours and self.theirs else None

    def remark(self) -> str:
        """Say what was measured, or why nothing was."""
        if self.trouble or self.times is None:
            return f"{self.title}: not measured: {self.trouble}"
        word = "reached" if self.times >= self.target else "missed"
        goal = f", target {self.target:g}x {word}" if self.target else ""
        return (
            f"{self.title}: {median(self.ours):,.0f} {self.what}/s, "
            f"{self.times:.2f}x the {median(self.theirs):,.1f} of {self.peer}{goal}"
        )


def run(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a program, or tell why it does not begin."""
    try:
        return subprocess.run(
            command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False
        )
    except OSError as error:
        return subprocess.CompletedProcess(command, 1, "", str(error))


def rivals() -> list[Rivals]:
    """List the figures of bots."""
    return [
        Rivals(
            "citadels deluxe, 4 journeymen",
            "games",
            "catanatron's random players",
            [str(PEERS), str(TOOLS / "measure_catanatron.py")],
            target=21,
        ),
        Rivals(
            "citadels deluxe, 4 seats, search of a master",
            "iterations",
            "OpenSpiel's ISMCTS on hearts",
            [str(PEERS), str(TOOLS / "measure_ismcts.py")],
        ),
    ]

"""The rows of `bench.py` for bots: games of Journeymen and iterations of a Master, beside peers and an older commit."""

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
    game: str = "citadels"
    site: Path | None = None
    """Where the package is that the command of the peer measures, if it is an older one of ours."""
    ours: list[float] = field(default_factory=list)
    theirs: list[float] = field(default_factory=list)
    trouble: str = ""

    def measure(self, seconds: float) -> None:
        """Measure both once."""
        for command, site, figures in (
            (our_command(self.game), None, self.ours),
            (self.command, self.site, self.theirs),
        ):
            done = run([*command, self.what, str(seconds)], site)
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


def our_command(game: str) -> list[str]:
    """Return the command that measures our bots at a game, but for what and how long."""
    return [sys.executable, str(TOOLS / "measure_bots.py"), game]


def run(command: list[str], site: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a program with the installed package or another one, or tell why it does not begin."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(str(each) for each in (site, ROOT) if each)}
    try:
        return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    except OSError as error:
        return subprocess.CompletedProcess(command, 1, "", str(error))


def rivals(against: str = "", site: Path | None = None) -> list[Rivals]:
    """List the figures of bots; with those of an older commit, if one is named, whose package is at `site`."""
    rows = [
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
    if site is not None:
        rows += [
            Rivals(
                f"{title}, 4 seats, search of a master",
                "iterations",
                against,
                our_command(game),
                target=2,
                game=game,
                site=site,
            )
            for title, game in (("citadels deluxe", "citadels"), ("machikoro", "machikoro"))
        ]
    return rows

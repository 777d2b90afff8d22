"""The rows of `bench.py` for profiles: which share of a Master's time is spent in the Python library."""

import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tools.bench_bots import our_command, run

SECONDS = 4.0
"""How long a Master is watched."""
LOADING = 1000
"""How many milliseconds are not watched, because the package is loaded then."""
LINE = re.compile(r"\s*([\d.]+)%\s+(\S+)")
"""A line of a report: a share and the library, or the program, that it belongs to."""


@dataclass
class Profile:
    """The share of the Python library in a profile of the Master at one game."""

    game: str
    most: float = 0.3
    """The share that it is to have at most."""
    share: float | None = None
    trouble: str = ""

    def measure(self) -> None:
        """Watch a Master with perf, or keep why that cannot be."""
        perf = shutil.which("perf")
        if perf is None:
            self.trouble = "there is no perf here"
            return
        with tempfile.TemporaryDirectory() as folder:
            data = str(Path(folder) / "perf.data")
            # The clock of the system serves where a virtual machine has no counters of its own.
            watch = [perf, "record", "--quiet", "--event", "cpu-clock", "--delay", str(LOADING), "--output", data, "--"]
            done = run([*watch, *our_command(self.game), "iterations", str(SECONDS)])
            if not done.returncode:
                done = run([perf, "report", "--stdio", "--sort", "dso", "--input", data])
        self.read(done)

    def read(self, done: subprocess.CompletedProcess[str]) -> None:
        """Take the share from a report, or keep why there is none."""
        if done.returncode or not LINE.search(done.stdout):
            self.trouble = (done.stderr.strip().splitlines() or ["perf saw nothing"])[-1]
        else:
            self.share = library_share(done.stdout)

    def remark(self) -> str:
        """Say what was measured, or why nothing was."""
        title = f"{self.game}, 4 seats, search of a master: share of the Python library"
        if self.share is None:
            return f"{title}: not measured: {self.trouble}"
        word = "reached" if self.share <= self.most else "missed"
        return f"{title}: {self.share:.0%}, target at most {self.most:.0%} {word}"


def library_share(report: str) -> float:
    """Sum up the shares of the Python library, which in some builds is part of the interpreter's own program."""
    lines = [match for line in report.splitlines() if (match := LINE.match(line))]
    return sum(float(share) for share, owner in (each.groups() for each in lines) if is_library(owner)) / 100


def is_library(owner: str) -> bool:
    """Say whether this is the Python library or the interpreter."""
    return re.fullmatch(r"(libpython|python)[\d.]*(\.so[\d.]*)?", owner) is not None

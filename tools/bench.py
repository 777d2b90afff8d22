"""Measures this engine beside its peers, on one core, in one run.

Every subject runs in a process of its own, several rounds in turn; the medians count.
Figures are per second of processor time. Prints a table and writes build/bench.json.
With `--against` an older commit is compiled too and takes its turns in the same run.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tools.bench_arena import Arena
from tools.bench_bots import rivals
from tools.bench_envs import measure as measure_envs
from tools.bench_profile import Profile

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / "tools"
PEERS = ROOT / "build" / "peers" / "bin" / "python"
WIDTH = 110
"""How wide the table is at least."""
YARDSTICK = "catanatron, 4 seats"
HEARTS = "OpenSpiel hearts, from Python"


@dataclass(frozen=True)
class Case:
    """A table of ours, with how many times faster than others it is to be."""

    game: str
    seats: int
    rules: tuple[str, ...] = ()
    decisions: float = 0
    copies: float = 0
    driven: float = 0
    """Beside hearts, both driven from Python; the others are beside catanatron."""
    copied_after: int = 60
    """After how many decisions a game is copied."""

    @property
    def title(self) -> str:
        """Name the table."""
        return f"{' '.join([self.game, *self.rules])}, {self.seats} seats"


CASES = [
    Case("machikoro", 4, decisions=200, copies=350, driven=1.2),
    Case("machikoro", 4, ("limited_supply",)),
    Case("citadels", 4, ("random_cast",), decisions=90, copies=100, driven=1, copied_after=160),
    Case("citadels", 8, ("random_cast",), decisions=85, copied_after=320),
]

UNCOMPILED = 0.6
"""How much of the uncompiled speed of an older commit there is to be at least."""


@dataclass
class Subject:
    """One row: a command that prints its figures, and what it printed so far."""

    name: str
    command: list[str]
    interpreted: bool = False
    site: Path | None = None
    """Where the package is, if it is not the installed one."""
    decisions_target: float = 0
    copies_target: float = 0
    beside: "Subject | None" = None
    """The row that the targets are held against, if it is not the yardstick."""
    decisions: list[float] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)
    trouble: str = ""

    def measure(self, seconds: float) -> None:
        """Run once and keep the figures, or why there are none."""
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if self.site is not None:
            environment["PYTHONPATH"] = str(self.site)
        elif self.interpreted:
            environment["PYTHONPATH"] = str(ROOT / "src")
        try:
            done = subprocess.run(
                [*self.command, str(seconds)], env=environment, cwd=ROOT, capture_output=True, text=True, check=False
            )
        except OSError as error:
            self.trouble = str(error)
            return
        if done.returncode:
            self.trouble = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
            return
        figures = json.loads(done.stdout)
        if figures.get("compiled", not self.interpreted) == self.interpreted:
            self.trouble = f"the engine is {'compiled' if self.interpreted else 'not compiled'} here"
            return
        self.decisions.append(figures["decisions"])
        self.copies.append(figures["copies"])


def build(commit: str) -> Path:
    """Compile a commit into a folder of its own, unless that was done before."""
    name = subprocess.run(["git", "rev-parse", commit], cwd=ROOT, capture_output=True, text=True, check=True)
    folder = ROOT / "build" / "against" / name.stdout.strip()
    site = folder / "site"
    if not site.exists():
        source = folder / "source"
        source.mkdir(parents=True, exist_ok=True)
        packed = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True)
        subprocess.run(["tar", "-x", "-C", str(source)], input=packed.stdout, check=True)
        options = ["--quiet", "--no-deps", "--no-build-isolation", "--target", str(site)]
        subprocess.run([sys.executable, "-m", "pip", "install", *options, str(source)], check=True)
    return site


def subjects(against: str = "", site: Path | None = None) -> list[Subject]:
    """List the rows in the order in which they take turns.

    With the same tables of an older commit, if one is named: compiled it is at `site`, its source lies beside that.
    """
    hearts = Subject(HEARTS, [str(PEERS), str(TOOLS / "measure_open_spiel.py")])
    rows = [Subject(YARDSTICK, [str(PEERS), str(TOOLS / "measure_catanatron.py")]), hearts]
    for case in CASES:
        table = [case.game, str(case.seats), "+".join(case.rules), str(case.copied_after)]
        ours = [sys.executable, str(TOOLS / "measure_twocities.py"), *table]
        loop = Subject(f"{case.title}, compiled loop", [*ours, "loop"])
        loop.decisions_target, loop.copies_target = case.decisions, case.copies
        driven = Subject(f"{case.title}, compiled, from Python", [*ours, "driven"])
        driven.decisions_target, driven.beside = case.driven, hearts
        uncompiled = Subject(f"{case.title}, uncompiled", [*ours, "loop"], interpreted=True)
        rows += [loop, driven, uncompiled]
        if site is not None:
            older = Subject(f"{case.title}, {against}", [*ours, "loop"], site=site)
            source = site.parent / "source" / "src"
            older_source = Subject(f"{older.name}, uncompiled", older.command, interpreted=True, site=source)
            uncompiled.decisions_target, uncompiled.beside = UNCOMPILED, older_source
            rows[-3:] = [loop, older, driven, uncompiled, older_source]
    return rows


def ratio(figures: list[float], yardstick: list[float]) -> float | None:
    """Divide two medians, if both were measured."""
    return median(figures) / median(yardstick) if figures and yardstick else None


def report(rows: list[Subject]) -> Table:
    """Lay the medians out, with their ratios to the yardstick."""
    table = Table(title="Per second of processor time, medians")
    table.add_column("random play", no_wrap=True)
    for heading in ("decisions", "ratio", "copies", "ratio"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        if row.trouble:
            table.add_row(f"{row.name} (not measured)")
            continue
        cells: list[str] = []
        for figures, yardstick in ((row.decisions, rows[0].decisions), (row.copies, rows[0].copies)):
            times = ratio(figures, yardstick)
            cells += [f"{median(figures):,.0f}", "-" if times is None else f"{times:,.1f}x"]
        table.add_row(row.name, *cells)
    return table


def remarks(rows: list[Subject]) -> list[str]:
    """Say which targets were reached and what could not be measured."""
    lines: list[str] = []
    for row in rows:
        if row.trouble:
            lines.append(f"{row.name}: not measured: {row.trouble}")
        beside, peer = (rows[0], "catanatron") if row.beside is None else (row.beside, row.beside.name)
        for what, figures, yardstick, target in (
            ("decisions", row.decisions, beside.decisions, row.decisions_target),
            ("copies", row.copies, beside.copies, row.copies_target),
        ):
            times = ratio(figures, yardstick)
            if target and times is not None:
                word = "reached" if times >= target else "missed"
                lines.append(f"{row.name}: {times:.1f}x the {what} of {peer}, target {target:g}x {word}")
    return lines


def comparisons(rows: list[Subject]) -> list[str]:
    """Say how every table compares with the same one of an older commit, which is measured right after it."""
    lines: list[str] = []
    for ours, theirs in pairwise(rows):
        decisions, copies = ratio(ours.decisions, theirs.decisions), ratio(ours.copies, theirs.copies)
        if theirs.site is not None and decisions is not None and copies is not None:
            lines.append(f"{theirs.name}: now {decisions:.3f} times its decisions, {copies:.3f} times its copies")
    return lines


def record(rows: list[Subject], core: int | None) -> dict[str, object]:
    """Write down everything that was measured."""
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "core": core,
        "rows": [
            {
                "name": row.name,
                "decisions": row.decisions,
                "copies": row.copies,
                "decisions_ratio": ratio(row.decisions, rows[0].decisions),
                "copies_ratio": ratio(row.copies, rows[0].copies),
                "decisions_target": row.decisions_target or None,
                "copies_target": row.copies_target or None,
                "target_beside": row.beside.name if row.beside is not None else rows[0].name,
                "trouble": row.trouble or None,
            }
            for row in rows
        ],
    }


def pin() -> int | None:
    """Keep this process and all that it starts on one core, where the system can."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def main() -> None:
    """Measure all subjects in turn, print the table and keep the figures."""
    parser = argparse.ArgumentParser(description="Measure the engine beside its peers.")
    parser.add_argument("--rounds", type=int, default=5, help="how often each subject is measured")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each figure is measured")
    parser.add_argument("--against", default="", metavar="COMMIT", help="an older commit to measure in the same run")
    given = parser.parse_args()
    console = Console(width=max(Console().width, WIDTH))
    if given.against:
        console.print(f"Compiling {given.against} (a few minutes, once) ...")
    site = build(given.against) if given.against else None
    rows = subjects(given.against, site)
    pairs = rivals(given.against, site)
    profiles = [Profile("citadels"), Profile("machikoro")]
    arena = Arena()
    with console.status("Measuring the arena"):
        arena.measure()
    with console.status("Measuring environments"):
        environments = measure_envs(given.seconds, given.rounds)
    core = pin()
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("Measuring", total=given.rounds * (len(rows) + len(pairs)))
        for number in range(given.rounds):
            for row in rows:
                progress.update(task, description=f"Round {number + 1} of {given.rounds}: {row.name}")
                if not row.trouble:
                    row.measure(given.seconds)
                progress.advance(task)
            for pair in pairs:
                progress.update(task, description=f"Round {number + 1} of {given.rounds}: {pair.title}")
                if not pair.trouble:
                    pair.measure(given.seconds)
                progress.advance(task)
    with console.status("Profiling the Master"):
        for profile in profiles:
            profile.measure()
    console.print(report(rows))
    told = [*[pair.remark() for pair in pairs], *[profile.remark() for profile in profiles], arena.remark()]
    told += [line for row in environments for line in row.remarks()]
    for line in [*remarks(rows), *comparisons(rows), *told]:
        console.print(line, markup=False, soft_wrap=True)
    target = ROOT / "build" / "bench.json"
    target.parent.mkdir(exist_ok=True)
    bots = [{"title": pair.title, "ours": pair.ours, "theirs": pair.theirs, "ratio": pair.times} for pair in pairs]
    ratios = {"ratio": arena.times, "ratio_without_waiting": arena.times_without_waiting}
    watched = [asdict(profile) for profile in profiles]
    written = {**record(rows, core), "bots": bots, "profiles": watched, "arena": {**asdict(arena), **ratios}}
    written["environments"] = [
        {"name": row.name, "steps": row.steps, "ratio": row.times, "target": row.target, "resets": row.resets}
        for row in environments
    ]
    target.write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")
    console.print(f"Wrote {target.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()

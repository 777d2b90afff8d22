"""The rows of `bench.py` for environments: beside those of others, two processes beside one, and resets."""

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

OURS = [sys.executable, str(TOOLS / "measure_envs.py")]
THEIRS = [str(PEERS), str(TOOLS / "measure_env_peers.py")]

CITADELS = ["citadels", "deluxe"]
MACHI_KORO = ["machikoro", ""]
GAMES = "64"

MOST_RESET = 3.0
"""So many steps a reset costs at most."""


Program = subprocess.Popen[str]


@dataclass
class EnvRow:
    """A program that tells how many steps it takes in a second."""

    name: str
    command: list[str]
    beside: "EnvRow | None" = None
    target: float = 0
    """How many times the steps of the other row it is to take."""
    processes: int = 1
    """Several of them begin together, and are held against the other row by the clock."""
    steps: list[float] = field(default_factory=list)
    """Steps in a second of processor time, by all processes."""
    by_the_clock: list[float] = field(default_factory=list)
    """Steps in a second that passes."""
    resets: list[float] = field(default_factory=list)
    """How many steps a reset costs."""
    trouble: str = ""

    def measure(self, seconds: float) -> None:
        """Run once and keep the figures, or why there are none; several processes run at once and are added up."""
        if self.trouble:
            return
        try:
            running = [self.started(seconds) for _ in range(self.processes)]
        except OSError as error:
            self.trouble = str(error)
            return
        if self.processes > 1:
            begin_together(running)
        told = [program.communicate() for program in running]
        if any(program.returncode for program in running):
            self.trouble = next(("".join(errors.strip().splitlines()[-1:]) for _, errors in told if errors), "failed")
            return
        figures = [json.loads(said) for said, _ in told]
        self.steps.append(sum(each["steps"] for each in figures))
        if all("by_the_clock" in each for each in figures):
            self.by_the_clock.append(sum(each["by_the_clock"] for each in figures))
        self.resets += [each["reset"] for each in figures if "reset" in each]

    def started(self, seconds: float) -> Program:
        """Start the program; one of several waits until it is told to begin."""
        return subprocess.Popen(
            [*self.command, str(seconds), *(["together"] if self.processes > 1 else [])],
            env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    @property
    def times(self) -> float | None:
        """Divide the medians of this row and the other one; several processes can only gain by the clock."""
        if self.beside is None:
            return None
        is_timed = self.processes > 1
        own, others = (row.by_the_clock if is_timed else row.steps for row in (self, self.beside))
        return median(own) / median(others) if own and others else None

    def remarks(self) -> list[str]:
        """Say how fast it was, beside whom, and what a reset cost."""
        if self.trouble:
            return [f"{self.name}: not measured: {self.trouble}"]
        figures = self.by_the_clock if self.processes > 1 else self.steps
        line = f"{self.name}: {median(figures):,.0f} steps/s"
        if self.beside is not None and self.times is not None:
            word = f", target {self.target:g}x {'reached' if self.times >= self.target else 'missed'}"
            line += f", {self.times:.2f}x {self.beside.name}{word if self.target else ''}"
        lines = [line]
        if self.resets:
            cost = median(self.resets)
            word = "reached" if cost <= MOST_RESET else "missed"
            lines.append(f"{self.name}: a reset costs {cost:.1f} steps, target {MOST_RESET:g} {word}")
        return lines


def begin_together(running: list[Program]) -> None:
    """Wait until each program says that it is ready, then let all of them begin."""
    for program in running:
        assert program.stdout is not None
        program.stdout.readline()
    for program in running:
        assert program.stdin is not None
        try:
            program.stdin.write("begin\n")
            program.stdin.flush()
        except OSError:
            continue  # it has failed, and its exit code says so


def rows() -> list[EnvRow]:
    """List the rows in the order in which they take turns."""
    four = EnvRow("connect four of PettingZoo", [*THEIRS, "connect_four"])
    leduc = EnvRow("RLCard's Leduc through PettingZoo", [*THEIRS, "leduc"], four)
    hearts = EnvRow("hearts of OpenSpiel with tensors, from Python", [*THEIRS, "hearts"])
    found = [four, leduc, hearts]
    for name, table in (("citadels deluxe", CITADELS), ("machikoro", MACHI_KORO)):
        found.append(EnvRow(f"{name}, 4 seats, AEC, from legal_actions()", [*OURS, "aec", *table, "list"], four, 5))
        found.append(EnvRow(f"{name}, 4 seats, AEC, from its mask", [*OURS, "aec", *table, "mask"], four, 5))
        batch = EnvRow(f"{name}, 4 seats, {GAMES} games at once", [*OURS, "batch", *table, GAMES], hearts, 3)
        two = EnvRow(f"{name}, the same in two processes, by the clock", batch.command, batch, 1.8, processes=2)
        found += [batch, two]
    return found


def measure(seconds: float, rounds: int) -> list[EnvRow]:
    """Measure every row in turn, as often as that."""
    found = rows()
    for _ in range(rounds):
        for row in found:
            row.measure(seconds)
    return found


if __name__ == "__main__":
    for each in measure(float(sys.argv[1]), int(sys.argv[2])):
        print("\n".join(each.remarks()))

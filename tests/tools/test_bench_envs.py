"""The bench of environments says what it measured and what it reached."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools.bench_envs import EnvRow, rows

ROOT = Path(__file__).resolve().parents[2]


def test_a_row_is_told_beside_the_other_one() -> None:
    four = EnvRow("four", [], steps=[10.0, 20.0, 90.0])
    ours = EnvRow("ours", [], four, 5, steps=[99.0], resets=[2.0, 3.5, 3.1])

    assert four.remarks() == ["four: 20 steps/s"]
    assert ours.remarks() == [
        "ours: 99 steps/s, 4.95x four, target 5x missed",
        "ours: a reset costs 3.1 steps, target 3 missed",
    ]


WAITS = """
import sys
print("ready", flush=True)
sys.stdin.readline()
print('{"steps": 3, "by_the_clock": 2}')
"""


def test_processes_that_begin_together_are_added_up_and_held_against_one_by_the_clock() -> None:
    one = EnvRow("one", [], steps=[3.0], by_the_clock=[2.5])
    both = EnvRow("both", [sys.executable, "-c", WAITS], one, 1.8, processes=2)

    both.measure(0.01)

    assert both.steps == [6.0]
    assert both.remarks() == ["both: 4 steps/s, 1.60x one, target 1.8x missed"]


def test_a_process_of_several_that_cannot_run_is_named_with_the_reason() -> None:
    broken = EnvRow("broken", [sys.executable, "-c", "import no_such_peer"], processes=2)

    broken.measure(0.01)

    assert broken.remarks() == ["broken: not measured: ModuleNotFoundError: No module named 'no_such_peer'"]


def test_what_cannot_run_is_named_with_the_reason() -> None:
    broken = EnvRow("broken", [sys.executable, "-c", "import no_such_peer"])

    broken.measure(0.01)

    assert broken.remarks() == ["broken: not measured: ModuleNotFoundError: No module named 'no_such_peer'"]


def test_every_target_has_a_row_to_be_held_against() -> None:
    assert {row.target for row in rows()} == {0, 1.8, 3, 5}
    assert all(row.beside is not None for row in rows() if row.target)
    assert [row.target for row in rows() if "AEC" in row.name] == [5] * 4


@pytest.mark.parametrize("way", [["aec", "machikoro", "", "mask"], ["batch", "citadels", "deluxe", "2"]])
def test_our_own_figures_are_positive(way: list[str]) -> None:
    program = [sys.executable, "tools/measure_envs.py", *way, "0.01"]

    done = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, check=True)

    assert json.loads(done.stdout)["steps"] > 0

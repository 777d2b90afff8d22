"""Tests come in tiers, and whoever runs them is told at the end how to run again what failed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import is_left_out

ROOT = Path(__file__).parents[1]
QUICK = "not browser and not server and not long"

FAILING = """
import pytest

@pytest.mark.parametrize("card", ["Town hall", "Mine"])
def test_that_fails(card):
    assert card == "Mine"

def test_that_cannot_begin(nobody):
    pass
"""


@pytest.mark.parametrize(
    "file", ["tests/web/test_menu.py", "tests/server/test_seats.py", "tests/citadels/test_random_games.py"]
)
def test_files_of_other_tiers_are_not_even_read(file: str) -> None:
    assert is_left_out(file, QUICK)


@pytest.mark.parametrize(
    ("file", "marks"),
    [
        ("tests/citadels/test_building.py", QUICK),
        ("tests/server/test_seats.py", "not browser"),
        ("tests/web/test_menu.py", "browser and not server"),
        ("tests/web/test_menu.py", "server or not browser"),
        ("tests/web/test_menu.py", "not (browser and server)"),
        ("tests/web/test_menu.py", ""),
    ],
)
def test_files_that_may_be_meant_are_read(file: str, marks: str) -> None:
    assert not is_left_out(file, marks)


def run(folder: Path, command: str) -> list[str]:
    """Run a command of tests in a folder, with the hooks of this project; return its lines."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    environment |= {"PYTEST_ADDOPTS": "-p tests.conftest -p no:cacheprovider"}
    done = subprocess.run(command, cwd=folder, env=environment, shell=True, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
    return done.stdout.splitlines()


def test_the_last_line_runs_again_what_failed(tmp_path: Path) -> None:
    (tmp_path / "test_cards.py").write_text(FAILING, encoding="utf-8")

    first = run(tmp_path, f"{sys.executable} -m pytest")
    title, _, command = first[-1].partition(": ")
    again = run(tmp_path, command)

    assert title == "To run again what failed"
    assert "1 failed, 1 passed, 1 error" in first[-2]
    assert "1 failed, 1 error" in again[-2]

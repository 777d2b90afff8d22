"""The examples of trainers, in the environment of `make learners`: each trains a little."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def run(*arguments: str) -> list[str]:
    """Run an example; return the lines that it printed."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, *arguments]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, timeout=380, check=True
    )
    return done.stdout.splitlines()


def curve(folder: Path) -> list[list[str]]:
    """Read a learning curve without its headings."""
    return [line.split(",") for line in (folder / "curve.csv").read_text(encoding="utf-8").splitlines()[1:]]


def test_maskable_ppo_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    command = ["examples/maskable_ppo.py", "machikoro-4p", "--out", str(tmp_path), "--opponents", "random"]
    command += ["--tables", "16", "--every", "2048", "--deals", "2", "--steps"]

    run(*command, "2048")
    first, policy = curve(tmp_path), (tmp_path / "policy.npz").read_bytes()
    run(*command, "4096")
    both = curve(tmp_path)

    assert [row[0] for row in first] == ["0", "2048"]
    assert both[:2] == first
    assert [row[0] for row in both] == ["0", "2048", "4096"]
    assert int(both[2][1]) > int(both[1][1])
    assert (tmp_path / "policy.npz").read_bytes() != policy


def test_rllib_trains_the_pettingzoo_form() -> None:
    lines = run("examples/rllib_ppo.py", "machikoro", "--seats", "2", "--iterations", "2", "--batch", "400")

    told = [json.loads(line) for line in lines if line.startswith("{")]
    assert [each["iteration"] for each in told] == [1, 2]
    assert told[1]["decisions"] >= 800
    assert told[1]["games"] >= 1
    assert told[1]["entropy"] > 0

"""The examples that need no trainer: the players of the benchmark's baselines, a learning curve and the exploiter."""

import json
import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

from tools.baselines import agents_of
from twocities.bots.plugins import seat_bot
from twocities.core.errors import BadRules
from twocities.envs.benchmark import TASKS, measure, task_named

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run an example in a program of its own."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=True)


@pytest.mark.parametrize("task", TASKS)
def test_the_baselines_beat_chance(task: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)

    for agent in agents_of(task)[-2:]:
        assert measure(task_named(task), agent, ["random"], deals=4).levels[0].win_rate > 0.7


def test_the_file_of_a_policy_is_that_which_was_trained(tmp_path: Path) -> None:
    copytree(EXAMPLES / "policies", tmp_path / "policies")
    player = tmp_path / "policy_player.py"
    player.write_bytes((EXAMPLES / "policy_player.py").read_bytes())
    seat_bot(f"{player}:MachiKoro4p")

    (tmp_path / "policies" / "machikoro-4p.npz").write_bytes(
        (EXAMPLES / "policies" / "citadels-2p-classic.npz").read_bytes()
    )

    with pytest.raises(BadRules, match=r"machikoro-4p\.npz is not the policy that this player is of"):
        seat_bot(f"{player}:MachiKoro4p")


def test_a_learning_curve_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    command = ["examples/value_net.py", "machikoro-4p", "--deals", "1", "--out", str(tmp_path), "--games"]

    run(*command, "10")
    first = (tmp_path / "machikoro-4p.csv").read_text(encoding="utf-8")
    run(*command, "10,20")
    both = (tmp_path / "machikoro-4p.csv").read_text(encoding="utf-8")

    assert first.splitlines()[0] == "games,moments,processor_seconds,log_loss,apprentice,journeyman,random"
    assert [line.split(",")[0] for line in both.splitlines()[1:]] == ["10", "20"]
    assert both.startswith(first)


def test_the_exploiter_says_what_it_gains_against_chance() -> None:
    command = ["examples/exploiter.py", "machikoro-4p", "--agent", "random", "--deals", "2", "--worlds", "4"]

    found = json.loads(run(*command).stdout)

    assert found["gain"] == pytest.approx(found["win_rate"] - 0.25)
    assert found["gain"] > 0.2

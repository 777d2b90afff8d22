"""Tasks that agents are measured by."""

import json
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import twocities
from twocities.cli.main import run
from twocities.core.errors import BadRules
from twocities.envs import benchmark
from twocities.envs.benchmark import (
    FIRST_TEST_SEED,
    TASKS,
    TEST_DEALS,
    TRAINING_DEALS,
    BenchmarkTask,
    engine_hash,
    hash_below,
    measure,
    play_deal,
    task_named,
)

LAST = """
from twocities.bots import Bot

class Last(Bot):
    name = "last"

    def choose(self, view, decision, rng):
        return decision.actions[-1]
"""


@pytest.mark.parametrize("task", TASKS.values(), ids=list(TASKS))
def test_deals_to_learn_from_and_to_measure_with_are_disjoint_and_those_of_nobody_else(task: BenchmarkTask) -> None:
    assert task.training_seed(0) > 2**64
    assert task.training_seed(TRAINING_DEALS - 1) < task.test_seeds()[0] == FIRST_TEST_SEED
    assert len(set(task.test_seeds())) == TEST_DEALS


def test_an_agent_that_is_as_good_as_its_opponents_wins_its_share() -> None:
    result = measure(task_named("machikoro-4p"), "journeyman", ["journeyman"], deals=20)

    level = result.levels[0]
    assert level.games == 80
    assert abs(level.win_rate - 0.25) <= level.margin + 0.05
    assert level.mean_return == pytest.approx((4 * level.win_rate - 1) / 3, abs=0.001)


def test_a_good_agent_beats_chance() -> None:
    result = measure(task_named("citadels-2p-classic"), "journeyman", ["random"], deals=6)

    assert result.levels[0].win_rate > 0.8


def test_the_same_agent_is_measured_alike_however_it_is_shared_out() -> None:
    task = task_named("machikoro-4p")

    alone = measure(task, "apprentice", ["random"], deals=7)
    shared = measure(task, "apprentice", ["random"], deals=7, processes=2)

    assert alone.levels[0].win_rate == shared.levels[0].win_rate
    assert alone.deals_hash == shared.deals_hash


def test_a_deal_is_played_from_every_seat() -> None:
    returns, _, decisions = play_deal(task_named("machikoro-4p"), "random", "random", FIRST_TEST_SEED)

    assert len(returns) == 4
    assert decisions > 40


def test_the_command_writes_a_result_and_a_plot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    agent = tmp_path / "mine.py"
    agent.write_text(LAST, encoding="utf-8")
    out = tmp_path / "out"

    code = run(
        [
            "benchmark",
            "machikoro-4p",
            "--agent",
            f"{agent}:Last",
            "--levels",
            "random",
            "--deals",
            "2",
            "--out",
            str(out),
        ]
    )

    assert code == 0
    written = json.loads((out / "result.json").read_text(encoding="utf-8"))
    assert json.loads(capsys.readouterr().out) == written
    assert written["task"] == "machikoro-4p"
    assert written["deals"] == 2
    assert [len(written[key]) for key in ("agent_hash", "engine_hash", "deals_hash")] == [8, 16, 16]
    assert [level["games"] for level in written["levels"]] == [8]
    assert (out / "plot.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess-2p", "--agent", "random"], "There is no task 'chess-2p'. Known: citadels-2p-classic"),
        (["machikoro-4p", "--agent", "./nowhere.py:Last"], "There is no file './nowhere.py'."),
        (["machikoro-4p", "--agent", "random", "--levels", "wizard"], "There is no bot 'wizard'."),
        (["machikoro-4p", "--agent", "random", "--deals", "0"], "There are 1 to 200 deals to measure with, not 0."),
    ],
)
def test_wrong_arguments_get_a_sentence(
    arguments: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["benchmark", *arguments, "--out", str(tmp_path)]) == 2
    assert sentence in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("path", "is_part"),
    [
        ("bots/learned.py", True),
        ("bots/machikoro/nets/best.net", True),
        ("core/rng.py", True),
        ("envs/engine/outcome.py", True),
        ("envs/benchmark.py", False),
        ("cli/main.py", False),
    ],
)
def test_the_hash_of_the_engine_is_of_what_decides_the_figures(path: str, is_part: bool, tmp_path: Path) -> None:
    for each in ("envs/engine/outcome.py", path):
        (tmp_path / each).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / each).write_bytes(b"one\n")
    before = hash_below(tmp_path)

    (tmp_path / path).write_bytes(b"two\n")

    assert (hash_below(tmp_path) != before) == is_part


def test_the_nets_of_the_package_are_in_the_hash_of_the_engine(tmp_path: Path) -> None:
    root = tmp_path / "twocities"
    copytree(twocities.__path__[0], root, ignore=ignore_patterns("*.so", "__pycache__", "web", "server"))
    assert hash_below(root) == engine_hash()

    net = next((root / "bots").rglob("*.net"))
    net.write_bytes(net.read_bytes() + b"1")

    assert hash_below(root) != engine_hash()


def test_an_agent_of_a_module_has_a_hash() -> None:
    agent = "twocities.bots.journeyman:Journeyman"
    result = measure(task_named("machikoro-4p"), agent, ["random"], deals=1)

    assert len(result.agent_hash) == 8


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("1 / 0", "ZeroDivisionError: division by zero."),
        ("exit(3)", "SystemExit: 3."),
        ("999_999_999", "IllegalChoice: "),
        ("None", "Error: "),
    ],
)
@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_bot_that_fails_is_named_in_a_sentence(
    answer: str, sentence: str, processes: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    agent = tmp_path / "mine.py"
    agent.write_text(LAST.replace("decision.actions[-1]", answer), encoding="utf-8")
    given = ["machikoro-4p", "--agent", f"{agent}:Last", "--levels", "random", "--deals", "1"]

    assert run(["benchmark", *given, "--processes", processes, "--out", str(tmp_path / "out")]) == 1

    said = capsys.readouterr()
    assert said.out == ""
    assert (
        f"twocities: The bot '{agent}:Last' failed at seat 0 of the deal with the seed {FIRST_TEST_SEED}: " in said.err
    )
    assert sentence in said.err


QUICK = ["benchmark", "machikoro-4p", "--agent", "random", "--levels", "random"]


@pytest.mark.parametrize("place", ["file", "file/inside"])
def test_a_folder_that_cannot_be_written_is_refused_before_anything_is_measured(
    place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    measured: list[object] = []
    monkeypatch.setattr(benchmark, "measure", lambda *given: measured.append(given))

    assert run([*QUICK, "--out", str(tmp_path / place)]) == 2
    assert f"Cannot write into '{tmp_path / place}': " in capsys.readouterr().err
    assert measured == []


def test_a_folder_that_is_there_is_tried_before_anything_is_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(dir: Path) -> None:
        raise PermissionError(13, "Permission denied", str(dir))

    measured: list[object] = []
    monkeypatch.setattr(benchmark, "measure", lambda *given: measured.append(given))
    monkeypatch.setattr("twocities.cli.benchmark.TemporaryFile", refuse)

    assert run([*QUICK, "--out", str(tmp_path)]) == 2
    assert f"Cannot write into '{tmp_path}': permission denied." in capsys.readouterr().err
    assert measured == []


def test_the_command_tells_how_far_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*QUICK, "--deals", "7", "--out", str(tmp_path / "out")]) == 0
    assert capsys.readouterr().err.splitlines() == ["random: 5 of 7 deals", "random: 7 of 7 deals"]


def test_the_result_is_printed_even_where_it_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "result.json").mkdir()

    assert run([*QUICK, "--deals", "1", "--out", str(tmp_path)]) == 2

    said = capsys.readouterr()
    assert json.loads(said.out)["deals"] == 1
    assert "Cannot write into" in said.err


@pytest.mark.parametrize("number", [-1, TRAINING_DEALS])
def test_there_are_no_other_deals_to_learn_from(number: int) -> None:
    with pytest.raises(BadRules, match="Deals to learn from are numbered"):
        task_named("machikoro-4p").training_seed(number)

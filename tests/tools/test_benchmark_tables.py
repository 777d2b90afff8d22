"""The page about the benchmark tells what the result files say."""

import json
import re
from pathlib import Path

import pytest

from tools.baselines import RESULTS
from tools.benchmark_tables import AXES, CURVES, PAGE, read_curve, results_of, written
from twocities.envs.benchmark import TASKS, TEST_DEALS


def test_the_page_tells_what_the_result_files_say() -> None:
    page = PAGE.read_text(encoding="utf-8")

    assert page == written(page), "run tools/benchmark_tables.py"


@pytest.mark.parametrize("task", TASKS)
def test_results_of_a_task_are_of_its_deals_and_of_one_engine(task: str) -> None:
    results = results_of(task)

    assert len(results) >= 2
    assert {each["task"] for each in results} == {task}
    assert {each["deals_hash"] for each in results} == {TASKS[task].deals_hash()}
    assert {each["deals"] for each in results} == {TEST_DEALS}
    assert len({each["engine_hash"] for each in results}) == 1


def test_every_result_is_of_a_task() -> None:
    assert {path.parent.name for path in RESULTS.glob("*/*.json")} <= set(TASKS)
    assert all(json.loads(path.read_text(encoding="utf-8"))["levels"] for path in RESULTS.glob("*/*.json"))


def test_every_picture_of_the_page_is_there() -> None:
    pictures = re.findall(r"!\[[^]]*\]\(([^)]+)\)", PAGE.read_text(encoding="utf-8"))

    assert pictures
    assert [each for each in pictures if not (PAGE.parent / each).is_file()] == []


@pytest.mark.parametrize("path", sorted(CURVES.glob("*.csv")), ids=lambda path: path.stem)
def test_a_curve_goes_on_and_holds_shares(path: Path) -> None:
    kind = next(kind for kind in AXES if path.stem.startswith(kind))
    rows = read_curve(path)

    places = [int(row[AXES[kind][0]]) for row in rows]
    assert places == sorted(set(places))
    assert all(0 <= float(row[level]) <= 1 for row in rows for level in ("random", "apprentice", "journeyman"))

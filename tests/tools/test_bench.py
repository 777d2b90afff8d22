"""The bench says what it measured, what it reached and what it could not measure."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools.bench import Subject, comparisons, ratio, remarks, subjects
from tools.bench_arena import Arena, Run
from tools.bench_bots import Rivals, rivals
from tools.bench_profile import Profile, library_share

ROOT = Path(__file__).resolve().parents[2]


def measured(name: str, decisions: list[float], copies: list[float]) -> Subject:
    return Subject(name, [], decisions=decisions, copies=copies)


def test_ratios_are_those_of_the_medians() -> None:
    assert ratio([100.0, 60.0, 1.0], [2.0, 3.0, 50.0]) == 20.0


def test_there_is_no_ratio_to_what_was_not_measured() -> None:
    assert ratio([100.0], []) is None


def test_targets_are_reached_or_missed() -> None:
    ours = measured("ours", [50.0], [80.0])
    ours.decisions_target, ours.copies_target = 60, 80

    assert remarks([measured("peer", [1.0], [1.0]), ours]) == [
        "ours: 50.0x the decisions of catanatron, target 60x missed",
        "ours: 80.0x the copies of catanatron, target 80x reached",
    ]


def test_a_target_beside_another_row_names_that_row() -> None:
    driven, hearts = measured("driven", [90.0], [1.0]), measured("hearts", [100.0], [1.0])
    driven.decisions_target, driven.beside = 1.2, hearts

    assert remarks([measured("peer", [1.0], [1.0]), driven, hearts]) == [
        "driven: 0.9x the decisions of hearts, target 1.2x missed"
    ]


def test_an_older_commit_takes_its_turns_compiled_and_uncompiled() -> None:
    rows = subjects("older", ROOT / "site")

    older = [row for row in rows if "older" in row.name]
    assert [(row.interpreted, row.site) for row in older[:2]] == [
        (False, ROOT / "site"),
        (True, ROOT / "source" / "src"),
    ]
    assert [(row.beside, row.decisions_target) for row in rows if row.interpreted and row not in older] == [
        (row, 0.6) for row in older if row.interpreted
    ]


def test_without_an_older_commit_uncompiled_play_has_no_target() -> None:
    assert {row.decisions_target for row in subjects() if row.interpreted} == {0}


def test_a_peer_that_is_not_installed_is_named_with_the_reason() -> None:
    peer = Subject("peer", [sys.executable, "-c", "import no_such_peer"])

    peer.measure(0.01)

    assert remarks([peer]) == ["peer: not measured: ModuleNotFoundError: No module named 'no_such_peer'"]


def test_a_peer_without_an_interpreter_is_named_with_the_reason() -> None:
    peer = Subject("peer", [str(ROOT / "no" / "python")])

    peer.measure(0.01)

    assert "No such file" in peer.trouble


@pytest.mark.parametrize("way", ["loop", "driven"])
def test_our_own_figures_are_positive(way: str) -> None:
    program = [sys.executable, "tools/measure_twocities.py", "machikoro", "4", "limited_supply", "60", way, "0.01"]

    done = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, check=True)

    figures = json.loads(done.stdout)
    assert figures["decisions"] > 0
    assert figures["copies"] > 0


def test_an_older_commit_is_compared_with_the_row_before_it() -> None:
    older = measured("older", [50.0], [40.0])
    older.site = ROOT

    assert comparisons([measured("peer", [1.0], [1.0]), measured("ours", [60.0], [20.0]), older]) == [
        "older: now 1.200 times its decisions, 0.500 times its copies"
    ]
    assert comparisons([measured("peer", [1.0], [1.0]), measured("ours", [60.0], [20.0])]) == []


def arena_round(one: float, two: float, waited: float | None = None) -> dict[str, Run]:
    return {
        "one": {"seconds": one, "waited": None if waited is None else 0.0},
        "two": {"seconds": two, "waited": waited},
    }


@pytest.mark.parametrize(("one", "word"), [(18.0, "1.80x, target 1.8x reached"), (17.9, "1.79x, target 1.8x missed")])
def test_two_processes_of_the_arena_are_compared_with_one(one: float, word: str) -> None:
    arena = Arena(games=1800, rounds=[arena_round(one, 10.0)])

    assert arena.remark() == f"arena: {1800 / one:.0f} games/s with one process, 180 with two: {word}"


def test_the_ratio_of_the_arena_is_the_median_of_those_of_its_rounds() -> None:
    arena = Arena(rounds=[arena_round(20.0, 10.0), arena_round(30.0, 20.0), arena_round(9.0, 5.0)])

    assert arena.times == 1.8


@pytest.mark.parametrize(
    ("waited", "word"),
    [
        (0.1, "1.50x, or 1.52x without the 0% of the time that was spent waiting for a core; by the first"),
        (2.0, "1.50x, or 1.88x without the 8% of the time that was spent waiting for a core; by the second"),
    ],
)
def test_an_arena_is_judged_without_waiting_only_where_it_waited(waited: float, word: str) -> None:
    arena = Arena(games=1800, rounds=[arena_round(15.0, 10.0, waited)])

    verdict = "reached" if word.endswith("second") else "missed"
    assert arena.remark() == f"arena: 120 games/s with one process, 180 with two: {word}, target 1.8x {verdict}"


def test_an_arena_that_cannot_be_measured_says_why() -> None:
    arena = Arena(game="chess")

    arena.measure()

    assert "There is no game 'chess'" in arena.remark()


def test_bots_are_held_against_a_peer_by_their_medians() -> None:
    rivals = Rivals("bots", "games", "a peer", [], target=21, ours=[400.0, 440.0, 9.0], theirs=[20.0, 10.0, 30.0])

    assert rivals.remark() == "bots: 400 games/s, 20.00x the 20.0 of a peer, target 21x missed"


def test_a_rival_that_cannot_be_measured_is_named_with_the_reason() -> None:
    rivals = Rivals("bots", "games", "a peer", [str(ROOT / "no" / "python")])

    rivals.measure(0.01)

    assert "not measured" in rivals.remark()
    assert "No such file" in rivals.remark()


@pytest.mark.parametrize(
    ("game", "what"), [("citadels", "games"), ("citadels", "iterations"), ("machikoro", "iterations")]
)
def test_figures_of_our_bots_are_positive(game: str, what: str) -> None:
    program = [sys.executable, "tools/measure_bots.py", game, what, "0.01"]

    done = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, check=True)

    assert json.loads(done.stdout)[what] > 0


def test_a_master_is_held_against_that_of_an_older_commit_at_both_games() -> None:
    older = [pair for pair in rivals("older", ROOT / "site") if pair.peer == "older"]

    assert [(pair.game, pair.what, pair.target, pair.site) for pair in older] == [
        ("citadels", "iterations", 2, ROOT / "site"),
        ("machikoro", "iterations", 2, ROOT / "site"),
    ]


def test_an_older_commit_is_measured_with_its_own_package(tmp_path: Path) -> None:
    (tmp_path / "twocities").mkdir()
    (tmp_path / "twocities" / "__init__.py").write_text("raise SystemExit('the older one')")
    pair = rivals("older", tmp_path)[-1]

    pair.measure(0.01)

    assert len(pair.ours) == 1
    assert pair.remark().endswith("not measured: the older one")


REPORT = """# Overhead  Shared Object
    22.50%  twocities_citadels__mypyc.cpython-311-x86_64-linux-gnu.so
    20.00%  libpython3.11.so.1.0
     5.50%  python3.11
     4.25%  libc.so.6
     1.00%  python_dateutil.so
"""


def test_the_library_may_be_part_of_the_interpreter() -> None:
    assert library_share(REPORT) == pytest.approx(0.255)


@pytest.mark.parametrize(
    ("share", "word"), [(0.3, "30%, target at most 30% reached"), (0.31, "31%, target at most 30% missed")]
)
def test_the_share_of_the_library_has_a_limit(share: float, word: str) -> None:
    assert Profile("citadels", share=share).remark().endswith(f"share of the Python library: {word}")


def test_without_perf_the_profile_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(ROOT / "no"))
    profile = Profile("citadels")

    profile.measure()

    assert profile.remark().endswith("not measured: there is no perf here")


def test_a_report_without_samples_is_no_share() -> None:
    profile = Profile("citadels")

    profile.read(subprocess.CompletedProcess([], 0, "", "no samples\n"))

    assert profile.share is None
    assert profile.trouble == "no samples"

"""A Ray cluster gives the rows that processes give, also when it loses a worker."""

from pathlib import Path
from threading import Thread

import pytest

from tests.arena.matches import PID_FILE, QUICK, kill_who_lingers, linger_once, play_with, repeatable, rows_in
from twocities.arena.playing import play_one

pytest.importorskip("ray", reason="Ray is not installed")

GAMES = 60


def test_a_worker_that_is_killed_loses_nothing_and_repeats_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from twocities.arena.cluster import RayCluster

    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv(PID_FILE, str(tmp_path / "pid"))
    killer = Thread(target=kill_who_lingers, args=(tmp_path / "pid",), daemon=True)
    killer.start()
    workers = RayCluster(QUICK, 2, linger_once)
    try:
        folder = play_with(workers, QUICK, GAMES, tmp_path / "out")
    finally:
        workers.close()

    killer.join(timeout=1)
    assert (tmp_path / "pid").read_text() == "killed"
    assert workers.slots == 2
    assert rows_in(folder) == repeatable([play_one(QUICK, number) for number in range(GAMES)])

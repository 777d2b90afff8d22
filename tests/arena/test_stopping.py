"""Whatever ends the arena, what is done is kept and nothing is played twice."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from tests.arena.matches import STRONG, WEAK, play_here, repeatable, rows_in
from twocities.arena.match import Match
from twocities.arena.match_dir import MatchDir
from twocities.arena.playing import play_one

PATIENCE = 150
"""How many seconds an arena may take to begin; a machine may be slow."""

MATCH = Match("citadels", (STRONG, WEAK), ("deluxe", "first_game"), 3)
MORE = 10


def start(path: Path) -> subprocess.Popen[str]:
    """Start more games than anybody can wait for."""
    given = ["--players", ",".join(MATCH.players), "--rules", ",".join(MATCH.rules), "--seed", str(MATCH.seed)]
    program = [sys.executable, "-m", "twocities", "arena", MATCH.game, *given, "--games", "1000000", "--out", str(path)]
    return subprocess.Popen(
        [*program, "--processes", "2", "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def wait_for_parts(path: Path, parts: int) -> None:
    """Wait until so many parts are on the disk."""
    until = time.monotonic() + PATIENCE
    while len(list((path / "games").glob("*.parquet"))) < parts:
        assert time.monotonic() < until, "no part was written"
        time.sleep(0.02)


def is_playing(process: psutil.Process) -> bool:
    """Say whether a process is one of those that play."""
    try:
        return "spawn_main" in " ".join(process.cmdline())
    except psutil.Error:
        return False


def wait_for_workers(arena: subprocess.Popen[str]) -> list[psutil.Process]:
    """Wait until both processes of an arena are started; they still load what they need."""
    until = time.monotonic() + PATIENCE
    while True:
        workers = [each for each in psutil.Process(arena.pid).children() if is_playing(each)]
        if len(workers) == 2:
            return workers
        assert time.monotonic() < until, "no two processes were started"
        time.sleep(0.005)


def test_an_interrupt_is_for_the_arena_also_while_its_processes_load(tmp_path: Path) -> None:
    arena = start(tmp_path)
    workers = wait_for_workers(arena)
    # A terminal sends Ctrl-C to all of them; here the processes get theirs at every moment of their beginning.
    until = time.monotonic() + 60
    while not list((tmp_path / "games").glob("*.parquet")) and time.monotonic() < until:
        for worker in workers:
            worker.send_signal(signal.SIGINT)
        time.sleep(0.01)

    os.killpg(arena.pid, signal.SIGINT)

    said, complaint = arena.communicate(timeout=30)
    _, alive = psutil.wait_procs(workers, timeout=10)
    assert complaint == ""
    assert "To go on:" in said
    assert arena.returncode == 130
    assert alive == []


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT], ids=["kill -9", "Ctrl-C"])
def test_a_match_goes_on_where_it_was_ended(tmp_path: Path, number: int) -> None:
    arena = start(tmp_path)
    wait_for_parts(tmp_path, 2)
    workers = psutil.Process(arena.pid).children(recursive=True)
    os.kill(arena.pid, number)
    said, complaint = arena.communicate(timeout=30)
    _, alive = psutil.wait_procs(workers, timeout=10)
    kept = MatchDir(tmp_path).finished()
    parts = {part.name: part.read_bytes() for part in MatchDir(tmp_path).parts()}
    games = max(kept) + MORE

    folder = play_here(MATCH, games, tmp_path)

    assert alive == []
    assert rows_in(folder) == repeatable([play_one(MATCH, each) for each in range(games)])
    assert {name: (folder.games / name).read_bytes() for name in parts} == parts
    assert complaint == ""
    assert (f"{len(kept):,} games are kept. To go on:" in said) == (number == signal.SIGINT)
    assert arena.returncode == (130 if number == signal.SIGINT else -signal.SIGKILL)

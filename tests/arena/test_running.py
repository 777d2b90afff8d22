"""A match gives the same rows however it is run, and every game once."""

import os
from dataclasses import replace
from pathlib import Path
from signal import SIGINT
from threading import Thread

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from tests.arena.matches import (
    PID_FILE,
    QUICK,
    full_disk,
    kill_who_lingers,
    linger_once,
    play_here,
    play_with,
    repeatable,
    rows_in,
)
from twocities.arena.chunks import Chunks
from twocities.arena.match import Halted, Match
from twocities.arena.match_dir import BadMatchDir, MatchDir
from twocities.arena.playing import play_one
from twocities.arena.processes import Processes
from twocities.arena.rows import ChunkResult, play_chunk
from twocities.arena.run import run
from twocities.arena.workers import GameFailed

GAMES = 40


def expected(games: int) -> list[dict[str, object]]:
    """Play the games here, one after another."""
    return repeatable([play_one(QUICK, number) for number in range(games)])


def test_one_process_and_two_give_the_same_rows(tmp_path: Path) -> None:
    one = play_here(QUICK, GAMES, tmp_path / "one", processes=1)
    two = play_here(QUICK, GAMES, tmp_path / "two", processes=2)

    assert rows_in(one) == rows_in(two) == expected(GAMES)


def test_the_games_of_a_killed_process_are_played_again_and_count_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PID_FILE, str(tmp_path / "pid"))
    killer = Thread(target=kill_who_lingers, args=(tmp_path / "pid",), daemon=True)
    killer.start()
    workers = Processes(QUICK, 2, linger_once)

    folder = play_with(workers, QUICK, GAMES, tmp_path / "out")
    workers.close()

    killer.join(timeout=1)
    assert (tmp_path / "pid").read_text() == "killed"
    assert rows_in(folder) == expected(GAMES)


def fail(_match: Match, _numbers: list[int], _halted: Halted) -> ChunkResult:
    raise ZeroDivisionError("no such thing")


def test_a_game_that_fails_is_named(tmp_path: Path) -> None:
    workers = Processes(QUICK, 1, fail)

    with pytest.raises(GameFailed, match=r"A game from 0 to 0 failed: ZeroDivisionError: no such thing \(test_running"):
        play_with(workers, QUICK, 3, tmp_path)
    workers.close()


class Alone:
    """Workers without processes: one slot plays a chunk where it stands."""

    slots = 1
    chunk_seconds = 0.001

    def __init__(self, path: Path) -> None:
        self.path = path
        self.over: list[ChunkResult | GameFailed] = []
        self.written: list[int] = []
        """How many parts were on the disk when each chunk was begun."""

    @property
    def busy(self) -> int:
        return len(self.over)

    def begin(self, numbers: list[int]) -> None:
        self.written.append(len(MatchDir(self.path).parts()))
        self.over = [play_chunk(QUICK, numbers)]

    def wait(self, _seconds: float) -> list[ChunkResult | GameFailed]:
        over, self.over = self.over, []
        return over

    def halt(self) -> list[ChunkResult]:
        return []

    def close(self) -> None:
        pass


class Interrupted(Alone):
    """Workers at which somebody presses Ctrl-C when its third chunk is over."""

    def wait(self, seconds: float) -> list[ChunkResult | GameFailed]:
        if len(self.written) == 3:
            os.kill(os.getpid(), SIGINT)
        return super().wait(seconds)


def test_a_worker_has_its_next_chunk_before_the_last_one_is_written(tmp_path: Path) -> None:
    workers = Alone(tmp_path)

    folder = play_with(workers, QUICK, 4, tmp_path)

    assert workers.written == [0, 0, 1, 2]
    assert rows_in(folder) == expected(4)


def test_a_chunk_that_is_over_when_somebody_stops_is_kept_and_told_once(tmp_path: Path) -> None:
    folder = MatchDir(tmp_path)
    folder.begin(QUICK)
    told: list[int] = []

    is_complete = run(QUICK, 9, folder, Interrupted(tmp_path), lambda played: told.extend(played.numbers))

    assert not is_complete
    assert told == [0, 1, 2]
    assert folder.finished() == {0, 1, 2}


def fail_second(match: Match, numbers: list[int], halted: Halted) -> ChunkResult:
    if numbers == [1]:
        raise ZeroDivisionError("no such thing")
    return play_chunk(match, numbers, halted)


class Punctual(Processes):
    """Workers whose processes are always done at the same time."""

    def wait(self, seconds: float) -> list[ChunkResult | GameFailed]:
        assert all(worker.pipe.poll(60) for worker in self.workers if worker.numbers)
        return super().wait(seconds)


def test_a_game_that_fails_takes_no_other_with_it(tmp_path: Path) -> None:
    workers = Punctual(QUICK, 2, fail_second)

    with pytest.raises(GameFailed, match="A game from 1 to 1 failed"):
        play_with(workers, QUICK, 9, tmp_path)
    workers.close()

    assert MatchDir(tmp_path).finished() == {0}


def test_more_games_are_added_to_those_that_are_there(tmp_path: Path) -> None:
    play_here(QUICK, 5, tmp_path)
    before = {part.name: part.read_bytes() for part in MatchDir(tmp_path).parts()}

    folder = play_here(QUICK, 12, tmp_path)

    assert rows_in(folder) == expected(12)
    assert {name: (folder.games / name).read_bytes() for name in before} == before


def test_a_folder_of_another_match_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    MatchDir(tmp_path).begin(QUICK)
    before = (tmp_path / "match.json").read_bytes()
    other = Match(QUICK.game, QUICK.players, ("deluxe",), 8)

    with pytest.raises(BadMatchDir, match="another match, with rules deluxe,first_game, seed 7; name another"):
        MatchDir(tmp_path).begin(other)
    assert (tmp_path / "match.json").read_bytes() == before


def test_a_folder_with_other_things_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine")

    with pytest.raises(BadMatchDir, match="is not empty and holds no match"):
        MatchDir(tmp_path).begin(QUICK)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_a_folder_that_was_begun_on_a_full_disk_is_as_good_as_new(tmp_path: Path) -> None:
    with full_disk(), pytest.raises(BadMatchDir, match="Cannot write to"):
        MatchDir(tmp_path).begin(QUICK)

    folder = MatchDir(tmp_path)
    folder.begin(QUICK)

    assert folder.to_dict()["match"] == QUICK.id
    assert sorted(each.name for each in tmp_path.iterdir()) == [".lock", "games", "match.json"]


def test_a_match_whose_description_was_half_written_in_a_crash_can_be_begun(tmp_path: Path) -> None:
    (tmp_path / "match.json.draft").write_bytes(b"{")

    folder = MatchDir(tmp_path)
    folder.begin(QUICK)

    assert folder.to_dict()["match"] == QUICK.id
    assert not (tmp_path / "match.json.draft").exists()


def test_two_arenas_do_not_write_to_one_folder(tmp_path: Path) -> None:
    first = MatchDir(tmp_path)
    first.begin(QUICK)

    with pytest.raises(BadMatchDir, match="Another arena"):
        MatchDir(tmp_path).begin(QUICK)
    first.close()
    MatchDir(tmp_path).begin(QUICK)


def test_a_draft_of_a_crash_is_no_part(tmp_path: Path) -> None:
    folder = MatchDir(tmp_path)
    folder.begin(QUICK)
    folder.keep(play_chunk(QUICK, [3, 4]))
    (folder.games / "000000005-000000006.parquet.draft").write_bytes(b"half of a")
    folder.close()

    again = MatchDir(tmp_path)
    again.begin(QUICK)

    assert again.finished() == {3, 4}
    assert len(list(again.games.iterdir())) == 1


def test_games_of_another_match_are_not_mixed_in(tmp_path: Path) -> None:
    folder = play_here(QUICK, 4, tmp_path)
    folder.keep(play_chunk(replace(QUICK, seed=8), [4, 5]))

    with pytest.raises(BadMatchDir, match="holds games of another match\\. Delete it"):
        folder.finished()


def test_a_game_counts_once(tmp_path: Path) -> None:
    folder = play_here(QUICK, 4, tmp_path)
    folder.keep(play_chunk(QUICK, [3, 4]))

    with pytest.raises(BadMatchDir, match="holds games that are there already\\. Delete it"):
        folder.table()


def test_a_part_that_holds_something_else_is_refused(tmp_path: Path) -> None:
    folder = play_here(QUICK, 4, tmp_path)
    pq.write_table(pa.table({"game_number": [9]}), folder.games / "000000009-000000009.parquet")

    with pytest.raises(BadMatchDir, match="it holds something else than games\\. Delete it"):
        folder.finished()


def test_who_deletes_a_torn_part_as_told_has_its_games_played_again(tmp_path: Path) -> None:
    play_here(QUICK, 4, tmp_path)
    torn = MatchDir(tmp_path).parts()[1]
    torn.write_bytes(torn.read_bytes()[:100])

    with pytest.raises(BadMatchDir, match=f"'{torn}': .*[^.]\\. Delete it, and the arena plays its games again\\.$"):
        MatchDir(tmp_path).finished()
    torn.unlink()

    assert rows_in(play_here(QUICK, 4, tmp_path)) == expected(4)


def test_a_chunk_of_slow_games_is_a_single_one() -> None:
    chunks = Chunks(list(range(100)), seats=4, seconds=5.0, slots=2)
    chunks.learn(1, 60.0)

    assert chunks.next() == [0]


def test_the_standing_counts_all_parts(tmp_path: Path) -> None:
    folder = MatchDir(tmp_path)
    folder.begin(QUICK)
    first, second = play_chunk(QUICK, list(range(6))), play_chunk(QUICK, list(range(6, 9)))
    folder.keep(first)
    folder.keep(second)

    assert folder.standing(3) == [one + other for one, other in zip(first.wins, second.wins, strict=True)]
    assert sum(folder.standing(3)) == 9


def test_chunks_hold_every_game_once_and_fit_their_time() -> None:
    chunks = Chunks(list(range(5000)), seats=4, seconds=5.0, slots=2)
    given: list[list[int]] = []
    while chunks.left:
        given.append(chunks.next())
        chunks.learn(len(given[-1]), len(given[-1]) * 0.05)

    assert [number for chunk in given for number in chunk] == list(range(5000))
    assert len(given[0]) == 1
    assert max(len(chunk) for chunk in given) == 100

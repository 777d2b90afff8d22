"""The match directory: one match, its games in parts that are written atomically."""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

import pyarrow as pa
import pyarrow.parquet as pq

from twocities.arena.match import Match
from twocities.arena.rows import SCHEMA, ChunkResult
from twocities.core.errors import TwoCitiesError

try:
    import fcntl
except ImportError:  # Windows has none: there nobody is kept from starting the same match twice at a time.
    fcntl = None  # type: ignore[assignment]  # asked for before it is used

MATCH_FILE: Final = "match.json"
GAMES_FOLDER: Final = "games"
DELETE: Final = "Delete it, and the arena plays its games again."
DRAFT: Final = ".draft"
"""How the names of files end that are not written to the end."""


class BadMatchDir(TwoCitiesError):
    """A folder that holds no match, or another one."""


class DirectoryLock:
    """Keeps everybody else from writing to a folder."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file: IO[str] | None = None

    def acquire(self) -> None:
        """Keep the others out as long as this process goes on, or until it is closed."""
        if fcntl is None:
            return
        self.file = (self.path / ".lock").open("w")
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadMatchDir(f"Another arena is writing to '{self.path}' just now.") from None

    def release(self) -> None:
        """Let others write to the folder."""
        if self.file is not None:
            self.file.close()
            self.file = None


def refusal(path: Path, error: OSError) -> str:
    """Say why nothing can be written to a folder."""
    return f"Cannot write to '{path}': {(error.strerror or str(error)).lower()}."


class MatchDir:
    """The results of one match on the disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = DirectoryLock(path)

    @property
    def games(self) -> Path:
        """Name the folder of the parts."""
        return self.path / GAMES_FOLDER

    def begin(self, match: Match) -> None:
        """Keep the folder for a match, new or begun before; refuse one that holds anything else."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            others = {each.name for each in self.path.iterdir() if not each.name.startswith(".")}
            others.discard(MATCH_FILE + DRAFT)
            if others and not (self.path / MATCH_FILE).exists():
                raise BadMatchDir(f"'{self.path}' is not empty and holds no match; name another folder.")
            self.lock.acquire()
            if (self.path / MATCH_FILE).exists():
                self.compare(match)
            # First, so that a folder in which nothing else could be written is known for what it is.
            write_whole(self.path / MATCH_FILE, as_json({"match": match.id, **match.to_dict()}))
            self.games.mkdir(exist_ok=True)
            for draft in self.games.glob(f"*{DRAFT}"):
                draft.unlink()
        except OSError as error:
            self.close()
            raise self.refusal(error) from None

    def refusal(self, error: OSError) -> BadMatchDir:
        """Say why nothing can be written."""
        return BadMatchDir(refusal(self.path, error))

    def close(self) -> None:
        """Let others write to the folder."""
        self.lock.release()

    def compare(self, match: Match) -> None:
        """Refuse to mix the games of two matches."""
        found = self.to_dict()
        if found.get("match") == match.id:
            return
        wanted = match.to_dict()
        other = [f"{field} {told(found.get(field))}" for field in wanted if found.get(field) != wanted[field]]
        raise BadMatchDir(f"'{self.path}' holds another match, with {', '.join(other)}; name another folder.")

    def to_dict(self) -> dict[str, object]:
        """Read which match the folder holds."""
        try:
            found = json.loads((self.path / MATCH_FILE).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            found = None
        if not isinstance(found, dict):
            raise BadMatchDir(f"'{self.path}' holds no match: it has no readable {MATCH_FILE}.")
        return found

    def match(self) -> Match:
        """Read the match of the folder, whichever version it was played with."""
        found = self.to_dict()
        try:
            players, rules = found["players"], found["rules"]
            game, seed = found["game"], found["seed"]
        except KeyError as error:
            raise BadMatchDir(f"'{self.path / MATCH_FILE}' has no field {error}.") from None
        if not (isinstance(players, list) and isinstance(rules, list) and isinstance(seed, int)):
            raise BadMatchDir(f"'{self.path / MATCH_FILE}' does not describe a match.")
        return Match(str(game), tuple(map(str, players)), tuple(map(str, rules)), seed)

    def parts(self) -> list[Path]:
        """List the parts that are written."""
        return sorted(self.games.glob("*.parquet"))

    def keep(self, played: ChunkResult) -> None:
        """Write a part; it appears under its name only when it is on the disk."""
        if played.numbers:
            self.write(self.games / f"{played.numbers[0]:09}-{played.numbers[-1]:09}.parquet", played.rows)

    def write(self, path: Path, content: bytes) -> None:
        """Write a file of the folder; it is there whole or not at all."""
        try:
            path.parent.mkdir(exist_ok=True)
            write_whole(path, content)
        except OSError as error:
            raise self.refusal(error) from None

    def finished(self) -> set[int]:
        """List the numbers of the games that are over; each is there once, and of this match."""
        match = self.to_dict()["match"]
        found: set[int] = set()
        for part in self.parts():
            games = read_part(part, ["game_number", "match"])
            numbers = set(games["game_number"].to_pylist())
            if set(games["match"].to_pylist()) - {match}:
                raise BadMatchDir(f"'{part}' holds games of another match. {DELETE}")
            if numbers & found or len(numbers) < len(games):
                raise BadMatchDir(f"'{part}' holds games that are there already. {DELETE}")
            found |= numbers
        return found

    def standing(self, players: int) -> list[float]:
        """Count what each player has won in all games that are over."""
        wins = [0.0] * players
        columns = [f"seats.list.element.{field}" for field in ("player", "win")]
        for part in self.parts():
            seats = read_part(part, columns)["seats"].combine_chunks().flatten()
            for player, win in zip(seats.field("player").to_pylist(), seats.field("win").to_pylist(), strict=True):
                wins[player] += win
        return wins

    def table(self) -> pa.Table:
        """Read all games, in order of their numbers."""
        if not self.finished():
            raise BadMatchDir(f"'{self.path}' holds no finished game yet.")
        parts = [read_part(part, SCHEMA.names) for part in self.parts()]
        return pa.concat_tables(parts).sort_by("game_number").combine_chunks()


def read_part(part: Path, columns: list[str]) -> pa.Table:
    """Read columns of a part."""
    try:
        with pq.ParquetFile(part) as file:
            if not file.schema_arrow.equals(SCHEMA):
                raise BadMatchDir(f"Cannot read '{part}': it holds something else than games. {DELETE}")
            return file.read(columns=columns)
    except (OSError, pa.ArrowException) as error:
        said = str(error).rstrip(".")
        raise BadMatchDir(f"Cannot read '{part}': {said}. {DELETE}") from None


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that after any crash it is there whole, as before, or not at all."""
    draft = path.with_name(path.name + DRAFT)
    try:
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise
    # Not every system lets a folder be opened to flush its names.
    with suppress(OSError):
        handle = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def as_json(facts: dict[str, object]) -> bytes:
    """Write facts as a file for people and programs."""
    return (json.dumps(facts, indent=2, ensure_ascii=False) + "\n").encode()


def told(value: object) -> str:
    """Write a field of a match into a sentence."""
    return ",".join(map(str, value)) or "none" if isinstance(value, list) else str(value)

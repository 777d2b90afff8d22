"""A folder of a training: the games of each generation in parts, and the nets that came of them."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar
from zipfile import BadZipFile

from twocities.arena.match_dir import DirectoryLock, as_json, refusal, write_whole
from twocities.arena.rows import ChunkResult
from twocities.core.errors import TwoCitiesError
from twocities.learn.picks import Picks, joined_picks, unpacked_picks
from twocities.learn.samples import Samples, joined, unpacked

TRAINING_FILE: Final = "training.json"


class BadTrainingDir(TwoCitiesError):
    """A folder that holds no training, or another one."""


class TrainingDir:
    """The results of one training on the disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = DirectoryLock(path)

    def begin(self, plan: dict[str, object]) -> None:
        """Keep the folder for a training, new or begun before; refuse one that holds anything else."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            self.lock.acquire()
            described = self.path / TRAINING_FILE
            if described.exists():
                self.compare(plan)
            elif [each for each in self.path.iterdir() if not each.name.startswith(".")]:
                raise BadTrainingDir(f"'{self.path}' is not empty and holds no training; name another folder.")
            write_whole(described, as_json(plan))
        except OSError as error:
            self.close()
            raise BadTrainingDir(refusal(self.path, error)) from None
        except TwoCitiesError:
            self.close()
            raise

    def compare(self, plan: dict[str, object]) -> None:
        """Refuse to mix two trainings."""
        try:
            found = json.loads((self.path / TRAINING_FILE).read_text(encoding="utf-8"))
        except (OSError, ValueError):
            found = None
        if not isinstance(found, dict):
            raise BadTrainingDir(f"'{self.path}' holds no training: it has no readable {TRAINING_FILE}.")
        other = [f"{name} {found.get(name)}" for name in plan if found.get(name) != plan[name]]
        if other:
            raise BadTrainingDir(f"'{self.path}' holds another training, with {', '.join(other)}; name another folder.")

    def close(self) -> None:
        """Let others write to the folder."""
        self.lock.release()

    def write(self, name: str, content: bytes) -> Path:
        """Write a file of the folder; it is there whole or not at all."""
        path = self.path / name
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, content)
        except OSError as error:
            raise BadTrainingDir(refusal(self.path, error)) from None
        return path

    def generation(self, number: int) -> "Generation":
        """Open the games of a generation."""
        return Generation(self, f"generation-{number}")

    def picks(self) -> "PickGames":
        """Open the games of which the picks are learned."""
        return PickGames(self, "picks")


class Games:
    """Games of a training, in parts."""

    def __init__(self, folder: TrainingDir, name: str) -> None:
        self.folder = folder
        self.name = name

    def keep(self, played: ChunkResult) -> None:
        """Write a part; it appears under its name only when it is on the disk."""
        if played.numbers:
            name = f"{played.numbers[0]:09}-{played.numbers[-1]:09}.npz"
            self.folder.write(f"{self.name}/games/{name}", played.rows)

    def parts(self) -> list[Path]:
        """List the parts that are written."""
        return sorted((self.folder.path / self.name / "games").glob("*.npz"))

    def finished(self) -> set[int]:
        """List the numbers of the games that are over."""
        raise NotImplementedError


class Generation(Games):
    """The games of one generation, and its net."""

    def net(self, game: str) -> Path:
        """Name the file of its net."""
        return self.folder.path / self.name / f"{game}.net"

    def finished(self) -> set[int]:
        return {int(number) for part in self.parts() for number in read_part(part, unpacked).games}

    def samples(self) -> Samples:
        """Read all moments, in order of the games, however they were shared out."""
        return joined([read_part(part, unpacked) for part in self.parts()])


class PickGames(Games):
    """The games of which the picks are learned."""

    def finished(self) -> set[int]:
        return {int(number) for part in self.parts() for number in read_part(part, unpacked_picks).games}

    def read(self) -> Picks:
        """Read all picks."""
        return joined_picks([read_part(part, unpacked_picks) for part in self.parts()])


Read = TypeVar("Read")


def read_part(part: Path, unpack: Callable[[bytes], Read]) -> Read:
    """Read a part; one that cannot be read is named."""
    try:
        return unpack(part.read_bytes())
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        said = str(error).rstrip(".")
        raise BadTrainingDir(f"Cannot read '{part}': {said}. Delete it, and its games are played again.") from None

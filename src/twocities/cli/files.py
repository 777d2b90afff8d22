"""Files that people name: read with clear errors, never overwritten by surprise."""

import os
import tempfile
from datetime import datetime
from pathlib import Path

from twocities.core.errors import TwoCitiesError


class NoText(TwoCitiesError):
    """A file that is there and is no text."""


def read_text(path: Path) -> str:
    """Read a file as text."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise TwoCitiesError(f"Cannot read '{path}': {reason(error)}.") from None
    except UnicodeDecodeError:
        raise NoText(f"Cannot read '{path}': it is no text in UTF-8.") from None


def reason(error: OSError) -> str:
    """Say in a few words what the system refused."""
    return (error.strerror or str(error)).lower()


def state_folder() -> Path:
    """Name the folder where games are kept between sittings."""
    base = os.environ.get("XDG_STATE_HOME")
    return (Path(base) if base else Path.home() / ".local" / "state") / "twocities"


def fresh_path(folder: Path, name: str) -> Path:
    """Name a file that does not exist yet."""
    stem = f"{name}-{datetime.now():%Y%m%d-%H%M%S}"
    path = folder / f"{stem}.replay"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.replay"
        number += 1
    return path


class SavedFiles:
    """The files that were read or written in this session; knows which of them can be overwritten without loss."""

    def __init__(self) -> None:
        self.known: dict[Path, str] = {}

    def read(self, path: Path) -> str:
        """Read a file and remember what it held."""
        text = read_text(path)
        self.known[path.absolute()] = text
        return text

    def is_free(self, path: Path, text: str) -> bool:
        """Say whether writing `text` to a file loses nothing that is not known here."""
        if not path.exists():
            return True
        try:
            found = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return False
        return found in (text, self.known.get(path.absolute()))

    def write(self, path: Path, text: str) -> None:
        """Write a file whole or not at all."""
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            Path(draft).replace(path)
        except BaseException:
            Path(draft).unlink(missing_ok=True)
            raise
        self.known[path.absolute()] = text

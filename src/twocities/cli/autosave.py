"""Keeps a game on disk while it is played."""

from pathlib import Path

from twocities.cli.files import SavedFiles, fresh_path, reason, state_folder
from twocities.cli.local_table import LocalTable


class Autosave:
    """Saves a game by itself into a file of its own, and where people say."""

    def __init__(self, files: SavedFiles, chosen: Path | None = None) -> None:
        self.files = files
        self.chosen = chosen
        """The file that people named last, by saving or by resuming."""
        self.own: Path | None = None
        """The file that this sitting saves to by itself."""
        self.is_over = False
        """Whether the game that was saved last has ended."""

    def begin_anew(self) -> None:
        """Take a new file for a new game."""
        self.chosen = None
        self.own = None
        self.is_over = False

    def keep(self, table: LocalTable) -> str:
        """Save to the own file; return what went wrong, if anything did."""
        if self.own is None:
            self.own = fresh_path(state_folder(), table.family.name)
        return self.write(table, self.own)

    def save(self, table: LocalTable, path: Path) -> str:
        """Save where people say; return what went wrong, if anything did."""
        problem = self.write(table, path)
        if not problem:
            self.chosen = path
        return problem

    def write(self, table: LocalTable, path: Path) -> str:
        """Write the game to a file; return what went wrong, if anything did."""
        try:
            self.is_over = table.is_over
            self.files.write(path, table.replay.text())
        except OSError as error:
            return f"{path}: {reason(error)}"
        return ""

    def suggestion(self, table: LocalTable) -> Path:
        """Suggest where to save."""
        return self.chosen or Path(f"{table.family.name}.replay")

    def resumable(self) -> Path | None:
        """Name the file from which a game that has not ended can be resumed."""
        return None if self.is_over else self.own or self.chosen

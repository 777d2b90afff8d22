"""The files of the built browser client."""

from pathlib import Path

from litestar.exceptions import NotFoundException

NO_PAGES = ("/api", "/assets/")
"""What begins so is a door or a file, or nothing: a page in its place would be taken for a script."""


class Page:
    """The files of a built client, by path; what was not there at the start is not served."""

    def __init__(self, folder: str) -> None:
        root = Path(folder)
        found = [path for path in root.rglob("*") if path.is_file()] if folder else []
        self.files = {f"/{path.relative_to(root).as_posix()}": path for path in found}

    def find(self, path: str) -> Path:
        """Find a file; a path that is none is one of the client's own pages."""
        wanted = self.files.get(path) or (None if path.startswith(NO_PAGES) else self.files.get("/index.html"))
        if wanted is None:
            raise NotFoundException("There is nothing here.")
        return wanted

"""The files of the built browser client."""

import gzip
from pathlib import Path

from litestar.exceptions import NotFoundException

NO_PAGES = ("/api", "/assets/")
"""What begins so is an endpoint or a file, or nothing: a page in its place would be taken for a script."""

PACKABLE = {".html", ".js", ".css", ".svg", ".json", ".webmanifest"}
"""What gets smaller; pictures and fonts are packed by themselves."""


class Page:
    """The files of a built client, by path; what was not there at the start is not served."""

    def __init__(self, folder: str) -> None:
        root = Path(folder)
        found = [path for path in root.rglob("*") if path.is_file()] if folder else []
        self.files = {f"/{path.relative_to(root).as_posix()}": path for path in found}
        self.packed: dict[Path, tuple[int, bytes]] = {}
        """What was packed before, and of when it is."""

    def find(self, path: str) -> Path:
        """Find a file; a path that is none is one of the client's own pages."""
        wanted = self.files.get(path) or (None if path.startswith(NO_PAGES) else self.files.get("/index.html"))
        if wanted is None:
            raise NotFoundException("There is nothing here.")
        return wanted

    def pack(self, path: Path) -> bytes:
        """Read a file and pack it, once: a table must not wait while somebody loads the page."""
        written = path.stat().st_mtime_ns
        known = self.packed.get(path)
        if known is None or known[0] != written:
            known = self.packed[path] = (written, gzip.compress(path.read_bytes()))
        return known[1]

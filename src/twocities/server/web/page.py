"""The door to the browser client: files that were built before, the same page for every path of its own."""

import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException

from twocities.server.web.house import House

FOREVER = "public, max-age=31536000, immutable"
"""Files under `assets` carry the hash of what is in them in their names."""

ANEW = "no-cache"


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(house: House, path: str = "/") -> Response[bytes]:
    """Send a file of the client; a path that is no file is one of its pages."""
    if not house.settings.page or path.startswith("/api"):
        raise NotFoundException("There is nothing here.")
    folder = Path(house.settings.page).resolve()
    wanted = (folder / path.lstrip("/")).resolve() if "\0" not in path else folder
    if not (wanted.is_relative_to(folder) and wanted.is_file()):
        wanted = folder / "index.html"
    if not wanted.is_file():
        raise NotFoundException("The page is not built.")
    sort = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    keep = FOREVER if wanted.parent.name == "assets" else ANEW
    return Response(wanted.read_bytes(), media_type=sort, headers={"cache-control": keep})

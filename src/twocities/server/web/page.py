"""The endpoint of the browser client: its built files, and the same page for every path of its own."""

import asyncio
import mimetypes
from typing import Any

from litestar import Request, Response, get

from twocities.server.web.context import ServerContext
from twocities.server.web.files import PACKABLE

FOREVER = "public, max-age=31536000, immutable"
"""Files under `assets` carry the hash of what is in them in their names."""

ANEW = "no-cache"
"""The page itself and the worker behind it name those files, so they are asked for each time."""

SORTS = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}
"""What some systems do not know by themselves."""


PACKED = "is_packed"
"""Marks endpoints whose answers need not be packed each time."""


@get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED: True})
async def page(request: Request[Any, Any, Any], context: ServerContext, path: str = "/") -> Response[bytes]:
    """Send a file of the client."""
    wanted = context.page.find(path)
    sort = SORTS.get(wanted.suffix) or mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    keep = FOREVER if wanted.parent.name == "assets" else ANEW
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if wanted.suffix in PACKABLE and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        content = await asyncio.to_thread(context.page.pack, wanted)
    else:
        content = await asyncio.to_thread(wanted.read_bytes)
    return Response(content, media_type=sort, headers=headers)

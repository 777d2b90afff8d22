"""Films a round of Citadels in a real browser, as the moving picture of the README."""

import base64
import io
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

from PIL import Image

from tests.server.servers import serving
from tests.web.browsers import Visitor, chromium
from tools.gallery import DIST, GALLERY

FILE = GALLERY / "round.webp"
SIZE = (1280, 720)
SHOWN = (800, 450)
"""How large the picture is: a README is read at about that width."""
SECONDS = 75.0
MOST_FRAMES = 48
STEP = 0.2
QUALITY = 60
LONGEST = 450
"""For how many milliseconds one frame stands at most: where nothing moves, or the machine is slow, nobody waits."""
ANSWER_AFTER = 1.2
"""How many seconds a question is looked at before it is answered."""


def animate(frames: list[tuple[Image.Image, int]], path: Path) -> None:
    """Write frames, each with its milliseconds, as an animated WebP that begins again at its end."""
    first, *others = [image for image, _ in frames]
    first.save(
        path,
        save_all=True,
        append_images=others,
        duration=[duration for _, duration in frames],
        loop=0,
        quality=QUALITY,
        method=6,
        minimize_size=True,
    )


def film(visitor: Visitor) -> Iterator[tuple[float, bytes]]:
    """Take a picture again and again, and answer what is asked meanwhile."""
    luck = random.Random(3)
    session = visitor.page.context.new_cdp_session(visitor.page)
    began = monotonic()
    asked_since: float | None = None
    while monotonic() - began < SECONDS:
        taken = session.send("Page.captureScreenshot", {"format": "jpeg", "quality": 92, "optimizeForSpeed": True})
        yield monotonic() - began, base64.b64decode(taken["data"])
        if visitor.page.query_selector("[data-decision]") is None:
            asked_since = None
        elif asked_since is None:
            asked_since = monotonic()
        elif monotonic() - asked_since > ANSWER_AFTER:
            asked_since = None
            visitor.press_one(luck)
        visitor.page.wait_for_timeout(STEP * 1000)


def shorten(taken: list[tuple[float, bytes]]) -> list[tuple[Image.Image, int]]:
    """Drop pictures in which nothing has moved, and make the others as large as they are shown."""
    frames: list[tuple[Image.Image, int]] = []
    before = b""
    for place, (at, data) in enumerate(taken):
        until = taken[place + 1][0] if place + 1 < len(taken) else at + 1
        lasts = round((until - at) * 1000)
        if data == before:
            image, so_far = frames[-1]
            frames[-1] = (image, min(LONGEST, so_far + lasts))
        else:
            image = Image.open(io.BytesIO(data)).convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS)
            frames.append((image, min(LONGEST, lasts)))
        before = data
    return frames[:MOST_FRAMES]


def main() -> None:
    """Open a table, film it and write the picture."""
    out = Path(sys.argv[1]) if sys.argv[1:] else FILE
    with tempfile.TemporaryDirectory() as folder:
        site = serving(Path(folder), page=str(DIST), bot_pause=0.25)
        with site as server, chromium("chromium-headless-shell") as browser:
            visitor = Visitor(
                browser, server.url, name="Eliška", size=SIZE, motion="no-preference", speed="quick", recap="never"
            )
            visitor.is_shielded = False
            table = visitor.open_table("citadels", 4, ["deluxe", "emissaries"])
            visitor.advance(table, 24)
            visitor.sit_at(table)
            visitor.page.wait_for_selector("[data-decision]")
            frames = shorten(list(film(visitor)))
            visitor.close()
    animate(frames, out)
    print(f"{len(frames)} frames, {out.stat().st_size / 1e6:.1f} MB: {out}")


if __name__ == "__main__":
    main()

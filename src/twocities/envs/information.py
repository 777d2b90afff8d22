"""What a seat may know, as text: of one moment, and of all that it has seen since the game began."""

import json
from collections.abc import Iterable
from hashlib import blake2b

from twocities.core.event import Event
from twocities.core.view import View

NOTHING_SEEN = "0" * 32
"""What a seat has seen before the game begins."""


def information_text(view: View) -> str:
    """Write all that a view holds; views of the same text give the same observation."""
    return json.dumps(view.to_dict(), separators=(",", ":"), sort_keys=True)


def seen_after(seen: str, events: Iterable[Event], viewer: int, answered: str | None) -> str:
    """Take what a seat was told, and what it was asked and chose itself, into the fingerprint of what it has seen."""
    told = [[event.name, event.view(viewer).to_dict()] for event in events]
    return blake2b(json.dumps([seen, answered, told]).encode(), digest_size=16).hexdigest()

"""Signatures of finished games: whoever has the server's public key can tell that no line of a replay was changed."""

import re

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from twocities.core.replay import Replay

SIGNATURE = "signature"
KEY = "key"

WRITTEN = re.compile(rf"(?P<head>.*?\n){SIGNATURE} (?P<signature>[0-9a-f]{{128}})\n(?P<moves>\n.*)", re.DOTALL)
"""A replay with its signature as the server writes it: the last line of the head, and nothing else in it."""


def public_key(key: Ed25519PrivateKey) -> str:
    """Write the public half of a key."""
    return key.public_key().public_bytes_raw().hex()


def signed_text(replay: Replay, key: Ed25519PrivateKey) -> str:
    """Write a replay down with the server's key and its signature over every other line."""
    replay.notes[KEY] = public_key(key)
    replay.notes[SIGNATURE] = key.sign(replay.text().encode()).hex()
    return replay.text()


def is_signed(text: str, key: str) -> bool:
    """Say whether every line of a replay is what the owner of a key has signed."""
    found = WRITTEN.fullmatch(text)
    if found is None:
        return False
    try:
        owner = Ed25519PublicKey.from_public_bytes(bytes.fromhex(key))
        owner.verify(bytes.fromhex(found["signature"]), (found["head"] + found["moves"]).encode())
    except (InvalidSignature, ValueError):
        return False
    return True

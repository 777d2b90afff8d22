"""How a table is set up, once and for all."""

import secrets
from collections.abc import Mapping
from hashlib import sha256
from typing import Annotated

import msgspec
from msgspec import Meta

MINUTE = 60
DAY = 24 * 60 * MINUTE


class Untimed(msgspec.Struct, frozen=True, tag_field="pace", tag="untimed", forbid_unknown_fields=True):
    """Nobody is in a hurry."""


class Live(msgspec.Struct, frozen=True, tag_field="pace", tag="live", forbid_unknown_fields=True):
    """Everybody has a bank of seconds for the whole game, and gets some more after every turn."""

    bank: Annotated[int, Meta(ge=10, le=DAY)]
    increment: Annotated[int, Meta(ge=0, le=60 * MINUTE)] = 0


class Days(msgspec.Struct, frozen=True, tag_field="pace", tag="days", forbid_unknown_fields=True):
    """Everybody has so many days for every turn."""

    days: Annotated[int, Meta(ge=1, le=30)]


Pace = Untimed | Live | Days


class Setup(msgspec.Struct, frozen=True):
    """What is agreed before anybody sits down, and what the cards are shuffled by."""

    table: str
    game: str
    version: int
    rules: list[str]
    seats: int
    seed: int
    """Never leaves the server before the game is over."""
    salt: str
    """As secret as the seed: without it, nobody can try seeds against the commitment."""
    host: str
    invite: str
    public: bool = True
    auto_start: bool = False
    pace: Pace = Untimed()
    created: float = 0.0
    position: dict[str, object] | None = None
    """How the table stands at the start, if it is not dealt; as secret as the seed."""
    added_rules: list[str] = []
    """Rules that nobody chose and that are listed nowhere: those that the game has for people."""

    @property
    def all_rules(self) -> list[str]:
        """The rules that the game is played by."""
        return [*self.rules, *self.added_rules]

    @property
    def commitment(self) -> str:
        """The hash that is shown from the start, so that anyone can check the shuffle at the end."""
        return commitment_of(self.seed, self.salt)


def commitment_of(seed: int, salt: str) -> str:
    """Hash a seed with its salt."""
    return sha256(f"{seed}:{salt}".encode()).hexdigest()


def seal_of(share: str) -> str:
    """Hash a share in the shuffle: so it is promised before it is told."""
    return sha256(share.encode()).hexdigest()


def dealt_seed(seed: int, salt: str, shares: Mapping[int, str]) -> int:
    """Mix the shares of the seats into the seed that the server has promised; without any, that one deals."""
    if not shares:
        return seed
    told = [f"{seat}={shares[seat]}" for seat in sorted(shares)]
    return int.from_bytes(sha256(":".join([str(seed), salt, *told]).encode()).digest()[:16])


CODE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that nobody mistakes for each other."""


def new_code(letters: int) -> str:
    """Draw a code that nobody can guess."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(letters))


def is_code(text: str) -> bool:
    """Say whether something can be a code at all; the database need not be asked about anything else."""
    return text.isascii() and text.isalnum()


def new_seed() -> int:
    """Draw the seed of a game."""
    return secrets.randbits(128)


def new_salt() -> str:
    """Draw what is hashed along with a seed."""
    return secrets.token_hex(16)

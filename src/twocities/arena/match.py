"""A match: the players, the game and the seed, which decide every game down to its deal and its seats."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from twocities import bots
from twocities.arena.seeds import MOST_SEED
from twocities.bots import Bot
from twocities.bots.oracle import is_oracle, make_oracle
from twocities.bots.plugins import fingerprint_of, seat_bot
from twocities.core.errors import BadRules
from twocities.games import family_of
from twocities.version import VERSION

SEED_STRIDE = 2**32
"""More games than anybody plays from one seed."""


@dataclass(frozen=True)
class Match:
    """A game, its rules, a bot for every seat and a seed.

    Game number i is played with the seed of its deal, i // seats, and every player
    i % seats seats further. So each deal is played from every seat before the next.
    """

    game: str
    players: tuple[str, ...]
    rules: tuple[str, ...] = ()
    seed: int = 1

    @property
    def seats(self) -> int:
        """Count the seats."""
        return len(self.players)

    @property
    def version(self) -> str:
        """Name the package, the rules and the bots that the games are played with."""
        files = "".join(f".{found}" for found in map(fingerprint_of, self.players) if found)
        ours = fingerprint(Path(bots.__path__[0]), has_nets=True)
        return f"{VERSION}+{self.game}.{family_of(self.game).version}.bots.{ours}{files}"

    @property
    def id(self) -> str:
        """Make the key of the match: the same for the same games, another one for others."""
        return hashlib.sha256(json.dumps(self.to_dict(), sort_keys=True).encode()).hexdigest()[:16]

    def to_dict(self) -> dict[str, object]:
        """List what decides about the games."""
        fields = asdict(self)
        return {**fields, "players": list(self.players), "rules": list(self.rules), "version": self.version}

    def check(self) -> None:
        """Refuse what cannot be played: a game, rules, a bot or a number of seats."""
        family = family_of(self.game)
        family.check_seats(self.seats)
        for player in self.players:
            make_player(player)
        if not 0 <= self.seed <= MOST_SEED:
            raise BadRules(f"The seed of a match is a whole number from 0 to {MOST_SEED}, not {self.seed}.")
        family.new_game(self.seats, list(self.rules), self.seed_of(0))

    def rotation_of(self, number: int) -> int:
        """Say how many seats further the players of a game sit."""
        return number % self.seats

    def seed_of(self, number: int) -> int:
        """Find the seed of a game; all rotations of a deal share it."""
        return self.seed * SEED_STRIDE + number // self.seats

    def seating(self, number: int) -> list[int]:
        """List which player, by its place in `players`, sits at each seat of a game."""
        return [(seat - self.rotation_of(number)) % self.seats for seat in range(self.seats)]


def make_player(name: str) -> Bot:
    """Make a player of a match by name: any bot, also of others, and for comparison a Master that sees everything."""
    return make_oracle(name) if is_oracle(name) else seat_bot(name)


@cache
def fingerprint(folder: Path, has_nets: bool = False) -> str:
    """Tell apart the bots of two moments by their source: nobody has to remember that they play otherwise now.

    With their nets, too, where those play that come with the package.
    """
    digest = hashlib.sha256()
    for path in listed(folder, "*.py"):
        # Read as text, so that the ends of lines are the same on every system.
        digest.update(f"{path.relative_to(folder).as_posix()}\n{path.read_text(encoding='utf-8')}\0".encode())
    if has_nets:
        for path in listed(folder, "*.net"):
            digest.update(f"{path.relative_to(folder).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:8]


def listed(folder: Path, pattern: str) -> list[Path]:
    """List files of a folder and of those inside it in one order on every system."""
    return sorted(folder.rglob(pattern), key=lambda path: path.relative_to(folder).as_posix())


Halted = Callable[[], bool]
"""Says whether somebody wants to stop now."""


def never() -> bool:
    """Let every game be played to its end."""
    return False

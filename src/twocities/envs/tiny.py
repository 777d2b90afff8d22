"""Games that are small enough for exact solvers: a position, what chance may deal, and when they are cut off."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from twocities.core.errors import BadRules
from twocities.core.game import Game
from twocities.envs.tables import TableSpec, table_of
from twocities.games import load_position
from twocities.machikoro.game import MachiKoro

DRAWS = (1024, 1024)
"""The sizes of the draws that make the seed of a whole game: more than a million deals, all equally likely."""


@dataclass(frozen=True)
class ChanceSetup:
    """A table and how its games begin: chance draws first, and decides everything that chance decides later."""

    made_by: tuple[Callable[..., "ChanceSetup"], tuple[Any, ...]]
    """What makes the same setup again: functions cannot be pickled."""
    table: TableSpec
    draws: tuple[int, ...]
    """How many outcomes each draw has, all equally likely."""
    deal: Callable[[list[int]], Game]
    """What makes a game of the outcomes."""
    most_decisions: int | None = None
    """After so many decisions the game is cut off and scored as it stands; None if it is played to its end."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "ChanceSetup":
        return self

    def __reduce__(self) -> tuple[Callable[..., "ChanceSetup"], tuple[Any, ...]]:
        return self.made_by


def whole_game(game: str, seats: int, rules: list[str]) -> ChanceSetup:
    """Play whole games: the draws are the digits of the seed."""
    table = table_of(game, seats, rules)

    def deal(drawn: list[int]) -> Game:
        seed = 0
        for size, digit in zip(DRAWS, drawn, strict=True):
            seed = seed * size + digit
        return table.dealer.deal(seed, heard=True)

    return ChanceSetup((whole_game, (game, seats, rules)), table, DRAWS, deal)


KEY = [1, 0]
"""The state of a generator that is never asked."""

DICE_POSITION: dict[str, Any] = {
    "game": "machikoro",
    "rules": ["base"],
    "seats": 2,
    "coins": [4, 5],
    "cities": ["wheat_field bakery", "wheat_field bakery"],
    "market": "bakery*2 cafe*2",
    "deck": "",
    "turn": 0,
    "dice": [1, 0],
    "agenda": [{"step": "build", "seat": 0, "again": 0}],
    "rng": KEY,
}


def tiny_machikoro() -> ChanceSetup:
    """Let two seats build three times between them; chance draws the two rolls in between."""

    def deal(drawn: list[int]) -> Game:
        game = load_position(DICE_POSITION)
        assert isinstance(game, MachiKoro)
        for digit in reversed(drawn):
            game.expect(digit + 1, 0)
        return game

    return ChanceSetup((tiny_machikoro, ()), table_of("machikoro", 2, []), (6, 6), deal, most_decisions=3)


CAST = "assassin thief magician king bishop merchant architect warlord"
HIDDEN = [("king", "merchant"), ("king", "architect"), ("merchant", "architect")]
"""The characters that the second seat may have."""


def assassin_position(hidden: tuple[str, str]) -> dict[str, Any]:
    """Write the position in which the first seat is to name a victim, and the second has these characters."""
    own = ("assassin", "bishop")
    others = [name for name in CAST.split() if name not in own and name not in hidden]
    return {
        "game": "citadels",
        "rules": ["classic"],
        "seats": 2,
        "gold": [0, 2],
        "hands": ["", "market tavern"],
        "cities": ["temple church", "manor"],
        "deck": "",
        "crown": 0,
        "round": 1,
        "characters": [printed(own), printed(hidden)],
        "acted": {"classic_assassin": 0},
        "revealed": ["classic_assassin"],
        "called": 1,
        "opener": 0,
        "face_down": printed(others),
        "gathered": 1,
        "used": ["income"],
        "agenda": [{"step": "turn", "seat": 0, "acting": "classic_assassin"}, {"step": "call_rank", "rank": 2}],
        "rng": KEY,
    }


def printed(names: list[str] | tuple[str, ...]) -> str:
    """Name the printings of characters in the classic box."""
    return " ".join(f"classic_{name}" for name in names)


def tiny_citadels() -> ChanceSetup:
    """Let the Assassin guess which two characters the other seat has; chance draws these."""

    def deal(drawn: list[int]) -> Game:
        return load_position(assassin_position(HIDDEN[drawn[0]]))

    return ChanceSetup(
        (tiny_citadels, ()), table_of("citadels", 2, ["classic"]), (len(HIDDEN),), deal, most_decisions=7
    )


TINY = {"citadels": tiny_citadels, "machikoro": tiny_machikoro}


def tiny_game(game: str) -> ChanceSetup:
    """Make the tiny variant of a game."""
    if game not in TINY:
        raise BadRules(f"There is no tiny variant of {game}.")
    return TINY[game]()

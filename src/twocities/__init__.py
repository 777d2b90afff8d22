"""Play, host and study two families of city-building card games.

Names are imported when they are first asked for, so that `twocities --help` need not load the games.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from twocities.version import VERSION

if TYPE_CHECKING:
    from twocities.core.errors import BadPosition, BadReplay, BadRules, IllegalChoice, TwoCitiesError
    from twocities.core.replay import Replay, read_replay
    from twocities.core.view import SPECTATOR
    from twocities.games import load_position, new_game

__version__ = VERSION

__all__ = [
    "SPECTATOR",
    "BadPosition",
    "BadReplay",
    "BadRules",
    "IllegalChoice",
    "Replay",
    "TwoCitiesError",
    "load_position",
    "new_game",
    "read_replay",
]

HOMES = {
    "BadPosition": "core.errors",
    "BadReplay": "core.errors",
    "BadRules": "core.errors",
    "IllegalChoice": "core.errors",
    "TwoCitiesError": "core.errors",
    "Replay": "core.replay",
    "read_replay": "core.replay",
    "SPECTATOR": "core.view",
    "load_position": "games",
    "new_game": "games",
}
"""The module of each name that the package offers."""


def __getattr__(name: str) -> object:
    """Import a name from its module (PEP 562)."""
    if name not in HOMES:
        raise AttributeError(f"module 'twocities' has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f"twocities.{HOMES[name]}"), name)
    return value


def __dir__() -> list[str]:
    """List what the package offers, imported or not."""
    return sorted({*globals(), *__all__})

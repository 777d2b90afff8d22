"""Play, host and study two families of city-building card games."""

from twocities.core.errors import BadPosition, BadReplay, BadRules, IllegalChoice, TwoCitiesError
from twocities.core.replay import Replay, read_replay
from twocities.core.view import SPECTATOR
from twocities.games import load_position, new_game
from twocities.version import VERSION

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

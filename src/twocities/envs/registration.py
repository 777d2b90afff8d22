"""The ids under which Gymnasium makes environments.

Versions of Gymnasium before 1.0 found them by the entry point of the package; later ones need this package imported, or
its module before the id: `gymnasium.make("twocities.envs.gymnasium:TwoCities/Citadels-v0")`.
"""

from gymnasium.envs.registration import register, registry

IDS = {"TwoCities/Citadels-v0": "citadels", "TwoCities/MachiKoro-v0": "machikoro"}
"""Each id with its game."""


def register_games() -> None:
    """Register every id that is not registered yet."""
    for name, game in IDS.items():
        if name not in registry:
            register(id=name, entry_point="twocities.envs.gymnasium:SeatEnv", kwargs={"game": game})

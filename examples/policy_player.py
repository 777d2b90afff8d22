"""The bots that `maskable_ppo.py` trained for the tasks of the benchmark; they need numpy and nothing else.

twocities benchmark machikoro-4p --agent examples/policy_player.py:MachiKoro4p
"""

import hashlib
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from twocities.bots import Bot
from twocities.core.decision import Decision
from twocities.core.rng import Rng
from twocities.core.view import View
from twocities.envs.benchmark import task_named
from twocities.envs.tables import table_of

Floats = NDArray[np.float32]

POLICIES = Path(__file__).resolve().parent / "policies"
"""The folder of the trained policies."""


def scaled(observation: NDArray[Any]) -> Floats:
    """Bring features, which are bytes, near to one."""
    return np.log1p(observation.astype(np.float32))


class PolicyPlayer(Bot):
    """Takes the action that a policy prefers: three layers, on the features and actions that it was trained with."""

    name: ClassVar[str] = "policy"

    def __init__(self, task: str, path: Path) -> None:
        played = task_named(task)
        self.table = table_of(played.game, played.seats, played.rules)
        weights = np.load(path)
        self.features: NDArray[np.int64] = weights["features"]
        """The features that the policy reads, by number; the others never differed in training."""
        self.places = np.full(self.table.actions, -1)
        """Which output belongs to each action; -1 for those that never came up in training."""
        self.places[weights["actions"]] = np.arange(len(weights["actions"]))
        self.layers: list[tuple[Floats, Floats]] = [
            (weights[f"weight_{number}"].astype(np.float32), weights[f"bias_{number}"].astype(np.float32))
            for number in range(3)
        ]

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        options = np.asarray(decision.actions)
        places = self.places[options]
        is_known = places >= 0
        if len(options) == 1 or not is_known.any():
            return int(options[0])
        values = scaled(self.table.observe(view)[self.features])
        (first, second, last) = self.layers
        for weight, bias in (first, second):
            values = np.tanh(weight @ values + bias)
        weight, bias = last
        logits = weight[places] @ values + bias[places]
        return int(options[np.where(is_known, logits, -np.inf).argmax()])


class TrainedPlayer(PolicyPlayer):
    """A policy that is checked in; its digest stands here, so that the hash of this file is that of the policy, too."""

    task: ClassVar[str]
    digest: ClassVar[str]

    def __init__(self) -> None:
        path = POLICIES / f"{self.task}.npz"
        found = hashlib.sha256(path.read_bytes()).hexdigest()
        if found != self.digest:
            raise ValueError(f"{path.name} is not the policy that this player is of")
        super().__init__(self.task, path)


class Citadels2pClassic(TrainedPlayer):
    """The policy for Citadels for two, the game of 2000."""

    task = "citadels-2p-classic"
    digest = "2e74b5f83a20bed990df775d33f60d1910044043bad3312006eeca4fb1e6bf92"


class Citadels4pDeluxe(TrainedPlayer):
    """The policy for Citadels for four, `deluxe`."""

    task = "citadels-4p-deluxe"
    digest = "6335b28c7b926a94bd33eb4eb126e4d2fb2395406e48e2a7df5db082d2040e69"


class MachiKoro4p(TrainedPlayer):
    """The policy for Machi Koro for four."""

    task = "machikoro-4p"
    digest = "1bb43639413532eb21387be5a6db940c2b1a6bdb89771cc4ed4cecf9dd5ad68c"

"""Trains the baseline of the benchmark: maskable PPO of sb3-contrib, at one seat among our bots.

    python examples/maskable_ppo.py machikoro-4p --out build/ppo/machikoro-4p

It plays deals to learn from and no others. Every so many steps it keeps what it has, writes the policy as `policy.npz`
and measures it, on deals to learn from that it does not learn from: `curve.csv`. The same command goes on where it was
stopped.
"""

import argparse
import csv
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

import gymnasium
import numpy as np
import torch
from numpy.typing import NDArray
from policy_player import PolicyPlayer, scaled
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv

from twocities.bots import Bot, make_bot
from twocities.core.rng import seeded
from twocities.envs.benchmark import BenchmarkTask, level_of, play_deal, task_named
from twocities.envs.gymnasium import SeatEnv
from twocities.envs.tables import table_of

OPPONENTS = "journeyman,apprentice,journeyman,random"
"""The bots at the other seats: the first table has the first of them, the next the second, and so on."""

HELD_BACK = 2**39
"""Deals to learn from with a higher number serve to survey and to measure."""

SURVEYED = 400
WIDTH = 128


@dataclass
class Survey:
    """What came up in games of bots: features that differ from moment to moment, and actions that can be chosen."""

    features: NDArray[np.int64]
    actions: NDArray[np.int64]


def survey(task: BenchmarkTask, games: int = SURVEYED) -> Survey:
    """Play games of Journeymen and of chance, and note what comes up."""
    table = table_of(task.game, task.seats, task.rules)
    least = np.full(table.length, 255, np.uint8)
    most = np.zeros(table.length, np.uint8)
    actions: set[int] = set()
    for number in range(games):
        game = table.dealer.deal(task.training_seed(HELD_BACK + number))
        rng = seeded(number)
        bot = make_bot("random" if number % 2 else "journeyman")
        while game.decision is not None:
            view = game.view(game.decision.seat)
            observation = table.observe(view)
            np.minimum(least, observation, out=least)
            np.maximum(most, observation, out=most)
            actions.update(game.decision.actions)
            game.apply(bot.choose(view, game.decision, rng))
    return Survey(np.flatnonzero(least != most), np.array(sorted(actions)))


class LearningSeat(gymnasium.Wrapper[Any, Any, Any, Any]):
    """One seat of a table of the task: deals to learn from, and what the survey has found of features and actions."""

    def __init__(self, task: BenchmarkTask, found: Survey, opponents: str, first: int, step: int) -> None:
        super().__init__(SeatEnv(task.game, task.seats, task.rules, opponents))
        self.task = task
        self.found = found
        self.next_deal = first
        self.deal_step = step
        self.observation_space = gymnasium.spaces.Box(0, 6, (len(found.features),), np.float32)
        self.action_space = gymnasium.spaces.Discrete(len(found.actions))

    def seen(self, observation: NDArray[np.uint8]) -> NDArray[np.float32]:
        """Take the features that differ."""
        return scaled(observation[self.found.features])

    def reset(self, **kwargs: Any) -> tuple[Any, dict[str, Any]]:
        """Begin the next deal to learn from; its number decides about chance, too, and not who asks for it."""
        number = self.next_deal
        self.next_deal += self.deal_step
        observation, info = self.env.reset(seed=number, options={"deal": self.task.training_seed(number)})
        return self.seen(observation), info

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        """Choose the action with this number in the survey, or the first option if none of those has one."""
        chosen = int(self.found.actions[int(action)])
        legal = self.env.unwrapped.action_masks()  # type: ignore[attr-defined]
        if not legal[chosen]:
            chosen = int(legal.argmax())
        observation, reward, is_over, is_cut_off, info = self.env.step(chosen)
        return self.seen(observation), reward, is_over, is_cut_off, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Say which actions are legal; all if none of the legal ones came up in the survey."""
        masks: NDArray[np.bool_] = self.env.unwrapped.action_masks()[self.found.actions]  # type: ignore[attr-defined]
        return masks if masks.any() else np.ones_like(masks)


class FirstLayer(BaseFeaturesExtractor):
    """The layer that the policy and the value share."""

    def __init__(self, space: gymnasium.spaces.Box, width: int = WIDTH) -> None:
        super().__init__(space, width)
        self.layers = torch.nn.Sequential(torch.nn.Linear(space.shape[0], width), torch.nn.Tanh())

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        """Compute the layer."""
        result: torch.Tensor = self.layers(observations)
        return result


def write_policy(model: MaskablePPO, found: Survey, path: Path) -> None:
    """Write what a player needs, as 16-bit floats."""
    policy = model.policy
    layers = [policy.features_extractor.layers[0], policy.mlp_extractor.policy_net[0], policy.action_net]
    arrays: dict[str, NDArray[Any]] = {
        "features": found.features.astype(np.int32),
        "actions": found.actions.astype(np.int32),
    }
    for number, layer in enumerate(layers):
        arrays[f"weight_{number}"] = layer.weight.detach().numpy().astype(np.float16)
        arrays[f"bias_{number}"] = layer.bias.detach().numpy().astype(np.float16)
    np.savez_compressed(path, allow_pickle=False, **arrays)


def wins(task: BenchmarkTask, player: Bot, opponents: str, deals: int) -> float:
    """Let a player take every seat of some deals that nobody learns from."""
    seeds = [task.training_seed(HELD_BACK + SURVEYED + number) for number in range(deals)]
    played = [play_deal(task, player.name, opponents, seed, lambda _: player) for seed in seeds]
    return level_of(task, opponents, played).win_rate


class Keeper(BaseCallback):
    """Keeps and measures the policy every so many steps."""

    def __init__(self, task: BenchmarkTask, opponents: list[str], out: Path, every: int, deals: int) -> None:
        super().__init__()
        self.task = task
        self.levels = sorted(set(opponents))
        self.found = survey(task)
        self.out = out
        self.every = every
        self.deals = deals
        self.began = process_time()

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self.next_time():
            self.keep()

    def _on_training_end(self) -> None:
        self.keep()

    def rows(self) -> list[list[str]]:
        """Read the curve so far."""
        path = self.out / "curve.csv"
        return list(csv.reader(path.open(encoding="utf-8"))) if path.is_file() else []

    def next_time(self) -> int:
        """Say after how many steps to measure next."""
        rows = self.rows()
        return int(rows[-1][0]) + self.every if rows else 0

    def keep(self) -> None:
        """Write the model, the policy and a row of the curve."""
        rows = self.rows() or [["steps", "next_deal", "processor_seconds", *self.levels]]
        if rows[-1][0] == str(self.num_timesteps):
            return
        spent = process_time() - self.began
        write_policy(self.model, self.found, self.out / "policy.npz")
        player = PolicyPlayer(self.task.name, self.out / "policy.npz")
        rates = [f"{wins(self.task, player, level, self.deals):.4f}" for level in self.levels]
        next_deal = max(self.training_env.get_attr("next_deal"))
        before = float(rows[-1][2]) if len(rows) > 1 else 0.0
        rows.append([str(self.num_timesteps), str(next_deal), f"{before + spent:.0f}", *rates])
        print(" ".join(rows[-1]), flush=True)
        # Each file appears as a whole, so that a training can be stopped at any time.
        self.model.save(self.out / "model.part.zip")
        with (self.out / "curve.part").open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(rows)
        (self.out / "curve.part").replace(self.out / "curve.csv")
        (self.out / "model.part.zip").replace(self.out / "model.zip")
        self.began = process_time()


def train(
    task: BenchmarkTask, opponents: list[str], out: Path, steps: int, every: int, deals: int, tables: int, seed: int
) -> None:
    """Train, or go on with a training."""
    out.mkdir(parents=True, exist_ok=True)
    keeper = Keeper(task, opponents, out, every, deals)
    rows = keeper.rows()
    first = int(rows[-1][1]) if rows else 0

    def seat(number: int) -> LearningSeat:
        return LearningSeat(task, keeper.found, opponents[number % len(opponents)], first + number, tables)

    env = DummyVecEnv([partial(seat, number) for number in range(tables)])
    if (out / "model.zip").is_file():
        model = MaskablePPO.load(out / "model.zip", env=env)
    else:
        model = MaskablePPO(
            "MlpPolicy",
            env,
            learning_rate=lambda left: 5e-5 + 4.5e-4 * left,
            n_steps=128,
            batch_size=1024,
            n_epochs=4,
            gamma=1.0,
            gae_lambda=0.95,
            ent_coef=0.01,
            policy_kwargs={"features_extractor_class": FirstLayer, "net_arch": {"pi": [WIDTH], "vf": [WIDTH]}},
            seed=seed,
            device="cpu",
        )
    if model.num_timesteps < steps:
        model.learn(steps - model.num_timesteps, callback=keeper, reset_num_timesteps=False)


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument(
        "--opponents", default=OPPONENTS, help="the bots at the other seats, of one table after another"
    )
    parser.add_argument("--steps", type=int, default=2_000_000, help="how many decisions to learn from")
    parser.add_argument("--every", type=int, default=100_000, help="how many between two measurements")
    parser.add_argument("--deals", type=int, default=50, help="how many deals a measurement plays")
    parser.add_argument("--tables", type=int, default=64, help="how many games side by side")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    opponents = given.opponents.split(",")
    torch.set_num_threads(1)
    task = task_named(given.task)
    train(task, opponents, given.out, given.steps, given.every, given.deals, given.tables, given.seed)


if __name__ == "__main__":
    main()

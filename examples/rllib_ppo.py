"""Trains one policy for all seats with PPO of RLlib, on the PettingZoo form: self-play.

    python examples/rllib_ppo.py machikoro --seats 4 --iterations 20

RLlib's own wrapper takes the environment as it is. What is added here is what its module with action masks asks for:
other names in an observation, and features as floats near to one.
"""

import argparse
import json
import logging
import os
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict

from twocities.envs import pettingzoo
from twocities.envs.pettingzoo import TwoCitiesEnv

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

POLICY = "shared"


class MaskedEnv(PettingZooEnv):
    """A table as RLlib's module with action masks wants it: `observations` as floats, and `action_mask`."""

    def __init__(self, env: TwoCitiesEnv) -> None:
        super().__init__(env)
        spaces: dict[Any, Any] = {agent: masked(space) for agent, space in env.observation_spaces.items()}
        self.observation_spaces = spaces
        self.observation_space = Dict(spaces)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        """Begin another game."""
        seen, infos = super().reset(seed=seed, options=options)
        return renamed(seen), infos

    def step(self, action: dict[Any, Any]) -> Any:
        """Let the agent act that is asked."""
        seen, *rest = super().step(action)
        return renamed(seen), *rest


def masked(space: Dict) -> Dict:
    """Make the space of renamed observations."""
    features, actions = space["observation"].shape, space["action_mask"].shape
    return Dict({"observations": Box(0, 6, features, np.float32), "action_mask": Box(0, 1, actions, np.float32)})


def renamed(seen: dict[str, Any]) -> dict[str, Any]:
    """Rename what agents observe, and bring bytes near to one."""
    return {
        agent: {
            "observations": np.log1p(each["observation"].astype(np.float32)),
            "action_mask": each["action_mask"].astype(np.float32),
        }
        for agent, each in seen.items()
    }


def configured(game: str, seats: int, rules: list[str], batch: int) -> PPOConfig:
    """Configure PPO with one policy for all seats."""
    register_env("two_cities", lambda _: MaskedEnv(pettingzoo.env(game, seats=seats, rules=rules)))
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [128, 128]})
    return (
        PPOConfig()
        .environment("two_cities")
        .env_runners(num_env_runners=0)
        .multi_agent(policies={POLICY}, policy_mapping_fn=lambda *_, **__: POLICY)
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={POLICY: module}))
        .training(train_batch_size=batch, minibatch_size=min(batch, 256), num_epochs=4, gamma=1.0)
    )


def main() -> None:
    """Read the command line, train, and print a line of JSON for each iteration."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["citadels", "machikoro"])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rules", default="", help="names of rules, separated by commas")
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--batch", type=int, default=4000, help="how many decisions each iteration learns from")
    given = parser.parse_args()
    rules = [rule for rule in given.rules.split(",") if rule]
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    ray.init(num_cpus=1, include_dashboard=False, _node_ip_address="127.0.0.1", **quiet)
    trainer = configured(given.game, given.seats, rules, given.batch).build_algo()
    for number in range(1, given.iterations + 1):
        found = trainer.train()
        learned = found["learners"][POLICY]
        told = {
            "iteration": number,
            "games": found["env_runners"]["num_episodes_lifetime"],
            "decisions": found["num_env_steps_sampled_lifetime"],
            "entropy": round(float(learned["entropy"]), 4),
            "gymnasium": gymnasium.__version__,
        }
        print(json.dumps(told), flush=True)
    trainer.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()

"""Both games for PettingZoo: one seat acts at a time (AEC)."""

from collections.abc import Sequence
from typing import Any

from pettingzoo import AECEnv

from twocities.envs.engine.outcome import returns_of
from twocities.envs.pettingzoo_parallel import parallel_env
from twocities.envs.seats import Agents, Seen

__all__ = ["TwoCitiesEnv", "env", "parallel_env", "raw_env"]

ILLEGAL_REWARD = -1.0
"""What a seat gets that chooses what is no option: the game ends with that."""


class TwoCitiesEnv(Agents, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table at which each seat is an agent; an illegal action ends the game.

    `observe` gives `observation` and `action_mask`. Rewards come at the end and sum up to 0.
    """

    metadata: dict[str, Any] = {**Agents.metadata, "is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another game; a seed begins chance anew, and `options={"deal": n}` plays the deal of the seed n."""
        self.deal(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._decisions = 0
        self.select()
        self.show_people()

    def select(self) -> None:
        """Let the seat act that is asked."""
        decision = self.state_of_game.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]

    def observe(self, agent: str) -> Seen:
        """Return what an agent observes, with the mask of its actions."""
        return self._seats.seen(self.state_of_game, self._seats.numbers[agent])

    def legal_actions(self) -> list[int]:
        """List the actions of the seat to act: far quicker to choose from than a mask, none if the game is over."""
        decision = self.state_of_game.decision
        return list(decision.actions) if decision is not None else []

    def step(self, action: Any) -> None:
        """Let the seat that is asked act; one whose game is over gives None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self.state_of_game
        decision = game.decision
        assert decision is not None
        self._cumulative_rewards[agent] = 0.0
        chosen = int(action)
        if chosen not in decision.actions:
            self.end({agent: ILLEGAL_REWARD})
        else:
            game.take(chosen)
            self._decisions += 1
            if game.decision is None:
                self.end(dict(zip(self.possible_agents, returns_of(game), strict=True)))
            elif self._decisions == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
            self.select()
        self.show_people()

    def end(self, rewards: dict[str, float]) -> None:
        """End the game with rewards for some agents."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = {agent: rewards.get(agent, 0.0) for agent in self.agents}
        self._accumulate_rewards()


def env(
    game: str = "citadels",
    seats: int = 4,
    rules: Sequence[str] = (),
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> TwoCitiesEnv:
    """Make an environment in which one seat acts at a time; after `max_cycles` decisions the game is cut off."""
    return TwoCitiesEnv(game, seats, rules, render_mode, max_cycles)


raw_env = env
"""The same: the environment checks its actions itself, without wrappers."""

"""Both games for trainers that step all seats at once: everybody gives an action, and only the seat asked is heard."""

from collections.abc import Sequence
from typing import Any

from pettingzoo import ParallelEnv
from pettingzoo.utils import parallel_to_aec

from twocities.envs.engine.outcome import no_returns, returns_of
from twocities.envs.seats import Agents, Seen

Infos = dict[str, dict[str, Any]]


class TwoCitiesParallelEnv(Agents, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table at which every seat gives an action in every step.

    That of the seat that is asked counts; if it is no option it is refused, nothing happens, and `refused` stands in
    the info of that seat.
    """

    metadata: dict[str, Any] = {**Agents.metadata, "is_parallelizable": True}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Seen], Infos]:
        """Begin another game; a seed begins chance anew, and `options={"deal": n}` plays the deal of the seed n."""
        self.deal(seed, options)
        self._steps = 0
        self.show_people()
        return self.observed(), {agent: {} for agent in self.agents}

    def observed(self) -> dict[str, Seen]:
        """Return what each agent observes."""
        return {agent: self._seats.seen(self.state_of_game, seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Let the seat that is asked act."""
        game = self.state_of_game
        decision = game.decision
        assert decision is not None
        infos: Infos = {agent: {} for agent in self.possible_agents}
        agent = self.possible_agents[decision.seat]
        chosen = int(actions[agent])
        if chosen in decision.actions:
            game.take(chosen)
        else:
            infos[agent]["refused"] = True
        self._steps += 1
        is_over = game.decision is None
        is_cut_off = not is_over and self._steps == self.max_cycles
        if is_over or is_cut_off:
            self.agents = []
        rewards = returns_of(game) if is_over else no_returns(len(self.possible_agents))
        self.show_people()
        return (
            self.observed(),
            dict(zip(self.possible_agents, rewards, strict=True)),
            dict.fromkeys(self.possible_agents, is_over),
            dict.fromkeys(self.possible_agents, is_cut_off),
            infos,
        )


def parallel_env(
    game: str = "citadels",
    seats: int = 4,
    rules: Sequence[str] = (),
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> TwoCitiesParallelEnv:
    """Make an environment in which all seats give an action at once."""
    return TwoCitiesParallelEnv(game, seats, rules, render_mode, max_cycles)


def env(
    game: str = "citadels",
    seats: int = 4,
    rules: Sequence[str] = (),
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> Any:
    """Make the same environment with one agent after another: all of them act before anything is done."""
    return parallel_to_aec(parallel_env(game, seats, rules, render_mode, max_cycles))

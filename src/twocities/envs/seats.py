"""Seats as agents: their names, their spaces, and what each of them observes of one game."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from numpy.typing import NDArray

from twocities.core.errors import BadRules
from twocities.core.game import Game
from twocities.envs.engine.feature_row import MOST_AMOUNT
from twocities.envs.engine.observation_writer import ObservationWriter
from twocities.envs.rendering import RENDER_MODES, check_mode, render
from twocities.envs.tables import Mask, Observation, table_of

SEEDS = 2**63
"""An environment draws its deals from as many, by a chance of its own: numpy's, which the seed of `reset` begins."""

DEAL = "deal"
"""The option of `reset` that names the seed of a deal itself, such as one of a benchmark's task."""

Seen = dict[str, Any]
"""What an agent observes: `observation` and `action_mask`."""


def named_deal(options: Mapping[str, Any] | None) -> int | None:
    """Read which deal is asked for; None if chance is to draw one."""
    if options is None or DEAL not in options:
        return None
    named = options[DEAL]
    if not isinstance(named, int | np.integer) or named < 0:
        raise BadRules(f"A deal is named by a whole number from 0 on, not {named!r}.")
    return int(named)


class Seats:
    """The agents of one table, and the memory in which their observations are written."""

    def __init__(self, game: str, seats: int, rules: Iterable[str]) -> None:
        self.table = table_of(game, seats, rules)
        self.names = [f"player_{seat}" for seat in range(seats)]
        self.numbers = {name: seat for seat, name in enumerate(self.names)}
        self._writer = ObservationWriter(self.table.encoder, self.table.actions)
        # numpy's types do not say that whatever lends its memory is welcome, such as a `vec`.
        self._cells: Observation = np.frombuffer(self._writer.observation.cells, np.uint8)  # type: ignore[call-overload]
        self._mask: Mask = np.frombuffer(self._writer.mask, np.int8)  # type: ignore[call-overload]
        self._no_options: Mask = np.zeros(self.table.actions, np.int8)

    def observation_space(self) -> spaces.Box:
        """Make the space of what is observed."""
        return spaces.Box(0, MOST_AMOUNT, (self.table.length,), np.uint8)

    def seen_space(self) -> spaces.Dict:
        """Make the space of what is observed, with the mask of actions."""
        mask = spaces.Box(0, 1, (self.table.actions,), np.int8)
        return spaces.Dict({"observation": self.observation_space(), "action_mask": mask})

    def action_space(self) -> spaces.Discrete:
        """Make the space of actions."""
        return spaces.Discrete(self.table.actions)

    def observe(self, game: Game, seat: int) -> Observation:
        """Return what a seat observes."""
        self._writer.look(game, seat)
        return self._cells.copy()

    def mask(self, game: Game) -> Mask:
        """Return the mask of the pending question."""
        self._writer.mark(game)
        return self._mask.copy()

    def seen(self, game: Game, seat: int) -> Seen:
        """Return what a seat observes, with the mask if it is asked, else an empty one."""
        decision = game.decision
        is_asked = decision is not None and decision.seat == seat
        mask = self.mask(game) if is_asked else self._no_options.copy()
        return {"observation": self.observe(game, seat), "action_mask": mask}


class Agents(EzPickle):
    """What environments of seats as agents share: their names and spaces, chance, and how a table is shown."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "name": "twocities_v0", "render_fps": 1}

    def __init__(
        self,
        game: str = "citadels",
        seats: int = 4,
        rules: Sequence[str] = (),
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, rules, render_mode, max_cycles)
        check_mode(render_mode)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        """After so many steps the game is cut off."""
        self._seats = Seats(game, seats, rules)
        self.metadata = {**self.metadata, "name": f"{game}_v0"}
        self.possible_agents = self._seats.names
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._seats.seen_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self._seats.action_space() for agent in self.possible_agents}
        self._chance, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Seen]:
        """Return the space of what an agent observes."""
        return cast("spaces.Space[Seen]", self.observation_spaces[agent])

    def action_space(self, agent: str) -> spaces.Space[int]:
        """Return the space of an agent's actions."""
        return cast("spaces.Space[int]", self.action_spaces[agent])

    def deal(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """Begin another game: the deal that the options name, or one that chance draws, which a seed begins anew."""
        named = named_deal(options)
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        drawn = int(self._chance.integers(SEEDS))
        self.state_of_game: Game = self._seats.table.dealer.deal(drawn if named is None else named)
        self.agents = self.possible_agents.copy()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Show the table as spectators see it."""
        return render(self.state_of_game, self.render_mode)

    def show_people(self) -> None:
        """Show the table to people, if that is wanted."""
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

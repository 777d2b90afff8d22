"""Both games for Gymnasium: one seat learns, bots sit at the others."""

from collections.abc import Sequence
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from twocities.bots.bot import Bot
from twocities.bots.plugins import blaming, seat_bot
from twocities.bots.table import ask
from twocities.core.errors import BadRules
from twocities.core.game import Game
from twocities.core.rng import Rng, seeded
from twocities.envs.engine.outcome import returns_of
from twocities.envs.registration import register_games
from twocities.envs.rendering import RENDER_MODES, check_mode, render
from twocities.envs.seats import SEEDS, Seats, named_deal
from twocities.envs.tables import Observation

ILLEGAL_REWARD = -1.0
"""What it costs to choose what is no option: the game ends with that."""

register_games()


class SeatEnv(gymnasium.Env[Observation, Any], EzPickle):
    """One seat of a table among bots: a step is a decision of that seat, and all that the others do after it.

    `action_masks` tells which actions are legal, as maskable learners ask for it; the info holds the same.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str = "citadels",
        seats: int = 4,
        rules: Sequence[str] = (),
        opponents: str | Sequence[str] = "apprentice",
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, rules, opponents, seat, render_mode)
        check_mode(render_mode)
        self.render_mode = render_mode
        self._seats = Seats(game, seats, rules)
        self.observation_space = cast("spaces.Space[Observation]", self._seats.observation_space())
        self.action_space = self._seats.action_space()
        names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != seats - 1:
            raise BadRules(f"A table of {seats} seats has {seats - 1} opponents, not {len(names)}.")
        if seat is not None and not 0 <= seat < seats:
            raise BadRules(f"The seats are 0 to {seats - 1}, not {seat}.")
        self._opponent_names = names
        self._opponents = self._new_opponents()
        self._fixed_seat = seat
        self.seat = seat or 0
        """The seat that learns; drawn anew for each game if none was named."""

    def _new_opponents(self) -> list[Bot]:
        """Seat the bots; those of a former game may remember it."""
        return [seat_bot(name) for name in self._opponent_names]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin another game, up to the first decision of the seat that learns.

        A seed begins chance anew, and `options={"deal": n}` plays the deal of the seed n.
        """
        named = named_deal(options)
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(SEEDS))
        if self._fixed_seat is None:
            self.seat = int(self.np_random.integers(self._seats.table.seats))
        self.state_of_game: Game = self._seats.table.dealer.deal(drawn if named is None else named)
        self._opponents = self._new_opponents()
        source = seeded(int(self.np_random.integers(SEEDS)))
        self._chances: list[Rng] = [source.spawn() for _ in self._opponents]
        self._play_on()
        self._show_people()
        return self._observation(), self._info()

    def _show_people(self) -> None:
        """Show the table to people, if that is wanted."""
        if self.render_mode == "human":
            self.render()

    def _play_on(self) -> None:
        """Let the bots play until the seat that learns is asked, or the game is over."""
        game = self.state_of_game
        while game.decision is not None and game.decision.seat != self.seat:
            seat = int(game.decision.seat)
            number = seat if seat < self.seat else seat - 1
            with blaming(self._opponent_names[number], f"seat {seat}"):
                game.apply(ask(self._opponents[number], game.view(seat), self._chances[number]))

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Let the seat that learns act, and the bots after it."""
        decision = self.state_of_game.decision
        assert decision is not None
        if int(action) not in decision.actions:
            self._show_people()
            return self._observation(), ILLEGAL_REWARD, True, False, self._info()
        self.state_of_game.take(int(action))
        self._play_on()
        self._show_people()
        is_over = self.state_of_game.decision is None
        reward = returns_of(self.state_of_game)[self.seat] if is_over else 0.0
        return self._observation(), reward, is_over, False, self._info()

    def _observation(self) -> Observation:
        """Return what the seat that learns observes."""
        return self._seats.observe(self.state_of_game, self.seat)

    def _info(self) -> dict[str, Any]:
        """Return which actions are legal, and which seat learns."""
        return {"action_mask": self._seats.mask(self.state_of_game), "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal."""
        return self._seats.mask(self.state_of_game).astype(np.bool_)

    def render(self) -> Any:
        """Show the table as spectators see it."""
        return render(self.state_of_game, self.render_mode)

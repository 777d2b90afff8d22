"""What all environments begin with: the game, the seats and the rules of a table, checked, with its encoder."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from twocities.citadels.family import CitadelsFamily
from twocities.core.decision import Decision
from twocities.core.errors import BadRules
from twocities.core.family import GameFamily
from twocities.core.view import SPECTATOR, View
from twocities.envs.engine.citadels import CitadelsEncoder
from twocities.envs.engine.dealing import Dealer, dealer_for
from twocities.envs.engine.feature_row import blank_row
from twocities.envs.engine.machikoro import MachiKoroEncoder
from twocities.envs.engine.observation import Encoder
from twocities.games import family_of
from twocities.machikoro.family import MachiKoroFamily

Observation = NDArray[np.uint8]
Mask = NDArray[np.int8]


def encoder_for(family: GameFamily, seats: int) -> Encoder:
    """Make the encoder for a table."""
    if isinstance(family, CitadelsFamily):
        return CitadelsEncoder(seats)
    if isinstance(family, MachiKoroFamily):
        return MachiKoroEncoder(family.catalog, seats)
    raise BadRules(f"No encoder knows {family.name}.")


@dataclass(frozen=True)
class TableSpec:
    """A table that environments play at: which game, how many seats, which rules."""

    game: str
    seats: int
    rules: tuple[str, ...]

    @cached_property
    def family(self) -> GameFamily:
        """The family of games."""
        return family_of(self.game)

    @cached_property
    def encoder(self) -> Encoder:
        """What writes observations."""
        return encoder_for(self.family, self.seats)

    @cached_property
    def dealer(self) -> Dealer:
        """What sets up games."""
        return dealer_for(self.family, self.seats, list(self.rules))

    @property
    def actions(self) -> int:
        """Count the actions of the game, legal or not."""
        return self.family.vocabulary.size

    @property
    def length(self) -> int:
        """Count the features of an observation."""
        return self.encoder.length

    def observe(self, view: View) -> Observation:
        """Write a view as features; spectators sit nowhere, and features are those of a seat."""
        if view.viewer == SPECTATOR:
            raise ValueError("Only a seat has observations, and this is the view of a spectator.")
        observation = blank_row(self.encoder.length)
        self.encoder.encode(view, observation)
        # numpy's types do not know that a `vec` lends its memory; where they do, there is nothing to ignore.
        return np.frombuffer(observation.cells, np.uint8)  # type: ignore[call-overload, no-any-return, unused-ignore]

    def mask(self, decision: Decision | None) -> Mask:
        """Mark the options of a decision with 1, all other actions with 0."""
        mask = np.zeros(self.actions, np.int8)
        if decision is not None:
            mask[np.asarray(decision.actions)] = 1
        return mask


def table_of(game: str, seats: int, rules: Iterable[str]) -> TableSpec:
    """Make a table; rules and numbers of seats that do not exist are refused, for which a game is dealt."""
    table = TableSpec(game, seats, tuple(rules))
    table.dealer.deal(0)
    return table

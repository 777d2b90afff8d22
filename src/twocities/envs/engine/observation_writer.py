"""One game as its seats observe it."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from twocities.core.game import Game
from twocities.envs.engine.feature_row import FeatureRow, blank_row
from twocities.envs.engine.observation import Encoder


@final
class ObservationWriter:
    """Writes observations and masks of one game after another into the same memory."""

    def __init__(self, encoder: Encoder, actions: i64) -> None:
        self.encoder = encoder
        self.observation: FeatureRow = blank_row(encoder.length)
        self.mask = vec[u8]([u8(0)] * actions)
        self.marked = vec[i64]()
        """The options that are marked in the mask."""

    def look(self, game: Game, seat: int) -> None:
        """Write down what a seat observes."""
        self.observation.clear()
        self.encoder.encode(game.view(seat), self.observation)

    def mark(self, game: Game) -> None:
        """Mark the options of the pending question, none if the game is over."""
        action: i64
        for action in self.marked:
            self.mask[action] = 0
        decision = game.decision
        self.marked = decision.actions if decision is not None else vec[i64]()
        for action in self.marked:
            self.mask[action] = 1

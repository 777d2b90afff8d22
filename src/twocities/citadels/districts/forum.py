"""The Forum."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.cards import District
from twocities.citadels.ids import BEWITCHED, KILLED, NOBODY

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class Forum(District):
    """Scores the rank of its owner's character in the last round instead of its cost; the best of two."""

    def bonus(self, game: "Citadels", owner: i64, types: vec[i64]) -> i64:
        best = 0
        for rank in range(1, len(game.cast)):
            is_spoiled = game.marked_by(KILLED, rank) != NOBODY or game.marked_by(BEWITCHED, rank) != NOBODY
            if game.held_by[rank] == owner and not is_spoiled:
                best = rank
        return best - self.cost

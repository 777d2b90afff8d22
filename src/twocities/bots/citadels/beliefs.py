"""Who is likely to hold which character, from what lies open, what was passed on, and what each seat wants."""

from math import exp
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.bots.citadels.character_value import character_value
from twocities.bots.citadels.overview import Overview
from twocities.citadels.view import CitadelsView
from twocities.citadels.worlds import hidden_ranks, silent_ranks, unseen_picks


@final
@mypyc_attr(acyclic=True)
class Beliefs:
    """For each rank and seat, how likely the seat holds the rank."""

    def __init__(self, overview: Overview, view: CitadelsView) -> None:
        ranks = len(view.cast)
        self.seats: i64 = view.seats
        self.overview = overview
        self.chances = vec[float]([0.0] * (ranks * view.seats))
        rank: i64
        for rank in range(1, ranks):
            holder = view.held_by[rank]
            if holder >= 0:
                self.chances[rank * view.seats + holder] = 1.0
        hidden = hidden_ranks(view) & ~silent_ranks(view)
        for pick in unseen_picks(view):
            self.share_out(pick.seat, hidden & pick.can_be or hidden)

    def share_out(self, seat: i64, ranks: i64) -> None:
        """Share one pick of a seat out among the ranks that it can be, a bit each, by how much the seat wants them."""
        cast = self.overview.table.cast
        pick_temperature = self.overview.weights.pick_temperature
        weights = vec[float]([0.0] * len(cast))
        total = 0.0
        rank: i64
        for rank in range(1, len(cast)):
            if ranks >> rank & 1:
                weights[rank] = exp(character_value(self.overview, seat, cast[rank]) / pick_temperature)
                total += weights[rank]
        for rank in range(1, len(cast)):
            if ranks >> rank & 1:
                self.chances[rank * self.seats + seat] += weights[rank] / total

    def chance(self, rank: i64, seat: i64) -> float:
        """Say how likely a seat has a rank."""
        return self.chances[rank * self.seats + seat]

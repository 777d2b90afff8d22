"""Who is likely to hold which character, from what lies open, what was passed on, and what each seat wants."""

from math import exp
from typing import final

from librt.vecs import append, vec
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
        self.chances = vec[float]([0.0 for _ in range(ranks * view.seats)])
        rank: i64
        for rank in range(1, ranks):
            holder = view.held_by[rank]
            if holder >= 0:
                self.chances[rank * view.seats + holder] = 1.0
        silent = silent_ranks(view)
        hidden = [rank for rank in hidden_ranks(view) if rank not in silent]
        hidden.sort()
        for seat, can_be in unseen_picks(view):
            self.share_out(seat, [rank for rank in hidden if can_be >> rank & 1] or hidden)

    def share_out(self, seat: i64, ranks: list[int]) -> None:
        """Share one pick of a seat out among the ranks that it can be, by how much the seat wants them."""
        cast = self.overview.table.cast
        pick_temperature = self.overview.weights.pick_temperature
        weights = vec[float]()
        total = 0.0
        for rank in ranks:
            weight = exp(character_value(self.overview, seat, cast[rank]) / pick_temperature)
            weights = append(weights, weight)
            total += weight
        place: i64
        for place in range(len(ranks)):
            self.chances[ranks[place] * self.seats + seat] += weights[place] / total

    def chance(self, rank: i64, seat: i64) -> float:
        """Say how likely a seat has a rank."""
        return self.chances[rank * self.seats + seat]

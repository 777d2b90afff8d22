"""Who is likely to have picked which character, as a net of picks says: worlds are drawn by it."""

from math import exp, log
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from twocities.bots.citadels.evidence import left_in_hand, named
from twocities.bots.citadels.pick_features import encode_pick
from twocities.bots.citadels.seen_table import seen_table
from twocities.bots.citadels.weights import Weights
from twocities.bots.nets.choice_net import ChoiceNet
from twocities.bots.search.knowledge import Knowledge, Sampler
from twocities.citadels.catalog import RANKS
from twocities.citadels.game import Citadels
from twocities.citadels.ids import NOBODY
from twocities.citadels.packed import offset_of_stage
from twocities.citadels.rules import is_pick
from twocities.citadels.view import CitadelsView
from twocities.citadels.worlds import (
    PickOrder,
    UnseenPick,
    hidden_ranks,
    imagine,
    last_takes_face_down,
    silent_ranks,
    unseen_picks,
)
from twocities.core.game import Game
from twocities.core.rng import Rng
from twocities.core.view import SPECTATOR, UNKNOWN

DOUBT: Final = 0.03
"""How much of a belief is shared out evenly: others may not pick as those did from whom the net learned."""

RESOLUTION: Final = 1 << 16
"""How many different numbers a draw has."""

SMALLEST: Final = 1e-9
"""No chance is taken for less."""


@final
class LikelyPicks(PickOrder):
    """Tries first what a net says a seat is likely to have picked."""

    def __init__(self, net: ChoiceNet, view: CitadelsView) -> None:
        self.view = view
        self.ranks: i64 = len(view.cast)
        self.free = hidden_ranks(view) & ~silent_ranks(view)
        """The ranks that somebody may have unseen, a bit each."""
        self.picks = unseen_picks(view)
        self.chances: list[vec[float]] = []
        """For each unseen pick, how likely it is to be each rank, if all were on offer."""
        self.known_chances: list[vec[float]] = []
        """The same for each seat, to tell what those who are known left, and so who may have taken it before."""
        table = seen_table(view)
        characters = view.cast[1:]
        seat: i64
        for seat in range(view.seats):
            self.known_chances.append(doubted(net.scores(encode_pick(table, seat, False), characters)))
        before: i64 = 0
        for pick in self.picks:
            is_second = bool(before >> pick.seat & 1)
            before |= 1 << pick.seat
            self.chances.append(
                doubted(net.scores(encode_pick(table, pick.seat, True), characters))
                if is_second
                else self.known_chances[pick.seat]
            )

    def tried(self, pick: UnseenPick, number: i64, ranks: list[int], rng: Rng) -> list[int]:
        chances = self.chances[number]
        left = ranks[:]
        order: list[int] = []
        while left:
            total = 0.0
            for rank in left:
                total += chances[rank - 1]
            drawn = total * float(rng.below(RESOLUTION)) / RESOLUTION
            place = 0
            sum_of_chances = chances[left[0] - 1]
            while place < len(left) - 1 and sum_of_chances <= drawn:
                place += 1
                sum_of_chances += chances[left[place] - 1]
            order.append(left.pop(place))
        return order

    def mass(self, number: i64, ranks: i64) -> float:
        """Add up how likely an unseen pick is to be one of some ranks, a bit each."""
        return mass_of(self.chances[number], ranks)

    def likelihood(self, world: Citadels) -> float:
        """Return the logarithm of how likely the others left what they must have left, given what was on offer.

        An unseen pick is drawn among the ranks that it can be; that it was one of them says something, too. And a pick
        that is known says what was not on offer any more.
        """
        view = self.view
        offered: i64 = 0
        rank: i64
        for rank in range(1, self.ranks):
            if view.cast[rank] not in view.face_up:
                offered |= 1 << rank
        if view.seats > 3:
            return self.in_order(world, offered)
        total = 0.0
        free = self.free
        number: i64
        for number in range(len(self.picks)):
            pick = self.picks[number]
            total += log(self.mass(number, free & pick.can_be) / self.mass(number, offered))
            taken = held_bits(world, view, pick.seat, free)
            free &= ~taken
            offered &= ~taken
        return total

    def in_order(self, world: Citadels, offered: i64) -> float:
        """Go through the picks in the order of the draft, each of which left less on offer."""
        view = self.view
        plan = view.table.plan
        laid = self.laid_face_down(world, offered)
        free = self.free
        total = 0.0
        numbers = vec[i64]([-1] * view.seats)
        number: i64
        for number in range(len(self.picks)):
            numbers[self.picks[number].seat] = number
        takes_last = last_takes_face_down(view)
        offset: i64 = 0
        for stage in plan:
            if not is_pick(stage):
                continue
            offset += 1
            seat = (view.opener + offset_of_stage(stage)) % view.seats
            on_offer = offered if takes_last and offset == view.seats else offered & ~laid
            number = numbers[seat]
            if number >= 0:
                can_be = self.picks[number].can_be
                total += log(self.mass(number, free & can_be & on_offer) / self.mass(number, on_offer))
            taken = all_held_bits(world, seat)
            if number < 0 and seat != view.viewer and taken:
                chances = self.known_chances[seat]
                total += log(mass_of(chances, taken & on_offer) / mass_of(chances, on_offer))
            free &= ~taken
            offered &= ~taken
        return total

    def laid_face_down(self, world: Citadels, offered: i64) -> i64:
        """Return the rank that lay face down before the draft in a world, as a bit, or 0 where that is not known."""
        view = self.view
        if view.viewer == SPECTATOR:
            return 0
        seen = view.offered[0]
        if not seen:
            for character in view.packet:
                if character != UNKNOWN:
                    rank: i64 = RANKS[character]
                    seen |= 1 << rank
        if not seen:
            return 0
        seat: i64 = view.opener
        while seat != view.viewer:
            seen |= all_held_bits(world, seat)
            seat = (seat + 1) % view.seats
        return offered & ~seen


def mass_of(chances: vec[float], ranks: i64) -> float:
    """Add up the chances of some ranks, a bit each."""
    total = SMALLEST
    rank: i64
    for rank in range(1, len(chances) + 1):
        if ranks >> rank & 1:
            total += chances[rank - 1]
    return total


def all_held_bits(world: Citadels, seat: i64) -> i64:
    """Return the ranks that a seat has in a world, a bit each."""
    held: i64 = 0
    rank: i64
    for rank in range(1, len(world.held_by)):
        if world.held_by[rank] == seat:
            held |= 1 << rank
    return held


def held_bits(world: Citadels, view: CitadelsView, seat: i64, free: i64) -> i64:
    """Return the lowest of some ranks that a seat has unseen in a world, as a bit."""
    rank: i64
    for rank in range(1, len(world.held_by)):
        if free >> rank & 1 and world.held_by[rank] == seat and view.held_by[rank] == NOBODY:
            return 1 << rank
    return 0


def doubted(scores: vec[float]) -> vec[float]:
    """Make chances of scores, a little of them shared out evenly."""
    most = scores[0]
    for score in scores:
        most = max(most, score)
    total = 0.0
    chances = vec[float](capacity=len(scores))
    for score in scores:
        weight = exp(max(score - most, -30.0))
        chances = append(chances, weight)
        total += weight
    even = DOUBT / float(len(scores))
    return vec[float]([(1.0 - DOUBT) * each / total + even for each in chances])


@final
class BelievedWorlds(Sampler):
    """Draws worlds of Citadels by what a net says of the picks, and weighs them by what else was done."""

    def __init__(self, knowledge: Knowledge, view: CitadelsView, net: ChoiceNet, weights: Weights) -> None:
        super().__init__(knowledge, view)
        self.seen = view
        self.picks = LikelyPicks(net, view)
        self.weights = weights

    def imagine(self, rng: Rng) -> Game:
        return imagine(self.seen, rng, self.picks)

    def likelihood(self, world: Game) -> float:
        assert isinstance(world, Citadels)
        told = named(self.seen, world, self.weights) + left_in_hand(self.seen, world, self.weights)
        return told + self.picks.likelihood(world)

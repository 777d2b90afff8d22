"""What everybody can see of each seat: its city, its gold, how dangerous it is."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.bots.citadels.district_value import city_points, count_of, income_of
from twocities.bots.citadels.weights import Weights
from twocities.citadels.state import State


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Overview:
    """The seats of a table as everybody sees them; threats are found when they are first asked for."""

    def __init__(self, table: State, weights: Weights) -> None:
        self.table = table
        self.seats = table.seats
        self.weights = weights
        self.threats = vec[float]()
        """How dangerous each seat is."""

    def missing(self, seat: i64) -> i64:
        """Return how many districts a city lacks."""
        return max(self.table.goal - count_of(self.table.cities[seat]), i64(0))

    def income(self, seat: i64, type_: i64) -> i64:
        """Count the districts of a city that pay for a type."""
        return income_of(self.table.cities[seat], type_)

    def others_gold(self, seat: i64) -> i64:
        """Return how much gold the others have together."""
        gold: i64 = 0
        other: i64
        for other in range(self.seats):
            if other != seat:
                gold += self.table.gold[other]
        return gold

    def most_cards_of_others(self, seat: i64) -> i64:
        """Return how many cards the fullest hand of the others has."""
        most: i64 = 0
        other: i64
        for other in range(self.seats):
            if other != seat and len(self.table.hands[other]) > most:
                most = len(self.table.hands[other])
        return most

    def threat(self, seat: i64) -> float:
        """Say how dangerous a seat is: points, nearness of the end, gold and cards."""
        if len(self.threats) == 0:
            threats = vec[float]([0.0] * self.seats)
            each: i64
            for each in range(self.seats):
                threats[each] = self.find_threat(each)
            self.threats = threats
        return self.threats[seat]

    def find_threat(self, seat: i64) -> float:
        """Compute how dangerous a seat is."""
        table = self.table
        weights = self.weights
        count = count_of(table.cities[seat])
        near = float(count * count) / (float(table.goal * table.goal) + 1.0)
        return (
            city_points(table.cities[seat])
            + weights.near * near
            + weights.gold_seen * float(table.gold[seat])
            + weights.cards_seen * float(min(len(table.hands[seat]), 4))
        )

    def highest_threat_of_others(self, seat: i64) -> float:
        """Say how dangerous the most dangerous of the others is."""
        most = 0.0
        other: i64
        for other in range(self.seats):
            if other != seat:
                most = max(most, self.threat(other))
        return most

    def average_threat_of_others(self, seat: i64) -> float:
        """Say how dangerous the others are on average."""
        total = 0.0
        others = 0
        other: i64
        for other in range(self.seats):
            if other != seat:
                total += self.threat(other)
                others += 1
        return total / others

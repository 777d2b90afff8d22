"""What everybody can see of each seat: its city, its gold, how dangerous it is."""

from twocities.bots.citadels.district_value import city_points, income_of
from twocities.bots.citadels.weights import Weights
from twocities.citadels.questions import districts_in
from twocities.citadels.view import CitadelsView


class Overview:
    """The seats of a table as everybody sees them; threats are found when they are first asked for."""

    def __init__(self, view: CitadelsView, weights: Weights) -> None:
        self.view = view
        self.seats = view.seats
        self.weights = weights
        self.threats: list[float] = []

    def missing(self, seat: int) -> int:
        """Return how many districts a city lacks."""
        return max(self.view.goal - districts_in(self.view.cities[seat]), 0)

    def income(self, seat: int, type_: int) -> int:
        """Count the districts of a city that pay for a type."""
        return income_of(self.view.cities[seat], type_)

    def others_gold(self, seat: int) -> int:
        """Return how much gold the others have together."""
        gold = 0
        for other in range(self.seats):
            if other != seat:
                gold += self.view.gold[other]
        return gold

    def most_cards_of_others(self, seat: int) -> int:
        """Return how many cards the fullest hand of the others has."""
        most = 0
        for other in range(self.seats):
            if other != seat:
                most = max(most, len(self.view.hands[other]))
        return most

    def threat(self, seat: int) -> float:
        """Say how dangerous a seat is: points, nearness of the end, gold and cards."""
        if not self.threats:
            self.threats = [self.find_threat(each) for each in range(self.seats)]
        return self.threats[seat]

    def find_threat(self, seat: int) -> float:
        """Compute how dangerous a seat is."""
        view = self.view
        weights = self.weights
        city = districts_in(view.cities[seat])
        near = float(city * city) / (float(view.goal * view.goal) + 1.0)
        return (
            city_points(view.cities[seat])
            + weights.near * near
            + weights.gold_seen * float(view.gold[seat])
            + weights.cards_seen * float(min(len(view.hands[seat]), 4))
        )

    def highest_threat_of_others(self, seat: int) -> float:
        """Say how dangerous the most dangerous of the others is."""
        most = 0.0
        for other in range(self.seats):
            if other != seat:
                most = max(most, self.threat(other))
        return most

    def average_threat_of_others(self, seat: int) -> float:
        """Say how dangerous the others are on average."""
        total = 0.0
        for other in range(self.seats):
            if other != seat:
                total += self.threat(other)
        return total / max(self.seats - 1, 1)

"""The Quarry of the Dark City."""

from twocities.citadels.districts.quarry import Quarry


class DarkCityQuarry(Quarry):
    """Its owner may build districts that already stand in the city, a gold cheaper for each of the name."""

    def duplicate_cost(self, price: int, standing: int) -> int:
        return max(1, price - standing)

"""The Quarry of the Dark City."""

from mypy_extensions import i64

from twocities.citadels.districts.quarry import Quarry


class DarkCityQuarry(Quarry):
    """Its owner may build districts that already stand in the city, a gold cheaper for each of the name."""

    def duplicate_cost(self, price: i64, standing: i64) -> i64:
        return max(1, price - standing)

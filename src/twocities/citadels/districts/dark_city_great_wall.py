"""The Great Wall of the Dark City."""

from mypy_extensions import i64

from twocities.citadels.cards import District


class DarkCityGreatWall(District):
    """Raises by one the price of destroying any district of its city, itself included."""

    def target_price(self, price: i64, district: i64) -> i64:
        return price + 1

"""The Great Wall of the Dark City."""

from twocities.citadels.cards import District


class DarkCityGreatWall(District):
    """Raises by one the price of destroying any district of its city, itself included."""

    def target_price(self, price: int, district: int) -> int:
        return price + 1

"""The Great Wall."""

from twocities.citadels.cards import District


class GreatWall(District):
    """Raises by one the price of using rank 8 on the other districts of its city."""

    def target_price(self, price: int, district: int) -> int:
        return price if district == self.id else price + 1

"""The Great Wall."""

from mypy_extensions import i64

from twocities.citadels.cards import District


class GreatWall(District):
    """Raises by one the price of using rank 8 on the other districts of its city."""

    def target_price(self, price: i64, district: i64) -> i64:
        return price if district == self.id else price + 1

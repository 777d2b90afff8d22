"""The Factory."""

from mypy_extensions import i64

from twocities.citadels.cards import District


class Factory(District):
    """Makes every other unique district one gold cheaper for its owner to build."""

    def build_cost(self, district: i64, price: i64) -> i64:
        return price - 1 if district != self.id else price

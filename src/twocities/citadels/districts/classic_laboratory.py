"""The Laboratory of 2000."""

from mypy_extensions import i64

from twocities.citadels.districts.laboratory import Laboratory


class ClassicLaboratory(Laboratory):
    """Once a turn its owner may discard a card for a gold."""

    def gold_paid(self) -> i64:
        return 1

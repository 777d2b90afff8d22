"""The Laboratory of 2000."""

from twocities.citadels.districts.laboratory import Laboratory


class ClassicLaboratory(Laboratory):
    """Once a turn its owner may discard a card for a gold."""

    def gold_paid(self) -> int:
        return 1

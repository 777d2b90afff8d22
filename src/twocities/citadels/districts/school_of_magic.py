"""The School of Magic."""

from mypy_extensions import i64

from twocities.citadels.cards import District


class SchoolOfMagic(District):
    """Counts as any type when its owner takes income."""

    def counts_as(self, type_: i64) -> bool:
        return True

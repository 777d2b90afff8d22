"""The School of Magic."""

from twocities.citadels.cards import District


class SchoolOfMagic(District):
    """Counts as any type when its owner takes income."""

    def counts_as(self, type_: int) -> bool:
        return True

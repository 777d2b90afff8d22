"""The Keep."""

from twocities.citadels.cards import District


class Keep(District):
    """Cannot be the target of a rank-8 character."""

    def may_be_targeted(self) -> bool:
        return False

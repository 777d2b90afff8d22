"""The Wizard of the Dark City."""

from twocities.citadels.characters.wizard import Wizard


class DarkCityWizard(Wizard):
    """Takes a card out of a hand, to keep or to build at once."""

    def allows_duplicates(self) -> bool:
        return False

"""Which fields of events and steps hold ids, and of what."""

from typing import Final

from twocities.core.facts import Words
from twocities.machikoro.ids import CARD_NAMES

WORDS: Final[Words] = {"card": CARD_NAMES, "got": CARD_NAMES, "establishment": CARD_NAMES}

WORD_KEYS: Final = {"card": "card", "got": "card", "establishment": "card"}

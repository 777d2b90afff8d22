"""Which fields of events and steps hold ids, and of what."""

from typing import Final

from twocities.core.fields import FieldNames
from twocities.machikoro.ids import CARD_NAMES

FIELD_NAMES: Final[FieldNames] = {"card": CARD_NAMES, "got": CARD_NAMES, "establishment": CARD_NAMES}

TEXT_KEYS: Final = {"card": "card", "got": "card", "establishment": "card"}

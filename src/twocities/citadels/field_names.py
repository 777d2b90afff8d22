"""Which fields of events and steps hold ids, and of what."""

from typing import Final

from twocities.citadels.ids import CHARACTER_NAMES, DISTRICT_NAMES, PLACE_NAMES, TYPE_NAMES
from twocities.core.fields import FieldNames

FIELD_NAMES: Final[FieldNames] = {
    "character": CHARACTER_NAMES,
    "characters": CHARACTER_NAMES,
    "got_character": CHARACTER_NAMES,
    "real": CHARACTER_NAMES,
    "acting": CHARACTER_NAMES,
    "district": DISTRICT_NAMES,
    "districts": DISTRICT_NAMES,
    "got": DISTRICT_NAMES,
    "place": PLACE_NAMES,
    "type": TYPE_NAMES,
}

TEXT_KEYS: Final = {
    "character": "character",
    "characters": "character",
    "got_character": "character",
    "real": "character",
    "acting": "character",
    "district": "district",
    "districts": "district",
    "got": "district",
    "place": "district",
    "type": "type",
}

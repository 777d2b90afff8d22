"""Which characters of other editions are printings of the same one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels import ids
from twocities.citadels.ids import CHARACTERS

PRINTINGS: Final[dict[int, int]] = {
    ids.CITADELA_ABBOT: ids.ABBOT,
    ids.CITADELA_QUEEN: ids.QUEEN,
    ids.CLASSIC_ASSASSIN: ids.ASSASSIN,
    ids.CLASSIC_THIEF: ids.THIEF,
    ids.CLASSIC_MAGICIAN: ids.MAGICIAN,
    ids.CLASSIC_KING: ids.KING,
    ids.CLASSIC_BISHOP: ids.BISHOP,
    ids.CLASSIC_MERCHANT: ids.MERCHANT,
    ids.CLASSIC_ARCHITECT: ids.ARCHITECT,
    ids.CLASSIC_WARLORD: ids.WARLORD,
    ids.DARK_CITY_WITCH: ids.WITCH,
    ids.DARK_CITY_TAX_COLLECTOR: ids.TAX_COLLECTOR,
    ids.DARK_CITY_WIZARD: ids.WIZARD,
    ids.DARK_CITY_EMPEROR: ids.EMPEROR,
    ids.DARK_CITY_ABBOT: ids.ABBOT,
    ids.DARK_CITY_ALCHEMIST: ids.ALCHEMIST,
    ids.DARK_CITY_NAVIGATOR: ids.NAVIGATOR,
    ids.DARK_CITY_DIPLOMAT: ids.DIPLOMAT,
    ids.DARK_CITY_ARTIST: ids.ARTIST,
    ids.DARK_CITY_QUEEN: ids.QUEEN,
}
"""Which character another printing is like; a character that is not here is like itself alone."""

KINDS: Final = vec[i64]([PRINTINGS.get(character, character) for character in range(CHARACTERS)])
"""Which character each one is like."""

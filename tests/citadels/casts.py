"""Casts that are put together by hand."""

from tests.citadels.tables import FIRST_CAST
from twocities.citadels.catalog import CHARACTER_CATALOG
from twocities.citadels.ids import CHARACTER_NAMES

FIRST_DECK = (
    "dragon_gate factory haunted_quarter imperial_treasury keep laboratory library map_room quarry "
    "school_of_magic smithy statue thieves_den wishing_well"
)
FIRST_UNIQUES = FIRST_DECK.split()


def with_cast(*changed: str, without: str = "") -> list[str]:
    """Name the first-game cast and deck, some characters changed and one left out."""
    ranks = [CHARACTER_CATALOG[CHARACTER_NAMES.index(name)].rank for name in changed]
    kept = [name for rank, name in enumerate(FIRST_CAST, start=1) if rank not in ranks and name != without]
    return [*kept, *changed, *FIRST_UNIQUES]

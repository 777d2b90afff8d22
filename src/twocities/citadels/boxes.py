"""The boxes: which cards are in each, its named sets, and what it says about tables."""

from typing import Final

from twocities.citadels.ids import (
    ABBOT,
    ALCHEMIST,
    ANNUAL_FAIR,
    ARCHITECT,
    ARMORY,
    ARTIST,
    ASSASSIN,
    BASILICA,
    BELL_TOWER,
    BISHOP,
    BLACKMAILER,
    BOTANICAL_GARDEN,
    CAPITOL,
    CARDINAL,
    CHARACTER_NAMES,
    CITADELA_ABBOT,
    CITADELA_QUEEN,
    CLASSIC_ASSASSIN,
    CLASSIC_LABORATORY,
    CLASSIC_LIBRARY,
    CLASSIC_OBSERVATORY,
    CLASSIC_WARLORD,
    DARK_CITY_ARMORY,
    DARK_CITY_ARTIST,
    DARK_CITY_GREAT_WALL,
    DARK_CITY_QUEEN,
    DARK_CITY_WITCH,
    DIPLOMAT,
    DISTRICT_NAMES,
    DRAGON_GATE,
    EMPEROR,
    FACTORY,
    FRAMEWORK,
    GOLD_MINE,
    GRAVEYARD,
    GREAT_WALL,
    HAUNTED_CITY,
    HAUNTED_QUARTER,
    HOSPITAL,
    IMPERIAL_TREASURY,
    IVORY_TOWER,
    KEEP,
    KING,
    LABORATORY,
    LIBRARY,
    LIGHTHOUSE,
    MAGICIAN,
    MAGISTRATE,
    MAP_ROOM,
    MARSHAL,
    MERCHANT,
    MONUMENT,
    MUSEUM,
    NAVIGATOR,
    NECROPOLIS,
    NOBODY,
    OBSERVATORY,
    PARK,
    PATRICIAN,
    POOR_HOUSE,
    QUARRY,
    QUEEN,
    SCHOLAR,
    SCHOOL_OF_MAGIC,
    SECRET_VAULT,
    SEER,
    SMITHY,
    SPY,
    STABLES,
    STATUE,
    TAX_COLLECTOR,
    THEATER,
    THIEF,
    THIEVES_DEN,
    TRADER,
    UNIVERSITY,
    WARLORD,
    WISHING_WELL,
    WITCH,
    WIZARD,
)
from twocities.citadels.rules import BY_DISTRICTS, BY_GOLD, BY_RANK
from twocities.core.errors import BadRules, known

UNIQUES_IN_DECK: Final = 14
PRINTINGS: Final = ["citadela_", "classic_", "dark_city_"]
"""What stands before the name of a card that has a printing of its own in a box."""


def plain(name: str) -> str:
    """Return a card's name without the printing in front."""
    for printing in PRINTINGS:
        name = name.removeprefix(printing)
    return name


class Preset:
    """A named set: eight characters, the one for rank 9 if the set names it, and unique districts."""

    def __init__(self, characters: list[int], ninth: int, uniques: list[int]) -> None:
        self.characters = characters
        self.ninth = ninth
        self.uniques = uniques


class Edition:
    """A box, or boxes that are played together."""

    def __init__(
        self,
        names: list[str],
        characters: list[int],
        uniques: list[int],
        added: list[int],
        presets: dict[str, Preset],
        default: Preset,
    ) -> None:
        self.names = names
        """The rules that name it."""
        self.characters = characters
        self.uniques = uniques
        """Its unique districts, as often as they are in the box."""
        self.added = added
        """The unique districts that are mixed into those of another box."""
        self.pool = sorted(set(uniques) | set(added))
        """Every kind of unique district that can be in the deck."""
        self.presets = presets
        self.default = default
        """The set that is played when nothing else is said."""
        self.stand_ins: dict[int, int] = {}
        """Who replaces whom in a set that is played by too few."""
        self.ninth = NOBODY
        """Who is rank 9 where there must be one and a set names none."""
        self.needs: dict[int, int] = {}
        """Which unique district is only for games with which character."""
        self.is_played_whole = False
        """Whether all its unique districts are in the deck, and not a choice of fourteen."""
        self.most_seats = 8
        self.seven_from = 4
        """From how many players on seven districts complete a city; otherwise eight do."""
        self.with_ninth = [3, 8]
        """For how many players there must be a rank 9."""
        self.without_ninth = [2]
        """For how many players there must not be one."""
        self.tie_break = [BY_RANK]
        self.characters_by_name = by_name(characters, CHARACTER_NAMES)
        self.uniques_by_name = by_name(self.pool, DISTRICT_NAMES)

    @property
    def name(self) -> str:
        """Name the box, or the last one that was added."""
        return self.names[-1]

    def character(self, name: str) -> int:
        """Find this box's printing of a character."""
        return find(f"character of {self.name}", name, self.characters_by_name)

    def district(self, name: str) -> int:
        """Find this box's printing of a unique district."""
        return find(f"unique district of {self.name}", name, self.uniques_by_name)

    def fits(self, district: int, cast: list[int]) -> bool:
        """Say whether a district is for games with these characters."""
        return self.needs.get(district, cast[1]) in cast


def by_name(cards: list[int], names: list[str]) -> dict[str, int]:
    """List cards by their names, with and without the printing."""
    return {plain(names[card]): card for card in reversed(cards)} | {names[card]: card for card in cards}


def find(what: str, name: str, cards: dict[str, int]) -> int:
    """Find a card among some by its name, with or without the printing."""
    if name not in cards:
        raise BadRules(known(what, name, sorted({plain(each) for each in cards}, key=lambda each: cards[each])))
    return cards[name]


DELUXE_CHARACTERS: Final = list(range(ASSASSIN, TAX_COLLECTOR + 1))
CITADELA_CHARACTERS: Final = [
    {ABBOT: CITADELA_ABBOT, QUEEN: CITADELA_QUEEN}.get(character, character) for character in DELUXE_CHARACTERS
]
CLASSIC_CHARACTERS: Final = list(range(CLASSIC_ASSASSIN, CLASSIC_WARLORD + 1))
DARK_CITY_CHARACTERS: Final = list(range(DARK_CITY_WITCH, DARK_CITY_QUEEN + 1))
DELUXE_UNIQUES: Final = list(range(ARMORY, WISHING_WELL + 1))
CLASSIC_UNIQUES: Final = [
    DRAGON_GATE,
    KEEP,
    KEEP,
    SCHOOL_OF_MAGIC,
    SMITHY,
    GRAVEYARD,
    HAUNTED_CITY,
    CLASSIC_LABORATORY,
    CLASSIC_OBSERVATORY,
    UNIVERSITY,
    CLASSIC_LIBRARY,
]
DARK_CITY_UNIQUES: Final = [
    MAP_ROOM,
    PARK,
    HOSPITAL,
    LIGHTHOUSE,
    *range(DARK_CITY_ARMORY, DARK_CITY_GREAT_WALL + 1),
]
METROPOLE_UNIQUES: Final = list(range(BOTANICAL_GARDEN, ANNUAL_FAIR + 1))
"""Their texts are reconstructed from their explanations, and their prices are ours."""

FIRST_GAME: Final = Preset(
    [ASSASSIN, THIEF, MAGICIAN, KING, BISHOP, MERCHANT, ARCHITECT, WARLORD],
    NOBODY,
    [
        DRAGON_GATE,
        FACTORY,
        HAUNTED_QUARTER,
        IMPERIAL_TREASURY,
        KEEP,
        LABORATORY,
        LIBRARY,
        MAP_ROOM,
        QUARRY,
        SCHOOL_OF_MAGIC,
        SMITHY,
        STATUE,
        THIEVES_DEN,
        WISHING_WELL,
    ],
)
ARISTOCRATS: Final = Preset(
    [MAGISTRATE, THIEF, WIZARD, PATRICIAN, BISHOP, TRADER, ARCHITECT, MARSHAL],
    QUEEN,
    [
        CAPITOL,
        FACTORY,
        FRAMEWORK,
        GREAT_WALL,
        HAUNTED_QUARTER,
        KEEP,
        NECROPOLIS,
        PARK,
        POOR_HOUSE,
        QUARRY,
        SCHOOL_OF_MAGIC,
        STABLES,
        STATUE,
        THIEVES_DEN,
    ],
)
AGENTS: Final = Preset(
    [WITCH, BLACKMAILER, MAGICIAN, EMPEROR, ABBOT, ALCHEMIST, ARCHITECT, WARLORD],
    TAX_COLLECTOR,
    [
        ARMORY,
        BASILICA,
        DRAGON_GATE,
        GOLD_MINE,
        KEEP,
        MONUMENT,
        MUSEUM,
        NECROPOLIS,
        PARK,
        POOR_HOUSE,
        QUARRY,
        SECRET_VAULT,
        SMITHY,
        THEATER,
    ],
)
EMISSARIES: Final = Preset(
    [WITCH, SPY, SEER, EMPEROR, BISHOP, MERCHANT, SCHOLAR, DIPLOMAT],
    ARTIST,
    [
        FACTORY,
        FRAMEWORK,
        GREAT_WALL,
        HAUNTED_QUARTER,
        IVORY_TOWER,
        KEEP,
        LIBRARY,
        MUSEUM,
        OBSERVATORY,
        PARK,
        POOR_HOUSE,
        QUARRY,
        SCHOOL_OF_MAGIC,
        SMITHY,
    ],
)
DIGNITARIES: Final = Preset(
    [MAGISTRATE, BLACKMAILER, WIZARD, KING, ABBOT, ALCHEMIST, NAVIGATOR, MARSHAL],
    QUEEN,
    [
        DRAGON_GATE,
        FACTORY,
        FRAMEWORK,
        HAUNTED_QUARTER,
        LABORATORY,
        NECROPOLIS,
        PARK,
        POOR_HOUSE,
        SECRET_VAULT,
        SMITHY,
        STABLES,
        THEATER,
        THIEVES_DEN,
        WISHING_WELL,
    ],
)
DELEGATES: Final = Preset(
    [ASSASSIN, SPY, SEER, KING, CARDINAL, TRADER, SCHOLAR, DIPLOMAT],
    ARTIST,
    [
        BASILICA,
        CAPITOL,
        HAUNTED_QUARTER,
        IMPERIAL_TREASURY,
        LABORATORY,
        LIBRARY,
        MAP_ROOM,
        OBSERVATORY,
        SCHOOL_OF_MAGIC,
        SECRET_VAULT,
        SMITHY,
        STABLES,
        STATUE,
        WISHING_WELL,
    ],
)
NOBLES: Final = Preset(
    [ASSASSIN, THIEF, MAGICIAN, PATRICIAN, CARDINAL, MERCHANT, NAVIGATOR, WARLORD],
    TAX_COLLECTOR,
    [
        ARMORY,
        BASILICA,
        DRAGON_GATE,
        GOLD_MINE,
        IMPERIAL_TREASURY,
        IVORY_TOWER,
        LABORATORY,
        MAP_ROOM,
        MONUMENT,
        MUSEUM,
        SCHOOL_OF_MAGIC,
        STATUE,
        THIEVES_DEN,
        WISHING_WELL,
    ],
)

CLASSIC_SET: Final = Preset(CLASSIC_CHARACTERS, NOBODY, CLASSIC_UNIQUES)
DARK_CITY_SET: Final = Preset(DARK_CITY_CHARACTERS[:-2], DARK_CITY_QUEEN, CLASSIC_UNIQUES)


def deluxe(names: list[str], added: list[int]) -> Edition:
    """Make the box of 2016, alone or with what is added to it."""
    presets = {
        "first_game": FIRST_GAME,
        "aristocrats": ARISTOCRATS,
        "agents": AGENTS,
        "emissaries": EMISSARIES,
        "dignitaries": DIGNITARIES,
        "delegates": DELEGATES,
        "nobles": NOBLES,
    }
    edition = Edition(names, DELUXE_CHARACTERS, DELUXE_UNIQUES, added, presets, FIRST_GAME)
    edition.stand_ins = {EMPEROR: KING, QUEEN: ARTIST}
    edition.ninth = ARTIST
    return edition


def citadela(names: list[str], added: list[int]) -> Edition:
    """Make the Czech box, alone or with what is added to it."""
    presets = {
        "citadela_first_game": FIRST_GAME,
        "muj_dum_muj_hrad": EMISSARIES,
        "nelitostna_rez": NOBLES,
        "intriky": DIGNITARIES,
    }
    uniques = [*DELUXE_UNIQUES, GRAVEYARD, HOSPITAL, LIGHTHOUSE]
    edition = Edition(names, CITADELA_CHARACTERS, uniques, added, presets, FIRST_GAME)
    edition.stand_ins = {EMPEROR: PATRICIAN, QUEEN: ARTIST}
    edition.ninth = ARTIST
    edition.needs = {GRAVEYARD: WARLORD, HOSPITAL: ASSASSIN}
    # Ruling R166: the Bell Tower may be the 33rd card instead of the Lighthouse, so it is there for who names it.
    edition.uniques_by_name |= by_name([BELL_TOWER], DISTRICT_NAMES)
    return edition


def classic(names: list[str], characters: list[int], added: list[int], default: Preset) -> Edition:
    """Make the box of 2000, alone or with what is added to it."""
    edition = Edition(names, characters, CLASSIC_UNIQUES, added, {}, default)
    edition.needs = {GRAVEYARD: CLASSIC_WARLORD, HOSPITAL: CLASSIC_ASSASSIN}
    edition.stand_ins = {DARK_CITY_QUEEN: DARK_CITY_ARTIST}
    edition.is_played_whole = True
    edition.seven_from = edition.most_seats + 1
    edition.tie_break = [BY_DISTRICTS, BY_GOLD]
    return edition


DELUXE: Final = deluxe(["deluxe"], [])
CITADELA: Final = citadela(["citadela"], [])
CLASSIC: Final = classic(["classic"], CLASSIC_CHARACTERS, [], CLASSIC_SET)
CLASSIC.most_seats = 7
CLASSIC.with_ninth = []
CLASSIC.without_ninth = [2, 3, 4, 5, 6, 7]
DARK_CITY: Final = classic(
    ["classic", "dark_city"], CLASSIC_CHARACTERS + DARK_CITY_CHARACTERS, DARK_CITY_UNIQUES, DARK_CITY_SET
)
DARK_CITY.with_ninth = [4, 5, 6, 7, 8]
DARK_CITY.without_ninth = [2, 3]
DELUXE_METROPOLE: Final = deluxe(["deluxe", "metropole"], METROPOLE_UNIQUES)
CITADELA_METROPOLE: Final = citadela(["citadela", "metropole"], METROPOLE_UNIQUES)

EDITIONS: Final = {
    ",".join(edition.names): edition
    for edition in (DELUXE, CITADELA, CLASSIC, DARK_CITY, DELUXE_METROPOLE, CITADELA_METROPOLE)
}
"""Every box, and every mix of boxes, by its rules."""
EDITION_NAMES: Final = ["deluxe", "citadela", "classic", "dark_city", "metropole"]
PRESET_NAMES: Final = [*DELUXE.presets, *CITADELA.presets]

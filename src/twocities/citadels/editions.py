"""Editions, presets and casts by name: each list of names makes the rules of one table."""

from typing import Final

from twocities.citadels.catalog import RANKS
from twocities.citadels.ids import (
    ABBOT,
    ALCHEMIST,
    ARCHITECT,
    ARMORY,
    ARTIST,
    ASSASSIN,
    BASIC,
    BASILICA,
    BISHOP,
    BLACKMAILER,
    CAPITOL,
    CARDINAL,
    CHARACTER_NAMES,
    CITADELA_ABBOT,
    CITADELA_QUEEN,
    DIPLOMAT,
    DISTRICT_NAMES,
    DRAGON_GATE,
    EMPEROR,
    FACTORY,
    FRAMEWORK,
    GOLD_MINE,
    GRAVEYARD,
    GREAT_WALL,
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
    MOST_RANKS,
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
    WARLORD,
    WISHING_WELL,
    WITCH,
    WIZARD,
)
from twocities.citadels.rules import Rules, draft_plan
from twocities.core.errors import BadRules, known
from twocities.core.rng import Rng

UNIQUES_IN_DECK: Final = 14
NINE_CHARACTERS: Final = "nine_characters"
RANDOM_CAST: Final = "random_cast"
RANDOM_DISTRICTS: Final = "random_districts"
RANDOM_START: Final = "random_start"


class Preset:
    """A named set: eight characters, the one for rank 9 if the set names it, and 14 unique districts."""

    def __init__(self, characters: list[int], ninth: int, uniques: list[int]) -> None:
        self.characters = characters
        self.ninth = ninth
        self.uniques = uniques


class Edition:
    """A box: which characters and unique districts are in it, and who stands in for whom."""

    def __init__(
        self,
        name: str,
        characters: list[int],
        uniques: list[int],
        presets: dict[str, Preset],
        instead_of_emperor: int,
        needs: dict[int, int],
    ) -> None:
        self.name = name
        self.characters = characters
        self.uniques = uniques
        self.presets = presets
        self.instead_of_emperor = instead_of_emperor
        """Who replaces the Emperor in a preset with two players."""
        self.needs = needs
        """Which unique district is only for games with which character."""

    def printing(self, character: int) -> int:
        """Return this box's printing of a character."""
        for own in self.characters:
            if own == character or CHARACTER_NAMES[own] == f"{self.name}_{CHARACTER_NAMES[character]}":
                return own
        raise BadRules(
            known(f"character of {self.name}", CHARACTER_NAMES[character], [plain(each) for each in self.characters])
        )


DELUXE_CHARACTERS: Final = list(range(ASSASSIN, TAX_COLLECTOR + 1))
CITADELA_CHARACTERS: Final = [
    {ABBOT: CITADELA_ABBOT, QUEEN: CITADELA_QUEEN}.get(character, character) for character in DELUXE_CHARACTERS
]
DELUXE_UNIQUES: Final = list(range(ARMORY, WISHING_WELL + 1))

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

DELUXE: Final = Edition(
    "deluxe",
    DELUXE_CHARACTERS,
    DELUXE_UNIQUES,
    {
        "first_game": FIRST_GAME,
        "aristocrats": ARISTOCRATS,
        "agents": AGENTS,
        "emissaries": EMISSARIES,
        "dignitaries": DIGNITARIES,
        "delegates": DELEGATES,
        "nobles": NOBLES,
    },
    KING,
    {},
)
CITADELA: Final = Edition(
    "citadela",
    CITADELA_CHARACTERS,
    [*DELUXE_UNIQUES, GRAVEYARD, HOSPITAL, LIGHTHOUSE],
    {
        "citadela_first_game": FIRST_GAME,
        "muj_dum_muj_hrad": EMISSARIES,
        "nelitostna_rez": NOBLES,
        "intriky": DIGNITARIES,
    },
    PATRICIAN,
    {GRAVEYARD: WARLORD, HOSPITAL: ASSASSIN},
)
EDITIONS: Final = {edition.name: edition for edition in (DELUXE, CITADELA)}

PRESET_NAMES: Final = [name for edition in EDITIONS.values() for name in edition.presets]
VARIANT_NAMES: Final = [NINE_CHARACTERS, RANDOM_CAST, RANDOM_DISTRICTS, RANDOM_START]
RULE_NAMES: Final = [*EDITIONS, *PRESET_NAMES, *VARIANT_NAMES]


def plain(character: int) -> str:
    """Return a character's name without the edition in front."""
    return CHARACTER_NAMES[character].removeprefix("citadela_")


def make_rules(names: list[str], seats: int, rng: Rng) -> Rules:
    """Turn a list of names into the rules of one table; `rng` makes the random choices among them."""
    for name in names:
        check_name(name)
        if names.count(name) > 1:
            raise BadRules(f"The rule '{name}' is named twice.")
    edition = find_edition(names)
    preset = find_preset(names, edition)
    named = [edition.printing(CHARACTER_NAMES.index(name)) for name in names if name in CHARACTER_NAMES]
    cast = make_cast(edition, preset, named, names, seats, rng)
    check_cast(cast, seats)
    chosen = [DISTRICT_NAMES.index(name) for name in names if name in DISTRICT_NAMES]
    at_random = RANDOM_DISTRICTS in names or (RANDOM_CAST in names and not chosen and preset is None)
    uniques = make_uniques(edition, preset, chosen, cast, at_random, rng)
    spelled = [edition.name, *(plain(each) for each in cast[1:]), *(DISTRICT_NAMES[each] for each in uniques)]
    rules = Rules(spelled, cast, uniques, seats, 8 if seats <= 3 else 7, draft_plan(seats, len(cast) - 1))
    if RANDOM_START in names:
        rules.names.append(RANDOM_START)
        rules.random_start = True
    return rules


def check_name(name: str) -> None:
    """Refuse a name that is no rule and no card."""
    if name not in RULE_NAMES and name not in CHARACTER_NAMES and name not in DISTRICT_NAMES:
        raise BadRules(
            f"There is no rule, character or district '{name}' in citadels. Known rules: {', '.join(RULE_NAMES)}."
        )


def find_edition(names: list[str]) -> Edition:
    """Find the one edition that is named, or whose preset is."""
    found = [EDITIONS[name] for name in names if name in EDITIONS]
    if len(found) > 1:
        raise BadRules(f"A table has one edition, not both {found[0].name} and {found[1].name}.")
    if found:
        return found[0]
    for edition in EDITIONS.values():
        if any(name in edition.presets for name in names):
            return edition
    return DELUXE


def find_preset(names: list[str], edition: Edition) -> Preset | None:
    """Find the preset that is named; none if the table is put together by hand."""
    found = [name for name in names if name in PRESET_NAMES]
    if len(found) > 1:
        raise BadRules(f"A table has one preset, not both {found[0]} and {found[1]}.")
    if found:
        if found[0] not in edition.presets:
            raise BadRules(known(f"preset of {edition.name}", found[0], list(edition.presets)))
        return edition.presets[found[0]]
    if all(name in EDITIONS or name in (NINE_CHARACTERS, RANDOM_START) for name in names):
        return FIRST_GAME
    return None


def needs_ninth(seats: int) -> bool:
    """Say whether a game of so many seats must have a rank 9."""
    return seats in (3, 8)


def make_cast(
    edition: Edition, preset: Preset | None, named: list[int], names: list[str], seats: int, rng: Rng
) -> list[int]:
    """Choose one character for each rank: the named one, else the preset's, else a random one."""
    cast = [NOBODY] * (MOST_RANKS + 1)
    for character in named:
        rank = RANKS[character]
        if cast[rank] != NOBODY:
            raise BadRules(f"Rank {rank} has one character, not both {plain(cast[rank])} and {plain(character)}.")
        cast[rank] = character
    wants_ninth = needs_ninth(seats) or cast[MOST_RANKS] != NOBODY or NINE_CHARACTERS in names
    if RANDOM_CAST in names:
        fill_at_random(edition, cast, seats, wants_ninth or (seats > 3 and rng.below(2) == 1), rng)
    elif preset is not None:
        fill_from_preset(edition, preset, cast, seats, wants_ninth)
    for rank in range(1, MOST_RANKS + (1 if wants_ninth else 0)):
        if cast[rank] == NOBODY:
            why = f": with {seats} players there must be one" if rank == MOST_RANKS and needs_ninth(seats) else ""
            raise BadRules(f"Rank {rank} has no character{why}. Name one for each rank, a preset, or '{RANDOM_CAST}'.")
    return cast if cast[MOST_RANKS] != NOBODY else cast[:MOST_RANKS]


def fill_from_preset(edition: Edition, preset: Preset, cast: list[int], seats: int, wants_ninth: bool) -> None:
    """Fill the ranks that nobody named from a preset, with its replacements."""
    for character in preset.characters:
        if character == EMPEROR and seats == 2:
            character = edition.instead_of_emperor
        rank = RANKS[character]
        if cast[rank] == NOBODY:
            cast[rank] = edition.printing(character)
    if wants_ninth and cast[MOST_RANKS] == NOBODY:
        # Ruling R131: a set that names no rank 9 gets the Artist where one is needed.
        ninth = ARTIST if preset.ninth == NOBODY or (preset.ninth == QUEEN and seats < 5) else preset.ninth
        cast[MOST_RANKS] = edition.printing(ninth)


def fill_at_random(edition: Edition, cast: list[int], seats: int, wants_ninth: bool, rng: Rng) -> None:
    """Fill the ranks that nobody named at random, legally."""
    for rank in range(1, MOST_RANKS + (1 if wants_ninth else 0)):
        choice = [
            character for character in edition.characters if RANKS[character] == rank and may_play(character, seats)
        ]
        if cast[rank] == NOBODY:
            cast[rank] = choice[rng.below(len(choice))]


def may_play(character: int, seats: int) -> bool:
    """Say whether a character is for so many seats."""
    if character in (QUEEN, CITADELA_QUEEN):
        return seats >= 5
    return character != EMPEROR or seats > 2


def check_cast(cast: list[int], seats: int) -> None:
    """Refuse a cast that the rule book does not allow, with the rule it breaks."""
    for character in cast[1:]:
        if not may_play(character, seats):
            least = 5 if plain(character) == "queen" else 3
            raise BadRules(f"The {plain(character)} is only for {least} or more players, not for {seats}.")
    if len(cast) > MOST_RANKS and seats == 2:
        raise BadRules("With two players there are eight characters: rank 9 is left out.")


def make_uniques(
    edition: Edition, preset: Preset | None, chosen: list[int], cast: list[int], at_random: bool, rng: Rng
) -> list[int]:
    """Choose the unique districts of the deck: the named ones, else the preset's, else random ones."""
    for district in chosen:
        if district < BASIC:
            raise BadRules(f"The {DISTRICT_NAMES[district]} is a basic district: it is always in the deck.")
        if district not in edition.uniques:
            raise BadRules(
                known(
                    f"unique district of {edition.name}",
                    DISTRICT_NAMES[district],
                    [DISTRICT_NAMES[each] for each in edition.uniques],
                )
            )
        check_need(edition, district, cast)
    if len(chosen) > UNIQUES_IN_DECK:
        raise BadRules(f"A deck has {UNIQUES_IN_DECK} unique districts, not {len(chosen)}.")
    if at_random and len(chosen) <= UNIQUES_IN_DECK:
        rest = [
            district
            for district in edition.uniques
            if district not in chosen and edition.needs.get(district, cast[1]) in cast
        ]
        rng.shuffle(rest)
        return sorted(chosen + rest[: UNIQUES_IN_DECK - len(chosen)])
    if not chosen and preset is not None:
        return sorted(preset.uniques)
    if len(chosen) != UNIQUES_IN_DECK:
        raise BadRules(
            f"A deck has {UNIQUES_IN_DECK} unique districts, not {len(chosen)}. "
            f"Name {UNIQUES_IN_DECK}, a preset, or '{RANDOM_DISTRICTS}'."
        )
    return sorted(chosen)


def check_need(edition: Edition, district: int, cast: list[int]) -> None:
    """Refuse a district that is only for games with a certain character."""
    character = edition.needs.get(district, cast[1])
    if character not in cast:
        raise BadRules(f"The {DISTRICT_NAMES[district]} is only for games with the {plain(character)}.")

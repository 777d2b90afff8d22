"""The numbers of cards, types, marks and topics. Append only: they are the save format."""

from typing import Final

from twocities.core.topic import Topic

MANOR: Final = 0
CASTLE: Final = 1
PALACE: Final = 2
TEMPLE: Final = 3
CHURCH: Final = 4
MONASTERY: Final = 5
CATHEDRAL: Final = 6
TAVERN: Final = 7
MARKET: Final = 8
TRADING_POST: Final = 9
DOCKS: Final = 10
HARBOR: Final = 11
TOWN_HALL: Final = 12
WATCHTOWER: Final = 13
PRISON: Final = 14
BARRACKS: Final = 15
FORTRESS: Final = 16
ARMORY: Final = 17
BASILICA: Final = 18
CAPITOL: Final = 19
DRAGON_GATE: Final = 20
FACTORY: Final = 21
FRAMEWORK: Final = 22
GOLD_MINE: Final = 23
GREAT_WALL: Final = 24
HAUNTED_QUARTER: Final = 25
IMPERIAL_TREASURY: Final = 26
IVORY_TOWER: Final = 27
KEEP: Final = 28
LABORATORY: Final = 29
LIBRARY: Final = 30
MAP_ROOM: Final = 31
MONUMENT: Final = 32
MUSEUM: Final = 33
NECROPOLIS: Final = 34
OBSERVATORY: Final = 35
PARK: Final = 36
POOR_HOUSE: Final = 37
QUARRY: Final = 38
SCHOOL_OF_MAGIC: Final = 39
SECRET_VAULT: Final = 40
SMITHY: Final = 41
STABLES: Final = 42
STATUE: Final = 43
THEATER: Final = 44
THIEVES_DEN: Final = 45
WISHING_WELL: Final = 46
GRAVEYARD: Final = 47
HOSPITAL: Final = 48
LIGHTHOUSE: Final = 49
HAUNTED_CITY: Final = 50
CLASSIC_LABORATORY: Final = 51
CLASSIC_OBSERVATORY: Final = 52
UNIVERSITY: Final = 53
CLASSIC_LIBRARY: Final = 54
DARK_CITY_ARMORY: Final = 55
DARK_CITY_MUSEUM: Final = 56
DARK_CITY_IMPERIAL_TREASURY: Final = 57
DARK_CITY_WISHING_WELL: Final = 58
DARK_CITY_QUARRY: Final = 59
DARK_CITY_POOR_HOUSE: Final = 60
BELL_TOWER: Final = 61
DARK_CITY_FACTORY: Final = 62
THRONE_ROOM: Final = 63
BALL_ROOM: Final = 64
DARK_CITY_GREAT_WALL: Final = 65
BOTANICAL_GARDEN: Final = 66
FORUM: Final = 67
CLOCKWORK: Final = 68
ARCHITECTS_CHAMBER: Final = 69
CONSULATE: Final = 70
LABYRINTH: Final = 71
MERCHANTS_BRIDGE: Final = 72
ALTAR: Final = 73
RED_DRAGON: Final = 74
HIDEOUT: Final = 75
ANNUAL_FAIR: Final = 76
DISTRICTS: Final = 77
"""How many kinds of districts there are in all editions."""
BASIC: Final = 17
"""How many of them are basic; their ids come first."""
PLACES: Final = 2 * DISTRICTS
"""How many ways a district can stand in a city: plain, or beautified with DISTRICTS added."""
FACE_DOWN: Final = PLACES
"""Added to a district that lies face down in a city."""

DISTRICT_NAMES: Final = [
    "manor",
    "castle",
    "palace",
    "temple",
    "church",
    "monastery",
    "cathedral",
    "tavern",
    "market",
    "trading_post",
    "docks",
    "harbor",
    "town_hall",
    "watchtower",
    "prison",
    "barracks",
    "fortress",
    "armory",
    "basilica",
    "capitol",
    "dragon_gate",
    "factory",
    "framework",
    "gold_mine",
    "great_wall",
    "haunted_quarter",
    "imperial_treasury",
    "ivory_tower",
    "keep",
    "laboratory",
    "library",
    "map_room",
    "monument",
    "museum",
    "necropolis",
    "observatory",
    "park",
    "poor_house",
    "quarry",
    "school_of_magic",
    "secret_vault",
    "smithy",
    "stables",
    "statue",
    "theater",
    "thieves_den",
    "wishing_well",
    "graveyard",
    "hospital",
    "lighthouse",
    "haunted_city",
    "classic_laboratory",
    "classic_observatory",
    "university",
    "classic_library",
    "dark_city_armory",
    "dark_city_museum",
    "dark_city_imperial_treasury",
    "dark_city_wishing_well",
    "dark_city_quarry",
    "dark_city_poor_house",
    "bell_tower",
    "dark_city_factory",
    "throne_room",
    "ball_room",
    "dark_city_great_wall",
    "botanical_garden",
    "forum",
    "clockwork",
    "architects_chamber",
    "consulate",
    "labyrinth",
    "merchants_bridge",
    "altar",
    "red_dragon",
    "hideout",
    "annual_fair",
]
PLACE_NAMES: Final = DISTRICT_NAMES + [name + "+" for name in DISTRICT_NAMES]
"""A beautified district has a plus behind its name."""

ASSASSIN: Final = 0
WITCH: Final = 1
MAGISTRATE: Final = 2
THIEF: Final = 3
SPY: Final = 4
BLACKMAILER: Final = 5
MAGICIAN: Final = 6
WIZARD: Final = 7
SEER: Final = 8
KING: Final = 9
EMPEROR: Final = 10
PATRICIAN: Final = 11
BISHOP: Final = 12
ABBOT: Final = 13
CARDINAL: Final = 14
MERCHANT: Final = 15
ALCHEMIST: Final = 16
TRADER: Final = 17
ARCHITECT: Final = 18
NAVIGATOR: Final = 19
SCHOLAR: Final = 20
WARLORD: Final = 21
DIPLOMAT: Final = 22
MARSHAL: Final = 23
QUEEN: Final = 24
ARTIST: Final = 25
TAX_COLLECTOR: Final = 26
CITADELA_ABBOT: Final = 27
CITADELA_QUEEN: Final = 28
CLASSIC_ASSASSIN: Final = 29
CLASSIC_THIEF: Final = 30
CLASSIC_MAGICIAN: Final = 31
CLASSIC_KING: Final = 32
CLASSIC_BISHOP: Final = 33
CLASSIC_MERCHANT: Final = 34
CLASSIC_ARCHITECT: Final = 35
CLASSIC_WARLORD: Final = 36
DARK_CITY_WITCH: Final = 37
DARK_CITY_TAX_COLLECTOR: Final = 38
DARK_CITY_WIZARD: Final = 39
DARK_CITY_EMPEROR: Final = 40
DARK_CITY_ABBOT: Final = 41
DARK_CITY_ALCHEMIST: Final = 42
DARK_CITY_NAVIGATOR: Final = 43
DARK_CITY_DIPLOMAT: Final = 44
DARK_CITY_ARTIST: Final = 45
DARK_CITY_QUEEN: Final = 46
CHARACTERS: Final = 47
"""How many characters there are in all editions."""

CHARACTER_NAMES: Final = [
    "assassin",
    "witch",
    "magistrate",
    "thief",
    "spy",
    "blackmailer",
    "magician",
    "wizard",
    "seer",
    "king",
    "emperor",
    "patrician",
    "bishop",
    "abbot",
    "cardinal",
    "merchant",
    "alchemist",
    "trader",
    "architect",
    "navigator",
    "scholar",
    "warlord",
    "diplomat",
    "marshal",
    "queen",
    "artist",
    "tax_collector",
    "citadela_abbot",
    "citadela_queen",
    "classic_assassin",
    "classic_thief",
    "classic_magician",
    "classic_king",
    "classic_bishop",
    "classic_merchant",
    "classic_architect",
    "classic_warlord",
    "dark_city_witch",
    "dark_city_tax_collector",
    "dark_city_wizard",
    "dark_city_emperor",
    "dark_city_abbot",
    "dark_city_alchemist",
    "dark_city_navigator",
    "dark_city_diplomat",
    "dark_city_artist",
    "dark_city_queen",
]

NOBLE: Final = 0
RELIGIOUS: Final = 1
TRADE: Final = 2
MILITARY: Final = 3
UNIQUE: Final = 4
TYPES: Final = 5
TYPE_NAMES: Final = ["noble", "religious", "trade", "military", "unique"]
NO_TYPE: Final = -1

KILLED: Final = 0
BEWITCHED: Final = 1
ROBBED: Final = 2
WARRANT: Final = 3
SIGNED_WARRANT: Final = 4
THREAT: Final = 5
REAL_THREAT: Final = 6
PROTECTED: Final = 7
BUILT: Final = 8
TAXED: Final = 9
TURNED_THREAT: Final = 10
MARK_NAMES: Final = [
    "killed",
    "bewitched",
    "robbed",
    "warrant",
    "signed_warrant",
    "threat",
    "real_threat",
    "protected",
    "built",
    "taxed",
    "turned_threat",
]

INCOME_USED: Final = 0
POWER_USED: Final = 1
EXTRA_USED: Final = 2
LABORATORY_USED: Final = 3
SMITHY_USED: Final = 4
MUSEUM_USED: Final = 5
LOAN_USED: Final = 6
HIDEOUT_USED: Final = 7
CHAMBER_USED: Final = 8
BUILT_UNPAID: Final = 9
PASSED: Final = 10
"""A guest was asked and did nothing; forgotten as soon as anything else is done."""
USES: Final = 11
USE_NAMES: Final = [
    "income",
    "power",
    "extra",
    "laboratory",
    "smithy",
    "museum",
    "loan",
    "hideout",
    "chamber",
    "unpaid_build",
    "passed",
]
"""What can be used once in a turn; a bit each in `used`, and once more above them for a guest."""

NOTE: Final = 1 << 20
"""What a district remembers is written as `district * NOTE + number`."""

NOBODY: Final = -1
MOST_SEATS: Final = 8
MOST_RANKS: Final = 9

PICKING: Final = 0
PUTTING_AWAY: Final = 1
THEATER_PARTNER: Final = 2
THEATER_CARD: Final = 3
ACTING: Final = 4
GATHERING: Final = 5
KEEPING: Final = 6
BEWITCHING: Final = 7
LAYING_WARRANTS: Final = 8
SIGNING: Final = 9
LAYING_THREATS: Final = 10
MAKING_REAL: Final = 11
THREATENED: Final = 12
UNMASKING: Final = 13
CONFISCATING: Final = 14
REDRAWING: Final = 15
TAKING_FROM_HAND: Final = 16
BUILDING_TAKEN: Final = 17
GIVING_BACK: Final = 18
CROWNING: Final = 19
TAKING_FROM_HOLDER: Final = 20
SPLITTING: Final = 21
LENDING: Final = 22
STUDYING: Final = 23
DEMANDING: Final = 24
RAZING: Final = 25
PAYING_WITH_CARDS: Final = 26
ARMING: Final = 27
DISCARDING: Final = 28
TUCKING: Final = 29
RECOVERING: Final = 30
ANSWERING: Final = 31
SEARCHING: Final = 32
DECLARING: Final = 33
THANKING: Final = 34
FINISHING: Final = 35
SHORTENING: Final = 36
PLANTING: Final = 37
PARTNERING: Final = 38
ATTACHING: Final = 39
REPLACING: Final = 40
HIDING: Final = 41
FAIR_PICKING: Final = 42
LAYING_IN_PLACE: Final = 43
ACTING_AS_GUEST: Final = 44
TOPICS: Final = [
    Topic("picking", "which character to choose"),
    Topic("putting_away", "which character to put face down"),
    Topic("theater_partner", "with whom to exchange characters"),
    Topic("theater_card", "which character to give away", "victim"),
    Topic("acting", "what to do in its turn", "character"),
    Topic("gathering", "whether to gather gold or cards"),
    Topic("keeping", "which card to keep"),
    Topic("bewitching", "which character to bewitch"),
    Topic("laying_warrants", "where the next warrant goes"),
    Topic("signing", "which warrant is the signed one"),
    Topic("laying_threats", "where the second threat goes"),
    Topic("making_real", "which threat is the real one"),
    Topic("threatened", "whether to pay the bribe", "gold"),
    Topic("unmasking", "whether to turn the threat over", "victim"),
    Topic("confiscating", "whether to confiscate a district", "district"),
    Topic("redrawing", "which cards to exchange with the deck", "count"),
    Topic("taking_from_hand", "which card to take out of a hand", "victim"),
    Topic("building_taken", "whether to build the card that it took"),
    Topic("giving_back", "which card to give back", "victim"),
    Topic("crowning", "who gets the crown"),
    Topic("taking_from_holder", "what to take for the crown", "victim"),
    Topic("splitting", "how much of the income to take in gold", "count"),
    Topic("lending", "which card to give for the loan", "victim"),
    Topic("studying", "which of the studied cards to keep"),
    Topic("demanding", "which district to demand", "place"),
    Topic("razing", "which own district to destroy", "district"),
    Topic("paying_with_cards", "which cards to pay with", "district"),
    Topic("arming", "which district to destroy", "district"),
    Topic("discarding", "which card to discard for gold"),
    Topic("tucking", "which card to put under a district"),
    Topic("recovering", "whether to take the destroyed district", "district"),
    Topic("answering", "whether to answer the call"),
    Topic("searching", "which card of the deck to take"),
    Topic("declaring", "as which type a district counts", "type"),
    Topic("thanking", "whether to thank", "victim"),
    Topic("finishing", "what to do before the turn ends", "character"),
    Topic("shortening", "whether a district less ends the game"),
    Topic("planting", "which card to build for nothing"),
    Topic("partnering", "who is its partner"),
    Topic("attaching", "which district to protect"),
    Topic("replacing", "which character to bring into the game"),
    Topic("hiding", "how much gold to hide or to take back"),
    Topic("fair_picking", "which of the open cards to take"),
    Topic("laying_in_place", "which character to put in place of the one taken"),
    Topic("acting_as_guest", "what its guest does", "character"),
]
"""In order of id."""
TOPIC_NAMES: Final = [topic.name for topic in TOPICS]

"""What can be looked up about the cards of Citadels, and how they are marked."""

from twocities.citadels.cards import Character, District
from twocities.citadels.catalog import CHARACTER_CATALOG, DISTRICT_CATALOG
from twocities.citadels.ids import DISTRICTS, FACE_DOWN, TYPE_NAMES
from twocities.cli.boards.board import CardSheet
from twocities.words import Words, key_of

SIGNS = ["■", "✚", "●", "◆", "★"]
"""One for each type, so that colour never stands alone."""

STYLES = ["#ffd76a", "#8fc6f7", "#8ddc9b", "#ff9f9a", "#d2b2f7"]
ROYAL = "#f4ebd7"
COIN = "◎"
CROWN = "♛"
CARD = "▯"


def sheets(words: Words) -> list[CardSheet]:
    """Gather what can be looked up: characters by rank, then districts."""
    characters = sorted(CHARACTER_CATALOG, key=lambda character: character.rank)
    return [character_sheet(each, words) for each in characters] + [
        district_sheet(each, words) for each in DISTRICT_CATALOG
    ]


def character_sheet(character: Character, words: Words) -> CardSheet:
    """Gather what can be looked up about a character."""
    key = key_of("character", character.name)
    facts = [(words.say("fact-rank"), str(character.rank))]
    return CardSheet(character.name, key, str(character.rank), ROYAL, facts, words.say(f"{key}.rule"))


def district_sheet(district: District, words: Words) -> CardSheet:
    """Gather what can be looked up about a district."""
    key = key_of("district", district.name)
    facts = [
        (words.say("fact-cost"), str(district.cost)),
        (words.say("fact-type"), words.say(f"type-{TYPE_NAMES[district.type]}")),
        (words.say("fact-copies"), str(district.copies)),
    ]
    sign, style = SIGNS[district.type], STYLES[district.type]
    return CardSheet(district.name, key, sign, style, facts, words.say(f"{key}.rule"))


def district_name(place: int, words: Words) -> str:
    """Name a district as it stands: a plus if it is beautified."""
    if place >= FACE_DOWN:
        return "?"
    name = words.say(key_of("district", DISTRICT_CATALOG[place % DISTRICTS].name))
    return f"{name}+" if place >= DISTRICTS else name


def district_cost(place: int) -> int:
    """Return what a district costs as it stands."""
    return DISTRICT_CATALOG[place % DISTRICTS].cost + (1 if DISTRICTS <= place < FACE_DOWN else 0)

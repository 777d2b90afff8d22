"""What can be looked up about the cards of Citadels, and how they are marked."""

from collections import Counter
from dataclasses import replace

from twocities.citadels.boxes import EDITIONS, Edition, plain
from twocities.citadels.cards import Character, District
from twocities.citadels.catalog import CHARACTER_CATALOG, DISTRICT_CATALOG
from twocities.citadels.editions import NINE_CHARACTERS, RANDOM_CAST, RANDOM_DISTRICTS, VARIANT_NAMES
from twocities.citadels.ids import BASIC, CHARACTER_NAMES, DISTRICT_NAMES, DISTRICTS, FACE_DOWN, MOST_RANKS, TYPE_NAMES
from twocities.citadels.packed import district_of
from twocities.cli.boards.board import BoxSheet, CardSheet
from twocities.texts import Texts, key_of

SIGNS = ["■", "✚", "●", "◆", "★"]
"""One for each type, so that colour never stands alone."""

STYLES = ["#ffd76a", "#8fc6f7", "#8ddc9b", "#ff9f9a", "#d2b2f7"]
ROYAL = "#f4ebd7"
COIN = "◎"
CROWN = "♛"
CARD = "▯"


def sheets(texts: Texts) -> list[CardSheet]:
    """Gather what can be looked up: characters by rank, then districts; of one name each with its boxes."""
    found = [
        *character_sheets(list(CHARACTER_CATALOG), texts),
        *[district_sheet(each, texts) for each in DISTRICT_CATALOG],
    ]
    titles = Counter(texts.say(sheet.key) for sheet in found)
    return [
        replace(sheet, boxes=", ".join(texts.rule(box) for box in BOXES_OF[sheet.name]))
        if titles[texts.say(sheet.key)] > 1
        else sheet
        for sheet in found
    ]


def open_box(edition: Edition, texts: Texts) -> BoxSheet:
    """Gather what is in a box: its rules, its characters by rank and its districts, as often as it has them."""
    characters = [CHARACTER_CATALOG[character] for character in edition.characters]
    districts = [
        district_sheet(district, texts, max(district.copies, edition.uniques.count(district.id)))
        for district in DISTRICT_CATALOG
        if district.id < BASIC or district.id in edition.pool
    ]
    rules = [*edition.presets, *useful_variants(edition)]
    return BoxSheet(edition.names, rules, [*character_sheets(characters, texts), *districts])


def useful_variants(edition: Edition) -> list[str]:
    """List the variants that change anything at a table of a box."""
    seats = range(2, edition.most_seats + 1)
    changes = {
        NINE_CHARACTERS: any(each not in edition.with_ninth + edition.without_ninth for each in seats),
        RANDOM_CAST: len(edition.characters) > MOST_RANKS,
        RANDOM_DISTRICTS: bool(edition.presets),
    }
    return [name for name in VARIANT_NAMES if changes.get(name, True)]


def character_sheets(characters: list[Character], texts: Texts) -> list[CardSheet]:
    """Gather what can be looked up about characters, by rank."""
    return [character_sheet(each, texts) for each in sorted(characters, key=lambda character: character.rank)]


def character_sheet(character: Character, texts: Texts) -> CardSheet:
    """Gather what can be looked up about a character."""
    key = key_of("character", character.name)
    facts = [(texts.say("fact-rank"), str(character.rank))]
    rule = texts.say(f"{key}.rule")
    return CardSheet(character.name, key, str(character.rank), ROYAL, facts, rule, plain(character.name))


def district_sheet(district: District, texts: Texts, copies: int = 0) -> CardSheet:
    """Gather what can be looked up about a district, of which there are so many, or as many as usual."""
    key = key_of("district", district.name)
    facts = [
        (texts.say("fact-cost"), str(district.cost)),
        (texts.say("fact-copies"), str(copies or district.copies)),
        (texts.say("fact-type"), texts.say(f"type-{TYPE_NAMES[district.type]}")),
    ]
    sign, style, rule = SIGNS[district.type], STYLES[district.type], texts.say(f"{key}.rule")
    return CardSheet(district.name, key, sign, style, facts, rule, plain(district.name))


def new_cards(edition: Edition) -> list[str]:
    """Name the cards of the last box of an edition."""
    characters = [CHARACTER_NAMES[each] for each in edition.characters]
    if len(edition.names) == 1:
        return characters + [DISTRICT_NAMES[each] for each in edition.uniques]
    below = [CHARACTER_NAMES[each] for each in EDITIONS[edition.names[0]].characters]
    return [name for name in characters if name not in below] + [DISTRICT_NAMES[each] for each in edition.added]


NEW_CARDS = {edition.name: new_cards(edition) for edition in EDITIONS.values()}

BOXES_OF = {
    name: [box for box, cards in NEW_CARDS.items() if name in cards] for name in [*CHARACTER_NAMES, *DISTRICT_NAMES]
}
"""The boxes that each card is in."""


def district_name(place: int, texts: Texts) -> str:
    """Name a district as it stands: a plus if it is beautified."""
    if place >= FACE_DOWN:
        return "?"
    name = texts.say(key_of("district", DISTRICT_CATALOG[district_of(place)].name))
    return f"{name}+" if place >= DISTRICTS else name


def district_cost(place: int) -> int:
    """Return what a district costs as it stands."""
    return DISTRICT_CATALOG[district_of(place)].cost + (1 if DISTRICTS <= place < FACE_DOWN else 0)

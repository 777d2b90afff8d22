"""Every preset, and random casts of every edition and mix, with every number of seats that they are for."""

from twocities.citadels.boxes import EDITIONS

SEATS = range(2, 9)

PRESETS = [[*edition.names, preset] for edition in EDITIONS.values() for preset in edition.presets]

RANDOM = [[*edition.names, "random_cast"] for edition in EDITIONS.values()]
RANDOM_TABLES = [
    (seats, [*edition.names, "random_cast"])
    for edition in EDITIONS.values()
    for seats in range(2, edition.most_seats + 1)
]
"""Random casts of each edition with each number of seats that it is for."""

RANDOM_NAMES = [" ".join([str(seats), *rules]) for seats, rules in RANDOM_TABLES]

OTHERS = [[*edition.names] for edition in EDITIONS.values() if not edition.presets]


def seats_for(rules: list[str]) -> range:
    """List the numbers of seats that a table may have."""
    return range(2, 8) if "classic" in rules and "dark_city" not in rules else SEATS


def may_choose(rules: list[str], seats: int) -> bool:
    """Say whether a table may have eight characters or nine."""
    return "classic" not in rules and 4 <= seats <= 7


TABLES = [
    (seats, [*rules, *ninth])
    for rules in [*PRESETS, *OTHERS]
    for seats in seats_for(rules)
    for ninth in ([["nine_characters"], []] if may_choose(rules, seats) else [[]])
] + [(2, [*edition.names, "metropole_draft"]) for edition in EDITIONS.values()]
"""Each preset with each number of seats, with nine characters too where the table may choose."""

TABLE_NAMES = [" ".join([str(seats), *rules]) for seats, rules in TABLES]

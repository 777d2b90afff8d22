"""Every preset, and random casts of every edition, with every number of seats that they are for."""

from twocities.citadels.editions import EDITIONS

SEATS = range(2, 9)

PRESETS = [[edition.name, preset] for edition in EDITIONS.values() for preset in edition.presets]

RANDOM = [[edition, "random_cast"] for edition in EDITIONS]

TABLES = [
    (seats, [*rules, *ninth])
    for rules in PRESETS
    for seats in SEATS
    for ninth in ([["nine_characters"], []] if 4 <= seats <= 7 else [[]])
]
"""Each preset with each number of seats, with nine characters too where the table may choose."""

TABLE_NAMES = [" ".join([str(seats), *rules]) for seats, rules in TABLES]

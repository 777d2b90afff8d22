"""Every way to set up a table of Machi Koro."""

from itertools import combinations

from twocities.machikoro.catalog import BASE_BOX
from twocities.machikoro.family import MACHIKORO

VARIANTS = [name for name in MACHIKORO.rule_names if name != BASE_BOX.name]
"""Variants, and the boxes that may be added to the base game."""

RULES = [list(chosen) for count in range(len(VARIANTS) + 1) for chosen in combinations(VARIANTS, count)]

TABLES = [(seats, rules) for seats in (2, 3, 4) for rules in RULES]
"""Each number of seats with each choice of variants."""

TABLE_NAMES = [" ".join([str(seats), *rules]) for seats, rules in TABLES]

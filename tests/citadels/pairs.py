"""Casts that bring every pair of characters, and every character with every unique district, to a table."""

from itertools import combinations

from twocities.citadels.boxes import Edition, plain
from twocities.citadels.catalog import CHARACTER_CATALOG
from twocities.citadels.ids import CHARACTER_NAMES, DISTRICT_NAMES
from twocities.core.rng import Rng, seeded

SEATS = 6
"""Everybody may play with six players, and nine characters may."""

TRIES = 30
"""From how many random casts the next one is chosen."""

Pair = tuple[str, str]


def wanted_pairs(edition: Edition) -> set[Pair]:
    """List every pair of names that can be in one game."""
    characters = sorted([CHARACTER_NAMES[character] for character in edition.characters], key=rank_of)
    pairs = {(one, other) for one, other in combinations(characters, 2) if rank_of(one) != rank_of(other)}
    for district in edition.pool:
        needed = edition.needs.get(district)
        for character in edition.characters:
            if (
                needed is None
                or character == needed
                or rank_of(CHARACTER_NAMES[needed]) != CHARACTER_CATALOG[character].rank
            ):
                pairs.add((CHARACTER_NAMES[character], DISTRICT_NAMES[district]))
    return pairs


def rank_of(character: str) -> int:
    """Return the rank of a character by name."""
    return CHARACTER_CATALOG[CHARACTER_NAMES.index(character)].rank


def pairs_of(cast: list[str], uniques: list[str]) -> set[Pair]:
    """List the pairs that a game has."""
    return {*combinations(cast, 2), *((character, unique) for character in cast for unique in uniques)}


def covering_games(edition: Edition) -> list[list[str]]:
    """Choose games, each by its rules, until every pair is in one of them."""
    rng = seeded(1)
    missing = wanted_pairs(edition)
    games: list[list[str]] = []
    while missing:
        cast, uniques = max(
            (random_game(edition, missing, rng) for _ in range(TRIES)),
            key=lambda game: len(missing & pairs_of(*game)),
        )
        missing -= pairs_of(cast, uniques)
        games.append([*edition.names, *map(plain, cast), *map(plain, uniques)])
    return games


def random_game(edition: Edition, missing: set[Pair], rng: Rng) -> tuple[list[str], list[str]]:
    """Choose a random cast, and the unique districts that it has met least."""
    cast: list[str] = []
    for rank in range(1, 10):
        choice = [CHARACTER_NAMES[each] for each in edition.characters if CHARACTER_CATALOG[each].rank == rank]
        if choice:
            cast.append(choice[rng.below(len(choice))])
    legal = [
        DISTRICT_NAMES[district]
        for district in edition.pool
        if district not in edition.needs or CHARACTER_NAMES[edition.needs[district]] in cast
    ]
    legal.sort(key=lambda name: -len([character for character in cast if (character, name) in missing]))
    if edition.presets:
        return cast, legal[:14]
    # Half of the new districts are mixed in, and some of the others leave for them.
    new = [name for name in legal if DISTRICT_NAMES.index(name) in edition.added][:8]
    old = [name for name in legal if DISTRICT_NAMES.index(name) not in edition.added]
    return cast, new + old[: len(old) - max(0, len(new) - 3)]

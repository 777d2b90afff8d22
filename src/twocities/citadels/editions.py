"""Names into rules: each list of editions, presets, variants and cards makes one table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.boxes import (
    EDITION_NAMES,
    EDITIONS,
    PRESET_NAMES,
    UNIQUES_IN_DECK,
    Edition,
    Preset,
    plain,
)
from twocities.citadels.cards import Character, District
from twocities.citadels.catalog import CHARACTER_CATALOG, DISTRICT_CATALOG, RANKS
from twocities.citadels.ids import (
    BASIC,
    CHARACTER_NAMES,
    DISTRICT_NAMES,
    MOST_RANKS,
    NOBODY,
)
from twocities.citadels.rules import Rules, dealt_plan, draft_plan
from twocities.core.errors import BadRules, known
from twocities.core.rng import Rng

NEW_DISTRICTS: Final = 3
"""How many new districts are mixed into a box before one of its own leaves for each."""
NINE_CHARACTERS: Final = "nine_characters"
RANDOM_CAST: Final = "random_cast"
RANDOM_DISTRICTS: Final = "random_districts"
RANDOM_START: Final = "random_start"
METROPOLE_DRAFT: Final = "metropole_draft"
VARIANT_NAMES: Final = [NINE_CHARACTERS, RANDOM_CAST, RANDOM_DISTRICTS, RANDOM_START, METROPOLE_DRAFT]
RULE_NAMES: Final = [*EDITION_NAMES, *PRESET_NAMES, *VARIANT_NAMES]


def characters_with(hook: str) -> list[int]:
    """List the characters that fill in a hook."""
    plain_hook = getattr(Character, hook)
    return [each.id for each in CHARACTER_CATALOG if getattr(type(each), hook) is not plain_hook]


def districts_with(hook: str) -> list[int]:
    """List the districts that fill in a hook."""
    plain_hook = getattr(District, hook)
    return [each.id for each in DISTRICT_CATALOG if getattr(type(each), hook) is not plain_hook]


BUILD_WATCHERS: Final = characters_with("when_built")
TURN_WATCHERS: Final = characters_with("after_turn")
ROUND_WATCHERS: Final = characters_with("when_round_ends")
DRAFT_WATCHERS: Final = districts_with("after_draft")
CALLERS: Final = districts_with("when_called")
KILLED_CALLERS: Final = districts_with("when_killed_called")
CROWN_WATCHERS: Final = districts_with("when_crown_moves")
BLIND_PICKERS: Final = districts_with("picks_blind")


def make_rules(names: list[str], seats: int, rng: Rng) -> Rules:
    """Turn a list of names into the rules of one table; `rng` makes the random choices among them."""
    edition = find_edition(names)
    check_names(names, edition, seats)
    preset = find_preset(names, edition)
    cast = make_cast(edition, preset, names, seats, rng)
    check_cast(cast, seats)
    uniques = make_uniques(edition, preset, cast, names, rng)
    spelled = [
        *edition.names,
        *(plain(CHARACTER_NAMES[each]) for each in cast[1:]),
        *(plain(DISTRICT_NAMES[each]) for each in uniques),
        *(name for name in names if name in (RANDOM_START, METROPOLE_DRAFT)),
    ]
    plan = dealt_plan() if METROPOLE_DRAFT in names else draft_plan(seats, len(cast) - 1)
    rules = Rules(spelled, cast, uniques, seats, plan)
    rules.box = [each for each in edition.characters if CHARACTER_CATALOG[each].fewest_seats <= seats]
    rules.needs = edition.needs
    rules.city_size = 7 if seats >= edition.seven_from else 8
    rules.tie_break = edition.tie_break
    note_watchers(rules)
    rules.random_start = RANDOM_START in names
    return rules


def those_of(cards: list[int], chosen: list[int]) -> vec[i64]:
    """List the cards of a list that are among the chosen ones."""
    return vec[i64]([each for each in cards if each in chosen])


def note_watchers(rules: Rules) -> None:
    """Note which cards fill in the hooks of moments that come often: the others need not be asked then."""
    rules.build_watchers = those_of(BUILD_WATCHERS, rules.box)
    rules.turn_watchers = those_of(TURN_WATCHERS, rules.box)
    rules.round_watchers = those_of(ROUND_WATCHERS, rules.box)
    rules.draft_watchers = those_of(DRAFT_WATCHERS, rules.uniques)
    rules.callers = those_of(CALLERS, rules.uniques)
    rules.killed_callers = those_of(KILLED_CALLERS, rules.uniques)
    rules.crown_watchers = those_of(CROWN_WATCHERS, rules.uniques)
    rules.blind_pickers = those_of(BLIND_PICKERS, rules.uniques)


def check_names(names: list[str], edition: Edition, seats: int) -> None:
    """Refuse names that are no rule and no card, and those that the table has no room for."""
    for name in names:
        if name not in RULE_NAMES and name not in CHARACTER_NAMES and name not in DISTRICT_NAMES:
            every_name = [*RULE_NAMES, *CHARACTER_NAMES, *DISTRICT_NAMES]
            raise BadRules(known("rule, character or district of citadels", name, every_name))
        if names.count(name) > 1:
            copies = [plain(DISTRICT_NAMES[each]) for each in edition.uniques].count(name)
            if names.count(name) > max(1, copies):
                raise BadRules(f"The rule '{name}' is named {'twice' if copies < 2 else 'too often'}.")
    if seats > edition.most_seats:
        raise BadRules(f"{edition.name} is for 2 to {edition.most_seats} players, not {seats}.")
    if METROPOLE_DRAFT in names and seats != 2:
        raise BadRules(f"The rule '{METROPOLE_DRAFT}' is for two players, not for {seats}.")


def find_edition(names: list[str]) -> Edition:
    """Find the edition that is named; the Czech one if only one of its presets is."""
    named = [name for name in EDITION_NAMES if name in names]
    for edition in EDITIONS.values():
        if edition.names == named:
            return edition
    fitting = [edition for edition in EDITIONS.values() if edition.names[1:] == named]
    if not fitting:
        raise BadRules(refused_mix(named))
    for edition in fitting[1:]:
        if any(name in edition.presets for name in names):
            return edition
    return fitting[0]


def refused_mix(named: list[str]) -> str:
    """Say why editions cannot be played together."""
    for added in [name for name in named if name not in EDITIONS]:
        wanted = [edition.names[0] for edition in EDITIONS.values() if edition.names[1:] == [added]]
        others = [name for name in named if name != added and name not in wanted]
        if others:
            return f"{added} is played on top of {' or '.join(wanted)}, not with {others[0]}."
    return f"A table has one edition, not both {named[0]} and {named[1]}."


def find_preset(names: list[str], edition: Edition) -> Preset | None:
    """Find the preset that is named, or the default one if no characters are named either."""
    found = [name for name in names if name in PRESET_NAMES]
    if len(found) > 1:
        raise BadRules(f"A table has one preset, not both {found[0]} and {found[1]}.")
    if found:
        if found[0] not in edition.presets:
            if not edition.presets:
                raise BadRules(f"{edition.name} has no presets, so not '{found[0]}' either.")
            raise BadRules(known(f"preset of {edition.name}", found[0], list(edition.presets)))
        return edition.presets[found[0]]
    by_hand = RANDOM_CAST in names or any(name in CHARACTER_NAMES for name in names)
    return None if by_hand and edition.presets else edition.default


def make_cast(edition: Edition, preset: Preset | None, names: list[str], seats: int, rng: Rng) -> list[int]:
    """Choose one character for each rank: the named one, else a random one, else the preset's or the default's."""
    cast = [NOBODY] * (MOST_RANKS + 1)
    for name in names:
        if name in CHARACTER_NAMES:
            character = edition.character(name)
            rank = RANKS[character]
            if cast[rank] != NOBODY:
                both = f"{plain(CHARACTER_NAMES[cast[rank]])} and {plain(CHARACTER_NAMES[character])}"
                raise BadRules(f"Rank {rank} has one character, not both {both}.")
            cast[rank] = character
    wants_ninth = seats in edition.with_ninth or cast[MOST_RANKS] != NOBODY or NINE_CHARACTERS in names
    if wants_ninth and MOST_RANKS not in [RANKS[character] for character in edition.characters]:
        raise BadRules(f"{edition.name} has eight characters: there is no rank 9.")
    if wants_ninth and seats in edition.without_ninth:
        how_many = {2: "two", 3: "three"}[seats]
        raise BadRules(f"With {how_many} players there are eight characters: rank 9 is left out.")
    if RANDOM_CAST in names:
        may = seats not in edition.without_ninth
        fill_at_random(edition, cast, seats, wants_ninth or (may and rng.below(2) == 1), rng)
    else:
        fill_from_preset(edition, preset or edition.default, cast, seats, wants_ninth)
    return cast if cast[MOST_RANKS] != NOBODY else cast[:MOST_RANKS]


def fill_from_preset(edition: Edition, preset: Preset, cast: list[int], seats: int, wants_ninth: bool) -> None:
    """Fill the ranks that nobody named from a preset, with its replacements."""
    wanted = preset.characters.copy()
    if wants_ninth:
        # Ruling R131: a set that names no rank 9 gets the one of its box where one is needed.
        wanted.append(preset.ninth if preset.ninth != NOBODY else edition.ninth)
    for character in wanted:
        if CHARACTER_CATALOG[character].fewest_seats > seats:
            character = edition.stand_ins[character]
        rank = RANKS[character]
        if cast[rank] == NOBODY:
            cast[rank] = edition.character(plain(CHARACTER_NAMES[character]))


def fill_at_random(edition: Edition, cast: list[int], seats: int, wants_ninth: bool, rng: Rng) -> None:
    """Fill the ranks that nobody named at random, legally."""
    for rank in range(1, MOST_RANKS + (1 if wants_ninth else 0)):
        choice = [
            character
            for character in edition.characters
            if RANKS[character] == rank and CHARACTER_CATALOG[character].fewest_seats <= seats
        ]
        if cast[rank] == NOBODY:
            cast[rank] = choice[rng.below(len(choice))]


def check_cast(cast: list[int], seats: int) -> None:
    """Refuse a cast that the rule book does not allow, with the rule it breaks."""
    for character in cast[1:]:
        least = CHARACTER_CATALOG[character].fewest_seats
        if least > seats:
            name = plain(CHARACTER_NAMES[character])
            raise BadRules(f"The {name} is only for {least} or more players, not for {seats}.")


def make_uniques(edition: Edition, preset: Preset | None, cast: list[int], names: list[str], rng: Rng) -> list[int]:
    """Choose the unique districts of the deck: the named ones, and others up to as many as a deck has."""
    chosen: list[int] = []
    for name in names:
        if name in DISTRICT_NAMES:
            if DISTRICT_NAMES.index(name) < BASIC:
                raise BadRules(f"The {name} is a basic district: it is always in the deck.")
            chosen.append(edition.district(name))
            check_need(edition, chosen[-1], cast)
    if edition.is_played_whole:
        return mixed_uniques(edition, chosen, cast, rng)
    if len(chosen) > UNIQUES_IN_DECK:
        raise BadRules(f"A deck has {UNIQUES_IN_DECK} unique districts, not {len(chosen)}.")
    if RANDOM_DISTRICTS in names or (RANDOM_CAST in names and preset is None and not edition.added):
        return filled(chosen, edition.pool, UNIQUES_IN_DECK, edition, cast, rng)
    if edition.added and len(chosen) < UNIQUES_IN_DECK:
        # Every added district is in the deck, and as many of the others as there is room for.
        chosen = filled(chosen, edition.added, UNIQUES_IN_DECK, edition, cast, rng)
        return filled(chosen, preset.uniques if preset else edition.uniques, UNIQUES_IN_DECK, edition, cast, rng)
    return filled(chosen, (preset or edition.default).uniques, UNIQUES_IN_DECK, edition, cast, rng)


def filled(chosen: list[int], more: list[int], size: int, edition: Edition, cast: list[int], rng: Rng) -> list[int]:
    """Add random districts of a list to those that are chosen, up to so many."""
    rest = more.copy()
    for district in chosen:
        if district in rest:
            rest.remove(district)
    rest = [district for district in rest if edition.fits(district, cast)]
    rng.shuffle(rest)
    return sorted(chosen + rest[: max(0, size - len(chosen))])


def mixed_uniques(edition: Edition, chosen: list[int], cast: list[int], rng: Rng) -> list[int]:
    """Mix new districts into all those of a box; beyond three, one of the box leaves for each."""
    new = [district for district in chosen if district in edition.added]
    if not chosen:
        new = filled([], edition.added, NEW_DISTRICTS, edition, cast, rng)
    of_box = [district for district in edition.uniques if edition.fits(district, cast)]
    stay = max(0, len(of_box) - max(0, len(new) - NEW_DISTRICTS))
    named = [district for district in chosen if district not in edition.added]
    if len(named) > stay:
        raise BadRules(f"With {len(new)} new districts {stay} of the box stay in the deck, not {len(named)}.")
    return sorted(new + filled(named, of_box, stay, edition, cast, rng))


def check_need(edition: Edition, district: int, cast: list[int]) -> None:
    """Refuse a district that is only for games with a certain character."""
    if not edition.fits(district, cast):
        needed = plain(CHARACTER_NAMES[edition.needs[district]])
        raise BadRules(f"The {plain(DISTRICT_NAMES[district])} is only for games with the {needed}.")

"""Positions of Citadels that hypothesis makes up: moments of real games, and the same with something wrong."""

from hypothesis import strategies as st

from tests.citadels.editions_played import RANDOM_TABLES
from tests.citadels.tables import start
from tests.json_values import ANYTHING, broken
from twocities.citadels.editions import RULE_NAMES
from twocities.citadels.ids import CHARACTER_NAMES, DISTRICT_NAMES, MARK_NAMES, PLACE_NAMES, TYPE_NAMES, USE_NAMES
from twocities.citadels.step import DRAWN, SITE
from twocities.citadels.step_registry import STEP_MAKERS, STEPS, next_steps
from twocities.core.rng import seeded

SEEDS = 40
"""How many games of each kind of table there are moments of."""

LONGEST = 600
"""More decisions than most games take."""

COUNTS = st.sampled_from(["", "", "", "*2", "*5", "*0", "*x", "*999999999"])
DISTRICT = st.sampled_from([*DISTRICT_NAMES[:50], "university", "igloo"])
PLACE = st.sampled_from([*DISTRICT_NAMES[:50], "manor+", "tavern+", "museum+", "manor?", "keep?"])
CHARACTER = st.sampled_from([*CHARACTER_NAMES[:29], "classic_king", "jester"])
SEAT = st.integers(-1, 8)

TEXTS = st.lists(st.builds(str.__add__, st.one_of(DISTRICT, PLACE, CHARACTER), COUNTS), max_size=4).map(" ".join)

STEP_OBJECTS = st.fixed_dictionaries(
    {"step": st.sampled_from([*STEP_MAKERS.by_name, "dance"])},
    optional={
        "seat": SEAT,
        "victim": SEAT,
        "rank": st.integers(-1, 10),
        "stage": st.integers(-1, 9),
        "acting": CHARACTER,
        "district": DISTRICT,
        "place": st.sampled_from(PLACE_NAMES),
        "gold": st.integers(-1, 9),
        "cards": st.integers(-1, 9),
        "count": st.integers(-1, 9),
        "both": st.integers(-1, 9),
        "free": st.integers(-1, 2),
    },
)

MARKS = st.tuples(st.sampled_from([*MARK_NAMES, "kissed"]), CHARACTER, SEAT).map(list)

PIECES = st.one_of(
    ANYTHING,
    TEXTS,
    STEP_OBJECTS,
    st.lists(STEP_OBJECTS, max_size=4),
    MARKS,
    st.lists(MARKS, max_size=4),
    DISTRICT,
    CHARACTER,
    SEAT,
    st.integers(0, 9),
    st.sampled_from([*RULE_NAMES, *USE_NAMES, *TYPE_NAMES]),
    st.dictionaries(DISTRICT, st.one_of(TEXTS, st.sampled_from(TYPE_NAMES)), max_size=2),
    st.dictionaries(CHARACTER, SEAT, max_size=2),
)


def moment_of(seats: int, rules: list[str], seed: int, number: int) -> dict[str, object]:
    """Play a random game up to a moment, or to its end, and write it down."""
    game = start(seats, rules, seed)
    rng = seeded(seed)
    while game.decision is not None and number:
        game.apply(game.decision.actions[rng.below(len(game.decision.actions))])
        number -= 1
    return game.position()


GAMES_PLAYED = st.tuples(st.sampled_from(RANDOM_TABLES), st.integers(0, SEEDS - 1))
MOMENT_NUMBERS = st.integers(0, LONGEST)


def real_moments() -> st.SearchStrategy[dict[str, object]]:
    """Make up a game and take a moment of it, its end included."""
    return st.builds(
        lambda game, number: moment_of(game[0][0], game[0][1], game[1], number), GAMES_PLAYED, MOMENT_NUMBERS
    )


def wrong_moments() -> st.SearchStrategy[dict[str, object]]:
    """Take a moment of a game, then break it somewhere."""
    return real_moments().flatmap(lambda whole: broken(whole, PIECES))


@st.composite
def mixed_moments(draw: st.DrawFn) -> dict[str, object]:
    """Take a moment of a game with some fields of another moment of the same game."""
    (seats, rules), seed = draw(GAMES_PLAYED)
    one = moment_of(seats, rules, seed, draw(MOMENT_NUMBERS))
    other = moment_of(seats, rules, seed, draw(MOMENT_NUMBERS))
    fields = draw(st.lists(st.sampled_from(sorted(one)), min_size=1, max_size=6, unique=True))
    return {**one, **{field: other[field] for field in fields}}


@st.composite
def interrupted_turns(draw: st.DrawFn) -> dict[str, object]:
    """Make up a turn in which other steps come first, with cards and marks that may or may not fit them."""
    seats, rules = draw(st.sampled_from(RANDOM_TABLES))
    game = start(seats, rules, draw(st.integers(0, SEEDS - 1)))
    cast = [CHARACTER_NAMES[character] for character in game.cast[1:]]
    uniques = [DISTRICT_NAMES[district] for district in game.rules.uniques]
    called = draw(st.integers(1, len(cast)))
    seat = draw(st.integers(0, seats - 1))
    district = draw(st.sampled_from([*uniques, "tavern"]))
    few = st.sampled_from(["", "tavern", "temple manor", "tavern palace docks"])
    bottom: dict[str, object] = {"step": "call_rank", "rank": called + 1}
    agenda = [bottom if called < len(cast) else {"step": "end_round"}]
    agenda.insert(0, {"step": "turn", "seat": seat, "acting": cast[called - 1]})
    values: dict[str, st.SearchStrategy[object]] = {
        "seat": st.sampled_from([seat, seat, (seat + 1) % seats]),
        "victim": st.sampled_from([seat, (seat + 1) % seats]),
        "rank": st.just(called),
        "acting": st.just(cast[called - 1]),
        "district": st.just(district),
        "place": st.sampled_from([district, "tavern", "tavern+"]),
        "free": st.integers(0, 1),
    }
    for _ in range(draw(st.integers(1, 3))):
        before = [step for step in STEPS if agenda[0]["step"] in next_steps(step)]
        for step in draw(st.permutations(before))[:1]:
            fields = {field: draw(values.get(field, st.integers(0, 2))) for field in step().to_dict()}
            agenda.insert(0, {"step": step().name, **fields})
    zones = {step.zone for step in STEPS if step.name in [each["step"] for each in agenda]}
    is_choosing = DRAWN in zones or draw(st.integers(0, 9)) == 0
    is_building = SITE in zones or draw(st.integers(0, 9)) == 0
    own_city = draw(few) if is_building else f"{draw(few)} {district}"
    marks = st.tuples(st.sampled_from(MARK_NAMES), st.sampled_from(cast), st.just((seat + 1) % seats)).map(list)
    return {
        "game": "citadels",
        "seats": seats,
        "rules": game.rules.names,
        "characters": [cast[called - 1] if other == seat else "" for other in range(seats)],
        "gold": [draw(st.integers(0, 6)) for _ in range(seats)],
        "hands": [draw(few) if other == seat else DISTRICT_NAMES[other] for other in range(seats)],
        "cities": [own_city if other == seat else DISTRICT_NAMES[other + 8] for other in range(seats)],
        "drawn": draw(st.sampled_from(["prison", "fortress prison"])) if is_choosing else "",
        "site": district if is_building else "",
        "marks": draw(st.lists(marks, max_size=3, unique_by=str)),
        "gathered": draw(st.integers(0, 1)),
        "spent": draw(st.integers(0, 3)),
        "used": draw(st.lists(st.sampled_from(USE_NAMES), max_size=3)),
        "agenda": agenda,
    }

"""Positions of Machi Koro that hypothesis makes up: tables that may be, and wrong ones."""

from hypothesis import strategies as st

from tests.json_values import ANYTHING, broken
from tests.machikoro.variants import RULES
from twocities.core.position import write_cards
from twocities.machikoro.catalog import ALL_CARDS, CATALOG, LANDMARKS
from twocities.machikoro.family import MACHIKORO
from twocities.machikoro.ids import CARD_NAMES, LANDMARK, PURPLE

CARD_TEXTS = st.lists(
    st.builds(
        lambda name, count: f"{name}{count}",
        st.sampled_from([*CARD_NAMES, "castle"]),
        st.sampled_from(["", "", "*2", "*4", "*7", "*0", "*x", "*²", "*999999999"]),
    ),
    max_size=5,
).map(" ".join)

STEP_OBJECTS = st.fixed_dictionaries(
    {"step": st.sampled_from([*MACHIKORO.catalog.steps.by_name, "dance"])},
    optional={
        "seat": st.integers(-1, 4),
        "extra": st.integers(-1, 2),
        "again": st.integers(-1, 2),
        "card": st.sampled_from(CARD_NAMES) | st.integers(-2, 20),
    },
)

PIECES = st.one_of(ANYTHING, CARD_TEXTS, STEP_OBJECTS, st.lists(STEP_OBJECTS, max_size=3), st.sampled_from(RULES))


@st.composite
def tables(draw: st.DrawFn) -> dict[str, object]:
    """Make up a table that may be."""
    seats = draw(st.integers(2, 4))
    rules = draw(st.sampled_from(RULES))
    most_owned = MACHIKORO.rules(rules, seats).most_owned
    cities: list[list[int]] = [[] for _ in range(seats)]
    supply: list[int] = []
    for card in CATALOG:
        left = card.copies + card.starting * seats
        for city in cities:
            count = draw(st.integers(card.starting, min(left, most_owned[card.id], 2)))
            city += [card.id] * count
            left -= count
        supply += [card.id] * min(left, card.copies)
    for city in cities:
        city += draw(st.lists(st.sampled_from([card.id for card in LANDMARKS]), max_size=3, unique=True))
    turn = draw(st.integers(0, seats - 1))
    position: dict[str, object] = {
        "game": "machikoro",
        "seats": seats,
        "rules": rules,
        "cities": [write_cards(city, CARD_NAMES) for city in cities],
        "coins": draw(st.lists(st.integers(0, 60), min_size=seats, max_size=seats)),
        "turn": turn,
        "dice": [draw(st.integers(1, 6)), draw(st.integers(0, 6))],
        "rng": [draw(st.integers(0, 2**128 - 1)), draw(st.integers(0, 1000))],
        "agenda": draw(agendas(turn, cities[turn], may_demand="beginner" not in rules)),
    }
    if "limited_supply" in rules:
        position["deck"] = write_cards(draw(st.permutations(supply)), CARD_NAMES)
    else:
        position["market"] = write_cards(supply, CARD_NAMES)
    return position


def agendas(seat: int, city: list[int], may_demand: bool) -> st.SearchStrategy[list[dict[str, object]]]:
    """Make up what a seat with this city may have to do."""
    ends = st.sampled_from(
        [
            {"step": "begin_turn", "seat": seat, "extra": 1},
            {"step": "choose_dice", "seat": seat},
            {"step": "ask_roll", "seat": seat},
            {"step": "offer_reroll", "seat": seat},
            {"step": "settle", "seat": seat},
            {"step": "build", "seat": seat, "again": 0},
            {"step": "build", "seat": seat, "again": 1},
        ]
    )
    beginnings: list[list[dict[str, object]]] = [
        [],
        [{"step": "choose_rival", "seat": seat}],
        [{"step": "offer_exchange", "seat": seat}],
        *(
            [{"step": "activate", "seat": seat, "card": CARD_NAMES[card]}]
            for card in city
            if ALL_CARDS[card].colour == PURPLE
        ),
        *(
            [{"step": "demand_exchange", "seat": seat, "card": CARD_NAMES[card]}]
            for card in city
            if may_demand and ALL_CARDS[card].colour not in (PURPLE, LANDMARK)
        ),
    ]
    return st.builds(lambda beginning, end: [*beginning, end], st.sampled_from(beginnings), ends)


def wrong_tables() -> st.SearchStrategy[dict[str, object]]:
    """Make up a table that may be, then break it somewhere."""
    return tables().flatmap(lambda whole: broken(whole, PIECES))

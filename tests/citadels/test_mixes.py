import pytest

from tests.citadels.casts import FIRST_UNIQUES
from tests.citadels.tables import rules, start
from tests.tables import GAMES
from twocities import BadRules
from twocities.citadels.boxes import CLASSIC, DARK_CITY, EDITIONS, METROPOLE_UNIQUES
from twocities.citadels.catalog import CHARACTER_CATALOG, COSTS
from twocities.citadels.editions import make_rules
from twocities.citadels.ids import BASIC, CHARACTER_NAMES, DISTRICT_NAMES
from twocities.core.rng import seeded

CLASSIC_CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
NEW_CAST = ["witch", "tax_collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat"]
CLASSIC_DECK = [
    *["dragon_gate", "keep", "keep", "school_of_magic", "smithy", "graveyard"],
    *["haunted_city", "laboratory", "observatory", "university", "library"],
]
METROPOLE = [DISTRICT_NAMES[district] for district in METROPOLE_UNIQUES]
DARK_CITY_COSTS = {
    "lighthouse": 3,
    "dark_city_armory": 3,
    "dark_city_museum": 4,
    "dark_city_imperial_treasury": 4,
    "map_room": 5,
    "dark_city_wishing_well": 5,
    "dark_city_quarry": 5,
    "dark_city_poor_house": 5,
    "bell_tower": 5,
    "dark_city_factory": 6,
    "park": 6,
    "hospital": 6,
    "throne_room": 6,
    "ball_room": 6,
    "dark_city_great_wall": 6,
}
CLASSIC_COSTS = {
    "haunted_city": 2,
    "keep": 3,
    "classic_laboratory": 5,
    "smithy": 5,
    "classic_observatory": 5,
    "graveyard": 5,
    "dragon_gate": 6,
    "university": 6,
    "classic_library": 6,
    "school_of_magic": 6,
}
METROPOLE_COSTS = {
    "botanical_garden": 4,
    "forum": 5,
    "clockwork": 3,
    "architects_chamber": 4,
    "consulate": 5,
    "labyrinth": 4,
    "merchants_bridge": 4,
    "altar": 5,
    "red_dragon": 5,
    "hideout": 3,
    "annual_fair": 3,
}


def cast_of(names: list[str]) -> list[str]:
    """List the characters among the names of a table."""
    return [name for name in names if name in CHARACTER_NAMES]


def deck_of(names: list[str]) -> list[str]:
    """List the unique districts among the names of a table."""
    return [name for name in names if name in DISTRICT_NAMES]


@pytest.mark.parametrize(("name", "cost"), [*CLASSIC_COSTS.items(), *DARK_CITY_COSTS.items(), *METROPOLE_COSTS.items()])
def test_a_district_costs_what_its_printing_says(name: str, cost: int) -> None:
    assert COSTS[DISTRICT_NAMES.index(name)] == cost


def test_the_box_of_2000_has_eleven_unique_districts_of_ten_names() -> None:
    assert len(CLASSIC.uniques) == 11
    assert {DISTRICT_NAMES[district] for district in CLASSIC.uniques} == set(CLASSIC_COSTS)


def test_the_dark_city_adds_ten_characters_and_fifteen_districts() -> None:
    assert [len(DARK_CITY.characters) - len(CLASSIC.characters), len(DARK_CITY.added)] == [10, 15]
    assert {DISTRICT_NAMES[district] for district in DARK_CITY.added} == set(DARK_CITY_COSTS)
    assert [CHARACTER_CATALOG[character].rank for character in DARK_CITY.characters] == [
        *range(1, 9),
        *range(1, 10),
        9,
    ]


@pytest.mark.parametrize("seats", range(2, 8))
def test_classic_has_its_eight_characters_and_all_its_districts(seats: int) -> None:
    game = start(seats, ["classic"])

    assert cast_of(game.rules.names) == CLASSIC_CAST
    assert deck_of(game.rules.names) == CLASSIC_DECK
    assert len(game.deck) == 65 - 4 * seats
    assert game.rules.city_size == 8


@pytest.mark.parametrize(("seats", "ninth"), [(2, []), (3, []), (4, ["artist"]), (5, ["queen"]), (8, ["queen"])])
def test_dark_city_brings_its_own_characters(seats: int, ninth: list[str]) -> None:
    # Ruling R156
    assert cast_of(rules("classic", "dark_city", seats=seats)) == [*NEW_CAST, *ninth]


def test_dark_city_alone_means_classic_with_it() -> None:
    assert rules("dark_city") == rules("classic", "dark_city")


@pytest.mark.parametrize("seed", range(5))
def test_three_new_districts_are_mixed_in_and_the_graveyard_leaves_with_the_warlord(seed: int) -> None:
    # Ruling R156
    made = start(4, ["classic", "dark_city"], seed).rules
    new = [district for district in made.uniques if district in DARK_CITY.added]

    assert len(new) == 3
    assert len(made.uniques) == 13
    assert "graveyard" not in made.names
    assert "hospital" not in made.names


def test_with_the_warlord_the_graveyard_stays() -> None:
    made = start(4, ["classic", "dark_city", "warlord"]).rules

    assert len(made.uniques) == 14
    assert "graveyard" in made.names


@pytest.mark.parametrize(("count", "stay"), [(1, 11), (3, 11), (4, 10), (8, 6), (14, 0), (15, 0)])
def test_beyond_three_new_districts_one_of_the_box_leaves_for_each(count: int, stay: int) -> None:
    new = list(DARK_CITY_COSTS)[:count]
    made = rules("classic", "dark_city", *CLASSIC_CAST, "artist", *new)

    assert len(deck_of(made)) == count + stay


def test_named_districts_of_the_box_do_not_leave() -> None:
    new = list(DARK_CITY_COSTS)[:13]

    for seed in range(5):
        made = start(4, ["classic", "dark_city", *CLASSIC_CAST, *new, "keep"], seed).rules
        assert "keep" in made.names


def test_one_of_two_keeps_may_leave() -> None:
    new = list(DARK_CITY_COSTS)[:8]
    kept = {
        start(4, ["classic", "dark_city", *CLASSIC_CAST, *new], seed).rules.names.count("keep") for seed in range(12)
    }

    assert kept == {0, 1, 2}


@pytest.mark.parametrize(("edition", "base"), [("deluxe", 30), ("citadela", 33)])
def test_metropole_has_its_eleven_districts_and_three_others(edition: str, base: int) -> None:
    others: set[str] = set()
    for seed in range(200):
        deck = deck_of(start(4, [edition, "metropole", "random_cast"], seed).rules.names)
        assert set(METROPOLE) <= set(deck)
        assert len(deck) == 14
        others |= set(deck) - set(METROPOLE)

    assert len(others) == base


def test_a_preset_with_metropole_keeps_its_characters_and_three_of_its_districts() -> None:
    made = rules("agents", "metropole")

    assert cast_of(made) == cast_of(rules("agents"))
    assert set(METROPOLE) < set(deck_of(made))
    assert set(deck_of(made)) - set(METROPOLE) < set(deck_of(rules("agents")))


def test_a_czech_preset_brings_the_czech_box_to_metropole() -> None:
    assert rules("intriky", "metropole")[:2] == ["citadela", "metropole"]


def test_metropole_alone_is_played_on_deluxe() -> None:
    assert rules("metropole")[:2] == ["deluxe", "metropole"]


def test_a_table_may_mix_the_districts_of_both_as_it_likes() -> None:
    deck = [*METROPOLE[:2], *FIRST_UNIQUES[:12]]
    made = rules("deluxe", "metropole", *CLASSIC_CAST, *deck)

    assert sorted(deck_of(made)) == sorted(deck)


def test_random_districts_of_metropole_are_of_both_boxes() -> None:
    decks = [deck_of(start(4, ["metropole", "random_districts"], seed).rules.names) for seed in range(10)]

    assert all(len(deck) == 14 for deck in decks)
    assert any(set(METROPOLE) - set(deck) for deck in decks)


@pytest.mark.parametrize("seed", range(3 * GAMES))
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_table_that_is_spelled_out_is_the_same_table(edition: str, seed: int) -> None:
    box = EDITIONS[edition]
    for seats in range(2, box.most_seats + 1):
        names = [*box.names, "random_cast", *(["metropole_draft"] if seats == 2 else [])]
        game = start(seats, names, seed)
        again = make_rules(game.rules.names, seats, seeded(0))

        assert again.names == game.rules.names
        assert [again.cast, again.uniques, again.plan] == [game.rules.cast, game.rules.uniques, game.rules.plan]
        assert start(seats, game.rules.names, seed).position() == game.position()
        cards = sum(len(hand) for hand in game.hands) + len(game.deck)
        assert cards == 54 + len(game.rules.uniques)
        assert min(game.rules.uniques) >= BASIC


@pytest.mark.parametrize(
    ("names", "seats", "answer"),
    [
        (["classic"], 8, "classic is for 2 to 7 players, not 8."),
        (["deluxe", "dark_city"], 4, "dark_city is played on top of classic, not with deluxe."),
        (["citadela", "dark_city"], 4, "dark_city is played on top of classic, not with citadela."),
        (["classic", "metropole"], 4, "metropole is played on top of deluxe or citadela, not with classic."),
        (["dark_city", "metropole"], 4, "dark_city is played on top of classic, not with metropole."),
        (["classic", "deluxe"], 4, "A table has one edition, not both deluxe and classic."),
        (["deluxe", "citadela", "metropole"], 4, "A table has one edition, not both deluxe and citadela."),
        (["classic", "agents"], 4, "classic has no presets, so not 'agents' either."),
        (["dark_city", "intriky"], 4, "dark_city has no presets, so not 'intriky' either."),
        (["deluxe", "metropole", "intriky"], 4, "There is no preset of metropole 'intriky'. Known: first_game,"),
        (["classic", "nine_characters"], 5, "classic has eight characters: there is no rank 9."),
        (["classic", "dark_city", "artist"], 3, "With three players there are eight characters: rank 9 is left out."),
        (["classic", "dark_city", "queen"], 4, "The queen is only for 5 or more players, not for 4."),
        (["classic", "witch"], 4, "There is no character of classic 'witch'. Known: assassin,"),
        (["classic", "magistrate"], 4, "There is no character of classic 'magistrate'. Known: assassin,"),
        (["classic", "dark_city", "king", "emperor"], 4, "Rank 4 has one character, not both king and emperor."),
        (["classic", "bell_tower"], 4, "There is no unique district of classic 'bell_tower'. Known: dragon_gate,"),
        (["classic", "dark_city", "theater"], 4, "There is no unique district of dark_city 'theater'. Did you mean"),
        (["deluxe", "hideout"], 4, "There is no unique district of deluxe 'hideout'. Did you mean"),
        (["classic", "keep", "keep", "keep"], 4, "The rule 'keep' is named too often."),
        (["classic", "dark_city", "graveyard"], 4, "The graveyard is only for games with the warlord."),
        (["classic", "dark_city", "hospital"], 4, "The hospital is only for games with the assassin."),
        (["metropole_draft"], 3, "The rule 'metropole_draft' is for two players, not for 3."),
        (
            ["classic", "dark_city", *CLASSIC_CAST, *list(DARK_CITY_COSTS)[:12], "keep", "smithy", "university"],
            4,
            "With 12 new districts 2 of the box stay in the deck, not 3.",
        ),
    ],
)
def test_an_illegal_mix_is_refused_with_the_rule_it_breaks(names: list[str], seats: int, answer: str) -> None:
    with pytest.raises(BadRules) as refusal:
        start(seats, names)

    assert str(refusal.value).startswith(answer)

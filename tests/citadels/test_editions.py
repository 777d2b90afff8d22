import pytest

from tests.citadels.casts import FIRST_DECK, FIRST_UNIQUES, with_cast
from tests.citadels.tables import FIRST_CAST, rules, start, table
from tests.tables import GAMES, play
from twocities.citadels.boxes import CITADELA, DELUXE, EDITIONS, Edition
from twocities.citadels.catalog import CHARACTER_CATALOG, DISTRICT_CATALOG
from twocities.citadels.editions import RULE_NAMES, make_rules
from twocities.citadels.family import CITADELS
from twocities.citadels.ids import BASIC, CHARACTER_NAMES, DISTRICT_NAMES, MOST_RANKS
from twocities.core.rng import seeded

PRESETS = [(edition.name, preset) for edition in (DELUXE, CITADELA) for preset in edition.presets]
SEATS = range(2, 9)


def cast_of(names: list[str]) -> list[str]:
    """List the characters among the names of a table, without the edition in front."""
    return [name for name in names if name in CHARACTER_NAMES]


def uniques_of(names: list[str]) -> list[str]:
    """List the unique districts among the names of a table."""
    return [name for name in names if name in DISTRICT_NAMES]


# The boxes


@pytest.mark.parametrize(("edition", "uniques"), [(DELUXE, 30), (CITADELA, 33)], ids=["deluxe", "citadela"])
def test_a_box_has_three_characters_of_each_rank_and_its_unique_districts(edition: Edition, uniques: int) -> None:
    ranks = [CHARACTER_CATALOG[character].rank for character in edition.characters]

    assert [ranks.count(rank) for rank in range(1, MOST_RANKS + 1)] == [3] * 9
    assert len(set(edition.uniques)) == uniques


def test_every_box_has_the_same_54_basic_districts() -> None:
    assert sum(DISTRICT_CATALOG[district].copies for district in range(BASIC)) == 54


def test_the_czech_box_has_its_own_abbot_and_queen() -> None:
    assert set(CITADELA.characters) - set(DELUXE.characters) == {
        CHARACTER_NAMES.index("citadela_abbot"),
        CHARACTER_NAMES.index("citadela_queen"),
    }


# Presets


@pytest.mark.parametrize(("edition", "preset"), PRESETS)
def test_a_preset_has_eight_characters_of_eight_ranks_and_fourteen_districts(edition: str, preset: str) -> None:
    made = EDITIONS[edition].presets[preset]

    assert [CHARACTER_CATALOG[character].rank for character in made.characters] == list(range(1, 9))
    assert len(set(made.uniques)) == 14


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("edition", "preset"), PRESETS)
def test_a_preset_can_be_played_with_every_number_of_players(edition: str, preset: str, seats: int) -> None:
    game = start(seats, [preset])

    assert game.rules.names[0] == edition
    assert len(game.cast) - 1 == (9 if seats in (3, 8) else 8)
    assert len(game.deck) == 68 - 4 * seats


@pytest.mark.parametrize("seats", range(4, 8))
@pytest.mark.parametrize(("edition", "preset"), PRESETS)
def test_a_preset_can_be_played_with_nine_characters_where_that_is_free(edition: str, preset: str, seats: int) -> None:
    assert len(cast_of(rules(edition, preset, "nine_characters", seats=seats))) == 9


@pytest.mark.parametrize(
    ("preset", "characters"),
    [
        ("first_game", "assassin thief magician king bishop merchant architect warlord"),
        ("aristocrats", "magistrate thief wizard patrician bishop trader architect marshal queen"),
        ("agents", "witch blackmailer magician emperor abbot alchemist architect warlord tax_collector"),
        ("emissaries", "witch spy seer emperor bishop merchant scholar diplomat artist"),
        ("dignitaries", "magistrate blackmailer wizard king abbot alchemist navigator marshal queen"),
        ("delegates", "assassin spy seer king cardinal trader scholar diplomat artist"),
        ("nobles", "assassin thief magician patrician cardinal merchant navigator warlord tax_collector"),
        ("citadela_first_game", "assassin thief magician king bishop merchant architect warlord"),
        ("muj_dum_muj_hrad", "witch spy seer emperor bishop merchant scholar diplomat artist"),
        ("nelitostna_rez", "assassin thief magician patrician cardinal merchant navigator warlord tax_collector"),
        ("intriky", "magistrate blackmailer wizard king abbot alchemist navigator marshal queen"),
    ],
)
def test_a_preset_has_the_characters_of_the_rule_book(preset: str, characters: str) -> None:
    assert " ".join(cast_of(rules(preset, "nine_characters", seats=5))).startswith(characters)


@pytest.mark.parametrize(
    ("preset", "districts"),
    [
        ("first_game", FIRST_DECK),
        (
            "aristocrats",
            "capitol factory framework great_wall haunted_quarter keep necropolis park poor_house quarry "
            "school_of_magic stables statue thieves_den",
        ),
        (
            "agents",
            "armory basilica dragon_gate gold_mine keep monument museum necropolis park poor_house quarry "
            "secret_vault smithy theater",
        ),
        (
            "emissaries",
            "factory framework great_wall haunted_quarter ivory_tower keep library museum observatory park "
            "poor_house quarry school_of_magic smithy",
        ),
        (
            "dignitaries",
            "dragon_gate factory framework haunted_quarter laboratory necropolis park poor_house secret_vault "
            "smithy stables theater thieves_den wishing_well",
        ),
        (
            "delegates",
            "basilica capitol haunted_quarter imperial_treasury laboratory library map_room observatory "
            "school_of_magic secret_vault smithy stables statue wishing_well",
        ),
        (
            "nobles",
            "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower laboratory map_room monument "
            "museum school_of_magic statue thieves_den wishing_well",
        ),
    ],
)
def test_a_preset_has_the_districts_of_the_rule_book(preset: str, districts: str) -> None:
    assert " ".join(uniques_of(rules(preset))) == districts


@pytest.mark.parametrize(
    ("scenario", "preset"),
    [
        ("citadela_first_game", "first_game"),
        ("muj_dum_muj_hrad", "emissaries"),
        ("nelitostna_rez", "nobles"),
        ("intriky", "dignitaries"),
    ],
)
def test_a_czech_scenario_has_the_districts_of_the_set_it_equals(scenario: str, preset: str) -> None:
    assert uniques_of(rules(scenario)) == uniques_of(rules(preset))


def test_a_table_without_names_plays_the_first_game() -> None:
    assert rules() == rules("deluxe", "first_game")


def test_a_table_with_only_an_edition_plays_its_first_game() -> None:
    assert rules("citadela") == rules("citadela_first_game")


@pytest.mark.parametrize(
    ("preset", "replacement"), [("agents", "king"), ("emissaries", "king"), ("muj_dum_muj_hrad", "patrician")]
)
def test_with_two_players_somebody_replaces_the_emperor(preset: str, replacement: str) -> None:
    assert cast_of(rules(preset, seats=2))[3] == replacement


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("preset", ["agents", "emissaries", "muj_dum_muj_hrad"])
def test_with_more_players_the_emperor_stays(preset: str, seats: int) -> None:
    assert cast_of(rules(preset, seats=seats))[3] == "emperor"


@pytest.mark.parametrize(("seats", "names"), [(3, []), (4, ["nine_characters"])])
@pytest.mark.parametrize("preset", ["aristocrats", "dignitaries", "intriky"])
def test_with_three_and_four_players_the_artist_replaces_the_queen(preset: str, seats: int, names: list[str]) -> None:
    assert cast_of(rules(preset, *names, seats=seats))[8] == "artist"


@pytest.mark.parametrize(("seats", "names"), [(5, ["nine_characters"]), (7, ["nine_characters"]), (8, [])])
@pytest.mark.parametrize("preset", ["aristocrats", "dignitaries", "intriky"])
def test_with_five_and_more_players_the_queen_stays(preset: str, seats: int, names: list[str]) -> None:
    assert cast_of(rules(preset, *names, seats=seats))[8] == "queen"


@pytest.mark.parametrize(("seats", "names"), [(3, []), (5, ["nine_characters"]), (8, [])])
@pytest.mark.parametrize("preset", ["first_game", "citadela_first_game"])
def test_a_set_without_a_rank_nine_gets_the_artist(preset: str, seats: int, names: list[str]) -> None:
    # Ruling R131
    assert cast_of(rules(preset, *names, seats=seats))[8] == "artist"


def test_a_named_character_replaces_the_one_of_the_preset() -> None:
    assert cast_of(rules("agents", "king", "queen", seats=5)) == [
        "witch",
        "blackmailer",
        "magician",
        "king",
        "abbot",
        "alchemist",
        "architect",
        "warlord",
        "queen",
    ]


def test_named_districts_replace_those_of_the_preset() -> None:
    assert uniques_of(rules("agents", *FIRST_UNIQUES)) == FIRST_UNIQUES


# What is not named


@pytest.mark.parametrize(
    ("names", "cast"),
    [
        (["witch"], ["witch", *FIRST_CAST[1:]]),
        (["warlord", "spy"], ["assassin", "spy", *FIRST_CAST[2:]]),
        (with_cast("cardinal", without="king"), [*FIRST_CAST[:4], "cardinal", *FIRST_CAST[5:]]),
        (["deluxe", "metropole", "seer"], [*FIRST_CAST[:2], "seer", *FIRST_CAST[3:]]),
        (["nine_characters", "witch"], ["witch", *FIRST_CAST[1:], "artist"]),
        (["queen"], [*FIRST_CAST, "queen"]),
    ],
)
def test_ranks_that_nobody_names_have_the_characters_of_the_first_game(names: list[str], cast: list[str]) -> None:
    # Ruling R167
    assert cast_of(rules(*names, seats=5)) == cast


@pytest.mark.parametrize("seats", [3, 8])
def test_a_whole_cast_gets_the_artist_where_there_must_be_a_rank_nine(seats: int) -> None:
    # Ruling R131
    assert cast_of(rules(*FIRST_CAST, seats=seats)) == [*FIRST_CAST, "artist"]


def test_characters_without_districts_play_in_the_deck_of_the_first_game() -> None:
    # Ruling R167
    cast = ["witch", "spy", "seer", "patrician", "cardinal", "trader", "scholar", "diplomat"]

    assert rules(*cast) == ["deluxe", *cast, *FIRST_UNIQUES]


def test_a_czech_character_plays_in_the_first_game_of_the_czech_box() -> None:
    # Ruling R167
    game = start(5, ["citadela", "abbot"])

    assert game.rules.names[0] == "citadela"
    assert CHARACTER_NAMES[game.cast[5]] == "citadela_abbot"


@pytest.mark.parametrize(("preset", "district"), [("first_game", "theater"), ("agents", "library")])
def test_a_named_district_takes_the_place_of_a_random_one_of_the_set(preset: str, district: str) -> None:
    # Ruling R167
    whole = uniques_of(rules(preset))
    decks = [uniques_of(start(4, [preset, district], seed).rules.names) for seed in range(60)]

    assert {len(deck) for deck in decks} == {14}
    assert {name for deck in decks for name in deck} == {*whole, district}
    assert {name for deck in decks for name in whole if name not in deck} == set(whole)
    assert start(4, [preset, district], 7).position() == start(4, [preset, district], 7).position()


def test_beside_a_random_cast_districts_that_are_named_are_filled_up_with_any_others() -> None:
    # Ruling R145
    decks = [uniques_of(start(4, ["random_cast", "theater"], seed).rules.names) for seed in range(60)]

    assert all("theater" in deck and len(deck) == 14 for deck in decks)
    assert len({name for deck in decks for name in deck}) == 30


# The Bell Tower in the Czech box


def test_the_czech_box_has_a_bell_tower_for_who_names_it() -> None:
    # Ruling R166
    made = uniques_of(rules("citadela", "bell_tower"))

    assert "bell_tower" in made
    assert len(made) == 14


@pytest.mark.parametrize("names", [["citadela", "random_districts"], ["citadela", "random_cast"]])
def test_nobody_draws_the_bell_tower_of_the_czech_box_by_chance(names: list[str]) -> None:
    # Ruling R166
    assert not any("bell_tower" in start(4, names, seed).rules.names for seed in range(60))


@pytest.mark.parametrize(("seats", "goal"), [(2, 7), (3, 7), (4, 6), (8, 6)])
def test_with_the_bell_tower_of_the_czech_box_one_district_fewer_ends_the_game(seats: int, goal: int) -> None:
    # Ruling R166
    game = table("merchant", seats=seats, edition="citadela", hands=["bell_tower"], gold=[5], gathered=1)

    play(game, "build bell_tower", "shorten")

    assert game.goal == goal


# Casts


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_any_character_of_each_rank_can_be_named(seats: int) -> None:
    names = with_cast("witch", "spy", "seer", "patrician", "cardinal", "trader", "scholar", "diplomat")

    assert cast_of(rules(*names, seats=seats)) == names[:8]


@pytest.mark.parametrize(("seats", "ninth"), [(3, "artist"), (4, "tax_collector"), (5, "queen"), (8, "queen")])
def test_a_ninth_character_can_be_named(seats: int, ninth: str) -> None:
    assert cast_of(rules(*with_cast(ninth), seats=seats))[8] == ninth


def test_an_edition_uses_its_own_printing_of_a_character() -> None:
    game = start(5, ["citadela", *with_cast("abbot", "queen")])

    assert [CHARACTER_NAMES[game.cast[5]], CHARACTER_NAMES[game.cast[9]]] == ["citadela_abbot", "citadela_queen"]


@pytest.mark.parametrize("seed", range(3 * GAMES))
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("edition", ["deluxe", "citadela"])
def test_a_random_cast_is_legal(edition: str, seats: int, seed: int) -> None:
    made = start(seats, [edition, "random_cast"], seed).rules

    assert make_rules(made.names, seats, seeded(0)).names == made.names
    assert len(made.uniques) == 14
    assert len(made.cast) - 1 in ([8] if seats == 2 else [9] if seats in (3, 8) else [8, 9])


@pytest.mark.parametrize("seats", [4, 7])
def test_a_random_cast_of_four_to_seven_players_has_eight_or_nine_characters(seats: int) -> None:
    assert {len(start(seats, ["random_cast"], seed).cast) - 1 for seed in range(20)} == {8, 9}


@pytest.mark.parametrize(
    ("edition", "seats", "characters"), [("deluxe", 5, 27), ("citadela", 8, 27), ("deluxe", 2, 23)]
)
def test_random_casts_bring_every_character_that_the_table_may_have(edition: str, seats: int, characters: int) -> None:
    found = {name for seed in range(60) for name in cast_of(start(seats, [edition, "random_cast"], seed).rules.names)}

    assert len(found) == characters


@pytest.mark.parametrize(("edition", "districts"), [("deluxe", 30), ("citadela", 33)])
def test_random_casts_bring_every_unique_district(edition: str, districts: int) -> None:
    found = {name for seed in range(60) for name in uniques_of(start(5, [edition, "random_cast"], seed).rules.names)}

    assert len(found) == districts


def test_named_characters_stay_in_a_random_cast() -> None:
    made = {tuple(cast_of(start(5, ["random_cast", "witch", "queen"], seed).rules.names)) for seed in range(5)}

    assert {(cast[0], cast[8]) for cast in made} == {("witch", "queen")}
    assert len(made) == 5


def test_a_preset_can_be_played_with_random_districts() -> None:
    made = start(5, ["agents", "random_districts"], 3).rules.names

    assert cast_of(made) == cast_of(rules("agents"))
    assert len(uniques_of(made)) == 14
    assert uniques_of(made) != uniques_of(rules("agents"))


def test_named_districts_stay_among_random_ones() -> None:
    made = start(5, ["first_game", "random_districts", "theater", "monument"], 3).rules.names

    assert {"theater", "monument"} <= set(uniques_of(made))
    assert len(uniques_of(made)) == 14


@pytest.mark.parametrize("seed", range(10))
def test_random_districts_keep_to_what_their_characters_allow(seed: int) -> None:
    made = start(4, ["citadela", "intriky", "random_districts"], seed).rules.names

    assert not {"graveyard", "hospital"} & set(made)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("names", [["agents"], ["intriky"], ["random_cast"], ["citadela", "random_cast"]])
def test_the_names_of_a_table_make_the_same_table_again(names: list[str], seats: int) -> None:
    game = start(seats, names, 9)

    assert start(seats, game.rules.names, 9).position() == game.position()


@pytest.mark.parametrize(("seats", "size"), [(2, 8), (3, 8), (4, 7), (8, 7)])
def test_two_and_three_players_need_eight_districts_and_more_need_seven(seats: int, size: int) -> None:
    assert start(seats).rules.city_size == size


def test_every_player_begins_with_four_cards_and_two_gold() -> None:
    game = start(6)

    assert [len(hand) for hand in game.hands] == [4] * 6
    assert list(game.gold) == [2] * 6


def test_all_rule_names_are_listed() -> None:
    assert CITADELS.rule_names == RULE_NAMES
    assert {preset for _, preset in PRESETS} <= set(RULE_NAMES)

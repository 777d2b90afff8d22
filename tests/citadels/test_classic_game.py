import pytest

from tests.citadels.tables import (
    city,
    classic_table,
    dark_city_table,
    draft,
    hand,
    points,
    rank_of,
    shown,
    start,
    table,
)
from tests.tables import asked, options, play
from twocities import SPECTATOR
from twocities.citadels.game import Citadels
from twocities.citadels.ids import TOPIC_NAMES

SIX = "manor castle temple church tavern market"
SEVEN = f"{SIX} docks"
EIGHT = f"{SEVEN} harbor"
OTHER_EIGHT = "palace monastery cathedral town_hall prison barracks fortress watchtower"
TABLES = [*[("classic", seats) for seats in range(2, 8)], *[("classic,dark_city", seats) for seats in range(2, 9)]]


def topic(game: Citadels) -> str:
    """Name what is asked now."""
    return TOPIC_NAMES[asked(game).topic]


def questions(game: Citadels) -> list[tuple[int, int]]:
    """Play a draft with the first option each time; list who is asked and how many options there are."""
    found = []
    while topic(game) == "picking":
        found.append((asked(game).seat, len(options(game))))
        play(game, options(game)[0])
    return found


# The end


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_a_city_of_eight_ends_the_game_for_any_number_of_players(edition: str, seats: int) -> None:
    game = table("classic_thief", edition=edition, seats=seats, gold=[4], hands=["harbor"], cities=[SEVEN], gathered=1)

    play(game, "build harbor", "end")

    assert game.decision is None
    assert points(game, 0)["first"] == 4


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_a_city_of_seven_ends_nothing_for_any_number_of_players(edition: str, seats: int) -> None:
    game = table("classic_thief", edition=edition, seats=seats, gold=[3], hands=["docks"], cities=[SIX], gathered=1)

    play(game, "build docks", "end")

    assert topic(game) == "picking"
    assert points(game, 0) == {"districts": 3 + 4 + 1 + 2 + 1 + 2 + 3}


def test_the_first_city_of_eight_scores_four_points_and_others_two() -> None:
    game = classic_table("classic_thief", seats=4, cities=[EIGHT, OTHER_EIGHT, SIX], first=1)

    assert [points(game, 0)["completed"], points(game, 1)["first"]] == [2, 4]
    assert points(game, 2) == {"districts": 13}


def test_a_warlord_destroys_in_a_city_of_seven_and_not_in_one_of_eight() -> None:
    game = classic_table(
        "classic_warlord",
        seats=4,
        gold=[0],
        cities=["", EIGHT, "temple watchtower prison barracks fortress palace monastery"],
        gathered=1,
        first=1,
    )

    play(game, "end")

    assert options(game) == ["destroy 2 temple", "destroy 2 watchtower", "pass"]


# Ties


def placed(cities: list[str], gold: list[int], edition: str = "classic") -> list[list[int]]:
    """List the points and the place of each seat of a table of four."""
    game = table(
        edition=edition,
        seats=4,
        characters=["classic_thief", "classic_warlord", "classic_king", "classic_bishop"],
        cities=cities,
        gold=gold,
        first=3,
        agenda=[],
    )
    return [[score.total, score.place] for score in game.scores()]


def test_in_a_tie_the_value_of_the_districts_alone_decides_before_gold() -> None:
    # Ruling R163
    cities = ["manor temple tavern prison keep", "palace castle harbor"]

    assert placed(cities, [9, 0, 0, 0])[:2] == [[13, 2], [13, 1]]


def test_points_for_a_completed_city_do_not_count_in_a_tie() -> None:
    # Ruling R163
    assert placed(["", "palace castle", "", "palace"], [0, 0, 0, 9])[1::2] == [[9, 1], [9, 2]]


@pytest.mark.parametrize("gate", ["dragon_gate", "university"])
def test_in_a_tie_a_district_counts_for_what_it_is_worth(gate: str) -> None:
    # Ruling R165
    cities = [gate, "dark_city_imperial_treasury manor"]

    assert placed(cities, [0, 1, 0, 0], "classic,dark_city")[:2] == [[8, 1], [8, 2]]


def test_in_a_tie_a_beautified_district_counts_for_what_it_is_worth_then() -> None:
    # Ruling R165
    cities = ["palace+", "dark_city_imperial_treasury"]

    assert placed(cities, [0, 2, 0, 0], "classic,dark_city")[:2] == [[6, 1], [6, 2]]


@pytest.mark.parametrize("edition", ["classic", "classic,dark_city"])
def test_in_a_tie_with_equal_districts_gold_decides(edition: str) -> None:
    # Ruling R163
    assert placed(["palace", "cathedral", "manor"], [2, 3, 9, 0], edition)[:3] == [[5, 2], [5, 1], [3, 4]]


@pytest.mark.parametrize("edition", ["classic", "classic,dark_city"])
def test_a_tie_that_nothing_decides_is_shared_whatever_the_ranks(edition: str) -> None:
    # Ruling R163
    assert placed(["palace", "cathedral", "castle"], [2, 2, 9, 0], edition)[:3] == [[5, 1], [5, 1], [4, 3]]


# The draft


def test_with_three_players_six_characters_are_picked_of_eight_and_the_last_lies_face_down() -> None:
    game = start(3, ["classic"])

    assert questions(game) == [(0, 7), (1, 6), (2, 5), (0, 4), (1, 3), (2, 2)]
    assert game.view(SPECTATOR).to_dict()["face_down_size"] == 2
    assert game.view(SPECTATOR).to_dict()["picks"] == [2, 2, 2]


@pytest.mark.parametrize(("viewer", "character"), [(2, "classic_warlord"), (0, "unknown"), (SPECTATOR, "unknown")])
def test_with_three_players_only_the_last_one_knows_which_character_is_left(viewer: int, character: str) -> None:
    held = ["classic_assassin classic_king", "classic_thief classic_bishop", "classic_magician"]
    game = draft(
        5, "classic_architect classic_warlord", held, edition="classic", face_down="classic_merchant", deck="tavern"
    )

    events = play(game, "pick classic_architect")

    assert [fact["character"] for fact in shown(events, viewer, "character-put-away")] == [character]


def test_with_three_players_dark_city_has_eight_characters_too() -> None:
    game = start(3, ["classic", "dark_city"])

    assert [len(game.cast) - 1, len(options(game))] == [8, 7]


def test_the_last_of_seven_adds_the_face_down_card_to_the_one_that_is_left() -> None:
    # Ruling R13
    held = ["classic_assassin", "classic_thief", "classic_magician", "classic_bishop", "classic_merchant", "", ""]
    game = draft(5, "classic_architect classic_warlord", held, edition="classic", face_down="classic_king")

    play(game, "pick classic_architect")
    assert [asked(game).seat, options(game)] == [6, ["pick classic_king", "pick classic_warlord"]]
    play(game, "pick classic_king")

    assert game.position()["face_down"] == "classic_warlord"


def test_the_last_of_eight_with_dark_city_adds_the_face_down_card_too() -> None:
    # Ruling R13
    held = ["classic_assassin", "classic_thief", "classic_magician", "classic_king", "classic_bishop"]
    game = draft(
        6,
        "classic_architect classic_warlord",
        [*held, "classic_merchant", "", ""],
        edition="classic,dark_city",
        face_down="dark_city_artist",
    )

    play(game, "pick classic_warlord")

    assert options(game) == ["pick classic_architect", "pick dark_city_artist"]


@pytest.mark.parametrize(("seats", "face_up"), [(4, 3), (5, 2), (6, 1), (7, 0), (8, 0)])
def test_with_nine_characters_dark_city_lays_as_many_face_up(seats: int, face_up: int) -> None:
    game = start(seats, ["classic", "dark_city"])

    assert [len(game.cast) - 1, len(str(game.position()["face_up"]).split())] == [9, face_up]


# The end of a turn


def taxed_alchemist(gold: int) -> Citadels:
    """Set a table at which seat 0 is the Alchemist with a Poor House, and seat 1 collects taxes."""
    return dark_city_table(
        "dark_city_alchemist",
        seats=4,
        characters=["", "dark_city_tax_collector"],
        acted={"dark_city_tax_collector": 1, "dark_city_alchemist": 0},
        gold=[gold, 0],
        hands=["manor"],
        cities=["dark_city_poor_house"],
        gathered=1,
    )


def test_the_turn_ends_with_tax_then_poor_house_then_what_comes_back_to_the_alchemist() -> None:
    # Ruling R78
    game = taxed_alchemist(4)

    events = play(game, "build manor", "end")

    told = [event.name for event in events if event.name in ("tax-taken", "district-paid", "character-paid")]
    assert told == ["tax-taken", "district-paid", "character-paid"]
    assert list(game.gold[:2]) == [0 + 1 + 3, 1]


def test_what_comes_back_to_the_alchemist_is_safe_from_the_tax() -> None:
    # Ruling R78
    game = taxed_alchemist(3)

    play(game, "build manor", "end")

    assert list(game.gold[:2]) == [1 + 3, 0]


def test_the_park_draws_before_gold_comes_back_and_after_the_tax() -> None:
    game = dark_city_table(
        "dark_city_alchemist",
        seats=4,
        characters=["", "dark_city_tax_collector"],
        acted={"dark_city_tax_collector": 1, "dark_city_alchemist": 0},
        gold=[4, 0],
        hands=["manor"],
        cities=["park"],
        deck="tavern temple",
        gathered=1,
    )

    events = play(game, "build manor", "end")

    told = [event.name for event in events if event.name in ("tax-taken", "cards-drawn", "character-paid")]
    assert told == ["tax-taken", "cards-drawn", "character-paid"]


# Districts that other boxes have too


def test_the_lighthouse_searches_the_deck() -> None:
    game = dark_city_table(
        "classic_thief",
        gold=[3],
        hands=["lighthouse"],
        deck="tavern manor palace",
        gathered=1,
    )

    play(game, "build lighthouse")
    assert options(game) == ["take manor", "take palace", "take tavern", "pass"]
    play(game, "take palace")

    assert [city(game, 0), hand(game, 0)] == ["lighthouse", ["palace"]]


def test_the_map_room_scores_a_point_for_each_card_in_hand() -> None:
    game = dark_city_table("classic_thief", hands=["tavern*2 manor"], cities=["map_room"])

    assert points(game, 0) == {"districts": 5, "map_room": 3}


def test_the_park_gives_two_cards_to_an_empty_hand() -> None:
    game = dark_city_table("classic_thief", cities=["park"], deck="tavern manor palace", gathered=1)

    play(game, "end")

    assert hand(game, 0) == ["manor", "tavern"]


def test_the_hospital_lets_a_murdered_player_gather_and_nothing_else() -> None:
    game = dark_city_table(
        seats=4,
        characters=["classic_merchant", "classic_assassin", "classic_warlord"],
        call=rank_of("classic_merchant"),
        gold=[1],
        hands=["tavern"],
        cities=["hospital market"],
        marks=[["killed", "classic_merchant", 1]],
    )

    play(game, "answer", "gold")

    assert [game.gold[0], asked(game).seat] == [3, 2]


def test_the_keep_is_in_the_box_twice_and_a_city_has_one() -> None:
    game = classic_table("classic_thief", gold=[9], hands=["keep"], cities=["keep"], gathered=1)

    assert "build keep" not in options(game)


def test_neither_keep_can_be_destroyed() -> None:
    # Ruling R93
    game = classic_table("classic_warlord", seats=4, gold=[9], cities=["keep", "keep", "tavern"], gathered=1)

    play(game, "end")

    assert options(game) == ["destroy 2 tavern", "pass"]


def test_a_diplomat_cannot_get_the_keep() -> None:
    # Ruling R114
    game = dark_city_table(
        "dark_city_diplomat",
        gold=[9],
        cities=["manor", "keep tavern"],
        gathered=1,
    )

    play(game, "end", "offer manor")

    assert options(game) == ["demand 1 tavern"]


def test_the_graveyard_recovers_what_the_warlord_destroys_at_the_end_of_his_turn() -> None:
    # Ruling R100
    game = classic_table(
        "classic_warlord",
        seats=4,
        gold=[2, 1],
        cities=["", "graveyard", "manor"],
        gathered=1,
    )

    play(game, "end", "destroy 2 manor")
    assert [asked(game).seat, options(game)] == [1, ["recover", "pass"]]
    play(game, "recover")

    assert [list(game.gold[:2]), hand(game, 1)] == [[0, 0], ["manor"]]


def test_the_smithy_draws_three_cards_for_two_gold() -> None:
    game = classic_table("classic_thief", gold=[2], cities=["smithy"], deck="tavern manor palace temple", gathered=1)

    play(game, "use smithy")

    assert [game.gold[0], hand(game, 0)] == [0, ["manor", "palace", "tavern"]]


@pytest.mark.parametrize("acting", ["classic_king", "classic_bishop", "classic_merchant", "classic_warlord"])
def test_the_school_of_magic_counts_as_the_type_that_pays(acting: str) -> None:
    # Ruling R6
    game = classic_table(acting, gold=[0], cities=["school_of_magic"])

    play(game, "income")

    assert game.gold[0] == 1


def test_the_dragon_gate_is_built_for_six_gold_and_scores_eight_points() -> None:
    game = classic_table("classic_thief", gold=[6], hands=["dragon_gate"], gathered=1)

    play(game, "build dragon_gate")

    assert [game.gold[0], points(game, 0)] == [0, {"districts": 6, "dragon_gate": 2}]

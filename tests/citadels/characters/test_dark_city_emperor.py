import pytest

from tests.citadels.tables import dark_city_table, hand, rules, sees
from tests.tables import asked, names, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.core.view import SPECTATOR

DARK = "classic,dark_city"


@pytest.mark.parametrize(("districts", "gold"), [("manor castle tavern", 2), ("school_of_magic", 1)])
def test_earns_a_gold_for_each_noble_district(districts: str, gold: int) -> None:
    # Ruling R6
    game = dark_city_table("dark_city_emperor", gold=[0], cities=[districts])

    play(game, "income")

    assert game.gold[0] == gold


@pytest.mark.parametrize("heir", [0, 1, 3])
def test_hands_the_crown_to_anybody_himself_included(heir: int) -> None:
    # Ruling R109
    game = dark_city_table("dark_city_emperor", seats=4, crown=2)

    events = play(game, f"crown {heir}")

    assert game.crown == heir
    assert told(events, "crown-moved", FIELD_NAMES) == [{"seat": heir, "victim": 2}]


def test_gives_away_a_crown_of_his_own() -> None:
    # Ruling R109
    game = dark_city_table("dark_city_emperor", seats=4, crown=0)
    assert options(game) == ["gold", "cards", "crown 1", "crown 2", "crown 3"]

    play(game, "crown 2")

    assert game.crown == 2


def test_may_leave_the_crown_where_it_is() -> None:
    # Ruling R109
    game = dark_city_table("dark_city_emperor", seats=4, crown=2)

    events = play(game, "gold", "end")

    assert "crown-moved" not in names(events)
    assert game.crown == game.opener == 2


@pytest.mark.parametrize("moves", [["crown 1", "gold"], ["gold", "crown 1"]])
def test_moves_the_crown_before_or_after_gathering_but_once(moves: list[str]) -> None:
    # Ruling R2
    # Ruling R3
    game = dark_city_table("dark_city_emperor", seats=4, crown=2)

    play(game, *moves)

    assert options(game) == ["end"]


def test_takes_nothing_from_the_new_holder() -> None:
    game = dark_city_table("dark_city_emperor", seats=4, gold=[0, 3, 3, 3], hands=["", "manor"], crown=2)

    play(game, "crown 1")

    assert options(game) == ["gold", "cards"]
    assert list(game.gold) == [0, 3, 3, 3]
    assert hand(game, 1) == ["manor"]


def test_the_new_holder_calls_from_that_moment_and_picks_first() -> None:
    # Ruling R70
    game = dark_city_table("dark_city_emperor", seats=4, crown=2)

    events = play(game, "crown 1", "gold", "end")

    assert {fact["seat"] for fact in told(events, "rank-called", FIELD_NAMES)} == {1}
    assert asked(game).seat == 1


@pytest.mark.parametrize("heir", [0, 1])
def test_the_throne_room_pays_when_he_moves_the_crown(heir: int) -> None:
    # Ruling R118
    game = dark_city_table("dark_city_emperor", seats=3, gold=[0, 0, 0], cities=["throne_room"], crown=2)

    play(game, f"crown {heir}")

    assert game.gold[0] == 1


def test_the_throne_room_pays_nothing_when_he_leaves_the_crown() -> None:
    # Ruling R118
    game = dark_city_table("dark_city_emperor", seats=3, gold=[0, 0, 0], cities=["throne_room"], crown=2)

    play(game, "gold", "end")

    assert game.gold[0] == 2


def test_murdered_he_does_nothing_and_stays_hidden() -> None:
    # Ruling R148
    game = dark_city_table(
        call=4,
        seats=4,
        characters=["dark_city_emperor", "classic_assassin", "classic_thief", "classic_warlord"],
        marks=[["killed", "dark_city_emperor", 1]],
        crown=2,
    )

    events = play(game, "gold", "end")

    assert "killed-shown" not in names(events)
    assert (game.round, game.crown, asked(game).seat) == (2, 2, 2)


def test_murdered_he_is_as_silent_as_a_schemer_whom_nobody_has() -> None:
    # Ruling R148
    murdered = dark_city_table(
        "classic_assassin",
        seats=4,
        characters=["classic_assassin", "dark_city_emperor", "classic_warlord"],
        crown=3,
    )
    absent = dark_city_table(
        "classic_assassin",
        seats=4,
        cast="dark_city_emperor",
        characters=["classic_assassin", "dark_city_artist", "classic_warlord"],
        crown=3,
    )

    first = play(murdered, "kill dark_city_emperor", "gold", "end")
    second = play(absent, "kill dark_city_emperor", "gold", "end")

    assert sees(murdered, first, SPECTATOR) == sees(absent, second, SPECTATOR)


def test_bewitched_he_only_gathers_and_the_witch_decides() -> None:
    # Ruling R109
    game = dark_city_table(
        call=4,
        seats=3,
        characters=["dark_city_witch", "dark_city_emperor"],
        gold=[0, 0, 0],
        cities=["manor", "castle palace"],
        marks=[["bewitched", "dark_city_emperor", 0]],
        crown=2,
    )
    play(game, "gold")
    assert game.crown == 2
    assert options(game) == ["income", "crown 0", "crown 1", "end"]

    play(game, "income", "crown 0")

    assert game.crown == 0
    assert list(game.gold) == [1, 2, 0]


def test_the_witch_may_leave_the_crown_of_a_bewitched_schemer() -> None:
    # Ruling R109
    game = dark_city_table(
        call=4,
        seats=3,
        characters=["dark_city_witch", "dark_city_emperor"],
        marks=[["bewitched", "dark_city_emperor", 0]],
        crown=2,
    )

    play(game, "gold", "end")

    assert game.crown == game.opener == 2


@pytest.mark.parametrize("seed", range(8))
def test_is_never_among_the_characters_laid_face_up(seed: int) -> None:
    # Ruling R12
    game = dark_city_table(seats=4, cast="dark_city_emperor", seed=seed)

    assert "dark_city_emperor" not in str(game.view(0).to_dict()["face_up"])


def test_is_for_two_players_too() -> None:
    assert "emperor" in rules("classic", "dark_city", seats=2)
    game = dark_city_table("dark_city_emperor", crown=0)

    assert options(game) == ["gold", "cards", "crown 1"]

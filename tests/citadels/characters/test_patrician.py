import pytest

from tests.citadels.tables import hand, table
from tests.tables import asked, names, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.core.view import SPECTATOR


def test_draws_a_card_for_each_noble_district() -> None:
    game = table("patrician", gold=[0], cities=["manor castle tavern"], deck="temple church monastery")

    play(game, "income")

    assert hand(game, 0) == ["temple", "church"]
    assert game.gold[0] == 0


def test_draws_nothing_without_a_noble_district() -> None:
    game = table("patrician", cities=["tavern"])

    assert options(game) == ["gold", "cards"]


def test_takes_the_income_only_once() -> None:
    # Ruling R5
    game = table("patrician", gold=[4], hands=["castle"], cities=["manor"], deck="tavern market docks")

    play(game, "income", "gold", "build castle")

    assert options(game) == ["end"]


def test_a_district_built_before_the_income_brings_a_card_too() -> None:
    # Ruling R5
    game = table("patrician", gold=[4], hands=["castle"], cities=["manor"], deck="tavern market docks")

    play(game, "gold", "build castle", "income")

    assert hand(game, 0) == ["tavern", "market"]


def test_the_income_may_come_before_gathering() -> None:
    # Ruling R3
    game = table("patrician", cities=["manor"])

    assert options(game) == ["gold", "cards", "income"]


def test_the_school_of_magic_counts_as_noble() -> None:
    # Ruling R6
    game = table("patrician", cities=["school_of_magic"], deck="temple church")

    play(game, "income")

    assert hand(game, 0) == ["temple"]


def test_a_short_deck_gives_what_is_left() -> None:
    # Ruling R9
    game = table("patrician", cities=["manor castle palace"], deck="temple church")

    play(game, "income")

    assert hand(game, 0) == ["temple", "church"]


def test_all_cards_of_the_income_are_kept_whatever_stands_in_the_city() -> None:
    game = table("patrician", cities=["manor castle observatory"], deck="temple church monastery cathedral")

    play(game, "income")

    assert hand(game, 0) == ["temple", "church"]


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_nobody_else_sees_the_cards_of_the_income(viewer: int) -> None:
    # Ruling R8
    game = table("patrician", cities=["manor castle"], deck="temple church")

    events = [event.view(viewer) for event in play(game, "income")]

    assert told(events, "income-taken", FIELD_NAMES) == [{"seat": 0, "type": "noble", "gold": 0, "cards": 2}]
    assert told(events, "cards-drawn", FIELD_NAMES) == [
        {"seat": 0, "districts": ["unknown", "unknown"], "count": 2, "known": 0}
    ]


def test_takes_the_crown_right_after_gathering() -> None:
    # Ruling R69
    game = table("patrician", crown=1)

    play(game, "gold")

    assert game.crown == 0


def test_the_crown_passes_on_from_the_rank_four_of_the_last_round() -> None:
    # Ruling R70
    game = table(call=4, seats=4, characters=["thief", "bishop", "patrician", "warlord"], crown=0)
    assert told(game.events, "rank-called", FIELD_NAMES) == [{"seat": 0, "rank": 4}]

    events = play(game, "gold", "end")

    assert game.crown == 2
    assert told(events, "rank-called", FIELD_NAMES) == [{"seat": 2, "rank": 5}]


def test_picks_first_in_the_next_round() -> None:
    # Ruling R70
    game = table("patrician", seats=5, crown=3)

    events = play(game, "gold", "end")

    assert asked(game).seat == 0
    assert [fact["seat"] for fact in told(events, "round-began", FIELD_NAMES)] == [0]


def test_a_killed_patrician_takes_the_crown_when_the_round_ends() -> None:
    # Ruling R24
    game = table(
        call=4,
        seats=4,
        characters=["assassin", "patrician", "", "warlord"],
        marks=[["killed", "patrician", 0]],
        crown=3,
    )
    assert asked(game).seat == 3
    assert "character-revealed" in names(game.events)
    assert game.crown == 3

    events = play(game, "gold", "end")

    assert told(events, "killed-shown", FIELD_NAMES) == [{"seat": 1, "character": "patrician"}]
    assert game.crown == 1


def test_a_bewitched_patrician_takes_the_crown_and_the_witch_the_cards() -> None:
    # Ruling R38
    game = table(
        call=4,
        characters=["witch", "patrician"],
        cities=["manor castle", "palace"],
        deck="temple church monastery cathedral",
        marks=[["bewitched", "patrician", 0]],
    )
    play(game, "gold")
    assert game.crown == 1

    play(game, "income", "end")

    assert hand(game, 0) == ["temple", "church"]
    assert hand(game, 1) == []
    assert game.crown == 1


@pytest.mark.parametrize("seed", range(12))
def test_is_never_among_the_characters_laid_face_up(seed: int) -> None:
    # Ruling R12
    game = table(seats=4, cast="patrician", seed=seed)

    face_up = str(game.view(0).to_dict()["face_up"]).split()

    assert len(face_up) == 2
    assert "patrician" not in face_up

import pytest

from tests.citadels.tables import hand, points, rules, table
from tests.tables import asked, key_for, names, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.citadels.game import Citadels
from twocities.core.errors import BadRules
from twocities.core.view import SPECTATOR


def test_earns_a_gold_for_each_noble_district() -> None:
    game = table("emperor", seats=4, gold=[0], cities=["manor castle tavern"])

    play(game, "income")

    assert game.gold[0] == 2


def test_takes_the_income_only_once() -> None:
    # Ruling R5
    game = table("emperor", seats=4, gold=[4], hands=["castle"], cities=["manor"], crown=1)

    play(game, "income", "gold", "build castle")

    assert options(game) == ["crown 2", "crown 3"]


def test_the_school_of_magic_counts_as_noble() -> None:
    # Ruling R6
    game = table("emperor", seats=4, gold=[0], cities=["school_of_magic"])

    play(game, "income")

    assert game.gold[0] == 1


def test_moves_the_crown_neither_to_himself_nor_to_its_holder() -> None:
    # Ruling R71
    game = table("emperor", seats=4, crown=2)

    assert options(game) == ["gold", "cards", "crown 1", "crown 3"]


def test_the_turn_does_not_end_before_the_crown_has_moved() -> None:
    # Ruling R4
    game = table("emperor", seats=4, gold=[0], crown=2)
    play(game, "gold")
    assert "end" not in options(game)

    play(game, "crown 3")

    assert options(game) == ["end"]


def test_gives_away_a_crown_of_his_own_too() -> None:
    # Ruling R71
    game = table("emperor", seats=4, gold=[0], crown=0)
    play(game, "gold")
    assert options(game) == ["crown 1", "crown 2", "crown 3"]

    play(game, "crown 2")

    assert game.crown == 2


def test_moves_the_crown_before_gathering_if_he_likes() -> None:
    # Ruling R3
    game = table("emperor", seats=4, gold=[0], crown=2)

    play(game, "crown 1", "gold")

    assert game.crown == 1
    assert options(game) == ["end"]


def test_moves_the_crown_only_once() -> None:
    # Ruling R2
    game = table("emperor", seats=4, gold=[0], crown=2)

    play(game, "crown 1")

    assert options(game) == ["gold", "cards"]


def test_takes_a_gold_from_the_new_holder() -> None:
    # Ruling R71
    game = table("emperor", seats=4, gold=[0, 3, 5, 0], hands=["", "manor"], crown=2)
    play(game, "crown 1")
    assert options(game) == ["take_gold", "take_card", "pass"]

    play(game, "take_gold")

    assert list(game.gold) == [1, 2, 5, 0]
    assert hand(game, 1) == ["manor"]


def test_takes_a_card_from_the_new_holder() -> None:
    # Ruling R71
    game = table("emperor", seats=4, gold=[0, 3], hands=["", "manor"], crown=2)

    play(game, "crown 1", "take_card")

    assert list(game.gold[:2]) == [0, 3]
    assert [hand(game, 0), hand(game, 1)] == [["manor"], []]


@pytest.mark.parametrize(("draw", "card"), [(0, "manor"), (1, "temple")])
def test_the_card_is_taken_at_random(draw: int, card: str) -> None:
    # Ruling R71
    game = table("emperor", seats=4, hands=["", "manor temple"], deck="", crown=2, rng=[key_for(((2, draw),)), 0])

    play(game, "crown 1", "take_card")

    assert hand(game, 0) == [card]


@pytest.mark.parametrize("viewer", [2, SPECTATOR])
def test_only_the_two_see_which_card_was_taken(viewer: int) -> None:
    # Ruling R8
    game = table("emperor", seats=4, hands=["", "manor"], crown=2)

    events = [event.view(viewer) for event in play(game, "crown 1", "take_card")]

    assert told(events, "card-taken", FIELD_NAMES) == [{"seat": 0, "victim": 1, "district": "unknown", "known": 0}]


@pytest.mark.parametrize(
    ("gold", "card", "choice"), [(0, "manor", ["take_card", "pass"]), (1, "", ["take_gold", "pass"])]
)
def test_a_holder_with_one_kind_only_gives_that(gold: int, card: str, choice: list[str]) -> None:
    # Ruling R71
    game = table("emperor", seats=4, gold=[0, gold], hands=["", card], crown=2)

    play(game, "crown 1")

    assert options(game) == choice


def test_a_holder_with_nothing_gives_nothing() -> None:
    # Ruling R71
    game = table("emperor", seats=4, gold=[0, 0], crown=2)

    play(game, "crown 1")

    assert game.crown == 1
    assert options(game) == ["gold", "cards"]


def test_may_take_nothing() -> None:
    # Ruling R71
    game = table("emperor", seats=4, gold=[0, 3], hands=["", "manor"], crown=2)

    play(game, "crown 1", "pass")

    assert list(game.gold[:2]) == [0, 3]
    assert hand(game, 1) == ["manor"]


def test_the_new_holder_calls_from_that_moment_and_picks_first() -> None:
    # Ruling R70
    game = table("emperor", seats=4, gold=[0, 0], crown=2)

    events = play(game, "crown 1", "gold", "end")

    assert {fact["seat"] for fact in told(events, "rank-called", FIELD_NAMES)} == {1}
    assert asked(game).seat == 1


def test_with_three_players_there_may_be_one_heir_only() -> None:
    # Ruling R71
    game = table("emperor", seats=3, crown=1)

    assert options(game) == ["gold", "cards", "crown 2"]


def killed_emperor(crown: int = 2, first: int | None = None) -> Citadels:
    """Set a table at which the Warlord of seat 3 is the last on turn after the Emperor of seat 0 was killed."""
    return table(
        call=8,
        seats=4,
        gold=[0, 4, 4, 4],
        hands=["", "manor", "castle", "palace"],
        characters=["emperor", "assassin", "thief", "warlord"],
        cities=["", "", "", "statue"],
        marks=[["killed", "emperor", 1]],
        crown=crown,
        first=first,
    )


def test_a_killed_emperor_moves_the_crown_when_the_round_ends() -> None:
    # Ruling R25
    game = killed_emperor()
    events = play(game, "gold", "end")
    assert told(events, "killed-shown", FIELD_NAMES) == [{"seat": 0, "character": "emperor"}]
    assert game.view(SPECTATOR).to_dict()["revealed"] == ["emperor", "warlord"]
    assert asked(game).seat == 0
    assert options(game) == ["crown 1", "crown 3"]

    play(game, "crown 3")

    assert game.crown == 3
    assert asked(game).seat == 3


def test_a_killed_emperor_takes_nothing_for_the_crown() -> None:
    # Ruling R25
    game = killed_emperor()

    play(game, "gold", "end", "crown 1")

    assert game.crown == 1
    assert list(game.gold) == [0, 4, 4, 6]
    assert hand(game, 0) == []


def test_a_killed_emperor_with_a_hospital_still_moves_the_crown_at_the_end() -> None:
    # Ruling R30
    game = table(
        call=4,
        edition="citadela",
        seats=4,
        gold=[0, 4, 4, 4],
        characters=["emperor", "assassin", "thief", "warlord"],
        cities=["hospital manor"],
        marks=[["killed", "emperor", 1]],
        crown=2,
    )
    play(game, "answer", "gold")
    assert asked(game).seat == 3
    assert game.crown == 2

    play(game, "gold", "end", "crown 1")

    assert game.crown == 1
    assert list(game.gold) == [2, 4, 4, 6]


def test_a_killed_emperor_gives_away_his_own_crown() -> None:
    # Ruling R25
    game = killed_emperor(crown=0)

    play(game, "gold", "end")

    assert options(game) == ["crown 1", "crown 2", "crown 3"]


def test_a_killed_emperor_moves_the_crown_before_the_game_is_scored() -> None:
    # Ruling R105
    game = killed_emperor(first=1)

    play(game, "gold", "end", "crown 3")

    assert game.decision is None
    assert points(game, 3)["statue"] == 5


def test_nobody_moves_the_crown_for_a_killed_emperor_whom_nobody_has() -> None:
    # Ruling R21
    game = table(
        call=8,
        seats=4,
        cast="emperor",
        characters=["bishop", "assassin", "thief", "warlord"],
        marks=[["killed", "emperor", 1]],
        crown=2,
    )

    events = play(game, "gold", "end")

    assert "killed-shown" not in names(events)
    assert game.crown == 2


def bewitched_emperor() -> Citadels:
    """Set a table at which the bewitched Emperor of seat 1 is called; seat 0 has the Witch, seat 2 the crown."""
    return table(
        call=4,
        seats=3,
        gold=[0, 2, 2],
        characters=["witch", "emperor", "thief"],
        cities=["manor", "castle palace"],
        marks=[["bewitched", "emperor", 0]],
        crown=2,
    )


def test_a_bewitched_emperor_only_gathers() -> None:
    # Ruling R39
    game = bewitched_emperor()
    assert options(game) == ["gold", "cards"]

    play(game, "gold")

    assert asked(game).seat == 0
    assert game.crown == 2


def test_the_witch_moves_the_crown_even_to_the_bewitched_player_but_not_to_herself() -> None:
    # Ruling R39
    game = bewitched_emperor()

    play(game, "gold")

    assert options(game) == ["income", "crown 1"]


def test_the_witch_takes_the_gold_or_the_card() -> None:
    # Ruling R39
    game = bewitched_emperor()

    play(game, "gold", "crown 1", "take_gold", "income", "end")

    assert list(game.gold) == [2, 3, 2]
    assert game.crown == 1


def test_is_not_for_two_players() -> None:
    with pytest.raises(BadRules, match="only for 3 or more players"):
        table("emperor", seats=2)


@pytest.mark.parametrize(
    ("edition", "preset", "instead"),
    [
        ("deluxe", "agents", "king"),
        ("deluxe", "emissaries", "king"),
        ("citadela", "muj_dum_muj_hrad", "patrician"),
    ],
)
def test_is_replaced_in_a_preset_for_two_players(edition: str, preset: str, instead: str) -> None:
    assert instead in rules(edition, preset, seats=2)
    assert "emperor" in rules(edition, preset, seats=4)


@pytest.mark.parametrize("seed", range(12))
def test_is_never_among_the_characters_laid_face_up(seed: int) -> None:
    # Ruling R12
    game = table(seats=4, cast="emperor", seed=seed)

    face_up = str(game.view(0).to_dict()["face_up"]).split()

    assert len(face_up) == 2
    assert "emperor" not in face_up

import pytest

from tests.citadels.tables import hand, points, table
from tests.tables import asked, names, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.citadels.game import Citadels


def test_earns_a_gold_for_each_noble_district() -> None:
    game = table("king", gold=[0], cities=["manor castle tavern church"])

    play(game, "income")

    assert game.gold[0] == 2


def test_earns_nothing_without_a_noble_district() -> None:
    game = table("king", cities=["tavern church watchtower"])

    assert options(game) == ["gold", "cards"]


def test_takes_the_income_only_once() -> None:
    # Ruling R5
    game = table("king", gold=[4], hands=["castle"], cities=["manor"])

    play(game, "income", "gold", "build castle")

    assert options(game) == ["end"]


def test_a_district_built_before_the_income_pays_too() -> None:
    # Ruling R5
    game = table("king", gold=[4], hands=["castle"], cities=["manor"])

    play(game, "gold", "build castle", "income")

    assert game.gold[0] == 4 + 2 - 4 + 2


def test_the_income_may_come_before_gathering() -> None:
    # Ruling R3
    game = table("king", cities=["manor"])

    assert options(game) == ["gold", "cards", "income"]


def test_the_income_may_be_left() -> None:
    # Ruling R1
    game = table("king", gold=[0], cities=["manor"])

    play(game, "gold", "end")

    assert game.gold[0] == 2


@pytest.mark.parametrize(("city", "gold"), [("manor school_of_magic", 2), ("school_of_magic", 1)])
def test_the_school_of_magic_counts_as_noble(city: str, gold: int) -> None:
    # Ruling R6
    game = table("king", gold=[0], cities=[city])

    play(game, "income")

    assert game.gold[0] == gold


def test_takes_the_crown_right_after_gathering() -> None:
    # Ruling R69
    game = table("king", crown=1)
    assert game.crown == 1

    events = play(game, "gold")

    assert game.crown == 0
    assert told(events, "crown-moved", FIELD_NAMES) == [{"seat": 0, "victim": 1}]


def test_the_crown_waits_until_a_drawn_card_is_kept() -> None:
    # Ruling R69
    game = table("king", deck="manor castle", crown=1)
    play(game, "cards")
    assert game.crown == 1

    play(game, "keep manor")

    assert game.crown == 0


def test_does_not_take_the_crown_with_the_income() -> None:
    # Ruling R69
    game = table("king", cities=["manor"], crown=1)

    play(game, "income")

    assert game.crown == 1


def test_keeps_a_crown_that_is_already_there() -> None:
    # Ruling R69
    game = table("king", crown=0)

    events = play(game, "gold")

    assert game.crown == 0
    assert "crown-moved" not in names(events)


def test_takes_the_crown_only_after_a_threat() -> None:
    # Ruling R69
    game = table("king", gold=[2], characters=["king", "blackmailer"], marks=[["threat", "king", 1]], crown=1)
    play(game, "gold")
    assert options(game) == ["bribe", "refuse"]
    assert game.crown == 1

    play(game, "bribe")

    assert game.crown == 0


def test_takes_the_crown_when_robbed() -> None:
    game = table(call=4, gold=[3, 5], characters=["thief", "king"], marks=[["robbed", "king", 0]])

    play(game, "gold")

    assert list(game.gold) == [8, 2]
    assert game.crown == 1


def test_calls_the_ranks_after_his_own() -> None:
    # Ruling R70
    game = table("king", characters=["king", "bishop"], crown=1)

    events = play(game, "gold", "end")

    assert told(events, "rank-called", FIELD_NAMES) == [{"seat": 0, "rank": 5}]
    assert asked(game).seat == 1


def test_picks_first_in_the_next_round() -> None:
    # Ruling R70
    game = table("king", seats=4, crown=2)

    events = play(game, "gold", "end")

    assert asked(game).seat == 0
    assert [fact["seat"] for fact in told(events, "round-began", FIELD_NAMES)] == [0]


def test_a_killed_king_loses_the_turn_in_silence() -> None:
    # Ruling R24
    game = table(call=4, characters=["assassin", "king bishop"], marks=[["killed", "king", 0]])

    assert names(game.events) == ["rank-called", "nobody-answered", "rank-called", "character-revealed"]
    assert asked(game).seat == 1
    assert game.view(0).to_dict()["revealed"] == ["bishop"]


def killed_king(call: int) -> Citadels:
    """Set a table at which the King of seat 1 was killed and seat 3 has the crown."""
    characters = ["assassin", "king", "bishop", "warlord"]
    return table(call=call, seats=4, characters=characters, marks=[["killed", "king", 0]], crown=3)


def test_while_the_king_is_killed_the_old_holder_goes_on_calling() -> None:
    # Ruling R24
    game = killed_king(call=4)

    events = play(game, "gold", "end")

    assert game.crown == 3
    assert told(events, "rank-called", FIELD_NAMES) == [{"seat": 3, "rank": rank} for rank in (6, 7, 8)]


def test_a_killed_king_is_shown_and_takes_the_crown_when_the_round_ends() -> None:
    # Ruling R24
    game = killed_king(call=8)

    events = play(game, "gold", "end")

    assert told(events, "killed-shown", FIELD_NAMES) == [{"seat": 1, "character": "king"}]
    assert told(events, "crown-moved", FIELD_NAMES) == [{"seat": 1, "victim": 3}]
    assert asked(game).seat == 1


def test_the_crown_stays_when_a_king_is_killed_whom_nobody_has() -> None:
    # Ruling R21
    game = table(
        call=8, seats=4, characters=["assassin", "thief", "bishop", "warlord"], marks=[["killed", "king", 0]], crown=3
    )

    events = play(game, "gold", "end")

    assert game.crown == 3
    assert "killed-shown" not in names(events)


def test_a_killed_king_with_a_hospital_still_waits_for_the_crown() -> None:
    # Ruling R30
    game = table(
        call=4,
        edition="citadela",
        gold=[0, 0],
        characters=["assassin warlord", "king"],
        cities=["", "hospital manor"],
        marks=[["killed", "king", 0]],
    )

    play(game, "answer", "gold")
    assert list(game.gold) == [0, 2]
    assert game.crown == 0
    assert asked(game).seat == 0
    play(game, "gold", "end")

    assert game.crown == 1


def test_a_bewitched_king_takes_the_crown_after_gathering() -> None:
    # Ruling R38
    game = table(call=4, characters=["witch", "king"], cities=["", "manor"], marks=[["bewitched", "king", 0]])
    assert options(game) == ["gold", "cards"]
    assert game.crown == 0

    play(game, "gold")

    assert game.crown == 1
    assert asked(game).seat == 0


def test_a_bewitched_king_takes_the_crown_after_choosing_a_card() -> None:
    # Ruling R38
    game = table(call=4, characters=["witch", "king"], deck="manor castle", marks=[["bewitched", "king", 0]])
    play(game, "cards")
    assert game.crown == 0

    play(game, "keep castle")

    assert game.crown == 1
    assert hand(game, 1) == ["castle"]


def test_a_king_bewitched_by_his_own_player_takes_the_crown_too() -> None:
    # Ruling R46
    game = table(
        call=4, gold=[0], characters=["witch king"], cities=["manor"], marks=[["bewitched", "king", 0]], crown=1
    )

    play(game, "gold", "income")

    assert game.crown == 0
    assert game.gold[0] == 3


def test_the_witch_has_the_noble_income_and_not_the_crown() -> None:
    # Ruling R38
    game = table(
        call=4,
        gold=[0, 0],
        characters=["witch", "king"],
        cities=["manor castle", "palace"],
        marks=[["bewitched", "king", 0]],
    )

    play(game, "gold", "income", "end")

    assert list(game.gold) == [2, 2]
    assert game.crown == 1


def test_with_two_characters_the_noble_income_is_only_the_kings() -> None:
    # Ruling R7
    game = table("king", gold=[0], characters=["king bishop"], cities=["manor castle temple"])
    play(game, "gold", "end")

    play(game, "income")

    assert game.gold[0] == 2 + 1


def test_with_two_characters_each_turn_has_its_own_limit() -> None:
    # Ruling R7
    game = table("king", gold=[5], characters=["king bishop"], hands=["temple tavern market"])
    play(game, "gold", "build temple")
    assert options(game) == ["end"]

    play(game, "end", "gold", "build tavern")

    assert hand(game, 0) == ["market"]


def test_a_killed_king_has_the_crown_before_the_game_is_scored() -> None:
    # Ruling R105
    # Ruling R101
    game = table(
        call=8, characters=["assassin warlord", "king"], cities=["", "statue"], marks=[["killed", "king", 0]], first=0
    )
    assert "statue" not in points(game, 1)

    play(game, "gold", "end")

    assert game.decision is None
    assert points(game, 1)["statue"] == 5


def test_a_tie_goes_to_the_higher_rank_even_if_it_was_killed() -> None:
    # Ruling R106
    game = table(
        "bishop",
        characters=["bishop thief", "king assassin"],
        cities=["manor", "docks"],
        marks=[["killed", "bishop", 1]],
    )

    assert [score.place for score in game.scores()] == [1, 2]


@pytest.mark.parametrize("seed", range(12))
def test_is_never_among_the_characters_laid_face_up(seed: int) -> None:
    # Ruling R12
    game = table(seats=4, seed=seed)

    face_up = str(game.view(0).to_dict()["face_up"]).split()

    assert len(face_up) == 2
    assert "king" not in face_up

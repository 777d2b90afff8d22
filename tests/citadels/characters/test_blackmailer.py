import pytest

from tests.citadels.tables import table
from tests.invariants import check_loading
from tests.tables import asked, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.core.view import SPECTATOR


def test_lays_two_threats_and_makes_one_real() -> None:
    game = table("blackmailer", seats=4)

    events = play(game, "threaten king", "threaten warlord", "real warlord")

    assert told(events, "threats-placed", FIELD_NAMES) == [
        {"seat": 0, "characters": ["king", "warlord"], "real": "warlord", "known": 1}
    ]
    assert game.position()["marks"] == [["threat", "king", 0], ["real_threat", "warlord", 0]]


def test_threatens_two_different_characters_held_or_not_the_own_one_too_but_not_rank_one() -> None:
    # Ruling R21
    # Ruling R22
    # Ruling R60
    game = table("blackmailer", seats=4, face_up="merchant", gathered=1)
    targets = ["blackmailer", "magician", "king", "bishop", "merchant", "architect", "warlord"]
    assert options(game) == [*[f"threaten {target}" for target in targets], "end"]

    play(game, "threaten king")

    assert options(game) == [f"threaten {target}" for target in targets if target != "king"]


@pytest.mark.parametrize("character", ["assassin", "witch", "magistrate"])
def test_may_not_threaten_any_character_of_rank_one(character: str) -> None:
    # Ruling R60
    game = table("blackmailer", seats=4, characters=["blackmailer", character])

    assert f"threaten {character}" not in options(game)


@pytest.mark.parametrize(("mark", "layer"), [("killed", "assassin"), ("bewitched", "witch")])
def test_may_not_threaten_the_killed_or_the_bewitched(mark: str, layer: str) -> None:
    # Ruling R60
    game = table("blackmailer", seats=4, characters=["blackmailer", layer, "king"], marks=[[mark, "king", 1]])
    assert "threaten king" not in options(game)

    play(game, "threaten bishop")

    assert "threaten king" not in options(game)


@pytest.mark.parametrize("mark", ["warrant", "signed_warrant"])
def test_may_threaten_a_character_with_a_warrant(mark: str) -> None:
    # Ruling R60
    game = table("blackmailer", seats=4, characters=["blackmailer", "magistrate"], marks=[[mark, "king", 1]])

    assert "threaten king" in options(game)


def test_laying_threats_is_optional() -> None:
    # Ruling R23
    game = table("blackmailer", seats=4, characters=["blackmailer", "king"])

    play(game, "gold", "end", "gold")

    assert list(game.marks) == []
    assert options(game) == ["end"]


def test_begun_both_threats_are_laid() -> None:
    game = table("blackmailer", seats=4, gathered=1)
    play(game, "threaten king")
    assert "end" not in options(game)

    play(game, "threaten bishop")

    assert options(game) == ["real king", "real bishop"]


@pytest.mark.parametrize(
    "moves",
    [
        ["gold", "threaten king", "threaten bishop", "real king"],
        ["threaten king", "threaten bishop", "real king", "gold"],
    ],
)
def test_lays_threats_before_or_after_gathering_but_once(moves: list[str]) -> None:
    # Ruling R3
    game = table("blackmailer", seats=4)

    play(game, *moves)

    assert options(game) == ["end"]


def test_each_of_the_two_threatened_players_is_asked() -> None:
    game = table("blackmailer", seats=4, characters=["blackmailer", "king", "warlord"], gold=[0, 4, 8])
    play(game, "threaten king", "threaten warlord", "real king", "gold", "end")

    play(game, "gold", "refuse", "unmask", "end", "gold", "bribe")

    assert list(game.gold) == [13, 0, 5, 0]


def test_a_threat_on_a_character_that_nobody_has_does_nothing() -> None:
    # Ruling R21
    game = table("blackmailer", seats=4, characters=["blackmailer", "king"])
    play(game, "threaten bishop", "threaten merchant", "real merchant", "gold", "end", "gold")

    play(game, "end")

    assert list(game.gold) == [4, 4, 2, 2]
    assert list(game.marks) == []


@pytest.mark.parametrize("real", ["blackmailer", "king"])
def test_a_threat_on_the_own_character_has_no_effect(real: str) -> None:
    # Ruling R22
    game = table("blackmailer", seats=4, characters=["blackmailer", "bishop"], gold=[4, 4])

    play(game, "threaten blackmailer", "threaten king", f"real {real}", "gold", "end", "gold", "end")

    assert list(game.gold[:2]) == [6, 6]


def test_a_threatened_player_does_not_know_whether_the_threat_on_the_blackmailer_is_the_real_one() -> None:
    # Ruling R22
    game = table("blackmailer", seats=4, characters=["blackmailer", "king"], gold=[4, 4])

    play(game, "threaten blackmailer", "threaten king", "real blackmailer", "gold", "end", "gold")

    assert options(game) == ["bribe", "refuse"]
    assert game.view(1).to_dict()["marks"] == [["threat", "blackmailer", 0], ["threat", "king", 0]]


def test_a_threat_on_the_own_other_character_has_no_effect() -> None:
    # Ruling R22
    # Ruling R62
    game = table("blackmailer", seats=3, characters=["blackmailer king", "bishop", "merchant"], gold=[4, 0, 0])
    play(game, "threaten king", "threaten warlord", "real king", "gold", "end")
    assert asked(game).seat == 0

    play(game, "gold")

    assert "bribe" not in options(game)
    assert "end" in options(game)
    assert list(game.gold) == [8, 0, 0]


def test_the_own_other_character_may_act_before_gathering() -> None:
    # Ruling R62
    game = table(
        "merchant",
        seats=3,
        characters=["merchant blackmailer", "king", "bishop"],
        marks=[["real_threat", "merchant", 0]],
    )

    assert "extra_gold" in options(game)


def test_only_the_blackmailer_is_told_which_threat_is_real() -> None:
    # Ruling R8
    game = table("blackmailer", seats=4)

    events = play(game, "threaten king", "threaten bishop", "real king")

    seen = {
        viewer: told([event.view(viewer) for event in events], "threats-placed", FIELD_NAMES)
        for viewer in (0, 1, SPECTATOR)
    }
    shown = {"seat": 0, "characters": ["king", "bishop"], "real": "king", "known": 1}
    hidden = {"seat": 0, "characters": ["king", "bishop"], "real": "unknown", "known": 0}
    assert seen == {0: [shown], 1: [hidden], SPECTATOR: [hidden]}


def test_a_threatened_character_that_keeps_a_card_can_be_written_down() -> None:
    marks = [["threat", "merchant", 1], ["real_threat", "king", 1]]
    game = table("merchant", seats=4, cast="blackmailer", gold=[6], marks=marks)
    play(game, "cards")

    assert [step.name for step in game.agenda[2:]] == ["after_gathering", "answer_threat", "keep_card"]
    check_loading(game)

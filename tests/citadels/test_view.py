import pytest

from tests.citadels.tables import start, table
from tests.tables import play
from twocities import SPECTATOR
from twocities.citadels.game import Citadels
from twocities.core.game import Game
from twocities.core.rng import Rng


def after_signing(signed: str) -> Citadels:
    """Let seat 0 lay three warrants and sign one."""
    game = table("magistrate", seats=4, deck="")
    play(game, "warrant king", "warrant bishop", "warrant merchant", f"sign {signed}")
    return game


def after_threatening(real: str) -> Citadels:
    """Let seat 0 lay two threats, one of them real."""
    game = table("blackmailer", seats=4, deck="")
    play(game, "threaten king", "threaten bishop", f"real {real}")
    return game


def test_everybody_sees_gold_hand_sizes_and_cities() -> None:
    # Ruling R8
    game = table("merchant", gold=[3, 7], hands=["manor", "tavern palace"], cities=["castle+", "keep prison"])

    facts = game.view(SPECTATOR).to_dict()

    assert facts["gold"] == [3, 7]
    assert facts["hands"] == ["unknown", "unknown*2"]
    assert facts["cities"] == ["castle+", "keep prison"]


def test_a_player_sees_the_own_hand_and_no_other() -> None:
    # Ruling R8
    game = table("merchant", hands=["manor", "tavern palace"])

    assert game.view(1).to_dict()["hands"] == ["unknown", "palace tavern"]


def test_the_deck_shows_only_how_many_cards_it_has() -> None:
    game = table("merchant", deck="manor tavern palace")

    assert [game.view(0).to_dict()["deck_size"], game.view(0).to_dict()["deck"]] == [3, "unknown*3"]


def test_whoever_looks_through_the_deck_sees_its_cards_but_not_their_order() -> None:
    game = table(
        "merchant", edition="citadela", hands=["lighthouse"], gold=[5], gathered=1, deck="tavern manor palace manor"
    )
    play(game, "build lighthouse")

    assert game.view(0).to_dict()["deck"] == "tavern palace manor*2"
    assert game.view(1).to_dict()["deck"] == "unknown*4"


def test_a_hand_that_the_wizard_has_seen_is_known_to_him_alone() -> None:
    game = table("wizard", seats=4, hands=["", "manor tavern", "keep"])
    play(game, "look 1")
    assert game.view(0).to_dict()["hands"] == ["", "manor tavern", "unknown", ""]
    assert game.view(2).to_dict()["hands"] == ["", "unknown*2", "keep", ""]

    play(game, "take manor")

    assert game.view(0).to_dict()["hands"] == ["", "tavern", "unknown", ""]
    assert game.view(2).to_dict()["hands"] == ["", "unknown", "keep", ""]


def test_a_card_that_was_taken_is_seen_only_by_the_one_who_took_it_and_the_one_who_lost_it() -> None:
    game = table("wizard", seats=4, hands=["", "manor tavern", "keep"])
    play(game, "look 1", "take manor")

    assert [game.view(viewer).to_dict()["drawn"] for viewer in (0, 1, 2, SPECTATOR)] == [
        "manor",
        "manor",
        "unknown",
        "unknown",
    ]


def test_drawn_cards_are_seen_only_by_the_one_who_draws() -> None:
    game = table("merchant", deck="manor tavern palace")
    play(game, "cards")

    assert game.view(0).to_dict()["drawn"] == "manor tavern"
    assert game.view(1).to_dict()["drawn"] == "unknown*2"
    assert game.view(SPECTATOR).to_dict()["drawn"] == "unknown*2"


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_tucked_cards_are_counted_and_not_seen(viewer: int) -> None:
    # Ruling R8
    game = table("merchant", cities=["museum"], tucked={"museum": "manor tavern"})

    assert game.view(viewer).to_dict()["tucked"] == {"museum": "unknown*2"}


def test_everybody_sees_what_is_being_built() -> None:
    game = table("merchant", hands=["thieves_den manor"], gold=[9], gathered=1)
    play(game, "build_with_cards thieves_den")

    assert game.view(1).to_dict()["site"] == "thieves_den"


@pytest.mark.parametrize("viewer", [1, 3, SPECTATOR])
@pytest.mark.parametrize("signed", ["king", "bishop", "merchant"])
def test_others_see_where_warrants_lie_and_not_which_is_signed(signed: str, viewer: int) -> None:
    # Ruling R8
    facts = after_signing(signed).view(viewer).to_dict()

    assert facts["marks"] == [["warrant", "king", 0], ["warrant", "bishop", 0], ["warrant", "merchant", 0]]
    assert facts == after_signing("bishop").view(viewer).to_dict()


def test_the_magistrate_sees_which_warrant_is_signed() -> None:
    assert after_signing("bishop").view(0).to_dict()["marks"] == [
        ["warrant", "king", 0],
        ["warrant", "merchant", 0],
        ["signed_warrant", "bishop", 0],
    ]


@pytest.mark.parametrize("viewer", [1, 3, SPECTATOR])
@pytest.mark.parametrize("real", ["king", "bishop"])
def test_others_see_where_threats_lie_and_not_which_is_real(real: str, viewer: int) -> None:
    # Ruling R8
    facts = after_threatening(real).view(viewer).to_dict()

    assert facts["marks"] == [["threat", "king", 0], ["threat", "bishop", 0]]
    assert facts == after_threatening("king").view(viewer).to_dict()


def test_the_blackmailer_sees_which_threat_is_real() -> None:
    assert after_threatening("king").view(0).to_dict()["marks"] == [["threat", "bishop", 0], ["real_threat", "king", 0]]


@pytest.mark.parametrize("viewer", [0, 3, SPECTATOR])
def test_everybody_sees_who_was_named(viewer: int) -> None:
    # Ruling R8
    game = table("assassin", seats=4)
    play(game, "kill king")

    assert game.view(viewer).to_dict()["marks"] == [["killed", "king", 0]]


def test_a_player_sees_the_own_characters_and_those_that_were_revealed() -> None:
    # Ruling R8
    game = table("king", seats=4, characters=["king", "bishop", "merchant", "warlord"])

    assert game.view(1).to_dict()["characters"] == ["king", "bishop", "", ""]
    assert game.view(SPECTATOR).to_dict()["characters"] == ["king", "", "", ""]


def test_a_killed_character_stays_hidden() -> None:
    # Ruling R23
    game = table("merchant", seats=4, characters=["merchant", "king"], cast="assassin", marks=[["killed", "king", 2]])

    assert game.view(0).to_dict()["characters"] == ["merchant", "", "", ""]


def test_only_the_seat_that_is_asked_sees_its_options() -> None:
    game = table("merchant", gold=[0], hands=["manor"])

    assert game.view(0).to_dict()["options"] == ["gold", "cards", "extra_gold"]
    assert [game.view(0).to_dict()["topic"], game.view(1).to_dict()["topic"]] == ["acting", None]
    assert [game.view(1).to_dict()["asked"], game.view(1).to_dict()["options"]] == [0, []]


def test_everybody_sees_what_was_done_in_the_turn() -> None:
    game = table("architect", hands=["manor tavern"], gold=[9])
    play(game, "gold", "extra_cards", "build manor")

    facts = game.view(1).to_dict()

    assert [facts["gathered"], facts["used"], facts["builds"], facts["paid_builds"], facts["spent"]] == [
        1,
        ["extra"],
        1,
        1,
        3,
    ]


def test_everybody_sees_what_is_still_to_be_done() -> None:
    game = table("merchant", seats=4, deck="manor tavern palace")
    play(game, "cards")

    assert game.view(SPECTATOR).to_dict()["agenda"] == [
        {"step": "keep_card", "seat": 0, "count": 1},
        {"step": "after_gathering", "seat": 0, "acting": "merchant"},
        {"step": "turn", "seat": 0, "acting": "merchant"},
        {"step": "call_rank", "rank": 7},
    ]


def test_everybody_sees_crown_round_and_call() -> None:
    facts = table("merchant", crown=1, round=5).view(SPECTATOR).to_dict()

    assert [facts["crown"], facts["round"], facts["called"], facts["first"]] == [1, 5, 6, None]


def test_everybody_sees_gold_on_characters_and_who_acted() -> None:
    game = table("merchant", seats=4, cast="tax_collector", gold_on={"tax_collector": 2})

    assert game.view(SPECTATOR).to_dict()["gold_on"] == {"tax_collector": 2}
    assert game.view(SPECTATOR).to_dict()["acted"] == {"merchant": 0}


def test_everybody_sees_the_types_that_were_declared() -> None:
    game = table(
        "warlord", seats=4, cities=["haunted_quarter manor"], first=0, gathered=1, characters=["warlord", "king"]
    )
    play(game, "end", "declare trade")

    assert game.view(1).to_dict()["declared"] == {"haunted_quarter": "trade"}


def test_everybody_sees_the_cast_and_the_rules() -> None:
    facts = start(5, ["agents"]).view(SPECTATOR).to_dict()

    assert facts["cast"] == [
        "witch",
        "blackmailer",
        "magician",
        "emperor",
        "abbot",
        "alchemist",
        "architect",
        "warlord",
    ]
    assert [facts["game"], facts["seats"], facts["viewer"]] == ["citadels", 5, SPECTATOR]
    assert facts["rules"] == start(5, ["agents"]).rules.names


def test_when_the_game_is_over_nobody_is_asked() -> None:
    game = table("warlord", seats=4, cities=["manor"], first=0, gathered=1)
    play(game, "end")

    facts = game.view(0).to_dict()

    assert [facts["asked"], facts["topic"], facts["options"], facts["agenda"]] == [SPECTATOR, None, [], []]


def test_a_view_does_not_change_with_the_game() -> None:
    game = table("merchant", hands=["manor"], gold=[5])
    view = game.view(1)
    before = view.to_dict()

    play(game, "gold", "extra_gold", "build manor")

    assert view.to_dict() == before


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_view_holds_neither_the_game_nor_its_chances(viewer: int) -> None:
    view = start(4).view(viewer)

    assert [name for name in dir(view) if isinstance(getattr(view, name, None), Game | Rng)] == []

import pytest

from tests.citadels.tables import bottom, city, hand, points, table
from tests.tables import asked, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.core.view import SPECTATOR


def test_takes_a_card_of_a_hand_into_the_own_one() -> None:
    game = table("wizard", seats=4, hands=["manor", "tavern market", "temple"])

    play(game, "look 1", "take market", "keep_it")

    assert hand(game, 0) == ["manor", "market"]
    assert hand(game, 1) == ["tavern"]
    assert list(game.gold) == [2, 2, 2, 2]


def test_builds_the_taken_card_at_once_for_its_full_price() -> None:
    # Ruling R65
    game = table("wizard", gold=[5, 0], hands=["", "harbor"])

    events = play(game, "look 1", "take harbor", "build harbor")

    assert list(game.gold) == [1, 0]
    assert city(game, 0) == "harbor"
    assert hand(game, 0) == hand(game, 1) == []
    assert told(events, "district-built", FIELD_NAMES) == [{"seat": 0, "district": "harbor", "gold": 4}]


def test_may_look_at_every_other_hand_that_has_cards() -> None:
    game = table("wizard", seats=4, hands=["", "tavern", "", "market"])

    assert options(game) == ["gold", "cards", "look 1", "look 3"]


def test_having_looked_takes_one_of_the_cards() -> None:
    game = table("wizard", hands=["", "tavern*2 market"])

    play(game, "look 1")

    assert options(game) == ["take tavern", "take market"]


@pytest.mark.parametrize(
    "moves", [["look 1", "take palace", "keep_it", "gold"], ["gold", "look 1", "take palace", "keep_it"]]
)
def test_looks_before_or_after_gathering_but_once(moves: list[str]) -> None:
    # Ruling R3
    game = table("wizard", gold=[0, 0], hands=["", "palace fortress"])

    play(game, *moves)

    assert options(game) == ["end"]


def test_looking_is_optional() -> None:
    # Ruling R1
    game = table("wizard", characters=["wizard", "warlord"], hands=["", "palace"])

    play(game, "gold", "end")

    assert hand(game, 1) == ["palace"]
    assert asked(game).seat == 1


def test_builds_the_taken_card_before_gathering() -> None:
    # Ruling R3
    game = table("wizard", gold=[1, 0], hands=["manor", "tavern"])

    play(game, "look 1", "take tavern", "build tavern")

    assert city(game, 0) == "tavern"
    assert options(game) == ["gold", "cards"]


def test_the_build_at_once_is_outside_the_limit() -> None:
    game = table("wizard", gold=[9, 0], hands=["manor castle", "tavern"], gathered=1)
    play(game, "look 1", "take tavern", "build tavern", "build manor")

    assert city(game, 0) == "tavern manor"
    assert options(game) == ["end"]


def test_the_build_at_once_may_follow_the_one_of_the_limit() -> None:
    game = table("wizard", gold=[9, 0], hands=["manor castle", "tavern"], gathered=1)

    play(game, "build manor", "look 1", "take tavern", "build tavern")

    assert city(game, 0) == "manor tavern"
    assert options(game) == ["end"]


def test_a_kept_card_is_built_like_any_other() -> None:
    game = table("wizard", gold=[9, 0], hands=["manor", "tavern"], gathered=1)

    play(game, "look 1", "take tavern", "keep_it", "build tavern")

    assert options(game) == ["end"]


def test_a_card_that_is_too_dear_goes_to_the_hand() -> None:
    # Ruling R65
    game = table("wizard", gold=[3, 0], hands=["", "harbor"])

    play(game, "look 1", "take harbor")

    assert options(game) == ["keep_it"]


def test_the_secret_vault_can_only_go_to_the_hand() -> None:
    # Ruling R65
    game = table("wizard", gold=[9, 0], hands=["", "secret_vault"], cities=["framework"])

    play(game, "look 1", "take secret_vault")

    assert options(game) == ["keep_it"]


def test_the_monument_can_only_go_to_the_hand_beside_five_districts() -> None:
    # Ruling R65
    game = table("wizard", gold=[9, 0], hands=["", "monument"], cities=["manor castle temple tavern market"])

    play(game, "look 1", "take monument")

    assert options(game) == ["keep_it"]


def test_the_factory_makes_the_taken_card_cheaper() -> None:
    # Ruling R65
    game = table("wizard", gold=[4, 0], hands=["", "laboratory"], cities=["factory"])

    play(game, "look 1", "take laboratory", "build laboratory")

    assert list(game.gold) == [0, 0]


def test_the_framework_pays_for_the_taken_card() -> None:
    # Ruling R65
    # Ruling R83
    game = table("wizard", gold=[0, 0], hands=["", "palace"], cities=["framework"])

    play(game, "look 1", "take palace", "build_razing palace", "raze framework")

    assert city(game, 0) == "palace"
    assert bottom(game) == ["framework"]


def test_a_taken_necropolis_is_paid_by_destroying_a_district() -> None:
    # Ruling R65
    game = table("wizard", gold=[0, 0], hands=["", "necropolis"], cities=["tavern"])

    play(game, "look 1", "take necropolis", "build_razing necropolis", "raze tavern")

    assert city(game, 0) == "necropolis"


def test_a_taken_thieves_den_is_paid_with_own_cards() -> None:
    # Ruling R65
    game = table("wizard", gold=[4, 0], hands=["manor tavern", "thieves_den temple"])
    play(game, "look 1", "take thieves_den")
    assert options(game) == ["build_with_cards thieves_den", "keep_it"]

    play(game, "build_with_cards thieves_den", "discard manor", "discard tavern", "done")

    assert city(game, 0) == "thieves_den"
    assert list(game.gold) == [0, 0]
    assert hand(game, 0) == []
    assert hand(game, 1) == ["temple"]


def test_the_taken_card_may_double_a_district() -> None:
    # Ruling R66
    game = table("wizard", gold=[1, 0], hands=["", "tavern"], cities=["tavern"])

    play(game, "look 1", "take tavern", "build tavern")

    assert city(game, 0) == "tavern*2"


def test_cards_of_the_own_hand_may_double_districts() -> None:
    # Ruling R66
    game = table("wizard", gold=[3, 0], hands=["manor"], cities=["manor"], gathered=1)

    play(game, "build manor")

    assert city(game, 0) == "manor*2"


def test_doubled_districts_stay_and_score_each_for_itself() -> None:
    # Ruling R66
    game = table("wizard", seats=4, gold=[3], hands=["manor"], cities=["manor"], gathered=1)
    play(game, "build manor")

    play(game, "end")

    assert city(game, 0) == "manor*2"
    assert points(game, 0)["districts"] == 6


def test_the_other_character_of_the_player_may_not_build_duplicates() -> None:
    # Ruling R7
    # Ruling R66
    game = table(
        "wizard",
        seats=3,
        characters=["wizard warlord", "king", "bishop"],
        gold=[9],
        hands=["manor*2"],
        cities=["manor"],
        gathered=1,
    )
    play(game, "build manor", "end", "gold", "end", "gold", "end", "gold")

    assert asked(game).seat == 0
    assert "build manor" not in options(game)


def test_tax_is_paid_for_the_build_at_once() -> None:
    # Ruling R88
    game = table("wizard", seats=4, cast="tax_collector", gold=[5], hands=["", "harbor"])

    play(game, "look 1", "take harbor", "build harbor")

    assert game.gold[0] == 0
    assert game.gold_on[9] == 1


def test_the_taken_card_can_complete_the_city() -> None:
    game = table("wizard", seats=4, gold=[1], hands=["", "tavern"], cities=["manor castle palace temple church market"])

    play(game, "look 1", "take tavern", "build tavern")

    assert game.first == 0


def test_cards_under_a_museum_are_not_in_the_hand() -> None:
    # Ruling R68
    game = table("wizard", seats=4, cities=["", "museum"], tucked={"museum": "harbor"})

    assert options(game) == ["gold", "cards"]


def test_only_the_wizard_sees_the_hand_and_knows_what_is_left_of_it() -> None:
    # Ruling R8
    game = table("wizard", seats=4, hands=["", "manor tavern"])

    play(game, "look 1")

    assert game.view(0).to_dict()["hands"] == ["", "manor tavern", "", ""]
    assert game.view(2).to_dict()["hands"] == ["", "unknown*2", "", ""]
    assert game.view(SPECTATOR).to_dict()["hands"] == ["", "unknown*2", "", ""]
    play(game, "take tavern")
    assert game.view(0).to_dict()["hands"] == ["", "manor", "", ""]
    assert game.view(2).to_dict()["hands"] == ["", "unknown", "", ""]


def test_a_look_and_a_card_are_told_to_the_two_players_alone() -> None:
    # Ruling R8
    game = table("wizard", seats=4, hands=["", "manor tavern"])

    events = play(game, "look 1", "take tavern")

    assert [event.name for event in events] == ["hand-seen", "card-taken"]
    seen = {viewer: [event.view(viewer).to_dict()["known"] for event in events] for viewer in (0, 1, 2, 3, SPECTATOR)}
    assert seen == {0: [1, 1], 1: [1, 1], 2: [0, 0], 3: [0, 0], SPECTATOR: [0, 0]}
    assert told([event.view(2) for event in events], "card-taken", FIELD_NAMES)[0]["district"] == "unknown"
    assert told([event.view(2) for event in events], "hand-seen", FIELD_NAMES)[0]["districts"] == ["unknown", "unknown"]


def test_nobody_else_sees_the_taken_card_before_it_is_built() -> None:
    # Ruling R8
    tavern = table("wizard", seats=4, gold=[9], hands=["", "tavern market"])
    market = table("wizard", seats=4, gold=[9], hands=["", "tavern market"])
    play(tavern, "look 1", "take tavern")
    play(market, "look 1", "take market")

    assert tavern.view(0).to_dict()["drawn"] == "tavern"
    assert tavern.view(2).to_dict() == market.view(2).to_dict()
    assert tavern.view(SPECTATOR).to_dict() == market.view(SPECTATOR).to_dict()


def test_nobody_else_learns_which_card_was_kept() -> None:
    # Ruling R8
    tavern = table("wizard", seats=4, hands=["", "tavern market"])
    market = table("wizard", seats=4, hands=["", "tavern market"])
    play(tavern, "look 1", "take tavern", "keep_it")
    play(market, "look 1", "take market", "keep_it")

    assert tavern.view(2).to_dict() == market.view(2).to_dict()
    assert tavern.view(SPECTATOR).to_dict() == market.view(SPECTATOR).to_dict()

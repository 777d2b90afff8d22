import pytest

from tests.citadels.tables import bottom, hand, sees, shown, table
from tests.tables import asked, names, options, play
from twocities import SPECTATOR
from twocities.citadels.game import Citadels


def test_two_gold_come_from_the_bank() -> None:
    game = table("thief", gold=[1, 4])

    events = play(game, "gold")

    assert list(game.gold) == [3, 4]
    assert shown(events, SPECTATOR, "gold-gathered") == [{"seat": 0, "gold": 2}]


def test_two_cards_are_drawn_and_one_is_kept() -> None:
    game = table("thief", gold=[0, 0], deck="tavern manor palace")

    play(game, "cards")
    assert options(game) == ["keep manor", "keep tavern"]
    play(game, "keep tavern")

    assert hand(game, 0) == ["tavern"]
    assert list(game.gold) == [0, 0]


def test_the_other_card_goes_under_the_deck() -> None:
    # Ruling R11: the others go face down under the deck.
    game = table("thief", deck="tavern manor palace temple")

    play(game, "cards", "keep tavern")

    assert bottom(game, 3) == ["manor", "temple", "palace"]


def test_of_two_equal_cards_one_is_kept() -> None:
    game = table("thief", deck="tavern tavern palace")

    play(game, "cards")
    assert options(game) == ["keep tavern"]
    play(game, "keep tavern")

    assert hand(game, 0) == ["tavern"]
    assert bottom(game) == ["tavern"]


def test_a_deck_of_one_card_gives_that_card() -> None:
    # Ruling R9: a draw gives what is left.
    game = table("thief", deck="tavern")

    play(game, "cards")
    assert options(game) == ["keep tavern"]
    play(game, "keep tavern")

    assert hand(game, 0) == ["tavern"]


def test_an_empty_deck_leaves_gold_alone() -> None:
    # Ruling R9: drawing is not offered as gathering when the deck is empty.
    game = table("king", deck="")

    assert options(game) == ["gold"]


def test_a_bewitched_player_with_an_empty_deck_takes_gold() -> None:
    # Ruling R9: drawing is not offered as gathering when the deck is empty.
    game = table("witch", characters=["", "merchant"], deck="")

    play(game, "gold", "bewitch merchant")

    assert [asked(game).seat, options(game)] == [1, ["gold"]]


def test_nobody_gathers_twice_in_a_turn() -> None:
    game = table("king")

    play(game, "gold")

    assert options(game) == ["end"]


def test_nobody_ends_the_turn_without_gathering() -> None:
    # Ruling R4: a player cannot end the turn without having gathered.
    game = table("king")

    assert options(game) == ["gold", "cards"]


def test_nobody_builds_before_gathering() -> None:
    # Ruling R3: building may not come before gathering.
    game = table("king", gold=[9, 0], hands=["tavern"])
    assert "build tavern" not in options(game)

    play(game, "gold")

    assert "build tavern" in options(game)


def test_abilities_may_come_before_gathering() -> None:
    # Ruling R3: abilities may be used before gathering.
    game = table("warlord", gold=[0, 0], cities=["prison", "tavern"])

    play(game, "income", "destroy 1 tavern", "gold")

    assert list(game.gold) == [3, 0]


def test_abilities_may_come_after_gathering() -> None:
    game = table("warlord", gold=[0, 0], cities=["prison", "tavern"])

    play(game, "gold", "income", "destroy 1 tavern")

    assert list(game.gold) == [3, 0]


def test_a_card_that_was_kept_may_be_built_in_the_same_turn() -> None:
    game = table("thief", gold=[1, 0], deck="tavern manor")

    play(game, "cards", "keep tavern", "build tavern")

    assert hand(game, 0) == []


def test_with_two_characters_each_turn_has_its_gathering() -> None:
    # Ruling R7: gold, hand and city are common, turns are not.
    game = table("thief", characters=["thief warlord"], gold=[0, 0])

    play(game, "gold", "end", "gold")

    assert list(game.gold) == [4, 0]


def test_extra_gold_does_not_stand_for_gathering() -> None:
    # Ruling R76: extra gold comes whatever was gathered, and is not gathering.
    game = table("merchant", gold=[0, 0], deck="tavern manor")

    play(game, "extra_gold")
    assert options(game) == ["gold", "cards"]
    play(game, "cards", "keep tavern")

    assert list(game.gold) == [1, 0]


def test_extra_cards_do_not_stand_for_gathering() -> None:
    # Ruling R76: extra cards come whatever was gathered, and are not gathering.
    game = table("architect", gold=[0, 0], deck="tavern manor")

    play(game, "extra_cards")
    assert options(game) == ["gold"]
    play(game, "gold")

    assert [game.gold[0], hand(game, 0)] == [2, ["manor", "tavern"]]


def test_the_bank_never_runs_out() -> None:
    # Ruling R10: the bank never runs out.
    game = table("thief", gold=[500, 400])

    play(game, "gold")

    assert list(game.gold) == [502, 400]


def test_a_hand_has_no_maximum() -> None:
    # Ruling R10: a hand has no maximum.
    game = table("thief", hands=["manor*5 castle*4 palace*3 temple*3 church*3"], deck="tavern market")

    play(game, "cards", "keep market")

    assert len(game.hands[0]) == 19


def test_a_bewitched_player_only_gathers() -> None:
    game = table(
        "witch", characters=["", "merchant"], gold=[0, 0], hands=["", "tavern"], cities=["", "market"], deck="docks*3"
    )

    play(game, "gold", "bewitch merchant")
    assert [asked(game).seat, options(game)] == [1, ["gold", "cards"]]
    play(game, "gold")

    assert list(game.gold) == [2, 2]
    assert asked(game).seat == 0


def looking(deck: str) -> Citadels:
    """Let seat 0 of four look at the top cards of a deck."""
    game = table("thief", seats=4, deck=deck)
    play(game, "cards")
    return game


def test_the_one_who_gathers_sees_the_cards() -> None:
    game = looking("tavern manor palace")

    assert shown(game.events, 0, "cards-seen") == [
        {"seat": 0, "districts": ["tavern", "manor"], "count": 2, "known": 1},
    ]
    assert game.view(0).to_dict()["drawn"] == "tavern manor"


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_others_see_only_how_many_cards_are_looked_at(viewer: int) -> None:
    game = looking("tavern manor palace")

    assert shown(game.events, viewer, "cards-seen") == [
        {"seat": 0, "districts": ["unknown", "unknown"], "count": 2, "known": 0},
    ]
    assert game.view(viewer).to_dict()["drawn"] == "unknown*2"


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_others_cannot_tell_what_was_kept_and_what_was_put_back(viewer: int) -> None:
    game = looking("tavern manor palace")
    other = looking("prison docks palace")
    assert sees(game, game.events, viewer) == sees(other, other.events, viewer)

    events = play(game, "keep tavern")
    other_events = play(other, "keep docks")

    assert sees(game, events, viewer) == sees(other, other_events, viewer)


def test_two_equal_cards_look_like_any_two_to_others() -> None:
    game = looking("tavern tavern palace")
    other = looking("prison docks palace")

    assert sees(game, game.events, 1) == sees(other, other.events, 1)


def test_the_deck_is_not_shuffled() -> None:
    # Ruling R11: only the Scholar and the Lighthouse shuffle.
    game = table("thief", deck="tavern manor palace temple church")

    events = play(game, "cards", "keep tavern")

    assert names(events) == ["cards-seen", "cards-drawn"]
    assert game.position()["deck"] == "palace temple church manor"

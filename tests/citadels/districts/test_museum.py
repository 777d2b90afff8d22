import pytest

from tests.citadels.tables import bottom, city, hand, points, sees, shown, table
from tests.tables import options, play
from twocities import SPECTATOR
from twocities.citadels.game import Citadels


def test_a_card_goes_under_it_and_scores_a_point() -> None:
    game = table("merchant", hands=["tavern manor"], cities=["museum"])

    play(game, "use museum")
    assert options(game) == ["tuck manor", "tuck tavern"]
    play(game, "tuck manor")

    assert hand(game, 0) == ["tavern"]
    assert points(game, 0) == {"districts": 4, "museum": 1}


def test_it_works_once_in_a_turn() -> None:
    # Ruling R2: once in each own turn.
    game = table("merchant", hands=["tavern manor"], cities=["museum"])

    play(game, "use museum", "tuck manor", "gold")

    assert "use museum" not in options(game)


def test_with_two_characters_it_works_once_for_each() -> None:
    # Ruling R2: with 2 and 3 players that is once for each of the two characters.
    game = table("merchant", characters=["merchant warlord"], hands=["tavern manor"], cities=["museum"])

    play(game, "use museum", "tuck manor", "gold", "end", "use museum", "tuck tavern")

    assert points(game, 0)["museum"] == 2


def test_it_may_be_used_before_or_after_gathering() -> None:
    # Ruling R3: once-a-turn districts may be used before gathering.
    game = table("merchant", hands=["tavern"], cities=["museum"])

    assert "use museum" in options(game)
    play(game, "gold")
    assert "use museum" in options(game)


def test_it_may_be_used_in_the_turn_in_which_it_was_built() -> None:
    game = table("merchant", gold=[4, 0], hands=["museum tavern"], gathered=1)

    play(game, "build museum", "use museum", "tuck tavern")

    assert points(game, 0)["museum"] == 1


def test_it_needs_a_card() -> None:
    game = table("merchant", cities=["museum"])

    assert "use museum" not in options(game)


def test_it_works_only_in_its_owners_turn() -> None:
    game = table("merchant", hands=["tavern", "manor"], cities=["", "museum"])

    assert "use museum" not in options(game)


def test_a_secret_vault_under_it_is_worth_one_point() -> None:
    # Ruling R87: under a Museum it is worth 1.
    game = table("merchant", hands=["secret_vault"], cities=["museum"])

    play(game, "use museum", "tuck secret_vault")

    assert points(game, 0) == {"districts": 4, "museum": 1}


def test_exchanged_it_takes_its_cards_along() -> None:
    # Ruling R98: exchanged, tucked cards go along.
    game = table("diplomat", gold=[1, 0], cities=["manor", "museum"], tucked={"museum": "tavern temple"})

    play(game, "offer manor", "demand 1 museum")

    assert points(game, 0) == {"districts": 4, "museum": 2}
    assert points(game, 1) == {"districts": 3}


def test_given_away_it_takes_its_cards_along() -> None:
    # Ruling R98: exchanged, tucked cards go along.
    game = table("diplomat", gold=[1, 0], cities=["museum", "palace"], tucked={"museum": "tavern temple"})

    play(game, "offer museum", "demand 1 palace")

    assert points(game, 1) == {"districts": 4, "museum": 2}


def test_the_new_owner_adds_cards_to_those_under_it() -> None:
    game = table("diplomat", gold=[1, 0], hands=["docks"], cities=["manor", "museum"], tucked={"museum": "tavern"})

    play(game, "offer manor", "demand 1 museum", "use museum", "tuck docks")

    assert points(game, 0)["museum"] == 2


def test_destroyed_by_a_warlord_it_and_its_cards_go_under_the_deck() -> None:
    # Ruling R98: destroyed, tucked cards go under the deck.
    # Ruling R140: cards under a Museum go before the Museum, as they were put there.
    game = table("warlord", gold=[3, 0], cities=["", "museum"], tucked={"museum": "tavern temple"}, deck="palace")

    play(game, "destroy 1 museum")

    assert bottom(game, 4) == ["museum", "temple", "tavern", "palace"]
    assert points(game, 1) == {"districts": 0}


def test_destroyed_by_the_armory_it_and_its_cards_go_under_the_deck() -> None:
    game = table("merchant", cities=["armory", "museum"], tucked={"museum": "tavern"}, deck="palace")

    play(game, "use armory", "destroy 1 museum")

    assert bottom(game, 4) == ["museum", "tavern", "armory", "palace"]


def test_destroyed_for_a_necropolis_it_and_its_cards_go_under_the_deck() -> None:
    # Ruling R84: cards under a Museum go to the deck.
    game = table("merchant", hands=["necropolis"], cities=["museum"], tucked={"museum": "tavern"}, gathered=1)

    play(game, "build_razing necropolis", "raze museum")

    assert bottom(game, 2) == ["museum", "tavern"]


def test_other_destroyed_districts_leave_its_cards_alone() -> None:
    game = table("warlord", gold=[3, 0], cities=["", "museum manor"], tucked={"museum": "tavern"})

    play(game, "destroy 1 manor")

    assert points(game, 1)["museum"] == 1


def test_built_again_it_begins_without_cards() -> None:
    game = table("warlord", gold=[7, 0], cities=["museum"], tucked={"museum": "tavern"}, deck="")

    play(game, "destroy 0 museum", "cards", "keep museum", "build museum")

    assert points(game, 0) == {"districts": 4}


def test_its_cards_do_not_change_its_cost_for_rank_8() -> None:
    game = table("warlord", gold=[3, 0], cities=["", "museum"], tucked={"museum": "tavern temple"})

    play(game, "destroy 1 museum")

    assert list(game.gold) == [0, 0]


def test_a_magician_swaps_hands_and_not_what_lies_under_it() -> None:
    # Ruling R68: tucked cards are in no hand.
    game = table("magician", hands=["tavern", "manor"], cities=["", "museum"], tucked={"museum": "palace"})

    play(game, "swap 1")

    assert [hand(game, 0), hand(game, 1)] == [["manor"], ["tavern"]]
    assert points(game, 1)["museum"] == 1


def test_a_spy_does_not_count_what_lies_under_it() -> None:
    # Ruling R68: tucked cards are in no hand.
    game = table("spy", gold=[0, 5], hands=["", "tavern"], cities=["", "museum"], tucked={"museum": "market docks"})

    play(game, "spy 1 trade")

    assert list(game.gold) == [1, 4]


def tucking(card: str, kept: str) -> Citadels:
    """Set a table at which seat 0 has two cards and is about to put one under the Museum."""
    game = table("merchant", seats=4, hands=[f"{card} {kept}"], cities=["museum"])
    play(game, "use museum")
    return game


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_others_do_not_learn_which_card_was_put_under_it(viewer: int) -> None:
    # Ruling R8: tucked cards are secret.
    game = tucking("tavern", "manor")
    other = tucking("prison", "palace")

    events = play(game, "tuck tavern")
    other_events = play(other, "tuck prison")

    assert sees(game, events, viewer) == sees(other, other_events, viewer)
    assert shown(events, viewer, "card-tucked") == [{"seat": 0, "districts": ["unknown"], "count": 1, "known": 0}]


def test_the_seat_that_does_it_is_told_which_card() -> None:
    events = play(tucking("tavern", "manor"), "tuck tavern")

    assert shown(events, 0, "card-tucked") == [{"seat": 0, "districts": ["tavern"], "count": 1, "known": 1}]


def test_everybody_sees_how_many_cards_lie_under_it_and_nobody_which() -> None:
    # Ruling R143: nobody looks at the cards under the Museum again, not even its owner.
    game = table("merchant", cities=["museum"], tucked={"museum": "tavern manor"})

    assert [game.view(viewer).to_dict()["tucked"] for viewer in (0, 1, SPECTATOR)] == [{"museum": "unknown*2"}] * 3


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_nobody_learns_its_cards_when_it_is_exchanged(viewer: int) -> None:
    game = table("diplomat", seats=4, gold=[1], cities=["manor", "museum"], tucked={"museum": "tavern"})
    other = table("diplomat", seats=4, gold=[1], cities=["manor", "museum"], tucked={"museum": "palace"})

    events = play(game, "offer manor", "demand 1 museum")
    other_events = play(other, "offer manor", "demand 1 museum")

    assert sees(game, events, viewer) == sees(other, other_events, viewer)


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_nobody_learns_its_cards_when_it_is_destroyed(viewer: int) -> None:
    game = table("warlord", seats=4, gold=[3], cities=["", "museum"], tucked={"museum": "tavern"})
    other = table("warlord", seats=4, gold=[3], cities=["", "museum"], tucked={"museum": "palace"})

    events = play(game, "destroy 1 museum")
    other_events = play(other, "destroy 1 museum")

    assert sees(game, events, viewer) == sees(other, other_events, viewer)
    assert city(game, 1) == ""

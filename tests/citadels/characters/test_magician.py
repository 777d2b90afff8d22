import pytest

from tests.citadels.tables import bottom, hand, table
from tests.tables import asked, names, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.citadels.view import CitadelsView
from twocities.core.view import SPECTATOR, UNKNOWN


def test_swaps_whole_hands() -> None:
    game = table("magician", seats=4, hands=["manor", "tavern market harbor", "temple"])

    events = play(game, "swap 1")

    assert hand(game, 0) == ["tavern", "market", "harbor"]
    assert hand(game, 1) == ["manor"]
    assert hand(game, 2) == ["temple"]
    assert told(events, "hands-swapped", FIELD_NAMES) == [{"seat": 0, "victim": 1}]


def test_swaps_an_empty_hand_for_a_full_one() -> None:
    # Ruling R64
    game = table("magician", hands=["", "tavern market"])

    play(game, "swap 1")

    assert hand(game, 0) == ["tavern", "market"]
    assert hand(game, 1) == []


def test_swaps_a_full_hand_for_an_empty_one() -> None:
    # Ruling R64
    game = table("magician", hands=["tavern market", ""])

    play(game, "swap 1")

    assert hand(game, 0) == []
    assert hand(game, 1) == ["tavern", "market"]


def test_exchanges_any_number_of_cards_with_the_deck() -> None:
    # Ruling R64
    game = table("magician", hands=["manor tavern temple"], deck="palace cathedral fortress prison")

    play(game, "redraw", "discard tavern", "discard manor", "done")

    assert hand(game, 0) == ["palace", "temple", "cathedral"]


def test_returned_cards_go_under_the_deck_in_order() -> None:
    # Ruling R9
    # Ruling R64
    game = table("magician", hands=["manor tavern temple"], deck="palace cathedral fortress prison")

    play(game, "redraw", "discard tavern", "discard manor", "done")

    assert bottom(game, 4) == ["manor", "tavern", "prison", "fortress"]


def test_nothing_is_drawn_before_all_cards_are_returned() -> None:
    # Ruling R64
    game = table("magician", hands=["manor tavern"], deck="palace cathedral")

    play(game, "redraw", "discard tavern")

    assert hand(game, 0) == ["manor"]
    assert options(game) == ["discard manor", "done"]


def test_a_whole_hand_is_exchanged_without_a_further_question() -> None:
    game = table("magician", hands=["manor tavern"], deck="palace cathedral fortress")

    play(game, "redraw", "discard tavern", "discard manor")

    assert hand(game, 0) == ["palace", "cathedral"]
    assert "gold" in options(game)


def test_a_short_deck_gives_the_returned_cards_back() -> None:
    # Ruling R9
    # Ruling R64
    game = table("magician", hands=["manor tavern"], deck="palace")

    play(game, "redraw", "discard tavern", "discard manor")

    assert hand(game, 0) == ["palace", "tavern"]
    assert bottom(game) == ["manor"]


def test_begun_an_exchange_returns_at_least_one_card() -> None:
    game = table("magician", hands=["manor*2 tavern"])

    play(game, "redraw")

    assert options(game) == ["discard manor", "discard tavern"]


def test_cannot_exchange_from_an_empty_hand() -> None:
    game = table("magician", seats=4, hands=["", "tavern"], gathered=1)

    assert options(game) == ["swap 1", "swap 2", "swap 3", "end"]


@pytest.mark.parametrize(
    "moves",
    [
        ["swap 1", "gold"],
        ["gold", "swap 1"],
        ["redraw", "discard palace", "gold"],
        ["gold", "redraw", "discard palace"],
    ],
)
def test_does_one_of_the_two_once_before_or_after_gathering(moves: list[str]) -> None:
    # Ruling R3
    game = table("magician", gold=[0, 0], hands=["palace", "fortress"], deck="cathedral town_hall")

    play(game, *moves)

    assert options(game) == ["end"]


def test_using_the_ability_is_optional() -> None:
    # Ruling R1
    game = table("magician", characters=["magician", "warlord"], hands=["palace", "fortress"])

    play(game, "gold", "end")

    assert asked(game).seat == 1


def test_the_swapped_hand_can_be_built_from() -> None:
    game = table("magician", gold=[5, 0], hands=["", "palace"], gathered=1)

    play(game, "swap 1")

    assert "build palace" in options(game)


def test_cards_under_a_museum_stay_there() -> None:
    # Ruling R68
    game = table("magician", hands=["manor", ""], cities=["", "museum"], tucked={"museum": "harbor"})

    play(game, "swap 1")

    assert hand(game, 0) == []
    assert game.tucked_under(game.cities[1][0]) == 1


def test_only_the_two_players_know_the_swapped_cards() -> None:
    # Ruling R8
    game = table("magician", seats=4, hands=["manor", "tavern market"])

    events = play(game, "swap 1")

    assert [event.view(viewer).to_dict() for event in events for viewer in (2, SPECTATOR)] == [
        {"seat": 0, "victim": 1}
    ] * 2
    assert hands_seen(game.view(0)) == [2, 1, 0, 0]
    assert hands_seen(game.view(1)) == [2, 1, 0, 0]
    assert hands_seen(game.view(2)) == [0, 0, 0, 0]
    assert hands_seen(game.view(SPECTATOR)) == [0, 0, 0, 0]


def hands_seen(view: CitadelsView) -> list[int]:
    """Count the cards of each hand that a viewer can tell."""
    return [len(cards) - list(cards).count(UNKNOWN) for cards in view.hands]


def test_only_the_magician_knows_what_went_to_the_deck_and_came_from_it() -> None:
    # Ruling R8
    game = table("magician", seats=4, hands=["manor tavern"], deck="palace cathedral")

    events = play(game, "redraw", "discard manor", "done")

    assert names(events) == ["cards-discarded", "cards-drawn"]
    assert [event.view(0).to_dict()["known"] for event in events] == [1, 1]
    assert [event.view(1).to_dict()["known"] for event in events] == [0, 0]
    assert [event.view(SPECTATOR).to_dict()["known"] for event in events] == [0, 0]

import pytest

from tests.citadels.tables import hand, sees, shown, table
from tests.tables import options, play
from twocities import SPECTATOR


def test_two_gold_buy_three_cards() -> None:
    game = table("merchant", gold=[2, 0], cities=["smithy"], deck="tavern manor palace temple")

    play(game, "use smithy")

    assert list(game.gold) == [0, 0]
    assert hand(game, 0) == ["manor", "palace", "tavern"]


def test_it_works_once_in_a_turn() -> None:
    # Ruling R2: once in each own turn.
    game = table("merchant", gold=[9, 0], cities=["smithy"])

    play(game, "use smithy", "gold")

    assert "use smithy" not in options(game)


def test_with_two_characters_it_works_once_for_each() -> None:
    # Ruling R2: with 2 and 3 players that is once for each of the two characters.
    game = table("merchant", characters=["merchant warlord"], gold=[4, 0], cities=["smithy"], gathered=1)

    play(game, "use smithy", "end", "use smithy")

    assert list(game.gold) == [0, 0]
    assert len(game.hands[0]) == 6


def test_it_needs_two_gold() -> None:
    game = table("merchant", gold=[1, 0], cities=["smithy"])

    assert "use smithy" not in options(game)


def test_it_may_be_used_before_or_after_gathering() -> None:
    # Ruling R3: once-a-turn districts may be used before gathering.
    game = table("merchant", gold=[2, 0], cities=["smithy"])

    assert "use smithy" in options(game)
    play(game, "gold")
    assert "use smithy" in options(game)


def test_it_works_only_in_its_owners_turn() -> None:
    game = table("merchant", gold=[9, 9], cities=["", "smithy"])

    assert "use smithy" not in options(game)


def test_a_short_deck_gives_what_is_left() -> None:
    # Ruling R9: a draw gives what is left, also to the Smithy.
    game = table("merchant", gold=[2, 0], cities=["smithy"], deck="tavern")

    play(game, "use smithy")

    assert list(game.gold) == [0, 0]
    assert hand(game, 0) == ["tavern"]


def test_an_empty_deck_offers_nothing() -> None:
    # Ruling R136: with an empty deck nobody is offered to draw.
    game = table("merchant", gold=[2, 0], cities=["smithy"], deck="")

    assert "use smithy" not in options(game)


def test_an_alchemist_does_not_get_its_gold_back() -> None:
    # Ruling R77: not Smithy.
    game = table("alchemist", gold=[5, 0], cities=["smithy"], hands=["tavern"], gathered=1)

    play(game, "use smithy", "build tavern", "end")

    assert list(game.gold) == [3, 0]


def test_the_cards_do_not_depend_on_library_or_observatory() -> None:
    game = table("merchant", gold=[2, 0], cities=["smithy observatory library"], deck="tavern manor palace temple")

    play(game, "use smithy")

    assert len(game.hands[0]) == 3


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_others_see_that_it_was_used_but_not_the_cards(viewer: int) -> None:
    game = table("merchant", gold=[2, 0], cities=["smithy"], deck="tavern manor palace temple")
    other = table("merchant", gold=[2, 0], cities=["smithy"], deck="prison docks castle temple")

    events = play(game, "use smithy")
    other_events = play(other, "use smithy")

    assert sees(game, events, viewer) == sees(other, other_events, viewer)
    assert shown(events, viewer, "district-used") == [{"seat": 0, "district": "smithy", "gold": 2}]
    assert shown(events, viewer, "cards-drawn") == [
        {"seat": 0, "districts": ["unknown"] * 3, "count": 3, "known": 0},
    ]

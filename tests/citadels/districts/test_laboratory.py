import pytest

from tests.citadels.tables import bottom, hand, sees, shown, table
from tests.tables import options, play
from twocities import SPECTATOR
from twocities.citadels.game import Citadels


def test_a_card_is_discarded_for_two_gold() -> None:
    game = table("merchant", gold=[0, 0], hands=["tavern manor"], cities=["laboratory"])

    play(game, "use laboratory")
    assert options(game) == ["discard manor", "discard tavern"]
    events = play(game, "discard manor")

    assert list(game.gold) == [2, 0]
    assert hand(game, 0) == ["tavern"]
    assert shown(events, 1, "district-paid") == [{"seat": 0, "district": "laboratory", "gold": 2}]


def test_the_card_goes_under_the_deck() -> None:
    game = table("merchant", hands=["manor"], cities=["laboratory"], deck="tavern temple")

    play(game, "use laboratory", "discard manor")

    assert bottom(game, 3) == ["manor", "temple", "tavern"]


def test_it_works_once_in_a_turn() -> None:
    # Ruling R2: once in each own turn.
    game = table("merchant", hands=["tavern manor"], cities=["laboratory"])

    play(game, "use laboratory", "discard manor", "gold")

    assert "use laboratory" not in options(game)


def test_it_may_be_used_before_or_after_gathering() -> None:
    # Ruling R3: once-a-turn districts may be used before gathering.
    game = table("merchant", hands=["tavern manor"], cities=["laboratory"])

    assert "use laboratory" in options(game)
    play(game, "gold")
    assert "use laboratory" in options(game)


def test_it_may_be_used_in_the_turn_in_which_it_was_built() -> None:
    game = table("merchant", gold=[5, 0], hands=["laboratory tavern"], gathered=1)

    play(game, "build laboratory", "use laboratory", "discard tavern")

    assert list(game.gold) == [2, 0]


def test_with_two_characters_it_works_once_for_each() -> None:
    # Ruling R2: with 2 and 3 players that is once for each of the two characters.
    game = table(
        "merchant", characters=["merchant warlord"], gold=[0, 0], hands=["tavern manor"], cities=["laboratory"]
    )

    play(game, "use laboratory", "discard manor", "gold", "end", "use laboratory", "discard tavern")

    assert list(game.gold) == [6, 0]


def test_it_needs_a_card() -> None:
    # Ruling R137: who could not give anything is not offered to try.
    game = table("merchant", cities=["laboratory"])

    assert "use laboratory" not in options(game)


def test_it_works_only_in_its_owners_turn() -> None:
    game = table("merchant", hands=["tavern", "manor"], cities=["", "laboratory"])

    assert "use laboratory" not in options(game)


def test_the_secret_vault_may_be_discarded() -> None:
    # Ruling R87: as payment or discard like any card.
    game = table("merchant", gold=[0, 0], hands=["secret_vault"], cities=["laboratory"])

    play(game, "use laboratory", "discard secret_vault")

    assert list(game.gold) == [2, 0]


def test_an_alchemist_gets_no_more_for_it() -> None:
    # Ruling R77: not Laboratory cards.
    game = table("alchemist", gold=[0, 0], hands=["manor"], cities=["laboratory"], gathered=1)

    play(game, "use laboratory", "discard manor", "end")

    assert list(game.gold) == [2, 0]


def test_a_bewitched_player_cannot_use_it() -> None:
    game = table(
        characters=["merchant", "witch"],
        call=6,
        hands=["tavern"],
        cities=["laboratory"],
        marks=[["bewitched", "merchant", 1]],
    )

    assert options(game) == ["gold", "cards"]


def discard_of(card: str, kept: str) -> Citadels:
    """Set a table at which seat 0 has two cards and is about to discard one for gold."""
    game = table("merchant", seats=4, hands=[f"{card} {kept}"], cities=["laboratory"])
    play(game, "use laboratory")
    return game


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_others_do_not_learn_the_card(viewer: int) -> None:
    game = discard_of("tavern", "manor")
    other = discard_of("prison", "palace")

    events = play(game, "discard tavern")
    other_events = play(other, "discard prison")

    assert sees(game, events, viewer) == sees(other, other_events, viewer)
    assert shown(events, viewer, "cards-discarded") == [
        {"seat": 0, "districts": ["unknown"], "count": 1, "known": 0},
    ]


def test_the_seat_that_discards_is_told_which_card() -> None:
    game = discard_of("tavern", "manor")

    events = play(game, "discard tavern")

    assert shown(events, 0, "cards-discarded") == [{"seat": 0, "districts": ["tavern"], "count": 1, "known": 1}]

import pytest

from tests.citadels.tables import hand, table
from tests.tables import names, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.core.view import SPECTATOR


def test_takes_a_gold_and_draws_a_card_for_each_match() -> None:
    game = table("spy", seats=4, gold=[0, 5], hands=["manor", "castle manor tavern"], deck="temple church prison")

    events = play(game, "spy 1 noble")

    assert list(game.gold) == [2, 3, 0, 0]
    assert hand(game, 0) == ["manor", "temple", "church"]
    assert hand(game, 1) == ["manor", "castle", "tavern"]
    assert told(events, "spy-reported", FIELD_NAMES) == [
        {"seat": 0, "victim": 1, "type": "noble", "count": 2, "gold": 2}
    ]


def test_a_poor_victim_gives_all_gold_and_the_cards_come_for_every_match() -> None:
    # Ruling R63
    game = table("spy", gold=[0, 1], hands=["", "tavern market harbor"], deck="temple church prison palace")

    play(game, "spy 1 trade")

    assert list(game.gold) == [1, 0]
    assert hand(game, 0) == ["temple", "church", "prison"]


def test_a_victim_without_gold_still_brings_cards() -> None:
    # Ruling R63
    game = table("spy", gold=[2, 0], hands=["", "tavern market"], deck="temple church prison")

    events = play(game, "spy 1 trade")

    assert list(game.gold) == [2, 0]
    assert hand(game, 0) == ["temple", "church"]
    assert told(events, "spy-reported", FIELD_NAMES)[0]["gold"] == 0


def test_no_match_gives_nothing() -> None:
    game = table("spy", gold=[0, 5], hands=["", "tavern market"], deck="temple church")

    events = play(game, "spy 1 military")

    assert list(game.gold) == [0, 5]
    assert hand(game, 0) == []
    assert names(events) == ["hand-seen", "spy-reported"]


def test_an_empty_hand_gives_nothing() -> None:
    # Ruling R63
    game = table("spy", gold=[0, 5], hands=["tavern", ""])

    events = play(game, "spy 1 trade")

    assert list(game.gold) == [0, 5]
    assert hand(game, 0) == ["tavern"]
    assert told(events, "spy-reported", FIELD_NAMES)[0]["count"] == 0


def test_a_short_deck_gives_what_is_left() -> None:
    # Ruling R9
    game = table("spy", gold=[0, 5], hands=["", "tavern market harbor"], deck="temple")

    play(game, "spy 1 trade")

    assert list(game.gold) == [3, 2]
    assert hand(game, 0) == ["temple"]


@pytest.mark.parametrize(
    ("type_", "count"), [("noble", 1), ("religious", 2), ("trade", 3), ("military", 1), ("unique", 2)]
)
def test_each_type_counts_its_own_cards(type_: str, count: int) -> None:
    game = table("spy", gold=[0, 9], hands=["", "manor temple*2 tavern market docks prison keep haunted_quarter"])

    play(game, f"spy 1 {type_}")

    assert list(game.gold) == [count, 9 - count]
    assert len(game.hands[0]) == count


def test_the_secret_vault_is_a_unique_card() -> None:
    # Ruling R87
    game = table("spy", gold=[0, 5], hands=["", "secret_vault"], deck="temple")

    play(game, "spy 1 unique")

    assert list(game.gold) == [1, 4]


def test_cards_under_a_museum_and_districts_of_the_city_are_not_in_the_hand() -> None:
    # Ruling R68
    game = table("spy", gold=[0, 5], hands=["", "tavern"], cities=["", "museum market"], tucked={"museum": "harbor"})

    play(game, "spy 1 trade")

    assert list(game.gold) == [1, 4]


def test_every_other_player_may_be_spied_on_with_every_type() -> None:
    game = table("spy", seats=4, gathered=1)

    assert options(game) == [
        *[
            f"spy {seat} {type_}"
            for seat in (1, 2, 3)
            for type_ in ("noble", "religious", "trade", "military", "unique")
        ],
        "end",
    ]


def test_spying_is_optional() -> None:
    # Ruling R1
    game = table("spy", gold=[0, 5], hands=["", "tavern"])

    play(game, "gold", "end")

    assert list(game.gold) == [2, 5]


@pytest.mark.parametrize("moves", [["spy 1 trade", "gold"], ["gold", "spy 1 trade"]])
def test_spies_before_or_after_gathering_but_once(moves: list[str]) -> None:
    # Ruling R3
    game = table("spy", hands=["", "manor"])

    play(game, *moves)

    assert options(game) == ["end"]


def test_only_the_two_players_know_the_hand() -> None:
    # Ruling R8
    game = table("spy", seats=4, hands=["", "tavern manor"])

    events = play(game, "spy 1 trade")

    seen = {
        viewer: told([event.view(viewer) for event in events], "hand-seen", FIELD_NAMES)
        for viewer in (0, 1, 2, SPECTATOR)
    }
    shown = {"seat": 0, "victim": 1, "districts": ["manor", "tavern"], "count": 2, "known": 1}
    hidden = {"seat": 0, "victim": 1, "districts": ["unknown", "unknown"], "count": 2, "known": 0}
    assert seen == {0: [shown], 1: [shown], 2: [hidden], SPECTATOR: [hidden]}


def test_player_type_and_number_of_matches_are_public() -> None:
    # Ruling R8
    game = table("spy", seats=4, gold=[0, 5], hands=["", "tavern manor"])

    events = play(game, "spy 1 trade")

    assert told([event.view(SPECTATOR) for event in events], "spy-reported", FIELD_NAMES) == [
        {"seat": 0, "victim": 1, "type": "trade", "count": 1, "gold": 1}
    ]


def test_the_drawn_cards_are_the_spys_secret() -> None:
    # Ruling R8
    game = table("spy", seats=4, hands=["", "tavern manor"], deck="temple church")

    events = play(game, "spy 1 trade")

    seen = [
        told([event.view(viewer) for event in events], "cards-drawn", FIELD_NAMES)[0]["districts"]
        for viewer in (0, 1, 2)
    ]
    assert seen == [["temple"], ["unknown"], ["unknown"]]

"""A view remembers what its seat has learned, until it may have changed."""

from collections import Counter
from typing import Any

import pytest

from tests.citadels.editions_played import RANDOM_NAMES, RANDOM_TABLES
from tests.citadels.tables import metropole_table, start, table
from tests.tables import play
from twocities import SPECTATOR
from twocities.citadels.family import CITADELS
from twocities.citadels.game import Citadels
from twocities.citadels.ids import NOBODY
from twocities.citadels.memory import cards_known
from twocities.core.rng import seeded

WORLDS = 40


def hand_seen(game: Citadels, viewer: int, holder: int) -> list[str]:
    """List a hand as a viewer sees it."""
    facts: dict[str, Any] = game.view(viewer).to_dict()
    return str(facts["hands"][holder]).split()


def holders_imagined(game: Citadels, viewer: int, rank: int) -> set[int]:
    """Imagine worlds and list who has a rank in them."""
    view = game.view(viewer)
    return {CITADELS.imagine(view, seeded(seed)).held_by[rank] for seed in range(WORLDS)}


def test_a_swapped_hand_is_known_until_a_card_may_have_left_it() -> None:
    game = table(
        "magician", seats=4, hands=["manor tavern", "market"], characters=["magician", "merchant"], gold=[0, 9]
    )
    play(game, "swap 1")
    assert hand_seen(game, 0, 1) == ["manor", "tavern"]
    assert hand_seen(game, 1, 0) == ["market"]

    play(game, "gold", "end", "gold")
    play(game, "build tavern")

    assert hand_seen(game, 0, 1) == ["manor"]
    assert hand_seen(game, 2, 1) == ["unknown"]


def test_a_card_that_leaves_a_hand_unseen_may_have_been_any() -> None:
    game = table(
        "magician",
        seats=4,
        hands=["manor tavern", "market"],
        cities=["", "laboratory"],
        characters=["magician", "merchant"],
    )
    play(game, "swap 1", "gold", "end", "gold")

    play(game, "use laboratory", "discard tavern")

    assert hand_seen(game, 0, 1) == ["unknown"]


def test_the_seer_knows_what_was_given_back() -> None:
    # What a seat lost to the Seer may have been given to another one.
    game = table("seer", seats=3, hands=["manor", "tavern", "market"], gathered=1)
    play(game, "foresee", "give manor", "give tavern")

    assert hand_seen(game, 0, 1) == ["manor"]
    assert hand_seen(game, 0, 2) == ["tavern"]
    assert hand_seen(game, 1, 2) == ["unknown"]
    assert hand_seen(game, 2, 0) == ["unknown"]


def test_everybody_knows_who_took_what_from_the_annual_fair() -> None:
    game = metropole_table(
        "merchant",
        seats=3,
        hands=["annual_fair"],
        gold=[5],
        gathered=1,
        deck="manor tavern market temple church watchtower prison",
    )
    play(game, "build annual_fair", "take manor", "take tavern")

    assert [hand_seen(game, 2, seat) for seat in (0, 1)] == [["manor"], ["tavern"]]
    assert [hand_seen(game, SPECTATOR, seat) for seat in (0, 1)] == [["manor"], ["tavern"]]


def test_a_card_that_the_chamber_of_architects_left_on_the_deck_is_known_until_it_is_drawn() -> None:
    game = metropole_table(
        "merchant",
        seats=3,
        cities=["architects_chamber"],
        gathered=1,
        deck="temple manor tavern",
    )
    play(game, "use architects_chamber")
    assert game.view(2).to_dict()["deck"] == "temple unknown*2"
    assert {CITADELS.imagine(game.view(2), seeded(seed)).deck[-1] for seed in range(WORLDS)} == {game.deck[-1]}

    game.draw(1, 1)

    assert game.view(2).to_dict()["deck"] == "unknown*2"


def test_worlds_hold_the_character_that_was_given_away_in_the_theater() -> None:
    game = table(
        seats=4,
        characters=["king", "thief", "magician", "bishop"],
        cities=["theater"],
        face_down="assassin merchant architect warlord",
        agenda=[{"step": "choose_partner", "seat": 0}, {"step": "call_rank", "rank": 1}],
    )
    play(game, "theater 3")

    assert holders_imagined(game, 0, 4) == {3}
    assert holders_imagined(game, 3, 5) == {0}
    assert len(holders_imagined(game, 1, 4)) > 1


def test_after_a_confiscation_no_warrant_can_be_the_signed_one() -> None:
    marks = [["warrant", "merchant", 1], ["signed_warrant", "king", 1], ["warrant", "bishop", 1]]
    game = table(
        "king",
        seats=4,
        cast="magistrate",
        characters=["king", "magistrate"],
        hands=["manor"],
        gold=[3],
        gathered=1,
        marks=marks,
    )
    play(game, "build manor", "confiscate")

    assert all(not len(CITADELS.imagine(game.view(viewer), seeded(1)).marks) for viewer in range(4))


@pytest.mark.parametrize(("seats", "rules"), RANDOM_TABLES, ids=RANDOM_NAMES)
def test_what_is_remembered_is_true(seats: int, rules: list[str]) -> None:
    game, rng = start(seats, rules, 5), seeded(6)
    moves = 0
    while game.decision is not None:
        if moves % 4 == 0:
            check_memory(game, moves // 4 % (seats + 1) - 1)
        game.apply(game.decision.actions[rng.below(len(game.decision.actions))])
        moves += 1


def check_memory(game: Citadels, viewer: int) -> None:
    """Check that a viewer knows nothing wrong."""
    for holder in range(game.seats):
        if holder != viewer:
            assert Counter(cards_known(game.known_cards, viewer, holder)) <= Counter(game.hands[holder])
    held_by = game.view(viewer).held_by
    assert all(held_by[rank] in (NOBODY, game.held_by[rank]) for rank in range(1, len(game.cast)))


def test_who_lost_a_card_to_the_wizard_knows_which_one_he_has() -> None:
    game = table("wizard", seats=4, hands=["", "manor tavern"])

    play(game, "look 1", "take manor", "keep_it")

    assert hand_seen(game, 1, 0) == ["manor"]
    assert hand_seen(game, 2, 0) == ["unknown"]

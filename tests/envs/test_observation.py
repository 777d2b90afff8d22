"""What a seat observes: all that its view holds, and nothing else."""

import json

import numpy as np
import pytest

from tests.envs.tables import NAMES, TABLES, random_views
from twocities.core.rng import seeded
from twocities.core.view import SPECTATOR
from twocities.envs.information import information_text
from twocities.envs.tables import TableSpec, table_of

UNORDERED = ["packet", "deck", "marks", "declared", "site", "built", "fair", "drawn", "face_up", "tucked"]
"""Fields of which the features tell what is there, and not in which order."""


@pytest.mark.parametrize(("game", "seats", "rules"), TABLES, ids=NAMES)
def test_two_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_observation(
    game: str, seats: int, rules: list[str]
) -> None:
    table = table_of(game, seats, rules)
    rng = seeded(7)
    compared = 0

    for state, view in random_views(table, seed=7, most=60):
        if rng.below(4) == 0 and view.viewer >= 0 and state.decision is not None:
            other = table.family.imagine(view, rng).view(view.viewer)
            assert np.array_equal(table.observe(other), table.observe(view))
            assert information_text(other) == information_text(view)
            compared += 1

    assert compared > 20


@pytest.mark.parametrize(("game", "seats", "rules"), TABLES, ids=NAMES)
def test_an_observation_holds_what_the_view_holds(game: str, seats: int, rules: list[str]) -> None:
    table = table_of(game, seats, rules)
    seen: dict[bytes, object] = {}

    for _, view in random_views(table, seed=3, most=150):
        facts = featured(view.to_dict())
        assert seen.setdefault(table.observe(view).tobytes(), facts) == facts


def featured(facts: dict[str, object]) -> str:
    """Write the facts of a view as far as features tell them: of steps only which they are, of zones no order."""
    kept = {field: value for field, value in facts.items() if field not in ("options", "known_cards")}
    agenda = facts["agenda"]
    assert isinstance(agenda, list)
    kept["agenda"] = sorted(step["step"] for step in agenda)
    kept["cities"] = [unordered(city) for city in facts["cities"]]  # type: ignore[attr-defined]
    return json.dumps({field: unordered(value) if field in UNORDERED else value for field, value in kept.items()})


def unordered(value: object) -> object:
    """Put the cards of a zone in order."""
    if isinstance(value, list):
        return sorted(value, key=json.dumps)
    return sorted(value.split()) if isinstance(value, str) else value


def test_the_own_seat_has_the_first_row_and_the_others_follow_clockwise() -> None:
    table = table_of("citadels", 3, ["deluxe"])
    game = table.dealer.deal(1)
    names = table.encoder.layout.names(3)

    seen = dict(zip(names, table.observe(game.view(2)), strict=True))

    hands = [game.view(seat).to_dict()["gold"] for seat in range(3)]
    assert hands[0] == [2, 2, 2]
    assert seen["own.seat[2]"] == 1
    assert seen["seat+1.crown[0]"] == 1
    assert seen["seat+0.hand_size[0]"] == sum(seen[f"seat+0.hand[{card}]"] for card in range(77)) == 4
    assert sum(seen[f"seat+1.hand[{card}]"] for card in range(77)) == 0


@pytest.mark.parametrize("game", ["citadels", "machikoro"])
def test_the_view_of_a_spectator_is_refused_with_a_sentence(game: str) -> None:
    table = table_of(game, 3, [])

    with pytest.raises(ValueError, match="Only a seat has observations, and this is the view of a spectator"):
        table.observe(table.dealer.deal(1).view(SPECTATOR))


def test_a_feature_that_is_too_large_stops_at_255() -> None:
    table = table_of("machikoro", 2, [])
    game = table.dealer.deal(1)
    position = game.position()
    position["coins"] = [300, 3]

    rich = table.family.load_position(position)

    seen = dict(zip(table.encoder.layout.names(2), table.observe(rich.view(0)), strict=True))
    assert seen["seat+0.coins[0]"] == 255
    assert seen["seat+1.coins[0]"] == 3


@pytest.mark.parametrize(("game", "seats", "rules"), TABLES, ids=NAMES)
def test_the_mask_marks_the_options(game: str, seats: int, rules: list[str]) -> None:
    table = table_of(game, seats, rules)
    decision = table.dealer.deal(5).decision
    assert decision is not None

    mask = table.mask(decision)

    assert len(mask) == table.family.vocabulary.size
    assert list(np.flatnonzero(mask)) == sorted(decision.actions)


def test_the_length_is_that_of_the_game_and_the_seats_alone() -> None:
    assert TableSpec("citadels", 4, ("deluxe",)).length == TableSpec("citadels", 4, ("classic",)).length
    assert TableSpec("citadels", 5, ("deluxe",)).length > TableSpec("citadels", 4, ("deluxe",)).length

"""Who is likely to hold whom, and whom to name."""

from typing import Any

import pytest

from tests.citadels.tables import FIRST_CAST, rank_of, table
from tests.tables import asked
from twocities.bots import make_bot
from twocities.bots.citadels.beliefs import Beliefs
from twocities.bots.citadels.overview import Overview
from twocities.bots.citadels.weights import Weights
from twocities.citadels.game import Citadels
from twocities.core.rng import seeded

WEIGHTS = Weights()


def unknown(acting: str, **fields: Any) -> Citadels:
    """Set a table of four at which seat 0, who has gathered, is the only one to have shown a character."""
    fields.setdefault("characters", ["", "merchant", "king", "warlord"])
    return table(acting, seats=4, gathered=1, **fields)


def beliefs(game: Citadels) -> Beliefs:
    """Say what seat 0 believes."""
    return Beliefs(Overview(game, WEIGHTS), game.view(0))


def chosen(game: Citadels) -> str:
    decision = asked(game)
    return game.notation(make_bot("journeyman").choose(game.view(decision.seat), decision, seeded(4)))


def test_every_unseen_pick_is_one_character() -> None:
    believed = beliefs(unknown("assassin"))

    for seat in (1, 2, 3):
        assert sum(believed.chance(rank, seat) for rank in range(1, 9)) == pytest.approx(1.0)


def test_the_own_character_is_certain_and_nobody_elses() -> None:
    believed = beliefs(unknown("assassin"))

    assert [believed.chance(1, seat) for seat in range(4)] == [1.0, 0.0, 0.0, 0.0]


def test_what_lies_face_up_is_nobodys() -> None:
    believed = beliefs(unknown("assassin", face_up="bishop"))

    assert [believed.chance(rank_of("bishop"), seat) for seat in range(4)] == [0.0] * 4


def test_a_city_speaks_for_the_character_that_it_pays() -> None:
    believed = beliefs(unknown("assassin", cities=["", "tavern market docks", "manor castle palace", ""]))

    assert believed.chance(rank_of("merchant"), 1) > 2 * believed.chance(rank_of("merchant"), 3)
    assert believed.chance(rank_of("king"), 2) > 2 * believed.chance(rank_of("king"), 3)


def test_a_rank_that_was_called_and_is_silent_is_nobodys() -> None:
    game = table("merchant", seats=4, characters=["", "assassin", "thief", "warlord"], called=6)

    believed = beliefs(game)

    assert [believed.chance(rank_of("king"), seat) for seat in range(4)] == [0.0] * 4


@pytest.mark.parametrize(
    ("city", "victim"), [("tavern market docks harbor", "merchant"), ("manor castle palace", "king")]
)
def test_the_assassin_kills_whom_the_leader_is_likely_to_be(city: str, victim: str) -> None:
    game = unknown("assassin", gold=[2, 6, 1, 1], hands=["", "palace manor", "", ""], cities=["", city, "", ""])

    assert chosen(game) == f"kill {victim}"


def test_the_thief_robs_whom_the_richest_is_likely_to_be() -> None:
    game = unknown("thief", gold=[0, 12, 1, 1], cities=["", "tavern market docks harbor", "", ""])

    assert chosen(game) == "rob merchant"


def test_nobody_names_what_lies_face_up() -> None:
    game = unknown(
        "assassin",
        characters=["", "thief", "king", "warlord"],
        gold=[2, 9, 0, 0],
        cities=["", "tavern market docks", "", ""],
        face_up="merchant",
    )

    assert chosen(game) in {f"kill {name}" for name in FIRST_CAST if name not in ("assassin", "merchant")}

"""Which character a Journeyman drafts."""

from typing import Any

import pytest

from tests.citadels.tables import FIRST_CAST, draft
from tests.tables import asked
from twocities.bots import make_bot
from twocities.citadels.game import Citadels
from twocities.core.rng import seeded

PACKET = "magician king bishop merchant warlord"


def drafting(packet: str, **fields: Any) -> Citadels:
    """Set a table of four at which seat 0 is the first to choose; what is not on offer lies open, but for one."""
    up, also_up, down = [name for name in FIRST_CAST if name not in packet.split()]
    return draft(0, packet, [""] * 4, face_up=f"{up} {also_up}", face_down=down, **fields)


def chosen(game: Citadels) -> str:
    decision = asked(game)
    return game.notation(make_bot("journeyman").choose(game.view(decision.seat), decision, seeded(4)))


@pytest.mark.parametrize(
    ("city", "character"),
    [
        ("manor castle palace", "king"),
        ("temple church monastery", "bishop"),
        ("tavern market docks", "merchant"),
        ("watchtower prison barracks fortress", "warlord"),
    ],
)
def test_it_takes_whom_its_city_pays(city: str, character: str) -> None:
    assert chosen(drafting(PACKET, cities=[city, "", "", ""])) == f"pick {character}"


def test_with_an_empty_hand_it_takes_whom_a_full_one_can_be_taken_with() -> None:
    hands = ["", "manor castle tavern market docks temple church", "", ""]
    game = drafting("assassin thief magician bishop warlord", hands=hands)

    assert chosen(game) == "pick magician"


def test_rich_and_with_many_cards_it_takes_whom_many_builds_are_allowed() -> None:
    hands = ["manor castle tavern market docks", "", "", ""]
    game = drafting("thief magician bishop architect warlord", gold=[9, 0, 0, 0], hands=hands)

    assert chosen(game) == "pick architect"


def test_it_takes_the_thief_when_others_are_rich() -> None:
    game = drafting("assassin thief magician bishop warlord", gold=[0, 9, 9, 9])

    assert chosen(game) == "pick thief"

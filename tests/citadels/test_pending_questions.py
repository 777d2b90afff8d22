"""Every question of building, gathering and districts can be written down, and is the same when nobody listens."""

from collections.abc import Callable

import pytest

from tests.citadels.tables import table
from tests.invariants import check_loading
from tests.tables import play
from twocities.citadels.game import Citadels


def table_with_theater() -> Citadels:
    """Set a table of two at which the last pick is to be made."""
    return table(
        characters=["thief king", "magician"],
        cities=["theater"],
        packet="bishop merchant",
        face_down="assassin architect warlord",
        agenda=[{"step": "draft", "stage": 5}],
    )


QUESTIONS: dict[str, tuple[Callable[[], Citadels], list[str], list[str]]] = {
    "keep a card": (lambda: table("thief", deck="manor temple"), ["cards"], ["keep manor"]),
    "gather only": (
        lambda: table("witch", characters=["", "merchant"]),
        ["gold", "bewitch merchant"],
        ["gold"],
    ),
    "destroy with the armory": (
        lambda: table("thief", cities=["armory", "manor"]),
        ["use armory"],
        ["destroy 1 manor"],
    ),
    "discard in the laboratory": (
        lambda: table("thief", hands=["manor"], cities=["laboratory"]),
        ["use laboratory"],
        ["discard manor"],
    ),
    "tuck under the museum": (
        lambda: table("thief", hands=["manor"], cities=["museum"]),
        ["use museum"],
        ["tuck manor"],
    ),
    "go on after the smithy": (lambda: table("thief", gold=[2, 0], cities=["smithy"]), ["use smithy"], ["gold"]),
    "recover from the graveyard": (
        lambda: table("warlord", edition="citadela", gold=[3, 3], cities=["", "graveyard manor"]),
        ["destroy 1 manor"],
        ["recover"],
    ),
    "answer out of the hospital": (
        lambda: table("assassin", edition="citadela", characters=["", "merchant"], cities=["", "hospital"]),
        ["kill merchant", "gold", "end"],
        ["pass"],
    ),
    "search with the lighthouse": (
        lambda: table("thief", edition="citadela", gold=[3, 0], hands=["lighthouse"], gathered=1),
        ["build lighthouse"],
        ["take manor"],
    ),
    "name a partner of the theater": (table_with_theater, ["pick bishop"], ["pass"]),
    "give a character in the theater": (table_with_theater, ["pick bishop", "theater 1"], ["give_character king"]),
    "confiscate": (
        lambda: table(
            "merchant",
            cast="magistrate",
            gold=[3, 0],
            hands=["manor"],
            marks=[["signed_warrant", "merchant", 1]],
            gathered=1,
        ),
        ["build manor"],
        ["confiscate"],
    ),
    "raze for another": (
        lambda: table("thief", hands=["palace"], cities=["framework"], gathered=1),
        ["build_razing palace"],
        ["raze framework"],
    ),
    "pay with cards": (
        lambda: table("thief", gold=[5, 0], hands=["thieves_den manor temple"], gathered=1),
        ["build_with_cards thieves_den", "discard manor"],
        ["done"],
    ),
    "give for a loan": (
        lambda: table("cardinal", gold=[3, 2], hands=["palace manor temple"], gathered=1),
        ["borrow 1 palace"],
        ["give manor", "give temple"],
    ),
    "declare a type": (
        lambda: table("warlord", cities=["haunted_quarter"], gathered=1, first=1),
        ["end"],
        ["declare trade"],
    ),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_position_in_the_middle_of_a_question_can_be_written_and_read(question: str) -> None:
    make, moves, _ = QUESTIONS[question]
    game = make()

    play(game, *moves)

    assert game.decision is not None
    check_loading(game)


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_game_to_which_nobody_listens_goes_the_same_way(question: str) -> None:
    make, moves, answers = QUESTIONS[question]
    game = make()
    unheard = game.clone()
    unheard.heard = False

    assert play(game, *moves, *answers)
    assert play(unheard, *moves, *answers) == []
    assert unheard.position() == game.position()

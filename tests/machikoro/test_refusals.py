"""What is not on offer is refused with the reason, whatever the verb."""

import re
from functools import cache

import pytest

from tests.machikoro.tables import table
from tests.machikoro.variants import TABLES
from tests.refusals import moments, reasons
from tests.tables import play, reason
from twocities.core.actions import Verb
from twocities.core.game import Game
from twocities.machikoro.family import MACHIKORO

KNOWN = [
    r"seat \d is asked [\w ]+, which '\w+' does not answer",
    r"the table has no seat \d",
    r"seat \d cannot choose itself",
    r"it costs \d+ coins and seat \d has \d+",
    r"the market has no \w+",
    r"the \w+ of seat \d is built",
    r"the city of seat \d may have no more of it",
    r"the city of seat \d has no \w+",
    r"the city of seat \d may have no more of what it would get",
    r"the \w+ may not be exchanged",
    r"nothing may be had for the \w+",
    r"that is what is given away",
    r"seat \d may roll one die only",
]


@cache
def games() -> list[Game]:
    """Keep moments of every question that random games ask."""
    return moments(MACHIKORO, TABLES)


@pytest.mark.parametrize("verb", MACHIKORO.vocabulary.verbs, ids=lambda verb: verb.name)
def test_every_refusal_of_a_verb_has_a_reason(verb: Verb) -> None:
    found = reasons(MACHIKORO, games(), verb)

    assert len(found) > len(games()) // 2
    assert [each for each in found if not any(re.fullmatch(rf"{known}\.", each) for known in KNOWN)] == []


def why(game: Game, move: str) -> str:
    """Ask why a move in notation is refused."""
    return reason(game, game.parse(move))


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("build mine", "it costs 6 coins and seat 0 has 5."),
        ("build train_station", "the train_station of seat 0 is built."),
        ("build stadium", "the city of seat 0 may have no more of it."),
        ("build ranch", "the market has no ranch."),
        ("collect 1", "seat 0 is asked what to build, which 'collect' does not answer."),
        ("reroll", "seat 0 is asked what to build, which 'reroll' does not answer."),
    ],
)
def test_a_builder_is_told_why(move: str, expected: str) -> None:
    game = table("stadium", "", coins=[5, 0], dice=[5], market="mine cafe stadium")
    play(game, "roll 1")

    assert why(game, move) == expected


def test_a_question_about_the_dice_is_answered_with_nothing_else() -> None:
    game = table("radio_tower", "", dice=[1])
    play(game, "roll 1")

    assert why(game, "collect 1") == "seat 0 is asked whether to roll again, which 'collect' does not answer."


def test_a_tv_station_takes_from_nobody_who_is_not_there() -> None:
    game = table("tv_station", "", coins=[0, 3], dice=[6])
    play(game, "roll 1")

    assert why(game, "collect 0") == "seat 0 cannot choose itself."
    assert why(game, "collect 3") == "the table has no seat 3."


def test_a_business_center_says_what_cannot_be_exchanged() -> None:
    game = table("business_center wheat_field", "mine stadium", dice=[6])
    play(game, "roll 1")
    assert why(game, "offer business_center") == "the business_center may not be exchanged."
    assert why(game, "offer ranch") == "the city of seat 0 has no ranch."

    play(game, "offer wheat_field")

    assert why(game, "demand 1 stadium") == "the stadium may not be exchanged."
    assert why(game, "demand 1 wheat_field") == "that is what is given away."
    assert why(game, "demand 0 wheat_field") == "seat 0 cannot choose itself."

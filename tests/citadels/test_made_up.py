"""Whatever hypothesis makes up is played or refused in a sentence, never a crash."""

import json
from copy import deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

import twocities
from tests.citadels.positions import interrupted_turns, mixed_moments, real_moments, wrong_moments
from tests.invariants import check_decision, check_loading, play_three_ways
from twocities import BadPosition, BadRules, IllegalChoice
from twocities.citadels.actions import VOCABULARY
from twocities.citadels.family import CITADELS
from twocities.core.game import Game
from twocities.core.rng import seeded

FIELD_NAMES = sorted({word for action in range(VOCABULARY.size) for word in VOCABULARY.notation(action).split()})

REFUSED = "refused"


def play_on(game: Game, watched: int, unwatched: int) -> None:
    """Play some random moves, the first of them watched."""
    rng = seeded(watched)
    while game.decision is not None and watched:
        play_three_ways(game, check_decision(CITADELS, game, rng), game.position())
        watched -= 1
    while game.decision is not None and unwatched:
        actions = game.decision.actions
        game.apply(actions[rng.below(len(actions))])
        unwatched -= 1


def play_unless_refused(position: dict[str, object]) -> None:
    """Load a position and play on, unless it is refused."""
    try:
        game = twocities.load_position(deepcopy(position))
    except (BadPosition, BadRules):
        return
    check_loading(game)
    play_on(game, 3, 60)


def text_of_action(text: str) -> str:
    """Read an action and write it again, unless it is refused."""
    try:
        return VOCABULARY.notation(VOCABULARY.parse(text))
    except IllegalChoice:
        return REFUSED


@given(real_moments())
def test_every_moment_of_a_game_is_loaded_and_written_back(position: dict[str, object]) -> None:
    assert twocities.load_position(json.loads(json.dumps(position))).position() == position


@given(wrong_moments())
def test_a_broken_position_is_refused_or_played_but_never_crashes(position: dict[str, object]) -> None:
    play_unless_refused(position)


@given(mixed_moments())
def test_a_mixture_of_two_moments_is_refused_or_played_but_never_crashes(position: dict[str, object]) -> None:
    play_unless_refused(position)


@given(interrupted_turns())
def test_an_interrupted_turn_is_refused_or_played_but_never_crashes(position: dict[str, object]) -> None:
    play_unless_refused(position)


@given(st.text())
def test_a_text_is_no_action_unless_it_begins_with_a_verb(text: str) -> None:
    with pytest.raises(IllegalChoice):
        VOCABULARY.parse(f"x{text}")


@given(st.lists(st.sampled_from(FIELD_NAMES), max_size=4).map(" ".join))
def test_words_of_the_vocabulary_are_an_action_or_refused(text: str) -> None:
    assert text_of_action(text) in (text, REFUSED)

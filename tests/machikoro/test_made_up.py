"""Whatever hypothesis makes up is played or refused in a sentence, never a crash."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import twocities
from tests.invariants import check_decision, check_loading, play_three_ways
from tests.machikoro.ledger import check_cards
from tests.machikoro.positions import tables, wrong_tables
from tests.machikoro.tables import load, start
from tests.machikoro.variants import RULES
from twocities import BadPosition, BadRules, IllegalChoice, Replay, TwoCitiesError, read_replay
from twocities.core.game import Game
from twocities.core.rng import seeded
from twocities.games import family_of
from twocities.machikoro.family import MACHIKORO

VOCABULARY = MACHIKORO.vocabulary

WORDS = sorted({word for action in range(VOCABULARY.size) for word in VOCABULARY.notation(action).split()})

REFUSED = "refused"


def play_watched(game: Game, moves: int) -> None:
    """Play some random moves, as far as there are, and check the game at each."""
    rng = seeded(moves)
    while game.decision is not None and moves:
        position = game.position()
        play_three_ways(game, check_decision(MACHIKORO, game, rng, position), position)
        moves -= 1


def play_unless_refused(position: dict[str, object]) -> None:
    """Load a position and play a little, unless it is refused."""
    try:
        game = twocities.load_position(position)
    except (BadPosition, BadRules):
        return
    check_loading(game)
    play_watched(game, 4)


def text_of_action(text: str) -> str:
    """Read an action and write it again, unless it is refused."""
    try:
        return VOCABULARY.notation(VOCABULARY.parse(text))
    except IllegalChoice:
        return REFUSED


def replay_unless_refused(text: str) -> None:
    """Read and play a replay, unless it is refused."""
    try:
        replay = read_replay(text)
        replay.play(family_of(replay.game))
    except TwoCitiesError:
        return
    assert read_replay(replay.text()).text() == replay.text()


def random_replay(seats: int, rules: list[str], seed: int) -> Replay:
    """Write a random game down."""
    game = start(seats, rules, seed)
    replay = Replay("machikoro", seats, rules, seed)
    rng = seeded(seed)
    while game.decision is not None:
        action = game.decision.actions[rng.below(len(game.decision.actions))]
        replay.moves.append(game.notation(action))
        game.apply(action)
    return replay


REPLAYS = st.builds(random_replay, st.integers(2, 4), st.sampled_from(RULES), st.integers(0, 50)).map(Replay.text)


@st.composite
def damaged(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """Cut something out of a text and put something else in."""
    text = draw(texts)
    first = draw(st.integers(0, min(len(text), 200)))
    last = draw(st.integers(first, min(len(text), first + 20)))
    return text[:first] + draw(st.text(max_size=10)) + text[last:]


@given(tables())
def test_every_table_that_may_be_is_loaded_and_written_back(position: dict[str, object]) -> None:
    check_loading(load(position))


@given(tables())
def test_a_game_goes_on_from_every_table_that_may_be(position: dict[str, object]) -> None:
    game = load(position)

    play_watched(game, 10)

    check_cards(game)


@given(wrong_tables())
def test_a_wrong_position_is_refused_or_played_but_never_crashes(position: dict[str, object]) -> None:
    play_unless_refused(position)


@given(st.text())
def test_a_text_is_no_action_unless_it_begins_with_a_verb(text: str) -> None:
    with pytest.raises(IllegalChoice):
        start().parse(f"x{text}")


@given(st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join))
def test_words_of_the_vocabulary_are_an_action_or_refused(text: str) -> None:
    assert text_of_action(text) in (text, REFUSED)


@given(st.text())
def test_a_text_without_the_title_is_no_replay(text: str) -> None:
    with pytest.raises(TwoCitiesError):
        read_replay(f"x{text}")


@given(damaged(REPLAYS))
def test_a_damaged_replay_is_refused_or_played_but_never_crashes(text: str) -> None:
    replay_unless_refused(text)

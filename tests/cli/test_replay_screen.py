"""A replay is stepped through forwards and backwards."""

import asyncio
from collections.abc import Awaitable, Callable

from tests.cli.pilots import SMALL, Sitting, session
from tests.cli.tables import texts, watched
from twocities.cli.app import ReplayApp
from twocities.cli.drawing import Drawing
from twocities.cli.replay_steps import replay_steps_of
from twocities.cli.screens.help import HelpScreen
from twocities.machikoro.family import MACHIKORO


def watch(act: Callable[[Sitting], Awaitable[None]], place: int = 0) -> None:
    """Open a replay of thirty moves."""
    made = watched(3, moves=30)
    drawing = Drawing(MACHIKORO, texts(), made.names)
    asyncio.run(session(ReplayApp(drawing, replay_steps_of(made.replay, drawing), place), act, SMALL))


def test_the_replay_begins_at_its_beginning() -> None:
    async def act(sitting: Sitting) -> None:
        assert sitting.shown("#question").strip() == "Move 0 of 30 Beginning"

    watch(act)


def test_the_replay_can_begin_at_a_move() -> None:
    async def act(sitting: Sitting) -> None:
        assert "Move 12 of 30" in sitting.shown("#question")

    watch(act, 12)


def test_right_and_left_go_one_move_and_no_further_than_the_ends() -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.press("right", "right", "right", "left")
        assert "Move 2 of 30" in sitting.shown("#question")
        await sitting.press("left", "left", "left")
        assert "Move 0 of 30" in sitting.shown("#question")

    watch(act)


def test_end_and_home_go_to_the_ends() -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.press("end")
        assert "Move 30 of 30" in sitting.shown("#question")
        assert "The replay ends here." in sitting.shown("#question")
        await sitting.press("right")
        assert "Move 30 of 30" in sitting.shown("#question")
        await sitting.press("home")
        assert "Move 0 of 30" in sitting.shown("#question")

    watch(act)


def test_a_step_tells_what_was_chosen_and_what_followed() -> None:
    made = watched(3, moves=30)
    built = f"card-{made.replay.moves[0].removeprefix('build ').replace('_', '-')}.object"
    build = texts("en").say(built)

    async def act(sitting: Sitting) -> None:
        await sitting.press("right")
        assert f"Ada: Build {build}" in sitting.shown("#question")
        assert f"Ada built {build}" in sitting.shown("#log")

    watch(act)


def test_help_opens_over_a_replay() -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.press("question_mark")
        assert isinstance(sitting.screen, HelpScreen)

    watch(act)

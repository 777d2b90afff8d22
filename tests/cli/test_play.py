"""A person plays in the terminal by arrow keys, by number and by notation."""

from pathlib import Path

import pytest

from tests.cli.pilots import Sitting, sit_down
from tests.cli.tables import ADA, ANN, BEN, BOB, EVE, before_station, seated, table, until, watched, when
from tests.tables import asked, options
from twocities.cli.players import Player
from twocities.cli.screens.dialogs import ResultScreen
from twocities.cli.screens.panels import CommandLine, OptionsPanel


def test_the_first_option_is_lit_and_enter_takes_it() -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.press("enter")
        assert sitting.table.replay.moves[0] == "build wheat_field"

    sit_down(table(ANN, BOB), act)


def test_enter_rolls_where_a_roll_is_asked_for() -> None:
    async def act(sitting: Sitting) -> None:
        assert "Roll the die" in sitting.shown("#question")
        await sitting.press("enter")
        assert sitting.table.replay.moves == ["roll 1"]
        assert "What to build?" in sitting.shown("#question")

    sit_down(table(ANN, BOB, rules=["asks_roll"]), act)


def test_arrows_light_another_option_and_go_round() -> None:
    made = table(ANN, BOB)
    offered = options(made.game)

    async def act(sitting: Sitting) -> None:
        await sitting.press("down", "down", "up")
        assert sitting.playing.query_one(OptionsPanel).highlighted == 1
        await sitting.press("up", "up")
        await sitting.press("enter")
        assert sitting.table.replay.moves == [offered[-1]]

    sit_down(made, act)


def test_a_number_takes_its_option() -> None:
    made = table(ANN, BOB)
    offered = options(made.game)

    async def act(sitting: Sitting) -> None:
        await sitting.type("11")
        assert sitting.table.replay.moves == [offered[10]]

    sit_down(made, act)


@pytest.mark.parametrize("typed", ["build bakery", "BUILD Bakery", "bakery"])
def test_a_typed_option_is_taken(typed: str) -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.type(typed)
        assert sitting.table.replay.moves == ["build bakery"]

    sit_down(table(ANN, BOB), act)


def test_a_name_in_the_own_language_is_taken() -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.type("pekárna")
        assert sitting.table.replay.moves == ["build bakery"]

    sit_down(table(ANN, BOB), act, language="cs")


@pytest.mark.parametrize(
    ("typed", "said"), [("fly away", "There is no option “fly away”."), ("build", "“build” fits several options.")]
)
def test_a_text_that_means_no_single_option_is_refused(typed: str, said: str) -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.type(typed)
        assert said in sitting.shown("#keys")
        assert sitting.table.replay.moves == []
        await sitting.press("escape")
        assert sitting.playing.query_one(CommandLine).value == ""

    sit_down(table(ANN, BOB), act)


def test_what_is_typed_lights_its_option() -> None:
    made = table(ANN, BOB)
    place = options(made.game).index("build bakery")

    async def act(sitting: Sitting) -> None:
        await sitting.press("b", "a", "k")
        assert sitting.playing.query_one(OptionsPanel).highlighted == place

    sit_down(made, act)


def test_the_lit_option_teaches_its_notation() -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.press("down")
        assert sitting.playing.query_one(CommandLine).placeholder.endswith("build ranch")

    sit_down(table(ANN, BOB), act)


def test_a_click_takes_an_option() -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.pilot.click(OptionsPanel, offset=(5, 1))
        await sitting.pilot.pause()
        assert sitting.table.replay.moves == ["build ranch"]

    sit_down(table(ANN, BOB), act)


def test_a_whole_game_is_played_by_keyboard_and_ends_with_the_result() -> None:
    async def act(sitting: Sitting) -> None:
        ways = 0
        while not isinstance(sitting.screen, ResultScreen):
            if sitting.table.asks_person:
                typed = ["", "1", options(sitting.table.game)[-1]][ways % 3]
                await sitting.type(typed)
                ways += 1
            await sitting.settle()
        assert "The game is over" in sitting.text()
        assert "Landmarks" in sitting.text()
        await sitting.press("escape")
        assert sitting.table.is_over
        assert sitting.table.told[-1].name == "game-won"

    sit_down(table(ANN, ADA, seed=2), act)


def test_the_result_offers_another_game() -> None:
    over = watched(2)

    async def act(sitting: Sitting) -> None:
        assert isinstance(sitting.screen, ResultScreen)
        await sitting.press("enter")
        assert sitting.table.players == over.players
        assert sitting.table.replay.seed == over.replay.seed + 1

    sit_down(over, act, pace=60)


def test_another_game_can_begin_after_a_look_at_the_table() -> None:
    over = watched(2)

    async def act(sitting: Sitting) -> None:
        await sitting.press("escape")
        assert sitting.table is over
        await sitting.press("enter")
        assert sitting.table is not over

    sit_down(over, act, pace=60)


def test_bots_wait_so_that_people_can_follow_and_space_skips_that() -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.type("pass")
        assert sitting.table.asked == 1
        assert "Ada is thinking" in sitting.shown("#question")
        await sitting.press("space")
        await sitting.settle()
        assert sitting.table.asked == 0

    sit_down(table(ANN, ADA, EVE), act, pace=60)


def test_bots_stop_while_the_help_is_open() -> None:
    async def act(sitting: Sitting) -> None:
        playing = sitting.playing
        await sitting.type("pass")
        await sitting.press("question_mark")
        playing.let_bots_play()
        assert playing.table.asked == 1
        await sitting.press("escape")
        await sitting.press("space")
        await sitting.settle()
        assert playing.table.asked == 0

    sit_down(table(ANN, ADA, EVE), act, pace=60)


def test_bots_alone_play_to_the_end() -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.press("space")
        await sitting.settle()
        assert isinstance(sitting.screen, ResultScreen)

    sit_down(table(ADA, BEN, EVE), act, pace=60)


def test_a_choice_is_taken_back() -> None:
    made = until("offer", ANN, ADA, EVE)
    moves = list(made.replay.moves)

    async def act(sitting: Sitting) -> None:
        await sitting.press("enter")
        assert len(sitting.table.replay.moves) == len(moves) + 1
        assert "undo" in sitting.shown("#keys")
        await sitting.press("ctrl+z")
        assert sitting.table.replay.moves == moves
        assert "The last choice is taken back." in sitting.shown("#keys")
        await sitting.press("ctrl+z")
        assert "There is nothing to take back." in sitting.shown("#keys")

    sit_down(made, act)


def test_a_choice_is_taken_back_before_the_next_bot_rolls() -> None:
    made = when(before_station, ANN, ADA, EVE)

    async def act(sitting: Sitting) -> None:
        await sitting.type("pass")
        assert sitting.table.asked == 1
        await sitting.press("ctrl+z")
        assert sitting.table.asked == 0
        assert sitting.playing.waiting is None

    sit_down(made, act, pace=60)


def test_no_roll_is_taken_back() -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.press("enter", "ctrl+z")
        assert sitting.table.replay.moves == ["build wheat_field"]

    sit_down(table(ANN, BOB), act)


def test_the_log_says_why_each_coin_moved_and_scrolls() -> None:
    made = watched(3, moves=40)
    players = [ANN, ADA, Player("Cora", "journeyman")]

    async def act(sitting: Sitting) -> None:
        assert "Forest paid Ann 1 coin" in sitting.shown("#log")
        newest = sitting.shown("#log")
        await sitting.press("pageup")
        assert sitting.shown("#log") != newest
        await sitting.press("pagedown")
        assert sitting.shown("#log") == newest

    sit_down(seated(made, *players), act, pace=60)


def test_people_at_one_keyboard_are_asked_by_name() -> None:
    async def act(sitting: Sitting) -> None:
        assert sitting.shown("#question").startswith("Ann:")
        await sitting.type("pass")
        assert sitting.shown("#question").startswith("Bob:")

    sit_down(table(ANN, BOB), act)


def test_a_name_with_brackets_is_shown_as_it_is() -> None:
    async def act(sitting: Sitting) -> None:
        assert "[b]Ann[/b]" in sitting.shown("#question")
        assert "[b]Ann[/b]" in sitting.shown("#log")
        assert "[b]Ann[/b]" in sitting.shown("#strip")

    sit_down(table(Player("[b]Ann[/b]"), BOB), act)


def test_leaving_keeps_the_game(state_home: Path) -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.press("enter")
        await sitting.press("ctrl+q")

    autosave = sit_down(table(ANN, BOB), act)

    path = autosave.resumable()
    assert path is not None
    assert path.is_relative_to(state_home)
    assert path.read_text(encoding="utf-8").endswith("\n\nbuild wheat_field\n")


def test_a_choice_is_offered_as_the_engine_offers_it() -> None:
    made = table(ANN, BOB)

    async def act(sitting: Sitting) -> None:
        assert sitting.playing.actions == list(asked(made.game).actions)
        assert sitting.playing.query_one(OptionsPanel).option_count == len(asked(made.game).actions)

    sit_down(made, act)

"""Games are saved without losing anything, and resumed where they were left."""

from pathlib import Path

import pytest

from tests.cli.pilots import Sitting, files, sit_down
from tests.cli.tables import ADA, ANN, BOB, saved, table, texts, watched
from twocities.cli.autosave import Autosave
from twocities.cli.files import SavedFiles
from twocities.cli.local_table import LocalTable
from twocities.cli.players import read_players
from twocities.cli.screens.dialogs import OverwriteScreen, SaveScreen
from twocities.core.replay import read_replay
from twocities.machikoro.family import MACHIKORO


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Work in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def resumed(path: Path) -> LocalTable:
    """Sit down at a saved game again."""
    replay = read_replay(path.read_text(encoding="utf-8"))
    return LocalTable(MACHIKORO, read_players(replay, MACHIKORO, texts()), replay)


def test_a_game_is_saved_and_resumed(folder: Path) -> None:
    made = table(ANN, BOB)

    async def act(sitting: Sitting) -> None:
        await sitting.press("enter", "enter", "ctrl+s")
        assert isinstance(sitting.screen, SaveScreen)
        await sitting.press("enter")
        assert "Saved: machikoro.replay" in sitting.shown("#keys")

    sit_down(made, act)

    again = resumed(folder / "machikoro.replay")
    assert again.game.position() == made.game.position()
    assert again.players == [ANN, BOB]


def test_a_game_is_saved_where_people_say(folder: Path) -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.press("ctrl+s", "ctrl+u", *"one", "slash", *"two")
        await sitting.press("enter")

    sit_down(table(ANN, BOB), act)

    assert files(folder / "one") == ["two"]


def test_escape_saves_nothing(folder: Path) -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.press("ctrl+s", "escape")
        assert sitting.playing

    sit_down(table(ANN, BOB), act)

    assert files(folder) == []


@pytest.mark.parametrize(("key", "kept"), [("escape", True), ("enter", False)])
def test_a_file_with_something_else_is_overwritten_only_if_people_say_so(folder: Path, key: str, kept: bool) -> None:
    path = folder / "machikoro.replay"
    path.write_text("precious", encoding="utf-8")

    async def act(sitting: Sitting) -> None:
        await sitting.press("ctrl+s", "enter")
        assert isinstance(sitting.screen, OverwriteScreen)
        await sitting.press(key)
        assert sitting.playing

    sit_down(table(ANN, BOB), act)

    assert (path.read_text(encoding="utf-8") == "precious") is kept


def test_saving_again_to_the_own_file_asks_nothing(folder: Path) -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.press("ctrl+s", "enter")
        await sitting.press("enter")
        await sitting.press("ctrl+s", "enter")
        assert sitting.playing

    sit_down(table(ANN, BOB), act)

    assert read_replay((folder / "machikoro.replay").read_text(encoding="utf-8")).moves == ["build wheat_field"]


def test_a_resumed_game_is_saved_to_its_file_unless_that_has_changed(folder: Path) -> None:
    path, files = saved(folder, table(ANN, BOB)), SavedFiles()
    files.read(path)

    async def act(sitting: Sitting) -> None:
        await sitting.press("enter", "ctrl+s", "enter")
        assert sitting.playing
        path.write_text("precious", encoding="utf-8")
        await sitting.press("ctrl+s", "enter")
        assert isinstance(sitting.screen, OverwriteScreen)

    sit_down(resumed(path), act, autosave=Autosave(files, path))

    assert path.read_text(encoding="utf-8") == "precious"


def test_a_place_that_cannot_be_written_is_named(folder: Path) -> None:
    (folder / "machikoro.replay").mkdir()

    async def act(sitting: Sitting) -> None:
        await sitting.press("ctrl+s", "enter", "enter")
        assert "Not saved: machikoro.replay: " in sitting.shown("#keys")

    sit_down(table(ANN, BOB), act)


def test_play_goes_on_where_nothing_can_be_kept(state_home: Path) -> None:
    (state_home / "twocities").write_text("in the way", encoding="utf-8")

    async def act(sitting: Sitting) -> None:
        await sitting.press("enter")
        assert sitting.table.replay.moves == ["build wheat_field"]

    sit_down(table(ANN, BOB), act)


def test_every_choice_is_kept_without_being_asked_for(state_home: Path) -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.press("enter")
        await sitting.settle()
        kept = [path.read_text(encoding="utf-8") for path in (state_home / "twocities").iterdir()]
        assert kept == [sitting.table.replay.text()]

    sit_down(table(ANN, ADA), act)


def test_two_games_are_kept_in_two_files(state_home: Path) -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.press("enter")

    sit_down(table(ANN, BOB), act)
    sit_down(table(ANN, BOB), act)

    assert len(files(state_home / "twocities")) == 2


def test_a_game_that_is_over_need_not_be_resumed() -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.press("space")
        await sitting.settle()

    almost = watched(2)
    almost.replay.moves.pop()
    autosave = sit_down(LocalTable(MACHIKORO, almost.players, almost.replay), act, pace=60)

    assert autosave.own is not None
    assert autosave.resumable() is None

"""Files are never overwritten by surprise."""

from pathlib import Path

import pytest

from twocities import TwoCitiesError
from twocities.cli.files import SavedFiles, fresh_path, read_text, state_folder


def test_a_new_file_is_free(tmp_path: Path) -> None:
    assert SavedFiles().is_free(tmp_path / "new", "text")


def test_a_file_with_other_content_is_not_free(tmp_path: Path) -> None:
    path = tmp_path / "old"
    path.write_text("precious", encoding="utf-8")

    assert not SavedFiles().is_free(path, "text")


def test_a_file_that_already_holds_the_text_is_free(tmp_path: Path) -> None:
    path = tmp_path / "old"
    path.write_text("text", encoding="utf-8")

    assert SavedFiles().is_free(path, "text")


def test_a_file_that_is_no_text_is_not_free(tmp_path: Path) -> None:
    path = tmp_path / "old"
    path.write_bytes(b"\xff\xfe\x00")

    assert not SavedFiles().is_free(path, "text")


def test_what_was_written_here_may_be_written_anew(tmp_path: Path) -> None:
    path, files = tmp_path / "game", SavedFiles()
    files.write(path, "one move")

    assert files.is_free(path, "two moves")


def test_what_was_read_here_may_be_written_anew(tmp_path: Path) -> None:
    path, files = tmp_path / "game", SavedFiles()
    path.write_text("one move", encoding="utf-8")
    files.read(path)

    assert files.is_free(path, "two moves")


def test_what_somebody_changed_meanwhile_is_not_free(tmp_path: Path) -> None:
    path, files = tmp_path / "game", SavedFiles()
    files.write(path, "one move")
    path.write_text("something else", encoding="utf-8")

    assert not files.is_free(path, "two moves")


def test_a_file_is_written_with_its_folder_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.replay"
    SavedFiles().write(path, "žluťoučký кінь\n")

    assert path.read_text(encoding="utf-8") == "žluťoučký кінь\n"
    assert list(path.parent.iterdir()) == [path]


def test_a_failed_write_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "game.replay"
    path.mkdir()

    with pytest.raises(OSError, match="directory"):
        SavedFiles().write(path, "text")
    assert list(tmp_path.iterdir()) == [path]


def test_a_fresh_path_does_not_exist_yet(tmp_path: Path) -> None:
    first = fresh_path(tmp_path, "machikoro")
    first.touch()
    second = fresh_path(tmp_path, "machikoro")

    assert first.name.startswith("machikoro-")
    assert not second.exists()
    assert first != second


def test_games_are_kept_where_the_user_keeps_state(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert state_folder() == tmp_path / "twocities"
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert state_folder() == tmp_path / ".local" / "state" / "twocities"


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(TwoCitiesError, match=r"Cannot read '.*gone': no such file or directory"):
        read_text(tmp_path / "gone")

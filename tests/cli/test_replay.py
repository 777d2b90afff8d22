"""A saved game is printed move by move where there is no terminal."""

from pathlib import Path

import pytest

from tests.cli.tables import saved, table, texts, watched
from twocities.cli.main import run
from twocities.cli.players import Player
from twocities.texts import LANGUAGES


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run `replay` and return what it prints."""
    assert run(["replay", *arguments]) == 0
    return capsys.readouterr().out


def test_every_move_is_followed_by_what_it_led_to(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = saved(tmp_path, table(Player("Ann"), Player("Bob"), seed=21, moves="build bakery"))

    assert printed(capsys, str(path), "--lang", "en").splitlines() == [
        "Beginning",
        "   ▶ It is Ann’s turn",
        "   ⚃ Ann rolled 4",
        "1. Ann: Build a Bakery [build bakery]",
        "   ■ Ann built a Bakery for 1 coin",
        "   ▶ It is Bob’s turn",
        "   ⚃ Bob rolled 4",
        "The replay ends here.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_to_its_end(capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str) -> None:
    over = watched(4, rules=["limited_supply"])
    lines = printed(capsys, str(saved(tmp_path, over)), "--lang", language).splitlines()

    assert len([line for line in lines if line[0].isdigit()]) == len(over.replay.moves)
    assert lines[-2].endswith(texts(language).event(over.told[-1], over.names))


def test_one_move_shows_the_table_after_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = saved(tmp_path, table(Player("Ann"), Player("Bob"), seed=5, moves="build bakery"))

    page = printed(capsys, str(path), "--move", "1", "--lang", "en")

    assert page.startswith("Move 1 of 1\nAnn: Build a Bakery\n")
    assert [line.split()[-2:] for line in page.splitlines() if "Bakery" in line and "×5" in line] == [["2", "1"]]


def test_the_beginning_is_move_zero(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = saved(tmp_path, table(Player("Ann"), Player("Bob"), seed=5, moves="build bakery"))

    assert "Move 0 of 1\nBeginning\n" in printed(capsys, str(path), "--move", "0", "--lang", "en")


def test_a_replay_that_names_no_players_is_told_all_the_same(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "bare.replay"
    path.write_text("twocities replay 1\ngame machikoro\nversion 1\nrules\nseats 2\nseed 5\n\nbuild bakery\n")

    assert "1. You: Build a Bakery [build bakery]" in printed(capsys, str(path), "--lang", "en")

"""Wrong arguments get one clear line and exit code 2, and change nothing."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.tables import saved, watched
from twocities.cli.main import run

HEAD = "twocities replay 1\ngame machikoro\nversion 1\nrules\nseats 2\nseed 1\n"

WRONG = [
    ("play chess", "There is no game 'chess'. Known: "),
    ("rules chess", "There is no game 'chess'. Known: "),
    ("simulate chess", "There is no game 'chess'. Known: "),
    ("play machikoro --rules sharp", "'sharp'. Known: base, limited_supply"),
    ("simulate machikoro --rules sharp", "'sharp'. Known: base, limited_supply"),
    ("simulate machikoro --rules beginner,beginner", "'beginner' is named twice"),
    ("rules machikoro casino", "There is no card 'casino'. Did you mean"),
    ("rules machikoro --edition base", "There is only one edition of machikoro; leave out --edition."),
    ("rules citadels --edition gold", "There is no edition 'gold'. Known: deluxe, citadela, classic, dark_city"),
    ("rules citadels --edition agents", "There is no edition 'agents'. Known: deluxe, citadela, classic, dark_city"),
    ("rules citadels --edition ,", "There is no edition ''. Known: deluxe, citadela, classic, dark_city, metropole."),
    ("rules citadels --edition deluxe,classic", "A table has one edition, not both deluxe and classic."),
    ("rules citadels --edition deluxe,dark_city", "dark_city is played on top of classic, not with deluxe."),
    ("rules citadels witch --edition classic", "There is no card 'witch'. Did you mean"),
    ("play machikoro --seats 5", "2 to 4 seats, not 5"),
    ("play machikoro --seats 1", "2 to 4 seats, not 1"),
    ("simulate machikoro --seats 5", "2 to 4 seats, not 5"),
    ("simulate machikoro --seats many", "'--seats'"),
    ("simulate machikoro --games 0", "'--games'"),
    ("simulate machikoro --seed -1", "'--seed'"),
    ("play machikoro --lang de", "There is no language 'de'. Known: en, cs, sk, uk."),
    ("simulate machikoro --lang de", "There is no language 'de'. Known: en, cs, sk, uk."),
    ("rules machikoro --lang de", "There is no language 'de'. Known: en, cs, sk, uk."),
    ("games --lang de", "There is no language 'de'. Known: en, cs, sk, uk."),
    (
        "play machikoro --bots wizard",
        "There is no bot 'wizard'. Known: gentle_apprentice, apprentice, journeyman, master, grandmaster, random.",
    ),
    ("play machikoro --people Ann,Bob,Eva --bots random,random", "2 to 4 seats, not 5"),
    ("play machikoro --seats 2 --people Ann,Bob,Eva", "3 people and 0 bots do not fit at 2 seats"),
    ("play machikoro --people Ann,Ann", "Two players are called 'Ann'."),
    ("play machikoro --people Bartholomew-Alexander", "too long: 12 letters at most"),
    ("play machikoro --resume nothing.replay", "Cannot read 'nothing.replay': no such file"),
    ("replay nothing.replay", "Cannot read 'nothing.replay': no such file"),
    ("replay .", "Cannot read '.': is a directory"),
    ("play", "Missing argument 'GAME'. See 'twocities play --help'."),
    ("fly", "No such command 'fly'. See 'twocities --help'."),
    ("play machikoro --height 3", "No such option: --height"),
    ("play machikoro", "needs a terminal"),
]

BROKEN = [
    ("", "This is no replay"),
    ("hello", "This is no replay"),
    ("twocities replay 1\ngame machikoro\n", "no line 'version'"),
    (HEAD.replace("machikoro", "chess"), "chess"),
    (HEAD.replace("seats 2", "seats two"), "'seats' in the replay needs a whole number"),
    (HEAD.replace("seats 2", "seats 7"), "2 to 4 seats, not 7"),
    (HEAD.replace("version 1", "version 99"), "version 99"),
    (HEAD.replace("rules", "rules sharp"), "'sharp'"),
    (f"{HEAD}player-0 ghost Ann\n", "The players of the replay cannot be read."),
    (f"{HEAD}player-0 person Ann\n", "The players of the replay cannot be read."),
    (f"{HEAD}player-0 person Ann\nplayer-1 bot\n", "The players of the replay cannot be read."),
    (f"{HEAD}\nfly away\n", "Move 1 of the replay cannot be played."),
    (f"{HEAD}\nbuild radio_tower\n", "Move 1 of the replay cannot be played."),
]


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run the command, which must refuse, and return its one line."""
    assert run(list(arguments)) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.endswith("\n")
    assert printed.err.count("\n") == 1
    assert printed.err.startswith("twocities: ")
    return printed.err


@pytest.mark.parametrize(("arguments", "said"), WRONG, ids=[arguments for arguments, _ in WRONG])
def test_a_wrong_argument_is_named_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))

    assert said in complaint(capsys, *arguments.split())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("text", "said"), BROKEN)
@pytest.mark.parametrize("command", [["replay"], ["play", "machikoro", "--resume"]])
def test_a_broken_replay_is_refused_and_stays_as_it_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: list[str], text: str, said: str
) -> None:
    path = tmp_path / "broken.replay"
    path.write_text(text, encoding="utf-8")

    assert said in complaint(capsys, *command, str(path))
    assert path.read_text(encoding="utf-8") == text
    assert list(tmp_path.iterdir()) == [path]


def test_a_bot_that_there_is_not_goes_on_with_no_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = saved(tmp_path, watched(2, moves=3))
    path.write_text(path.read_text(encoding="utf-8").replace("bot journeyman Ben", "bot wizard Ben"), encoding="utf-8")

    assert "There is no bot 'wizard'." in complaint(capsys, "play", "machikoro", "--resume", str(path))


def test_a_file_that_is_no_text_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "picture.replay"
    path.write_bytes(b"\x89PNG\xff\xfe")

    assert "it is no text in UTF-8" in complaint(capsys, "replay", str(path))


def test_a_move_after_the_end_of_the_game_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    over = watched(2)
    over.replay.moves.append("pass")

    assert "The game is over" in complaint(capsys, "replay", str(saved(tmp_path, over)))


@pytest.mark.parametrize("move", ["-1", "4"])
def test_a_move_that_the_replay_does_not_have_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, move: str
) -> None:
    path = saved(tmp_path, watched(2, moves=3))

    assert f"moves 0 to 3, not {move}" in complaint(capsys, "replay", str(path), "--move", move)


@pytest.mark.parametrize("option", ["--seats=3", "--people=Ann", "--bots=random", "--rules=beginner", "--seed=1"])
def test_a_saved_game_decides_about_its_table(capsys: pytest.CaptureFixture[str], tmp_path: Path, option: str) -> None:
    path = saved(tmp_path, watched(2, moves=3))

    said = complaint(capsys, "play", "machikoro", "--resume", str(path), option)

    assert f"leave out {option.partition('=')[0]}" in said


def test_no_arguments_show_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 0
    printed = capsys.readouterr()
    assert [command for command in ("play", "simulate", "replay", "rules", "games") if command not in printed.out] == []
    assert printed.err == ""


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out.startswith("twocities 0.")


def test_the_games_and_bots_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "machikoro  Machi Koro, 2 to 4 seats; base, limited_supply, beginner, random_start, asks_roll\n" in printed
    assert "journeyman" in printed


def test_the_module_runs_as_the_command_does() -> None:
    done = subprocess.run([sys.executable, "-m", "twocities", "play", "chess"], capture_output=True, text=True)

    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("twocities: There is no game 'chess'. Known: ")

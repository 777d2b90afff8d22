"""The command plays in a real terminal, keeps the game and goes on with it."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from shlex import split

from tests.cli.tables import ANN, BOB, saved, table
from twocities.core.replay import read_replay

LAST = """
from twocities.bots import Bot

class Last(Bot):
    def choose(self, view, decision, rng):
        return decision.actions[-1]
"""

PATIENCE = 60
"""How many seconds a screen may take to appear on a busy machine."""


class Terminal:
    """A command that runs in a terminal of 80 by 24."""

    def __init__(self, *arguments: str) -> None:
        self.keyboard, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        command = [sys.executable, "-m", "twocities", *arguments]
        environment = {**os.environ, "TERM": "xterm-256color"}
        self.process = subprocess.Popen(command, stdin=inside, stdout=inside, stderr=inside, env=environment)
        os.close(inside)
        self.screen = ""

    def wait_for(self, text: str) -> None:
        """Read the screen until a text appears."""
        until = time.monotonic() + PATIENCE
        while text not in self.screen and time.monotonic() < until:
            ready, _, _ = select.select([self.keyboard], [], [], 1)
            if ready and not self.read():
                break
        assert text in self.screen

    def read(self) -> bool:
        """Read what has appeared; say whether the command still runs."""
        try:
            self.screen += os.read(self.keyboard, 65536).decode("utf-8", "replace")
        except OSError:
            return False
        return True

    def press(self, keys: str) -> None:
        """Send keys; what was on the screen before does not count any more."""
        self.screen = ""
        os.write(self.keyboard, keys.encode())

    def end(self) -> int:
        """Read to the end of the command and return its exit code."""
        while self.read():
            pass
        code = self.process.wait(PATIENCE)
        os.close(self.keyboard)
        return code


def test_a_game_is_played_left_and_resumed(state_home: Path) -> None:
    terminal = Terminal("play", "machikoro", "--people", "Ann,Bob", "--seed", "5", "--lang", "en")
    terminal.wait_for("Ann: What to build?")
    terminal.press("build bakery\r")
    terminal.wait_for("Bob: What to build?")
    terminal.press("\x11")
    terminal.wait_for("--resume ")
    assert terminal.end() == 0

    (path,) = (state_home / "twocities").iterdir()
    terminal = Terminal("play", "machikoro", "--resume", str(path), "--lang", "cs")
    terminal.wait_for("Bob: Co postavit?")
    terminal.press("\x03")
    terminal.wait_for(str(path)[:40])
    assert terminal.end() == 0
    assert read_replay(path.read_text(encoding="utf-8")).moves == ["build bakery"]


def wait_until_kept(folder: Path, move: str) -> None:
    """Wait until a game with a move is on disk: its screen may already show the next one."""
    until = time.monotonic() + PATIENCE
    while not any(move in kept.read_text(encoding="utf-8") for kept in folder.glob("[!.]*")):
        assert time.monotonic() < until, f"No game with '{move}' was kept."
        time.sleep(0.05)


def test_a_game_with_a_bot_of_one_s_own_is_resumed_with_the_command_that_was_printed(
    tmp_path: Path, state_home: Path
) -> None:
    mine = tmp_path / "my bot.py"
    mine.write_text(LAST, encoding="utf-8")
    terminal = Terminal("play", "machikoro", "--people", "Ann", "--bots", f"{mine}:Last", "--seed", "5", "--lang", "en")
    terminal.wait_for("What to build?")
    terminal.press("build bakery\r")
    wait_until_kept(state_home / "twocities", "build bakery")
    terminal.press("\x11")
    terminal.wait_for(":Last'")
    assert terminal.end() == 0

    command = terminal.screen[terminal.screen.index("twocities play machikoro --resume") :].splitlines()[0]
    terminal = Terminal(*split(command)[1:], "--lang", "en")
    terminal.wait_for("What to build?")
    terminal.press("\x11")
    terminal.wait_for(":Last'")
    assert terminal.end() == 0


def test_a_bot_that_fails_is_named_in_a_sentence_and_the_game_is_kept(tmp_path: Path, state_home: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(LAST.replace("decision.actions[-1]", "1 / 0"), encoding="utf-8")
    terminal = Terminal("play", "machikoro", "--people", "Ann", "--bots", f"{mine}:Last", "--seed", "5", "--lang", "en")
    terminal.wait_for("What to build?")
    terminal.press("build bakery\r")
    assert terminal.end() == 1

    said = " ".join(terminal.screen.split())
    assert f"twocities: The bot '{mine}:Last' failed at seat 1: ZeroDivisionError: division by zero." in said
    assert "Traceback" not in said
    (path,) = (state_home / "twocities").iterdir()
    assert f"--resume {path}" in said
    assert read_replay(path.read_text(encoding="utf-8")).moves[0] == "build bakery"


def test_a_replay_opens_in_a_terminal(tmp_path: Path) -> None:
    path = saved(tmp_path, table(ANN, BOB, moves="build bakery"))
    terminal = Terminal("replay", str(path), "--lang", "en", "--move", "1")
    terminal.wait_for("Move 1 of 1")
    terminal.press("q")
    assert terminal.end() == 0


def test_a_simulation_shows_its_progress_and_ends_without_a_traceback_when_interrupted() -> None:
    terminal = Terminal("simulate", "machikoro", "--games", "10000000", "--lang", "en")
    terminal.wait_for("Playing at random")
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.end() == 130
    assert "Traceback" not in terminal.screen

"""What `make play` sets up, and when it does it anew."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_extras import LOCKS, pinned
from tools import play


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of two files."""
    monkeypatch.setattr(play, "ROOT", tmp_path)
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "rules.py").write_text("x = 1")
    (tmp_path / "src" / "words.ftl").write_text("x = y")
    return tmp_path


def test_an_engine_is_named_after_its_source(project: Path) -> None:
    before = play.fingerprint()

    (project / "src" / "rules.py").write_text("x = 2")
    assert play.fingerprint() != before

    (project / "src" / "rules.py").write_text("x = 1")
    assert play.fingerprint() == before


def test_compiled_files_are_no_source(project: Path) -> None:
    before = play.fingerprint()

    (project / "src" / "rules.cpython-311.so").write_bytes(b"x")

    assert play.fingerprint() == before


def test_what_is_older_than_its_sources_is_made_anew(project: Path) -> None:
    made = project / "index.html"
    sources = play.files_of(["src"])

    assert not play.is_newer(made, sources)
    made.touch()
    assert play.is_newer(made, sources)
    os.utime(made, (0, 0))
    assert not play.is_newer(made, sources)


def test_what_tools_say_goes_into_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "LOG", tmp_path / "log")

    play.Steps().take("Getting packages", 30, lambda: play.run(["sh", "-c", "echo noise; echo more noise >&2"]))

    assert capfd.readouterr().out == "  Getting packages, about 30 s ...\n  done\n"
    assert (tmp_path / "log").read_text().split("\n")[:2] == ["noise", "more noise"]


AUDITED = """
from twocities.server.audit import LOGGER
from twocities.server.serve import set_up_logs
from twocities.server.settings import read_settings

set_up_logs(read_settings())
LOGGER.info("a guest session began")
"""


def test_people_who_play_are_not_shown_the_audit_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "AUDIT_LOG", tmp_path / "audit")

    done = subprocess.run(
        [sys.executable, "-c", AUDITED], env={**os.environ, **play.settings()}, capture_output=True, text=True
    )

    assert (done.stdout, done.stderr) == ("", "")
    assert "a guest session began" in (tmp_path / "audit").read_text(encoding="utf-8")


def test_a_step_that_fails_stops_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "LOG", tmp_path / "log")

    with pytest.raises(play.Failure):
        play.Steps().take("Getting packages", 30, lambda: play.run(["sh", "-c", "exit 3"]))


def test_playing_installs_nothing_that_computes_tests_or_compiles() -> None:
    packages = {lock.stem: set(pinned(lock)) for lock in LOCKS}

    # What `make play` installs where there is Node.js.
    played = packages["server"] | packages["page"]
    assert len(played) <= 65 < len(packages["dev"])
    assert not played & {"ray", "pyarrow", "numpy", "matplotlib", "textual", "pytest", "mypy", "playwright"}

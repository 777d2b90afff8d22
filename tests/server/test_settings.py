"""Settings from the environment and from the command line."""

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.servers import Server
from tools.services import free_port
from twocities.server.settings import BadSettings, Settings, read_settings

FAILED = 2


def twocities(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run the command as somebody at a shell would."""
    program = [sys.executable, "-m", "twocities", *arguments]
    given = {**os.environ, **environment}
    return subprocess.run(program, env=given, capture_output=True, text=True, check=False, timeout=30)


def test_without_settings_a_server_is_for_one_machine() -> None:
    settings = read_settings({})

    assert (settings.host, settings.port, settings.redis) == ("127.0.0.1", 8000, "")


def test_without_a_database_games_are_kept_in_the_state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    settings = read_settings({})

    assert settings.database == str(tmp_path / "twocities" / "server.sqlite3")


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ({"TWOCITIES_PORT": "81"}, Settings(database="x", port=81)),
        ({"TWOCITIES_BEAT": "0.5"}, Settings(database="x", beat=0.5)),
        ({"TWOCITIES_LOG_JSON": "false"}, Settings(database="x", log_json=False)),
        ({"TWOCITIES_PLUGINS": "chess_bots, go_bots"}, Settings(database="x", plugins=["chess_bots", "go_bots"])),
        ({"TWOCITIES_PLUGINS": ""}, Settings(database="x", plugins=[])),
        ({"TWOCITIES_ADMIN_TOKEN": "sesame"}, Settings(database="x", admin_token="sesame")),
    ],
)
def test_the_environment_sets(written: dict[str, str], expected: Settings) -> None:
    settings = read_settings({"TWOCITIES_DATABASE": "x", **written})

    assert settings == expected


def test_the_command_line_comes_before_the_environment() -> None:
    settings = read_settings({"TWOCITIES_PORT": "81", "TWOCITIES_HOST": "0.0.0.0"}, port=82, host=None)

    assert (settings.port, settings.host) == (82, "0.0.0.0")


@pytest.mark.parametrize(
    ("url", "is_secure"), [("https://cities.example", True), ("http://10.0.0.5", False), ("", False)]
)
def test_cookies_insist_on_https_where_people_come_by_https(url: str, is_secure: bool) -> None:
    settings = read_settings({}, public_url=url)

    assert settings.is_secure is is_secure


BAD = [
    ("PORT", "banana"),
    ("PORT", "65536"),
    ("PORT", ""),
    ("DATABASE", "mysql://root@host/games"),
    ("DATABASE", "://games"),
    ("REDIS", "http://host"),
    ("PUBLIC_URL", "cities.example"),
    ("WORKERS", "0"),
    ("BOT_PATIENCE", "-1"),
    ("BEAT", "0"),
    ("LEASE", "soon"),
    ("LIMITS", "-1"),
    ("LOG_LEVEL", "loud"),
    ("LOG_JSON", "perhaps"),
]


@pytest.mark.parametrize(("name", "value"), BAD)
def test_a_value_that_makes_no_sense_is_refused(name: str, value: str) -> None:
    with pytest.raises(BadSettings, match=r"^A setting cannot be read: .+\.$"):
        read_settings({f"TWOCITIES_{name}": value})


@pytest.mark.parametrize(
    ("environment", "arguments", "complaint"),
    [
        ({"TWOCITIES_PORT": "banana"}, ["serve"], "port"),
        ({"TWOCITIES_DATABASE": "mysql://host/games"}, ["serve"], "no database 'mysql'"),
        ({"TWOCITIES_PLUGINS": "bots_from_nowhere"}, ["serve"], "bots_from_nowhere"),
        ({}, ["serve", "--port", "65536"], "--port"),
        ({}, ["serve", "--redis", "http://host"], "redis"),
        ({"TWOCITIES_LOG_LEVEL": "loud"}, ["db", "upgrade"], "log_level"),
    ],
)
def test_a_bad_setting_gives_one_line_and_exit_code_2(
    environment: dict[str, str], arguments: list[str], complaint: str, tmp_path: Path
) -> None:
    # Whoever plays meanwhile has the usual port.
    usual = {"XDG_STATE_HOME": str(tmp_path), "TWOCITIES_PORT": str(free_port())}
    done = twocities(*arguments, **{**usual, **environment})

    assert done.returncode == FAILED
    assert done.stderr.startswith("twocities: ")
    assert complaint in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_server_listens_where_the_environment_says(server: Server) -> None:
    answer = httpx.get(f"http://127.0.0.1:{server.environment['TWOCITIES_PORT']}/health", timeout=30)

    assert answer.status_code == 200


def test_a_port_that_is_taken_is_refused_in_one_line(server: Server) -> None:
    done = twocities("serve", "--port", str(server.port))

    assert done.returncode == FAILED
    assert done.stderr.startswith(f"twocities: Cannot listen on 127.0.0.1, port {server.port}")
    assert done.stderr.count("\n") == 1

"""Says which build is tested, and keeps tests the same wherever they run."""

import os
import signal

import pytest
from hypothesis import settings

import twocities.core.rollout
from tests.citadels.pairs import covering_games, wanted_pairs
from tests.tables import GAMES
from twocities.citadels.boxes import EDITIONS

# Tests talk to this machine alone.
os.environ["NO_PROXY"] = os.environ["no_proxy"] = "127.0.0.1,localhost"

# Who starts tests in the background lets them ignore Ctrl-C, and so would the programs that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("steady", deadline=None, derandomize=GAMES == 1, max_examples=100 * GAMES)
settings.load_profile("steady")


def pytest_report_header() -> str:
    """Name the build that the tests import."""
    module = twocities.core.rollout.__file__ or ""
    return f"twocities: {'interpreted' if module.endswith('.py') else 'compiled'}, from {module}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Count the pairs of cards that meet in the random games, if those were played."""
    reports = terminalreporter.getreports("passed")
    played = [report.nodeid for report in reports if "test_each_game_is_played_to_its_end" in report.nodeid]
    for name, edition in EDITIONS.items():
        games = len([node for node in played if f"[{name}-" in node])
        if games and games == len(covering_games(edition)):
            terminalreporter.write_line(
                f"{name}: {len(wanted_pairs(edition))} pairs of cards met in {games} random games"
            )

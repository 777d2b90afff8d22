"""Says which build is tested, and keeps tests the same wherever they run."""

import os
import shlex
import signal
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from itertools import islice
from pathlib import Path

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


TIERS = {
    "browser": ("tests/web/*",),
    "server": ("tests/server/*", "tests/cli/*", "tests/arena/*"),
    "long": (
        "*/test_random_*",
        "*/test_made_up.py",
        "*/test_no_leak.py",
        "*/test_undo_leaks.py",
        "*/test_coverage_of_pairs.py",
        "*/test_both_builds.py",
        "*/test_seaside.py",
        "tests/dist/*",
        "tests/envs/*",
        "tests/tools/*",
        "tests/test_readme.py",
        "tests/bots/test_advice.py",
    ),
}
"""Which files belong to a tier that is not run at every save."""

MOST_REPEATED = 6
"""So many tests are named in the command that runs again what failed."""


def tiers_of(file: str) -> list[str]:
    """List the tiers that a file belongs to."""
    return [tier for tier, patterns in TIERS.items() if any(fnmatch(file, pattern) for pattern in patterns)]


def is_left_out(file: str, marks: str) -> bool:
    """Say whether an expression of marks, such as `not browser and not long`, leaves all tests of a file out."""
    if "(" in marks or " or " in marks:
        return False
    left_out = {part.strip().removeprefix("not ") for part in marks.split(" and ") if part.strip().startswith("not ")}
    return not left_out.isdisjoint(tiers_of(file))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even read the files that are left out: servers and browsers are much to import."""
    if collection_path.suffix != ".py" or not collection_path.is_relative_to(config.rootpath):
        return None
    file = collection_path.relative_to(config.rootpath).as_posix()
    return True if is_left_out(file, config.option.markexpr) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark every test with the tiers of its file, and put them in order where several workers run them."""
    tiers: dict[str, list[str]] = {}
    for item in items:
        file = file_of(item)
        if file not in tiers:
            tiers[file] = tiers_of(file)
        for tier in tiers[file]:
            item.add_marker(tier)
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers > 1:
        items[:] = dealt(items, {file: each[0] for file, each in tiers.items() if each}, workers)


def file_of(item: pytest.Item) -> str:
    """Name the file of a test."""
    return item.nodeid.partition("::")[0]


def dealt(items: list[pytest.Item], tier_of: dict[str, str], workers: int) -> list[pytest.Item]:
    """Put tests in order so that each worker, which begins with an equal part of the list, begins with slow files.

    The parts begin with different tiers, so that tests that wait meet such that compute. They end with quick tests:
    of these, those who are done take over from others, so that no worker is left alone with a long one.
    """
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    files = {tier: [file for file in tier_of if tier_of[file] == tier] for tier in TIERS}
    tests: dict[str, list[pytest.Item]] = {}
    for item in items:
        tests.setdefault(file_of(item), []).append(item)
    for turn in range(len(TIERS)):
        for number, share in enumerate(shares):
            tier = [*TIERS][(number + turn) % len(TIERS)]
            share += [item for file in files[tier][number::workers] for item in tests[file]]
    quick = iter([item for item in items if file_of(item) not in tier_of])
    for share in shares[:-1]:
        share += islice(quick, max(0, len(items) // workers - len(share)))
    return [item for share in [*shares[:-1], [*shares[-1], *quick]] for item in share]


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


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> Iterator[None]:
    """Let the last line be the command that runs again what failed."""
    result = yield
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if isinstance(reporter, pytest.TerminalReporter):
        failed = [report.nodeid for sort in ("failed", "error") for report in reporter.getreports(sort)]
        if failed:
            reporter.write_line(f"To run again what failed: {command_for(list(dict.fromkeys(failed)))}")
    return result


def command_for(tests: list[str]) -> str:
    """Write the command that runs some tests in the same build as now."""
    paths = [f"PYTHONPATH={os.environ['PYTHONPATH']}"] if os.environ.get("PYTHONPATH") else []
    python = os.path.relpath(sys.executable) if Path(sys.executable).is_relative_to(Path.cwd()) else sys.executable
    return " ".join([*paths, python, "-m", "pytest", *[shlex.quote(test) for test in tests[:MOST_REPEATED]]])

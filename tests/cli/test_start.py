"""The command answers at once: what it does not need is not imported."""

import subprocess
import sys

import twocities

HEAVY = ["rich.console", "textual", "litestar", "msgspec", "sqlalchemy", "numpy", "fluent", "asyncio"]

LIST_MODULES = "import sys; from twocities.cli.main import run; run(sys.argv[1:]); print('MODULES', *sys.modules)"


def modules_after(*arguments: str) -> set[str]:
    """Run the command in a process of its own, and list what it has imported."""
    run = [sys.executable, "-c", LIST_MODULES, *arguments]
    printed = subprocess.run(run, capture_output=True, text=True, check=True).stdout
    return set(printed.rpartition("MODULES ")[2].split())


def test_help_imports_no_game_and_nothing_heavy() -> None:
    modules = modules_after("--help")

    assert not modules & {*HEAVY, "twocities.games", "twocities.texts", "twocities.bots", "twocities.core.game"}
    assert len(modules) < 220  # 156 with Python 3.11; 714 before imports waited for their command


def test_the_package_imports_a_game_only_when_one_is_asked_for() -> None:
    program = "import sys, twocities; print('twocities.games' in sys.modules, twocities.new_game('machikoro', 2).seats)"

    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout

    assert printed.split() == ["False", "2"]


def test_every_name_that_the_package_offers_is_there() -> None:
    assert [name for name in twocities.__all__ if getattr(twocities, name, None) is None] == []
    assert set(twocities.__all__) <= set(dir(twocities))
    assert not hasattr(twocities, "nothing_of_the_kind")

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tables import GAMES

ROOT = Path(__file__).parent.parent
GAMES_OF_EACH_TABLE = 25 * GAMES


def traces(python_path: str, folder: Path) -> dict[str, dict[str, list[str]] | str]:
    """Play the games of `trace.py` in a process that finds the package on a path of its own."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if python_path:
        environment["PYTHONPATH"] = python_path
    command = [sys.executable, "-P", str(ROOT / "tests" / "trace.py"), str(GAMES_OF_EACH_TABLE)]
    run = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=True)
    result: dict[str, dict[str, list[str]] | str] = json.loads(run.stdout)
    return result


def test_compiled_and_interpreted_engines_play_the_same_games(tmp_path: Path) -> None:
    compiled = traces("", tmp_path)
    module = str(compiled["module"])
    if not module.endswith((".so", ".pyd")):
        pytest.skip(f"No compiled build is installed, as without a C compiler: found '{module}' instead.")

    interpreted = traces(str(ROOT / "src"), tmp_path)

    assert interpreted["module"] == str(ROOT / "src" / "twocities" / "core" / "rollout.py")
    assert interpreted["games"] == compiled["games"]

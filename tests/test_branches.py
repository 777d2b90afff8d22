import json
from pathlib import Path

import pytest

from tools.branches import main


def report(folder: Path, covered: int) -> str:
    """Write what coverage reports of a hundred branches."""
    path = folder / "branches.json"
    path.write_text(json.dumps({"totals": {"covered_branches": covered, "num_branches": 100}}), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("covered", [98, 100])
def test_enough_branches_pass(covered: int, tmp_path: Path) -> None:
    assert main(report(tmp_path, covered), "98") == 0


@pytest.mark.parametrize("covered", [0, 97])
def test_too_few_branches_fail(covered: int, tmp_path: Path) -> None:
    assert main(report(tmp_path, covered), "98") == 1

"""`make test-package` installs what its tests import, so that they run on systems where nobody has tried."""

import ast
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.utils import canonicalize_name

from tests.conftest import is_left_out
from tests.test_extras import PROJECT, asked
from tools.test_package import MARKS, NEEDED, ROOMS

ROOT = Path(__file__).resolve().parents[2]
OWN = {"tests", "tools", "twocities"}


def modules_of(path: Path) -> set[str]:
    """Name every module that a file imports when it is loaded: not what is only for types or inside a function."""
    names: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def file_of(module: str) -> Path | None:
    """Find the file of one of our own modules, but for those of the package."""
    path = ROOT / module.replace(".", "/")
    found = [each for each in (path.with_suffix(".py"), path / "__init__.py") if each.exists()]
    return found[0] if module.partition(".")[0] in ("tests", "tools") and found else None


def closure(files: list[Path]) -> set[Path]:
    """List files and everything of our own that they import."""
    seen: set[Path] = set()
    waiting = list(files)
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            waiting += [found for module in modules_of(path) if (found := file_of(module)) is not None]
    return seen


def quick_files() -> list[Path]:
    """List the test files that `make test-package` reads."""
    rooms = [path for room in ROOMS for path in sorted((ROOT / "tests" / room).rglob("*.py"))]
    tests = [path for path in rooms if path.name.startswith("test_")]
    return [path for path in tests if not is_left_out(path.relative_to(ROOT).as_posix(), MARKS)]


def test_what_the_tests_import_is_installed() -> None:
    files = closure([ROOT / "tests" / "conftest.py", *quick_files()])
    tops = {module.partition(".")[0] for path in files for module in modules_of(path)}
    owners = packages_distributions()
    foreign = {
        top: {canonicalize_name(each) for each in owners.get(top, [top])}
        for top in tops - OWN - sys.stdlib_module_names
    }

    installed = {canonicalize_name(name) for name in NEEDED} | asked(PROJECT["dependencies"])
    assert len(files) > 200
    assert {top for top, packages in foreign.items() if not packages & installed} == set()


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_has_quick_tests(room: str) -> None:
    assert [path for path in quick_files() if path.is_relative_to(ROOT / "tests" / room)]

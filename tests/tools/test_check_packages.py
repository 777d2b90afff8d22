"""The content of installed packages is checked: every file is what its package brought."""

import base64
import hashlib
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder with one installed package, and the lock that pins it."""
    code = b"PRICE = 3\n"
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "market.py").write_bytes(code)
    info = tmp_path / "site" / "market-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: market\nVersion: 1.0\n")
    digest = base64.urlsafe_b64encode(hashlib.sha256(code).digest()).rstrip(b"=").decode()
    (info / "RECORD").write_text(f"market.py,sha256={digest},10\nmarket-1.0.dist-info/METADATA,,\n")
    (tmp_path / "some.lock").write_text("market==1.0 --hash=sha256:00\n")
    return tmp_path


def check(installed: Path) -> tuple[int, str]:
    """Run the check; return its exit code and what it says."""
    program = [sys.executable, "tools/check_packages.py", str(installed / "some.lock"), str(installed / "site")]
    done = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)
    return done.returncode, done.stdout


def test_packages_as_they_were_brought_pass(installed: Path) -> None:
    assert check(installed)[0] == 0


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda folder: (folder / "site" / "market.py").write_text("PRICE = 4\n"), "market.py is not what"),
        (lambda folder: (folder / "site" / "market.py").unlink(), "market.py is not what"),
        (lambda folder: (folder / "site" / "evil.pth").write_text("import os\n"), "evil.pth belongs to no package"),
        (lambda folder: (folder / "site" / "other.py").write_text(""), "other.py belongs to no package"),
        (
            lambda folder: (folder / "some.lock").write_text("market==1.1\n"),
            "market 1.0 is not what the lock pins: 1.1",
        ),
    ],
    ids=["changed", "removed", "at the start", "added", "another version"],
)
def test_packages_that_are_something_else_are_named(
    installed: Path, change: Callable[[Path], object], said: str
) -> None:
    change(installed)

    code, told = check(installed)

    assert code == 1
    assert said in told


def test_every_package_of_the_page_is_pinned_by_a_hash() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))

    packages = {name: each for name, each in lock["packages"].items() if name and not each.get("link")}
    assert packages
    assert [name for name, each in packages.items() if not each.get("integrity", "").startswith("sha512-")] == []

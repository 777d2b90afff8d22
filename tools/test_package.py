"""Installs the package into an environment of its own and runs the quick tests on it, on any system.

It is compiled where there is a C compiler. What needs a server, a browser, or packages that are not made for every
Python, such as Ray, is left out: tests of the arena and the types of the page.
"""

import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HOME = ROOT / "build" / "package"
PYTHON = HOME / ("Scripts" if os.name == "nt" else "bin") / "python"
NEEDED = [
    "fluent.syntax",
    "hypothesis",
    "msgspec",
    "numpy",
    "packaging",
    "pytest",
    "pytest-timeout",
    "pytest-xdist",
    "pyyaml",
]
MARKS = "not browser and not server and not long"
ROOMS = ["core", "citadels", "machikoro", "bots", "rulebook", "texts"]


def main() -> int:
    """Install and test."""
    if not PYTHON.exists():
        venv.EnvBuilder(with_pip=True).create(HOME)
    pip = [str(PYTHON), "-m", "pip", "--quiet", "--quiet", "--disable-pip-version-check", "install"]
    # Hashes are checked for what is pinned; that some of it does not exist for a Python shows here and not in a lock.
    lock = ["--constraint", str(constraints())]
    subprocess.run([*pip, *lock, *NEEDED, "mypy[mypyc]", "setuptools", "wheel"], check=True)
    subprocess.run([*pip, *lock, "--no-build-isolation", "--force-reinstall", "."], cwd=ROOT, check=True)
    tests = [str(Path("tests") / room) for room in ROOMS]
    quick = ["-q", "-n", "auto", "-m", MARKS, *tests]
    return subprocess.run([str(PYTHON), "-m", "pytest", *quick], cwd=ROOT).returncode


def constraints() -> Path:
    """Write the versions of the lock without their hashes."""
    lines = (ROOT / "requirements" / "dev.lock").read_text(encoding="utf-8").splitlines()
    file = HOME / "constraints.txt"
    file.write_text("\n".join(line.rstrip(" \\") for line in lines if "==" in line and not line.startswith(" ")))
    return file


if __name__ == "__main__":
    sys.exit(main())

"""What the targets of the Makefile say, and what they keep to themselves."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def test_pip_says_what_went_wrong_and_nothing_else() -> None:
    missing = "install --no-index --find-links file:///nowhere --dry-run no-such-package"
    target = f"ask-for-what-is-missing:; @$(PYTHON) $(PIP) {missing}"

    command = ["make", "--no-print-directory", "--eval", target, f"PYTHON={sys.executable}", "ask-for-what-is-missing"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)

    said = [line for line in done.stderr.splitlines() if not line.startswith("make")]
    assert (done.returncode, done.stdout) == (2, "")
    assert said
    assert all(line.startswith("ERROR: ") for line in said)


@pytest.mark.parametrize(
    ("target", "command"),
    [("test", "tools/test"), ("play", "tools/play.py"), ("test-quick", "pytest"), ("dist", "dist.py")],
)
def test_a_dry_run_says_what_would_be_done_and_does_nothing(target: str, command: str) -> None:
    # `make --dry-run` runs lines that name $(MAKE) all the same, and lines that begin with `+`.
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    run_all_the_same = re.findall(r"^\t(?:[@-]*\+.*|.*(?<!\$)\$[({]MAKE[)}].*)$", makefile, re.MULTILINE)

    asked = ["make", "--no-print-directory", "--dry-run", target]
    done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)

    assert run_all_the_same == []
    assert command in done.stdout.splitlines()[-1]

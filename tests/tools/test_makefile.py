"""What the targets of the Makefile say, and what they keep to themselves."""

import os
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


def test_the_last_lines_name_the_tests_of_the_client_that_failed(tmp_path: Path) -> None:
    (tmp_path / "cards.test.js").write_text('test("costs six gold", () => expect(5).toBe(6));', encoding="utf-8")

    path = os.pathsep.join([os.environ["PATH"], str(Path(sys.executable).parent)])
    run = ["tools/test_client", "--globals", "--root", str(tmp_path)]
    done = subprocess.run(run, cwd=ROOT, env={**os.environ, "PATH": path}, capture_output=True, text=True, timeout=120)

    assert done.returncode == 1
    assert done.stdout.splitlines()[-2:] == [
        "cards.test.js > costs six gold",
        "To run again what failed: tools/test_client cards.test.js",
    ]

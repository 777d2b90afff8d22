"""The examples of README and docs run as they are printed."""

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    """List the fenced blocks of a page that are marked with a language."""
    found = re.findall(rf"^```{language}\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [str(block) for block in found]


def pages_with(language: str) -> list[Path]:
    return [page for page in PAGES if blocks(page, language)]


def commands(page: Path) -> list[str]:
    """List the `twocities` commands of a page's console blocks."""
    lines = [line for block in blocks(page, "console") for line in block.splitlines()]
    return [line.removeprefix("$ ") for line in lines if line.startswith("$ twocities ")]


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", pages_with("pycon"), ids=name_of)
def test_sessions_print_what_the_page_says(page: Path) -> None:
    session = "\n".join(blocks(page, "pycon"))
    example = doctest.DocTestParser().get_doctest(session, {}, page.name, str(page), 0)
    printed: list[str] = []

    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=printed.append)

    assert result.attempted > 0
    assert result.failed == 0, "".join(printed)


@pytest.mark.parametrize("page", pages_with("python"), ids=name_of)
def test_programs_run(page: Path) -> None:
    program = "\n".join(blocks(page, "python"))

    exec(compile(program, page.name, "exec"), {"__name__": "example"})


@pytest.mark.parametrize("command", [command for page in PAGES for command in commands(page)])
def test_commands_run(command: str) -> None:
    program = [sys.executable, "-m", *shlex.split(command)]

    done = subprocess.run(program, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)

    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_paths_that_a_page_names_exist(page: Path) -> None:
    paths = re.findall(r"`((?:src|tests|tools|docs)/[\w./-]+)`", page.read_text(encoding="utf-8"))

    assert [path for path in paths if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_to_files_that_exist(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))

    assert [link for link in links if not (page.parent / link).exists()] == []


def test_every_ruling_that_code_or_tests_cite_is_written_down() -> None:
    written = re.findall(r"^### (\w+)$", (ROOT / "docs/rulings.md").read_text(encoding="utf-8"), re.MULTILINE)
    letters = "".join({ruling[0] for ruling in written})
    sources = [path.read_text(encoding="utf-8") for room in ("src", "tests") for path in (ROOT / room).rglob("*.py")]
    cited = {ruling for source in sources for ruling in re.findall(rf"# Ruling ([{letters}]\d+)", source)}

    assert "M4" in cited
    assert sorted(cited - set(written)) == []
    assert len(written) == len(set(written))

"""A copy of the project to which cards are added, and what is done to its files."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass
from pathlib import Path
from textwrap import fill

ROOT = Path(__file__).resolve().parents[2]
PAGES = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
LANGUAGES = ["en", "cs", "sk", "uk"]
COPIED = ["src", "tests", "tools", "docs", "web/src", "web/glyphs.json", "pyproject.toml", *PAGES]
UNUSED = shutil.ignore_patterns("__pycache__", "gallery", "pictures", "*.so", "*.egg-info")

Change = Callable[[str, str], str]
"""Changes a text, given the language that it is in if it is one of the locales."""


class NoSuchPlace(Exception):
    """What a change looks for is not in the file."""


@dataclass(frozen=True)
class Entry:
    """What a card writes into one of the places that the list of its kind names."""

    card: str
    part: str
    """The title of the part of the list."""
    file: str
    """The place as the list names it."""
    change: Change
    named: str = ""
    """What a complaint names if it is forgotten; the card itself if nothing else is said."""
    only: str = ""
    """Which case of the test that checks the place is run, if not all."""

    def paths(self) -> list[str]:
        """List the files that are meant: one, or one for each language."""
        path = self.file.replace("{card}", self.card)
        return [path.replace("<language>", language) for language in LANGUAGES] if "<" in path else [path]


class Copy:
    """A copy of the project in a folder of its own, run uncompiled."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            source, target = ROOT / name, folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, target, ignore=UNUSED)
            else:
                shutil.copy(source, target)
        self.before: dict[str, str] = {}
        """The files that were changed, as they were before."""

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run a command in the copy."""
        paths = os.pathsep.join([str(self.folder / "src"), str(self.folder)])
        environment = {**os.environ, "PYTHONPATH": paths, "PYTHON": sys.executable}
        # Plugins take four times as long to load as these tests to run.
        environment |= {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": ""}
        return subprocess.run(
            command, cwd=self.folder, env=environment, capture_output=True, text=True, encoding="utf-8", check=False
        )

    def python(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run Python in the copy."""
        return self.run(sys.executable, "-P", *arguments)

    def test(self, *tests: str) -> subprocess.CompletedProcess[str]:
        """Run some tests of the copy."""
        return self.python("-m", "pytest", "-q", "-p", "no:cacheprovider", "--noconftest", "--tb=short", *tests)

    def write(self, entries: list[Entry]) -> None:
        """Write what cards need into their places."""
        for path in {path for entry in entries for path in entry.paths()}:
            self.before[path] = (self.folder / path).read_text(encoding="utf-8")
            self.rewrite(path, entries)

    def rewrite(self, path: str, entries: list[Entry], is_gappy: bool = False) -> None:
        """Write a file with these entries and no others; with gaps, without those that build on what is missing."""
        target = self.folder / path
        text = self.before[path]
        for entry in entries:
            if path in entry.paths():
                with suppress(NoSuchPlace) if is_gappy else nullcontext():
                    text = entry.change(text, target.parent.name)
        target.write_text(text, encoding="utf-8")

    @contextmanager
    def without(self, forgotten: Entry, entries: list[Entry]) -> Iterator[None]:
        """Leave out one of the entries for a while."""
        files = {path: (self.folder / path).read_text(encoding="utf-8") for path in forgotten.paths()}
        for path in files:
            self.rewrite(path, [entry for entry in entries if entry is not forgotten], is_gappy=True)
        yield
        for path, text in files.items():
            (self.folder / path).write_text(text, encoding="utf-8")


def written(text: str) -> Change:
    """Make a change that replaces the whole file."""
    return lambda _, __: text


def all_of(*changes: Change) -> Change:
    """Make a change of several."""

    def change(text: str, language: str) -> str:
        for each in changes:
            text = each(text, language)
        return text

    return change


def replaced(old: str, new: str) -> Change:
    """Make a change of something that stands in a file once."""

    def change(text: str, _: str) -> str:
        if text.count(old) != 1:
            raise NoSuchPlace(f"{old!r} stands {text.count(old)} times in the file.")
        return text.replace(old, new)

    return change


def after(anchor: str, new: str) -> Change:
    """Make a change that adds something behind what stands in a file once."""
    return replaced(anchor, anchor + new)


def before(anchor: str, new: str) -> Change:
    """Make a change that adds something before what stands in a file once."""
    return replaced(anchor, new + anchor)


def at_the_end(new: str) -> Change:
    """Make a change that adds something at the end of a file."""
    return lambda text, _: text + new


def last_in(table: str, row: str, constant: str = "") -> Change:
    """Make a change that adds the last row of a list or table, and before it the constant of its number."""

    def change(text: str, _: str) -> str:
        found = re.search(rf"^{table}\b.*[\[({{]\n(?:    \[\n)?((?:.*\n)*?)( *)[\])}}]", text, re.MULTILINE)
        assert found is not None, f"There is no {table}."
        number = found[1].count("\n")
        text = f"{text[: found.end(1)]}{found[2]}    {row}\n{text[found.end(1) :]}"
        return f"{text[: found.start()]}{constant}: Final = {number}\n{text[found.start() :]}" if constant else text

    return change


def one_more(constant: str) -> Change:
    """Make a change that raises a number by one."""

    def change(text: str, _: str) -> str:
        found = re.search(rf"^{constant}: Final = (\d+)$", text, re.MULTILINE)
        assert found is not None, f"There is no number {constant}."
        return f"{text[: found.start(1)]}{int(found[1]) + 1}{text[found.end(1) :]}"

    return change


def row_below(row: str, new: str) -> Change:
    """Make a change that adds a row to a table of a page, below the one that begins with some words."""

    def change(text: str, _: str) -> str:
        found = re.search(rf"^\| {re.escape(row)}.*\n", text, re.MULTILINE)
        assert found is not None, f"There is no row {row}."
        return f"{text[: found.end()]}{new}\n{text[found.end() :]}"

    return change


def name_in_list(table: str, name: str) -> Change:
    """Make a change that adds a name to a list that a page prints."""

    def change(text: str, _: str) -> str:
        head, line, tail = text.partition(f'>>> print(fill(" ".join({table}), 100))\n')
        found = re.match(r"(?:[a-z_]+(?: |\n))+", tail)
        assert found is not None, f"The page does not print {table}."
        return f"{head}{line}{fill(f'{found[0]}{name}', 100)}\n{tail[found.end() :]}"

    return change


def texts(**messages: str) -> Change:
    """Make a change that adds messages; the other languages say them a little differently than English."""

    def change(text: str, language: str) -> str:
        end = "" if language == "en" else f" ({language})"
        lines = [f"{key.replace('_', '-')} = {words}\n" for key, words in messages.items()]
        return text + "".join(lines).replace("\n", f"{end}\n")

    return change


def translated(*sentences: str) -> Change:
    """Make a change that translates what is in English so far."""

    def change(text: str, language: str) -> str:
        for sentence in sentences if language != "en" else ():
            text = replaced(f"= {sentence}\n", f"= {sentence} ({language})\n")(text, language)
        return text

    return change

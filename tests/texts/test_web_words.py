"""The browser client says only what has words, and every word for it is said."""

import re
from itertools import chain
from pathlib import Path

import pytest

from tests.texts.locales import FILES, sentences
from tests.texts.test_locales import matches

WEB = Path(__file__).parent.parent.parent / "web" / "src"
SOURCES = sorted(path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and "generated" not in path.parts)
WEB_FILES = [file for file in FILES if file.startswith("web")]


def literals() -> set[str]:
    """List every text in the source that could be a key, with `*` for what is filled in."""
    found: set[str] = set()
    for path in SOURCES:
        for text in re.findall(r"""["'`](web-[a-z0-9.-]*(?:\$\{[^}`]*\}[a-z0-9.-]*)*)["'`]""", path.read_text("utf-8")):
            found.add(re.sub(r"\$\{[^}]*\}", "*", text))
    return found


def known() -> set[str]:
    """List every key of every file."""
    return set(chain.from_iterable(sentences("en", file) for file in FILES))


def test_every_key_that_the_client_says_exists() -> None:
    assert {key for key in literals() if "*" not in key} - known() == set()


def test_every_key_that_the_client_fills_in_can_be_filled() -> None:
    patterns = [each for each in literals() if "*" in each]

    assert [each for each in patterns if not any(matches(key, {each}) for key in known())] == []


@pytest.mark.parametrize("file", WEB_FILES)
def test_every_key_of_the_client_is_said(file: str) -> None:
    used = literals()

    assert {key for key in sentences("en", file) if not matches(key, used)} == set()

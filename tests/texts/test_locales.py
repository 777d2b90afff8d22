"""All four languages are complete, and say everything that the program says."""

import re
from itertools import chain
from pathlib import Path

import pytest

import twocities
from tests.texts.locales import FILES, LOCALES, OBJECT, plain, sentences, shared, variables
from twocities.texts import LANGUAGES

OTHERS = LANGUAGES[1:]
SOURCES = sorted(Path(twocities.__file__).parent.rglob("*.py"))
SAME_EVERYWHERE = {
    "game-machikoro",
    "key-notation",
    "asked",
    "replay-made",
    "character-diplomat",
    "character-dark-city-diplomat",
    "district-park",
    "district-forum",
    "web-citadels-bot",
    "web-machi-bot",
    "web-tab-chat",
}
"""Names and bare patterns, which a language may share with English."""


def literals() -> set[str]:
    """List every text in the source that could be a key, with `*` for what is filled in."""
    found: set[str] = set()
    for path in SOURCES:
        for text in re.findall(
            r"""["']([a-z0-9.-]+(?:\{[^}"']*\}[a-z0-9.-]*)*)["']""", path.read_text(encoding="utf-8")
        ):
            found.add(re.sub(r"\{[^}]*\}", "*", text))
    return found


def said_keys() -> set[str]:
    """List the keys that the source says word by word."""
    calls = [re.findall(r"""\bsay\(["']([a-z0-9.-]+)["']""", path.read_text(encoding="utf-8")) for path in SOURCES]
    return set(chain.from_iterable(calls))


def test_every_language_has_a_folder_and_no_folder_is_without_a_language() -> None:
    assert sorted(path.name for path in LOCALES.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_files_of_english(language: str) -> None:
    assert sorted(path.name for path in (LOCALES / language).iterdir()) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_keys_of_english_in_the_same_order(language: str, file: str) -> None:
    assert shared(language, file) == shared("en", file)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_takes_the_values_that_it_takes_in_english(language: str, file: str) -> None:
    assert variables(language, file) == variables("en", file)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str, file: str) -> None:
    english, other = plain("en", file), plain(language, file)

    assert {key for key in english if english[key] == other.get(key)} <= SAME_EVERYWHERE


@pytest.mark.parametrize("file", ["citadels.ftl", "machikoro.ftl"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_has_a_form_as_object_only_if_it_is_another_one(language: str, file: str) -> None:
    said = plain(language, file)

    assert [key for key in said if key.endswith(f".{OBJECT}") and said[key] == said[key.split(".")[0]]] == []


@pytest.mark.parametrize("file", FILES)
def test_no_key_stands_twice(file: str) -> None:
    keys = re.findall(r"^([a-z][a-z0-9-]*) =", (LOCALES / "en" / file).read_text(encoding="utf-8"), re.MULTILINE)

    assert len(keys) == len(set(keys))


def test_every_key_that_the_program_says_exists() -> None:
    known = set(chain.from_iterable(sentences("en", file) for file in FILES))

    assert said_keys() - known == set()


@pytest.mark.parametrize("file", ["common.ftl", "cli.ftl", "arena.ftl"])
def test_every_shared_key_is_used(file: str) -> None:
    used = literals()

    assert {key for key in sentences("en", file) if not matches(key, used)} == set()


def matches(key: str, used: set[str]) -> bool:
    """Say whether a key is used as it is, or as what a pattern fills in."""
    return key in used or any("*" in each and re.fullmatch(re.escape(each).replace(r"\*", ".+"), key) for each in used)

"""Cards that are made by the lists of docs/adding-a-card.md play, and whatever is forgotten fails a test by name."""

from pathlib import Path

import pytest

from tests.tools.copies import Copy, Entry
from tests.tools.made_up_cards import ENTRIES, GAMES, SKELETONS
from tools.card_recipe import NOBODY, RECIPES, Touch
from tools.new_card import find_kind

KINDS = {"jester": ("citadels", "character"), "watermill": ("citadels", "district"), "lottery": ("machikoro", None)}

NOT_WRITTEN = [
    "tests/golden",
    "tools/golden.py",
    "tests/citadels/ledger.py",
    "web/src/games/citadels/scenes.ts",
    "src/twocities/citadels/compound_choices.py",
]
"""Places that the made-up cards do without: golden games, what the page's own tests look at, what is not theirs."""


def places_of(card: str) -> dict[tuple[str, str], Touch]:
    """List what the list of a made-up card's kind names, by part and file."""
    game, name = KINDS[card]
    parts = RECIPES[game, find_kind(game, name).name]
    return {(part.title, touch.file): touch for part in parts for touch in part.touches}


def title_of(entry: Entry) -> str:
    """Name an entry: the card, and the place where it is written."""
    return f"{entry.card}, {entry.part}, {Path(entry.file).name}"


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """Make a copy of the project with the three cards."""
    copy = Copy(tmp_path_factory.mktemp("project"))
    for skeleton in SKELETONS:
        done = copy.run("tools/new_card", *skeleton)
        assert done.returncode == 0, done.stderr
    copy.write(ENTRIES)
    (copy.folder / "tests/test_made_up_cards.py").write_text(GAMES, encoding="utf-8")
    done = copy.python("tools/notation.py")
    assert done.returncode == 0, done.stderr
    return copy


@pytest.mark.parametrize("card", KINDS)
def test_the_cards_are_written_into_every_place_that_the_list_names(card: str) -> None:
    parts = {entry.part for entry in ENTRIES if entry.card == card}
    named = {
        place
        for place, touch in places_of(card).items()
        if place[0] in parts and touch.checked_by != NOBODY and touch.file not in NOT_WRITTEN
    }

    assert {(entry.part, entry.file) for entry in ENTRIES if entry.card == card} == named


def test_they_play(made: Copy) -> None:
    done = made.test(
        "tests/test_made_up_cards.py",
        "tests/citadels/characters/test_jester.py",
        "tests/citadels/districts/test_watermill.py",
        "tests/machikoro/test_lottery.py",
    )

    assert done.returncode == 0, done.stdout


def test_nothing_that_checks_a_place_complains(made: Copy) -> None:
    checks = {places_of(entry.card)[entry.part, entry.file].checked_by for entry in ENTRIES}

    done = made.test(*sorted(check for check in checks if "{card}" not in check), "-k", "not random and not leak")

    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("forgotten", ENTRIES, ids=title_of)
def test_what_is_forgotten_fails_a_test_that_names_it(made: Copy, forgotten: Entry) -> None:
    check = places_of(forgotten.card)[forgotten.part, forgotten.file].checked_by.replace("{card}", forgotten.card)

    with made.without(forgotten, ENTRIES):
        if forgotten.file == "docs/notation.md":
            made.python("tools/notation.py")
        done = made.test(f"{check}{forgotten.only}")

    assert done.returncode != 0
    assert (forgotten.named or forgotten.card) in done.stdout + done.stderr

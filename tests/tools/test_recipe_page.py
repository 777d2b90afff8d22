"""docs/adding-a-card.md has the lists that `tools/new_card` prints, and what they name exists."""

from pathlib import Path

import pytest

from tools.card_recipe import RECIPES, Touch
from tools.recipe_page import PAGE, with_lists

ROOT = Path(__file__).resolve().parents[2]

TOUCHES = sorted(
    {touch for parts in RECIPES.values() for part in parts for touch in part.touches if "{" not in touch.checked_by},
    key=Touch.line,
)


def test_the_page_has_the_lists_that_the_tool_prints() -> None:
    page = PAGE.read_text(encoding="utf-8")

    assert with_lists(page) == page, "Run 'python tools/recipe_page.py' to write them anew."


@pytest.mark.parametrize("file", sorted({touch.file for touch in TOUCHES}))
def test_every_place_that_a_card_touches_exists(file: str) -> None:
    path = ROOT / file.replace("<language>", "en")

    assert path.exists() or ("{card}" in path.name and path.parent.is_dir())


@pytest.mark.parametrize("test", sorted({touch.checked_by for touch in TOUCHES if touch.checked_by}))
def test_every_test_that_checks_a_place_exists(test: str) -> None:
    file, _, name = test.partition("::")

    assert (ROOT / file).exists()
    assert not name or f"def {name}(" in (ROOT / file).read_text(encoding="utf-8")

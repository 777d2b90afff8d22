"""The pages about learning and about environments list every feature as it is."""

from pathlib import Path

import pytest

from tools.feature_tables import PAGES, written


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_lists_the_features_as_they_are(page: Path) -> None:
    assert page.read_text(encoding="utf-8") == written(page), "run tools/feature_tables.py"

"""Each game has colours of its own, by day and by night."""

import pytest

from tests.web.browsers import Visitor

COLOURS = """() => ["--table", "--panel", "--ink", "--font-ui"].map(
  (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim())"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_of_a_game_wear_its_colours(visitor: Visitor, theme: str) -> None:
    page = visitor.page
    seen = {}
    for game in ("citadels", "machikoro"):
        page.goto(f"/rules/{game}")
        page.locator(f"[data-game={game}] h1").wait_for()
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        seen[game] = page.evaluate(COLOURS)

    assert all(one != other for one, other in zip(seen["citadels"], seen["machikoro"], strict=True))
    assert "Nunito" in seen["machikoro"][3]

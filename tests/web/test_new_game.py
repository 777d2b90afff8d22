"""A game that the page has never heard of is played with its generic parts: seats, options, log and scores."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.servers import Server
from tests.tools.copies import Copy
from tests.tools.nim import add_nim
from tests.web.audits import audit
from tests.web.browsers import DESKTOP, PHONE, Visitor
from tests.web.conftest import DIST

MOST_CHOICES = 20
"""No heap is larger."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of a copy of the project with one more game, and the page as it is."""
    if not (DIST / "index.html").exists():
        pytest.skip("the client is not built: make web")
    copy = Copy(tmp_path_factory.mktemp("project"))
    add_nim(copy)
    server = Server(tmp_path_factory.mktemp("site"), page=str(DIST))
    server.environment["PYTHONPATH"] = str(copy.folder / "src")
    server.start()
    yield server
    server.kill()
    assert server.errors() == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_game_without_a_look_of_its_own_is_played_to_its_end(
    browser: Browser, site: Server, size: tuple[int, int]
) -> None:
    visitor = Visitor(browser, site.url, size=size)
    page = visitor.page
    table = visitor.open_table("nim", 3, [], bots=["random", "random"])
    visitor.sit_at(table)

    expect(page.locator(".seats li")).to_have_count(3)
    expect(page.locator("h2 [role=status]")).to_contain_text("Taking")
    expect(page.get_by_role("button", name="Take 1")).to_be_visible()
    assert audit(page) == []
    for _ in range(MOST_CHOICES):
        option = page.locator("[data-offer]").first
        expect(option.or_(page.locator("[data-over]"))).to_be_visible()
        if page.locator("[data-over]").count():
            break
        expect(page.get_by_role("log")).to_be_attached()
        number = page.locator("[data-decision]").get_attribute("data-decision")
        option.click()
        page.wait_for_function(
            "number => document.querySelector('[data-over]')"
            " || document.querySelector('[data-decision]')?.dataset.decision !== number",
            arg=number,
        )

    expect(page.locator("[data-over] tbody tr")).to_have_count(3)
    expect(page.locator("[data-over] thead")).to_contain_text("Last stone")
    page.get_by_role("button", name="See the table").click()
    expect(page.get_by_role("log")).to_contain_text("Stones taken")
    visitor.close()
    assert visitor.problems == []

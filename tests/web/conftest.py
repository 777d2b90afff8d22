"""A server with the built page, and a browser to look at it with."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.server.servers import Server, serving
from tests.web.browsers import Visitor, launched
from tools.services import program

DIST = Path(__file__).parent.parent.parent / "web" / "dist"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite with the built client, at which tables can be opened from positions."""
    if not (DIST / "index.html").exists():
        pytest.skip("the client is not built: make web")
    with serving(tmp_path_factory.mktemp("site"), page=str(DIST), positions="true") as made:
        yield made
        assert made.errors() == []


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """What speaks with browsers, for all tests with browsers in a row: as long as it runs, no other event loop can."""
    with sync_playwright() as made:
        yield made


def opened(playwright: Playwright, name: str) -> Iterator[Browser]:
    """Open a browser, or skip a test where it is not there."""
    if program(name) is None:
        pytest.skip(f"not installed, and not installable here: {name}")
    with launched(playwright, name) as made:
        yield made


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A real Chromium."""
    yield from opened(playwright, "chromium-headless-shell")


@pytest.fixture
def visitor(browser: Browser, site: Server) -> Iterator[Visitor]:
    """Somebody at a desktop."""
    made = Visitor(browser, site.url)
    yield made
    made.close()
    assert made.problems == []

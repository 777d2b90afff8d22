"""The client can be installed: manifest, icons, the worker behind the page, and messages when it is one's turn."""

import re
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.server.servers import Server, serving
from tests.texts.locales import LOCALES
from tests.web.browsers import PATIENCE, Visitor
from tests.web.conftest import DIST, opened
from twocities.texts import LANGUAGES

KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""

HIDDEN = """Object.defineProperty(document, 'hidden', { get: () => true });
window.shown = 0;
const show = ServiceWorkerRegistration.prototype.showNotification;
ServiceWorkerRegistration.prototype.showNotification = async function (...given) {
  await show.apply(this, given);
  window.shown += 1;
};"""
"""A page that is out of sight, and counts the messages that have really been shown."""

MESSAGES = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return (await registration.getNotifications()).map(({ title, data }) => [title, data.path]);
}"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The whole Chromium: its headless shell shows no messages."""
    yield from opened(playwright, "chromium")


@pytest.fixture
def visitor(browser: Browser, site: Server) -> Iterator[Visitor]:
    """Somebody whose browser keeps the page."""
    made = Visitor(browser, site.url, is_kept=True)
    yield made
    made.close()
    assert made.problems == []


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, with a copy of the client that may be changed."""
    shutil.copytree(DIST, tmp_path / "dist")
    with serving(tmp_path, page=str(tmp_path / "dist")) as made:
        yield made


def until(page: Page, question: str) -> None:
    """Ask the page until it says yes; what takes its time to answer cannot be waited for otherwise."""
    for _ in range(PATIENCE // 100):
        if page.evaluate(question):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"It never came true: {question}")


def start_until(visitor: Visitor, question: str) -> Page:
    """Start until the page says yes: the browser may not have left the page before when the next one comes."""
    for _ in range(PATIENCE // 1000):
        page = visitor.context.new_page()
        page.goto("/")
        page.wait_for_timeout(500)
        if page.evaluate(question):
            return page
        page.close()
    raise AssertionError(f"It never came true: {question}")


def install(page: Page) -> None:
    """Visit the page twice, so that the worker has everything and is in charge."""
    page.goto("/")
    until(page, f"({KEPT})().then((found) => found.some((path) => path.includes('/web_pages-')))")
    page.reload()
    expect(page.locator("h2").first).to_be_visible()


def test_the_manifest_names_icons_that_are_what_it_says(site: Server) -> None:
    manifest = httpx.get(f"{site.url}/manifest.webmanifest", timeout=30).json()
    pictures = {icon["src"]: icon for icon in manifest["icons"] if icon["type"] == "image/png"}

    assert manifest["start_url"] == manifest["scope"] == "/"
    assert manifest["display"] == "standalone"
    assert {icon["sizes"] for icon in pictures.values()} == {"192x192", "512x512"}
    assert {icon["purpose"] for icon in pictures.values()} == {"any", "maskable"}
    for address, icon in pictures.items():
        content = httpx.get(f"{site.url}{address}", timeout=30).content
        assert content[:8] == b"\x89PNG\r\n\x1a\n"
        assert "{}x{}".format(*struct.unpack(">II", content[16:24])) == icon["sizes"]


def test_the_browser_finds_nothing_that_keeps_it_from_installing(visitor: Visitor) -> None:
    install(visitor.page)

    session = visitor.context.new_cdp_session(visitor.page)
    found = session.send("Page.getAppManifest")

    assert found["errors"] == []
    errors = [each["errorId"] for each in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    # A window without traces may not install anything, whatever it is.
    assert [error for error in errors if error != "in-incognito"] == []


def test_the_worker_is_in_charge_after_a_reload(visitor: Visitor) -> None:
    install(visitor.page)

    assert visitor.page.evaluate("new URL(navigator.serviceWorker.controller.scriptURL).pathname") == "/sw.js"


def test_files_come_from_the_device_and_the_api_never_does(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server.url, is_kept=True)
    install(visitor.page)
    paths = visitor.page.evaluate(KEPT)

    server.kill()

    assert "/index.html" in paths
    assert not [path for path in paths if path.startswith("/api")]
    script = next(path for path in paths if "CitadelsTable" in path and path.endswith(".js"))
    fetched = "path => fetch(path).then((answer) => answer.ok, () => false)"
    assert visitor.page.evaluate(fetched, script)
    assert not visitor.page.evaluate(fetched, "/api/games")
    visitor.close()


@pytest.fixture(scope="module")
def cut_off(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Visitor]]:
    """Somebody of each language whose browser keeps the page of a server that is gone."""
    with serving(tmp_path_factory.mktemp("gone"), page=str(DIST)) as server:
        made = {language: Visitor(browser, server.url, language=language, is_kept=True) for language in LANGUAGES}
        for visitor in made.values():
            install(visitor.page)
    yield made
    for visitor in made.values():
        visitor.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_start_without_a_connection_says_so_in_the_last_language(cut_off: dict[str, Visitor], language: str) -> None:
    visitor = cut_off[language]

    visitor.page.goto("/t/nowhere")

    expect(visitor.page.locator("[data-offline] h1")).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.lang") == language
    texts = (LOCALES / language / "web_sounds.ftl").read_text(encoding="utf-8")
    assert visitor.page.locator("h1").inner_text() in re.findall("^web-offline = (.+)$", texts, re.MULTILINE)


def test_the_page_comes_back_by_itself_with_the_server(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server.url, is_kept=True)
    install(visitor.page)
    server.kill()
    visitor.page.goto("/settings")
    expect(visitor.page.locator("[data-offline]")).to_be_visible()

    server.start()

    expect(visitor.page.get_by_role("heading", name="Settings")).to_be_visible(timeout=2 * PATIENCE)
    visitor.close()


def test_a_new_version_is_used_at_the_next_start_and_leaves_nothing_of_the_old_one(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    visitor = Visitor(browser, server.url, is_kept=True)
    install(visitor.page)
    before = visitor.page.evaluate("caches.keys()")
    start, worker = tmp_path / "dist" / "index.html", tmp_path / "dist" / "sw.js"
    start.write_text(start.read_text().replace("<body>", '<body data-version="new">'))
    worker.write_text(worker.read_text().replace('const VERSION = "', 'const VERSION = "new-'))

    visitor.page.reload()
    is_new = visitor.page.locator("body").get_attribute("data-version")
    visitor.page.evaluate("navigator.serviceWorker.getRegistration().then((registration) => registration.update())")
    until(visitor.page, "navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting !== null)")
    kept_meanwhile = visitor.page.evaluate("caches.keys()")
    visitor.page.close()
    page = start_until(visitor, "caches.keys().then((names) => names.length === 1)")

    assert is_new == "new"
    assert len(kept_meanwhile) == 2
    assert page.evaluate("caches.keys()") == [before[0].replace("twocities-", "twocities-new-")]
    visitor.close()


def allowed(visitor: Visitor) -> Page:
    """Let the page send messages."""
    visitor.context.grant_permissions(["notifications"], origin=visitor.url)
    return visitor.page


@pytest.mark.parametrize("is_installed", [False, True], ids=["first visit", "installed"])
def test_somebody_whose_page_is_out_of_sight_is_told_of_their_turn(visitor: Visitor, is_installed: bool) -> None:
    page = allowed(visitor)
    if is_installed:
        install(page)
    page.add_init_script(HIDDEN)
    table = visitor.open_table("machikoro", 2, [])

    visitor.sit_at(table)
    # Asking for messages while one is about to be shown makes the browser forget it.
    until(page, "window.shown")

    assert page.evaluate(MESSAGES) == [["Your turn: Machi Koro", f"/t/{table}"]]


def test_somebody_who_looks_at_the_table_is_not_told(visitor: Visitor) -> None:
    page = allowed(visitor)
    install(page)

    visitor.sit_at(visitor.open_table("machikoro", 2, []))
    page.wait_for_selector("[data-decision]")
    page.wait_for_timeout(500)

    assert page.evaluate(MESSAGES) == []


def test_the_permission_is_asked_for_by_a_button_alone(visitor: Visitor) -> None:
    visitor.page.add_init_script(
        "window.asked = 0; Object.defineProperty(Notification, 'permission', { get: () => 'default' });"
        "Notification.requestPermission = async () => { window.asked += 1; return 'granted'; }"
    )
    visitor.sit_at(visitor.open_table("machikoro", 2, []))
    visitor.page.wait_for_selector("[data-decision]")
    before = visitor.page.evaluate("window.asked")
    visitor.page.get_by_role("button", name="Menu").click()

    visitor.page.get_by_role("button", name="Tell me when it is my turn").click()

    expect(visitor.page.get_by_text("You will be told when it is your turn.")).to_be_visible()
    assert (before, visitor.page.evaluate("window.asked")) == (0, 1)

"""Everybody can use it: by screen reader, in both themes, at much zoom, in colours that the system forces."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Server
from tests.web.audits import audit, audit_by_night
from tests.web.browsers import PHONE, Visitor
from tests.web.prepared import courses, lay, lay_open, whole
from twocities.server.table.new_table import Someone

LOCALES = Path(__file__).parent.parent.parent / "src" / "twocities" / "locales" / "en"
ZOOMED = (640, 360)
"""A screen of 1280x720 at 200 %."""


def topics(game: str) -> list[tuple[str, str]]:
    """List every question of a game that there are words for."""
    lines = (LOCALES / f"{game}.ftl").read_text().splitlines()
    return [(game, line.split()[0].removeprefix("topic-")) for line in lines if line.startswith("topic-")]


QUESTIONS = [*topics("citadels"), *topics("machikoro")]
ON_A_PHONE = [("citadels", "picking"), ("citadels", "acting"), ("citadels", "confiscating"), ("machikoro", "building")]

TABLES = {"citadels": whole("citadels", 4, ["delegates"]), "machikoro": whole("machikoro", 3, [])}

PAGES = [
    "/",
    "/new/citadels",
    "/new/machikoro",
    "waiting room",
    "invitation",
    "/rules/citadels",
    "/rules/machikoro",
    "/settings",
    "/me",
    "/about",
    "/nowhere",
    "replay of citadels",
    "replay of machikoro",
    "scores of citadels",
    "scores of machikoro",
]


GO = """path => {
    const link = Object.assign(document.createElement("a"), {href: path});
    document.body.append(link);
    link.click();
    link.remove();
}"""
"""Follows a link of ours, which the page answers without being loaded anew."""


class Reader(Visitor):
    """Somebody who goes from page to page."""

    def __init__(self, browser: Browser, site: Server, size: tuple[int, int]) -> None:
        super().__init__(browser, site.url, size=size)
        self.site = site
        self.someone = Someone(self.me["id"], self.me["name"])

    def open(self, name: str) -> Page:
        """Open a page by its path, or by what it is about."""
        sort, _, game = name.partition(" of ")
        match sort:
            case "waiting room":
                path = f"/t/{lay_open(self.site, TABLES['citadels'], self.someone)}"
            case "invitation":
                table = lay_open(self.site, TABLES["citadels"], self.someone)
                path = f"/i/{self.look(table)['table']['invite']}"
            case "replay":
                path = f"/replay/{lay(self.site, TABLES[game], self.someone)}/9"
            case "scores":
                path = f"/t/{lay(self.site, TABLES[game], self.someone)}"
            case _:
                path = name
        self.page.goto(path)
        expect(self.page.locator("main h1, main h2, h1").first).to_be_attached()
        self.page.wait_for_load_state("networkidle")
        return self.page

    def open_question(self, game: str, topic: str) -> Page:
        """Open a table at which the own seat is asked about something."""
        self.go_on(f"/t/{lay(self.site, courses(game)[topic], self.someone)}")
        self.page.wait_for_selector("[data-decision]")
        return self.page

    def go_on(self, path: str) -> None:
        """Open another page as a link does, if any is open: what is loaded need not be loaded again, nor axe."""
        if not self.page.locator("main").count():
            self.page.goto(path)
            return
        before = self.page.locator("main").first.element_handle()
        self.page.evaluate(GO, path)
        before.wait_for_element_state("hidden")

    def make_a_move(self) -> None:
        """Press the first answer that is offered, and send it if that is not done yet."""
        number = self.page.get_attribute("[data-decision]", "data-decision")
        self.page.locator("[data-offer]:visible:not([disabled])").first.click()
        send = self.page.locator("[data-send]:visible:not([disabled])")
        if send.count():
            send.first.click()
        self.page.wait_for_function("number => !document.querySelector(`[data-decision='${number}']`)", arg=number)


def reading(browser: Browser, site: Server, size: tuple[int, int]) -> Iterator[Reader]:
    """Open a window for a whole file; what the page complained of by then fails."""
    made = Reader(browser, site, size)
    yield made
    made.close()
    assert made.problems == []


@pytest.fixture(scope="module")
def desktop(browser: Browser, site: Server) -> Iterator[Reader]:
    """Somebody at a desktop."""
    yield from reading(browser, site, (1280, 720))


@pytest.fixture(scope="module")
def phone(browser: Browser, site: Server) -> Iterator[Reader]:
    """Somebody with a phone."""
    yield from reading(browser, site, PHONE)


@pytest.fixture(scope="module")
def zoomed(browser: Browser, site: Server) -> Iterator[Reader]:
    """Somebody who needs everything twice as large."""
    yield from reading(browser, site, ZOOMED)


def test_every_question_can_be_reached() -> None:
    assert [(game, topic) for game, topic in QUESTIONS if topic not in courses(game)] == []


@pytest.mark.parametrize(("game", "topic"), QUESTIONS)
def test_every_question_can_be_answered_by_everybody(desktop: Reader, game: str, topic: str) -> None:
    page = desktop.open_question(game, topic)

    assert [*audit(page, without="[role='log']"), *audit_by_night(page, "[data-decision]")] == []


@pytest.mark.parametrize("name", PAGES)
def test_every_page_can_be_read_by_everybody(desktop: Reader, name: str) -> None:
    page = desktop.open(name)

    assert [*audit(page), *audit_by_night(page)] == []


@pytest.mark.parametrize("name", ["/", "/new/citadels", "waiting room", "scores of citadels", "scores of machikoro"])
def test_every_page_can_be_read_on_a_phone(phone: Reader, name: str) -> None:
    page = phone.open(name)

    assert audit(page) == []


@pytest.mark.parametrize(("game", "topic"), ON_A_PHONE)
def test_a_table_can_be_used_on_a_phone(phone: Reader, game: str, topic: str) -> None:
    page = phone.open_question(game, topic)

    assert [*audit(page), *audit_by_night(page)] == []


@pytest.mark.parametrize("path", ["/", "/settings", "/me"])
def test_a_stranger_can_read_every_page(browser: Browser, site: Server, path: str) -> None:
    context = browser.new_context(base_url=site.url, locale="en", reduced_motion="reduce", service_workers="block")
    page = context.new_page()

    page.goto(path)
    page.wait_for_load_state("networkidle")

    assert audit(page) == []
    context.close()


def test_a_fault_would_be_found(desktop: Reader) -> None:
    page = desktop.open("/about")

    page.evaluate("() => document.querySelector('main').append(document.createElement('button'))")

    assert [each.split(":")[0] for each in audit(page)] == ["button-name"]


@pytest.mark.parametrize("name", PAGES)
def test_no_page_is_cut_off_at_much_zoom(zoomed: Reader, name: str) -> None:
    page = zoomed.open(name)

    assert cut_off(page) == []


@pytest.mark.parametrize(("game", "topic"), ON_A_PHONE)
def test_a_move_can_be_made_at_much_zoom(zoomed: Reader, game: str, topic: str) -> None:
    page = zoomed.open_question(game, topic)

    assert cut_off(page) == []
    zoomed.make_a_move()


@pytest.mark.parametrize("game", ["citadels", "machikoro"])
def test_the_log_scrolls_at_much_zoom(zoomed: Reader, game: str) -> None:
    course = TABLES[game]
    zoomed.sit_at(lay(zoomed.site, course._replace(choices=course.choices // 2), zoomed.someone))
    zoomed.page.wait_for_selector("[data-decision]")

    zoomed.page.keyboard.press("l")

    log = zoomed.page.get_by_role("log", name="Log")
    expect(log).to_be_visible()
    assert log.evaluate("log => log.clientHeight >= 100 && log.scrollHeight > log.clientHeight")


def test_forced_colours_leave_edges_and_marks(browser: Browser, site: Server) -> None:
    reader = Reader(browser, site, (1280, 720))
    reader.page.emulate_media(forced_colors="active")

    page = reader.open_question("citadels", "demanding")
    page.locator("[data-offer]:visible").first.click()

    assert style(page, ".btn", "borderTopStyle") == "solid"
    assert style(page, "section.seat", "borderTopStyle") == "solid"
    assert style(page, ".esc", "borderTopWidth") == "2px"
    assert style(page, "[data-offer][aria-pressed='false']", "outlineStyle") == "dashed"
    assert style(page, "[data-offer][aria-pressed='true']", "outlineStyle") == "solid"
    assert style(page, ".coin", "backgroundImage") != "none"
    reader.close()


def style(page: Page, selector: str, name: str) -> str:
    """Look up how something is drawn."""
    found: str = page.locator(selector).first.evaluate(f"node => getComputedStyle(node).{name}")
    return found


CUT = """() => {
    const found = [];
    const {scrollWidth} = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page: ${scrollWidth}`);
    for (const node of document.querySelectorAll("a, button, input, select, textarea, h1, h2, h3, p, label")) {
        if (!node.checkVisibility() || node.closest(".sr, [aria-hidden=true]")) continue;
        node.scrollIntoView({block: "nearest", inline: "nearest"});
        const {left, right, width} = node.getBoundingClientRect();
        if (width && (left < -1 || right > innerWidth + 1)) found.push(`${node.tagName} ${node.textContent.trim()}`);
    }
    return found;
}"""


def cut_off(page: Page) -> list[str]:
    """List what cannot be seen in full, however one scrolls."""
    found: list[str] = page.evaluate(CUT)
    return found

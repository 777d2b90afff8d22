"""Acts of several choices on the page: one panel, a way back, and nothing is sent before the last press."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Locator, WebSocketRoute, expect

from tests.citadels.tables import table
from tests.invariants import cards_in
from tests.server.servers import Server
from tests.web.browsers import DESKTOP, IDLE, MOVED, PATIENCE, PHONE, SEEN, SENT, Visitor

OFFERS = "[data-offer]:visible:not([disabled])"
SEND = "[data-send]:visible:not([disabled])"


class Line:
    """The line between a page and its server, which can hold back what the server says."""

    def __init__(self, visitor: Visitor) -> None:
        self.is_held = False
        self.kept: list[str | bytes] = []
        visitor.is_own = True
        visitor.page.route_web_socket("**/socket*", self.join)

    def join(self, socket: WebSocketRoute) -> None:
        """Join the two ends."""
        self.socket = socket
        socket.connect_to_server().on_message(self.pass_on)

    def pass_on(self, message: str | bytes) -> None:
        """Pass on what the server says, or keep it for later."""
        if self.is_held:
            self.kept.append(message)
        else:
            self.socket.send(message)

    def release(self) -> None:
        """Let everything through again."""
        self.is_held = False
        for message in self.kept:
            self.socket.send(message)


class Actor:
    """Somebody at a table, whose turn it is there."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.table = table
        visitor.sit_at(table)

    @property
    def seq(self) -> int:
        """How long the log of the server is."""
        return int(self.visitor.look(self.table)["seq"])

    @property
    def panel(self) -> Locator:
        """The panel that asks."""
        return self.page.locator("[data-decision]").first

    def open(self, texts: str) -> None:
        """Press the button of a power."""
        self.panel.get_by_role("button", name=texts).click()

    def press(self, place: int = 0) -> None:
        """Press one of the offers, and wait until something comes of it."""
        number, step = self.where()
        self.page.locator(OFFERS).nth(place).click()
        self.page.wait_for_function(MOVED, arg=[number, step])

    def where(self) -> tuple[str | None, str]:
        """Say which decision and which step of it is on the page."""
        return self.panel.get_attribute("data-decision"), self.panel.get_attribute("data-step") or "0"

    def at_step(self, step: int) -> None:
        """Wait until the act has come to a step."""
        expect(self.panel).to_have_attribute("data-step", str(step), timeout=PATIENCE)

    def send(self, button: Locator | None = None) -> list[str]:
        """Press the last button; return which verbs the server has written down because of it."""
        before = self.seq
        number = self.where()[0]
        (button or self.page.locator(SEND)).click()
        self.page.wait_for_function("n => !document.querySelector(`[data-decision='${n}']`)", arg=number)
        return self.written(before)

    def written(self, before: int) -> list[str]:
        """List the verbs of the own choices after a line."""
        answer = self.visitor.context.request.get(f"/api/tables/{self.table}?since={before}").json()
        entries = [line["entry"] for line in answer["missed"]]
        own = [entry["action"] for entry in entries if entry["entry"] == "chose" and entry["action"]]
        return [action.split()[0] for action in own]


def acting(visitor: Visitor, character: str, **fields: Any) -> Actor:
    """Sit down at a table for two, on turn as a character."""
    actor = Actor(visitor, visitor.open_position(table(character, **fields)))
    expect(actor.panel).to_have_attribute("data-decision", re.compile(r"\d+"), timeout=PATIENCE)
    return actor


def test_the_magistrate_lays_and_signs_in_one_panel_with_a_way_back(visitor: Visitor) -> None:
    actor = acting(visitor, "magistrate")
    before = actor.seq

    actor.open("Lay warrants")
    actor.press(0)
    actor.at_step(1)
    actor.press(0)
    actor.at_step(2)
    actor.page.keyboard.press("Escape")
    actor.at_step(1)
    actor.press(1)
    actor.press(0)
    actor.at_step(3)
    expect(actor.page.locator("[data-send]")).to_have_count(0)
    actor.press(2)

    expect(actor.page.locator(SEND)).to_contain_text("the signed one is")
    assert actor.seq == before
    assert actor.send() == ["warrant", "warrant", "warrant", "sign"]


def test_the_blackmailer_goes_back_to_the_beginning_and_nobody_has_seen_it(visitor: Visitor) -> None:
    actor = acting(visitor, "blackmailer")
    before = actor.seq

    actor.open("Lay threats")
    actor.press(0)
    actor.press(0)
    actor.at_step(2)
    for step in (1, 0):
        actor.panel.get_by_role("button", name="Back").click()
        actor.at_step(step)
    actor.panel.get_by_role("button", name="Back").click()

    expect(actor.panel.get_by_role("button", name="Lay threats")).to_be_visible()
    assert actor.seq == before


def test_the_magician_exchanges_cards_one_by_one_and_sends_them_together(visitor: Visitor) -> None:
    actor = acting(visitor, "magician", hands=["manor tavern castle", "docks"])
    before = actor.seq

    actor.open("Exchange cards with the deck")
    actor.at_step(1)
    actor.press(0)
    actor.at_step(2)
    actor.press(0)
    actor.at_step(3)

    assert actor.seq == before
    written = actor.send(actor.panel.get_by_role("button", name="Exchange with the deck:"))
    assert written[:4] == ["redraw", "discard", "discard", "done"]


def test_the_diplomat_says_what_is_given_and_what_is_taken(visitor: Visitor) -> None:
    actor = acting(visitor, "diplomat", gold=[4, 2], cities=["manor tavern", "castle market"])
    before = actor.seq

    if actor.panel.get_by_role("button", name="Exchange a district").count():
        actor.open("Exchange a district")
    actor.panel.get_by_role("button", name="Give away").first.click()
    actor.at_step(1)
    actor.page.locator(f".options {OFFERS}").first.click()

    expect(actor.page.locator(SEND)).to_contain_text("Give ")
    assert actor.seq == before
    assert actor.send()[:2] == ["offer", "demand"]


def test_the_seer_takes_first_and_then_gives_back_in_one_panel(visitor: Visitor) -> None:
    actor = acting(visitor, "seer", hands=["manor", "tavern castle"])
    before = actor.seq

    actor.open("Take a card from every player")
    expect(actor.panel).to_contain_text("Which card to give")

    assert actor.written(before) == ["foresee"]
    actor.press(0)
    expect(actor.page.locator(SEND)).to_be_visible()
    assert actor.send()[:1] == ["give"]


def test_the_cardinal_borrows_and_gives_cards_for_it_at_once(visitor: Visitor) -> None:
    actor = acting(visitor, "cardinal", gold=[3, 4], hands=["palace manor tavern docks", "castle"], gathered=1)
    before = actor.seq
    game = visitor.look(actor.table)["game"]
    options = game["decision"]["options"]
    district = next(option["about"]["district"] for option in options if option["verb"] == "borrow")
    place = cards_in(game["view"]["hands"][0]).index(district)

    visitor.press(actor.page.locator(".hand button").nth(place))
    actor.at_step(1)
    for step in range(2, 12):
        if actor.page.locator(SEND).count():
            break
        visitor.press(actor.page.locator(f".hand {OFFERS}").first)
        actor.page.wait_for_function(MOVED, arg=[actor.where()[0], str(step - 1)])

    expect(actor.page.locator(SEND)).to_contain_text("for it")
    assert actor.seq == before
    assert actor.send()[:2] == ["borrow", "give"]


def test_the_wizard_looks_first_and_then_takes_and_keeps_at_once(visitor: Visitor) -> None:
    actor = acting(visitor, "wizard", gold=[9, 2], hands=["castle", "manor tavern"])

    actor.panel.get_by_role("button", name="Look").first.click()
    expect(actor.panel).to_contain_text("Which card to take")
    before = actor.seq
    actor.press(0)
    actor.at_step(1)

    assert actor.seq == before
    written = actor.send(actor.panel.get_by_role("button", name="Take it into the hand"))
    assert written[:2] == ["take", "keep_it"]


def test_an_act_stays_on_the_page_until_the_server_has_answered(visitor: Visitor) -> None:
    line = Line(visitor)
    actor = acting(visitor, "magician", hands=["manor tavern castle", "docks"])
    number = actor.where()[0]
    actor.open("Exchange cards with the deck")
    actor.at_step(1)
    actor.press(0)
    actor.at_step(2)
    said = actor.panel.locator(".said").inner_text()

    line.is_held = True
    actor.panel.get_by_role("button", name="Exchange with the deck:").click()

    expect(actor.panel).to_have_attribute("aria-busy", "true")
    assert actor.where() == (number, "2")
    assert actor.panel.locator(".said").inner_text() == said
    expect(actor.panel.locator("button.btn:enabled")).to_have_count(0)
    line.release()
    expect(actor.panel).not_to_have_attribute("data-decision", str(number))
    expect(actor.panel).to_have_attribute("data-step", "0")


def test_a_slow_answer_keeps_an_act_open_and_says_so(visitor: Visitor) -> None:
    line = Line(visitor)
    actor = acting(visitor, "magistrate")
    actor.open("Lay warrants")
    actor.press(0)
    actor.at_step(1)
    before = actor.where()

    line.is_held = True
    actor.page.locator(OFFERS).first.click()

    notice = actor.page.get_by_text("The table has not answered yet. Your choice is kept.")
    expect(notice).to_be_visible()
    assert actor.where() == before
    expect(actor.page.locator(SEND)).to_have_count(0)
    line.release()
    actor.at_step(2)
    expect(notice).to_have_count(0)


def test_the_scholar_looks_at_seven_and_keeps_one(visitor: Visitor) -> None:
    actor = acting(visitor, "scholar")

    actor.open("Draw seven cards")
    expect(actor.panel).to_contain_text("Which card to keep")
    before = actor.seq
    actor.page.locator(f".options {OFFERS}").first.click()

    expect(actor.page.locator(SEND)).to_be_visible()
    assert actor.seq == before
    assert actor.send()[:1] == ["keep"]


LONG_POWERS = ["magistrate", "blackmailer", "magician", "cardinal", "diplomat"]


@pytest.mark.parametrize(
    ("rules", "size", "least"),
    [
        (["deluxe", "metropole", "random_cast", *LONG_POWERS], DESKTOP, 1),
        (["classic", "dark_city", "random_cast"], PHONE, 0),
    ],
    ids=["metropole", "dark city on a phone"],
)
def test_random_presses_never_get_stuck(
    browser: Browser, site: Server, rules: list[str], size: tuple[int, int], least: int
) -> None:
    luck = random.Random(11)
    visitor = Visitor(browser, site.url, size=size)
    actor = Actor(visitor, visitor.open_table("citadels", 2, rules))

    longest = 0
    for _ in range(40):
        actor.page.wait_for_selector("[data-decision], [data-over]")
        if actor.page.query_selector("[data-over]"):
            break
        longest = max(longest, press_on(actor, luck))

    assert longest >= least
    visitor.close()
    assert visitor.problems == []


HEAR = """() => {
  if (window.heard) return;
  window.heard = [];
  for (const name of ["pointerdown", "pointerup", "click"])
    addEventListener(name, ({ target }) => window.heard.push(`${name} ${target.outerHTML.slice(0, 80)}`), true);
}"""
"""Notes what is pressed, to say it of a press that leads nowhere."""


def press_on(actor: Actor, luck: random.Random) -> int:
    """Press something that can be pressed, powers above all; return at which step of an act that was."""
    # The page itself ends a turn whose income was taken at its end: that question is not to be answered.
    actor.page.wait_for_function(IDLE)
    if not actor.page.query_selector("[data-decision]"):
        return 0
    number, step = actor.where()
    powers = actor.page.locator("[data-opens]:visible:not([disabled])")
    buttons = powers if powers.count() and luck.random() < 0.7 else actor.page.locator(OFFERS)
    if not (count := buttons.count()):
        return int(step)  # the page has gone on since it was waited for
    found = buttons.nth(luck.randrange(count)).element_handle()
    pressed = str(found.evaluate("button => button.outerHTML"))
    actor.page.evaluate(HEAR)
    try:
        found.click(position=found.evaluate(SEEN))
    except Error:
        assert not found.evaluate("button => button.isConnected"), pressed
        return int(step)  # the page has gone on since it was looked at
    if found.get_attribute("data-opens") is not None:
        return int(step)
    try:
        actor.page.wait_for_function(MOVED, arg=[number, step])
    except Error as error:
        heard = actor.page.evaluate("() => window.heard.slice(-8)")
        said = f"This led nowhere at decision {number}, step {step}: {pressed}. Heard: {heard}"
        raise AssertionError(said) from error
    send = actor.page.locator(SEND)
    if send.count():
        send.first.click()
        actor.page.wait_for_function(SENT, arg=[number])
    return int(step)

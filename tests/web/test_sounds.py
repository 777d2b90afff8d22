"""What is heard: each cue has its length and its strength, and nothing sounds before somebody has touched the page."""

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Server
from tests.web.browsers import Visitor

LENGTHS = {
    "turn": 600, "asked": 500, "done": 400, "called": 500, "silence": 500, "pass": 250, "coins": 80, "drawn": 180,
    "built": 250, "destroyed": 500, "crown": 500, "dice": 600, "tick": 60, "won": 1600, "over": 1600,
}  # fmt: skip
"""How many milliseconds each cue lasts."""

OFFLINE = """
  window.made = 0;
  window.paper = () => (window.offline = new OfflineAudioContext(1, 44100 * 3, 44100));
  window.paper();
  window.AudioContext = function () {
    window.made += 1;
    return new Proxy({}, { get: (_, name) => {
      const value = window.offline[name];
      return typeof value === "function" ? value.bind(window.offline) : value;
    } });
  };
"""
"""Lets the page write its sounds onto paper instead of sending them to a loudspeaker."""

MEASURE = """async () => {
  const samples = (await window.offline.startRendering()).getChannelData(0);
  window.paper();
  const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const heard = (each) => Math.abs(each) > peak * 0.004;
  return { peak, begin: samples.findIndex(heard) / 44.1, end: samples.findLastIndex(heard) / 44.1 };
}"""


@pytest.fixture(scope="module")
def desk(browser: Browser, site: Server) -> Any:
    """The page of settings, open at the sounds."""
    visitor = Visitor(browser, site.url)
    visitor.begin_with(OFFLINE)
    visitor.page.goto("/settings")
    visitor.page.locator("summary", has_text="Hear the sounds").click()
    visitor.page.wait_for_timeout(500)
    yield visitor.page
    visitor.close()
    assert visitor.problems == []


def heard(page: Page, game: str, cue: str) -> dict[str, float]:
    """Press the button of a cue, and measure what was drawn."""
    page.locator("details label", has_text=game).click()
    page.evaluate("window.paper()")
    page.locator(f"[data-cue={cue}]").click()
    page.wait_for_timeout(50)
    measured: dict[str, float] = page.evaluate(MEASURE)
    return measured


@pytest.mark.parametrize("game", ["Citadels", "Machi Koro"])
@pytest.mark.parametrize("cue", LENGTHS)
def test_every_cue_lasts_as_long_as_it_should_and_neither_clips_nor_vanishes(desk: Page, game: str, cue: str) -> None:
    measured = heard(desk, game, cue)

    assert 0.02 < measured["peak"] < 0.9
    assert measured["begin"] < 0.2 * LENGTHS[cue]
    assert 0.8 * LENGTHS[cue] <= measured["end"] <= 1.2 * LENGTHS[cue]


def test_the_two_games_sound_different(desk: Page) -> None:
    assert heard(desk, "Citadels", "turn")["peak"] != heard(desk, "Machi Koro", "turn")["peak"]


def test_nothing_is_heard_before_the_page_was_touched(browser: Browser, site: Server) -> None:
    visitor = Visitor(browser, site.url)
    visitor.begin_with(OFFLINE)
    table = visitor.open_table("machikoro", 2, [])
    visitor.sit_at(table)
    visitor.page.wait_for_selector("[data-decision]")
    before = visitor.page.evaluate("window.made")

    visitor.page.keyboard.press("Tab")
    visitor.page.wait_for_timeout(100)

    assert (before, visitor.page.evaluate("window.made")) == (0, 1)
    visitor.close()


def test_a_roll_of_dice_is_heard_unless_the_device_is_mute(browser: Browser, site: Server) -> None:
    visitor = Visitor(browser, site.url)
    visitor.begin_with(OFFLINE)
    visitor.sit_at(visitor.open_table("machikoro", 2, []))
    peaks = []
    for is_mute in (False, True):
        visitor.page.wait_for_selector("[data-decision]")
        visitor.page.evaluate("window.paper()")
        if is_mute:
            visitor.page.get_by_role("button", name="Menu").click()
            visitor.page.get_by_role("button", name="Sound is on").click()
            expect(visitor.page.get_by_role("button", name="Sound is off")).to_be_visible()
            visitor.page.keyboard.press("Escape")
            visitor.page.evaluate("window.paper()")

        number = visitor.page.get_attribute("[data-decision]", "data-decision")
        visitor.press_one(random.Random(1))
        visitor.page.wait_for_function(
            "number => document.querySelector('[data-decision]')?.dataset.decision !== number", arg=number
        )
        visitor.page.wait_for_timeout(300)

        peaks.append(visitor.page.evaluate(MEASURE)["peak"])
    assert peaks[0] > 0.02
    assert peaks[1] == 0
    visitor.close()
    assert visitor.problems == []

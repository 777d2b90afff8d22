"""A table can be followed: every scene plays in its order over the state that it leads to, and questions come last."""

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.servers import Server
from tests.web.browsers import PHONE, Visitor
from tests.web.traced import MOST_LAG, TRACED, judge, watch

WATCH = """() => {
  window.seen = [];
  const look = () => {
    const played = document.querySelector(".played");
    if (!played) return;
    const now = {
      shown: Number(played.dataset.shown ?? 0),
      scene: played.dataset.scene ?? null,
      decision: document.querySelector("[data-decision]")?.dataset.decision ?? null,
      said: document.querySelector("p.line")?.innerText ?? null,
      sprites: document.querySelectorAll(".stage .sprite").length,
      outlines: document.querySelectorAll(".stage .outline").length,
    };
    const last = window.seen.at(-1);
    if (JSON.stringify(last) !== JSON.stringify(now)) window.seen.push(now);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Notes what is shown whenever the page changes."""


ASKED = """() => [
  Number(document.querySelector("[data-decision]")?.dataset.decision ?? -1),
  Number(document.querySelector(".played").dataset.shown ?? 0),
]"""
"""The number of the question on the page, and how much has been shown at that moment."""


def shown_at_question(visitor: Visitor, table: str) -> int:
    """Wait until the page asks what the server asks; return how much it has shown by then.

    A question that was answered may stand until the page hears of its answer.
    """
    for _ in range(1200):
        asked, shown = visitor.page.evaluate(ASKED)
        decision = visitor.look(table)["game"]["decision"]
        if decision and asked == decision["number"]:
            return int(shown)
        visitor.page.wait_for_timeout(20)
    raise AssertionError("The page never asked what the server asks.")


def follow(visitor: Visitor, table: str, choices: int) -> list[dict[str, Any]]:
    """Play some choices and note all that is shown meanwhile."""
    visitor.sit_at(table)
    visitor.page.wait_for_selector("[data-decision]")
    visitor.page.evaluate(WATCH)
    luck = random.Random(5)
    for _ in range(choices):
        visitor.press_one(luck)
        shown = shown_at_question(visitor, table)
        assert shown == visitor.look(table)["seq"], "A question was open before everything was shown."
    return list(visitor.page.evaluate("window.seen"))


def told_since(visitor: Visitor, table: str, seq: int) -> list[str]:
    """List the events of a table after a line, in their order."""
    answer = visitor.context.request.get(f"/api/tables/{table}?since={seq}")
    return [event["event"] for line in answer.json()["missed"] for event in line["events"]]


def is_in_order(scenes: list[str], events: list[str]) -> bool:
    """Say whether all scenes are among the events, in their order."""
    rest = iter(events)
    return all(any(event == scene for event in rest) for scene in scenes)


@pytest.mark.parametrize(("game", "choices"), [("citadels", 6), ("machikoro", 5)])
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_scenes_play_in_their_order_and_the_question_comes_last(
    browser: Browser, site: Server, game: str, choices: int, motion: Any
) -> None:
    visitor = Visitor(browser, site.url, motion=motion, speed="quick")
    watch(visitor)
    table = visitor.open_table(game, 3, [])
    visitor.sit_at(table)
    visitor.page.wait_for_selector("[data-decision]")
    before = visitor.look(table)["seq"]

    seen = follow(visitor, table, choices)

    scenes = [
        now["scene"]
        for last, now in zip([{"scene": None}, *seen], seen, strict=False)
        if now["scene"] and now["scene"] != last["scene"]
    ]
    assert len(scenes) > choices
    assert is_in_order(scenes, told_since(visitor, table, before))
    assert [now for now in seen if now["scene"] and now["decision"]] == []
    assert [now["shown"] for now in seen] == sorted(now["shown"] for now in seen)
    assert [now for now in seen if now["said"] and not now["scene"]] == []
    moved, marked = (any(now[kind] for now in seen) for kind in ("sprites", "outlines"))
    assert (moved, marked) == ((True, False) if motion == "no-preference" else (False, True))
    traced = judge(visitor.page)
    assert traced.scenes >= len(scenes)
    assert traced.problems == []
    assert max(traced.lags) <= MOST_LAG
    visitor.close()
    assert visitor.problems == []


LAST_CHOICE = {
    "cities": ["wheat_field bakery"] * 4,
    "coins": [3] * 4,
    "dice": [2, 4],
    "agenda": [{"step": "build", "seat": 0, "again": 0}],
}
"""The first seat may build, and three others roll after it."""


def let_others_act(visitor: Visitor) -> None:
    """Sit down, end the own turn, and wait until the page begins to tell what the others do."""
    visitor.sit_at(visitor.open_table("machikoro", 4, [], position=LAST_CHOICE))
    visitor.page.wait_for_selector("[data-decision]")
    visitor.page.keyboard.press("e")
    visitor.page.wait_for_selector("[data-skip]")


@pytest.mark.parametrize("size", [(1280, 720), PHONE], ids=["desktop", "phone"])
def test_who_only_waits_skips_to_the_own_question(browser: Browser, site: Server, size: tuple[int, int]) -> None:
    visitor = Visitor(browser, site.url, size=size, speed="calm", motion="no-preference")
    let_others_act(visitor)

    for _ in range(40):
        if visitor.page.query_selector("[data-decision]"):
            break
        if visitor.is_touching and (skip := visitor.page.query_selector("[data-skip]")):
            skip.tap()
        else:
            visitor.page.keyboard.press("s")
        visitor.page.wait_for_timeout(250)

    expect(visitor.page.locator("[data-decision]").first).to_be_visible()
    visitor.close()
    assert visitor.problems == []


SCENES = "performance.getEntriesByName('story:begin').length"
"""How many scenes a page has begun."""
IS_BETWEEN = f"{SCENES} === performance.getEntriesByName('story:end').length"
"""Whether no scene plays."""


@pytest.mark.parametrize("name", ["Menu", "keys"])
def test_an_open_menu_stops_the_story_until_it_is_closed(browser: Browser, site: Server, name: str) -> None:
    visitor = Visitor(browser, site.url, speed="usual")
    visitor.begin_with(TRACED)
    page = visitor.page
    let_others_act(visitor)

    if name == "keys":
        page.keyboard.press("?")
    else:
        page.get_by_role("button", name=name).click()
    page.wait_for_selector("dialog[open]")
    page.wait_for_function(f"() => {IS_BETWEEN}")
    before = page.get_attribute(".played", "data-shown"), page.evaluate(SCENES)
    page.wait_for_timeout(2500)
    assert (page.get_attribute(".played", "data-shown"), page.evaluate(SCENES)) == before
    expect(page.locator("[data-decision]")).to_have_count(0)
    page.keyboard.press("Escape")

    page.wait_for_function(f"() => {SCENES} > {before[1]}")
    page.keyboard.press("s")
    expect(page.locator("[data-decision]").first).to_be_visible()
    visitor.close()
    assert visitor.problems == []


def test_the_speed_is_chosen_at_the_table_and_kept(browser: Browser, site: Server) -> None:
    visitor = Visitor(browser, site.url, speed="usual")
    visitor.sit_at(visitor.open_table("citadels", 4, []))
    key = visitor.page.locator("[data-speed]:visible")

    expect(key).to_have_attribute("data-speed", "usual")
    key.click()
    expect(key).to_have_attribute("data-speed", "quick")
    visitor.page.wait_for_timeout(300)
    visitor.page.reload()

    expect(visitor.page.locator("[data-speed]:visible")).to_have_attribute("data-speed", "quick")
    visitor.close()
    assert visitor.problems == []


def play_round(visitor: Visitor) -> None:
    """Choose until a round is over and told."""
    luck = random.Random(2)
    for _ in range(60):
        visitor.page.wait_for_selector("[data-decision], [data-recap]")
        if visitor.page.query_selector("[data-recap]"):
            return
        visitor.press_one(luck)
    raise AssertionError("No round was over after so many choices.")


@pytest.mark.parametrize("size", [(1280, 720), PHONE], ids=["desktop", "phone"])
def test_a_round_is_told_before_the_next_draft_opens(browser: Browser, site: Server, size: tuple[int, int]) -> None:
    visitor = Visitor(browser, site.url, size=size, recap="always")
    visitor.sit_at(visitor.open_table("citadels", 4, []))
    recap = visitor.page.locator("[data-recap]")

    play_round(visitor)
    assert visitor.page.query_selector("[data-decision]") is None
    visitor.page.wait_for_timeout(700)
    visitor.page.keyboard.press(" ")
    expect(recap).to_have_count(0)
    visitor.page.wait_for_selector("[data-decision]")
    visitor.page.reload()
    visitor.page.wait_for_selector("[data-decision]")
    visitor.page.wait_for_timeout(500)

    expect(recap).to_have_count(0)
    visitor.close()
    assert visitor.problems == []


def has_round_ended_since(visitor: Visitor, table: str) -> bool:
    """Say whether others ended a round after the person's last act, and the person is asked again."""
    while (told := visitor.context.request.get(f"/api/tables/{table}?since=0").json())["game"]["decision"] is None:
        visitor.page.wait_for_timeout(50)
    ends = [line["seq"] for line in told["missed"] for event in line["events"] if event["event"] == "round-began"]
    chosen = [line for line in told["missed"] if line["entry"]["entry"] == "chose"]
    acts = [line["seq"] for line in chosen if line["entry"]["seat"] == told["seat"]]
    return len(ends) > 1 and ends[-1] > acts[-1]


def test_who_was_away_is_told_what_happened_before_the_story_goes_on(browser: Browser, site: Server) -> None:
    visitor = Visitor(browser, site.url, recap="always", speed="quick", motion="no-preference")
    watch(visitor)
    away = visitor.open_table("citadels", 4, [])
    visitor.sit_at(away)
    visitor.page.wait_for_selector("[data-decision]")
    visitor.page.goto("/")
    while not has_round_ended_since(visitor, away):
        visitor.advance(away, 1)

    visitor.sit_at(away)
    visitor.page.wait_for_selector("[data-decision], [data-recap]")
    visitor.page.wait_for_timeout(1000)

    expect(visitor.page.locator("[data-recap]")).to_have_count(1)
    visitor.advance(away, 1)
    visitor.page.wait_for_timeout(500)
    assert visitor.page.evaluate(SCENES) == 0, "The story went on behind the recap."
    visitor.page.keyboard.press(" ")
    visitor.page.wait_for_function(f"() => {SCENES} > 0")
    visitor.close()
    assert visitor.problems == []


def own_decision(visitor: Visitor, table: str) -> Any:
    """Wait until somebody is asked; return the question."""
    while (decision := visitor.look(table)["game"]["decision"]) is None:
        visitor.page.wait_for_timeout(50)
    return decision


def test_a_round_is_told_again_from_the_log(browser: Browser, site: Server) -> None:
    visitor = Visitor(browser, site.url, size=(1440, 900), recap="never")
    table = visitor.open_table("citadels", 4, [])
    visitor.sit_at(table)
    visitor.page.wait_for_selector("[data-decision]")
    decision = own_decision(visitor, table)
    while visitor.look(table)["game"]["view"]["round"] == 1:
        visitor.advance(table, 1)
        decision = own_decision(visitor, table)
    # What is known opens by itself when a character is chosen: the log is asked for after that.
    visitor.page.wait_for_selector(f"[data-decision='{decision['number']}']")
    visitor.page.get_by_role("tab", name="Log").click()
    visitor.page.get_by_role("button", name="What happened in round 1").click()

    expect(visitor.page.locator("[data-recap]")).to_be_visible()
    visitor.close()
    assert visitor.problems == []

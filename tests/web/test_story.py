"""A table can be followed: every scene plays in its order over the state that it leads to, and questions come last."""

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.houses import Server
from tests.web.browsers import PHONE, Visitor

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


def follow(visitor: Visitor, table: str, choices: int) -> list[dict[str, Any]]:
    """Play some choices and note all that is shown meanwhile."""
    visitor.sit_at(table)
    visitor.page.wait_for_selector("[data-decision]")
    visitor.page.evaluate(WATCH)
    luck = random.Random(5)
    for _ in range(choices):
        visitor.press_one(luck)
        visitor.page.wait_for_selector("[data-decision]", timeout=60_000)
        shown = int(visitor.page.get_attribute(".played", "data-shown") or 0)
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
    visitor.close()
    assert visitor.problems == []


def end_turn(visitor: Visitor) -> None:
    """Choose until others act and the page begins to tell of it."""
    luck = random.Random(1)
    for _ in range(30):
        visitor.press_one(luck)
        visitor.page.wait_for_selector("[data-decision], [data-skip]", timeout=60_000)
        if visitor.page.query_selector("[data-skip]"):
            return
    raise AssertionError("Nobody else ever acted.")


@pytest.mark.parametrize("size", [(1280, 720), PHONE], ids=["desktop", "phone"])
def test_who_only_waits_skips_to_the_own_question(browser: Browser, site: Server, size: tuple[int, int]) -> None:
    visitor = Visitor(browser, site.url, size=size, speed="calm", motion="no-preference")
    table = visitor.open_table("machikoro", 4, [])
    visitor.sit_at(table)
    visitor.page.wait_for_selector("[data-decision]")
    end_turn(visitor)

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


def test_who_was_away_is_told_what_happened(browser: Browser, site: Server) -> None:
    visitor = Visitor(browser, site.url, recap="always")
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
    visitor.close()
    assert visitor.problems == []


def test_a_round_is_told_again_from_the_log(browser: Browser, site: Server) -> None:
    visitor = Visitor(browser, site.url, size=(1440, 900), recap="never")
    table = visitor.open_table("citadels", 4, [])
    visitor.sit_at(table)
    visitor.page.wait_for_selector("[data-decision]")
    while visitor.look(table)["game"]["view"]["round"] == 1:
        visitor.advance(table, 1)
    visitor.page.wait_for_selector("[data-decision]")
    visitor.page.keyboard.press("t")

    visitor.page.get_by_role("tab", name="Log").click()
    visitor.page.get_by_role("button", name="What happened in round 1").click()

    expect(visitor.page.locator("[data-recap]")).to_be_visible()
    visitor.close()
    assert visitor.problems == []

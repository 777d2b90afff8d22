"""Clocks on the page: time does not run while a story is told, and a recap makes room before it is over."""

import random
from uuid import uuid4

from playwright.sync_api import Browser, expect

from tests.server.servers import Server
from tests.web.browsers import Visitor

WATCH = """() => {
  window.seen = [];
  const look = () => {
    const clock = document.querySelector("[data-running]");
    const isAsked = document.querySelector("[data-decision]") !== null;
    const isTelling = Boolean(document.querySelector(".played")?.dataset.scene);
    window.seen.push({ isAsked, isTelling, runs: clock?.dataset.running ?? null });
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Notes at every change of the page whether a scene is shown, a question is open and the clock runs."""


def meet(eva: Visitor, jan: Visitor, game: str, bank: int) -> str:
    """Open a table with a clock for two people, and begin; return its id."""
    pace = {"pace": "live", "bank": bank}
    body = {"game": game, "seats": 2, "public": True, "auto_start": True, "pace": pace}
    table = str(eva.post("/api/tables", body)["id"])
    jan.post(f"/api/tables/{table}/commands", {"type": "sit", "command": "sit"})
    return table


def choose_past_the_page(visitor: Visitor, table: str, luck: random.Random) -> bool:
    """Answer a question by request, if one is asked; say whether one was."""
    decision = visitor.look(table)["game"]["decision"]
    if decision is None:
        return False
    index = luck.randrange(len(decision["options"]))
    body = {"type": "choose", "command": uuid4().hex, "decision": decision["number"], "index": index}
    visitor.post(f"/api/tables/{table}/commands", body)
    return True


def told(visitor: Visitor, table: str, since: int) -> list[dict[str, object]]:
    """List the entries of the log after a line."""
    answer = visitor.context.request.get(f"/api/tables/{table}?since={since}").json()
    return [{"at": line["at"], **line["entry"]} for line in answer["missed"]]


def wait_for_another(visitor: Visitor, table: str, luck: random.Random) -> int:
    """Play until another is asked, and sit at the page; return the length of the log."""
    while choose_past_the_page(visitor, table, luck):
        pass
    visitor.sit_at(table)
    visitor.page.wait_for_selector("[data-running]")
    return int(visitor.look(table)["seq"])


def test_the_own_time_runs_once_the_story_has_been_told(browser: Browser, site: Server) -> None:
    eva, jan = Visitor(browser, site.url, "Eva", speed="usual"), Visitor(browser, site.url, "Jan")
    table = meet(eva, jan, "machikoro", 600)
    luck = random.Random(3)
    before = wait_for_another(eva, table, luck)
    eva.page.evaluate(WATCH)

    while choose_past_the_page(jan, table, luck):
        pass
    bound = eva.look(table)["game"]["clock"]
    eva.page.wait_for_selector("[data-decision]", timeout=30_000)
    eva.page.wait_for_selector("[data-running=true]", timeout=30_000)

    seen = eva.page.evaluate("window.seen")
    assert bound["runs_from"] > bound["since"] + 1
    assert [now for now in seen if now["isTelling"] and now["runs"] == "false"]
    assert [now for now in seen if now["isTelling"] and now["runs"] == "true"] == []
    clock = eva.look(table)["game"]["clock"]
    said = [each for each in told(eva, table, before) if each["entry"] == "saw"]
    assert clock["runs_from"] == (said[-1]["at"] if said else bound["runs_from"])
    assert clock["runs_from"] > clock["since"] + 0.5
    eva.close()
    jan.close()
    assert eva.problems == []


def test_a_page_that_tells_everything_at_once_lets_the_own_time_run_at_once(browser: Browser, site: Server) -> None:
    eva, jan = Visitor(browser, site.url, "Eva"), Visitor(browser, site.url, "Jan")
    table = meet(eva, jan, "machikoro", 600)
    luck = random.Random(3)
    before = wait_for_another(eva, table, luck)
    while choose_past_the_page(jan, table, luck):
        pass

    eva.page.wait_for_selector("[data-decision]")
    expect(eva.page.locator("[data-running=true]").first).to_be_visible()

    said = [each for each in told(eva, table, before) if each["entry"] == "saw"]
    assert [each["seat"] for each in said] == [0]
    clock = eva.look(table)["game"]["clock"]
    assert clock["runs_from"] == said[0]["at"]
    eva.close()
    jan.close()
    assert eva.problems == []


def test_a_recap_shows_how_the_own_time_runs_and_makes_room_before_it_is_over(browser: Browser, site: Server) -> None:
    eva, jan = Visitor(browser, site.url, "Eva", recap="always"), Visitor(browser, site.url, "Jan")
    table = meet(eva, jan, "citadels", 10)
    eva.sit_at(table)
    eva.page.wait_for_selector("[data-anchor='gold-0']", state="attached")
    luck = random.Random(3)
    while eva.look(table)["game"]["view"]["round"] == 1:
        if not choose_past_the_page(eva, table, luck):
            choose_past_the_page(jan, table, luck)
    while eva.look(table)["game"]["asked"] != 0:
        choose_past_the_page(jan, table, luck)

    eva.page.wait_for_selector("[data-recap]")
    eva.page.wait_for_selector("[data-share]", timeout=20_000)
    share = float(eva.page.get_attribute("[data-share]", "data-share") or 0)
    assert eva.page.query_selector("[data-decision]") is None
    eva.page.wait_for_selector("[data-decision]", timeout=20_000)

    assert 0.34 < share <= 1
    expect(eva.page.locator("[data-recap]")).to_have_count(0)
    assert eva.look(table)["table"]["late"] is None
    eva.close()
    jan.close()
    assert eva.problems == []

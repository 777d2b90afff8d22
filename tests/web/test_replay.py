"""Looking at a finished game again: through anybody's eyes, with the own things in sight above the bar."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.servers import Server
from tests.web.browsers import DESKTOP, PHONE, Visitor
from tests.web.prepared import lay, whole
from twocities.server.table.new_table import Someone

ROOMY = (1440, 900)


@pytest.fixture(scope="module")
def finished(browser: Browser, site: Server) -> Iterator[tuple[Visitor, str]]:
    """Somebody at the first seat of a game that is over, and its table."""
    visitor = Visitor(browser, site.url)
    course = whole("citadels", 4, ["deluxe", "first_game"])
    yield visitor, lay(site, course, Someone(visitor.me["id"], visitor.me["name"]), own=0)
    visitor.close()
    assert visitor.problems == []


@pytest.mark.parametrize(("viewer", "other"), [(0, "Ben"), (1, "Eva")])
def test_the_log_is_what_the_seat_saw_through_whose_eyes_one_looks(
    finished: tuple[Visitor, str], viewer: int, other: str
) -> None:
    visitor, table = finished

    visitor.page.goto(f"/replay/{table}/60?viewer={viewer}")

    log = visitor.page.get_by_role("log")
    expect(log).to_contain_text("You chose the")
    expect(log).not_to_contain_text(f"{other} chose the")


@pytest.mark.parametrize("size", [DESKTOP, ROOMY, PHONE], ids=["desktop", "roomy", "phone"])
def test_the_bar_does_not_cover_the_hand(finished: tuple[Visitor, str], size: tuple[int, int]) -> None:
    visitor, table = finished
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})

    visitor.page.goto(f"/replay/{table}/8?viewer=0")
    visitor.page.wait_for_selector(".hand .card")

    hand = visitor.page.locator(".hand").bounding_box()
    bar = visitor.page.locator(".bar").bounding_box()
    assert hand is not None
    assert bar is not None
    assert hand["y"] + hand["height"] <= bar["y"] + 1
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def marks(visitor: Visitor) -> list[int]:
    """List the numbers of the rounds that are marked."""
    return list(
        visitor.page.locator("[data-round]").evaluate_all("all => all.map((each) => Number(each.dataset.round))")
    )


def shown_move(visitor: Visitor) -> int:
    """Read from its address which move the page shows."""
    return int(visitor.page.url.split("/")[-1].split("?")[0])


def test_a_replay_opens_through_the_own_eyes_and_goes_by_round_and_turn(finished: tuple[Visitor, str]) -> None:
    visitor, table = finished
    visitor.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    visitor.page.goto(f"/replay/{table}/0")
    caption = visitor.page.locator(".caption")

    expect(visitor.page.get_by_label("Seen by")).to_have_value("0")
    rounds = marks(visitor)
    assert rounds == list(range(1, len(rounds) + 1))
    assert len(rounds) > 3
    visitor.page.keyboard.press("PageDown")
    expect(caption).to_contain_text("Round 2")
    second = shown_move(visitor)
    visitor.page.keyboard.press("Shift+ArrowRight")
    visitor.page.wait_for_function("move => Number(location.pathname.split('/').at(-1)) > move", arg=second)
    visitor.page.keyboard.press("Shift+ArrowLeft")
    visitor.page.wait_for_function("move => Number(location.pathname.split('/').at(-1)) === move", arg=second)
    visitor.page.get_by_role("button", name="One round on").click()
    expect(caption).to_contain_text("Round 3")
    visitor.page.get_by_role("slider").focus()
    visitor.page.keyboard.press("PageUp")
    expect(caption).to_contain_text("Round 2")


def test_quick_presses_in_a_replay_add_up(finished: tuple[Visitor, str]) -> None:
    visitor, table = finished
    visitor.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    visitor.page.goto(f"/replay/{table}/0")
    visitor.page.wait_for_selector("[data-round]")

    visitor.page.evaluate(
        "key => { for (let press = 0; press < 3; press++)"
        " document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })) }",
        "ArrowRight",
    )

    visitor.page.wait_for_function("() => location.pathname.endsWith('/3')")
    expect(visitor.page.get_by_role("slider")).to_have_value("3")


def test_who_did_not_play_sees_a_replay_as_a_spectator(
    finished: tuple[Visitor, str], browser: Browser, site: Server
) -> None:
    invite = finished[0].look(finished[1])["table"]["invite"]
    stranger = Visitor(browser, site.url, name="Ivo")
    if invite:
        stranger.post(f"/api/invitations/{invite}", {})

    stranger.page.goto(f"/replay/{finished[1]}/0")

    expect(stranger.page.get_by_label("Seen by")).to_have_value("-1")
    stranger.close()
    assert stranger.problems == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_score_sheet_says_the_own_place_first(finished: tuple[Visitor, str], size: tuple[int, int]) -> None:
    visitor, table = finished
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    scores = visitor.look(table)["table"]["scores"]
    place = scores[0]["place"]

    visitor.sit_at(table)

    heading = visitor.page.get_by_role("heading", level=1)
    expect(heading).to_contain_text({1: "yours", 2: "second", 3: "third"}.get(place, f"{place}th"))
    rows = visitor.page.locator("[data-scores] tbody tr")
    tops = rows.evaluate_all(
        "all => all.map((row) => [row.classList.contains('own'), row.getBoundingClientRect().top])"
    )
    assert [is_own for is_own, _ in tops].count(True) == 1
    if size == PHONE:
        assert min(tops, key=lambda row: row[1])[0]

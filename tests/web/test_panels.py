"""Choices that explain themselves: what they cost, bring and leave, in panels that hide nothing they are about."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.citadels.tables import draft, table
from tests.server.servers import Server
from tests.tables import play
from tests.web.browsers import DESKTOP, PHONE, Visitor
from twocities.citadels.game import Citadels

SEND = "[data-send]:visible:not([disabled])"
SIZES = {"1280": DESKTOP, "1440": (1440, 900), "1024": (1024, 768)}

COVERED = """([panel, things]) => {
  const options = document.querySelector(panel).getBoundingClientRect();
  const isOver = (box) => box.left < options.right - 1 && box.right > options.left + 1
    && box.top < options.bottom - 1 && box.bottom > options.top + 1;
  return [...document.querySelectorAll(things)].filter((each) => isOver(each.getBoundingClientRect())).length;
}"""
"""How many things a panel lies over."""

BROKEN = """(names) => names.filter((name) => {
  const range = document.createRange();
  const text = name.firstChild;
  return [...text.data.matchAll(/\\S+/g)].some((word) => {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
  });
}).map((name) => name.textContent)"""
"""Names of which a word goes over two lines."""


@pytest.fixture
def phone(browser: Browser, site: Server) -> Iterator[Visitor]:
    """Somebody with a phone."""
    made = Visitor(browser, site.url, size=PHONE)
    yield made
    made.close()
    assert made.problems == []


def at(visitor: Visitor, game: Citadels) -> Locator:
    """Sit down where a seat is asked; return the panel that asks."""
    visitor.sit_at(visitor.open_position(game))
    panel = visitor.page.locator("[data-decision]").first
    expect(panel).to_have_attribute("data-decision", re.compile(r"\d+"))
    return panel


def besieged(**fields: Any) -> Citadels:
    """Set a table at which the Warlord can destroy some districts and not others."""
    return table(
        "warlord",
        seats=4,
        gold=[3, 0, 0, 1],
        cities=["castle", "harbor dragon_gate manor tavern", "church", "keep prison"],
        hands=["monastery"],
        characters=["", "", "bishop", ""],
        marks=[["protected", "bishop", 2]],
        gathered=1,
        **fields,
    )


def test_the_warlord_sees_prices_reasons_and_what_is_left(visitor: Visitor) -> None:
    panel = at(visitor, besieged())

    panel.get_by_role("button", name="Destroy a district").click()

    expect(panel.get_by_role("button", name="Destroy Tavern of Ben")).to_contain_text("free")
    expect(panel.get_by_role("button", name="Destroy Manor of Ben")).to_contain_text("pay 2")
    expect(panel).to_contain_text("price 5, you have 3")
    expect(panel).to_contain_text("never")
    expect(panel).to_contain_text("safe this round")
    panel.get_by_role("button", name="Destroy Manor of Ben").click()
    expect(panel).to_contain_text("Ben loses the Manor and has 3 of 7. You keep 1 gold.")
    expect(visitor.page.locator(SEND)).to_contain_text("2")


def test_a_row_rings_its_district_and_a_district_is_pressed_for_it(visitor: Visitor) -> None:
    panel = at(visitor, besieged())
    panel.get_by_role("button", name="Destroy a district").click()
    tile = visitor.page.locator("[data-seat='1'] .tile", has_text="Manor")

    panel.get_by_role("button", name="Destroy Manor of Ben").hover()
    expect(tile).to_have_class(re.compile("pointed"))
    expect(tile).to_contain_text("pay 2")
    tile.click()

    expect(visitor.page.locator(SEND)).to_contain_text("Destroy Manor of Ben")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize(
    ("game", "power"),
    [
        (besieged, "Destroy a district"),
        (lambda: table("spy", seats=6, gold=[5, 1, 0, 2, 0, 3], hands=["", "manor tavern", "docks"]), "Spy on a hand"),
        (lambda: table("magistrate", seats=7, gold=[1] * 7, gathered=1), "Lay warrants"),
    ],
    ids=["warlord", "spy", "magistrate"],
)
def test_a_panel_covers_no_city_and_nothing_of_ones_own(
    browser: Browser, site: Server, size: tuple[int, int], game: Any, power: str
) -> None:
    visitor = Visitor(browser, site.url, size=size)
    panel = at(visitor, game())

    panel.get_by_role("button", name=power).click()
    expect(panel.get_by_role("heading", name=power)).to_be_visible()

    covered = visitor.page.evaluate(COVERED, [".options", "[data-seat], .own .left > *, .hand li"])
    visitor.close()
    assert covered == 0


def test_the_spy_chooses_a_player_then_a_type_with_a_name(visitor: Visitor) -> None:
    game = table("spy", seats=3, gold=[0, 1, 5], hands=["", "manor tavern castle", ""], gathered=1)
    panel = at(visitor, game)

    panel.get_by_role("button", name="Spy on a hand").click()
    expect(panel).to_contain_text("up to 1 gold, 3 cards")
    expect(panel).to_contain_text("has no cards")
    visitor.page.locator("[data-aim='1']").click()
    panel.get_by_role("button", name="trade districts").click()

    expect(visitor.page.locator(SEND)).to_have_text(re.compile("Spy on Ben: trade districts"))


def test_a_rank_on_the_track_is_pressed_for_a_character(visitor: Visitor) -> None:
    panel = at(visitor, table("thief", seats=4, gold=[1, 2, 3, 4]))

    panel.get_by_role("button", name="Rob a character").click()
    visitor.page.locator("[data-anchor='rank-6']").click()

    expect(visitor.page.locator(SEND)).to_contain_text("Merchant")


def rich(**fields: Any) -> Citadels:
    """Set a table at which a Merchant may end the turn with three gold untaken."""
    return table("merchant", gold=[2], cities=["tavern docks"], hands=["palace"], gathered=1, **fields)


def chosen_at(visitor: Visitor) -> list[str]:
    """List what the visitor has chosen at the table on the page, up to the end of the turn."""
    name = visitor.page.url.split("/")[-1]
    entries = [line["entry"] for line in visitor.context.request.get(f"/api/tables/{name}?since=0").json()["missed"]]
    chosen = [entry["action"] for entry in entries if entry["entry"] == "chose" and entry["seat"] == 0]
    return chosen[: chosen.index("end") + 1]


def test_ending_a_turn_with_income_left_asks_once_and_takes_it(visitor: Visitor) -> None:
    panel = at(visitor, rich())

    visitor.page.keyboard.press("e")
    expect(panel).to_contain_text("You have not taken all that is yours")
    panel.get_by_role("button", name="Take 3 gold and end").click()

    visitor.page.wait_for_selector(".draft[data-decision]")
    assert chosen_at(visitor) == ["income", "extra_gold", "end"]


def test_a_turn_can_end_without_what_is_left(visitor: Visitor) -> None:
    panel = at(visitor, rich())
    number = panel.get_attribute("data-decision")

    panel.get_by_role("button", name="End the turn").click()
    panel.get_by_role("button", name="End without").click()

    expect(panel).not_to_have_attribute("data-decision", str(number))
    assert chosen_at(visitor) == ["end"]


def test_a_setting_takes_what_is_left_without_asking(browser: Browser, site: Server) -> None:
    visitor = Visitor(browser, site.url)
    visitor.context.request.patch(
        "/api/me",
        data={"preferences": {"language": "en", "speed": "instant", "recap": "never", "take_income": True}},
    )
    panel = at(visitor, rich())

    panel.get_by_role("button", name="End the turn").click()

    visitor.page.wait_for_selector(".draft[data-decision]")
    assert chosen_at(visitor) == ["income", "extra_gold", "end"]
    visitor.close()


def test_incomes_and_gathering_say_how_much(visitor: Visitor) -> None:
    panel = at(visitor, table("merchant", gold=[2], cities=["tavern docks gold_mine"], hands=["palace"]))

    expect(panel.get_by_role("button", name="Gather 3 gold")).to_contain_text("you then have 5 gold")
    expect(panel.get_by_role("button", name="Take the income: 2 gold")).to_be_visible()
    expect(panel.get_by_role("button", name="Draw 2 cards, keep 1")).to_be_visible()


def test_a_bribe_names_its_price_its_receiver_and_what_refusing_risks(visitor: Visitor) -> None:
    marks = [["threat", "merchant", 1], ["real_threat", "king", 1]]
    game = table("merchant", characters=["merchant", "blackmailer"], gold=[3, 0], marks=marks)
    play(game, "gold")
    panel = at(visitor, game)

    expect(panel.get_by_role("button", name="Pay Ben 2 gold")).to_contain_text("you keep 3")
    expect(panel.get_by_role("button", name="Refuse")).to_contain_text("if it is real you lose all 5")
    expect(panel).to_contain_text("Another threat lies on the King. One of the two is real.")


def test_where_only_nothing_can_be_chosen_the_panel_says_why(visitor: Visitor) -> None:
    step = {"seat": 0, "victim": 1, "acting": "alchemist", "district": "cathedral", "gold": 5}
    game = table(
        characters=["magistrate", "alchemist"],
        gold=[1, 0],
        cities=["cathedral"],
        marks=[["signed_warrant", "alchemist", 0], ["warrant", "king", 0], ["warrant", "bishop", 0]],
        revealed=["magistrate", "alchemist"],
        acted={"magistrate": 0, "alchemist": 1},
        called=6,
        gathered=1,
        spent=5,
        paid_builds=1,
        builds=1,
        built="cathedral",
        site="cathedral",
        agenda=[
            {"step": "offer_confiscation", **step},
            {"step": "turn", "seat": 1, "acting": "alchemist"},
            {"step": "call_rank", "rank": 7},
        ],
    )
    panel = at(visitor, game)

    expect(panel).to_contain_text("You cannot confiscate it: you have one already.")
    expect(panel.get_by_role("button", name="Let it stand")).to_be_visible()


def test_a_phone_keeps_the_cities_above_the_sheet(phone: Visitor) -> None:
    panel = at(phone, besieged())

    panel.get_by_role("button", name="Destroy a district").tap()
    panel.get_by_role("button", name="Destroy Tavern of Ben").tap()

    height = phone.page.evaluate("document.querySelector('.dock').getBoundingClientRect().height")
    assert height <= 0.56 * PHONE[1]
    expect(phone.page.locator("[data-seat='1']")).to_be_in_viewport()
    expect(panel).to_contain_text("You keep 3 gold.")


@pytest.mark.parametrize("size", [PHONE, (820, 1180)], ids=["phone", "tablet"])
def test_the_city_that_is_chosen_scrolls_into_sight(browser: Browser, site: Server, size: tuple[int, int]) -> None:
    visitor = Visitor(browser, site.url, size=size)
    cities = ["castle", "tavern", "temple", "manor", "church", "market", "keep prison"]
    panel = at(visitor, table("warlord", seats=7, gold=[3, *[0] * 6], cities=cities, hands=["palace"], gathered=1))

    panel.get_by_role("button", name="Destroy a district").click()
    panel.get_by_role("button", name="Prison").click()
    visitor.page.wait_for_timeout(300)

    city = visitor.page.locator("[data-seat='6']").bounding_box()
    options = visitor.page.locator("[data-decision]").first.bounding_box()
    assert city is not None
    assert options is not None
    assert city["y"] >= 0
    assert city["y"] + city["height"] <= options["y"] + 1
    visitor.close()
    assert visitor.problems == []


def chosen_once() -> Citadels:
    """Set a table of three in the second half of the draft."""
    return draft(
        4,
        "thief bishop warlord architect",
        ["king", "merchant", "assassin"],
        gold=[5, 2, 1],
        cities=["manor market", "", ""],
        hands=["palace library", "", ""],
    )


def test_a_power_that_reaches_nothing_says_what_is_missing(visitor: Visitor) -> None:
    game = table("marshal", gold=[0, 0], cities=["", "manor tavern"], hands=["palace"], gathered=1)

    panel = at(visitor, game)

    expect(panel).to_contain_text("Seize a district")
    expect(panel).to_contain_text("price 1, you have 0")
    expect(panel.get_by_role("button", name="Seize")).to_have_count(0)
    assert "web-" not in panel.inner_text()


@pytest.mark.parametrize("language", ["cs", "sk", "uk"])
def test_a_district_is_spoken_of_in_words_that_agree(browser: Browser, site: Server, language: str) -> None:
    spoken = {"cs": "sakrální budova", "sk": "cirkevná stavba", "uk": "церковний квартал"}
    visitor = Visitor(browser, site.url, language=language)

    at(visitor, table("merchant", hands=["temple"], cities=["church"], gathered=1))

    expect(visitor.page.locator(".hand button").first).to_contain_text(spoken[language])
    expect(visitor.page.locator(".own .tile").first).to_contain_text(spoken[language])
    visitor.close()


def test_on_a_phone_the_frame_of_a_player_covers_no_count(phone: Visitor) -> None:
    game = table("wizard", seats=4, gold=[1, 20, 3, 4], hands=["", "manor", "temple", "palace"], gathered=1)
    panel = at(phone, game)

    panel.get_by_role("button", name="Look at a hand").tap()
    frame = phone.page.locator("[data-aim='1']").bounding_box()
    counts = phone.page.locator("[data-seat='1'] [data-anchor='gold-1']").bounding_box()

    assert frame is not None
    assert counts is not None
    assert counts["x"] + counts["width"] <= frame["x"] + frame["width"] - 3


def test_the_draft_of_a_phone_begins_below_one_row_of_buttons(phone: Visitor) -> None:
    at(phone, chosen_once())

    title = phone.page.locator(".draft .title").bounding_box()
    menu = phone.page.locator(".draft .tools button").last.bounding_box()
    first = phone.page.locator(".draft [data-offer]").first.bounding_box()

    assert title is not None
    assert menu is not None
    assert first is not None
    assert title["x"] + title["width"] <= menu["x"] + 1
    assert max(title["y"] + title["height"], menu["y"] + menu["height"]) <= first["y"] + 1
    assert first["y"] <= 0.25 * PHONE[1]


def test_the_draft_shows_hand_city_gold_and_the_first_character(visitor: Visitor) -> None:
    at(visitor, chosen_once())
    shelf = visitor.page.locator(".shelf")

    expect(shelf).to_contain_text("Your first")
    expect(shelf.get_by_role("button", name="King, rank 4")).to_be_visible()
    expect(shelf.get_by_role("button", name="Library, unique, costs 6")).to_contain_text("When its owner gathers cards")
    expect(shelf.get_by_role("button", name="Market, trade, costs 2")).to_be_visible()
    expect(visitor.page.get_by_text("your second", exact=True)).to_be_visible()
    for tab in ("Log", "Chat", "What I know"):
        expect(visitor.page.locator(".draft").get_by_role("tab", name=tab)).to_be_visible()


def test_in_the_draft_a_digit_is_the_printed_rank_and_enter_sends(visitor: Visitor) -> None:
    panel = at(visitor, chosen_once())
    number = panel.get_attribute("data-decision")

    visitor.page.keyboard.press("8")
    expect(visitor.page.locator(SEND)).to_contain_text("Warlord")
    visitor.page.keyboard.press("5")
    expect(visitor.page.locator(SEND)).to_contain_text("Bishop")
    visitor.page.keyboard.press("Enter")

    expect(panel).not_to_have_attribute("data-decision", str(number))


def test_a_card_of_the_draft_explains_itself_beside_the_fan(visitor: Visitor) -> None:
    at(visitor, chosen_once())

    visitor.page.locator(".shelf").get_by_role("button", name="Palace").hover()
    expect(visitor.page.locator("#detail-card")).to_contain_text("District type: noble")
    visitor.page.wait_for_timeout(300)

    assert visitor.page.evaluate(COVERED, ["#detail-card", ".fan li"]) == 0


def test_the_curtain_lifts_and_falls_by_a_key(visitor: Visitor) -> None:
    at(visitor, chosen_once())

    visitor.page.keyboard.press("t")
    expect(visitor.page.get_by_role("button", name="Back to the draft")).to_be_visible()
    visitor.page.keyboard.press("t")

    expect(visitor.page.locator(".shelf")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "cs", "uk"])
def test_large_hands_nine_ranks_and_a_clock_break_no_words(browser: Browser, site: Server, language: str) -> None:
    hand = "cathedral library barracks*2 watchtower trading_post monastery fortress palace"
    cast = "magistrate blackmailer wizard emperor cardinal trader navigator diplomat tax_collector"
    game = table("trader", seats=7, gold=[9] * 7, cast=cast, hands=[hand], gathered=1)
    visitor, other = Visitor(browser, site.url, language=language), Visitor(browser, site.url, name="Jan")
    # Only where another person waits, time runs.
    bots = ["journeyman"] * (game.seats - 2)
    opened = visitor.open_position(game, bots=bots, public=True, pace={"pace": "live", "bank": 600})
    other.post(f"/api/tables/{opened}/commands", {"type": "sit", "command": "sit"})
    visitor.sit_at(opened)
    visitor.page.wait_for_selector("[data-running]")
    visitor.page.wait_for_timeout(300)

    assert visitor.page.locator(".hand .foot b").evaluate_all(BROKEN) == []
    assert visitor.page.locator(".track b").evaluate_all(BROKEN) == []
    assert (
        visitor.page.evaluate(
            "(() => { const t = document.querySelector('.track'); return t.scrollWidth - t.clientWidth; })()"
        )
        <= 0
    )
    other.close()
    visitor.close()

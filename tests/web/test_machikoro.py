"""The table of Machi Koro: cards say what they do, rolls say what they bring, and everything has its place."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Server
from tests.tables import key_for
from tests.web.browsers import DESKTOP, PHONE, Visitor
from twocities.texts import LANGUAGES

WORDS_FIT = """() => [...document.querySelectorAll(".est")].flatMap((card) => {
  const box = card.getBoundingClientRect();
  const parts = [...card.querySelectorAll(".name, .effect, .foot")].filter((part) => part.checkVisibility());
  const texts = parts.map((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return range.getBoundingClientRect();
  });
  const spills = texts.filter(({ left, right, top, bottom }) =>
    left < box.left - 2 || right > box.right + 2 || top < box.top - 2 || bottom > box.bottom + 2);
  const overlaps = texts.slice(1).filter(({ top }, place) => top < texts[place].bottom - 3);
  return spills.length + overlaps.length ? [card.dataset.card] : [];
})"""
"""Which cards of the market have words that spill over, or lie on each other."""

SPILLED = """() => [...document.querySelectorAll(".gone")].filter((mark) => {
  const [word, card] = [mark, mark.closest(".est")].map((each) => each.getBoundingClientRect());
  return word.left < card.left || word.right > card.right;
}).map((mark) => mark.textContent)"""
"""Which marks of cards that are sold out are wider than their card."""

OUT_OF_PLACE = """() => {
  const boxes = [...document.querySelectorAll(".town, .bank, .market, .panel.own, .charts")]
    .filter((box) => box.checkVisibility()).map((box) => [box.className, box.getBoundingClientRect()]);
  return boxes.flatMap(([name, one], place) => boxes.slice(place + 1).filter(([, other]) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2).map(([other]) => `${name} on ${other}`));
}"""
"""Which parts of the table lie on each other."""

RECORD = """() => {
  window.rows = [];
  const note = () => {
    for (const row of document.querySelectorAll("[data-income]"))
      if (!window.rows.includes(row.dataset.income)) window.rows.push(row.dataset.income);
    const [scene] = document.querySelectorAll("[data-scene='dice-rolled']");
    if (scene && document.querySelector(".tray .empty") && !window.rows.includes("in the air"))
      window.rows.push("in the air");
    if (document.querySelector(".tray > b") && !window.rows.includes("fallen")) window.rows.push("fallen");
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Notes in which order the dice and the rows of the income come."""

MIDDLE: dict[str, Any] = {
    "cities": [
        "wheat_field*2 bakery*2 cafe forest*2 stadium furniture_factory mine train_station",
        "wheat_field*2 ranch*3 bakery cafe cheese_factory mine*2 train_station",
        "wheat_field bakery*3 cafe*2 convenience_store*2 stadium family_restaurant train_station shopping_mall",
        "wheat_field*3 bakery forest*2 furniture_factory*2 apple_orchard",
    ],
    "coins": [7, 8, 6, 9],
    "dice": [0, 0],
}
"""The first seat chooses between one die and two."""

BUILDING = {
    **MIDDLE,
    "coins": [6, 6, 4, 7],
    "dice": [2, 4],
    "agenda": [{"step": "build", "seat": 0, "again": 0}],
    "market": "wheat_field*2 cafe*2 convenience_store*4 forest*2 stadium*2 tv_station*4 business_center*4 "
    "cheese_factory*5 furniture_factory*3 mine*3 family_restaurant*5 apple_orchard*5 fruit_and_vegetable_market*6",
}
"""The first seat builds: Ranch and Bakery are sold out, the TV Station is too dear, it has a Stadium."""

REROLL = {
    **MIDDLE,
    "cities": [f"{MIDDLE['cities'][0]} radio_tower", *MIDDLE["cities"][1:]],
    "coins": [11, 8, 6, 9],
    "dice": [1, 2],
    "agenda": [{"step": "offer_reroll", "seat": 0}],
}


CROWDED = {
    **MIDDLE,
    "cities": [
        MIDDLE["cities"][0],
        "wheat_field*2 ranch*2 bakery*2 cafe*2 convenience_store*2 family_restaurant*2 forest mine*2 stadium "
        "fruit_and_vegetable_market*2 tv_station",
        "wheat_field*2 ranch bakery*2 cafe convenience_store family_restaurant*2 forest mine apple_orchard stadium "
        "fruit_and_vegetable_market*2 tv_station cheese_factory furniture_factory business_center",
        MIDDLE["cities"][3],
    ],
}
"""Two of the towns have so many kinds that their tiles stand close."""

TIGHT = """() => [...document.querySelectorAll(".town .tile")].flatMap((tile) => {
  const box = tile.getBoundingClientRect();
  const parts = [...tile.querySelectorAll(".roll, .roll i, .pic, .count")].filter((part) => part.checkVisibility())
    .map((part) => part.getBoundingClientRect());
  return parts.some(({ left, right }) => left < box.left - 1 || right > box.right + 1) ? [tile.textContent] : [];
})"""
"""Which tiles of towns have parts that spill over their edge."""

CARDS = {"ranch": "sold", "tv_station": "dear", "stadium": "not", "mine": None}
"""What some cards are while the first seat builds."""


def sit(visitor: Visitor, position: dict[str, Any], seats: int = 4) -> Page:
    """Sit down at a table that stands like this."""
    return visitor.sit_and_see(visitor.open_table("machikoro", seats, [], position=position))


@pytest.fixture
def phone(browser: Browser, site: Server) -> Iterator[Visitor]:
    """Somebody at a phone."""
    made = Visitor(browser, site.url, size=PHONE)
    yield made
    made.close()
    assert made.problems == []


@pytest.mark.parametrize(
    ("size", "language"),
    [
        *[(DESKTOP, language) for language in LANGUAGES],
        *[((1440, 900), language) for language in ("en", "uk")],
        *[((1024, 768), language) for language in ("cs", "uk")],
        *[((820, 1180), language) for language in ("en", "sk")],
    ],
)
def test_cards_say_what_they_do_and_nothing_lies_on_anything(
    browser: Browser, site: Server, size: tuple[int, int], language: str
) -> None:
    visitor = Visitor(browser, site.url, size=size, language=language)
    page = sit(visitor, BUILDING)

    expect(page.locator(".est .effect")).to_have_count(15)
    expect(page.locator("[data-card=mine] .effect")).to_be_visible()
    assert page.evaluate(WORDS_FIT) == []
    assert page.evaluate(OUT_OF_PLACE) == []
    visitor.close()
    assert visitor.problems == []


@pytest.mark.parametrize("size", [(1440, 900), DESKTOP, (1024, 768), (820, 1180)])
def test_tiles_of_large_towns_stay_apart(browser: Browser, site: Server, size: tuple[int, int]) -> None:
    visitor = Visitor(browser, site.url, size=size)
    page = sit(visitor, CROWDED)

    assert page.locator(".town .tile").count() > 26
    assert page.evaluate(TIGHT) == []
    assert page.evaluate(OUT_OF_PLACE) == []
    visitor.close()
    assert visitor.problems == []


@pytest.mark.parametrize("size", [(1440, 900), DESKTOP])
def test_no_card_is_stretched_and_no_box_is_empty(browser: Browser, site: Server, size: tuple[int, int]) -> None:
    visitor = Visitor(browser, site.url, size=size)
    page = sit(visitor, BUILDING)

    boxes = page.locator(".est").evaluate_all("cards => cards.map(card => card.getBoundingClientRect().toJSON())")

    assert all(132 <= box["width"] <= 240 for box in boxes)
    assert all(92 <= box["height"] <= 168 for box in boxes)
    expect(page.locator(".bank .chart li")).to_have_count(11)
    visitor.close()
    assert visitor.problems == []


def test_sold_out_too_dear_and_not_allowed_look_different(phone: Visitor) -> None:
    page = sit(phone, BUILDING)

    states = {card: page.locator(f"[data-card={card}].est").get_attribute("data-state") for card in CARDS}

    assert states == CARDS
    expect(page.locator("[data-card=ranch] .foot")).to_have_text("sold out")
    expect(page.locator("[data-card=tv_station] .foot")).to_contain_text("1 more")
    looks = {
        page.locator(f"[data-card={card}].est").evaluate("card => getComputedStyle(card).background") for card in CARDS
    }
    assert len(looks) == len(CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sold_out_fits_its_card_on_a_phone(browser: Browser, site: Server, language: str) -> None:
    visitor = Visitor(browser, site.url, size=PHONE, language=language)

    page = sit(visitor, BUILDING)

    assert page.locator(".gone").count() == 2
    assert page.evaluate(SPILLED) == []
    visitor.close()
    assert visitor.problems == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_all_prices_and_large_landmarks(browser: Browser, site: Server, language: str) -> None:
    visitor = Visitor(browser, site.url, size=PHONE, language=language)
    page = sit(visitor, MIDDLE)

    own = page.locator(".panel.own").evaluate("own => own.getBoundingClientRect().top")
    prices = page.locator(".est .foot").evaluate_all("feet => feet.map(foot => foot.getBoundingClientRect().bottom)")
    landmarks = page.locator(".town .landmark").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().width)"
    )

    assert len(prices) == 15
    assert max(prices) <= own + 1
    assert len(landmarks) == 12
    assert min(landmarks) >= 32
    assert page.evaluate(WORDS_FIT) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    visitor.close()
    assert visitor.problems == []


def test_an_opponents_cards_are_one_tap_away_on_a_phone(phone: Visitor) -> None:
    page = sit(phone, MIDDLE)

    page.get_by_role("button", name="Cora: show the town").tap()

    sheet = page.get_by_role("dialog", name="Cora’s town")
    expect(sheet.locator("[data-anchor='tile-2-family_restaurant']")).to_be_visible()
    expect(sheet.get_by_text("2 of 4")).to_be_visible()
    expect(sheet.locator(".chart li").first).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_each_roll_brings_everybody_is_told(browser: Browser, site: Server, size: tuple[int, int]) -> None:
    visitor = Visitor(browser, site.url, size=size)
    page = sit(visitor, MIDDLE)
    told = page.get_by_role("dialog", name="What each roll brings")

    if visitor.is_touching:
        page.locator("button.all").tap()
    else:
        page.keyboard.press("k")

    def coins(seat: int) -> list[str]:
        return [text.split("\n")[0] for text in told.locator(f"[data-seat='{seat}'] [data-roll]").all_inner_texts()]

    expect(told).to_be_visible()
    assert coins(0) == ["+2", "+2", "−3", "·", "+2", "+6", "·", "+9", "+2", "−3", "·", "·"]
    assert coins(2) == ["+1", "·", "+4", "·", "·", "−2", "·", "·", "+3", "+3", "·", "·"]
    expect(told.locator("[data-seat='0'] [data-dice='1']")).to_contain_text("+1.5")
    expect(told.locator("[data-seat='0'] [data-dice='2']")).to_contain_text("+2.2")
    told.get_by_role("button", name="Cora rolls").click()
    assert coins(2) == ["+1", "+6", "+4", "+8", "·", "+6", "·", "·", "·", "·", "·", "·"]
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    visitor.close()
    assert visitor.problems == []


def test_one_die_and_two_say_what_they_bring_on_average(visitor: Visitor) -> None:
    page = sit(visitor, MIDDLE)

    buttons = page.locator("[data-decision] .btn[data-offer]")

    expect(buttons.nth(0)).to_contain_text("about +1.5, 67 % to earn")
    expect(buttons.nth(1)).to_contain_text("about +2.2, 53 % to earn")
    expect(page.locator(".bank [data-roll='8']")).to_contain_text("+9")
    buttons.nth(0).hover()
    expect(page.locator(".bank .chart li")).to_have_count(6)


def test_a_chosen_card_says_what_it_would_change(visitor: Visitor) -> None:
    page = sit(visitor, BUILDING)

    page.locator("[data-card=apple_orchard]").click()

    expect(page.locator(".bank [data-roll='10'] .more")).to_have_text("+3")
    expect(page.locator(".bank .more")).to_have_count(1)
    expect(page.locator("[data-send]")).to_contain_text("leaves you 3 coins")


@pytest.mark.parametrize(("key", "rolled"), [("e", "3"), ("r", "12")])
def test_a_roll_is_kept_or_made_again_by_key(visitor: Visitor, key: str, rolled: str) -> None:
    page = sit(visitor, {**REROLL, "rng": [key_for(((6, 5), (6, 5))), 0]})
    options = page.locator("[data-decision]")
    expect(options).to_contain_text("−3, you end with 8 coins")
    expect(options).to_contain_text("about +2.2, better in 86 %")
    expect(page.get_by_text("not final")).to_be_visible()
    assert [row.get_attribute("data-income") for row in page.locator(".bank .would").all()] == ["cafe", "bakery"]
    expect(page.locator(".answering")).to_have_count(3)

    page.keyboard.press(key)

    expect(page.get_by_role("heading", name="What to build?")).to_be_visible()
    expect(page.locator(".tray > b")).to_contain_text(rolled)


def test_dice_fly_then_red_cards_are_paid_then_green_ones(browser: Browser, site: Server) -> None:
    visitor = Visitor(browser, site.url, speed="quick", motion="no-preference")
    page = sit(visitor, {**MIDDLE, "rng": [key_for(((6, 2),)), 0]})
    page.evaluate(RECORD)
    page.wait_for_timeout(500)

    page.keyboard.press("1")

    expect(page.get_by_role("heading", name="What to build?")).to_be_visible()
    assert page.evaluate("window.rows") == ["in the air", "fallen", "cafe", "bakery"]
    visitor.close()
    assert visitor.problems == []

"""What a person needs in order to follow a table is in sight, in whole words, at every size and in long languages."""

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.citadels.tables import table
from tests.server.servers import Server
from tests.tables import play
from tests.web.browsers import DESKTOP, PHONE, Visitor
from tests.web.prepared import lay, whole
from tests.web.test_panels import BROKEN, SEND, at
from twocities.server.table.new_table import Someone

CUT = "names => names.filter(name => name.scrollWidth > name.clientWidth + 1).map(name => name.textContent)"
"""Names that end in three dots."""

SPILT = """cards => cards.flatMap(card => {
    const {left, right} = card.getBoundingClientRect();
    return [...card.querySelectorAll(".foot > *")].flatMap(words => {
        const range = document.createRange();
        range.selectNodeContents(words);
        const isOut = [...range.getClientRects()].some(box => box.left < left - 1 || box.right > right + 1);
        return isOut ? words.textContent : [];
    });
})"""
"""Words on cards that stand out on either side."""

LISTEN = """() => {
  window.said = "";
  const hear = () => (window.said += document.querySelector(".line")?.textContent ?? "");
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Notes every sentence that stands in the middle from now on, however shortly."""
SAID = "told => window.said.includes(told)"
"""Whether a sentence stood in the middle."""

CAST = "witch blackmailer magician emperor abbot alchemist architect warlord tax_collector"


@pytest.mark.parametrize("size", [DESKTOP, PHONE, (1440, 900)], ids=["1280", "phone", "1440"])
@pytest.mark.parametrize("language", ["cs", "sk", "uk"])
def test_characters_to_choose_from_have_whole_names(
    browser: Browser, site: Server, size: tuple[int, int], language: str
) -> None:
    visitor = Visitor(browser, site.url, size=size, language=language)
    game = table("witch", seats=8, gold=[2] * 8, cast=CAST)
    play(game, "gold")
    panel = at(visitor, game)

    names = panel.locator(".words b")
    expect(names).to_have_count(9)
    broken = names.evaluate_all(BROKEN)
    visitor.close()

    assert broken == []


def test_a_phone_shows_the_own_hand_and_city_while_a_card_is_chosen(browser: Browser, site: Server) -> None:
    visitor = Visitor(browser, site.url, size=PHONE)
    panel = at(visitor, table("merchant", seats=4, gold=[2, 0, 0, 0], cities=["tavern"], hands=["palace docks"]))

    panel.get_by_role("button", name="Draw 2 cards").tap()
    expect(panel).to_contain_text("Which card")

    hand = visitor.page.locator(".own .hand")
    expect(hand).to_contain_text("Docks")
    expect(hand.locator("li").first).to_be_in_viewport()
    expect(visitor.page.locator(".own ul.city")).to_be_in_viewport()
    assert panel.locator("[data-offer]").count() == 2
    expect(panel.locator("[data-offer]").first).to_be_in_viewport()
    visitor.close()
    assert visitor.problems == []


def play_round(visitor: Visitor) -> None:
    """Choose until a round is over and told."""
    luck = random.Random(2)
    for _ in range(60):
        visitor.page.wait_for_selector("[data-decision], dialog[data-recap]")
        if visitor.page.query_selector("[data-recap]"):
            return
        visitor.press_one(luck)
    raise AssertionError("No round was over after so many choices.")


def test_the_recap_of_a_phone_names_every_character_in_full(browser: Browser, site: Server) -> None:
    visitor = Visitor(browser, site.url, size=PHONE, language="uk", recap="always")
    visitor.sit_at(visitor.open_table("citadels", 7, ["agents"]))

    play_round(visitor)
    names = visitor.page.locator("[data-recap] .person em, [data-recap] .person b")
    expect(names.first).to_be_visible()
    cut = names.evaluate_all(CUT)
    visitor.close()

    assert cut == []


def test_a_killed_character_that_is_called_is_told_as_killed(browser: Browser, site: Server) -> None:
    visitor = Visitor(browser, site.url, speed="quick")
    held = ["assassin", "thief", "magician", "king"]
    panel = at(visitor, table("assassin", seats=4, gold=[2] * 4, characters=held, gathered=1))

    panel.get_by_role("button", name="Kill a character").click()
    panel.locator("[data-offer]", has_text="Magician").click()
    visitor.page.locator(SEND).click()
    end = visitor.page.get_by_role("button", name="End the turn")
    expect(end).to_be_visible()
    visitor.page.wait_for_timeout(500)  # a new question takes no press for a moment
    visitor.page.evaluate(LISTEN)
    end.click()

    told = "Magician, killed: nobody answers"
    visitor.page.wait_for_function(SAID, arg=told)
    # The next draft opens the tab with what one knows by itself.
    expect(visitor.page.get_by_role("tab", name="What I know", selected=True)).to_be_visible()
    visitor.page.get_by_role("tab", name="Log").click()
    expect(visitor.page.get_by_role("log")).to_contain_text(told)
    visitor.close()
    assert visitor.problems == []


SIX = {
    "cities": ["wheat_field*2 bakery business_center", "wheat_field bakery"],
    "coins": [10, 3],
    "dice": [0, 0],
    "coming_dice": [[6]],
}
"""A roll that lets the first seat exchange a card before it builds."""


@pytest.mark.parametrize("size", [DESKTOP, (1440, 900), (1024, 768)], ids=["1280", "1440", "1024"])
@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_step_back_pushes_no_button_out_of_the_panel(
    browser: Browser, site: Server, size: tuple[int, int], language: str
) -> None:
    visitor = Visitor(browser, site.url, size=size, language=language)
    opened = visitor.open_table("machikoro", 2, [], position=SIX)
    visitor.advance(opened, 3)
    visitor.sit_at(opened)
    panel = visitor.page.locator(".panel.own")
    expect(panel.locator(".undo")).to_be_visible()

    visitor.page.locator("[data-card=cafe]").click()
    expect(panel.locator("[data-send]")).to_be_visible()
    frame = panel.bounding_box()
    boxes = [button.bounding_box() for button in panel.locator(".foot button").all()]
    visitor.close()

    assert frame is not None
    assert len(boxes) == 3
    assert [box for box in boxes if box is None or box["y"] + box["height"] > frame["y"] + frame["height"]] == []


MANY = {
    "cities": [
        "wheat_field*2 bakery*3 business_center ranch cafe forest",
        "wheat_field bakery*2 ranch mine forest",
        "wheat_field bakery cafe forest*2",
        "wheat_field bakery*2 stadium",
    ],
    "coins": [10, 3, 4, 5],
    "dice": [0, 0],
    "coming_dice": [[6]],
}
"""The same roll, with three towns to take a card from."""


@pytest.mark.parametrize(
    "size", [DESKTOP, (1440, 900), (1024, 768), (820, 1180)], ids=["1280", "1440", "1024", "tablet"]
)
@pytest.mark.parametrize("language", ["en", "uk"])
def test_an_exchange_shows_the_whole_market_and_all_that_can_be_taken(
    browser: Browser, site: Server, size: tuple[int, int], language: str
) -> None:
    visitor = Visitor(browser, site.url, size=size, language=language)
    visitor.sit_at(visitor.open_table("machikoro", 4, ["asks_roll"], position=MANY))
    panel = visitor.page.locator(".panel.own")

    panel.locator("[data-offer]").first.click()
    panel.locator(".choices [data-offer]").first.click()
    expect(panel.locator(".choices .owner")).to_have_count(3)
    visitor.page.evaluate("document.fonts.ready.then(() => null)")

    frame = panel.bounding_box()
    cards = [card.bounding_box() for card in visitor.page.locator(".market [data-card]").all()]
    unseen = panel.locator(".choices").evaluate("list => list.scrollHeight - list.clientHeight")
    back = panel.get_by_role("button").last.bounding_box()
    visitor.close()

    assert frame is not None
    assert back is not None
    assert len(cards) == 15
    assert [card for card in cards if card is None or card["y"] + card["height"] > frame["y"]] == []
    assert unseen <= 0
    assert back["y"] + back["height"] <= frame["y"] + frame["height"]


@pytest.mark.parametrize("seats", [5, 7])
def test_a_tablet_held_upright_gives_its_height_to_the_cities(browser: Browser, site: Server, seats: int) -> None:
    visitor = Visitor(browser, site.url, size=(820, 1180))
    visitor.sit_at(visitor.open_position(table("merchant", seats=seats, gold=[2] * seats, gathered=1)))
    expect(visitor.page.locator("[data-decision]")).to_be_visible()

    middle = visitor.page.locator(".table .center").bounding_box()
    own = visitor.page.locator("section.own").bounding_box()
    visitor.close()

    assert middle is not None
    assert own is not None
    empty = own["y"] - middle["y"] - middle["height"]
    assert 0 <= empty < 1180 / 5


LARGE = "wheat_field*2 ranch*2 bakery*4 cafe*2 forest*2 mine convenience_store tv_station furniture_factory*2 "
"""The first cards of a town that has almost every kind."""


@pytest.mark.parametrize(
    "size", [DESKTOP, (1440, 900), (1024, 768), (820, 1180)], ids=["1280", "1440", "1024", "tablet"]
)
@pytest.mark.parametrize("language", ["cs", "sk", "uk"])
def test_the_cards_of_a_large_town_have_whole_names(
    browser: Browser, site: Server, size: tuple[int, int], language: str
) -> None:
    visitor = Visitor(browser, site.url, size=size, language=language)
    town = LARGE + "family_restaurant*2 fruit_and_vegetable_market*2"
    visitor.sit_at(visitor.open_table("machikoro", 2, [], position={"cities": [town, town], "dice": [0, 0]}))
    visitor.page.wait_for_selector("[data-decision]")

    names = visitor.page.locator(".tiles .name > .name:visible, .tiles .full > .name:visible")
    expect(names).not_to_have_count(0)
    broken = names.evaluate_all(BROKEN)
    visitor.close()

    assert broken == []


def test_a_replay_lets_no_word_out_of_a_card(browser: Browser, site: Server) -> None:
    visitor = Visitor(browser, site.url, language="uk")
    game = whole("citadels", 8, ["agents"])
    visitor.page.goto(f"/replay/{lay(site, game, Someone(visitor.me['id'], visitor.me['name']))}/150")
    cards = visitor.page.locator(".own .hand .card")
    expect(cards.first).to_be_visible()
    visitor.page.evaluate("document.fonts.ready.then(() => null)")

    spilt = cards.evaluate_all(SPILT)
    visitor.close()

    assert spilt == []


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_phone_cuts_no_players_name_among_seven(browser: Browser, site: Server, language: str) -> None:
    visitor = Visitor(browser, site.url, size=PHONE, language=language)
    game = whole("citadels", 7, ["agents"])
    visitor.page.goto(f"/replay/{lay(site, game, Someone(visitor.me['id'], visitor.me['name']))}/{game.choices - 12}")
    names = visitor.page.locator(".strip .name .name")
    expect(names).to_have_count(6)
    expect(visitor.page.locator(".strip.turn .pennant")).to_be_visible()

    cut = names.evaluate_all(CUT)
    visitor.close()

    assert cut == []

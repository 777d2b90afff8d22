"""Four people at one table, each at a browser: all pages agree with the server, and none knows too much."""

import json
import re
from collections.abc import Iterator
from copy import deepcopy

import pytest
from playwright.sync_api import Browser, expect

from tests.invariants import cards_in
from tests.server.clients import Json
from tests.server.servers import Server
from tests.web.browsers import PATIENCE
from tests.web.prepared import Course, Walk, lay_open
from tests.web.watched import Watched, leaks_in, named
from twocities.games import family_of
from twocities.server.table.new_table import Someone

NAMES = ["Eva", "Jan", "Mia", "Ivo"]
CAST = ["dignitaries"]
"""With a Magistrate and a Blackmailer, who are asked, and ask, in the turns of others."""
OUT_OF_TURN = ["confiscating", "threatened"]
SOON = 32
"""Within so many choices both questions shall come up."""


def deal() -> Course:
    """Find a deal in which people who choose at random soon ask each other something out of turn."""
    topics = family_of("citadels").topics
    for seed in range(10_000):
        walk = Walk("citadels", len(NAMES), CAST, seed)
        met: set[str] = set()
        while walk.game.decision is not None and walk.choices < SOON:
            met.add(topics[walk.game.decision.topic].name)
            if met.issuperset(OUT_OF_TURN):
                return Course("citadels", len(NAMES), CAST, seed, walk.choices)
            walk.step()
    raise AssertionError("No deal leads to these questions.")


class Party:
    """Four people who have met at a table, and whoever comes to watch."""

    def __init__(self, browser: Browser, site: Server) -> None:
        self.browser = browser
        self.site = site
        self.course = deal()
        self.walk = Walk(self.course.game, self.course.seats, self.course.rules, self.course.seed)
        """The same game, played beside the pages; it says what is chosen next."""
        self.people = [Watched(browser, site.url, name) for name in NAMES]
        host = self.people[0]
        self.table = lay_open(site, self.course, Someone(host.me["id"], host.name))

    @property
    def topic(self) -> str:
        """What is asked now."""
        assert self.walk.game.decision is not None
        return family_of("citadels").topics[self.walk.game.decision.topic].name

    def meet(self) -> None:
        """Invite everybody by the link, which lets each sit down, and start."""
        host, *guests = self.people
        host.sit_at(self.table)
        link = host.page.get_by_label("Link of the invitation").input_value()
        host.seat = 0
        for seat, guest in enumerate(guests, start=1):
            guest.seat = seat
            guest.page.goto(link)
            guest.page.get_by_role("button", name="Sit down at the table").click()
            expect(host.page.get_by_text(guest.name, exact=True).first).to_be_visible()
        host.page.get_by_role("button", name="Start").click()
        for person in self.people:
            person.page.wait_for_selector("[data-anchor='gold-0']", state="attached")

    def choose(self) -> None:
        """Let the one who is asked press what comes next."""
        asked = self.people[self.walk.asked]
        asked.choose(self.table, self.walk.step())

    def play(self, choices: int) -> None:
        """Make some choices; after each, every page is compared with the server."""
        for _ in range(choices):
            self.choose()
            self.compare()

    def compare(self) -> None:
        """Wait until every page shows what the server lets its person see; nothing else may stand on it."""
        looks = [person.agrees_with(self.table) for person in self.people]
        hands = [hand_in(look) for look in looks]
        for place, person in enumerate(self.people):
            hidden = set().union(*hands[:place], *hands[place + 1 :])
            assert person.strange_words(hidden) == []

    def leaks(self) -> list[str]:
        """List what came to anybody's page that was not for it."""
        return [leak for person in self.people for leak in person.leaks()]


def hand_in(look: Json) -> set[str]:
    """List the cards that one who looks has in hand."""
    view, viewer = look["game"]["view"], look["game"]["viewer"]
    return set(cards_in(view["hands"][viewer])) if viewer >= 0 else set()


@pytest.fixture(scope="module")
def party(browser: Browser, site: Server) -> Iterator[Party]:
    """Four people who have met and begun to play; the tests go on from where the one before has left them."""
    made = Party(browser, site)
    made.meet()
    made.compare()
    yield made
    assert sum(person.pressed for person in made.people) > made.walk.choices / 2
    for person in made.people:
        person.close()
    assert [person.problems for person in made.people] == [[]] * len(made.people)


def test_everybody_drafts_in_secret_and_sees_what_is_its_own(party: Party) -> None:
    while party.topic == "picking":
        party.play(1)

    views = [person.look(party.table)["game"]["view"] for person in party.people]
    assert [len(view["characters"][seat].split()) for seat, view in enumerate(views)] == [1, 1, 1, 1]
    assert party.leaks() == []


def test_a_question_out_of_turn_is_loud_to_one_and_says_to_the_others_only_who_is_asked(party: Party) -> None:
    while party.topic not in OUT_OF_TURN:
        party.play(1)

    asked = party.people[party.walk.asked]
    question = asked.page.get_by_role("alertdialog")
    expect(question).to_be_visible()
    options = asked.look(party.table)["game"]["decision"]["options"]
    expect(question.locator("[data-offer]:visible")).to_have_count(len(options))
    assert asked.page.title().startswith("Your turn")
    for other in party.people:
        if other is not asked:
            expect(other.page.get_by_role("region", name="What you may do")).to_contain_text(f"{asked.name} is asked")
            expect(other.page.get_by_role("alertdialog")).to_have_count(0)
    assert party.leaks() == []


def test_what_one_says_is_read_by_all(party: Party) -> None:
    for person in party.people:
        person.page.get_by_role("tab", name="Chat").click()

    party.people[2].page.get_by_label("Write a message").fill("Who has the crown?")
    party.people[2].page.get_by_role("button", name="Send", exact=True).click()

    for person in party.people:
        expect(person.page.get_by_role("log", name="Chat")).to_contain_text("Who has the crown?")


def test_who_loses_the_connection_is_told_so_and_has_all_of_it_after_coming_back(party: Party) -> None:
    asked = party.walk.asked
    lost = party.people[(asked + 1) % len(NAMES)]
    others = [person for person in party.people if person is not lost]
    before = lost.shown()
    heard = len(lost.frames)

    lost.context.set_offline(True)
    expect(lost.page.get_by_role("alert")).to_contain_text("The connection is lost", timeout=PATIENCE)
    others[0].page.get_by_role("tab", name="Chat").click()
    others[0].page.get_by_label("Write a message").fill("Is somebody missing?")
    others[0].page.get_by_role("button", name="Send", exact=True).click()
    party.choose()
    for person in others:
        person.agrees_with(party.table)
        expect(person.page.locator("section", has_text=lost.name).get_by_text("away").first).to_be_visible()
    assert lost.shown() == before
    lost.context.set_offline(False)
    party.compare()

    lost.problems[:] = [problem for problem in lost.problems if "ERR_INTERNET_DISCONNECTED" not in problem]
    expect(lost.page.get_by_role("alert")).to_have_count(0)
    expect(lost.page.get_by_role("log", name="Chat")).to_contain_text("Is somebody missing?")
    missed = [frame for frame in lost.frames[heard:] if frame["type"] == "welcome"]
    assert [line["entry"]["entry"] for line in missed[0]["missed"]] == ["said", "chose"]
    assert party.leaks() == []


def test_who_loads_the_page_anew_finds_everything_as_it_was(party: Party) -> None:
    person = party.people[party.walk.asked]
    before = person.shown()
    person.read_answers()

    person.page.reload()
    person.agrees_with(party.table)

    assert person.shown() == before
    party.play(1)
    assert party.leaks() == []


def test_a_spectator_who_comes_later_sees_what_everybody_may_see(party: Party) -> None:
    spectator = Watched(party.browser, party.site.url, "Zoe")
    party.people.append(spectator)
    invite = party.people[0].look(party.table)["table"]["invite"]

    spectator.page.goto(f"/i/{invite}")
    spectator.page.get_by_role("button", name="Go to the table").click()
    spectator.page.wait_for_selector("section.seat")
    party.play(max(2, party.course.choices + 1 - party.walk.choices))

    expect(spectator.page.locator("[data-offer]")).to_have_count(0)
    assert party.leaks() == []


def test_a_secret_in_a_message_would_be_found(party: Party) -> None:
    person = party.people[0]
    message = next(frame for frame in reversed(person.frames) if frame.get("game"))

    assert leaks_in(message, person.seat) == []
    assert leaks_in(with_hand(message, 1), person.seat) != []
    assert leaks_in(message, 1) != []


def test_a_secret_on_the_page_would_be_found(party: Party) -> None:
    person = party.people[0]
    told = set(re.findall(r"\w+", json.dumps([person.frames, person.answers])))
    secret = next(district for district in ["botanical_garden", "hospital", "ball_room"] if district not in told)
    assert person.strange_words({secret}) == []

    person.page.evaluate("name => document.body.append(name)", named("district", secret))

    assert person.strange_words({secret}) == [named("district", secret)]


def with_hand(message: Json, seat: int) -> Json:
    """Plant a card in the hand of a seat."""
    planted = deepcopy(message)
    planted["game"]["view"]["hands"][seat] = "manor"
    return planted

"""Four people at one table, each at a browser: all pages agree with the server, and none knows too much."""

from collections.abc import Iterator
from copy import deepcopy

import pytest
from playwright.sync_api import Browser, expect

from tests.server.clients import Json
from tests.server.houses import Server
from tests.web.prepared import Course, Walk, lay_open
from tests.web.watched import WORDS, Watched, leaks_in
from twocities.games import kind_of
from twocities.server.table.openings import Someone
from twocities.words import key_of

NAMES = ["Eva", "Jan", "Mia", "Ivo"]
CAST = ["dignitaries"]
"""With a Magistrate and a Blackmailer, who are asked, and ask, in the turns of others."""
OUT_OF_TURN = ["confiscating", "threatened"]
SOON = 32
"""Within so many choices both questions shall come up."""


def deal() -> Course:
    """Find a deal in which people who choose at random soon ask each other something out of turn."""
    topics = kind_of("citadels").topics
    for seed in range(10_000):
        walk = Walk("citadels", len(NAMES), CAST, seed)
        met: set[str] = set()
        while walk.game.decision is not None and walk.choices < SOON:
            met.add(topics[walk.game.decision.topic])
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
        self.asked_out_of_turn: list[tuple[str, str]] = []
        """Who was asked something in the turn of another, and about what."""

    @property
    def topic(self) -> str:
        """What is asked now."""
        assert self.walk.game.decision is not None
        return kind_of("citadels").topics[self.walk.game.decision.topic]

    def meet(self) -> None:
        """Invite everybody by the link, let each sit down, and start."""
        host, *guests = self.people
        host.sit_at(self.table)
        link = host.page.get_by_label("Link of the invitation").input_value()
        for place, guest in enumerate(guests, start=2):
            guest.page.goto(link)
            guest.page.get_by_role("button", name="Go to the table").click()
            guest.page.get_by_role("button", name=f"Sit here: seat {place}").click()
            expect(host.page.get_by_text(guest.name, exact=True).first).to_be_visible()
        host.page.get_by_role("button", name="Start").click()

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
        for person in self.people:
            person.agrees_with(self.table)
        for person in self.people:
            assert person.strange_words(self.hidden_from(person)) == []

    def hidden_from(self, person: Watched) -> set[str]:
        """List the cards in the hands of the others, as their own views name them."""
        others = [each for each in self.people if each is not person]
        views = [other.look(self.table)["game"] for other in others]
        return {card for game in views if game["viewer"] >= 0 for card in game["view"]["hands"][game["viewer"]]}

    def leaks(self) -> list[str]:
        """List what came to anybody's page that was not for it."""
        return [leak for person in self.people for leak in person.leaks()]


@pytest.fixture(scope="module")
def party(browser: Browser, site: Server) -> Iterator[Party]:
    """Four people who have met and played until somebody was asked out of turn."""
    made = Party(browser, site)
    made.meet()
    made.compare()
    yield made
    for person in made.people:
        person.close()
    assert [person.problems for person in made.people] == [[]] * len(made.people)


def test_everybody_drafts_in_secret_and_sees_what_is_its_own(party: Party) -> None:
    while party.topic == "picking":
        party.choose()
        party.compare()

    characters = [
        person.look(party.table)["game"]["view"]["held_by"].count(place) for place, person in enumerate(party.people)
    ]
    assert characters == [1, 1, 1, 1]
    assert party.leaks() == []

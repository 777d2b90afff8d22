"""People whose pages are watched: what they show, what came to them, and whether that is too much."""

import json
import re
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, Response, WebSocket

from tests.citadels.secret_events import SECRET_FIELDS, SECRET_NAMES
from tests.invariants import cards_in
from tests.server.clients import Json
from tests.web.browsers import MOVED, PATIENCE, SEND, Visitor
from twocities.games import family_of
from twocities.texts import Texts, key_of

FIELD_NAMES = Texts("en", family_of("citadels"))
UNKNOWN = "unknown"

OWN_ZONES = ["drawn", "packet", "deck"]
"""What only the one who is asked may look at."""
OWN_MARKS = ["signed_warrant", "real_threat"]
"""Markers that only who laid them knows, a threat until the other one is turned over."""

READ = """() => {
    const all = (selector, root = document) => [...root.querySelectorAll(selector)];
    const text = node => (node?.textContent ?? "").trim();
    const seat = node => node.dataset.anchor.split("-")[1];
    const cards = root => all(".sr", root).map(node => text(node).split(",")[0]);
    const by_seat = (kind, read) =>
        Object.fromEntries(all(`[data-anchor^="${kind}-"]`).map(node => [seat(node), read(node)]));
    return {
        gold: by_seat("gold", text),
        cards: by_seat("hand", text),
        cities: by_seat("city", cards),
        crown: all('[data-anchor^="crown-"][role="img"]').map(seat),
        hand: all("ul.hand").flatMap(cards),
        seats: all("main section[aria-label]:not(.own):has([data-anchor^='hand-'])").map(node => node.ariaLabel),
        decision: document.querySelector("[data-decision]")?.dataset.decision ?? null,
        doing: text(document.querySelector(".draft .title") ?? document.querySelector(".options .title")),
    };
}"""

SAID = """() => {
    const marked = [...document.querySelectorAll("[aria-label], [title], [alt]")].map(
        node => [node.ariaLabel, node.title, node.alt].join(" ")
    );
    const kept = [localStorage, sessionStorage].map(storage => JSON.stringify(storage));
    return [document.body.textContent, ...marked, ...kept].join("\\n");
}"""


class Watched(Visitor):
    """Somebody at a table of Citadels, with everything that came over the network."""

    def __init__(self, browser: Browser, url: str, name: str, **values: Any) -> None:
        super().__init__(browser, url, name, **values)
        self.is_own = True
        self.name = name
        self.seat = -1
        self.pressed = 0
        """How many choices were made by pressing."""
        self.frames: list[Json] = []
        """Every message that came through a socket."""
        self.answers: list[Json] = []
        """Every answer of the server to a request of the page."""
        self.unread: list[Response] = []
        self.page.on("websocket", self.listen)
        self.page.on("response", lambda answer: self.unread.append(answer))

    def listen(self, socket: WebSocket) -> None:
        """Keep everything that comes through a socket."""
        socket.on("framereceived", lambda text: self.frames.append(json.loads(text)))

    def read_answers(self) -> None:
        """Keep the answers that came since; a page that is loaded anew forgets those of the old one."""
        for answer in self.unread:
            if "/api/" in answer.url and "json" in answer.headers.get("content-type", "") and answer.ok:
                self.answers.append(answer.json())
        self.unread.clear()

    def shown(self) -> Json:
        """Read from the page what it shows of the table."""
        found: Json = self.page.evaluate(READ)
        return found

    def choose(self, table: str, notation: str) -> None:
        """Answer the own question by pressing, as far as the page has one button for the answer."""
        decision = self.look(table)["game"]["decision"]
        index = [option["notation"] for option in decision["options"]].index(notation)
        self.page.wait_for_selector(f"[data-decision='{decision['number']}']")
        offer = self.page.locator(f"[data-offer='{index}']:visible:not([disabled])")
        thought = {"decision": decision["number"], "indexes": [index]}
        goes_on = self.post(f"/api/tables/{table}/ahead", thought)["question"] is not None
        if offer.count() == 0 or goes_on:
            # The page sends acts of several choices as a whole; here they are made one by one.
            number = decision["number"]
            body = {"type": "choose", "command": f"c{number}", "decision": number, "index": index}
            self.post(f"/api/tables/{table}/commands", body)
            return
        self.pressed += 1
        before = [str(decision["number"]), "0"]
        offer.first.click()
        if self.page.wait_for_function(MOVED, arg=before).json_value() == "ready":
            self.page.locator(SEND).first.click()

    def agrees_with(self, table: str) -> Json:
        """Wait until the page shows exactly what the server lets this person see; return that."""
        until = monotonic() + PATIENCE / 1000
        while (shown := self.shown()) != (expected := expected_of(look := self.look(table), shown)):
            assert monotonic() < until, f"{self.name}: {differences(shown, expected)}"
            self.page.wait_for_timeout(50)
        found: Json = look
        return found

    def leaks(self) -> list[str]:
        """List what came over the network that this person may not know."""
        self.read_answers()
        messages = [*self.frames, *[answer for answer in self.answers if isinstance(answer, dict)]]
        return [f"{self.name}: {leak}" for message in messages for leak in leaks_in(message, self.seat)]

    def strange_words(self, hidden: set[str]) -> list[str]:
        """List the hidden districts whose name stands on the page or in its storage, though nobody told it."""
        told = set(re.findall(r"\w+", json.dumps([self.frames, self.answers])))
        said = self.page.evaluate(SAID)
        names = [FIELD_NAMES.say(key_of("district", district)) for district in sorted(hidden - told)]
        return [name for name in names if re.search(rf"\b{name}\b", said)]


def expected_of(look: Json, shown: Json) -> Json:
    """Say what a page has to show of a table."""
    view, viewer = look["game"]["view"], look["game"]["viewer"]
    players = [seat["name"] for seat in look["table"]["seats"]]
    asked = view["asked"]
    others = [(viewer + distance) % view["seats"] for distance in range(1, view["seats"])]
    decision = look["game"]["decision"]
    return {
        "gold": by_seat([str(gold) for gold in view["gold"]]),
        "cards": by_seat([str(len(cards_in(hand))) for hand in view["hands"]]),
        "cities": by_seat(
            [[named("district", district) for district in city_of(view, seat)] for seat in range(view["seats"])]
        ),
        "crown": [str(view["crown"])],
        "hand": [named("district", district) for district in cards_in(view["hands"][viewer])] if viewer >= 0 else [],
        "seats": [label_of(view, players, seat) for seat in (others if viewer >= 0 else range(view["seats"]))],
        "decision": str(decision["number"]) if decision else None,
        # Who is asked is said by name; how, is the page's own business.
        "doing": shown["doing"] if asked == viewer or players[asked] in shown["doing"] else players[asked],
    }


def by_seat(values: list[Any]) -> Json:
    """Put values under the numbers of their seats."""
    return {str(seat): value for seat, value in enumerate(values)}


def named(sort: str, name: str) -> str:
    """Say what a card is called."""
    return FIELD_NAMES.say(key_of(sort, name))


def city_of(view: Json, seat: int) -> list[str]:
    """List the districts of a city."""
    return [place.rstrip("+?") for place in cards_in(view["cities"][seat])]


def label_of(view: Json, players: list[str], seat: int) -> str:
    """Say all that is known of a seat in one line."""
    held = [named("character", each) for each in view["characters"][seat].split()]
    cards = len(cards_in(view["hands"][seat]))
    return ", ".join(
        [
            players[seat],
            ", ".join(held) or "in secret",
            f"{view['gold'][seat]} gold",
            f"{cards} {'card' if cards == 1 else 'cards'} in hand",
            f"{len(city_of(view, seat))} of {view['goal']} districts",
        ]
    )


def differences(shown: Json, expected: Json) -> Json:
    """Say where a page is wrong: what it shows, and what it should."""
    return {key: (shown[key], expected[key]) for key in expected if shown[key] != expected[key]}


def leaks_in(message: Json, seat: int) -> list[str]:
    """List what in a message is not for a seat."""
    lines = [*(message.get("lines") or []), *(message.get("missed") or [])]
    found = [leak for line in lines for leak in leaks_in_line(line, seat)]
    if isinstance(game := message.get("game"), dict):
        found += leaks_in_game(game, seat)
    if isinstance(table := message.get("table"), dict):
        found += [key for key in ("seed", "salt") if table[key] is not None]
    return found


def leaks_in_line(line: Json, seat: int) -> list[str]:
    """List what in a line of the log is not for a seat."""
    entry = line["entry"]
    found = [f"the choice {entry['action']}"] if entry.get("action") and entry["seat"] != seat else []
    for event in line["events"]:
        about = event["about"]
        if event["event"] in SECRET_NAMES and seat not in (about["seat"], about.get("victim"), about.get("other")):
            secrets = [about[field] for field in SECRET_FIELDS if field in about]
            found += [f"{event['event']} {secret}" for secret in secrets if names_in(secret)]
    return found


def leaks_in_game(game: Json, seat: int) -> list[str]:
    """List what in a shown game is not for a seat."""
    view = game["view"]
    found = [f"the view of {game['viewer']}"] if game["viewer"] != seat else []
    found += [f"what {knower} knows" for knower, _, _ in view["known_cards"] if knower not in (None, seat)]
    hands = [unlearned(view, other) for other in range(view["seats"]) if other != seat]
    found += [f"a hand: {hand}" for hand in hands if names_in(hand)]
    known = [*view["revealed"], *(view["known_holders"][seat] or "").split()]
    for holder, held in enumerate(view["characters"]):
        found += [f"{holder} holds {each}" for each in held.split() if holder != seat and each not in known]
    if view["asked"] != seat:
        # Who has just lost a card knows which one lies there.
        has_lost = any(step["step"] == "build_taken" and step["victim"] == seat for step in view["agenda"])
        zones = [zone for zone in OWN_ZONES if zone != "drawn" or not has_lost]
        found += [f"{zone}: {view[zone]}" for zone in zones if names_in(view[zone])]
        found += ["a question"] if game["decision"] else []
    is_turned = any(mark == "turned_threat" for mark, _, _ in view["marks"])
    secret = [mark for mark in OWN_MARKS if not (is_turned and mark == "real_threat")]
    found += [f"{mark} on {rank}" for mark, rank, by in view["marks"] if mark in secret and by != seat]
    return found


def unlearned(view: Json, holder: int) -> list[str]:
    """List the cards of a hand but for those that the viewer has learned of."""
    hand = cards_in(view["hands"][holder])
    for card in {card for _, has, card in view["known_cards"] if has == holder}:
        hand = [each for each in hand if each != card]
    return hand


def names_in(zone: object) -> bool:
    """Say whether any card of a zone has its name."""
    if isinstance(zone, list):
        return any(names_in(each) for each in zone)
    return isinstance(zone, str) and any(card != UNKNOWN for card in cards_in(zone))

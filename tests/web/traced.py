"""Pages that are measured while they tell a story: what they mark themselves, beside what the server has told."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from tests.web.browsers import Visitor

MOST_LAG = 1
"""By how many scenes the picture may be behind the story."""

BADGE = 2_000.0
"""How many milliseconds a badge of change may stand."""

MOMENT = 100.0
"""Milliseconds after which nothing may be left of a scene that is over."""

TRACED = "window.isTraced = true;"
"""Lets a page mark its scenes."""

TRACE = """(() => {
  const SETTLED = 400;  // a badge has come to rest by then
  window.isTraced = true;
  window.told = [];
  window.frames = [];
  window.presses = [];
  window.unseen = [];
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    set onmessage(hear) {
      super.onmessage = (event) => { window.told.push(event.data); hear(event); };
    }
  };
  const goldOf = (anchor) => {
    const text = anchor.querySelector(".value")?.firstChild?.data ?? anchor.textContent;
    return Number(text.match(/\\d+(?=\\D*$)/)?.[0] ?? NaN);
  };
  const look = () => {
    const played = document.querySelector(".played");
    if (played) {
      const gold = {};
      for (const anchor of played.querySelectorAll("[data-anchor^='gold-']"))
        if (anchor.checkVisibility()) gold[anchor.dataset.anchor.slice(5)] = goldOf(anchor);
      const now = {
        shown: Number(played.dataset.shown ?? 0),
        scene: played.dataset.scene ?? null,
        said: document.querySelector("p.line")?.textContent ?? null,
        badges: document.querySelectorAll("[data-badge]").length,
        asked: document.querySelector("[data-decision]") !== null,
        gold,
      };
      const last = window.frames.at(-1);
      const text = JSON.stringify(now);
      if (last?.text !== text) window.frames.push({ at: performance.now(), text, ...now });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const badges = new Map();
  window.badges = [];
  window.covered = [];
  // Of a number with a badge only the digits are the count; the badge stands beside them.
  const boxOf = (count) => {
    const digits = document.createRange();
    digits.selectNodeContents(count.firstChild ?? count);
    return digits.getBoundingClientRect();
  };
  const meets = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const lookUnder = (badge) => {
    if (!badge.isConnected || !badge.checkVisibility()) return;
    const box = badge.getBoundingClientRect();
    for (const count of document.querySelectorAll(".played .value"))
      if (count.checkVisibility() && meets(box, boxOf(count)))
        window.covered.push(`${badge.textContent} over ${count.firstChild.textContent}`);
  };
  let changes = 0;
  new MutationObserver((all) => {
    changes += all.length;
    for (const badge of document.querySelectorAll("[data-badge]"))
      if (!badges.has(badge)) {
        badges.set(badge, performance.now());
        setTimeout(() => lookUnder(badge), SETTLED);
      }
    for (const [badge, since] of badges)
      if (!badge.isConnected) { window.badges.push(performance.now() - since); badges.delete(badge); }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  const isPress = (target) => target?.closest?.("[data-offer], [data-opens], [data-send]") ?? null;
  addEventListener("click", (event) => {
    if (!isPress(event.target)) return;
    const [before, at] = [changes, event.timeStamp];
    window.presses.push({ at, ms: 0 });
    requestAnimationFrame(() => requestAnimationFrame(() => { if (changes === before) window.unseen.push(at); }));
  }, true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const press = window.presses.find(({ at }) => Math.abs(at - entry.startTime) < 1);
      if (entry.name === "click" && press) press.ms = entry.duration;
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
})()"""
"""Lets the page mark its scenes, and notes beside them messages, frames that differ, badges, and presses.

How long a press takes until the next picture is what the browser itself says of the event; what takes less than 16 ms
it does not tell, and that counts as nothing."""

TAKE = """() => {
  const marks = performance.getEntriesByType("mark").filter(({ name }) => name.startsWith("story:"));
  const { told, frames, presses, unseen, badges, covered } = window;
  return {
    marks: marks.map(({ name, startTime, detail }) => ({ name: name.slice(6), at: startTime, ...detail })),
    told: told.map((text) => JSON.parse(text)), frames, presses, unseen, badges, covered,
  };
}"""

Json = dict[str, Any]


@dataclass
class Traced:
    """What one page has shown, judged by what the server had told it."""

    scenes: int = 0
    late: list[str] = field(default_factory=list)
    """Scenes that began over a table which was more than `MOST_LAG` scenes behind."""
    early: list[str] = field(default_factory=list)
    """Scenes that played over a later state."""
    outlived: list[str] = field(default_factory=list)
    """Sentences and badges that stood after their moment."""
    covered: list[str] = field(default_factory=list)
    """Badges that lay over a count."""
    lags: list[int] = field(default_factory=list)
    """By how many scenes what was drawn was behind the scene that played, picture by picture."""
    presses: list[float] = field(default_factory=list)
    """Milliseconds from each press to the next picture."""
    unseen: int = 0
    """Presses after which the next picture showed nothing new."""

    @property
    def problems(self) -> list[str]:
        """Say what was not as it has to be."""
        return self.late + self.early + self.outlived + self.covered

    def add(self, other: "Traced") -> None:
        """Take in what another page has shown."""
        self.scenes += other.scenes
        self.late += other.late
        self.early += other.early
        self.outlived += other.outlived
        self.covered += other.covered
        self.lags += other.lags
        self.presses += other.presses
        self.unseen += other.unseen


class Truth:
    """How a table stood after each event, as the server told it."""

    def __init__(self, told: list[Json]) -> None:
        self.states: list[Json] = []
        self.places: dict[tuple[int, int], int] = {}
        """After which state an event of a line stands: the state before it has the number before."""
        for message in told:
            if message["type"] == "welcome" and message["game"]:
                self.states.append(message["game"]["view"])
            elif message["type"] == "update" and self.states:
                self.follow(message)

    def follow(self, update: Json) -> None:
        """Take in an update, event by event."""
        for line in update["lines"]:
            for number, event in enumerate(line["events"]):
                self.states.append({**self.states[-1], **event.get("changes", {})})
                self.places[line["seq"], number] = len(self.states) - 1
            # What is left to change when all events of a line have been told.
            self.states.append({**self.states[-1], **(line.get("changes") or {})})
        if update["game"]:
            self.states.append(update["game"]["view"])


def watch(visitor: Visitor) -> None:
    """Let a page be measured from its next loading on."""
    visitor.begin_with(TRACE)


def judge(page: Page) -> Traced:
    """Compare what a page has marked with what it had been told."""
    found: Json = page.evaluate(TAKE)
    truth = Truth(found["told"])
    result = Traced(presses=[press["ms"] for press in found["presses"]], unseen=len(found["unseen"]))
    begun = [
        mark for mark in found["marks"] if mark["name"] == "begin" and (mark["seq"], mark["first"]) in truth.places
    ]
    result.scenes = len(begun)
    stops = [truth.places[mark["seq"], mark["first"]] - 1 for mark in begun]
    for number, mark in enumerate(begun):
        judge_scene(result, truth, mark, stops, number)
    for mark in found["marks"]:
        if mark["name"] == "end" and (place := truth.places.get((mark["seq"], mark["last"]))) is not None:
            said = differences(mark["view"], truth.states[place])
            result.late += [f"{mark['event']} of line {mark['seq']} ended, but not yet: {said}"] if said else []
    judge_frames(result, truth, found["frames"], begun, stops)
    result.outlived += [f"A badge stood for {ms:.0f} ms." for ms in found["badges"] if ms > BADGE]
    result.covered += [f"A badge lay over a count: {each}." for each in found["covered"]]
    return result


def judge_scene(result: Traced, truth: Truth, mark: Json, stops: list[int], number: int) -> None:
    """Say whether a scene began over the state that it begins with."""
    said = differences(mark["view"], truth.states[stops[number]])
    if not said:
        return
    later = [
        at for at in range(stops[number] + 1, len(truth.states)) if not differences(mark["view"], truth.states[at])
    ]
    name = f"{mark['event']} of line {mark['seq']} began over {said}"
    (result.early if later else result.late).append(name)


def differences(one: Json, other: Json) -> list[str]:
    """Name the fields in which two views differ."""
    return [key for key in one.keys() | other.keys() if canon(one.get(key)) != canon(other.get(key))]


def canon(value: object) -> str:
    """Write a value so that equal ones are equal."""
    return json.dumps(value, sort_keys=True)


def judge_frames(result: Traced, truth: Truth, frames: list[Json], begun: list[Json], stops: list[int]) -> None:
    """Measure what was drawn: how far behind numbers were, and whether a sentence outlived its scene."""
    for frame, until in zip(frames, [*[each["at"] for each in frames[1:]], None], strict=True):
        if frame["said"] and not frame["scene"] and until is not None and until - frame["at"] > MOMENT:
            result.outlived.append(f"'{frame['said']}' stood for {until - frame['at']:.0f} ms after its scene.")
        number = max((at for at, mark in enumerate(begun) if mark["at"] <= frame["at"]), default=None)
        if number is None or not frame["scene"]:
            continue
        after = truth.places[begun[number]["seq"], begun[number]["last"]]
        lag = next(
            (
                behind
                for behind in range(number + 1)
                if fits(frame["gold"], truth.states[stops[number - behind] : after + 1])
            ),
            None,
        )
        if lag is None:
            result.early.append(f"The gold {frame['gold']} was drawn while {frame['scene']} played.")
        else:
            result.lags.append(lag)


def fits(gold: dict[str, float], states: list[Json]) -> bool:
    """Say whether numbers are between those of some states: they roll from one to the next."""
    return all(
        min(values) <= drawn <= max(values)
        for seat, drawn in gold.items()
        if (values := list(golds(states, int(seat)))) and drawn == drawn
    )


def golds(states: list[Json], seat: int) -> Iterator[int]:
    """List what a seat had in each state."""
    for state in states:
        held = state.get("gold") or state.get("coins") or []
        if seat < len(held):
            yield held[seat]

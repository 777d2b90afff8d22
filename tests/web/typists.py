"""People who play by keyboard alone: they walk from button to button and never touch a mouse."""

import random
from typing import Any

from tests.web.browsers import MOVED, SENT, Visitor

MOST = 150
"""How many keys may be needed for one decision."""

HERE = """() => {
  const here = document.activeElement;
  const box = here.getBoundingClientRect();
  const style = getComputedStyle(here);
  const spots = [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]];
  const isAt = ([x, y]) => here.contains(document.elementFromPoint(box.left + box.width * x, box.top + box.height * y));
  const panel = document.querySelector("[data-decision]");
  const outline = style.outlineStyle === "none" ? 0 : parseFloat(style.outlineWidth);
  return {
    tag: here.tagName,
    words: here.innerText?.trim().slice(0, 60) ?? "",
    kind: ["offer", "send", "opens"].find((each) => each in here.dataset && !here.disabled) ?? "other",
    isNowhere: here === document.body,
    isMarked: outline >= 2 || style.textDecorationLine === "underline",
    isInSight: spots.some(isAt),
    decision: panel?.dataset.decision ?? null,
    step: panel?.dataset.step ?? "0",
    isOver: !!document.querySelector("[data-over]"),
    keys: [...document.querySelectorAll("[data-offer]:not(:disabled) kbd")].map((key) => key.textContent),
    isChosen: !!document.querySelector("[data-offer][aria-pressed='true'], [data-send]:not(:disabled)"),
  };
}"""
"""Where the focus is, whether that can be seen, and what the page waits for."""


class Typist:
    """Somebody who plays at a page with keys, and notes where the focus cannot be seen."""

    def __init__(self, visitor: Visitor, luck: random.Random) -> None:
        self.page = visitor.page
        self.luck = luck
        self.lost: list[str] = []
        self.left = MOST

    def here(self) -> dict[str, Any]:
        """Look where the focus is."""
        found: dict[str, Any] = self.page.evaluate(HERE)
        return found

    def press(self, key: str) -> dict[str, Any]:
        """Press a key, and look where the focus is now."""
        self.left -= 1
        assert self.left > 0, f"{MOST} keys were not enough for one decision."
        self.page.keyboard.press(key)
        here = self.here()
        if not here["isNowhere"] and not (here["isMarked"] and here["isInSight"]):
            self.lost.append(f"{key}: {here['tag']} {here['words']!r}")
        return here

    def walk_to(self, kinds: tuple[str, ...], stops: int = 1) -> dict[str, Any]:
        """Walk with Tab, now and then with an arrow, to some button of these kinds."""
        here = self.press("Tab")
        while True:
            if here["kind"] in kinds:
                stops -= 1
                if stops <= 0:
                    return here
            here = self.press("ArrowRight" if here["kind"] == "offer" and self.luck.random() < 0.4 else "Tab")

    def play(self, most: int = 300) -> int:
        """Play until the game is over; return how often something was sent."""
        for sent in range(most):
            self.page.wait_for_selector("[data-decision], [data-over]")
            if self.here()["isOver"]:
                return sent
            self.left = MOST
            self.decide()
        raise AssertionError(f"The game was not over after {most} decisions.")

    def play_until(self, selector: str, most: int = 60) -> None:
        """Play until something is on the page that answers to a selector."""
        for _ in range(most):
            self.page.wait_for_selector("[data-decision], [data-over]")
            if self.page.locator(selector).count():
                return
            self.left = MOST
            self.decide()
        raise AssertionError(f"There was no {selector} in {most} decisions.")

    def decide(self) -> None:
        """Answer one question, by a key of its own or by walking to an answer."""
        here = self.here()
        before = [here["decision"], here["step"]]
        if here["decision"] is None:
            return
        if self.luck.random() < 0.5 and self.hurry(here["keys"]) and self.finish(before):
            return
        while True:
            here = self.walk_to(("offer", "opens"), self.luck.randint(1, 4))
            is_opening = here["kind"] == "opens"
            self.press(self.luck.choice(["Enter", "Space"]))
            if is_opening:
                continue
            if self.finish(before):
                return

    def hurry(self, keys: list[str]) -> bool:
        """Take gold with its key, or choose a card by its place; say whether there was something to choose."""
        if "G" in keys:
            self.press("g")
            return True
        return bool(self.press(self.luck.choice("123"))["isChosen"])

    def finish(self, before: list[str]) -> bool:
        """Send what is chosen, once the page lets one; say whether it was sent."""
        now = self.page.wait_for_function(MOVED, arg=before, polling=20).json_value()
        if now == "ready":
            self.walk_to(("send",))
            self.press("Enter")
            now = self.page.wait_for_function(SENT, arg=before, polling=20).json_value()
        before[1] = self.here()["step"]
        return bool(now == "sent")

"""A table as spectators see it, as text and as a picture."""

import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from twocities.citadels.catalog import TYPES_OF
from twocities.citadels.ids import DISTRICT_NAMES, NOBODY
from twocities.core.errors import BadRules, known
from twocities.core.game import Game
from twocities.core.view import SPECTATOR
from twocities.games import family_of
from twocities.machikoro.catalog import ALL_CARDS

RENDER_MODES = ["human", "ansi", "rgb_array"]


WIDTH = 960
HEADER = 40
BAND = 100
"""The sizes of a picture: its width, and the heights of its head and of each seat."""

TILE = 92
TILE_HEIGHT = 26
TILES_IN_A_ROW = 8
MARGIN = 10

GROUND = (246, 240, 228)
INK = (40, 34, 28)
ASKED = (236, 214, 160)
PLAIN_TILE = (205, 200, 190)

DISTRICT_COLOURS = [(233, 196, 74), (98, 141, 206), (104, 170, 105), (205, 92, 83), (159, 116, 182)]
CARD_COLOURS = [(98, 141, 206), (104, 170, 105), (205, 92, 83), (159, 116, 182), (233, 196, 74)]

TILE_COLOURS = {name: DISTRICT_COLOURS[type_] for name, type_ in zip(DISTRICT_NAMES, TYPES_OF, strict=True)} | {
    card.name: CARD_COLOURS[card.colour] for card in ALL_CARDS
}
"""The colour of each card, by its name."""


def check_mode(mode: str | None) -> None:
    """Refuse a way of showing a table that does not exist."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadRules(known("render mode", mode, RENDER_MODES))


def facts_of(game: Game) -> dict[str, Any]:
    """List what spectators see."""
    return game.view(SPECTATOR).to_dict()


def text_of(game: Game) -> str:
    """Write a table as text, a field in each line; who is asked what comes last, without the secret options."""
    facts = {field: value for field, value in facts_of(game).items() if field not in ("topic", "about", "options")}
    lines = [f"{field}: {value if isinstance(value, str) else json.dumps(value)}" for field, value in facts.items()]
    if game.decision is not None:
        topic = family_of(facts["game"]).topics[game.decision.topic]
        lines.append(f"seat {game.decision.seat} is asked: {topic.name}")
    return "\n".join(lines)


def purse(facts: dict[str, Any], seat: int) -> str:
    """Say what a seat has beside its city."""
    if "coins" in facts:
        return f"{facts['coins'][seat]} coins"
    crown = ", crown" if facts["crown"] == seat else ""
    return f"{facts['gold'][seat]} gold, {cards_in(facts['hands'][seat])} cards{crown}"


def cards_in(zone: str) -> int:
    """Count the cards of a written zone."""
    return sum(int(part.partition("*")[2] or 1) for part in zone.split())


def picture_of(game: Game) -> NDArray[np.uint8]:
    """Draw a table: a band for each seat with its cards, that of the seat to act in another colour."""
    from PIL import Image, ImageDraw

    facts = facts_of(game)
    image = Image.new("RGB", (WIDTH, HEADER + BAND * int(game.seats)), GROUND)
    pen = ImageDraw.Draw(image)
    asked = int(game.decision.seat) if game.decision is not None else NOBODY
    pen.text((MARGIN, MARGIN), f"{facts['game']}  {heading(facts)}", INK)
    for seat in range(int(game.seats)):
        top = HEADER + BAND * seat
        if seat == asked:
            pen.rectangle((0, top, WIDTH, top + BAND - 1), ASKED)
        pen.text((MARGIN, top + MARGIN), f"player_{seat}\n{purse(facts, seat)}", INK)
        for place, card in enumerate(facts["cities"][seat].split()):
            draw_tile(pen, card, place, top)
    return np.asarray(image)


def heading(facts: dict[str, Any]) -> str:
    """Say how far the game is."""
    return f"dice {facts['dice']}" if "dice" in facts else f"round {facts['round']}, rank {facts['called']} called"


def draw_tile(pen: Any, card: str, place: int, top: int) -> None:
    """Draw a card of a city."""
    left = 160 + (TILE + 6) * (place % TILES_IN_A_ROW)
    upper = top + 8 + (TILE_HEIGHT + 4) * (place // TILES_IN_A_ROW)
    name = card.partition("*")[0].rstrip("+?")
    pen.rectangle((left, upper, left + TILE, upper + TILE_HEIGHT), TILE_COLOURS.get(name, PLAIN_TILE), INK)
    pen.text((left + 4, upper + 7), card.replace("_", " ")[:16], INK)


def render(game: Game, mode: str | None) -> str | NDArray[np.uint8] | None:
    """Show a table in one of `RENDER_MODES`: to people it is printed."""
    if mode == "rgb_array":
        return picture_of(game)
    if mode == "ansi":
        return text_of(game)
    if mode == "human":
        print(text_of(game))
    return None

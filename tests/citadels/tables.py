"""Tables of Citadels for tests: say what matters, the rest is filled in."""

from functools import partial
from typing import Any

from tests.invariants import tell
from tests.tables import told
from twocities.citadels.boxes import EDITIONS, UNIQUES_IN_DECK
from twocities.citadels.catalog import CHARACTER_CATALOG
from twocities.citadels.editions import make_rules
from twocities.citadels.family import CITADELS
from twocities.citadels.field_names import FIELD_NAMES
from twocities.citadels.game import Citadels
from twocities.citadels.ids import BASIC, CHARACTER_NAMES, DISTRICT_NAMES, KEEP
from twocities.core.event import Event
from twocities.core.rng import seeded
from twocities.games import load_position, new_game

FIRST_CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


def table(
    acting: str | None = None,
    *,
    seats: int = 2,
    characters: list[str] | None = None,
    gold: list[int] | None = None,
    hands: list[str] | None = None,
    cities: list[str] | None = None,
    edition: str = "deluxe",
    cast: str = "",
    uniques: str = "",
    call: int | None = None,
    agenda: list[dict[str, object]] | None = None,
    **fields: object,
) -> Citadels:
    """Set a table at which seat 0 is on turn as `acting`, or at which rank `call` is about to be called.

    `characters` has the characters of each seat; seat 0 has `acting` unless it says otherwise.
    `cast` names characters that are in the game instead of the first-game ones; `edition` is as in
    `--rules`: "deluxe", "classic", "classic,dark_city", "deluxe,metropole". Unique districts
    that are mentioned anywhere are in the game; `uniques` names more. Other fields of a position
    (`deck`, `crown`, `marks`, `gathered`, `used`, ...) are taken as they are.
    """
    held = [*(characters or []), *[""] * (seats - len(characters or []))]
    if acting and acting not in " ".join(held).split():
        held[0] = f"{acting} {held[0]}".strip()
    names = [*edition.split(","), *whole_cast(f"{cast} {acting or ''} {' '.join(held)}", seats, edition)]
    names += enough_uniques(f"{uniques} {mentioned(hands, cities, fields)}", edition, names)
    position: dict[str, object] = {"game": "citadels", "seats": seats, "rules": names, "characters": held, **fields}
    for field, value in (("gold", gold), ("hands", hands), ("cities", cities)):
        if value is not None:
            position[field] = [*value, *([0] if field == "gold" else [""]) * (seats - len(value))]
    rank = call
    if acting and agenda is None:
        rank = rank_of(acting)
        position.setdefault("revealed", [acting])
        position.setdefault("acted", {acting: 0})
        position.setdefault("called", rank)
        agenda = [{"step": "turn", "seat": 0, "acting": acting}, next_call(rank + 1, names)]
    elif agenda is None and rank is not None:
        position.setdefault("called", rank - 1)
        agenda = [next_call(rank, names)]
    if agenda is not None:
        position["agenda"] = agenda
    game = load_position(position)
    assert isinstance(game, Citadels)
    return game


classic_table = partial(table, edition="classic")
"""Sets a table of the first edition."""

dark_city_table = partial(table, edition="classic,dark_city")
"""Sets a table of the first edition with Dark City."""

metropole_table = partial(table, edition="deluxe,metropole")
"""Sets a table of the edition of 2016 with Metropole."""


def rank_of(character: str) -> int:
    """Return the rank of a character by name."""
    return CHARACTER_CATALOG[CHARACTER_NAMES.index(character)].rank


def whole_cast(named: str, seats: int, edition: str) -> list[str]:
    """Name one character for each rank: those that are mentioned, else those of the first game."""
    box = EDITIONS[edition]
    by_rank = dict(enumerate(FIRST_CAST, start=1))
    if not box.presets:
        by_rank = {rank: f"classic_{name}" for rank, name in by_rank.items()}
    if seats in box.with_ninth:
        by_rank[9] = "artist" if box.presets else "dark_city_artist"
    for name in named.split():
        by_rank[rank_of(name)] = name
    return [by_rank[rank] for rank in sorted(by_rank)]


def next_call(rank: int, names: list[str]) -> dict[str, object]:
    """Write the step that calls a rank, or that ends the round after the last one."""
    ranks = sum(name in CHARACTER_NAMES for name in names)
    return {"step": "call_rank", "rank": rank} if rank <= ranks else {"step": "end_round"}


def mentioned(hands: list[str] | None, cities: list[str] | None, fields: dict[str, object]) -> str:
    """List every word of the cards that a position names."""
    texts = [*(hands or []), *(cities or [])]
    texts += [str(fields.get(field, "")) for field in ("deck", "site", "drawn")]
    tucked = fields.get("tucked", {})
    if isinstance(tucked, dict):
        texts += [f"{top} {cards}" for top, cards in tucked.items()]
    return " ".join(texts)


def enough_uniques(named: str, edition: str, cast: list[str]) -> list[str]:
    """Name fourteen unique districts: those that are mentioned, then the first of the edition."""
    texts = [word.partition("*")[0].rstrip("+?") for word in named.split()]
    chosen = [name for name in DISTRICT_NAMES[BASIC:] if name in texts]
    box = EDITIONS[edition]
    if not box.presets:
        # All of the box is in the deck anyway, beside the new districts that are mentioned.
        return [name for name in chosen if DISTRICT_NAMES.index(name) in box.added] or [DISTRICT_NAMES[KEEP]]
    for district in box.uniques:
        needed = box.needs.get(district)
        if needed is not None and CHARACTER_NAMES[needed] not in cast:
            continue
        if len(chosen) < UNIQUES_IN_DECK and DISTRICT_NAMES[district] not in chosen:
            chosen.append(DISTRICT_NAMES[district])
    return chosen


def hand(game: Citadels, seat: int) -> list[str]:
    """List the cards in a hand, in the order of the catalog."""
    return [DISTRICT_NAMES[card] for card in game.hands[seat]]


def city(game: Citadels, seat: int) -> str:
    """Write a city as a position does: `manor+` is beautified, `manor?` is face down."""
    cities = game.position()["cities"]
    assert isinstance(cities, list)
    return str(cities[seat])


def bottom(game: Citadels, count: int = 1) -> list[str]:
    """List the lowest cards of the deck, the lowest first."""
    return [DISTRICT_NAMES[card] for card in game.deck[:count]]


def points(game: Citadels, seat: int) -> dict[str, int]:
    """List the points of a seat by source."""
    score = game.scores()[seat]
    return dict(zip(score.sources, score.points, strict=True))


def rules(*names: str, seats: int = 4) -> list[str]:
    """Spell out the rules that a list of names makes."""
    return make_rules(list(names), seats, seeded(0)).names


def shown(events: list[Event], viewer: int, name: str) -> list[dict[str, object]]:
    """List the facts of the events of one name as a viewer sees them."""
    return told([event.view(viewer) for event in events], name, FIELD_NAMES)


def sees(game: Citadels, events: list[Event], viewer: int) -> list[object]:
    """List all that a viewer sees of a table and of what has happened."""
    return [game.view(viewer).to_dict(), tell([event.view(viewer) for event in events])]


def start(seats: int = 4, rules: list[str] | None = None, seed: int = 0) -> Citadels:
    """Begin a game."""
    game = new_game("citadels", seats, rules, seed)
    assert isinstance(game, Citadels)
    return game


def draft(stage: int, packet: str, characters: list[str], **fields: Any) -> Citadels:
    """Set a table in the middle of a draft."""
    step: dict[str, object] = {"step": "draft", "stage": stage}
    return table(seats=len(characters), characters=characters, packet=packet, agenda=[step], **fields)


def imagined(game: Citadels, viewer: int, seed: int = 1) -> Citadels:
    """Imagine a world from what a viewer knows of a game."""
    return CITADELS.imagine(game.view(viewer), seeded(seed))

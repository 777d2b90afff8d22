"""Reasons that several cards give when something that they do is not on offer; each returns nothing if it is not so."""

from typing import TYPE_CHECKING

from twocities.citadels.ids import BEWITCHED, CHARACTER_NAMES, DISTRICT_NAMES, FACE_DOWN, KILLED, NOBODY, PLACE_NAMES
from twocities.citadels.packed import district_of
from twocities.citadels.zones import different
from twocities.core.closed_option import ClosedOption

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


def not_to_be_named(game: "Citadels", acting: int, character: int) -> str:
    """Say why whoever acts as one character cannot name another one."""
    if not game.is_cast(character):
        return f"the {CHARACTER_NAMES[character]} is not in the game"
    return "that is the own character" if character == acting else ""


def not_safe(game: "Citadels", acting: int, character: int) -> str:
    """Say why a character may not be robbed or threatened."""
    missing = not_to_be_named(game, acting, character)
    if missing or character in game.safe_targets(acting):
        return missing
    rank, name = game.rank_of(character), CHARACTER_NAMES[character]
    if game.marked_by(KILLED, rank) != NOBODY:
        return f"the {name} is killed"
    return f"the {name} is bewitched" if game.marked_by(BEWITCHED, rank) != NOBODY else f"the {name} has rank {rank}"


def not_touched(game: "Citadels", owner: int, place: int) -> str:
    """Say why no card can touch a district of a city."""
    if place not in game.cities[owner]:
        return f"the city of seat {owner} has no {PLACE_NAMES[place]}"
    return "" if game.may_touch(owner, place) else f"the {PLACE_NAMES[place]} of seat {owner} is shielded"


def closed_to_rank_8(game: "Citadels", seat: int, owner: int, place: int) -> str:
    """Name what keeps the rank-8 character of a seat from a district that stands in a city, gold aside."""
    if game.is_completed(owner):
        return "complete"
    if game.is_protected(owner, seat):
        return "protected"
    if not game.may_touch(owner, place):
        return "shielded"
    return "" if game.may_target(owner, place) else "untouchable"


def not_targeted(game: "Citadels", seat: int, owner: int, place: int) -> str:
    """Say why the rank-8 character of a seat cannot use its ability on a district of a city."""
    reason = closed_to_rank_8(game, seat, owner, place)
    if reason in ("complete", "protected"):
        return f"the city of seat {owner} is {reason}"
    untouched = not_touched(game, owner, place)
    if untouched or not reason:
        return untouched
    return f"rank 8 cannot use its ability on the {PLACE_NAMES[place]}"


def too_dear(action: int, price: int, gold: int) -> ClosedOption:
    """Close an option that costs more gold than there is."""
    return ClosedOption(action, "price", {"price": price, "gold": gold})


def face_up(game: "Citadels", owner: int) -> list[int]:
    """List the different districts that stand face up in a city."""
    return [place for place in different(game.cities[owner]) if place < FACE_DOWN]


def stands_already(game: "Citadels", seat: int, place: int) -> str:
    """Say that a district of this name stands in a city."""
    district = district_of(place)
    return f"the city of seat {seat} has a {DISTRICT_NAMES[district]}" if game.has_district(seat, district) else ""

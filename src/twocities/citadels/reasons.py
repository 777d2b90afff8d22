"""Reasons that several cards give when something that they do is not on offer; each returns nothing if it is not so."""

from typing import TYPE_CHECKING

from twocities.citadels.ids import BEWITCHED, CHARACTER_NAMES, DISTRICT_NAMES, KILLED, NOBODY, PLACE_NAMES
from twocities.citadels.packed import district_of

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


def not_targeted(game: "Citadels", seat: int, owner: int, place: int) -> str:
    """Say why the rank-8 character of a seat cannot use its ability on a district of a city."""
    if game.is_completed(owner):
        return f"the city of seat {owner} is complete"
    if game.is_protected(owner, seat):
        return f"the city of seat {owner} is protected"
    untouched = not_touched(game, owner, place)
    if untouched or game.may_target(owner, place):
        return untouched
    return f"rank 8 cannot use its ability on the {PLACE_NAMES[place]}"


def stands_already(game: "Citadels", seat: int, place: int) -> str:
    """Say that a district of this name stands in a city."""
    district = district_of(place)
    return f"the city of seat {seat} has a {DISTRICT_NAMES[district]}" if game.has_district(seat, district) else ""

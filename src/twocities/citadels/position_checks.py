"""Where the characters and marks of a written position can be."""

from typing import TYPE_CHECKING, Final

from twocities.citadels.catalog import DISTRICT_CATALOG
from twocities.citadels.ids import (
    BASIC,
    BEWITCHED,
    BUILT,
    CHARACTER_NAMES,
    DISTRICT_NAMES,
    DISTRICTS,
    KILLED,
    MARK_NAMES,
    NOBODY,
    NOTE,
    POWER_USED,
    PROTECTED,
    REAL_THREAT,
    ROBBED,
    SIGNED_WARRANT,
    THREAT,
    TURNED_THREAT,
    WARRANT,
)
from twocities.citadels.phases.draft import Draft, LayInPlace
from twocities.citadels.phases.guest import possible_guests
from twocities.citadels.phases.turn import EndTurn, Turn
from twocities.citadels.rules import is_pick
from twocities.core.errors import BadPosition

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels

LAID_BY: Final = [1, 1, 2, 1, 1, 2, 2, 5, 1, 1, 2]
"""The rank that lays each mark, guests aside."""

NOT_ON_RANK_1: Final = [KILLED, BEWITCHED, ROBBED, THREAT, REAL_THREAT, TURNED_THREAT]
"""Marks that nobody can lay on rank 1."""

OF_THE_PLAYING: Final = [ROBBED, THREAT, REAL_THREAT, TURNED_THREAT]
"""Marks that nobody can lay on who was killed or bewitched."""

SINGLE: Final = [KILLED, BEWITCHED, ROBBED, SIGNED_WARRANT, REAL_THREAT]
"""Marks of which there is one."""


def lay_rest_face_down(game: "Citadels") -> None:
    """Put the characters face down that a position mentions nowhere."""
    lying = game.packet + game.face_up + game.face_down
    for rank in range(1, len(game.cast)):
        if game.held_by[rank] == NOBODY and game.cast[rank] not in lying:
            game.face_down.append(game.cast[rank])


def check_characters(game: "Citadels") -> None:
    """Refuse characters where they cannot be."""
    picks = len([stage for stage in game.rules.plan if is_pick(stage)]) // game.seats
    for seat in range(game.seats):
        if len(game.characters_of(seat)) > picks:
            raise BadPosition(f"Seat {seat} has more characters than {picks}.")
    for rank in range(1, len(game.cast)):
        name = CHARACTER_NAMES[game.cast[rank]]
        seats = [seat for seat in range(game.seats) if game.put_away[seat] >> rank & 1]
        is_wrong = len(seats) > 1 or (len(seats) == 1 and game.cast[rank] not in game.face_down)
        # What was taken unseen, or by the last of seven or eight, may be anywhere and may be put away again.
        if is_wrong and not game.blind:
            raise BadPosition(f"The {name} cannot have been put away like that: one seat did it, and it is face down.")
        if game.is_revealed(rank) and (game.held_by[rank] == NOBODY or rank > game.called):
            raise BadPosition(f"The {name} cannot be revealed: nobody has shown it yet.")
    if game.packet and not any(isinstance(step, (Draft, LayInPlace)) for step in game.agenda):
        raise BadPosition("There are characters in 'packet' only during a draft.")


def check_marks(game: "Citadels") -> None:
    """Refuse more marks than there are, and marks that cannot lie together."""
    for mark in SINGLE:
        if len([each for each in game.marks if each >> 7 == mark]) > 1:
            raise BadPosition(f"There is only one mark '{MARK_NAMES[mark]}'.")
    for each in game.marks:
        if not is_laid(game, each >> 7):
            raise BadPosition(f"Nobody can have laid the mark '{MARK_NAMES[each >> 7]}' yet.")
        check_place(game, each >> 7, each >> 3 & 15)
    check_markers(game, "warrants", [WARRANT, SIGNED_WARRANT], 3)
    check_markers(game, "threats", [THREAT, REAL_THREAT, TURNED_THREAT], 2)


def check_place(game: "Citadels", mark: int, rank: int) -> None:
    """Refuse a mark on a character that it cannot lie on."""
    name = CHARACTER_NAMES[game.cast[rank]]
    if (rank == 1 and mark in NOT_ON_RANK_1) or (mark == PROTECTED and rank != LAID_BY[PROTECTED]):
        raise BadPosition(f"The mark '{MARK_NAMES[mark]}' cannot lie on the {name}.")
    if mark in OF_THE_PLAYING and not can_have_guests(game):
        for other in (KILLED, BEWITCHED):
            if game.marked_by(other, rank) != NOBODY:
                raise BadPosition(f"The {name} cannot be '{MARK_NAMES[mark]}' and '{MARK_NAMES[other]}'.")


def is_laid(game: "Citadels", mark: int) -> bool:
    """Say whether the character that lays a mark has had its chance in this round."""
    if can_have_guests(game):
        return True
    if game.called != LAID_BY[mark] or mark in (PROTECTED, BUILT):
        return game.called >= LAID_BY[mark]
    is_done = mark != BEWITCHED and game.used >> POWER_USED & 1 == 1
    return is_done or not any(isinstance(step, Turn) for step in game.agenda)


def can_have_guests(game: "Citadels") -> bool:
    """Say whether a character from the box can act in this game, at any rank."""
    return any(DISTRICT_CATALOG[district].hosts_guest() for district in game.rules.uniques)


def check_markers(game: "Citadels", name: str, marks: list[int], most: int) -> None:
    """Refuse too many markers, markers of several seats, and two on one character."""
    laid = [mark for mark in game.marks if mark >> 7 in marks]
    if len(laid) > most:
        raise BadPosition(f"There are {most} {name}, not {len(laid)}.")
    if len({mark & 7 for mark in laid}) > 1 or len({mark >> 3 & 15 for mark in laid}) < len(laid):
        raise BadPosition(f"The {name} are laid by one seat, on different characters.")


def check_completed(game: "Citadels") -> None:
    """Refuse a completed city if nobody was the first to complete one."""
    for seat in range(game.seats):
        if game.first == NOBODY and game.is_completed(seat):
            raise BadPosition(f"The city of seat {seat} is completed, so 'first' must say who completed one first.")
        if not game.early and game.goal < game.rules.city_size and game.reaches_goal(seat):
            raise BadPosition(f"The city of seat {seat} has reached the 'goal', so 'early' must say who did first.")


def check_notes(game: "Citadels") -> None:
    """Refuse what no district can remember."""
    for each in game.notes:
        district, number = divmod(each, NOTE)
        if game.owner_of(district) == NOBODY or not DISTRICT_CATALOG[district].remembers(game, number):
            raise BadPosition(f"The {DISTRICT_NAMES[district]} cannot remember {number}.")


def check_guest(game: "Citadels") -> None:
    """Refuse a guest who cannot be there."""
    for name, character in (("guest", game.guest), ("joined", game.joined)):
        if character != NOBODY and character not in possible_guests(game, name == "joined"):
            raise BadPosition(f"The {CHARACTER_NAMES[character]} cannot be '{name}'.")
    if game.guest != NOBODY and game.host() == NOBODY:
        raise BadPosition("A 'guest' needs a district to lie under.")
    if game.joined != NOBODY and not any(isinstance(step, (Turn, EndTurn)) for step in game.agenda):
        raise BadPosition("A guest has 'joined' only during a turn.")


def check_tucked(game: "Citadels") -> None:
    """Refuse cards that lie under nothing."""
    for each in game.tucked:
        top = each // DISTRICTS
        if top < BASIC or not any(game.has_district(seat, top) for seat in range(game.seats)):
            raise BadPosition(f"Nothing can lie under the {DISTRICT_NAMES[top]}: it is no unique district of any city.")

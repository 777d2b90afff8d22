"""What a written position can be: an agenda whose steps find what they need, and everything else where it can lie."""

from typing import TYPE_CHECKING, Final

from twocities.citadels.catalog import DISTRICT_CATALOG, MARK_CATALOG
from twocities.citadels.ids import BASIC, BEWITCHED, CHARACTER_NAMES, DISTRICT_NAMES, KILLED, MARK_NAMES, NOBODY, NOTE
from twocities.citadels.marks import Mark
from twocities.citadels.memory import card_of, holder_of, viewer_of
from twocities.citadels.packed import kind_of_mark, rank_of_mark, top_of_tucked
from twocities.citadels.phases.end import EndGame
from twocities.citadels.phases.guest import possible_guests
from twocities.citadels.rules import is_pick
from twocities.citadels.step import DRAWN, FAIR, PACKET, SITE, THE_END, CitadelsStep, seat_on_turn
from twocities.citadels.step_registry import next_steps
from twocities.citadels.zones import copies_of, with_last
from twocities.core.errors import BadPosition
from twocities.core.step import Step

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels

MOST_GOLD: Final = 10**9
"""More than anybody can have."""

MOST_CARDS: Final = 68
"""How many districts a game has."""


def check_agenda(agenda: list[Step]) -> None:
    """Refuse steps that cannot follow each other."""
    after = THE_END
    for step in agenda:
        assert isinstance(step, CitadelsStep)
        allowed = next_steps(type(step))
        if after not in allowed:
            raise BadPosition(f"After the step '{step.name}' comes {spoken(allowed)}, not {spoken([after])}.")
        after = step.name


def spoken(names: list[str]) -> str:
    """List steps by name."""
    return " or ".join([f"'{name}'" if name else "nothing" for name in names])


def rank_called(game: "Citadels") -> int:
    """Return the rank that was called last, given what is to be done after everything else."""
    last = game.agenda[0] if game.agenda else EndGame()
    assert isinstance(last, CitadelsStep)
    return last.rank_called(game)


def check_steps(game: "Citadels") -> None:
    """Refuse seats, ranks, characters, cards and numbers of steps that there are not."""
    for step in game.agenda:
        assert isinstance(step, CitadelsStep)
        check_fields(game, step)


def check_fields(game: "Citadels", step: CitadelsStep) -> None:
    """Refuse a step with a field that is out of bounds."""
    most = {
        "seat": game.seats - 1,
        "victim": game.seats - 1,
        "rank": len(game.cast) - 1,
        "stage": len(game.rules.plan),
        "district": len(DISTRICT_CATALOG) - 1,
        "gold": MOST_GOLD,
    }
    fields = step.to_dict()
    for field, value in fields.items():
        least = 1 if field == "rank" else 0
        highest = 1 if field in step.flags else most.get(field, MOST_CARDS)
        assert isinstance(value, int)
        if field == "acting":
            if value != game.cast[game.called]:
                raise BadPosition(
                    f"The step '{step.name}' is of the {CHARACTER_NAMES[value]}, "
                    f"who is not the character of rank {game.called}, which was called last."
                )
        elif field != "place" and not least <= value <= highest:
            raise BadPosition(f"The step '{step.name}' has {field} {value}; it must be from {least} to {highest}.")
    if "victim" in fields and fields["victim"] == fields["seat"]:
        raise BadPosition(f"The step '{step.name}' needs two different seats.")


def check_needs(game: "Citadels") -> None:
    """Refuse an agenda with a step that lacks what it needs, and cards that no step is about."""
    if not game.agenda and not game.is_last_round():
        raise BadPosition("'agenda' is empty only when the game is over, and then 'first' says who completed a city.")
    if len(game.declared) and game.agenda and not isinstance(game.agenda[0], EndGame):
        raise BadPosition("Types are 'declared' only when the game ends.")
    for step in game.agenda:
        assert isinstance(step, CitadelsStep)
        lack = step.lack_of_seat(game) or lack_of_district(game, step) or step.lack(game)
        if lack:
            raise BadPosition(f"The step '{step.name}' needs {lack}.")
    zones = zones_of(game.agenda)
    if len(game.drawn) and DRAWN not in zones:
        raise BadPosition("There are cards in 'drawn', but nobody is choosing among them.")
    if len(game.fair) and FAIR not in zones:
        raise BadPosition("There are districts in 'fair', but nobody is choosing among them.")
    if len(game.site) and SITE not in zones:
        raise BadPosition("There are districts in 'site', but nobody is building them.")


def zones_of(agenda: list[Step]) -> list[str]:
    """List the zones that the steps of an agenda are about."""
    return [step.zone for step in agenda if isinstance(step, CitadelsStep)]


def lack_of_district(game: "Citadels", step: CitadelsStep) -> str:
    """Say that a step should be of a unique district, or nothing if it is of none or of the right one."""
    if not step.is_of_district:
        return ""
    fields = step.to_dict()
    seat, district = fields["seat"], fields["district"]
    assert isinstance(seat, int)
    assert isinstance(district, int)
    if district in game.effects(seat) and type(step) in DISTRICT_CATALOG[district].steps():
        return ""
    return f"a unique district in the city of seat {seat}, not the {DISTRICT_NAMES[district]}"


def lay_rest_face_down(game: "Citadels") -> None:
    """Put the characters face down that a position mentions nowhere."""
    lying = [*game.packet, *game.face_up, *game.face_down]
    for rank in range(1, len(game.cast)):
        if game.held_by[rank] == NOBODY and game.cast[rank] not in lying:
            game.face_down = with_last(game.face_down, game.cast[rank])


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
    if len(game.packet) and PACKET not in zones_of(game.agenda):
        raise BadPosition("There are characters in 'packet' only during a draft.")


def check_marks(game: "Citadels") -> None:
    """Refuse more marks than there are, and marks that cannot lie together."""
    for mark in MARK_CATALOG:
        if mark.is_single and len([each for each in game.marks if kind_of_mark(each) == mark.id]) > 1:
            raise BadPosition(f"There is only one mark '{mark.name}'.")
    has_guests = can_have_guests(game)
    for each in game.marks:
        mark = MARK_CATALOG[kind_of_mark(each)]
        if not has_guests and not mark.may_be_laid(game):
            raise BadPosition(f"Nobody can have laid the mark '{mark.name}' yet.")
        check_place(game, mark, rank_of_mark(each), has_guests)
    for mark in MARK_CATALOG:
        wrong = mark.wrong(game)
        if wrong:
            raise BadPosition(wrong)


def check_place(game: "Citadels", mark: Mark, rank: int, has_guests: bool) -> None:
    """Refuse a mark on a character that it cannot lie on."""
    name = CHARACTER_NAMES[game.cast[rank]]
    if not mark.lowest <= rank <= mark.highest:
        raise BadPosition(f"The mark '{mark.name}' cannot lie on the {name}.")
    if mark.spares_absent and not has_guests:
        for other in (KILLED, BEWITCHED):
            if game.marked_by(other, rank) != NOBODY:
                raise BadPosition(f"The {name} cannot be '{mark.name}' and '{MARK_NAMES[other]}'.")


def can_have_guests(game: "Citadels") -> bool:
    """Say whether a character from the box can act in this game, at any rank."""
    return any(DISTRICT_CATALOG[district].hosts_guest() for district in game.rules.uniques)


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
    if game.joined != NOBODY and seat_on_turn(game) == NOBODY:
        raise BadPosition("A guest has 'joined' only during a turn.")


def check_memory(game: "Citadels") -> None:
    """Refuse what seats cannot have learned, because it is not so."""
    for each in game.known_cards:
        holder, card = holder_of(each), card_of(each)
        if viewer_of(each) == holder or copies_known(game, each) > copies_of(game.hands[holder], card):
            raise BadPosition(
                f"'known_cards' are in others' hands, but no such {DISTRICT_NAMES[card]} is at seat {holder}."
            )
    if game.top_card != NOBODY and (not len(game.deck) or game.deck[len(game.deck) - 1] != game.top_card):
        raise BadPosition(f"'top_card' is the first card of 'deck', which is not the {DISTRICT_NAMES[game.top_card]}.")


def copies_known(game: "Citadels", known: int) -> int:
    """Count how many copies of a card its viewer knows in one hand."""
    return len([each for each in game.known_cards if each == known])


def check_tucked(game: "Citadels") -> None:
    """Refuse cards that lie under nothing."""
    for each in game.tucked:
        top = top_of_tucked(each)
        if top < BASIC or not any(game.has_district(seat, top) for seat in range(game.seats)):
            raise BadPosition(f"Nothing can lie under the {DISTRICT_NAMES[top]}: it is no unique district of any city.")

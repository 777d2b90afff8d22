"""What the steps of a written agenda need of the table: without it the game could not go on."""

from typing import TYPE_CHECKING, Final

from twocities.citadels.cards import District
from twocities.citadels.catalog import CHARACTER_CATALOG, DISTRICT_CATALOG
from twocities.citadels.characters.abbot import SplitIncome
from twocities.citadels.characters.blackmailer import LayThreat, MakeReal
from twocities.citadels.characters.diplomat import DemandDistrict
from twocities.citadels.characters.emperor import ChooseHeir
from twocities.citadels.characters.magistrate import LayWarrant, SignWarrant
from twocities.citadels.characters.scholar import KeepStudied
from twocities.citadels.characters.seer import GiveBack
from twocities.citadels.characters.witch import ChooseBewitched
from twocities.citadels.characters.wizard import BuildTaken
from twocities.citadels.districts.altar import ReplaceCharacter
from twocities.citadels.districts.annual_fair import TakeFromFair
from twocities.citadels.districts.armory import Armory, ChooseRuin
from twocities.citadels.districts.ball_room import GiveThanks
from twocities.citadels.districts.botanical_garden import PlantDistrict
from twocities.citadels.districts.graveyard import OfferRuin
from twocities.citadels.districts.hideout import HideGold, Hideout
from twocities.citadels.districts.hospital import OfferAnswer
from twocities.citadels.districts.laboratory import DiscardForGold, Laboratory
from twocities.citadels.districts.lighthouse import SearchDeck
from twocities.citadels.districts.merchants_bridge import ChooseAlly, MerchantsBridge
from twocities.citadels.districts.museum import Museum, TuckCard
from twocities.citadels.districts.red_dragon import AttachDistrict, RedDragon
from twocities.citadels.districts.theater import ChoosePartner, GiveCharacter
from twocities.citadels.ids import (
    BEWITCHED,
    CHARACTER_NAMES,
    DISTRICT_NAMES,
    KILLED,
    NO_TYPE,
    NOBODY,
    PLACE_NAMES,
    POWER_USED,
    REAL_THREAT,
    SIGNED_WARRANT,
    THREAT,
    TURNED_THREAT,
    USES,
    WARRANT,
)
from twocities.citadels.phases.build import ChooseRazed, FinishBuilding, GiveForLoan, OfferConfiscation, PayWithCards
from twocities.citadels.phases.call import EndBewitched, ResumeTurn
from twocities.citadels.phases.draft import Draft, LayInPlace
from twocities.citadels.phases.end import DeclareType, EndGame
from twocities.citadels.phases.gather import GatherOnly, KeepCard
from twocities.citadels.phases.guest import ActAsGuest
from twocities.citadels.phases.turn import AfterGathering, AnswerThreat, EndTurn, Turn, UnmaskThreat
from twocities.citadels.rules import (
    DISCARD_AT_RANDOM,
    KEEP_OF_THREE,
    KEEP_OF_TWO,
    KEEP_ONE,
    PUT_ONE_AWAY,
    STAGES,
    TAKE_FACE_DOWN,
    is_pick,
)
from twocities.citadels.scoring import declared_type
from twocities.core.errors import BadPosition
from twocities.core.step import Step

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels

LEAVE_PACKET: Final = {
    KEEP_ONE: 1,
    PUT_ONE_AWAY: 1,
    DISCARD_AT_RANDOM: 1,
    TAKE_FACE_DOWN: -1,
    KEEP_OF_THREE: 1,
    KEEP_OF_TWO: 2,
}
"""How many characters leave the packet at each stage of a draft."""

CHOOSING: Final = (KeepCard, KeepStudied, BuildTaken)
"""The steps that are about the cards in `drawn`."""

OF_DISTRICTS: Final[dict[type[Step], type[District]]] = {
    ChooseRuin: Armory,
    DiscardForGold: Laboratory,
    TuckCard: Museum,
    ChooseAlly: MerchantsBridge,
    AttachDistrict: RedDragon,
    HideGold: Hideout,
}
"""The steps that are about a unique district of the seat's city, and what kind of district that is."""

BUILDING: Final = (OfferConfiscation, ChooseRazed, PayWithCards, FinishBuilding)
"""The steps that are about the district in `site`."""


OF_ANY_SEAT: Final = (
    OfferRuin,
    SearchDeck,
    PlantDistrict,
    ChooseAlly,
    ReplaceCharacter,
    AttachDistrict,
    TakeFromFair,
)
"""The steps in a turn that can be of another seat, also of a Magistrate who confiscated the district."""


def check_needs(game: "Citadels") -> None:
    """Refuse an agenda with a step that lacks what it needs, and cards that no step is about."""
    if not game.agenda and not game.is_last_round():
        raise BadPosition("'agenda' is empty only when the game is over, and then 'first' says who completed a city.")
    if game.declared and game.agenda and not isinstance(game.agenda[0], EndGame):
        raise BadPosition("Types are 'declared' only when the game ends.")
    is_choosing = False
    is_building = False
    for step in game.agenda:
        lack = lack_of_seat(game, step) or lack_of_characters(game, step) or lack_of_marks(game, step)
        lack = lack or lack_of_cards(game, step) or lack_of_building(game, step)
        if lack:
            raise BadPosition(f"The step '{step.name}' needs {lack}.")
        is_choosing = is_choosing or isinstance(step, CHOOSING)
        is_building = is_building or isinstance(step, BUILDING)
    if len(game.drawn) and not is_choosing:
        raise BadPosition("There are cards in 'drawn', but nobody is choosing among them.")
    if len(game.fair) and not any(isinstance(step, TakeFromFair) for step in game.agenda):
        raise BadPosition("There are districts in 'fair', but nobody is choosing among them.")
    if len(game.site) and not is_building:
        raise BadPosition("There are districts in 'site', but nobody is building them.")


def lack_of_seat(game: "Citadels", step: Step) -> str:
    """Say which seat a step should be of, or nothing if it is."""
    turn = turn_of(game)
    holder = game.held_by[game.called]
    witch = game.marked_by(BEWITCHED, game.called)
    if isinstance(step, (Turn, EndTurn)):
        return "" if step.seat in (holder, witch) else f"a seat that has the {CHARACTER_NAMES[step.acting]}"
    if isinstance(step, ResumeTurn):
        return "" if step.seat == witch else f"the seat that bewitched rank {game.called}"
    if isinstance(step, (GatherOnly, EndBewitched)) or (turn is None and isinstance(step, KeepCard)):
        return "" if step.seat == holder else f"the seat that has rank {game.called}"
    if turn is not None and not isinstance(step, OF_ANY_SEAT):
        field = "victim" if isinstance(step, (OfferConfiscation, UnmaskThreat)) else "seat"
        if step.to_dict().get(field, turn.seat) != turn.seat:
            return f"{turn.seat} as '{field}', whose turn it is"
    return ""


def turn_of(game: "Citadels") -> Turn | EndTurn | None:
    """Find the turn that is being played, or that is about to end."""
    for step in game.agenda:
        if isinstance(step, (Turn, EndTurn)):
            return step
    return None


def lack_of_characters(game: "Citadels", step: Step) -> str:
    """Say what a step that is about characters lacks."""
    if isinstance(step, Draft):
        return lack_of_draft(game, step.stage, NOBODY)
    if isinstance(step, LayInPlace):
        if step.stage == len(game.rules.plan) or not is_pick(game.rules.plan[step.stage]):
            return "a stage at which a character is picked"
        return lack_of_draft(game, step.stage, step.seat)
    if isinstance(step, GiveThanks) and (
        step.rank != game.called or game.held_by[step.rank] != step.seat or game.crown != step.victim
    ):
        return "the seat that has the rank called last, and another one that has the crown"
    if isinstance(step, ChoosePartner) and not all(game.characters_of(seat) for seat in range(game.seats)):
        return "a character at each seat"
    if isinstance(step, GiveCharacter) and not (game.characters_of(step.seat) and game.characters_of(step.victim)):
        return "a character at both seats"
    if isinstance(step, OfferAnswer) and (step.rank != game.called or game.marked_by(KILLED, step.rank) == NOBODY):
        return "a killed rank that was called last"
    if isinstance(step, ChooseHeir) and not any(
        game.marked_by(KILLED, game.rank_of(character)) != NOBODY for character in game.characters_of(step.seat)
    ):
        return "a seat whose character was killed"
    if isinstance(step, EndGame) and not game.is_last_round():
        return "'first' to say who completed a city"
    return ""


def lack_of_draft(game: "Citadels", stage: int, blind: int) -> str:
    """Say what a draft lacks at a stage of its plan, at which a seat may have taken a character unseen."""
    face_down = max(1, game.rules.peeks)
    packet = len(game.cast) - 1 - game.rules.face_up - face_down
    held = [0] * game.seats
    for each in game.rules.plan[:stage]:
        what = each % STAGES
        packet -= LEAVE_PACKET[what]
        if is_pick(each):
            held[(game.opener + each // STAGES) % game.seats] += 1
            face_down += LEAVE_PACKET[what] - 1
        else:
            face_down += LEAVE_PACKET[what]
    if blind != NOBODY:
        held[blind] += 1
        face_down -= 1
    for name, wanted, found in [
        ("'packet'", packet, len(game.packet)),
        ("'face_up'", game.rules.face_up, len(game.face_up)),
        ("'face_down'", face_down, len(game.face_down)),
        *[(f"seat {seat}", held[seat], len(game.characters_of(seat))) for seat in range(game.seats)],
    ]:
        if wanted != found:
            return f"{wanted} characters in {name}, not {found}"
    return ""


def lack_of_marks(game: "Citadels", step: Step) -> str:
    """Say what a step that is about marks lacks."""
    if isinstance(step, (AfterGathering, ChooseBewitched)) and not game.gathered:
        return "'gathered' to be 1"
    if isinstance(step, ChooseBewitched) and (
        CHARACTER_CATALOG[game.cast[game.called]].acts_before_gathering() or game.marked_with(BEWITCHED)
    ):
        return "a character that bewitches, and nobody to be bewitched yet"
    if isinstance(step, AnswerThreat) and game.threat_by(game.called) in (NOBODY, step.seat):
        return "a threat by another seat"
    if isinstance(step, UnmaskThreat) and game.threat_by(game.called) != step.seat:
        return "a threat by its seat"
    if isinstance(step, OfferConfiscation) and game.warrant_by(game.called) != step.seat:
        return "a warrant by its seat"
    if isinstance(step, SignWarrant) and not is_laying(game, step.seat, WARRANT, SIGNED_WARRANT, LayWarrant.name, 3):
        return "a used power, and three warrants by its seat, none of them signed, with those still to be laid"
    if isinstance(step, MakeReal) and (
        game.marked_with(TURNED_THREAT) or not is_laying(game, step.seat, THREAT, REAL_THREAT, LayThreat.name, 2)
    ):
        return "a used power, and two threats by its seat, none of them real, with those still to be laid"
    return ""


def is_laying(game: "Citadels", seat: int, blank: int, real: int, step: str, count: int) -> bool:
    """Say whether a seat has as many markers as there are: blank ones that lie there, and those still to be laid."""
    laid = [each for each in game.marks if each >> 7 == blank and each & 7 == seat]
    to_lay = [each for each in game.agenda if each.name == step]
    is_used = (game.used | game.used >> USES) >> POWER_USED & 1 == 1
    return is_used and not game.marked_with(real) and len(laid) + len(to_lay) == count


def lack_of_cards(game: "Citadels", step: Step) -> str:
    """Say what a step that is about cards lacks."""
    if isinstance(step, (KeepCard, KeepStudied)) and not len(game.drawn):
        return "cards in 'drawn'"
    if isinstance(step, KeepCard) and step.count > len(game.drawn):
        return f"{step.count} cards in 'drawn' to keep"
    if isinstance(step, BuildTaken) and len(game.drawn) != 1:
        return "one card in 'drawn'"
    if isinstance(step, GiveBack):
        gifts = len([each for each in game.agenda if isinstance(each, GiveBack)])
        return "" if gifts <= len(game.hands[step.seat]) else f"{gifts} cards in the hand of seat {step.seat}"
    if isinstance(step, GiveForLoan) and not 1 <= step.gold <= len(game.hands[step.seat]):
        return f"at least one gold, and a card in the hand of seat {step.seat} for each"
    if isinstance(step, OfferRuin):
        turn = turn_of(game)
        if step.district not in game.deck or not game.gold[step.seat] or turn is None or turn.seat == step.seat:
            return f"a {DISTRICT_NAMES[step.district]} in the deck, and another seat that has gold"
    if isinstance(step, DemandDistrict) and step.place not in game.cities[step.seat]:
        return f"a {PLACE_NAMES[step.place]} in the city of seat {step.seat}"
    if isinstance(step, TakeFromFair) and not len(game.fair):
        return "cards in 'fair'"
    if isinstance(step, ActAsGuest) and game.joined == NOBODY:
        return "a guest who has 'joined'"
    if type(step) in OF_DISTRICTS:
        return lack_of_district(game, step)
    if isinstance(step, SplitIncome) and step.count + step.both > len(game.cities[step.seat]):
        return f"as many districts in the city of seat {step.seat}"
    if isinstance(step, DeclareType):
        twins = [each for each in game.agenda if isinstance(each, DeclareType) and each.district == step.district]
        has_any_type = step.district in game.effects(step.seat) and DISTRICT_CATALOG[step.district].has_any_type(game)
        if not has_any_type or declared_type(game, step.district) != NO_TYPE or len(twins) > 1:
            return f"a district of any type in the city of seat {step.seat} that is declared once"
    return ""


def lack_of_district(game: "Citadels", step: Step) -> str:
    """Say what a step that is about a unique district lacks."""
    fields = step.to_dict()
    seat, district = fields["seat"], fields["district"]
    assert isinstance(seat, int)
    assert isinstance(district, int)
    if district in game.effects(seat) and isinstance(DISTRICT_CATALOG[district], OF_DISTRICTS[type(step)]):
        return ""
    return f"a unique district in the city of seat {seat}, not the {DISTRICT_NAMES[district]}"


def lack_of_building(game: "Citadels", step: Step) -> str:
    """Say what a step that is about building lacks."""
    if isinstance(step, BUILDING) and list(game.site) != [step.district]:
        return f"the {DISTRICT_NAMES[step.district]} and nothing else in 'site'"
    if isinstance(step, OfferConfiscation) and step.gold > game.spent:
        return "its gold to be part of what was 'spent'"
    if isinstance(step, PayWithCards):
        rest = step.rest(game)
        if not 0 <= rest <= len(game.hands[step.seat]) + game.gold[step.seat]:
            return f"cards and gold of seat {step.seat} that can pay the price"
    return ""

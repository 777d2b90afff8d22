"""What the steps of a written agenda need of the table: without it the game could not go on."""

from typing import TYPE_CHECKING

from twocities.citadels.catalog import DISTRICT_CATALOG
from twocities.citadels.characters.blackmailer import LayThreat, MakeReal
from twocities.citadels.characters.diplomat import DemandDistrict
from twocities.citadels.characters.emperor import ChooseHeir
from twocities.citadels.characters.magistrate import LayWarrant, SignWarrant
from twocities.citadels.characters.scholar import KeepStudied
from twocities.citadels.characters.seer import GiveBack
from twocities.citadels.characters.witch import ChooseBewitched
from twocities.citadels.characters.wizard import BuildTaken
from twocities.citadels.districts.armory import ChooseRuin
from twocities.citadels.districts.graveyard import OfferRuin
from twocities.citadels.districts.hospital import OfferAnswer
from twocities.citadels.districts.laboratory import DiscardForGold
from twocities.citadels.districts.lighthouse import SearchDeck
from twocities.citadels.districts.museum import TuckCard
from twocities.citadels.districts.theater import ChoosePartner, GiveCharacter
from twocities.citadels.ids import (
    BASIC,
    BEWITCHED,
    CHARACTER_NAMES,
    DISTRICT_NAMES,
    KILLED,
    NOBODY,
    REAL_THREAT,
    SIGNED_WARRANT,
    THREAT,
    WARRANT,
)
from twocities.citadels.phases.build import ChooseRazed, FinishBuilding, GiveForLoan, OfferConfiscation, PayWithCards
from twocities.citadels.phases.call import CallRank, EndBewitched, ResumeTurn
from twocities.citadels.phases.draft import Draft
from twocities.citadels.phases.end import DeclareType, EndGame
from twocities.citadels.phases.gather import GatherOnly, KeepCard
from twocities.citadels.phases.turn import AfterGathering, AnswerThreat, EndTurn, Turn, UnmaskThreat
from twocities.citadels.rules import KEEP_ONE, TAKE_FACE_DOWN
from twocities.core.errors import BadPosition
from twocities.core.step import Step

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


def check_needs(game: "Citadels") -> None:
    """Refuse an agenda with a step that lacks what it needs."""
    for step in game.agenda:
        missing = lack_of(game, step)
        if missing:
            raise BadPosition(f"The step '{step.name}' needs {missing}.")
    check_open_cards(game)


def lack_of(game: "Citadels", step: Step) -> str:
    """Say what a step lacks, or nothing."""
    return (
        lack_of_turn(game, step)
        or lack_of_characters(game, step)
        or lack_of_marks(game, step)
        or lack_of_cards(game, step)
        or lack_of_building(game, step)
    )


def lack_of_turn(game: "Citadels", step: Step) -> str:
    """Say what a step lacks that belongs to a turn: the right seat."""
    facts = step.facts()
    turn = turn_of(game)
    if isinstance(step, Turn | EndTurn):
        if step.seat not in (holder(game), witch(game)):
            return f"a seat that has the {CHARACTER_NAMES[step.acting]}"
    elif isinstance(step, GatherOnly | EndBewitched) or (isinstance(step, KeepCard) and turn is None):
        if step.seat != holder(game):
            return f"the seat that has rank {game.called}"
    elif isinstance(step, ResumeTurn):
        if step.seat != witch(game):
            return f"the seat that bewitched rank {game.called}"
    elif isinstance(step, AfterGathering | ChooseBewitched) and not game.gathered:
        return "'gathered' to be 1"
    elif turn is not None and not isinstance(step, CallRank | OfferRuin | SearchDeck):
        own = "victim" if isinstance(step, OfferConfiscation | UnmaskThreat) else "seat"
        if facts.get(own, turn.seat) != turn.seat:
            return f"seat {turn.seat}, whose turn it is, as '{own}'"
    return ""

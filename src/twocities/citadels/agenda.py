"""Which steps there are, and agendas that a game can have: what comes after what."""

from typing import TYPE_CHECKING, Final

from twocities.citadels.catalog import DISTRICT_CATALOG
from twocities.citadels.characters.abbot import SplitIncome
from twocities.citadels.characters.blackmailer import LayThreat, MakeReal
from twocities.citadels.characters.classic_warlord import DestroyLast
from twocities.citadels.characters.dark_city_diplomat import OfferLast
from twocities.citadels.characters.diplomat import DemandDistrict
from twocities.citadels.characters.emperor import ChooseHeir, TakeFromHolder
from twocities.citadels.characters.magician import ChooseRedrawn
from twocities.citadels.characters.magistrate import LayWarrant, SignWarrant
from twocities.citadels.characters.scholar import KeepStudied
from twocities.citadels.characters.seer import GiveBack
from twocities.citadels.characters.witch import ChooseBewitched
from twocities.citadels.characters.wizard import BuildTaken, TakeFromHand
from twocities.citadels.districts.altar import ReplaceCharacter
from twocities.citadels.districts.annual_fair import TakeFromFair
from twocities.citadels.districts.armory import ChooseRuin
from twocities.citadels.districts.ball_room import GiveThanks
from twocities.citadels.districts.bell_tower import ChooseGoal
from twocities.citadels.districts.botanical_garden import PlantDistrict
from twocities.citadels.districts.graveyard import OfferRuin
from twocities.citadels.districts.hideout import HideGold
from twocities.citadels.districts.hospital import OfferAnswer
from twocities.citadels.districts.laboratory import DiscardForGold
from twocities.citadels.districts.lighthouse import SearchDeck
from twocities.citadels.districts.merchants_bridge import ChooseAlly
from twocities.citadels.districts.museum import TuckCard
from twocities.citadels.districts.red_dragon import AttachDistrict
from twocities.citadels.districts.theater import ChoosePartner, GiveCharacter
from twocities.citadels.ids import CHARACTER_NAMES
from twocities.citadels.phases.build import ChooseRazed, FinishBuilding, GiveForLoan, OfferConfiscation, PayWithCards
from twocities.citadels.phases.call import CallRank, EndBewitched, ResumeTurn
from twocities.citadels.phases.draft import BeginRound, Draft, LayInPlace
from twocities.citadels.phases.end import CloseRound, DeclareType, EndGame, EndRound, PayAtEnd
from twocities.citadels.phases.gather import GatherOnly, KeepCard
from twocities.citadels.phases.guest import ActAsGuest
from twocities.citadels.phases.turn import AfterGathering, AnswerThreat, EndTurn, Turn, UnmaskThreat
from twocities.core.errors import BadPosition
from twocities.core.position import StepMakers
from twocities.core.step import Step

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels

MOST_GOLD: Final = 10**9
"""More than anybody can have."""

MOST_CARDS: Final = 68
"""How many districts a game has."""

THE_END: Final = ""
"""Comes after the steps that lead on by themselves: to another round, or to the end of the game."""

NEXT_CALL: Final = [CallRank.name, EndRound.name]
TURN: Final = [Turn.name]
ENDING: Final = [EndTurn.name]

COMES_AFTER: Final[dict[type[Step], list[str]]] = {
    BeginRound: [THE_END],
    Draft: [THE_END],
    CallRank: [THE_END],
    EndRound: [THE_END],
    CloseRound: [THE_END],
    EndGame: [THE_END],
    ChoosePartner: NEXT_CALL,
    GiveCharacter: NEXT_CALL,
    OfferAnswer: NEXT_CALL,
    GatherOnly: [*NEXT_CALL, EndBewitched.name],
    EndBewitched: [ResumeTurn.name],
    ResumeTurn: NEXT_CALL,
    Turn: NEXT_CALL,
    EndTurn: NEXT_CALL,
    KeepCard: [*NEXT_CALL, EndBewitched.name, AfterGathering.name, AnswerThreat.name],
    AfterGathering: TURN,
    AnswerThreat: [AfterGathering.name],
    UnmaskThreat: [AfterGathering.name],
    ChooseBewitched: TURN,
    LayWarrant: [LayWarrant.name, SignWarrant.name],
    SignWarrant: TURN,
    LayThreat: [MakeReal.name],
    MakeReal: TURN,
    ChooseRedrawn: TURN,
    TakeFromHand: TURN,
    BuildTaken: TURN,
    GiveBack: [GiveBack.name, Turn.name],
    TakeFromHolder: TURN,
    SplitIncome: TURN,
    KeepStudied: TURN,
    DemandDistrict: [*TURN, *ENDING],
    ChooseRuin: TURN,
    DiscardForGold: TURN,
    TuckCard: TURN,
    ChooseRazed: TURN,
    PayWithCards: TURN,
    FinishBuilding: TURN,
    GiveForLoan: [FinishBuilding.name],
    OfferConfiscation: TURN,
    OfferRuin: [*TURN, *ENDING],
    SearchDeck: TURN,
    LayInPlace: [THE_END],
    GiveThanks: NEXT_CALL,
    ActAsGuest: TURN,
    DestroyLast: ENDING,
    OfferLast: ENDING,
    ChooseGoal: TURN,
    PlantDistrict: TURN,
    ChooseAlly: TURN,
    ReplaceCharacter: TURN,
    AttachDistrict: TURN,
    HideGold: TURN,
    TakeFromFair: TURN,
    PayAtEnd: [CloseRound.name],
    ChooseHeir: [PayAtEnd.name],
    DeclareType: [DeclareType.name, EndGame.name],
}
"""Every step, with the names of those that can come right after it."""

STEPS: Final = StepMakers(list(COMES_AFTER))


def check_order(agenda: list[Step]) -> None:
    """Refuse steps that cannot follow each other."""
    after = THE_END
    for step in agenda:
        allowed = COMES_AFTER[type(step)]
        if after not in allowed:
            raise BadPosition(f"After the step '{step.name}' comes {spoken(allowed)}, not {spoken([after])}.")
        after = step.name


def spoken(names: list[str]) -> str:
    """List steps by name."""
    return " or ".join([f"'{name}'" if name else "nothing" for name in names])


def check_fields(game: "Citadels", step: Step) -> None:
    """Refuse seats, ranks, characters, cards and numbers that there are not."""
    ranks = len(game.cast) - 1
    most = {
        "seat": game.seats - 1,
        "victim": game.seats - 1,
        "rank": ranks,
        "stage": len(game.rules.plan),
        "district": len(DISTRICT_CATALOG) - 1,
        "gold": MOST_GOLD,
        "free": 1,
        "walls": 1,
    }
    fields = step.to_dict()
    for field, value in fields.items():
        least = 1 if field == "rank" else 0
        highest = most.get(field, MOST_CARDS)
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


def rank_called(game: "Citadels") -> int:
    """Return the rank that was called last, given what is to be done after everything else."""
    last = game.agenda[0] if game.agenda else EndGame()
    if isinstance(last, CallRank):
        return last.rank - 1
    return 0 if isinstance(last, BeginRound | Draft | LayInPlace) else len(game.cast) - 1

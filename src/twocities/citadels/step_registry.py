"""Every step that an agenda can hold: those of the phases, and those that the cards list themselves."""

from typing import Final

from twocities.citadels.catalog import CHARACTER_CATALOG, DISTRICT_CATALOG
from twocities.citadels.phases.build import ChooseRazed, FinishBuilding, GiveForLoan, PayWithCards
from twocities.citadels.phases.call import CallRank, EndBewitched, ResumeTurn
from twocities.citadels.phases.draft import BeginRound, Draft, LayInPlace
from twocities.citadels.phases.end import CloseRound, DeclareType, EndGame, EndRound, PayAtEnd
from twocities.citadels.phases.gather import GatherOnly, KeepCard
from twocities.citadels.phases.guest import ActAsGuest
from twocities.citadels.phases.turn import AfterGathering, EndTurn, Turn
from twocities.citadels.step import CitadelsStep
from twocities.core.position import StepMakers

STEPS_OF_PHASES: Final[list[type[CitadelsStep]]] = [
    BeginRound,
    Draft,
    LayInPlace,
    CallRank,
    EndBewitched,
    ResumeTurn,
    GatherOnly,
    KeepCard,
    AfterGathering,
    Turn,
    ActAsGuest,
    ChooseRazed,
    PayWithCards,
    GiveForLoan,
    FinishBuilding,
    EndTurn,
    EndRound,
    PayAtEnd,
    CloseRound,
    DeclareType,
    EndGame,
]


def all_steps() -> list[type[CitadelsStep]]:
    """List every step once; several cards can have the same one."""
    steps = STEPS_OF_PHASES.copy()
    for character in CHARACTER_CATALOG:
        steps.extend([step for step in character.steps() if step not in steps])
    for district in DISTRICT_CATALOG:
        steps.extend([step for step in district.steps() if step not in steps])
    return steps


STEPS: Final = all_steps()

STEP_MAKERS: Final = StepMakers(list(STEPS))


def next_steps(step: type[CitadelsStep]) -> list[str]:
    """List the names of the steps of which one comes right after a step."""
    return step.followed_by + [other.name for other in STEPS if step.name in other.follows]

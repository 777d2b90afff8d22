"""Which events of Citadels tell who drafted and who built what."""

from typing import Final

from twocities.citadels.events import CharacterPicked, CharacterTakenBlind, DistrictBuilt, RoundBegan
from twocities.core.study_events import StudyEvents

STUDY_EVENTS: Final = StudyEvents(
    RoundBegan.name,
    {CharacterPicked.name: "character", CharacterTakenBlind.name: "character"},
    {DistrictBuilt.name: "district"},
)

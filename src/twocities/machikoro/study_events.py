"""Which events of Machi Koro tell who built what; nothing is drafted."""

from typing import Final

from twocities.core.study_events import StudyEvents
from twocities.machikoro.events import CardBuilt, TurnBegan

STUDY_EVENTS: Final = StudyEvents(TurnBegan.name, {}, {CardBuilt.name: "card"})

"""Which events of Machi Koro tell who built what; nothing is drafted."""

from typing import Final

from twocities.core.chronicle import Chronicle
from twocities.machikoro.events import CardBuilt, TurnBegan

CHRONICLE: Final = Chronicle(TurnBegan.name, {}, {CardBuilt.name: "card"})

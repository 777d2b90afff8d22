"""The level that is still learning."""

from typing import ClassVar, Final

from librt.vecs import vec

from twocities.bots.bot import Bot
from twocities.bots.levels import knowledge_of
from twocities.bots.search.knowledge import best_of
from twocities.core.decision import Decision
from twocities.core.rng import Rng
from twocities.core.view import View

NOISE: Final = 2.5
"""The most by which an option is misjudged, in units of the knowledge's temperature."""

LAPSE_NOISE: Final = 30.0
"""The same in a decision at which it does not think."""

LAPSES_PER_100: Final = 12
"""In how many of a hundred decisions it does not think."""

RESOLUTION: Final = 1 << 16
"""How many different errors there are."""


class Apprentice(Bot):
    """Adds noise to what a Journeyman knows, and now and then so much that the choice is almost random."""

    name: ClassVar[str] = "apprentice"

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        knowledge = knowledge_of(view)
        noise = knowledge.temperature * (LAPSE_NOISE if rng.below(100) < LAPSES_PER_100 else NOISE)
        values = vec[float]([value + noise * error(rng) for value in knowledge.values(view, decision)])
        return decision.actions[best_of(values, rng)]


def error(rng: Rng) -> float:
    """Draw a number from -1 to 1."""
    return 2 * rng.below(RESOLUTION) / RESOLUTION - 1

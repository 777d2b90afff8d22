"""The knowledge of each game, which all levels of bots share."""

from typing import Final

from twocities.bots.citadels.knowledge import CitadelsKnowledge
from twocities.bots.machikoro.knowledge import MachiKoroKnowledge
from twocities.bots.search.knowledge import Knowledge
from twocities.citadels.view import CitadelsView
from twocities.core.errors import BadRules
from twocities.core.view import View
from twocities.machikoro.view import MachiKoroView

KNOWLEDGE: Final[dict[type[View], Knowledge]] = {
    CitadelsView: CitadelsKnowledge(),
    MachiKoroView: MachiKoroKnowledge(),
}
"""The knowledge of each game, by the class of its view."""


def knowledge_of(view: View) -> Knowledge:
    """Find the knowledge of the game that a view is of."""
    knowledge = KNOWLEDGE.get(type(view))
    if knowledge is None:
        raise BadRules(f"No level of bots knows the game behind a {type(view).__name__}.")
    return knowledge

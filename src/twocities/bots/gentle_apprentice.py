"""The level that a newcomer meets first."""

from typing import ClassVar, Final

from twocities.bots.apprentice import Apprentice
from twocities.citadels.actions import VOCABULARY
from twocities.citadels.view import CitadelsView
from twocities.core.decision import Decision, packed
from twocities.core.rng import Rng
from twocities.core.view import View
from twocities.machikoro.actions import BUILD
from twocities.machikoro.ids import PURPLE, RED
from twocities.machikoro.view import MachiKoroView

GENTLE_ROUNDS: Final = 2
"""For how many rounds it does nothing to anybody."""

FIRST_CARDS: Final = 2
"""How many establishments a town begins with."""

HARMFUL_VERBS: Final = {
    "kill",
    "bewitch",
    "rob",
    "warrant",
    "sign",
    "threaten",
    "real",
    "spy",
    "swap",
    "look",
    "tithe",
    "destroy",
    "offer",
    "demand",
    "seize",
    "confiscate",
}
"""What costs another player a turn, gold, cards or a district in Citadels."""

HARMFUL_USES: Final = {"use armory", "use dark_city_armory"}
"""Districts whose use does so."""


class GentleApprentice(Apprentice):
    """Plays as an Apprentice, but for two rounds does nothing that harms another player, if it has a choice."""

    name: ClassVar[str] = "gentle_apprentice"

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        harmless = [action for action in decision.actions if not harms(view, action)]
        if not harmless or not is_early(view):
            return super().choose(view, decision, rng)
        return super().choose(view, Decision(decision.seat, decision.topic, packed(harmless), decision.about), rng)


def is_early(view: View) -> bool:
    """Say whether the first two rounds are being played, as far as a view tells."""
    if isinstance(view, CitadelsView):
        return bool(view.round <= GENTLE_ROUNDS)
    if isinstance(view, MachiKoroView):
        # Nobody counts turns in Machi Koro, but each brings one card at most.
        cards = sum(view.owned(view.viewer, card.id) for card in view.table.catalog.cards)
        return cards < FIRST_CARDS + GENTLE_ROUNDS
    return False


def harms(view: View, action: int) -> bool:
    """Say whether an option takes something from another player, now or, as a red card does, later."""
    if isinstance(view, CitadelsView):
        return VOCABULARY.verb(action).name in HARMFUL_VERBS or VOCABULARY.notation(action) in HARMFUL_USES
    if isinstance(view, MachiKoroView):
        card = action - BUILD
        cards = view.table.catalog.cards
        return 0 <= card < len(cards) and cards[card].colour in (RED, PURPLE)
    return False

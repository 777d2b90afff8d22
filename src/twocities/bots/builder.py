"""The bot that plays each game sensibly: it grows its income and heads for the end."""

from typing import ClassVar, Final

from twocities.bots.bot import Bot
from twocities.bots.citadels_builder import CitadelsBuilder
from twocities.bots.machikoro_builder import MachiKoroBuilder
from twocities.citadels.view import CitadelsView
from twocities.core.decision import Decision
from twocities.core.errors import BadRules
from twocities.core.rng import Rng
from twocities.core.view import View
from twocities.machikoro.view import MachiKoroView

BUILDERS: Final[dict[type[View], Bot]] = {
    CitadelsView: CitadelsBuilder(),
    MachiKoroView: MachiKoroBuilder(),
}
"""Who plays which game, told by its view."""


class Builder(Bot):
    """Hands each decision to the builder of the game that is on the table."""

    name: ClassVar[str] = "builder"

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        builder = BUILDERS.get(type(view))
        if builder is None:
            raise BadRules(f"The bot 'builder' does not know the game behind a {type(view).__name__}.")
        return builder.choose(view, decision, rng)

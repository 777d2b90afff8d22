"""The Park."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.citadels.cards import District

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class Park(District):
    """Its owner draws two cards at the end of a turn with an empty hand."""

    def when_turn_ends(self, game: "Citadels", owner: i64) -> None:
        if not len(game.hands[owner]):
            game.draw(owner, 2)

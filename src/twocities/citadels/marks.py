"""What lies on characters in a round."""

from typing import TYPE_CHECKING

from twocities.citadels.ids import POWER_USED, USES

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


def is_laying(game: "Citadels", seat: int, blank: int, real: int, step: str, count: int) -> bool:
    """Say whether a seat has as many markers as there are: blank ones that lie there, and those still to be laid."""
    laid = [each for each in game.marks if each >> 7 == blank and each & 7 == seat]
    to_lay = [each for each in game.agenda if each.name == step]
    is_used = (game.used | game.used >> USES) >> POWER_USED & 1 == 1
    return is_used and not game.marked_with(real) and len(laid) + len(to_lay) == count

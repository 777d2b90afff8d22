"""The Hideout."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import FETCH, HIDE, MOST_NUMBER
from twocities.citadels.cards import District
from twocities.citadels.events import GoldFetched, GoldHidden
from twocities.citadels.ids import HIDEOUT_USED, HIDING
from twocities.citadels.step import CitadelsStep
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Hideout(District):
    """Once a turn its owner may hide gold at it, which is nobody's then, or take some back."""

    def steps(self) -> list[type[CitadelsStep]]:
        return [HideGold]

    def remembers(self, game: "Citadels", number: i64) -> bool:
        return True

    def is_usable(self, game: "Citadels", turn: "Turn") -> bool:
        has_any = game.gold[turn.seat] > 0 or game.noted(self.id) > 0
        return has_any and not game.used >> HIDEOUT_USED & 1

    def use(self, game: "Citadels", turn: "Turn") -> None:
        game.used |= 1 << HIDEOUT_USED
        game.push(HideGold(turn.seat, self.id))


@mypyc_attr(acyclic=True, free_list_len=1)
class HideGold(CitadelsStep):
    """Asks `seat` how much gold to hide at its `district`, or to take back."""

    name: ClassVar[str] = "hide_gold"
    is_of_district: ClassVar[bool] = True
    follow_ups: ClassVar[list[int]] = [HIDING]
    opened_by: ClassVar[list[str]] = ["use"]

    def __init__(self, seat: i64 = 0, district: i64 = 0) -> None:
        self.seat = seat
        self.district = district

    def ask(self, game: "Citadels") -> Decision | None:
        most = MOST_NUMBER - 1
        options = vec[i64]([HIDE + gold for gold in range(1, min(game.gold[self.seat], most) + 1)])
        options = extend(options, [FETCH + gold for gold in range(1, min(game.noted(self.district), most) + 1)])
        return Decision(self.seat, HIDING, options)

    def choose(self, game: "Citadels", action: i64) -> None:
        hidden = max(0, game.noted(self.district))
        if action < FETCH:
            game.pay(self.seat, action - HIDE)
            game.note(self.district, hidden + action - HIDE)
            if game.heard:
                game.emit(GoldHidden(self.seat, self.district, action - HIDE))
        else:
            if hidden > action - FETCH:
                game.note(self.district, hidden - (action - FETCH))
            else:
                game.forget(self.district)
            game.gain(self.seat, action - FETCH)
            if game.heard:
                game.emit(GoldFetched(self.seat, self.district, action - FETCH))

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "district": self.district}

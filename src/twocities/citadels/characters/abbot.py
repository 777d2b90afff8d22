"""The Abbot."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import SPLIT, TITHE
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.ids import POWER_USED, RELIGIOUS, SPLITTING
from twocities.citadels.step import CitadelsStep
from twocities.core.closed_option import ClosedOption
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Abbot(Character):
    """Takes gold or a card for each religious district, and a gold from the richest player."""

    verbs: ClassVar[list[str]] = ["tithe"]

    def steps(self) -> list[type[CitadelsStep]]:
        return [SplitIncome]

    def take_income(self, game: "Citadels", turn: "Turn", count: i64) -> None:
        game.push(SplitIncome(turn.seat, count, 0))

    def income(self, game: "Citadels", seat: i64, count: i64) -> Fields:
        return {"share": count}

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        if game.used >> POWER_USED & 1:
            return NO_POWERS
        most = game.most_gold()
        if game.gold[turn.seat] == most:
            return NO_POWERS
        return vec[i64]([TITHE + seat for seat in game.others(turn.seat) if game.gold[seat] == most])

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        game.used |= 1 << POWER_USED
        game.take_gold(turn.seat, action - TITHE, 1)

    def brings(self, game: "Citadels", turn: "Turn", action: i64) -> Fields:
        return {"gain": 1}

    def closed(self, game: "Citadels", turn: "Turn") -> list[ClosedOption]:
        open_ones = self.powers(game, turn)
        if not len(open_ones):
            return []
        others = [TITHE + seat for seat in game.others(turn.seat)]
        return [ClosedOption(action, "poorer", {}) for action in others if action not in open_ones]

    def why_not(self, game: "Citadels", turn: "Turn", action: i64) -> str:
        if game.gold[turn.seat] == game.most_gold():
            return f"nobody has more gold than seat {turn.seat}"
        return f"seat {action - TITHE} is not the richest"


@mypyc_attr(acyclic=True, free_list_len=1)
class SplitIncome(CitadelsStep):
    """Asks `seat` how many of `count` incomes it takes in gold; the rest is cards, and `both` come as both."""

    name: ClassVar[str] = "split_income"
    follow_ups: ClassVar[list[int]] = [SPLITTING]
    opened_by: ClassVar[list[str]] = ["income"]

    def __init__(self, seat: i64 = 0, count: i64 = 0, both: i64 = 0) -> None:
        self.seat = seat
        self.count = count
        self.both = both

    def ask(self, game: "Citadels") -> Decision | None:
        if self.count == 0:
            return None
        return Decision(self.seat, SPLITTING, vec[i64]([SPLIT + gold for gold in range(self.count + 1)]), self.count)

    def brings(self, game: "Citadels", action: i64) -> Fields:
        gold = action - SPLIT
        return {"gain": gold + self.both, "cards": self.count - gold + self.both}

    def choose(self, game: "Citadels", action: i64) -> None:
        gold = action - SPLIT
        game.earn(self.seat, RELIGIOUS, gold + self.both, self.count - gold + self.both)

    def run(self, game: "Citadels") -> None:
        game.earn(self.seat, RELIGIOUS, self.both, self.both)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "count": self.count, "both": self.both}

    def lack(self, game: "Citadels") -> str:
        is_earned = self.count + self.both <= len(game.cities[self.seat])
        return "" if is_earned else f"as many districts in the city of seat {self.seat}"

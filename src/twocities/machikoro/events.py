"""What happens in Machi Koro. Nothing of it is secret: only the order of the deck is."""

from typing import ClassVar, final

from mypy_extensions import mypyc_attr

from twocities.core.event import Event
from twocities.core.fields import Fields


@final
@mypyc_attr(acyclic=True)
class TurnBegan(Event):
    """`seat` is on turn; `extra` if it is an extra one."""

    name: ClassVar[str] = "turn-began"

    def __init__(self, seat: int, extra: bool) -> None:
        self.seat = seat
        self.extra = extra

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "extra": int(self.extra)}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DiceRolled(Event):
    """`seat` rolled one die (`second` is 0) or two; `again` if for the second time in the turn."""

    name: ClassVar[str] = "dice-rolled"

    def __init__(self, seat: int, first: int, second: int, again: bool) -> None:
        self.seat = seat
        self.first = first
        self.second = second
        self.again = again

    def to_dict(self) -> Fields:
        return {
            "seat": self.seat,
            "first": self.first,
            "second": self.second,
            "sum": self.first + self.second,
            "dice": 2 if self.second else 1,
            "again": int(self.again),
        }

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True)
class RollRaised(Event):
    """A card of `seat` added `more` to its roll."""

    name: ClassVar[str] = "roll-raised"

    def __init__(self, seat: int, more: int) -> None:
        self.seat = seat
        self.more = more

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "more": self.more}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CoinsEarned(Event):
    """The bank paid `seat` for `count` copies of `card`."""

    name: ClassVar[str] = "coins-earned"

    def __init__(self, seat: int, card: int, count: int, coins: int) -> None:
        self.seat = seat
        self.card = card
        self.count = count
        self.coins = coins

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "card": self.card, "count": self.count, "coins": self.coins}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CoinsTaken(Event):
    """`seat` took from `victim` the `coins` there were of the `due` for `card`."""

    name: ClassVar[str] = "coins-taken"

    def __init__(self, seat: int, victim: int, card: int, due: int, coins: int) -> None:
        self.seat = seat
        self.victim = victim
        self.card = card
        self.due = due
        self.coins = coins

    def to_dict(self) -> Fields:
        return {
            "seat": self.seat,
            "victim": self.victim,
            "card": self.card,
            "due": self.due,
            "coins": self.coins,
            "lost": self.due - self.coins,
        }


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CardBuilt(Event):
    """`seat` paid `price` for `card` and built it."""

    name: ClassVar[str] = "card-built"

    def __init__(self, seat: int, card: int, price: int) -> None:
        self.seat = seat
        self.card = card
        self.price = price

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "card": self.card, "price": self.price}


@final
@mypyc_attr(acyclic=True)
class NothingBuilt(Event):
    """`seat` built nothing; `able` if there was something to build."""

    name: ClassVar[str] = "nothing-built"

    def __init__(self, seat: int, able: bool) -> None:
        self.seat = seat
        self.able = able

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "able": int(self.able)}


@final
@mypyc_attr(acyclic=True)
class CardsExchanged(Event):
    """`seat` gave `card` to `other` for its `got`."""

    name: ClassVar[str] = "cards-exchanged"

    def __init__(self, seat: int, card: int, other: int, got: int) -> None:
        self.seat = seat
        self.card = card
        self.other = other
        self.got = got

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "card": self.card, "other": self.other, "got": self.got}


@final
@mypyc_attr(acyclic=True)
class CardClosed(Event):
    """All copies of `card` of `seat` are closed until their number is rolled."""

    name: ClassVar[str] = "card-closed"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "card": self.card}


@final
@mypyc_attr(acyclic=True)
class CardReopened(Event):
    """The number of the closed `card` of `seat` was rolled: it is open again and did nothing."""

    name: ClassVar[str] = "card-reopened"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "card": self.card}


@final
@mypyc_attr(acyclic=True)
class CardTurnedUp(Event):
    """`card` came from the face-down deck to the market."""

    name: ClassVar[str] = "card-turned-up"

    def __init__(self, card: int) -> None:
        self.card = card

    def to_dict(self) -> Fields:
        return {"card": self.card}

    def reveals(self) -> bool:
        return True


@final
@mypyc_attr(acyclic=True)
class GameWon(Event):
    """`seat` has built all landmarks and wins."""

    name: ClassVar[str] = "game-won"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def to_dict(self) -> Fields:
        return {"seat": self.seat}

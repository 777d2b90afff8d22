"""What the dice would bring if they were rolled now: for people who want to know before they choose."""


class Payment:
    """Coins that a roll would bring a seat for a card; `victim` is the seat that pays, None for the bank."""

    def __init__(self, seat: int, victim: int | None, card: str, coins: int) -> None:
        self.seat = seat
        self.victim = victim
        self.card = card
        self.coins = coins

    def __repr__(self) -> str:
        return f"Payment({self.card}: {self.victim} -> {self.seat}, {self.coins})"


class Outcome:
    """One sum of the dice: in how many of 6 rolls of one die and of 36 of two it falls, and what it would pay."""

    def __init__(self, roll: int, ways: list[int], payments: list[Payment]) -> None:
        self.roll = roll
        self.ways = ways
        self.payments = payments


class Forecast:
    """What each roll of a seat would bring everybody, as things stand; `dice` is how many it may roll."""

    def __init__(self, seat: int, dice: int, outcomes: list[Outcome]) -> None:
        self.seat = seat
        self.dice = dice
        self.outcomes = outcomes


class Prospect:
    """What the rolls of the seat that builds would bring it with one more card, and as many coins as now."""

    def __init__(self, card: str, dice: int, coins: list[int]) -> None:
        self.card = card
        self.dice = dice
        self.coins = coins

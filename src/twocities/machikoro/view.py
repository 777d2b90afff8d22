"""What a viewer may know: everything but the order of the face-down deck and the dice to come."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from twocities.core.changes import Changes, changes
from twocities.core.decision import Decision
from twocities.core.fields import spell
from twocities.core.position import write_cards
from twocities.core.step import Step
from twocities.core.view import View, asked_seat
from twocities.machikoro.card_sets import bit
from twocities.machikoro.columns import CLOSED, COINS, COPIES
from twocities.machikoro.rules import Rules

if TYPE_CHECKING:
    from twocities.machikoro.game import MachiKoro


class MachiKoroView(View):
    """A table of Machi Koro as a viewer sees it."""

    def __init__(
        self,
        viewer: int,
        seats: int,
        asked: int,
        decision: Decision | None,
        agenda: list[Step],
        table: Rules,
        rows: vec[i64],
        face_down: list[int],
        turn: int,
        first_die: int,
        second_die: int,
        added: int,
    ) -> None:
        super().__init__(viewer, seats, table.names.copy(), asked, decision, agenda)
        self.table = table
        self.rows = rows
        """The cities and the market, all of it open: the columns are those of the game."""
        self.face_down = face_down
        """How many of each card are in the deck, in an order that nobody knows."""
        self.turn = turn
        self.first_die = first_die
        self.second_die = second_die
        self.added = added

    @property
    def coins(self) -> list[int]:
        """List what each seat has."""
        return [self.rows[seat * self.table.width + COINS] for seat in range(self.seats)]

    @property
    def market(self) -> list[int]:
        """List how many of each card lie open, by id."""
        return [self.owned(self.seats, card.id) for card in self.table.catalog.cards]

    def owned(self, seat: int, card: int) -> int:
        """Count the copies of a card in a city."""
        return self.rows[seat * self.table.width + COPIES + card]

    def closed(self, seat: int) -> str:
        """Write the establishments of a city that are closed."""
        cards = self.rows[seat * self.table.width + CLOSED]
        return self.written([1 if cards & bit(card.id) else 0 for card in self.table.catalog.cards])

    def row(self, seat: int) -> str:
        """Write the cards of a city, or of the market, which lies behind the last city."""
        return self.written([self.owned(seat, card.id) for card in self.table.catalog.cards])

    def written(self, counts: list[int]) -> str:
        """Write so many copies of each card as positions do."""
        cards: list[int] = []
        for card, count in enumerate(counts):
            cards.extend([card] * count)
        return write_cards(cards, self.table.catalog.names)

    def question(self) -> dict[str, object]:
        decision = self.decision
        if decision is None:
            return super().question()
        catalog = self.table.catalog
        topic = catalog.topics[decision.topic]
        return {
            "topic": topic.name,
            "about": spell(topic.fields(decision.about), catalog.field_names),
            "options": [catalog.vocabulary.notation(action) for action in decision.actions],
        }

    def fields(self) -> dict[str, object]:
        catalog = self.table.catalog
        return {
            "game": "machikoro",
            "viewer": self.viewer,
            "seats": self.seats,
            "rules": self.rules,
            "asked": self.asked,
            "agenda": [{"step": step.name, **spell(step.to_dict(), catalog.field_names)} for step in self.agenda[::-1]],
            "coins": self.coins,
            "cities": [self.row(seat) for seat in range(self.seats)],
            "market": self.row(self.seats),
            "face_down": self.written(self.face_down),
            "turn": self.turn,
            "dice": [self.first_die, self.second_die],
            "closed": [self.closed(seat) for seat in range(self.seats)],
            "added": self.added,
        }

    def public_fields(self) -> dict[str, object]:
        return self.fields()

    def own_fields(self) -> dict[str, object]:
        return {"viewer": self.viewer}

    def public_changes_since(self, former: View) -> Changes:
        found = self.changes_since(former)
        found.pop("viewer", None)
        return found

    def own_changes_since(self, former: View) -> Changes:
        return changes(former.own_fields(), self.own_fields())


def look(game: "MachiKoro", viewer: int) -> MachiKoroView:
    """List what `viewer` may know of a game."""
    decision = game.decision
    deck = game.deck
    return MachiKoroView(
        viewer=viewer,
        seats=game.seats,
        asked=asked_seat(decision),
        decision=decision.clone() if decision is not None and decision.seat == viewer else None,
        agenda=game.agenda,
        table=game.rules,
        rows=game.rows[:],
        face_down=[deck.count(card.id) for card in game.rules.catalog.cards],
        turn=game.turn,
        first_die=game.first_die,
        second_die=game.second_die,
        added=game.added,
    )

"""What a seat of Machi Koro observes; `make_layout` says what each feature means."""

from typing import Final, final

from mypy_extensions import i64

from twocities.bots.nets.features import FeatureTable, Group
from twocities.core.decision import NOTHING
from twocities.core.view import SPECTATOR, View
from twocities.envs.engine.feature_row import FeatureRow
from twocities.envs.engine.observation import Encoder, Layout
from twocities.machikoro.boxes import Catalog
from twocities.machikoro.card_sets import bit
from twocities.machikoro.columns import CLOSED, COINS, COPIES
from twocities.machikoro.ids import MOST_SEATS
from twocities.machikoro.view import MachiKoroView

FACES: Final = 7
"""What a die shows, or 0 if it was not rolled."""


def make_layout(catalog: Catalog) -> Layout:
    """Lay out the features of a table with the cards of some boxes."""
    cards = len(catalog.cards)
    return Layout(
        FeatureTable(
            [
                Group("topic", len(catalog.topics), "what the own seat is asked, by id"),
                Group("about", cards, "the card that this question is about, by id"),
                Group("over", 1, "the game is over"),
                Group("agenda", len(catalog.steps.by_name), "how many steps of each kind are still to be done"),
                Group("market", cards, "how many of each card lie open, by id"),
                Group("face_down", cards, "how many of each card are in the deck, by id"),
                Group("first_die", FACES, "what the first die shows; 0 before the first roll"),
                Group("second_die", FACES, "what the second die shows; 0 if one was rolled"),
                Group("added", 1, "what cards have added to the roll"),
            ]
        ),
        FeatureTable([Group("seat", MOST_SEATS, "the number of the own seat, which notation and actions use")]),
        FeatureTable(
            [
                Group("asked", 1, "it is asked"),
                Group("turn", 1, "it is its turn"),
                Group("coins", 1, "how many coins it has"),
                Group("cards", cards, "how many of each card are in its city, by id"),
                Group("closed", cards, "which of these are closed, by id"),
            ]
        ),
    )


@final
class MachiKoroEncoder(Encoder):
    """Writes what a seat of Machi Koro may know."""

    def __init__(self, catalog: Catalog, seats: i64) -> None:
        layout = make_layout(catalog)
        super().__init__(layout, seats)
        self.cards: i64 = len(catalog.cards)
        self.steps: dict[str, int] = {name: place for place, name in enumerate(catalog.steps.by_name)}
        """The place of each kind of step among the features of the agenda."""
        self.about: i64 = layout.table.first("about")
        self.over: i64 = layout.table.first("over")
        self.agenda: i64 = layout.table.first("agenda")
        self.market: i64 = layout.table.first("market")
        self.face_down: i64 = layout.table.first("face_down")
        self.first_die: i64 = layout.table.first("first_die")
        self.second_die: i64 = layout.table.first("second_die")
        self.added: i64 = layout.table.first("added")
        self.own: i64 = layout.table.size
        self.rows: i64 = layout.table.size + layout.own.size
        self.row_size: i64 = layout.seat.size
        self.coins: i64 = layout.seat.first("coins")
        self.city: i64 = layout.seat.first("cards")
        self.closed: i64 = layout.seat.first("closed")

    def encode(self, view: View, observation: FeatureRow) -> None:
        assert isinstance(view, MachiKoroView)
        viewer = i64(view.viewer)
        self.add_table(view, observation)
        observation.add(self.own + viewer, 1)
        asked = i64(view.asked)
        turn = i64(view.turn)
        distance: i64
        for distance in range(self.seats):
            seat = (viewer + distance) % self.seats
            row = self.rows + distance * self.row_size
            if seat == asked:
                observation.add(row, 1)
            if seat == turn:
                observation.add(row + 1, 1)
            self.add_city(view, observation, seat, row)

    def add_table(self, view: MachiKoroView, observation: FeatureRow) -> None:
        """Write the question, the agenda, the supply and the dice."""
        decision = view.decision
        if decision is not None:
            observation.add(decision.topic, 1)
            if decision.about != NOTHING:
                observation.add(self.about + decision.about, 1)
        if view.asked == SPECTATOR:
            observation.add(self.over, 1)
        for step in view.agenda:
            observation.add(self.agenda + i64(self.steps[step.name]), 1)
        rows = view.rows
        supply = self.seats * view.table.width + COPIES
        card: i64
        for card in range(self.cards):
            observation.add(self.market + card, rows[supply + card])
            observation.add(self.face_down + card, i64(view.face_down[card]))
        observation.add(self.first_die + i64(view.first_die), 1)
        observation.add(self.second_die + i64(view.second_die), 1)
        observation.add(self.added, i64(view.added))

    def add_city(self, view: MachiKoroView, observation: FeatureRow, seat: i64, row: i64) -> None:
        """Write the coins and the cards of a seat."""
        rows = view.rows
        place = seat * view.table.width
        observation.add(row + self.coins, rows[place + COINS])
        closed = rows[place + CLOSED]
        card: i64
        for card in range(self.cards):
            observation.add(row + self.city + card, rows[place + COPIES + card])
            if closed & bit(card):
                observation.add(row + self.closed + card, 1)

"""What a viewer may know: everything but the order of the face-down deck."""

from typing import TYPE_CHECKING

from twocities.core.decision import Decision
from twocities.core.fields import spell
from twocities.core.step import Step
from twocities.core.view import SPECTATOR, View
from twocities.machikoro.actions import VOCABULARY
from twocities.machikoro.field_names import FIELD_NAMES
from twocities.machikoro.ids import CARD_NAMES, CARDS, ESTABLISHMENTS, TOPICS

if TYPE_CHECKING:
    from twocities.machikoro.game import MachiKoro


class MachiKoroView(View):
    """A table of Machi Koro as a viewer sees it."""

    def __init__(
        self,
        viewer: int,
        seats: int,
        rules: list[str],
        asked: int,
        decision: Decision | None,
        agenda: list[Step],
        coins: list[int],
        cities: list[int],
        market: list[int],
        face_down: list[int],
        turn: int,
        first_die: int,
        second_die: int,
    ) -> None:
        super().__init__(viewer, seats, rules, asked, decision, agenda)
        self.coins = coins
        self.cities = cities
        self.market = market
        self.face_down = face_down
        """How many of each establishment are in the deck, in an order that nobody knows."""
        self.turn = turn
        self.first_die = first_die
        self.second_die = second_die

    def owned(self, seat: int, card: int) -> int:
        """Count the copies of a card in a city."""
        return self.cities[seat * CARDS + card]

    def to_dict(self) -> dict[str, object]:
        decision = self.decision
        return {
            "game": "machikoro",
            "viewer": self.viewer,
            "seats": self.seats,
            "rules": self.rules,
            "asked": self.asked,
            "topic": TOPICS[decision.topic].name if decision else None,
            "about": spell(TOPICS[decision.topic].fields(decision.about), FIELD_NAMES) if decision else {},
            "options": [VOCABULARY.notation(action) for action in decision.actions] if decision else [],
            "agenda": [{"step": step.name, **spell(step.to_dict(), FIELD_NAMES)} for step in self.agenda[::-1]],
            "coins": self.coins,
            "cities": [
                {CARD_NAMES[card]: self.owned(seat, card) for card in range(CARDS) if self.owned(seat, card)}
                for seat in range(self.seats)
            ],
            "market": {CARD_NAMES[card]: self.market[card] for card in range(ESTABLISHMENTS) if self.market[card]},
            "face_down": {
                CARD_NAMES[card]: self.face_down[card] for card in range(ESTABLISHMENTS) if self.face_down[card]
            },
            "turn": self.turn,
            "dice": [die for die in (self.first_die, self.second_die) if die],
        }


def look(game: "MachiKoro", viewer: int) -> MachiKoroView:
    """List what `viewer` may know of a game."""
    decision = game.decision
    return MachiKoroView(
        viewer=viewer,
        seats=game.seats,
        rules=game.rules.names.copy(),
        asked=decision.seat if decision is not None else SPECTATOR,
        decision=decision.clone() if decision is not None and decision.seat == viewer else None,
        agenda=game.agenda,
        coins=game.coins.copy(),
        cities=game.cities.copy(),
        market=game.market.copy(),
        face_down=[game.deck.count(card) for card in range(ESTABLISHMENTS)],
        turn=game.turn,
        first_die=game.first_die,
        second_die=game.second_die,
    )

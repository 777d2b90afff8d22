"""The Emperor."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from twocities.citadels.actions import CROWN, PASS, TAKE_CARD, TAKE_GOLD
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.ids import CROWNING, POWER_USED, TAKING_FROM_HOLDER
from twocities.core.decision import Decision
from twocities.core.fields import Fields
from twocities.core.step import Step

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Emperor(Character):
    """Earns for noble districts and moves the crown to another player, who gives a gold or a card."""

    verbs: ClassVar[list[str]] = ["crown"]

    def powers(self, game: "Citadels", turn: "Turn") -> list[int]:
        return NO_POWERS if game.used >> POWER_USED & 1 else heirs(game, turn.seat)

    def use(self, game: "Citadels", turn: "Turn", action: int) -> None:
        game.used |= 1 << POWER_USED
        game.push(TakeFromHolder(turn.seat, action - CROWN))
        game.move_crown(action - CROWN)

    def why_not(self, game: "Citadels", turn: "Turn", action: int) -> str:
        return crowned_already(game, action)

    def must_act(self, game: "Citadels") -> bool:
        return not game.used >> POWER_USED & 1

    def is_royal(self) -> bool:
        return True

    def when_killed_round_ends(self, game: "Citadels", seat: int) -> None:
        game.push(ChooseHeir(seat))


def heirs(game: "Citadels", seat: int) -> list[int]:
    """List the ways to move the crown: never to oneself, never to where it is."""
    return [CROWN + other for other in game.others(seat) if other != game.crown]


def crowned_already(game: "Citadels", action: int) -> str:
    """Say that the crown is where it would go."""
    return f"seat {game.crown} has the crown" if action - CROWN == game.crown else ""


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeFromHolder(Step):
    """Asks `seat` what to take from `victim`, who was given the crown."""

    name: ClassVar[str] = "take_from_holder"

    def __init__(self, seat: int = 0, victim: int = 0) -> None:
        self.seat = seat
        self.victim = victim

    def ask(self, game: "Citadels") -> Decision | None:
        options: list[int] = []
        if game.gold[self.victim]:
            options.append(TAKE_GOLD)
        if game.hands[self.victim]:
            options.append(TAKE_CARD)
        if not options:
            return None
        options.append(PASS)
        return Decision(self.seat, TAKING_FROM_HOLDER, options, self.victim)

    def why_not(self, game: "Citadels", action: int) -> str:
        return f"seat {self.victim} has no {'gold' if action == TAKE_GOLD else 'cards'}"

    def choose(self, game: "Citadels", action: int) -> None:
        if action == TAKE_GOLD:
            game.take_gold(self.seat, self.victim, 1)
        elif action == TAKE_CARD:
            game.take_random_card(self.seat, self.victim)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "victim": self.victim}


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseHeir(Step):
    """Asks `seat`, whose Emperor was killed, who gets the crown at the end of the round."""

    name: ClassVar[str] = "choose_heir"

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, CROWNING, heirs(game, self.seat))

    def why_not(self, game: "Citadels", action: int) -> str:
        return crowned_already(game, action)

    def choose(self, game: "Citadels", action: int) -> None:
        game.move_crown(action - CROWN)

    def to_dict(self) -> Fields:
        return {"seat": self.seat}

"""The Emperor."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import CROWN, PASS, TAKE_CARD, TAKE_GOLD
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.ids import CROWNING, KILLED, NOBODY, POWER_USED, TAKING_FROM_HOLDER
from twocities.citadels.step import CitadelsStep
from twocities.core.closed_option import ClosedOption
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Emperor(Character):
    """Earns for noble districts and moves the crown to another player, who gives a gold or a card."""

    verbs: ClassVar[list[str]] = ["crown"]

    def steps(self) -> list[type[CitadelsStep]]:
        return [TakeFromHolder, ChooseHeir]

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        return NO_POWERS if game.used >> POWER_USED & 1 else heirs(game, turn.seat)

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        game.used |= 1 << POWER_USED
        game.push(TakeFromHolder(turn.seat, action - CROWN))
        game.move_crown(action - CROWN)

    def why_not(self, game: "Citadels", turn: "Turn", action: i64) -> str:
        return crowned_already(game, action)

    def closed(self, game: "Citadels", turn: "Turn") -> list[ClosedOption]:
        return [] if game.used >> POWER_USED & 1 else has_crown(game, turn.seat)

    def must_act(self, game: "Citadels") -> bool:
        return not game.used >> POWER_USED & 1

    def is_royal(self) -> bool:
        return True

    def when_killed_round_ends(self, game: "Citadels", seat: i64) -> None:
        game.push(ChooseHeir(seat))


def heirs(game: "Citadels", seat: i64) -> vec[i64]:
    """List the ways to move the crown: never to oneself, never to where it is."""
    return vec[i64]([CROWN + other for other in game.others(seat) if other != game.crown])


def has_crown(game: "Citadels", seat: i64) -> list[ClosedOption]:
    """Say that another seat cannot be given the crown because it has it."""
    return [] if game.crown == seat else [ClosedOption(CROWN + game.crown, "crowned", {})]


def crowned_already(game: "Citadels", action: i64) -> str:
    """Say that the crown is where it would go."""
    return f"seat {game.crown} has the crown" if action - CROWN == game.crown else ""


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeFromHolder(CitadelsStep):
    """Asks `seat` what to take from `victim`, who was given the crown."""

    name: ClassVar[str] = "take_from_holder"
    follow_ups: ClassVar[list[int]] = [TAKING_FROM_HOLDER]
    opened_by: ClassVar[list[str]] = ["crown"]

    def __init__(self, seat: i64 = 0, victim: i64 = 0) -> None:
        self.seat = seat
        self.victim = victim

    def ask(self, game: "Citadels") -> Decision | None:
        options = vec[i64]()
        if game.gold[self.victim]:
            options = append(options, TAKE_GOLD)
        if len(game.hands[self.victim]):
            options = append(options, TAKE_CARD)
        if not options:
            return None
        options = append(options, PASS)
        return Decision(self.seat, TAKING_FROM_HOLDER, options, self.victim)

    def why_not(self, game: "Citadels", action: i64) -> str:
        return f"seat {self.victim} has no {'gold' if action == TAKE_GOLD else 'cards'}"

    def brings(self, game: "Citadels", action: i64) -> Fields:
        if action == TAKE_GOLD:
            return {"gain": 1}
        return {"cards": 1} if action == TAKE_CARD else {}

    def closed(self, game: "Citadels") -> list[ClosedOption]:
        found = [] if game.gold[self.victim] else [ClosedOption(TAKE_GOLD, "no_gold", {"victim": self.victim})]
        if not len(game.hands[self.victim]):
            found.append(ClosedOption(TAKE_CARD, "no_cards", {"victim": self.victim}))
        return found

    def choose(self, game: "Citadels", action: i64) -> None:
        if action == TAKE_GOLD:
            game.take_gold(self.seat, self.victim, 1)
        elif action == TAKE_CARD:
            game.take_random_card(self.seat, self.victim)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "victim": self.victim}


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseHeir(CitadelsStep):
    """Asks `seat`, whose Emperor was killed, who gets the crown at the end of the round."""

    name: ClassVar[str] = "choose_heir"
    followed_by: ClassVar[list[str]] = ["pay_at_end"]

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, CROWNING, heirs(game, self.seat))

    def why_not(self, game: "Citadels", action: i64) -> str:
        return crowned_already(game, action)

    def closed(self, game: "Citadels") -> list[ClosedOption]:
        return has_crown(game, self.seat)

    def choose(self, game: "Citadels", action: i64) -> None:
        game.move_crown(action - CROWN)

    def to_dict(self) -> Fields:
        return {"seat": self.seat}

    def lack(self, game: "Citadels") -> str:
        ranks = [game.rank_of(character) for character in game.characters_of(self.seat)]
        is_killed = any(game.marked_by(KILLED, rank) != NOBODY for rank in ranks)
        return "" if is_killed else "a seat whose character was killed"

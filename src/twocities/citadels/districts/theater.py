"""The Theater."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import GIVE_CHARACTER, PASS, THEATER_WITH
from twocities.citadels.cards import District
from twocities.citadels.ids import THEATER_CARD, THEATER_PARTNER
from twocities.citadels.step import NEXT_CALL, CitadelsStep
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class Theater(District):
    """After each draft its owner may exchange characters with another player, unseen."""

    def steps(self) -> list[type[CitadelsStep]]:
        return [ChoosePartner, GiveCharacter]

    def after_draft(self, game: "Citadels", owner: i64) -> None:
        game.push(ChoosePartner(owner))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosePartner(CitadelsStep):
    """Asks `seat` with whom to exchange characters, if at all."""

    name: ClassVar[str] = "choose_partner"
    followed_by: ClassVar[list[str]] = NEXT_CALL

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def ask(self, game: "Citadels") -> Decision | None:
        options = vec[i64]([THEATER_WITH + other for other in game.others(self.seat)])
        return Decision(self.seat, THEATER_PARTNER, append(options, PASS))

    def choose(self, game: "Citadels", action: i64) -> None:
        if action != PASS:
            game.push(GiveCharacter(self.seat, action - THEATER_WITH))

    def to_dict(self) -> Fields:
        return {"seat": self.seat}

    def lack(self, game: "Citadels") -> str:
        has_all = all(game.characters_of(seat) for seat in range(game.seats))
        return "" if has_all else "a character at each seat"


@mypyc_attr(acyclic=True, free_list_len=1)
class GiveCharacter(CitadelsStep):
    """Asks `seat`, who has two characters, which one to give to `victim`; with one there is no question."""

    name: ClassVar[str] = "give_character"
    followed_by: ClassVar[list[str]] = NEXT_CALL
    follow_ups: ClassVar[list[int]] = [THEATER_CARD]
    opened_by: ClassVar[list[str]] = ["theater"]

    def __init__(self, seat: i64 = 0, victim: i64 = 0) -> None:
        self.seat = seat
        self.victim = victim

    def ask(self, game: "Citadels") -> Decision | None:
        own = game.characters_of(self.seat)
        if len(own) == 1:
            return None
        return Decision(
            self.seat, THEATER_CARD, vec[i64]([GIVE_CHARACTER + character for character in own]), self.victim
        )

    def choose(self, game: "Citadels", action: i64) -> None:
        game.exchange_characters(self.seat, action - GIVE_CHARACTER, self.victim)

    def run(self, game: "Citadels") -> None:
        game.exchange_characters(self.seat, game.characters_of(self.seat)[0], self.victim)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "victim": self.victim}

    def lack(self, game: "Citadels") -> str:
        has_both = game.characters_of(self.seat) and game.characters_of(self.victim)
        return "" if has_both else "a character at both seats"

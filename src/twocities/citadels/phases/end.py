"""The end of a round, and of the game."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import DECLARE
from twocities.citadels.catalog import CHARACTER_CATALOG, DISTRICT_CATALOG
from twocities.citadels.events import GameEnded, KilledShown, TypeDeclared
from twocities.citadels.ids import DECLARING, KILLED, NO_TYPE, NOBODY, TYPES
from twocities.citadels.packed import kind_of_mark, make_declared, rank_of_mark
from twocities.citadels.scoring import best_type, declared_type
from twocities.citadels.step import LEADS_ON, CitadelsStep
from twocities.citadels.zones import with_last
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


@mypyc_attr(acyclic=True, free_list_len=1)
class EndRound(CitadelsStep):
    """Shows a killed rank 4, lets characters end the round, then closes it."""

    name: ClassVar[str] = "end_round"
    followed_by: ClassVar[list[str]] = LEADS_ON

    def run(self, game: "Citadels") -> None:
        game.push(CloseRound())
        game.push(PayAtEnd())
        for each in game.marks:
            if kind_of_mark(each) == KILLED:
                show_killed(game, rank_of_mark(each))


def show_killed(game: "Citadels", rank: i64) -> None:
    """Show a killed character that has something to do at the end of the round, if somebody has it."""
    seat = game.held_by[rank]
    character = CHARACTER_CATALOG[game.cast[rank]]
    if seat != NOBODY and character.is_shown_when_killed():
        game.revealed |= 1 << rank
        if game.heard:
            game.emit(KilledShown(seat, game.cast[rank]))
        character.when_killed_round_ends(game, seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class PayAtEnd(CitadelsStep):
    """Lets every character of the game bring what it brings at the end of a round."""

    name: ClassVar[str] = "pay_at_end"
    followed_by: ClassVar[list[str]] = ["close_round"]

    def run(self, game: "Citadels") -> None:
        for character in game.rules.round_watchers:
            if game.is_cast(character):
                CHARACTER_CATALOG[character].when_round_ends(game)


@mypyc_attr(acyclic=True, free_list_len=1)
class CloseRound(CitadelsStep):
    """Begins the next round, or ends the game if a city was completed."""

    name: ClassVar[str] = "close_round"
    followed_by: ClassVar[list[str]] = LEADS_ON

    def run(self, game: "Citadels") -> None:
        if not game.is_last_round():
            game.push(game.next_round())
            return
        game.push(EndGame())
        for seat in range(game.seats - 1, -1, -1):
            for district in game.effects(seat):
                if DISTRICT_CATALOG[district].has_any_type(game):
                    game.push(DeclareType(seat, district))


@mypyc_attr(acyclic=True, free_list_len=1)
class DeclareType(CitadelsStep):
    """Asks `seat` as which type its district counts; the question is about the type that scores most."""

    name: ClassVar[str] = "declare_type"
    followed_by: ClassVar[list[str]] = ["declare_type", "end_game"]

    def __init__(self, seat: i64 = 0, district: i64 = 0) -> None:
        self.seat = seat
        self.district = district

    def ask(self, game: "Citadels") -> Decision | None:
        options = vec[i64]([DECLARE + type_ for type_ in range(TYPES)])
        return Decision(self.seat, DECLARING, options, best_type(game, self.seat, self.district))

    def choose(self, game: "Citadels", action: i64) -> None:
        game.declared = with_last(game.declared, make_declared(self.district, action - DECLARE))
        if game.heard:
            game.emit(TypeDeclared(self.seat, self.district, action - DECLARE))

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "district": self.district}

    def lack(self, game: "Citadels") -> str:
        twins = [each for each in game.agenda if isinstance(each, DeclareType) and each.district == self.district]
        has_any_type = self.district in game.effects(self.seat) and DISTRICT_CATALOG[self.district].has_any_type(game)
        if has_any_type and declared_type(game, self.district) == NO_TYPE and len(twins) == 1:
            return ""
        return f"a district of any type in the city of seat {self.seat} that is declared once"


@mypyc_attr(acyclic=True, free_list_len=1)
class EndGame(CitadelsStep):
    """Ends the game: nothing is left to be done."""

    name: ClassVar[str] = "end_game"
    followed_by: ClassVar[list[str]] = LEADS_ON

    def run(self, game: "Citadels") -> None:
        if game.heard:
            game.emit(GameEnded())

    def lack(self, game: "Citadels") -> str:
        return "" if game.is_last_round() else "'first' to say who completed a city"

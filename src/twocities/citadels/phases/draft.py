"""The draft: characters go round in secret."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import PICK, PUT_AWAY
from twocities.citadels.catalog import CHARACTER_CATALOG, DISTRICT_CATALOG, RANKS
from twocities.citadels.events import CharacterPicked, CharacterPutAway, RoundBegan
from twocities.citadels.ids import PICKING, PUTTING_AWAY
from twocities.citadels.phases.call import CallRank
from twocities.citadels.rules import DISCARD_AT_RANDOM, KEEP_ONE, PUT_ONE_AWAY
from twocities.core.decision import Decision
from twocities.core.facts import Facts
from twocities.core.step import Step

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


@mypyc_attr(acyclic=True, free_list_len=1)
class BeginRound(Step):
    """Lays out the characters that are not drafted; the others are passed from seat to seat."""

    name: ClassVar[str] = "begin_round"

    def run(self, game: "Citadels") -> None:
        game.clear_round()
        game.round += 1
        game.packet = game.cast[1:]
        while len(game.face_up) < game.rules.face_up:
            chosen = game.rng.below(len(game.packet))
            # Ruling R12: rank 4 is never face up; another one is drawn instead.
            if not CHARACTER_CATALOG[game.packet[chosen]].is_royal():
                game.face_up.append(game.packet.pop(chosen))
        game.face_down.append(game.packet.pop(game.rng.below(len(game.packet))))
        if game.heard:
            game.emit(RoundBegan(game.crown, game.round, game.face_up.copy()))
        game.push(Draft(0))


@mypyc_attr(acyclic=True, free_list_len=1)
class Draft(Step):
    """Does what the plan of the draft has at `stage`, then the rest of it."""

    name: ClassVar[str] = "draft"

    def __init__(self, stage: int = 0) -> None:
        self.stage = stage

    def seat(self, game: "Citadels") -> int:
        """Return whose stage this is."""
        return (game.opener + game.rules.plan[self.stage] // 4) % game.seats

    def ask(self, game: "Citadels") -> Decision | None:
        if self.stage == len(game.rules.plan):
            return None
        what = game.rules.plan[self.stage] % 4
        seat = self.seat(game)
        if what == KEEP_ONE:
            return Decision(seat, PICKING, [PICK + character for character in game.packet])
        if what == PUT_ONE_AWAY:
            return Decision(seat, PUTTING_AWAY, [PUT_AWAY + character for character in game.packet])
        return None

    def choose(self, game: "Citadels", action: int) -> None:
        seat = self.seat(game)
        game.push(Draft(self.stage + 1))
        if game.rules.plan[self.stage] % 4 == KEEP_ONE:
            character = action - PICK
            note_offer(game, seat)
            game.packet.remove(character)
            game.held_by[RANKS[character]] = seat
            if game.heard:
                game.emit(CharacterPicked(seat, character))
        else:
            put_face_down(game, seat, action - PUT_AWAY)

    def run(self, game: "Citadels") -> None:
        if self.stage == len(game.rules.plan):
            end_draft(game)
            return
        game.push(Draft(self.stage + 1))
        if game.rules.plan[self.stage] % 4 == DISCARD_AT_RANDOM:
            game.face_down.append(game.packet.pop(game.rng.below(len(game.packet))))
        else:
            taken = game.face_down.pop()
            game.packet = [each for each in game.cast if each == taken or each in game.packet]

    def facts(self) -> Facts:
        return {"stage": self.stage}


def note_offer(game: "Citadels", seat: int) -> None:
    """Remember what a seat was offered at this pick."""
    offer: i64 = 0
    for character in game.packet:
        rank: i64 = RANKS[character]
        offer |= 1 << rank
    # With two and three players, a seat that has a character already is at its second pick.
    pick = 1 if game.seats <= 3 and seat in game.held_by else 0
    game.offered[seat * 2 + pick] = offer


def put_face_down(game: "Citadels", seat: int, character: int) -> None:
    """Let a seat put a character of the packet face down on the table."""
    game.packet.remove(character)
    game.face_down.append(character)
    game.put_away[seat] |= 1 << RANKS[character]
    if game.heard:
        game.emit(CharacterPutAway(seat, character))


def end_draft(game: "Citadels") -> None:
    """Put what is left face down, let districts act on the characters, and begin the calls."""
    last = (game.opener + game.rules.plan[-1] // 4) % game.seats
    for character in game.packet.copy():
        put_face_down(game, last, character)
    game.push(CallRank(1))
    for distance in range(game.seats - 1, -1, -1):
        owner = (game.crown + distance) % game.seats
        for district in game.effects(owner):
            DISTRICT_CATALOG[district].after_draft(game, owner)

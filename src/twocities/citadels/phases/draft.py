"""The draft: characters go round in secret."""

from typing import TYPE_CHECKING, ClassVar, Final, final

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import PICK, PICK_BLIND, PUT_AWAY
from twocities.citadels.catalog import CHARACTER_CATALOG, DISTRICT_CATALOG, RANKS
from twocities.citadels.events import (
    CharacterPicked,
    CharacterPutAway,
    CharacterSeen,
    CharacterTakenBlind,
    RoundBegan,
)
from twocities.citadels.ids import LAYING_IN_PLACE, NOBODY, PICKING, PUTTING_AWAY
from twocities.citadels.packed import deed_of_stage, offset_of_stage
from twocities.citadels.phases.call import CallRank
from twocities.citadels.rules import (
    DISCARD_AT_RANDOM,
    KEEP_OF_THREE,
    KEEP_OF_TWO,
    KEEP_ONE,
    PUT_ONE_AWAY,
    TAKE_FACE_DOWN,
    is_pick,
)
from twocities.citadels.step import LEADS_ON, PACKET, CitadelsStep
from twocities.citadels.zones import with_last, without, without_last, without_place
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels

DEALT: Final = 3
"""How many characters each of two players is dealt."""

LEAVE_PACKET: Final = {
    KEEP_ONE: 1,
    PUT_ONE_AWAY: 1,
    DISCARD_AT_RANDOM: 1,
    TAKE_FACE_DOWN: -1,
    KEEP_OF_THREE: 1,
    KEEP_OF_TWO: 2,
}
"""How many characters leave the packet at each stage of a draft."""


@mypyc_attr(acyclic=True, free_list_len=1)
class BeginRound(CitadelsStep):
    """Lays out the characters that are not drafted; the others are passed from seat to seat."""

    name: ClassVar[str] = "begin_round"
    followed_by: ClassVar[list[str]] = LEADS_ON

    def run(self, game: "Citadels") -> None:
        game.clear_round()
        game.clear_draft()
        game.round += 1
        change_cast(game)
        packet = game.cast[1:]
        face_up = vec[i64](capacity=game.rules.face_up)
        while len(face_up) < game.rules.face_up:
            chosen = game.rng.below(len(packet))
            # Ruling R12: rank 4 is never face up; another one is drawn instead.
            if not CHARACTER_CATALOG[packet[chosen]].is_royal():
                packet, character = pop(packet, chosen)
                face_up = append(face_up, character)
        game.face_up = face_up
        packet, character = pop(packet, game.rng.below(len(packet)))
        game.face_down = vec[i64]([character])
        game.packet = packet
        if game.heard:
            game.emit(RoundBegan(game.crown, game.round, list(game.face_up)))
        if game.rules.peeks:
            deal(game)
        game.push(Draft(0))

    def rank_called(self, game: "Citadels") -> i64:
        return 0


def change_cast(game: "Citadels") -> None:
    """Let new characters into the game; gold that lies on the old ones goes to the bank."""
    for rank in range(1, len(game.cast)):
        if game.cast[rank] != game.next_cast[rank]:
            game.set_gold_on(rank, 0)
    game.cast = game.next_cast


def deal(game: "Citadels") -> None:
    """Lay a face-down character before each seat to look at, and deal the others out, three to each."""
    while len(game.face_down) < game.rules.peeks:
        lay_one_face_down(game)
    for distance, character in enumerate(game.face_down):
        seat = (game.opener + distance) % game.seats
        game.put_away[seat] |= 1 << RANKS[character]
        if game.heard:
            game.emit(CharacterSeen(seat, character))
    dealt = list(game.packet)
    game.rng.shuffle(dealt)
    packet: list[int] = []
    for first in range(0, len(dealt), DEALT):
        hand = dealt[first : first + DEALT]
        packet.extend([character for character in game.cast if character in hand])
    game.packet = vec[i64](packet)


def lay_one_face_down(game: "Citadels") -> None:
    """Lay a random character of the packet face down on the table."""
    chosen = game.rng.below(len(game.packet))
    game.face_down = with_last(game.face_down, game.packet[chosen])
    game.packet = without_place(game.packet, chosen)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Draft(CitadelsStep):
    """Does what the plan of the draft has at `stage`, then the rest of it."""

    name: ClassVar[str] = "draft"
    followed_by: ClassVar[list[str]] = LEADS_ON
    zone: ClassVar[str] = PACKET
    follow_ups: ClassVar[list[int]] = [PUTTING_AWAY]

    def __init__(self, stage: i64 = 0) -> None:
        self.stage = stage

    def seat(self, game: "Citadels") -> i64:
        """Return whose stage this is."""
        return (game.opener + offset_of_stage(game.rules.plan[self.stage])) % game.seats

    def ask(self, game: "Citadels") -> Decision | None:
        if self.stage == len(game.rules.plan):
            return None
        deed = deed_of_stage(game.rules.plan[self.stage])
        seat = self.seat(game)
        if deed == KEEP_ONE or deed >= KEEP_OF_THREE:
            options = vec[i64]([PICK + character for character in offer_at(game, self.stage)])
            if len(game.rules.blind_pickers) and picks_blind(game, seat):
                options = append(options, PICK_BLIND)
            return Decision(seat, PICKING, options)
        if deed == PUT_ONE_AWAY:
            return Decision(seat, PUTTING_AWAY, vec[i64]([PUT_AWAY + character for character in game.packet]))
        return None

    def why_not(self, game: "Citadels", action: i64) -> str:
        return f"no district lets seat {self.seat(game)} do that" if action == PICK_BLIND else ""

    def choose(self, game: "Citadels", action: i64) -> None:
        seat = self.seat(game)
        if deed_of_stage(game.rules.plan[self.stage]) == PUT_ONE_AWAY:
            game.push(Draft(self.stage + 1))
            put_face_down(game, seat, action - PUT_AWAY)
            return
        note_offer(game, seat, offer_at(game, self.stage))
        if action == PICK_BLIND:
            game.push(LayInPlace(seat, self.stage))
            take_blind(game, seat)
            return
        character = action - PICK
        game.packet = without(game.packet, character)
        game.held_by[RANKS[character]] = seat
        if game.heard:
            game.emit(CharacterPicked(seat, character))
        go_on(game, seat, self.stage)

    def run(self, game: "Citadels") -> None:
        if self.stage == len(game.rules.plan):
            end_draft(game)
            return
        game.push(Draft(self.stage + 1))
        if deed_of_stage(game.rules.plan[self.stage]) == DISCARD_AT_RANDOM:
            lay_one_face_down(game)
        else:
            taken = game.face_down[len(game.face_down) - 1]
            game.face_down = without_last(game.face_down)
            game.packet = vec[i64]([each for each in game.cast if each == taken or each in game.packet])

    def to_dict(self) -> Fields:
        return {"stage": self.stage}

    def rank_called(self, game: "Citadels") -> i64:
        return 0

    def lack(self, game: "Citadels") -> str:
        return lack_of_draft(game, self.stage, NOBODY)


def offer_at(game: "Citadels", stage: i64) -> vec[i64]:
    """List the characters that are on offer at a stage: the packet, or the first of it if several go round."""
    deed = deed_of_stage(game.rules.plan[stage])
    if deed == KEEP_OF_THREE:
        return game.packet[:DEALT]
    return game.packet[: DEALT - 1] if deed == KEEP_OF_TWO else game.packet


def go_on(game: "Citadels", seat: i64, stage: i64) -> None:
    """Go on after a pick: what is left of a hand of three is passed on, the last of a hand is put face down."""
    game.push(Draft(stage + 1))
    deed = deed_of_stage(game.rules.plan[stage])
    if deed == KEEP_OF_THREE:
        game.packet = extend(game.packet[DEALT - 1 :], game.packet[: DEALT - 1])
    elif deed == KEEP_OF_TWO:
        put_face_down(game, seat, game.packet[0])


def picks_blind(game: "Citadels", seat: i64) -> bool:
    """Say whether a seat may take a face-down character instead of one that is offered."""
    for district in game.rules.blind_pickers:
        if len(game.face_down) and game.has_district(seat, district) and DISTRICT_CATALOG[district].picks_blind():
            return True
    return False


def take_blind(game: "Citadels", seat: i64) -> None:
    """Let a seat take one of the face-down characters at random."""
    chosen = game.rng.below(len(game.face_down))
    character = game.face_down[chosen]
    game.face_down = without_place(game.face_down, chosen)
    game.held_by[RANKS[character]] = seat
    game.put_away[seat] &= ~(1 << RANKS[character])
    game.blind |= 1 << seat
    if game.heard:
        game.emit(CharacterTakenBlind(seat, character))


@mypyc_attr(acyclic=True, free_list_len=1)
class LayInPlace(CitadelsStep):
    """Asks `seat`, who took a face-down character, which of those on offer goes in its place."""

    name: ClassVar[str] = "lay_in_place"
    followed_by: ClassVar[list[str]] = LEADS_ON
    zone: ClassVar[str] = PACKET

    def __init__(self, seat: i64 = 0, stage: i64 = 0) -> None:
        self.seat = seat
        self.stage = stage

    def ask(self, game: "Citadels") -> Decision | None:
        options = vec[i64]([PUT_AWAY + character for character in offer_at(game, self.stage)])
        return Decision(self.seat, LAYING_IN_PLACE, options)

    def choose(self, game: "Citadels", action: i64) -> None:
        put_face_down(game, self.seat, action - PUT_AWAY)
        go_on(game, self.seat, self.stage)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "stage": self.stage}

    def rank_called(self, game: "Citadels") -> i64:
        return 0

    def lack(self, game: "Citadels") -> str:
        if self.stage == len(game.rules.plan) or not is_pick(game.rules.plan[self.stage]):
            return "a stage at which a character is picked"
        return lack_of_draft(game, self.stage, self.seat)


def note_offer(game: "Citadels", seat: i64, characters: vec[i64]) -> None:
    """Remember what a seat was offered at this pick."""
    offer: i64 = 0
    for character in characters:
        rank: i64 = RANKS[character]
        offer |= 1 << rank
    # With two and three players, a seat that has a character already is at its second pick.
    pick = 1 if game.seats <= 3 and seat in game.held_by else 0
    game.offered[seat * 2 + pick] = offer


def put_face_down(game: "Citadels", seat: i64, character: i64) -> None:
    """Let a seat put a character of the packet face down on the table."""
    game.packet = without(game.packet, character)
    game.face_down = with_last(game.face_down, character)
    game.put_away[seat] |= 1 << RANKS[character]
    if game.heard:
        game.emit(CharacterPutAway(seat, character))


def end_draft(game: "Citadels") -> None:
    """Put what is left face down, let districts act on the characters, and begin the calls."""
    last = (game.opener + offset_of_stage(game.rules.plan[len(game.rules.plan) - 1])) % game.seats
    for character in game.packet:
        put_face_down(game, last, character)
    game.push(CallRank(1))
    for district in game.rules.draft_watchers:
        owner = game.owner_of(district)
        if owner != NOBODY:
            DISTRICT_CATALOG[district].after_draft(game, owner)


def lack_of_draft(game: "Citadels", stage: i64, blind: i64) -> str:
    """Say what a draft lacks at a stage of its plan, at which a seat may have taken a character unseen."""
    face_down = max(1, game.rules.peeks)
    packet = len(game.cast) - 1 - game.rules.face_up - face_down
    held = [0] * game.seats
    for each in game.rules.plan[:stage]:
        leave = LEAVE_PACKET[deed_of_stage(each)]
        packet -= leave
        if is_pick(each):
            held[(game.opener + offset_of_stage(each)) % game.seats] += 1
            face_down += leave - 1
        else:
            face_down += leave
    if blind != NOBODY:
        held[blind] += 1
        face_down -= 1
    for name, wanted, found in [
        ("'packet'", packet, len(game.packet)),
        ("'face_up'", game.rules.face_up, len(game.face_up)),
        ("'face_down'", face_down, len(game.face_down)),
        *[(f"seat {seat}", held[seat], len(game.characters_of(seat))) for seat in range(game.seats)],
    ]:
        if wanted != found:
            return f"{wanted} characters in {name}, not {found}"
    return ""

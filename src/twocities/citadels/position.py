"""Positions of Citadels as text that a person can write and read."""

from typing import TYPE_CHECKING, Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from twocities.citadels.boxes import plain
from twocities.citadels.catalog import DISTRICT_CATALOG
from twocities.citadels.field_names import FIELD_NAMES
from twocities.citadels.fields import DRAFT, FIELDS, ROUND, TURN
from twocities.citadels.ids import BASIC, CHARACTER_NAMES, DISTRICT_NAMES, DISTRICTS, NOBODY
from twocities.citadels.packed import district_of
from twocities.citadels.phases.draft import BeginRound
from twocities.citadels.position_checks import (
    check_agenda,
    check_characters,
    check_completed,
    check_guest,
    check_marks,
    check_memory,
    check_needs,
    check_notes,
    check_steps,
    check_tucked,
    lay_rest_face_down,
    rank_called,
)
from twocities.citadels.step_registry import STEP_MAKERS
from twocities.core.errors import BadPosition
from twocities.core.fields import spell
from twocities.core.position import Reader

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


OF_THE_TABLE: Final = ["called", "opener", "known_holders"]
"""What a new round sets itself, or what does no harm."""

OF_A_ROUND: Final = [
    *[field.key for field in [*ROUND.fields, *DRAFT.fields, *TURN.fields] if field.key not in OF_THE_TABLE],
    *("site", "drawn", "fair"),
]
"""What there is only while a round is played."""


def write(game: "Citadels") -> dict[str, object]:
    """Write down everything of a game."""
    written: dict[str, object] = {"game": "citadels", "rules": game.rules.names.copy(), "seats": game.seats}
    for field in FIELDS:
        if field.form is not None:
            written[field.key] = field.form.written(getattr(game, field.name), game)
    written["agenda"] = [{"step": step.name, **spell(step.to_dict(), FIELD_NAMES)} for step in game.agenda[::-1]]
    written["rng"] = [game.rng.key, game.rng.drawn]
    return written


def load(game: "Citadels", reader: Reader) -> None:
    """Set up an empty table as a position describes it; what it leaves out is as at the start of a turn."""
    for field in FIELDS:
        if field.form is not None and field.name != "deck" and reader.has(field.key):
            setattr(game, field.name, field.form.read(game, reader, field.key, getattr(game, field.name)))
    if not reader.has("next_cast"):
        game.next_cast = game.cast
    if not reader.has("opener"):
        game.opener = game.crown
    if not reader.has("round") and reader.has("agenda"):
        game.round = 1
    for seat in range(game.seats):
        game.set_city(seat, game.cities[seat])
    check_lying(game)
    check_built(game)
    fill_deck(game, reader)
    read_agenda(game, reader)
    check_memory(game)
    reader.finish()
    game.advance()
    if game.decision is not None and not len(game.decision.actions):
        raise BadPosition(f"There is nothing to choose at the step '{game.agenda[-1].name}'.")


def read_agenda(game: "Citadels", reader: Reader) -> None:
    """Read what is still to be done, and check that the table fits it."""
    game.agenda = reader.agenda("agenda", STEP_MAKERS, FIELD_NAMES)
    if not reader.has("agenda"):
        game.push(BeginRound())
    check_agenda(game.agenda)
    is_new_round = bool(game.agenda) and isinstance(game.agenda[0], BeginRound)
    if is_new_round:
        check_new_round(reader)
    called = rank_called(game)
    if reader.has("called") and game.called != called:
        raise BadPosition(f"'called' must be {called} before the last step of 'agenda', not {game.called}.")
    game.called = called
    check_steps(game)
    check_completed(game)
    check_marks(game)
    check_tucked(game)
    check_notes(game)
    check_guest(game)
    if is_new_round:
        return
    lay_rest_face_down(game)
    check_characters(game)
    check_needs(game)


def check_new_round(reader: Reader) -> None:
    """Refuse what a new round would take away."""
    for field in OF_A_ROUND:
        if not reader.is_empty(field):
            raise BadPosition(f"'{field}' needs an 'agenda' that goes on with the round: a new one begins without it.")


def check_lying(game: "Citadels") -> None:
    """Refuse a character that lies somewhere and is somewhere else, too."""
    lying = [*game.packet, *game.face_up, *game.face_down]
    for rank in range(1, len(game.cast)):
        character = game.cast[rank]
        if lying.count(character) + (1 if game.held_by[rank] != NOBODY else 0) > 1:
            raise BadPosition(f"The {CHARACTER_NAMES[character]} is in two places at once.")


def check_built(game: "Citadels") -> None:
    """Refuse more districts that used up the building limit than it was used up."""
    if len(game.built) > game.builds + 1:
        raise BadPosition(
            f"There are {len(game.built)} districts in 'built', more than 'builds' and a Clockwork allow."
        )


def fill_deck(game: "Citadels", reader: Reader) -> None:
    """Read the deck from the top; what a position leaves out, or dots stand for, is the rest of the box, shuffled."""
    deck, has_rest = reader.deck(DISTRICT_NAMES)
    game.deck = vec[i64](deck[::-1])
    rest: list[int] = []
    counts = count_in_play(game)
    for district, name in enumerate(DISTRICT_NAMES):
        in_box = DISTRICT_CATALOG[district].copies if district < BASIC else game.rules.uniques.count(district)
        in_play = counts[district]
        if in_play > in_box:
            other = other_printing(game, name)
            raise BadPosition(f"There are {in_play} of {name} on the table; this game has {in_box}{other}.")
        rest.extend([district] * (in_box - in_play))
    if has_rest:
        game.rng.shuffle(rest)
        game.deck = extend(vec[i64](rest), game.deck)


def other_printing(game: "Citadels", name: str) -> str:
    """Say which printing of a district this game has instead, if it has one."""
    for district in game.rules.uniques:
        if plain(DISTRICT_NAMES[district]) == plain(name) and DISTRICT_NAMES[district] != name:
            return f", but a {DISTRICT_NAMES[district]}"
    return ""


def count_in_play(game: "Citadels") -> list[int]:
    """Count the copies of each district everywhere on the table."""
    counts = [0] * DISTRICTS
    for zone in [game.deck, game.site, game.drawn, game.fair, game.tucked, *game.hands, *game.cities]:
        for card in zone:
            counts[district_of(card)] += 1
    return counts

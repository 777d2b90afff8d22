"""The state is what its declaration says: in the code that is written from it, in copies, views and positions."""

from pathlib import Path

import pytest

from tests.citadels.tables import start, table
from tools.state import FILES, public_view, state
from twocities import SPECTATOR
from twocities.citadels.fields import FIELDS, RECORDS
from twocities.citadels.forms import Count
from twocities.core.records import BY_RULE, COLUMN, EVERYBODY, HIDDEN, OWN, ZONES, Field, Record, number

NAMES = [field.name for field in FIELDS]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_code_of_the_state_is_written_from_its_declaration(path: Path) -> None:
    written = FILES[path](RECORDS)

    assert path.read_text(encoding="utf-8") == written, "Run 'python tools/state.py' after a change to fields.py."


def test_every_field_is_declared_once() -> None:
    assert len(set(NAMES)) == len(NAMES)


def test_a_field_of_which_nobody_says_who_sees_it_is_hidden() -> None:
    secret = Record("secret", "What nobody sees.", [number("secret", "A secret.", Count())])

    assert secret.fields[0].seen_by == HIDDEN
    assert "secret: i64" in state([*RECORDS, secret])
    assert "secret" not in public_view([*RECORDS, secret])


@pytest.mark.parametrize(
    "field", [field for field in FIELDS if field.seen_by in (EVERYBODY, OWN)], ids=lambda field: field.name
)
def test_what_is_seen_is_in_every_view(field: Field) -> None:
    game = start(4)

    assert all(field.key in game.view(viewer).to_dict() for viewer in (0, 3, SPECTATOR))


@pytest.mark.parametrize("field", [field for field in FIELDS if field.seen_by == HIDDEN], ids=lambda field: field.name)
def test_what_is_hidden_is_in_no_view(field: Field) -> None:
    game = start(4)

    assert not any(field.key in game.view(viewer).to_dict() for viewer in (0, 3, SPECTATOR))


def test_what_is_seen_by_a_rule_is_shown_only_as_the_view_says() -> None:
    ruled = {field.key for field in FIELDS if field.seen_by == BY_RULE}

    assert ruled - set(start(4).view(0).to_dict()) == {"face_down"}


@pytest.mark.parametrize("field", [field for field in FIELDS if field.form is not None], ids=lambda field: field.name)
def test_every_field_is_written_in_positions(field: Field) -> None:
    assert field.key in start(4).position()


def test_a_copy_changes_nothing_of_the_game_that_it_was_made_of() -> None:
    game = table("warlord", gold=[9, 9], cities=["", "manor tavern"], hands=["temple", "market"], gathered=1)
    before = game.position()
    twin = game.clone()

    changed = [field for field in FIELDS if field.shape in (COLUMN, ZONES) and not field.shared]
    for field in changed:
        entries = getattr(twin, field.name)
        entries[0] = entries[1] if field.shape == ZONES else 7

    assert {"hands", "cities", "gold", "held_by"} <= {field.name for field in changed}
    assert game.position() == before


def test_whoever_changes_a_view_changes_nothing_of_the_game() -> None:
    game = table("warlord", gold=[9, 9], cities=["", "manor tavern"], hands=["temple", "market"], gathered=1)
    before = game.position()
    view = game.view(0)

    for zone in (view.cast, view.gold, view.hands[0], view.cities[1], view.deck, view.held_by, view.marks, view.acted):
        for place in range(len(zone)):
            zone[place] = 7

    assert game.position() == before

"""Finished games once more: after a move, as a whole story, summed up. Played in a process of its own."""

from collections import OrderedDict

import msgspec

from twocities.core.changes import changes_by_moment
from twocities.core.event import Event
from twocities.core.game import Game
from twocities.core.replay import begin
from twocities.core.view import SPECTATOR
from twocities.games import family_of
from twocities.server.table.messages import (
    EventFacts,
    Facts,
    ForecastFacts,
    Option,
    ScoreFacts,
    event_facts,
    forecast_facts,
    option,
    view_facts,
    with_changes,
)
from twocities.server.table.setup import Setup

MOST_KEPT = 20
"""How many games are kept as they were last shown, for those who step through them."""


class Stage(msgspec.Struct, frozen=True):
    """A finished game after so many choices, for one viewer's eyes."""

    move: int
    moves: int
    viewer: int
    seat: int | None
    """Who chose last."""
    choice: Option | None
    """What was chosen last: a seat is shown its own choices, as in the game, and a spectator now all of them."""
    events: list[EventFacts]
    view: Facts
    forecast: list[ForecastFacts]
    """What the rolls of each seat would have brought then; empty in games without dice."""


class Story(msgspec.Struct, frozen=True):
    """What every move of a finished game brought, for one viewer's eyes."""

    viewer: int
    moves: list[list[EventFacts]]
    """The deal, and then what happened with each choice."""


class Summary(msgspec.Struct, frozen=True):
    """How a finished game went."""

    moves: int
    seconds: float
    choices: list[int]
    """How many choices each seat made."""
    verbs: dict[str, int]
    """How often each verb was chosen."""
    scores: list[ScoreFacts]


class Finished(msgspec.Struct, frozen=True):
    """A game that is over: how it was set up, and what was chosen."""

    setup: Setup
    actions: list[int]


SHOWN: OrderedDict[str, tuple[int, Game]] = OrderedDict()
"""Games of this process as they were last shown: after how many moves, and the game, the latest last."""


def stage_of(finished: Finished, move: int, viewer: int) -> Stage:
    """Play a finished game up to a move."""
    family = family_of(finished.setup.game)
    game = played(finished, max(move - 1, 0))
    seat, choice = None, None
    changes: list[Facts] = []
    if move > 0:
        action = finished.actions[move - 1]
        seat = game.decision.seat if game.decision is not None else None
        choice = option(family, action) if viewer in (seat, SPECTATOR) else None
        before = game.clone()
        game.keeps_snapshots = True
        game.apply(action)
        changes, _ = changes_by_moment(before, game.snapshots, viewer)
    told = [event_facts(family, event, viewer) for event in game.events]
    return Stage(
        move=move,
        moves=len(finished.actions),
        viewer=viewer,
        seat=seat,
        choice=choice,
        events=with_changes(told, changes) if changes else told,
        view=view_facts(game, viewer),
        forecast=forecast_facts(family, game),
    )


def story_of(finished: Finished, viewer: int) -> Story:
    """Play a finished game and tell what happened."""
    family = family_of(finished.setup.game)
    game = started(finished)

    def told(events: list[Event]) -> list[EventFacts]:
        return [event_facts(family, event, viewer) for event in events]

    return Story(viewer, [told(game.events), *[told(game.apply(action)) for action in finished.actions]])


def started(finished: Finished) -> Game:
    """Set a table up again."""
    setup = finished.setup
    return begin(family_of(setup.game), setup.seats, setup.all_rules, setup.seed, setup.position)


def played(finished: Finished, moves: int) -> Game:
    """Set a table up again and play so many moves, on from where it was shown last if that was before."""
    table = finished.setup.table
    done, known = SHOWN.pop(table, (0, None))
    if known is None or done > moves or moves == 0:
        done, known = 0, started(finished)
    game = known.clone() if moves else known
    for action in finished.actions[done:moves]:
        game.apply(action)
    if moves:
        SHOWN[table] = (moves, game.clone())
        if len(SHOWN) > MOST_KEPT:
            SHOWN.popitem(last=False)
    return game


def counted(finished: Finished) -> tuple[list[int], dict[str, int]]:
    """Count how many choices each seat made, and how often each verb was chosen."""
    family = family_of(finished.setup.game)
    choices = [0] * finished.setup.seats
    verbs: dict[str, int] = {}
    game = started(finished)
    for action in finished.actions:
        if game.decision is not None:
            choices[game.decision.seat] += 1
        verb = family.vocabulary.verb(action).name
        verbs[verb] = verbs.get(verb, 0) + 1
        game.apply(action)
    return choices, verbs


def write_stage(finished: Finished, move: int, viewer: int) -> bytes:
    """Write what is shown after a move."""
    return msgspec.json.encode(stage_of(finished, move, viewer))


def write_story(finished: Finished, viewer: int) -> bytes:
    """Write a whole story."""
    return msgspec.json.encode(story_of(finished, viewer))

"""Doors for games that are over: as text, step by step, for any eyes."""

from typing import Annotated

import msgspec
from litestar import Controller, Response, get
from litestar.params import Parameter

from twocities.core.changes import changes_by_moment
from twocities.core.event import Event
from twocities.core.game import Game
from twocities.core.replay import Replay
from twocities.core.view import SPECTATOR
from twocities.server.store.people import Person
from twocities.server.store.tables import old_replay
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.table.table import Status, Table
from twocities.server.table.tellings import (
    EventFacts,
    Facts,
    Option,
    ScoreFacts,
    event_facts,
    option,
    score_facts,
    view_facts,
    with_changes,
)
from twocities.server.web.house import House
from twocities.server.web.tables import TableCode

Viewer = Annotated[int, Parameter(ge=SPECTATOR, le=7)]


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


async def finished(house: House, person: Person, table: str) -> Table:
    """Find a game that is over and that a person may see again; running ones keep their secrets."""
    house.limits.check("replay", person.id)
    live, _ = await house.access(table, person)
    if live.table.status is not Status.OVER:
        raise Refusal(Reason.NO_REPLAY)
    return live.table


async def written_long_ago(house: House, table: str) -> Replay:
    """Write a finished game down that this engine cannot play: the text needs none."""
    async with house.store.reading() as connection:
        replay = await old_replay(connection, table)
    if replay is None:
        raise Refusal(Reason.NO_REPLAY)
    return replay


class ReplayDoors(Controller):
    """Everything about finished games."""

    path = "/api/tables/{table:str}"
    tags = ("replays",)

    @get("/replay", media_type="text/plain")
    async def text(self, house: House, person: Person, table: TableCode) -> Response[str]:
        """Download the game as replay text."""
        try:
            replay = (await finished(house, person, table)).replay()
        except Refusal as refusal:
            if refusal.reason is not Reason.WRONG_ENGINE:
                raise
            replay = await written_long_ago(house, table)
        headers = {"content-disposition": f'attachment; filename="{table}.replay"'}
        return Response(replay.text(), media_type="text/plain", headers=headers)

    @get("/replay/{move:int}")
    async def stage(
        self,
        house: House,
        person: Person,
        table: TableCode,
        move: int,
        viewer: Viewer = SPECTATOR,
    ) -> Stage:
        """Show the game after a move, as any seat or a spectator saw it."""
        found = await finished(house, person, table)
        if not 0 <= move <= len(found.actions):
            raise Refusal(Reason.NO_MOVE)
        check_viewer(found, viewer)
        return stage_of(found, move, viewer)

    @get("/story")
    async def story(self, house: House, person: Person, table: TableCode, viewer: Viewer = SPECTATOR) -> Story:
        """Tell the whole game, as any seat or a spectator saw it."""
        found = await finished(house, person, table)
        check_viewer(found, viewer)
        return story_of(found, viewer)

    @get("/statistics")
    async def statistics(self, house: House, person: Person, table: TableCode) -> Summary:
        """Sum a finished game up."""
        return summary_of(await finished(house, person, table))


def check_viewer(table: Table, viewer: int) -> None:
    """Refuse the eyes of a seat that nobody had."""
    if viewer >= table.setup.seats:
        raise Refusal(Reason.NO_SEAT)


def stage_of(table: Table, move: int, viewer: int) -> Stage:
    """Play a finished game up to a move."""
    game = played(table, max(move - 1, 0))
    seat, choice = None, None
    changes: list[Facts] = []
    if move > 0:
        action = table.actions[move - 1]
        seat = game.decision.seat if game.decision is not None else None
        choice = option(table.family, action) if viewer in (seat, SPECTATOR) else None
        before = game.clone()
        game.keeps_snapshots = True
        game.apply(action)
        changes = changes_by_moment(before, game.snapshots, viewer)
    told = [event_facts(table.family, event, viewer) for event in game.events]
    return Stage(
        move=move,
        moves=len(table.actions),
        viewer=viewer,
        seat=seat,
        choice=choice,
        events=with_changes(told, changes) if changes else told,
        view=view_facts(game, viewer),
    )


def story_of(table: Table, viewer: int) -> Story:
    """Play a finished game and tell what happened."""
    game = played(table, 0)

    def told(events: list[Event]) -> list[EventFacts]:
        return [event_facts(table.family, event, viewer) for event in events]

    return Story(viewer, [told(game.events), *[told(game.apply(action)) for action in table.actions]])


def played(table: Table, moves: int) -> Game:
    """Set a table up again and play so many moves."""
    game = table.replay().start(table.family)
    for action in table.actions[:moves]:
        game.apply(action)
    return game


def summary_of(table: Table) -> Summary:
    """Count what happened in a finished game."""
    choices = [0] * table.setup.seats
    verbs: dict[str, int] = {}
    game = played(table, 0)
    for action in table.actions:
        if game.decision is not None:
            choices[game.decision.seat] += 1
        verb = table.family.vocabulary.verb(action).name
        verbs[verb] = verbs.get(verb, 0) + 1
        game.apply(action)
    seconds = (table.ended or 0.0) - (table.started or 0.0)
    return Summary(len(table.actions), seconds, choices, verbs, score_facts(table) or [])

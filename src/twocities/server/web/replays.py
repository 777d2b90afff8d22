"""Endpoints for finished games: as text, and move by move as any viewer saw them."""

from collections.abc import Callable
from typing import Annotated, Any, TypeVar, cast

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import Parameter

from twocities.core.replay import Replay
from twocities.core.view import SPECTATOR
from twocities.server.store.people import Person
from twocities.server.store.tables import old_replay
from twocities.server.table.finished import Finished, Stage, Story, Summary, counted, write_stage, write_story
from twocities.server.table.messages import score_facts, told_time
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.table.signature import signed_text
from twocities.server.table.table import Status, Table
from twocities.server.web.context import ServerContext
from twocities.server.web.tables import TableCode

Answer = TypeVar("Answer")

Viewer = Annotated[int, Parameter(ge=SPECTATOR, le=7)]

STEP = 20
"""The price of a position or of a replay text, in lines of a log."""


async def finished(context: ServerContext, person: Person, table: str) -> Table:
    """Find a game that is over and that a person may see again; running ones keep their secrets."""
    live, _ = await context.access(table, person)
    if live.table.status is not Status.OVER:
        raise Refusal(Reason.NO_REPLAY)
    return live.table


async def play(
    request: Request[Any, Any, Any],
    context: ServerContext,
    person: Person,
    cost: float,
    work: Callable[..., Answer],
    table: Table,
    *values: int,
) -> Answer:
    """Let the process that plays logs do something with a finished game, if the person has not asked for too much."""
    reading = context.reading(request, person)
    reading.charge(cost)
    game = Finished(table.dealt_setup, table.actions)
    return await context.hub.log_readers.run(reading.waiter, work, game, *values)


async def written_long_ago(context: ServerContext, table: str) -> Replay:
    """Write a finished game down that this engine cannot play: the text needs none."""
    async with context.store.reading() as connection:
        replay = await old_replay(connection, table)
    if replay is None:
        raise Refusal(Reason.NO_REPLAY)
    return replay


class ReplayEndpoints(Controller):
    """Everything about finished games."""

    path = "/api/tables/{table:str}"
    tags = ("replays",)

    @get("/replay", media_type="text/plain")
    async def text(self, context: ServerContext, person: Person, table: TableCode) -> Response[str]:
        """Download the game as replay text, signed by the server."""
        context.limits.check("replay", person.id, STEP)
        try:
            replay = (await finished(context, person, table)).replay()
        except Refusal as refusal:
            if refusal.reason is not Reason.WRONG_ENGINE:
                raise
            replay = await written_long_ago(context, table)
        headers = {"content-disposition": f'attachment; filename="{table}.replay"'}
        return Response(signed_text(replay, context.key), media_type="text/plain", headers=headers)

    @get("/replay/{move:int}")
    async def stage(
        self,
        request: Request[Any, Any, Any],
        context: ServerContext,
        person: Person,
        table: TableCode,
        move: int,
        viewer: Viewer = SPECTATOR,
    ) -> Response[Stage]:
        """Show the game after a move, as any seat or a spectator saw it."""
        found = await finished(context, person, table)
        if not 0 <= move <= len(found.actions):
            raise Refusal(Reason.NO_MOVE)
        check_viewer(found, viewer)
        return written(await play(request, context, person, STEP, write_stage, found, move, viewer))

    @get("/story")
    async def story(
        self,
        request: Request[Any, Any, Any],
        context: ServerContext,
        person: Person,
        table: TableCode,
        viewer: Viewer = SPECTATOR,
    ) -> Response[Story]:
        """Tell the whole game, as any seat or a spectator saw it."""
        found = await finished(context, person, table)
        check_viewer(found, viewer)
        return written(await play(request, context, person, len(found.actions), write_story, found, viewer))

    @get("/statistics")
    async def statistics(
        self, request: Request[Any, Any, Any], context: ServerContext, person: Person, table: TableCode
    ) -> Summary:
        """Sum a finished game up."""
        found = await finished(context, person, table)
        choices, verbs = await play(request, context, person, len(found.actions), counted, found)
        seconds = told_time((found.ended or 0.0) - (found.started or 0.0))
        return Summary(len(found.actions), seconds, choices, verbs, score_facts(found) or [])


def check_viewer(table: Table, viewer: int) -> None:
    """Refuse a viewer that the game has no seat for."""
    if viewer >= table.setup.seats:
        raise Refusal(Reason.NO_SEAT)


def written(content: bytes) -> Response[Any]:
    """Answer with JSON that was written in another process."""
    return Response(cast(Any, msgspec.Raw(content)), media_type="application/json")

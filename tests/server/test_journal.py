"""What is wrong with one table is no other table's business."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import msgspec
import pytest
from sqlalchemy import update

from tests.server.clients import run
from tests.server.tables import started
from tools.services import Postgres
from twocities.server.hub.bot_workers import BotWorkers
from twocities.server.hub.hub import Hub
from twocities.server.hub.live_table import Happening, LiveTable, Watcher
from twocities.server.hub.pubsub import PubSub
from twocities.server.hub.socket_messages import Done
from twocities.server.store.people import Person, Preferences
from twocities.server.store.schema import TABLES
from twocities.server.store.store import Store, Unavailable
from twocities.server.store.tables import lock_tables
from twocities.server.store.upgrade import upgrade
from twocities.server.table.commands import Abandon, Say
from twocities.server.table.entries import AnyEntry, BotSat, Sat, Started
from twocities.server.table.new_table import Opening, Someone
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.table.setup import Setup
from twocities.server.table.table import Status

EVA = Someone("eva", "Eva")
SEATED: list[AnyEntry] = [Sat(0, "eva", "Eva"), BotSat(1, "random", "Ada")]


@asynccontextmanager
async def hub_on(path: Path, lease: float = 10.0, database: str = "") -> AsyncIterator[Hub]:
    """Run a hub of its own on a new database."""
    store = Store(database or str(path / "games.sqlite3"))
    await upgrade(store)
    hub = Hub(store, PubSub(), BotWorkers(1, 30.0, []), beat=0.1, lease=lease)
    await hub.start()
    try:
        yield hub
    finally:
        await hub.stop()
        await store.close()


async def open_table(hub: Hub, name: str, entries: list[AnyEntry]) -> None:
    """Open a table of Machi Koro."""
    setup = Setup(name, "machikoro", 1, ["base"], 2, 7, "salt", "eva", f"invite-{name}", created=1.0)
    await hub.open(Opening(setup, entries))


async def spoil(hub: Hub, name: str) -> None:
    """Let a table be of a game that nobody knows, as after a change of the program."""
    setup = msgspec.json.encode(msgspec.structs.replace(hub.loaded[name].table.setup, game="gone")).decode()
    async with hub.store.writing() as connection:
        await connection.execute(update(TABLES).where(TABLES.c.id == name).values(setup=setup, due=1.0))
    del hub.loaded[name]


def say(number: int) -> Say:
    """Make a command that says something."""
    return Say(command=f"say-{number}", text="Hello")


def test_the_game_after_each_event_is_kept_only_until_everybody_is_told() -> None:
    gathering = started("Eva Jan", game="citadels", rules=["deluxe"])
    live = LiveTable(gathering.table)
    gathering.play(gathering.options[0])
    assert gathering.game.snapshots

    live.adopt(gathering.table, [Happening(gathering.log[-1], [], None, [])])

    assert live.table.game is not None
    assert live.table.game.snapshots == []


def test_a_table_that_cannot_be_played_refuses_alone(tmp_path: Path) -> None:
    async def work() -> tuple[Done | BaseException, Done | BaseException]:
        async with hub_on(tmp_path) as hub:
            await open_table(hub, "good", SEATED)
            await open_table(hub, "bad", SEATED)
            await spoil(hub, "bad")
            return await asyncio.gather(
                hub.obey("bad", EVA, say(1)), hub.obey("good", EVA, say(2)), return_exceptions=True
            )

    bad, good = run(work())

    assert isinstance(bad, Refusal)
    assert isinstance(good, Done)


def test_a_table_that_another_node_has_locked_holds_up_no_other(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.make_database(f"games_{secrets.token_hex(6)}")

    async def work() -> tuple[float, list[str]]:
        async with hub_on(tmp_path, database=database) as hub:
            for name in ("locked", "free"):
                await open_table(hub, name, SEATED)
            elsewhere = Store(database)
            async with elsewhere.writing() as connection:
                await lock_tables(connection, ["locked"])
                waiting = [asyncio.create_task(hub.obey("locked", EVA, say(number))) for number in range(3)]
                began = monotonic()
                for number in range(3, 30):
                    await hub.obey("free", EVA, say(number))
                    waiting += [asyncio.create_task(hub.obey("locked", EVA, say(number)))]
                took = monotonic() - began
                assert not any(order.done() for order in waiting)
            done = sorted([await order for order in waiting], key=lambda each: each.seq)
            await elsewhere.close()
            return took, [each.command for each in done]

    took, said = run(work(), 60)

    assert took < 2  # whoever waits for the lock waits for four seconds at most
    assert said == [f"say-{number}" for number in range(30)]


def test_commands_for_a_table_that_stays_locked_are_refused_and_can_be_repeated(
    tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.make_database(f"games_{secrets.token_hex(6)}")

    async def work() -> tuple[Done | BaseException, Done]:
        async with hub_on(tmp_path, database=database) as hub:
            await open_table(hub, "locked", SEATED)
            elsewhere = Store(database)
            async with elsewhere.writing() as connection:
                await lock_tables(connection, ["locked"])
                refused = (await asyncio.gather(hub.obey("locked", EVA, say(1)), return_exceptions=True))[0]
            await elsewhere.close()
            return refused, await hub.obey("locked", EVA, say(1))

    refused, done = run(work(), 60)

    assert isinstance(refused, Refusal)
    assert refused.reason is Reason.UNAVAILABLE
    assert not done.repeated


def test_a_table_that_cannot_be_played_does_not_end_the_tasks_of_others(tmp_path: Path) -> None:
    async def work() -> bool:
        async with hub_on(tmp_path) as hub:
            await open_table(hub, "bad", SEATED)
            await spoil(hub, "bad")
            await asyncio.sleep(0.5)
            await open_table(hub, "good", [*SEATED[1:], BotSat(0, "random", "Ben"), Started()])
            hub.scheduler.busy.discard("good")
            while hub.loaded["good"].table.status is Status.PLAYING:
                await asyncio.sleep(0.05)
            return True

    assert run(work(), 60)


def test_a_database_that_does_not_answer_is_no_error_of_a_task(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    met = asyncio.Event()
    troubles = iter([Unavailable("starting up"), RuntimeError("a mistake")])

    async def fail() -> None:
        for trouble in troubles:
            raise trouble
        met.set()

    async def work() -> None:
        async with hub_on(tmp_path) as hub:
            hub.spawn(hub.run_forever(fail))
            await met.wait()

    with caplog.at_level(logging.WARNING, "twocities.hub"):
        run(work(), 30)

    assert [(record.levelname, record.message) for record in caplog.records] == [
        ("WARNING", "the database does not answer"),
        ("ERROR", "a task failed and is restarted"),
    ]


def test_what_is_written_is_acknowledged_even_if_it_cannot_be_shown(tmp_path: Path) -> None:
    def fail(_: bytes) -> None:
        raise RuntimeError("no way to show this")

    async def work() -> tuple[Done, Done]:
        async with hub_on(tmp_path) as hub:
            await open_table(hub, "bad", SEATED)
            await open_table(hub, "good", SEATED)
            watcher = Watcher(Person("iva", "Iva", None, None, Preferences(), 0.0), fail)
            hub.loaded["bad"].watchers.add(watcher)
            answers = await asyncio.gather(hub.obey("bad", EVA, say(1)), hub.obey("good", EVA, say(2)))
            hub.loaded["bad"].watchers.discard(watcher)
            return answers[0], answers[1]

    assert [done.seq for done in run(work())] == [3, 3]


def test_a_table_that_came_alive_is_not_abandoned(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_on(tmp_path) as hub:
            await open_table(hub, "table", [*SEATED, Started()])
            with pytest.raises(Refusal) as refused:
                await hub.obey_self("table", Abandon("abandoned"))

            assert refused.value.reason is Reason.NOT_OPEN

    run(work())


def test_nobody_else_on_the_machine_reads_the_database(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_on(tmp_path / "kept"):
            assert (tmp_path / "kept").stat().st_mode & 0o077 == 0
            assert (tmp_path / "kept" / "games.sqlite3").stat().st_mode & 0o077 == 0

    run(work())

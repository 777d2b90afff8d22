"""Who has a table open is known at every node."""

import secrets
from pathlib import Path

from tests.server.clients import Person, run
from tests.server.servers import Server, serving
from tools.services import Postgres, Redis


def test_those_who_come_and_go_are_seen_by_the_others(server: Server) -> None:
    async def work() -> None:
        eva, jan = await Person(server.url).come_in("Eva"), await Person(server.url).come_in("Jan")
        table = await eva.open_table(public=True)
        chair = await eva.sit_in(table)

        other = await jan.sit_in(table)
        await chair.until(lambda: chair.present == sorted([eva.me["id"], jan.me["id"]]))
        await other.leave()
        await chair.until(lambda: chair.present == [eva.me["id"]])

        assert other.present == sorted([eva.me["id"], jan.me["id"]])

    run(work())


def test_people_at_other_nodes_are_present_too(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    async def work(one: Server, two: Server) -> None:
        eva, jan = await Person(one.url).come_in("Eva"), await Person(two.url).come_in("Jan")
        both = sorted([eva.me["id"], jan.me["id"]])
        table = await eva.open_table(public=True)
        chair = await eva.sit_in(table)

        other = await jan.sit_in(table)
        await chair.until(lambda: chair.present == both)
        await other.until(lambda: other.present == both)
        await other.leave()

        await chair.until(lambda: chair.present == [eva.me["id"]])

    database = postgres.make_database(f"presence_{secrets.token_hex(6)}")
    with (
        serving(tmp_path, database, "one", redis=redis.url) as one,
        serving(tmp_path, database, "two", redis=redis.url) as two,
    ):
        run(work(one, two))

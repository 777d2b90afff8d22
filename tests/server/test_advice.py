"""One who learns among bots may ask what the Master would do; nobody else may."""

from typing import Any

from tests.server.clients import Person, run
from tests.server.servers import Server

FIRST: dict[str, Any] = {"game": "citadels", "seats": 4, "rules": ["deluxe", "first_game"], "auto_start": True}


async def asked(table: str, *people: Person) -> tuple[Person, int]:
    """Wait until one of some people is asked; return who it is, and the number of the decision."""
    while True:
        for person in people:
            decision = (await person.look(table))["game"]["decision"]
            if decision is not None:
                return person, int(decision["number"])


def test_advice_is_one_of_the_options_and_always_the_same(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as eva:
            await eva.come_in("Eva")
            table = await eva.open_table(**FIRST, bots=["gentle_apprentice"] * 3)
            _, number = await asked(table, eva)

            given = [await eva.ask("POST", f"/api/tables/{table}/advice", json={"decision": number}) for _ in range(2)]

            options = (await eva.look(table))["game"]["decision"]["options"]
            assert given[0] == given[1]
            assert given[0]["index"] in [None, *range(len(options))]

    run(work())


def test_nobody_is_advised_about_another_question(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as eva:
            await eva.come_in("Eva")
            table = await eva.open_table(**FIRST, bots=["gentle_apprentice"] * 3)
            _, number = await asked(table, eva)

            refused = await eva.refused("POST", f"/api/tables/{table}/advice", json={"decision": number + 1})

            assert refused == (409, "stale")

    run(work())


def test_nobody_is_advised_against_other_people(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as eva, Person(server.url) as jan:
            await eva.come_in("Eva")
            await jan.come_in("Jan")
            table = await eva.open_table(**FIRST, bots=["gentle_apprentice"] * 2, public=True)
            await jan.command(table, "sit")
            person, number = await asked(table, eva, jan)

            assert await person.refused("POST", f"/api/tables/{table}/advice", json={"decision": number}) == (
                403,
                "forbidden",
            )

    run(work())

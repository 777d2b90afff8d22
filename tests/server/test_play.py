"""Whole games through real sockets."""

import asyncio
from pathlib import Path

import pytest

from tests.server.clients import Person, run, seat_people
from tests.server.servers import Server, serving


@pytest.mark.parametrize(("game", "rules"), [("machikoro", []), ("citadels", ["deluxe"])])
def test_people_play_a_whole_game_and_see_the_same_end(server: Server, game: str, rules: list[str]) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan Iva", game, rules=rules)
        chairs = [await person.sit_in(table) for person in people]

        await asyncio.gather(*[chair.play() for chair in chairs])

        assert len({str(chair.facts["scores"]) for chair in chairs}) == 1
        assert len({chair.seq for chair in chairs}) == 1

    run(work())


def test_a_game_on_either_database_is_played_to_its_end(database: str, tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with Person(url) as person:
            await person.come_in("Eva")
            table = await person.open_table("machikoro", 4, bots=["journeyman", "random", "random"], auto_start=True)
            chair = await person.sit_in(table)
            await chair.play()

            assert [score["seat"] for score in chair.facts["scores"]] == [0, 1, 2, 3]

    with serving(tmp_path, database) as server:
        run(work(server.url))
        assert server.errors() == []

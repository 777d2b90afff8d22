"""One process on SQLite is killed in the middle of a hundred games."""

from pathlib import Path

from tests.server.clients import run
from tests.server.crowds import Aftermath, Crowd, beside, read_aftermath
from tests.server.servers import Server, serving

TABLES = 100
"""More than one transaction takes in."""

CHOICES = 300
"""How many choices are acknowledged between one kill and the next."""

SAMPLE = 21
"""Every game whose number this divides is played to its end: one of each of the five sorts."""


def test_what_was_acknowledged_outlives_kills_and_every_game_goes_on(tmp_path: Path) -> None:
    async def work(server: Server) -> Aftermath:
        async with Crowd([server.url]) as crowd:
            await crowd.sit_down(TABLES)
            await kill_under_load(crowd, server)
            await kill_under_load(crowd, server)
            await kill_under_load(crowd, server)
            await crowd.finish(SAMPLE, 120)
            server.kill()
            return await read_aftermath(crowd, str(tmp_path / "games.sqlite3"))

    with serving(tmp_path) as server:
        aftermath = run(work(server), 240)

    assert aftermath.resent() != []
    assert aftermath.faults() == {}
    assert server.errors() == []


async def kill_under_load(crowd: Crowd, server: Server) -> None:
    """Kill the server while everybody plays, and start it again."""
    await crowd.play_on(CHOICES)
    server.kill()
    await beside(server.start)

"""The clock of the machine jumps: an hour ahead for a while, and back."""

import asyncio
from pathlib import Path

import pytest

from tests.server.clients import Person, run, seat_people
from tests.server.servers import Server, serving

HOUR = 3600


def set_clock(folder: Path, seconds: int) -> None:
    """Let the clock of the machine be wrong."""
    (folder / "clock").write_text(str(seconds))


async def choices(person: Person, table: str) -> int:
    """Count the lines of a table."""
    return int((await person.look(table))["seq"])


async def until_more(person: Person, table: str, than: int, seconds: float = 20.0) -> int:
    """Wait until a table has more lines; return how many."""
    async with asyncio.timeout(seconds):
        while (found := await choices(person, table)) <= than:
            await asyncio.sleep(0.1)
    return found


async def bots_alone(server: Server) -> tuple[Person, str]:
    """Let bots begin a long game, slowly, under somebody's eyes."""
    person = await Person(server.url).come_in("Eva")
    table = await person.open_table("citadels", 4, sits=False, public=True, auto_start=True, bots=["apprentice"] * 4)
    await person.sit_in(table)
    await until_more(person, table, 8)
    return person, table


def test_bots_play_on_while_the_clock_is_an_hour_ahead_and_after(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        person, table = await bots_alone(server)
        set_clock(tmp_path, HOUR)
        during = await until_more(person, table, await choices(person, table) + 3)
        set_clock(tmp_path, 0)
        await until_more(person, table, during + 3)

    set_clock(tmp_path, 0)
    with serving(tmp_path, bot_pause=0.3, clock_file=tmp_path / "clock") as made:
        run(work(made))


def test_bots_play_on_after_a_restart_that_sets_the_clock_back(database: str, tmp_path: Path) -> None:
    set_clock(tmp_path, HOUR)
    with serving(tmp_path, database, bot_pause=0.3, clock_file=tmp_path / "clock") as made:
        _, table = run(bots_alone(made))
        made.kill()
        set_clock(tmp_path, 0)
        made.start()

        async def work() -> None:
            async with Person(made.url) as again:
                await again.come_in("Ida")
                await until_more(again, table, await choices(again, table) + 3, 40)

        run(work())


@pytest.mark.parametrize("seconds", [HOUR, -HOUR])
def test_nobody_is_late_by_a_jump_of_the_clock(seconds: int, tmp_path: Path) -> None:
    async def work(server: Server) -> tuple[object, list[float]]:
        people, table = await seat_people(server.url, "Eva Jan", pace={"pace": "live", "bank": 120})
        chairs = [await person.sit_in(table) for person in people]
        set_clock(tmp_path, seconds)
        await asyncio.sleep(2)
        chooser = chairs[0] if chairs[0].decision is not None else chairs[1]
        await chooser.choose()
        await asyncio.sleep(1)
        set_clock(tmp_path, 0)
        await asyncio.sleep(1)
        seen = await people[0].look(table)
        return seen["table"]["late"], seen["game"]["clock"]["left"]

    set_clock(tmp_path, 0)
    with serving(tmp_path, clock_file=tmp_path / "clock") as made:
        late, left = run(work(made))

    assert late is None
    assert min(left) > 100

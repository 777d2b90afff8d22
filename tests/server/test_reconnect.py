"""Who loses the connection comes back to the table as it is, and to everything that was missed."""

import asyncio
from contextlib import AsyncExitStack
from random import Random

import pytest

from tests.server.clients import Chair, Json, Person, run, without_changes
from tests.server.records import play_together
from tests.server.servers import Server
from twocities.server.hub.live_table import MOST_MISSED

DROPS = 40
MOVES = 30


class Flaky:
    """Somebody who loses the connection again and again, and asks for what was missed each time."""

    def __init__(self, person: Person, table: str, chance: Random) -> None:
        self.person = person
        self.table = table
        self.chance = chance
        self.lines: list[Json] = []
        """Every line that was told, in the order in which it came."""
        self.seq = 0
        self.game: Json | None = None
        self.facts: Json = {}

    async def follow(self, drops: int) -> None:
        """Come and go, so many times, then stay to the end of the game."""
        for _ in range(drops):
            chair = await self.come_back()
            await self.listen(chair, self.chance.randrange(4))
            self.remember(chair)
            await self.drop(chair)
        chair = await self.come_back()
        await chair.until(lambda: chair.is_over)
        self.remember(chair)
        await chair.leave()

    async def come_back(self) -> Chair:
        """Open the socket again from where it was lost."""
        return await self.person.sit_in(self.table, since=self.seq)

    async def listen(self, chair: Chair, messages: int) -> None:
        """Take some messages in, if the game goes on for so long."""
        for _ in range(messages):
            if not chair.is_over:
                await chair.receive()

    def remember(self, chair: Chair) -> None:
        """Keep what came through a socket."""
        self.lines += chair.lines
        self.seq, self.game, self.facts = chair.seq, chair.game, chair.facts

    async def drop(self, chair: Chair) -> None:
        """Lose the connection, politely or not."""
        if self.chance.random() < 0.5:
            await chair.leave()
        else:
            chair.socket.transport.abort()


async def seated(stack: AsyncExitStack, server: Server, game: str, rules: list[str]) -> tuple[list[Person], str]:
    """Seat three people at a table that starts at once; a fourth one looks on."""
    people = [await stack.enter_async_context(Person(server.url)) for _ in range(4)]
    for name, person in zip(["Eva", "Jan", "Iva", "Oto"], people, strict=True):
        await person.come_in(name)
    table = await people[0].open_table(game, 3, rules=rules, public=True, auto_start=True)
    await people[1].command(table, "sit")
    await people[2].command(table, "sit")
    return people, table


@pytest.mark.parametrize("who", [0, 3], ids=["a seat", "a spectator"])
@pytest.mark.parametrize(("game", "rules"), [("machikoro", ["limited_supply"]), ("citadels", ["classic"])])
def test_dropping_at_random_points_of_a_game_loses_and_repeats_nothing(
    server: Server, game: str, rules: list[str], who: int
) -> None:
    async def work() -> tuple[Chair, Flaky]:
        async with AsyncExitStack() as stack:
            people, table = await seated(stack, server, game, rules)
            steady = await people[who].sit_in(table, since=0)
            flaky = Flaky(people[who], table, Random(who))
            chairs = [await person.sit_in(table) for person in people[:3]]
            players = [chair.play() for chair in chairs]
            await asyncio.gather(flaky.follow(DROPS), steady.until(lambda: steady.is_over, 60), *players)
            return steady, flaky

    steady, flaky = run(work())

    assert [line["seq"] for line in flaky.lines] == list(range(1, steady.seq + 1))
    assert without_changes(flaky.lines) == without_changes(steady.lines)
    assert flaky.game == steady.game
    assert flaky.facts == steady.facts


async def poll(person: Person, table: str) -> list[Json]:
    """Look at a table again and again, each time from where the last look ended; return all lines that were told."""
    lines: list[Json] = []
    look: Json = {"seq": 0, "table": {"status": "open"}}
    while look["table"]["status"] != "over":
        look = await person.look(table, since=look["seq"])
        lines += look["missed"]
    return lines


def test_looking_again_and_again_while_a_game_goes_on_loses_and_repeats_nothing(server: Server) -> None:
    async def work() -> tuple[Chair, list[list[Json]]]:
        async with AsyncExitStack() as stack:
            people, table = await seated(stack, server, "machikoro", [])
            chairs = [await person.sit_in(table) for person in people[:3]]
            players = asyncio.gather(*[chair.play() for chair in chairs])
            found = await asyncio.gather(poll(people[0], table), poll(people[3], table))
            await players
            return chairs[0], list(found)

    chair, polls = run(work())

    assert [[line["seq"] for line in lines] for lines in polls] == [list(range(1, chair.seq + 1))] * 2


def test_what_was_missed_ends_with_the_line_at_which_the_table_is(server: Server) -> None:
    async def come_often(person: Person, table: str, times: int) -> list[Json]:
        return [(await person.sit_in(table, since=0)).messages[0] for _ in range(times)]

    async def work() -> list[Json]:
        async with AsyncExitStack() as stack:
            people, table = await seated(stack, server, "machikoro", [])
            chairs = [await person.sit_in(table) for person in people[:3]]
            players = [asyncio.create_task(chair.play()) for chair in chairs]
            found = await asyncio.gather(*[come_often(people[3], table, 15) for _ in range(4)])
            await asyncio.gather(*players)
            return [welcome for welcomes in found for welcome in welcomes]

    welcomes = run(work())

    assert [welcome["missed"][-1]["seq"] for welcome in welcomes] == [welcome["seq"] for welcome in welcomes]


def test_what_was_missed_can_be_asked_for_from_every_line(server: Server) -> None:
    async def work() -> tuple[list[Json], list[Json], list[Json]]:
        async with AsyncExitStack() as stack:
            people, table = await seated(stack, server, "citadels", ["deluxe"])
            chairs = [await person.sit_in(table, since=0) for person in people]
            await play_together(chairs, Random(1), MOVES)
            sockets = [await people[0].sit_in(table, since) for since in range(chairs[0].seq + 1)]
            looks = [await people[0].look(table, since) for since in range(chairs[0].seq + 1)]
            return without_changes(chairs[0].lines), [socket.messages[0] for socket in sockets], looks

    lines, welcomes, looks = run(work())

    assert [welcome["missed"] for welcome in welcomes] == [lines[since:] for since in range(len(lines) + 1)]
    assert [look["missed"] for look in looks] == [lines[since:] for since in range(len(lines) + 1)]


def test_who_comes_back_is_asked_the_same_question_and_can_answer_it(server: Server) -> None:
    async def work() -> tuple[Json | None, Json | None, Json]:
        async with AsyncExitStack() as stack:
            people, table = await seated(stack, server, "citadels", ["deluxe"])
            chair = await people[0].sit_in(table)
            chair.socket.transport.abort()
            again = await people[0].sit_in(table, since=chair.seq)
            asked = again.decision
            return chair.decision, asked, await again.choose()

    before, after, answer = run(work())

    assert before is not None
    assert after == before
    assert answer["type"] == "done"


def test_who_chose_and_lost_the_connection_before_the_answer_finds_the_choice_done_once(server: Server) -> None:
    async def work() -> tuple[Json, list[Json]]:
        async with AsyncExitStack() as stack:
            people, table = await seated(stack, server, "citadels", ["deluxe"])
            chair = await people[0].sit_in(table)
            assert chair.decision is not None
            values = {"decision": chair.decision["number"], "index": 0, "command": "lost"}
            await chair.send("choose", **values)
            chair.socket.transport.abort()
            again = await people[0].sit_in(table, since=chair.seq)
            answer = await again.give("choose", **values)
            return answer, again.lines

    answer, lines = run(work())

    assert answer["type"] == "done"
    assert [line["entry"]["entry"] for line in lines] == ["chose"]


@pytest.mark.parametrize("since", ["1000", "999999999", "-1", "-", "", "all", "1.5", "1e3", "٣", "%00", "9" * 400])
def test_a_line_that_cannot_be_gives_the_table_as_it_is_and_nothing_missed(server: Server, since: str) -> None:
    async def work() -> tuple[Chair, list[Json]]:
        async with AsyncExitStack() as stack:
            people, table = await seated(stack, server, "machikoro", [])
            chair = await people[3].sit_in(table, since)  # type: ignore[arg-type]  # no number is the point
            welcome = chair.messages[0]
            await people[0].command(table, "say", text="Hello")
            await chair.until(lambda: bool(chair.lines))
            return chair, welcome["missed"]

    chair, missed = run(work())

    assert missed == []
    assert chair.game is not None
    assert [line["entry"]["text"] for line in chair.lines] == ["Hello"]


@pytest.mark.parametrize("since", ["-1", "all", "1.5", "99999999999"])
def test_a_request_with_a_line_that_cannot_be_is_refused(server: Server, since: str) -> None:
    async def work() -> tuple[int, str]:
        async with AsyncExitStack() as stack:
            people, table = await seated(stack, server, "machikoro", [])
            return await people[0].refused("GET", f"/api/tables/{table}", params={"since": since})

    assert run(work()) == (400, "bad-request")


def test_a_request_from_a_line_to_come_misses_nothing(server: Server) -> None:
    async def work() -> Json:
        async with AsyncExitStack() as stack:
            people, table = await seated(stack, server, "machikoro", [])
            return await people[0].look(table, since=1000)

    assert run(work())["missed"] == []


def test_who_missed_too_much_is_told_the_latest_lines_and_sees_the_table(server: Server) -> None:
    async def work() -> tuple[Json, int]:
        async with AsyncExitStack() as stack:
            people, table = await seated(stack, server, "machikoro", [])
            chair = await people[0].sit_in(table)
            commands = [await chair.send("say", text=f"Word {number}") for number in range(MOST_MISSED + 20)]
            await chair.until(lambda: commands[-1] in chair.answers)
            again = await people[0].sit_in(table, since=1)
            return again.messages[0], chair.seq

    welcome, seq = run(work())

    assert [line["seq"] for line in welcome["missed"]] == list(range(seq - MOST_MISSED + 1, seq + 1))
    assert welcome["seq"] == seq
    assert welcome["game"] is not None

"""Who looks on may come at any time, sees what everybody may see, and changes nothing."""

from contextlib import AsyncExitStack
from random import Random

import pytest

from tests.invariants import cards_in
from tests.server.clients import Chair, Json, Person, closing_code, run
from tests.server.records import invite, play_together
from tests.server.servers import Server
from twocities import SPECTATOR


async def gathered(stack: AsyncExitStack, server: Server, public: bool = True) -> tuple[list[Person], str]:
    """Seat two people at a table of Citadels that starts at once; a third one looks on."""
    people = [await stack.enter_async_context(Person(server.url)) for _ in range(3)]
    for name, person in zip(["Eva", "Jan", "Oto"], people, strict=True):
        await person.come_in(name)
    table = await people[0].open_table("citadels", 2, public=public, auto_start=True)
    if not public:
        await invite(people[:2], table)
    await people[1].command(table, "sit")
    return people, table


@pytest.mark.parametrize("moves", [0, 1, 12, 60, 5000])
def test_a_spectator_who_comes_at_any_time_sees_the_table_without_secrets(server: Server, moves: int) -> None:
    async def work() -> tuple[Chair, list[Chair]]:
        async with AsyncExitStack() as stack:
            people, table = await gathered(stack, server)
            chairs = [await person.sit_in(table) for person in people[:2]]
            await play_together(chairs, Random(moves), moves)
            return await people[2].sit_in(table, since=0), chairs

    spectator, chairs = run(work())

    assert spectator.seat == SPECTATOR
    assert spectator.game is not None
    assert spectator.game["decision"] is None
    assert {card for hand in spectator.game["view"]["hands"] for card in cards_in(hand)} <= {"unknown"}
    assert open_facts(spectator) == open_facts(chairs[0]) == open_facts(chairs[1])
    assert [line["seq"] for line in spectator.lines] == list(range(1, chairs[0].seq + 1))


def open_facts(chair: Chair) -> list[object]:
    """List what everybody at a table sees alike."""
    assert chair.game is not None
    return [chair.game["view"][field] for field in ("gold", "cities", "deck_size", "crown", "revealed", "round")]


def test_a_spectator_sees_a_table_that_waits_for_people_and_then_its_game(server: Server) -> None:
    async def work() -> tuple[Json, Chair]:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Person(server.url)) for _ in range(3)]
            for person in people:
                await person.come_in("Somebody")
            table = await people[0].open_table("machikoro", 2, public=True, auto_start=True)
            spectator = await people[2].sit_in(table)
            await people[1].command(table, "sit")
            await spectator.until(lambda: spectator.game is not None)
            return spectator.messages[0], spectator

    welcome, spectator = run(work())

    assert (welcome["table"]["status"], welcome["game"]) == ("open", None)
    assert spectator.facts["status"] == "playing"


@pytest.mark.parametrize(
    ("kind", "values", "reason"),
    [
        ("choose", {"decision": 3, "index": 0}, "not-seated"),
        ("undo", {"decision": 3}, "not-seated"),
        ("resign", {}, "not-seated"),
        ("leave", {}, "not-seated"),
        ("return", {}, "not-seated"),
        ("vote", {"seat": 0, "bot": True}, "not-seated"),
        ("sit", {"seat": 0}, "not-open"),
        ("stand", {}, "not-open"),
        ("quiet", {"quiet": True}, "not-host"),
        ("kick", {"seat": 0}, "not-host"),
        ("close", {}, "not-host"),
        ("rematch", {}, "not-over"),
    ],
)
def test_a_spectator_cannot_interfere(server: Server, kind: str, values: Json, reason: str) -> None:
    async def work() -> tuple[Json, Json, Json]:
        async with AsyncExitStack() as stack:
            people, table = await gathered(stack, server)
            before = await people[0].look(table)
            spectator = await people[2].sit_in(table)
            answer = await spectator.give(kind, **values)
            return answer, before, {**await people[0].look(table), "present": []}

    answer, before, after = run(work())

    assert (answer["type"], answer["reason"]) == ("refused", reason)
    assert after == {**before, "present": []}


def test_a_spectator_may_talk_and_everybody_hears_it(server: Server) -> None:
    async def work() -> tuple[list[Chair], str]:
        async with AsyncExitStack() as stack:
            people, table = await gathered(stack, server)
            chairs = [await person.sit_in(table) for person in people]
            done = await chairs[2].give("say", text="Good luck")
            await chairs[0].reach(done["seq"])
            await chairs[1].reach(done["seq"])
            return chairs, people[2].me["id"]

    chairs, speaker = run(work())

    said = {"entry": "said", "person": speaker, "name": "Oto", "text": "Good luck"}
    assert [chair.lines[-1]["entry"] for chair in chairs] == [said] * 3


def test_everybody_is_told_who_has_the_table_open(server: Server) -> None:
    async def work() -> tuple[list[str], list[list[str]]]:
        async with AsyncExitStack() as stack:
            people, table = await gathered(stack, server)
            ids = [str(person.me["id"]) for person in people]
            host = await people[0].sit_in(table)
            spectator = await people[2].sit_in(table)
            await host.until(lambda: len(host.present) == 2)
            seen = [host.present, spectator.present]
            await spectator.leave()
            await host.until(lambda: len(host.present) == 1)
            return ids, [*seen, host.present]

    ids, seen = run(work())

    both = sorted([ids[0], ids[2]])
    assert seen == [both, both, [ids[0]]]


def test_who_has_the_table_open_twice_is_present_until_both_are_closed(server: Server) -> None:
    async def work() -> tuple[str, list[list[str]]]:
        async with AsyncExitStack() as stack:
            people, table = await gathered(stack, server)
            first = await people[2].sit_in(table)
            second = await people[2].sit_in(table)
            seen = [second.present]
            await first.leave()
            host = await people[0].sit_in(table)
            await second.until(lambda: len(second.present) == 2)
            seen.append(host.present)
            await second.leave()
            await host.until(lambda: len(host.present) == 1)
            return people[2].me["id"], seen

    spectator, seen = run(work())

    assert seen[0] == [spectator]
    assert spectator in seen[1]


def test_one_who_looks_just_once_is_not_present(server: Server) -> None:
    async def work() -> tuple[list[str], str]:
        async with AsyncExitStack() as stack:
            people, table = await gathered(stack, server)
            await people[2].look(table)
            return (await people[0].sit_in(table)).present, people[0].me["id"]

    present, host = run(work())

    assert present == [host]


def test_a_private_table_is_not_there_for_spectators_who_were_not_invited(server: Server) -> None:
    async def work() -> tuple[tuple[int, str], int]:
        async with AsyncExitStack() as stack:
            people, table = await gathered(stack, server, public=False)
            refused = await people[2].refused("GET", f"/api/tables/{table}")
            return refused, await closing_code(await people[2].open_socket(table))

    assert run(work()) == ((404, "no-table"), 4404)


def test_an_invited_spectator_sees_a_private_table_and_can_pass_the_invitation_on(server: Server) -> None:
    async def work() -> tuple[Chair, str]:
        async with AsyncExitStack() as stack:
            people, table = await gathered(stack, server, public=False)
            await invite([people[0], people[2]], table)
            host = await people[0].sit_in(table)
            return await people[2].sit_in(table), host.facts["invite"]

    spectator, code = run(work())

    assert spectator.seat == SPECTATOR
    assert spectator.game is not None
    assert spectator.facts["invite"] == code


def test_any_number_of_spectators_see_every_move(server: Server) -> None:
    async def work() -> list[Chair]:
        async with AsyncExitStack() as stack:
            people, table = await gathered(stack, server)
            chairs = [await person.sit_in(table) for person in people[:2]]
            spectators = [await people[2].sit_in(table) for _ in range(20)]
            await play_together([*chairs, *spectators], Random(1), 10)
            return spectators

    spectators = run(work())

    assert [len(spectator.lines) for spectator in spectators] == [10] * 20
    assert [spectator.game for spectator in spectators] == [spectators[0].game] * 20

"""The hash of seed and salt is shown before anybody sits down, and what is told at the end fits it."""

from hashlib import sha256

import pytest

from tests.server.clients import Json, Person, run
from tests.server.records import Record, come_back, play_and_record
from tests.server.servers import Server
from twocities import new_game, read_replay
from twocities.server.table.messages import view_facts


@pytest.fixture(scope="module")
def record(server: Server) -> Record:
    """A game of Citadels that is over."""
    return run(play_and_record(server, "citadels", ["citadela", "random_cast", "random_start"], 3))


def tables_told(record: Record) -> list[Json]:
    """List every table that anybody was shown, the first one first."""
    return [message["table"] for told in record.told.values() for message in told if message.get("table")]


def test_the_hash_is_shown_from_the_first_message_to_the_last(record: Record) -> None:
    first = [messages[0]["table"]["commitment"] for messages in record.told.values()]

    assert set(first) == {table["commitment"] for table in tables_told(record)} == {record.setup.commitment}


def test_the_hash_is_shown_in_the_answer_to_who_opens_the_table(server: Server) -> None:
    async def work() -> tuple[Json, Json]:
        async with Person(server.url) as person:
            await person.come_in("Eva")
            opened = await person.ask("POST", "/api/tables", json={"game": "machikoro", "seats": 2})
            return opened, await person.look(opened["id"])

    opened, look = run(work())

    assert len(opened["commitment"]) == 64
    assert look["table"]["commitment"] == opened["commitment"]


def test_seed_and_salt_that_are_told_at_the_end_give_the_hash(record: Record) -> None:
    last = tables_told(record)[-1]

    assert sha256(f"{last['seed']}:{last['salt']}".encode()).hexdigest() == last["commitment"]


def test_the_seed_that_is_told_deals_the_game_that_was_played(record: Record) -> None:
    last = tables_told(record)[-1]

    game = new_game(last["game"], seats=3, rules=last["rules"], seed=int(last["seed"]))

    shown = {viewer: record.games_told(viewer)[0][1]["view"] for viewer in record.viewers}
    assert shown == {viewer: view_facts(game, viewer) for viewer in record.viewers}


def test_a_replay_has_the_seed_the_salt_and_the_hash_that_were_told(server: Server, record: Record) -> None:
    async def work() -> str:
        async with come_back(server, record.tokens[0]) as person:
            return (await person.http.get(f"/api/tables/{record.setup.table}/replay")).text

    replay = read_replay(run(work()))

    last = tables_told(record)[-1]
    assert str(replay.seed) == last["seed"]
    assert (replay.notes["salt"], replay.notes["commitment"]) == (last["salt"], last["commitment"])


def test_no_two_tables_are_shuffled_alike(server: Server) -> None:
    async def work() -> list[str]:
        async with Person(server.url) as person:
            await person.come_in("Eva")
            tables = [await person.open_table() for _ in range(20)]
            return [(await person.look(table))["table"]["commitment"] for table in tables]

    assert len(set(run(work()))) == 20


def test_a_rematch_is_shuffled_anew_and_keeps_its_seed_to_itself(server: Server, record: Record) -> None:
    async def work() -> Json:
        async with come_back(server, record.tokens[1]) as person:
            done = await person.command(record.setup.table, "rematch")
            return await person.look(done["opened"])

    table = run(work())["table"]

    assert table["commitment"] != record.setup.commitment
    assert (table["seed"], table["salt"]) == (None, None)


def test_a_game_that_was_stopped_keeps_its_seed_to_itself(server: Server) -> None:
    async def work() -> Json:
        async with Person(server.url) as person:
            await person.come_in("Eva")
            table = await person.open_table("machikoro", 2, auto_start=True, bots=["random"])
            headers = {"authorization": "Bearer open-sesame"}
            await person.ask("POST", f"/api/admin/tables/{table}/stop", headers=headers)
            return await person.look(table)

    table = run(work())["table"]

    assert table["status"] == "stopped"
    assert (table["seed"], table["salt"], table["scores"]) == (None, None, None)

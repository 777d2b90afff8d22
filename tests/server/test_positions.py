"""Tables that are opened from a position: only where the server allows it, and told to everybody."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from tests.server.clients import Json, Person, run, seat_people
from tests.server.servers import Server, rows, serving
from twocities import new_game, read_replay
from twocities.citadels.ids import ARMORY, DISTRICT_NAMES, LIBRARY
from twocities.cli.main import run as twocities
from twocities.server.store.tables import SETUPS
from twocities.server.table.setup import Setup

RICH: Json = {
    "coins": [30, 9],
    "cities": ["wheat_field bakery train_station shopping_mall amusement_park", "wheat_field bakery"],
    "agenda": [{"step": "build", "seat": 0}],
}
"""The first seat can win at once."""

CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
RULES = ["deluxe", *CAST]
TURN: Json = {
    "characters": ["merchant king", "warlord thief"],
    "gold": [5, 1],
    "hands": ["cathedral", "fortress"],
    "revealed": ["merchant"],
    "acted": {"merchant": 0},
    "agenda": [{"step": "turn", "seat": 0, "acting": "merchant"}, {"step": "call_rank", "rank": 7}],
}
"""The Merchant of the first seat gathers; each hand has a card that is nowhere else to be seen."""

UNIQUES = DISTRICT_NAMES[ARMORY : LIBRARY + 1]
LAST_TURN: Json = {
    "characters": ["architect", "king"],
    "gold": [3, 1],
    "hands": ["cathedral", "fortress"],
    "cities": ["haunted_quarter manor castle temple church tavern market", "docks"],
    "revealed": ["architect"],
    "acted": {"architect": 0},
    "called": 7,
    "gathered": 1,
    "first": 0,
    "agenda": [{"step": "turn", "seat": 0, "acting": "architect"}, {"step": "call_rank", "rank": 8}],
}
"""The last turn but for the Warlord's, whom nobody has; its player will declare the Haunted Quarter."""

WARNING = "tables can be opened from positions"


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that opens tables from positions."""
    with serving(tmp_path_factory.mktemp("workshop"), positions="true") as made:
        yield made
        assert made.errors() == []


def machikoro(position: Json, **values: Any) -> Json:
    """Write the request for a table of Machi Koro with a bot."""
    return {"game": "machikoro", "seats": 2, "bots": ["journeyman"], "auto_start": True, "position": position, **values}


def citadels(position: Json, **values: Any) -> Json:
    """Write the request for a table of Citadels with a bot."""
    return {**machikoro(position), "game": "citadels", "rules": RULES, **values}


async def opened(person: Person, body: Json) -> str:
    """Open a table; return its id."""
    return str((await person.ask("POST", "/api/tables", json=body))["id"])


def look_at_new(server: Server, body: Json) -> Json:
    """Open a table and look at it."""

    async def work() -> Json:
        async with await Person(server.url).come_in("Eva") as person:
            return await person.look(await opened(person, body))

    return run(work())


def options(look: Json) -> list[str]:
    """List what may be chosen, in notation."""
    return [option["notation"] for option in look["game"]["decision"]["options"]]


async def choose(person: Person, table: str, notation: str) -> None:
    """Answer the own question."""
    look = await person.look(table)
    decision, index = look["game"]["decision"]["number"], options(look).index(notation)
    await person.command(table, "choose", decision=decision, index=index)


async def asked_again(person: Person, table: str, after: int) -> Json:
    """Wait until a person is asked again, after a decision."""
    while not (decision := (look := await person.look(table))["game"]["decision"]) or decision["number"] == after:
        await asyncio.sleep(0.05)
    return look


def test_a_table_stands_as_its_position_says(workshop: Server) -> None:
    look = look_at_new(workshop, machikoro(RICH))

    assert look["game"]["view"]["coins"] == [30, 9]
    assert "build radio_tower" in options(look)


def test_everybody_is_told_that_a_table_was_not_dealt(workshop: Server) -> None:
    plain = {"game": "machikoro", "seats": 2, "bots": ["journeyman"], "auto_start": True}

    told = [look_at_new(workshop, body)["table"]["from_position"] for body in (machikoro(RICH), plain)]

    assert told == [True, False]


def test_a_whole_position_is_taken_as_it_is_with_its_chance(workshop: Server) -> None:
    game = new_game("citadels", 2, ["random_cast"], seed=3)
    position, own = game.position(), cast(list[str], game.view(0).to_dict()["hands"])[0]

    looks = [look_at_new(workshop, citadels(position, rules=position["rules"])) for _ in range(2)]

    shown = [look["game"]["view"] for look in looks]
    assert shown[0] == shown[1]
    assert shown[0]["hands"] == [own, shown[0]["hands"][1]]


def test_chance_is_the_own_one_of_each_table_where_the_position_says_nothing(workshop: Server) -> None:
    async def work() -> set[str]:
        async with await Person(workshop.url).come_in("Eva") as person:
            tables = [await opened(person, citadels(TURN)) for _ in range(6)]
            for table in tables:
                await choose(person, table, "cards")
            return {" ".join(options(await person.look(table))) for table in tables}

    assert len(run(work())) > 1


def test_bots_play_on_from_a_position(workshop: Server) -> None:
    position = {**RICH, "coins": [1, 9], "turn": 1, "agenda": [{"step": "build", "seat": 1}]}

    async def work() -> Json:
        async with await Person(workshop.url).come_in("Eva") as person:
            return await asked_again(person, await opened(person, machikoro(position)), after=-1)

    look = run(work())

    assert look["game"]["view"]["cities"][1] != "wheat_field bakery"


def test_a_choice_from_a_position_can_be_undone(workshop: Server) -> None:
    async def work() -> list[int]:
        async with await Person(workshop.url).come_in("Eva") as person:
            table = await opened(person, citadels(TURN))
            await choose(person, table, "gold")
            gold = [(await person.look(table))["game"]["view"]["gold"][0]]
            await person.command(table, "undo", decision=(await person.look(table))["game"]["decision"]["number"])
            return [*gold, (await person.look(table))["game"]["view"]["gold"][0]]

    assert run(work()) == [7, 5]


def test_a_turn_that_has_ended_is_not_taken_back_once_it_is_known_who_does_not_answer(workshop: Server) -> None:
    async def work() -> tuple[list[str], bool, tuple[int, str]]:
        async with await Person(workshop.url).come_in("Eva") as person:
            table = await opened(person, citadels(LAST_TURN, rules=[*RULES, *UNIQUES]))
            await choose(person, table, "end")
            look = await person.look(table)
            number = look["game"]["decision"]["number"]
            refused = await person.refused_command(table, "undo", decision=number)
            return options(look), look["game"]["may_undo"], refused

    offered, may_undo, refused = run(work())

    assert offered[0] == "declare noble"
    assert not may_undo
    assert refused == (409, "cannot-undo")


def test_a_table_goes_on_after_the_server_was_started_again(tmp_path: Path) -> None:
    position = new_game("citadels", 2, RULES, seed=3).position()

    async def before(person: Person) -> tuple[str, Json]:
        table = await opened(person, citadels(position, rules=position["rules"]))
        return table, await person.look(table)

    async def after(person: Person, table: str, seen: Json) -> tuple[Json, Json]:
        look = await person.look(table)
        await choose(person, table, options(look)[0])
        return look, await asked_again(person, table, after=seen["game"]["decision"]["number"])

    async def work(server: Server) -> tuple[Json, Json, Json]:
        async with await Person(server.url).come_in("Eva") as person:
            table, seen = await before(person)
            server.stop()
            server.start()
            return (seen, *await after(person, table, seen))

    with serving(tmp_path, positions="true") as server:
        seen, again, later = run(work(server))

        assert again["game"]["view"] == seen["game"]["view"]
        assert later["seq"] > seen["seq"]
        assert server.errors() == []


def test_the_replay_says_from_which_position_and_can_be_played(
    workshop: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work() -> str:
        async with await Person(workshop.url).come_in("Eva") as person:
            table = await opened(person, machikoro(RICH))
            await choose(person, table, "build radio_tower")
            return (await person.http.get(f"/api/tables/{table}/replay")).text

    text = run(work())
    file = tmp_path / "game.replay"
    file.write_text(text, encoding="utf-8")
    codes = [twocities([command, str(file), "--lang", "en"]) for command in ("replay", "verify")]

    assert read_replay(text).position == RICH
    assert codes == [0, 0]
    said = " ".join(capsys.readouterr().out.split())
    assert "begun from a position" in said
    assert "Seed and salt" not in said
    assert "The game is played to its end." in said


def test_a_rematch_is_dealt_by_the_same_rules(workshop: Server) -> None:
    async def work() -> Json:
        async with await Person(workshop.url).come_in("Eva") as person:
            table = await opened(person, machikoro(RICH, rules=["limited_supply"]))
            await choose(person, table, "build radio_tower")
            again = (await person.command(table, "rematch"))["opened"]
            await person.command(again, "start")
            return await person.look(again)

    look = run(work())

    assert look["table"]["rules"] == ["limited_supply"]
    assert look["table"]["from_position"] is False
    assert max(look["game"]["view"]["coins"]) < 30


def test_nobody_learns_the_position_from_the_table(workshop: Server) -> None:
    async def work() -> list[str]:
        people, table = await seat_people(workshop.url, "Eva Jan", "citadels", rules=RULES, position=TURN)
        outsider = await Person(workshop.url).come_in("Ola")
        told = [json.dumps(await person.look(table, since=0)) for person in [*people, outsider]]
        listed = json.dumps(await outsider.ask("GET", "/api/tables"))
        for person in [*people, outsider]:
            await person.http.aclose()
        return [*told, listed]

    eva, jan, ola, listed = run(work())

    assert ["cathedral" in text for text in (eva, jan, ola, listed)] == [True, False, False, False]
    assert ["fortress" in text for text in (eva, jan, ola, listed)] == [False, True, False, False]
    assert [text.count('"position"') for text in (eva, jan, ola, listed)] == [0] * 4


BAD: dict[str, tuple[Json, str]] = {
    "a field that nobody knows": ({**RICH, "moon": 1}, "There is no field 'moon'."),
    "a card that nobody knows": ({"cities": ["casino", ""]}, "There is no card 'casino'."),
    "more cards than there are": ({"cities": ["mine*9", ""]}, "There are 9 of mine on the table"),
    "another number of seats": ({**RICH, "seats": 3}, "'seats' of the position is 3, but the table has 2."),
    "other rules": ({**RICH, "rules": ["beginner"]}, "'rules' of the position is ['beginner']"),
    "another game": ({**RICH, "game": "citadels"}, "'game' of the position is 'citadels'"),
    "a game that is over": (
        {"cities": ["wheat_field train_station shopping_mall amusement_park radio_tower", "wheat_field"]},
        "The game is over in this position.",
    ),
}


def refusal_of(server: Server, body: Json) -> tuple[int, Json]:
    """Try to open a table; return the status and why it was refused."""

    async def work() -> tuple[int, Json]:
        async with await Person(server.url).come_in("Eva") as person:
            answer = await person.http.post("/api/tables", json=body)
            return answer.status_code, answer.json()

    return run(work())


@pytest.mark.parametrize("flaw", BAD)
def test_a_bad_position_is_refused_in_the_words_of_the_engine_and_changes_nothing(workshop: Server, flaw: str) -> None:
    position, words = BAD[flaw]
    before = rows(workshop, "SELECT count(*) FROM tables")

    status, refusal = refusal_of(workshop, machikoro(position))

    assert (status, refusal["reason"]) == (400, "bad-position")
    assert words in refusal["detail"]
    assert rows(workshop, "SELECT count(*) FROM tables") == before


@pytest.mark.parametrize("position", [[], "rich", 7])
def test_a_position_that_is_no_object_is_refused(workshop: Server, position: object) -> None:
    status, refusal = refusal_of(workshop, {**machikoro({}), "position": position})

    assert (status, refusal["reason"]) == (400, "bad-request")


def test_a_server_usually_opens_no_table_from_a_position(server: Server) -> None:
    before = rows(server, "SELECT count(*) FROM tables")

    status, refusal = refusal_of(server, machikoro(RICH))

    assert (status, refusal["reason"]) == (403, "no-positions")
    assert refusal["text"] == "This server opens no tables from a position."
    assert rows(server, "SELECT count(*) FROM tables") == before


def test_the_log_warns_once_where_positions_are_allowed_and_nowhere_else(workshop: Server, server: Server) -> None:
    warnings = [[line for line in each.log.read_text().splitlines() if WARNING in line] for each in (workshop, server)]

    assert [len(each) for each in warnings] == [1, 0]
    assert json.loads(warnings[0][0])["level"] == "warning"
    assert "fairness is not assured" in warnings[0][0]


def test_tables_that_were_written_before_there_were_positions_are_read() -> None:
    setup = Setup("abc", "machikoro", 1, ["base"], 2, 7, "salt", "eva", "invite", created=1.0)
    written = msgspec.to_builtins(setup)
    del written["position"]

    assert SETUPS.decode(msgspec.json.encode(written)) == setup

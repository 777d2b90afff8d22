"""Chat: said to everybody, cleaned, not too often, closed by the host, unheard by those who do not want it."""

import asyncio
import secrets
from pathlib import Path

import pytest

from tests.server.clients import Chair, Json, Person, run, seat_people
from tests.server.servers import Server, nodes, serving
from tests.server.tables import gather, started
from tools.services import Postgres
from twocities.server.table.commands import Quiet, Say, Sit
from twocities.server.table.entries import Quieted, Said
from twocities.server.table.new_table import Someone
from twocities.server.table.refusals import Reason
from twocities.server.web.context import SESSION_BEAT
from twocities.server.web.sentences import sentence


@pytest.mark.parametrize("who", ["Eva", "Iva"], ids=["player", "spectator"])
def test_anybody_at_the_table_or_around_it_may_speak(who: str) -> None:
    gathering = started("Eva Jan")

    assert gathering.does(who, Say, text="Well played!") == [Said(who, who, "Well played!")]


def test_people_talk_before_the_start() -> None:
    gathering = gather("Eva Jan")

    assert gathering.does("Eva", Say, text="Hello") == [Said("Eva", "Eva", "Hello")]


def test_people_talk_after_the_end() -> None:
    gathering = started("Eva Jan")
    gathering.play_on()

    assert gathering.does("Jan", Say, text="Thanks") == [Said("Jan", "Jan", "Thanks")]


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("  hello   there ", "hello there"),
        ("one\ntwo\tthree", "one two three"),
        ("red\x1b[31m", "red[31m"),
        ("right\u202eleft", "rightleft"),
        ("zero\u200bwidth", "zerowidth"),
        ("<b>bold</b>", "<b>bold</b>"),
        ("Příliš žluťoučký кінь 🙂", "Příliš žluťoučký кінь 🙂"),
    ],
    ids=["spaces", "lines", "escape", "direction", "zero width", "markup is text", "any language"],
)
def test_what_cannot_be_shown_is_dropped(text: str, cleaned: str) -> None:
    gathering = started("Eva Jan")

    assert gathering.does("Eva", Say, text=text) == [Said("Eva", "Eva", cleaned)]


@pytest.mark.parametrize("text", [" ", "\n\n", "\u200b\x00"])
def test_nothing_said_is_refused(text: str) -> None:
    gathering = started("Eva Jan")

    assert gathering.refuses("Eva", Say, text=text) == Reason.BAD_TEXT


def test_a_player_speaks_by_the_name_at_the_table() -> None:
    gathering = gather("Eva", free=1)
    another = Someone("another", "Eva")
    gathering.does(another, Sit)

    assert gathering.does(another, Say, text="Hello") == [Said("another", "Eva 2", "Hello")]


def test_a_spectator_does_not_speak_by_a_player_s_name() -> None:
    gathering = started("Eva Jan")

    assert gathering.does(Someone("another", "Eva"), Say, text="Hello") == [Said("another", "Eva 2", "Hello")]


def test_words_leave_the_decision_and_the_time_alone() -> None:
    gathering = started("Eva Jan")
    before = gathering.table.decision, gathering.table.clock.since
    gathering.wait(10)

    gathering.does("Jan", Say, text="Your turn")

    assert (gathering.table.decision, gathering.table.clock.since) == before


@pytest.mark.parametrize("who", ["Eva", "Jan", "Iva"], ids=["host", "player", "spectator"])
def test_nobody_speaks_once_the_host_has_closed_the_chat(who: str) -> None:
    gathering = started("Eva Jan")

    assert gathering.does("Eva", Quiet, quiet=True) == [Quieted(True)]
    assert gathering.refuses(who, Say, text="Hello") == Reason.CHAT_CLOSED


def test_the_host_opens_the_chat_again() -> None:
    gathering = started("Eva Jan")
    gathering.does("Eva", Quiet, quiet=True)

    gathering.does("Eva", Quiet, quiet=False)

    assert gathering.does("Jan", Say, text="Hello") == [Said("Jan", "Jan", "Hello")]


def test_only_the_host_closes_the_chat() -> None:
    gathering = started("Eva Jan")

    assert gathering.refuses("Jan", Quiet, quiet=True) == Reason.NOT_HOST


def said(chair: Chair) -> list[str]:
    """List what was heard at a chair."""
    return [line["entry"]["text"] for line in chair.lines if line["entry"]["entry"] == "said"]


async def change(person: Person, **preferences: object) -> None:
    """Change somebody's preferences."""
    await person.ask("PATCH", "/api/me", json={"preferences": preferences})


async def hears_at_most(chair: Chair, last: Json) -> list[str]:
    """Take in all messages up to the line of a command; return what was heard by then."""
    await chair.until(lambda: chair.seq >= last["seq"])
    return said(chair)


def test_players_and_spectators_hear_what_is_said(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        people.append(await Person(server.url).come_in("Iva"))
        chairs = [await person.sit_in(table) for person in people]

        await people[2].command(table, "say", text="Hello")
        await asyncio.gather(*[chair.until(lambda chair=chair: said(chair)) for chair in chairs])

        assert [said(chair) for chair in chairs] == [["Hello"]] * 3

    run(work())


def test_what_was_said_is_among_what_was_missed(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        await people[0].command(table, "say", text="Hello")

        chair = await people[1].sit_in(table, since=0)

        assert said(chair) == ["Hello"]

    run(work())


@pytest.mark.parametrize("comes", ["before", "after"])
@pytest.mark.parametrize(("chat", "muted"), [(False, []), (True, [0])], ids=["no chat", "one muted"])
def test_one_who_wants_no_words_is_sent_none(server: Server, comes: str, chat: bool, muted: list[int]) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        await change(people[1], chat=chat, muted=[people[seat].me["id"] for seat in muted])
        early = await people[1].sit_in(table)

        await people[0].command(table, "say", text="Hello")
        last = await people[0].command(table, "quiet", quiet=True)
        chair = {"before": early, "after": await people[1].sit_in(table, since=0)}[comes]

        assert await hears_at_most(chair, last) == []

    run(work())


def test_one_who_mutes_somebody_is_heard_by_and_hears_the_others(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan Iva")
        await change(people[1], muted=[people[0].me["id"]])
        chair = await people[1].sit_in(table)

        await people[0].command(table, "say", text="Unheard")
        await people[2].command(table, "say", text="Heard")
        last = await people[0].command(table, "quiet", quiet=True)

        assert await hears_at_most(chair, last) == ["Heard"]

    run(work())


def test_muting_somebody_takes_effect_at_once(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        chair = await people[1].sit_in(table)
        await people[0].command(table, "say", text="Before")

        await change(people[1], muted=[people[0].me["id"]])
        await people[0].command(table, "say", text="After")
        last = await people[0].command(table, "quiet", quiet=True)

        assert await hears_at_most(chair, last) == ["Before"]

    run(work())


def test_refusals_are_told_in_a_new_language_at_once(server: Server) -> None:
    async def work() -> tuple[str, str]:
        people, table = await seat_people(server.url, "Eva Jan")
        chair = await people[0].sit_in(table)
        before = await chair.give("start")
        await change(people[0], language="cs")
        after = await chair.give("start")
        return before["text"], after["text"]

    assert run(work()) == (sentence(Reason.NOT_OPEN, "en"), sentence(Reason.NOT_OPEN, "cs"))


async def is_heard(speaker: Person, chair: Chair) -> bool:
    """Say something; say whether it was heard at a chair."""
    before = len(said(chair))
    await speaker.command(chair.table, "say", text="Hello")
    await hears_at_most(chair, await speaker.command(chair.table, "quiet", quiet=False))
    return len(said(chair)) > before


def test_muting_somebody_and_another_language_reach_the_socket_at_another_node(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def work(servers: list[Server]) -> str:
        (eva, jan), table = await seat_people(servers[0].url, "Eva Jan")
        at_home, jan.url = jan.url, servers[1].url
        chair = await jan.sit_in(table)
        heard_before = await is_heard(eva, chair)
        jan.url = at_home

        await change(jan, muted=[eva.me["id"]], language="cs")
        async with asyncio.timeout(3 * SESSION_BEAT):
            while await is_heard(eva, chair):
                await asyncio.sleep(0.5)

        assert heard_before
        return str((await chair.give("start"))["text"])

    database = postgres.make_database(f"muted_{secrets.token_hex(6)}")
    with nodes(2, tmp_path, database) as servers:
        text = run(work(servers))
        assert [server.errors() for server in servers] == [[], []]

    assert text == sentence(Reason.NOT_HOST, "cs")


def test_one_who_talks_too_much_is_asked_to_slow_down_and_may_still_play(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        people, table = await seat_people(url, "Eva Jan")
        asked = (await people[0].look(table))["game"]["asked"]
        chair = await people[asked].sit_in(table)

        answers = [await chair.give("say", text=f"Hello {number}") for number in range(10)]
        reasons = [answer.get("reason", "done") for answer in answers]

        assert reasons[:5] == ["done"] * 5
        assert set(reasons[6:]) == {"too-often"}
        assert (await people[1 - asked].command(table, "say", text="Quiet, please"))["type"] == "done"
        assert (await chair.choose(0))["type"] == "done"

    with serving(tmp_path, limits=1) as server:
        run(work(server.url))

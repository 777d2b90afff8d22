"""A rematch: another table for the same people and bots, with another shuffle."""

import asyncio

import pytest

from tests.server.clients import Person, run, seat_people
from tests.server.servers import Server
from tests.server.tables import NOON, Gathering, gather, started
from twocities.server.table.commands import Leave, Rematch, Resign
from twocities.server.table.entries import BotSat, Rematched, Sat
from twocities.server.table.new_table import Opening
from twocities.server.table.refusals import Reason
from twocities.server.table.setup import Live


def played(names: str, bots: int = 0, **values: object) -> Gathering:
    """Seat people at a game that is over."""
    gathering = started(names, bots, **values)
    gathering.play_on()
    return gathering


def rematch(gathering: Gathering, who: str = "Eva") -> Opening:
    """Let somebody ask for a rematch; return the table that is opened."""
    gathering.does(who, Rematch)
    assert gathering.opened is not None
    return gathering.opened


def test_everybody_sits_at_the_new_table_as_before() -> None:
    opening = rematch(played("Eva Jan", bots=1))

    assert opening.entries == [Sat(0, "Eva", "Eva"), Sat(1, "Jan", "Jan"), BotSat(2, "random", "Bot 2")]


def test_the_table_tells_where_the_rematch_is() -> None:
    gathering = played("Eva Jan")

    opening = rematch(gathering)

    assert gathering.log[-1].entry == Rematched(opening.setup.table)
    assert gathering.table.rematch == opening.setup.table


@pytest.mark.parametrize("kind", [Leave, Resign])
def test_one_who_left_is_taken_along_as_a_person(kind: type[Leave | Resign]) -> None:
    gathering = started("Eva Jan")
    gathering.does("Jan", kind)
    gathering.play_on()

    assert rematch(gathering).entries == [Sat(0, "Eva", "Eva"), Sat(1, "Jan", "Jan")]


def test_the_rules_and_the_pace_are_the_same() -> None:
    gathering = played("Eva Jan", game="citadels", rules=["deluxe"], pace=Live(bank=600))

    setup = rematch(gathering).setup

    assert (setup.game, setup.rules, setup.seats, setup.pace) == ("citadels", ["deluxe"], 2, Live(bank=600))


@pytest.mark.parametrize("secret", ["table", "invite", "seed", "salt"])
def test_codes_and_the_shuffle_are_new(secret: str) -> None:
    gathering = played("Eva Jan")

    setup = rematch(gathering).setup

    assert getattr(setup, secret) != getattr(gathering.table.setup, secret)


def test_the_one_who_asks_is_the_host_of_the_new_table() -> None:
    assert rematch(played("Eva Jan"), "Jan").setup.host == "Jan"


def test_the_new_table_is_new() -> None:
    gathering = played("Eva Jan")
    gathering.wait(300)

    assert rematch(gathering).setup.created == NOON + 300


def test_a_rematch_waits_for_its_host_although_the_first_game_began_by_itself() -> None:
    assert not rematch(played("Eva Jan", auto_start=True)).setup.auto_start


def test_there_is_one_rematch_of_a_game() -> None:
    gathering = played("Eva Jan")
    rematch(gathering)

    assert gathering.refuses("Jan", Rematch) == Reason.REMATCHED


def test_a_spectator_cannot_ask_for_a_rematch() -> None:
    assert played("Eva Jan").refuses("Iva", Rematch) == Reason.NOT_SEATED


@pytest.mark.parametrize("gathering", [gather("Eva Jan"), started("Eva Jan")], ids=["open", "playing"])
def test_there_is_no_rematch_of_a_game_that_is_not_over(gathering: Gathering) -> None:
    assert gathering.refuses("Eva", Rematch) == Reason.NOT_OVER


async def finished(server: Server) -> tuple[list[Person], str]:
    """Let two people play a whole game."""
    people, table = await seat_people(server.url, "Eva Jan")
    chairs = [await person.sit_in(table) for person in people]
    await asyncio.gather(*[chair.play() for chair in chairs])
    return people, table


def test_of_two_people_who_ask_at_once_both_find_the_same_new_table(server: Server) -> None:
    async def work() -> None:
        people, table = await finished(server)
        chairs = [await person.sit_in(table) for person in people]

        answers = await asyncio.gather(*[chair.give("rematch") for chair in chairs])

        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        found = {answer["opened"] if answer["type"] == "done" else answer["detail"] for answer in answers}
        assert len(found) == 1
        await asyncio.gather(*[chair.until(lambda chair=chair: chair.facts["rematch"]) for chair in chairs])
        assert {chair.facts["rematch"] for chair in chairs} == found

    run(work())


def test_a_rematch_is_played_by_the_same_people(server: Server) -> None:
    async def work() -> None:
        people, table = await finished(server)

        opened = (await people[1].command(table, "rematch"))["opened"]
        await people[1].command(opened, "start")
        chairs = [await person.sit_in(opened) for person in people]
        asked = next(chair for chair in chairs if chair.decision)

        assert [chair.seat for chair in chairs] == [0, 1]
        assert (await asked.choose(0))["type"] == "done"

    run(work())


def test_only_the_repeated_rematch_leads_to_the_new_table_again(server: Server) -> None:
    async def work() -> None:
        people, table = await finished(server)
        chair = await people[0].sit_in(table)
        await chair.give("say", text="Again?", command="say")
        opened = (await chair.give("rematch", command="rematch"))["opened"]
        chair.answers.clear()

        said = await chair.give("say", text="Again?", command="say")
        rematched = await chair.give("rematch", command="rematch")

        assert (said["repeated"], said["opened"]) == (True, None)
        assert (rematched["repeated"], rematched["opened"]) == (True, opened)

    run(work())


def test_the_new_table_is_among_everybody_s_tables(server: Server) -> None:
    async def work() -> None:
        people, table = await finished(server)

        opened = (await people[0].command(table, "rematch"))["opened"]
        listed = [await person.ask("GET", "/api/me/tables") for person in people]

        assert [[table["id"] for table in tables] for tables in listed] == [[opened], [opened]]

    run(work())


def test_spectators_of_a_private_table_are_invited_to_the_rematch(server: Server) -> None:
    async def work() -> None:
        eva, iva = await Person(server.url).come_in("Eva"), await Person(server.url).come_in("Iva")
        table = await eva.open_table("machikoro", 2, bots=["random"], auto_start=True)
        invite = (await eva.look(table))["table"]["invite"]
        await iva.ask("POST", f"/api/invitations/{invite}")
        await (await eva.sit_in(table)).play()

        opened = (await eva.command(table, "rematch"))["opened"]

        assert (await iva.look(opened))["table"]["id"] == opened

    run(work())


def test_those_who_stand_up_from_a_private_rematch_still_see_it(server: Server) -> None:
    async def work() -> None:
        eva, jan = await Person(server.url).come_in("Eva"), await Person(server.url).come_in("Jan")
        table = await eva.open_table("machikoro", 2)
        await jan.ask("POST", f"/api/invitations/{(await eva.look(table))['table']['invite']}")
        await jan.command(table, "sit")
        await eva.command(table, "start")
        await asyncio.gather(*[(await person.sit_in(table)).play() for person in (eva, jan)])
        opened = (await jan.command(table, "rematch"))["opened"]

        await eva.command(opened, "stand")

        assert (await eva.look(opened))["table"]["id"] == opened

    run(work())

"""Leaving a running game: a bot plays on, until the person comes back or for good."""

import asyncio

import pytest

from tests.server.clients import Person, closing_code, run, seat_people
from tests.server.servers import Server
from tests.server.tables import gather, started
from twocities.server.table.commands import Choose, Leave, Resign, Return
from twocities.server.table.entries import Replaced, Returned
from twocities.server.table.refusals import Reason
from twocities.server.table.table import Status


def test_a_bot_plays_on_for_one_who_leaves() -> None:
    gathering = started("Eva Jan")

    assert gathering.does("Eva", Leave)[0] == Replaced(0, "journeyman")
    assert gathering.table.asks_bot


def test_one_who_leaves_keeps_the_seat_and_the_name() -> None:
    gathering = started("Eva Jan")

    gathering.does("Eva", Leave)

    assert gathering.table.seat_of("Eva") == 0
    assert gathering.seated == ["Eva", "Jan"]


def test_one_who_left_returns_and_chooses() -> None:
    gathering = started("Eva Jan")
    gathering.does("Eva", Leave)

    assert gathering.does("Eva", Return) == [Returned(0)]
    assert gathering.does("Eva", Choose, decision=gathering.table.decision, index=0)


def test_one_who_left_returns_to_what_the_bot_made_of_it() -> None:
    gathering = started("Eva Jan")
    gathering.does("Eva", Leave)
    gathering.play(gathering.options[0], gathering.options[0])

    gathering.does("Eva", Return)

    assert gathering.asked == "Eva"
    assert len(gathering.table.actions) == 2


def test_one_who_leaves_out_of_turn_is_replaced_when_the_turn_comes() -> None:
    gathering = started("Eva Jan")
    gathering.does("Jan", Leave)

    gathering.play(gathering.options[0])

    assert gathering.table.asks_bot


def test_one_who_resigns_does_not_come_back() -> None:
    gathering = started("Eva Jan")

    assert gathering.does("Eva", Resign)[0] == Replaced(0, "journeyman", resigned=True)
    assert gathering.refuses("Eva", Return) == Reason.NOT_AWAY


@pytest.mark.parametrize("kind", [Leave, Resign])
@pytest.mark.parametrize("again", [Leave, Resign])
def test_one_who_is_gone_cannot_go_again(kind: type[Leave | Resign], again: type[Leave | Resign]) -> None:
    gathering = started("Eva Jan")
    gathering.does("Eva", kind)

    assert gathering.refuses("Eva", again) == Reason.NOT_SEATED


def test_one_who_is_there_cannot_return() -> None:
    gathering = started("Eva Jan")

    assert gathering.refuses("Eva", Return) == Reason.NOT_AWAY


@pytest.mark.parametrize("kind", [Leave, Resign, Return])
def test_a_spectator_has_no_seat_to_leave(kind: type[Leave | Resign | Return]) -> None:
    gathering = started("Eva Jan")

    assert gathering.refuses("Iva", kind) == Reason.NOT_SEATED


@pytest.mark.parametrize("kind", [Leave, Resign, Return])
def test_nobody_leaves_a_game_that_has_not_begun(kind: type[Leave | Resign | Return]) -> None:
    gathering = gather("Eva Jan")

    assert gathering.refuses("Eva", kind) == Reason.NOT_PLAYING


@pytest.mark.parametrize("kind", [Leave, Resign, Return])
def test_nobody_leaves_a_game_that_is_over(kind: type[Leave | Resign | Return]) -> None:
    gathering = started("Eva Jan")
    gathering.play_on()

    assert gathering.refuses("Eva", kind) == Reason.NOT_PLAYING


def test_the_game_goes_on_to_its_end_without_those_who_left() -> None:
    gathering = started("Eva Jan Iva", game="citadels", rules=["deluxe"])
    gathering.does("Eva", Leave)
    gathering.does("Jan", Resign)

    gathering.play_on()

    assert gathering.table.status is Status.OVER


def test_bots_play_to_the_end_when_everybody_has_resigned(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        spectator = await (await Person(server.url).come_in("Iva")).sit_in(table)

        await asyncio.gather(*[person.command(table, "resign") for person in people])
        await spectator.until(lambda: spectator.is_over)

        assert [seat["resigned"] for seat in spectator.facts["seats"]] == [True, True]
        assert len(spectator.facts["scores"]) == 2

    run(work())


def test_a_game_waits_for_the_last_one_who_left(server: Server) -> None:
    async def work() -> None:
        eva = await Person(server.url).come_in("Eva")
        table = await eva.open_table("machikoro", 4, bots=["random"] * 3, auto_start=True)
        gone = await eva.command(table, "leave")
        await asyncio.sleep(1)

        waiting = await eva.look(table)
        await eva.command(table, "return")
        chair = await eva.sit_in(table)
        await chair.until(lambda: chair.decision is not None)

        assert waiting["seq"] <= gone["seq"] + 1
        assert waiting["table"]["status"] == "playing"

    run(work())


@pytest.mark.parametrize("kind", [Leave, Resign])
def test_a_host_who_goes_hands_over_to_one_who_stays(kind: type[Leave | Resign]) -> None:
    gathering = started("Eva Jan Iva")
    gathering.does("Jan", Leave)

    gathering.does("Eva", kind)

    assert gathering.table.host == "Iva"


def test_one_who_resigned_does_not_win_by_the_bot(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        spectator = await (await Person(server.url).come_in("Iva")).sit_in(table)

        await asyncio.gather(*[person.command(table, "resign") for person in people])
        await spectator.until(lambda: spectator.is_over)
        found = [await person.ask("GET", f"/api/people/{person.me['id']}") for person in people]

        assert [(somebody["standings"][0]["wins"], somebody["standings"][0]["resigned"]) for somebody in found] == [
            (0, 1),
            (0, 1),
        ]

    run(work())


def test_those_who_stay_see_who_left_and_who_came_back(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan Iva")
        asked = (await people[0].look(table))["game"]["asked"]
        chair = await people[asked].sit_in(table)
        gone = (asked + 1) % 3

        await people[gone].command(table, "leave")
        await chair.until(lambda: chair.facts["seats"][gone]["bot"] == "journeyman")
        await people[gone].command(table, "return")
        await chair.until(lambda: chair.facts["seats"][gone]["bot"] is None)

        assert [line["entry"]["entry"] for line in chair.lines] == ["replaced", "returned"]

    run(work())


def test_one_who_has_resigned_sees_no_hand_any_more(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan Iva", "citadels", rules=["deluxe"])
        eva = await people[0].sit_in(table)
        assert eva.game is not None
        assert set(eva.game["view"]["hands"][0].split()) != {"unknown"}

        await eva.give("resign")
        await eva.until(lambda: eva.game is not None and eva.game["viewer"] == -1)
        await people[1].command(table, "say", text="Good bye!")
        await eva.until(lambda: eva.lines[-1]["entry"]["entry"] == "said")
        again = await people[0].look(table, since=0)

        spectator = await (await Person(server.url).come_in("Oto")).look(table, since=0)
        assert again["game"]["view"] == spectator["game"]["view"]
        assert again["missed"] == spectator["missed"]
        assert (again["seat"], again["game"]["viewer"]) == (-1, -1)

    run(work())


def test_one_whom_the_host_has_sent_away_neither_looks_nor_talks(server: Server) -> None:
    async def work() -> None:
        eva, jan = await Person(server.url).come_in("Eva"), await Person(server.url).come_in("Jan")
        table = await eva.open_table("machikoro", 3, public=True)
        await jan.command(table, "sit")
        mine, his = await eva.sit_in(table), await jan.sit_in(table)
        await mine.until(lambda: jan.me["id"] in mine.present)

        await mine.give("kick", seat=1)

        assert await closing_code(his.socket) == 4403
        assert await jan.refused_command(table, "say", text="Why?") == (403, "kicked")
        assert await jan.refused_command(table, "sit") == (403, "kicked")
        assert await jan.refused("GET", f"/api/tables/{table}") == (403, "kicked")
        assert await jan.refused("GET", f"/api/tables/{table}/notes") == (403, "kicked")
        assert await closing_code(await jan.open_socket(table)) == 4403
        await mine.until(lambda: jan.me["id"] not in mine.present)

    run(work())

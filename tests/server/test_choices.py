"""Choices: the one who is asked answers its decision once; everything else is refused and changes nothing."""

import asyncio

import pytest

from tests.server.clients import Chair, Json, Person, new_command, run, seat_people
from tests.server.servers import Server
from tests.server.tables import gather, started
from twocities.server.table.commands import BotChooses, Choose, Leave
from twocities.server.table.entries import Chose
from twocities.server.table.refusals import Reason
from twocities.server.table.table import Status


def test_the_one_who_is_asked_chooses_by_the_place_of_the_option() -> None:
    gathering = started("Eva Jan")
    wanted = gathering.options[1]

    entries = gathering.does("Eva", Choose, decision=gathering.table.decision, index=1)

    assert entries == [Chose(0, wanted)]
    assert gathering.asked == "Jan"


def test_every_choice_gives_the_next_decision_a_number_of_its_own() -> None:
    gathering = started("Eva Jan")
    first = gathering.table.decision

    gathering.play(gathering.options[0])

    assert gathering.table.decision > first


def test_a_stale_decision_is_refused() -> None:
    gathering = started("Eva Jan", game="citadels", rules=["deluxe"])
    stale = gathering.table.decision
    gathering.play("pick assassin", "pick thief")

    assert gathering.refuses("Jan", Choose, decision=stale, index=0) == Reason.STALE


def test_a_decision_that_is_yet_to_come_is_refused() -> None:
    gathering = started("Eva Jan")

    assert gathering.refuses("Eva", Choose, decision=gathering.table.decision + 1, index=0) == Reason.STALE


def test_another_seat_s_decision_is_refused() -> None:
    gathering = started("Eva Jan")

    assert gathering.refuses("Jan", Choose, decision=gathering.table.decision, index=0) == Reason.NOT_YOURS


def test_a_spectator_cannot_choose() -> None:
    gathering = started("Eva Jan")

    assert gathering.refuses("Iva", Choose, decision=gathering.table.decision, index=0) == Reason.NOT_SEATED


def test_one_for_whom_a_bot_plays_cannot_choose() -> None:
    gathering = started("Eva Jan")
    gathering.does("Eva", Leave)

    assert gathering.refuses("Eva", Choose, decision=gathering.table.decision, index=0) == Reason.NOT_SEATED


def test_an_option_that_does_not_exist_is_refused() -> None:
    gathering = started("Eva Jan")
    beyond = len(gathering.options)

    assert gathering.refuses("Eva", Choose, decision=gathering.table.decision, index=beyond) == Reason.NO_OPTION


def test_nothing_can_be_chosen_before_the_start() -> None:
    gathering = gather("Eva Jan")

    assert gathering.refuses("Eva", Choose, decision=0, index=0) == Reason.NOT_PLAYING


def test_nothing_can_be_chosen_after_the_end() -> None:
    gathering = started("Eva Jan")
    gathering.play_on()

    assert gathering.table.status is Status.OVER
    assert gathering.refuses("Eva", Choose, decision=gathering.table.decision, index=0) == Reason.NOT_PLAYING


def test_a_bot_s_late_thought_is_refused_where_a_person_decides() -> None:
    gathering = started("Eva Jan")
    thought = BotChooses("bot", gathering.table.decision, gathering.game.decision.actions[0])

    assert gathering.refuses_itself(thought) == Reason.STALE


def test_the_same_log_read_again_is_the_same_game() -> None:
    gathering = started("Eva Jan", game="citadels", rules=["deluxe"])
    gathering.play_on()

    again = gathering.read_again()

    assert again.replay().text() == gathering.table.replay().text()
    assert again.decision == gathering.table.decision


def asked_first(chairs: list[Chair]) -> tuple[Chair, Chair]:
    """Tell the one who is asked from the other."""
    return (chairs[0], chairs[1]) if chairs[0].decision else (chairs[1], chairs[0])


def count_choices(missed: list[Json]) -> int:
    """Count the choices among lines of the log."""
    return sum(line["entry"]["entry"] == "chose" for line in missed)


def test_a_command_sent_twice_is_carried_out_once(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        chair, _ = asked_first([await person.sit_in(table) for person in people])
        assert chair.decision is not None
        order = {"decision": chair.decision["number"], "index": 0, "command": new_command()}

        first = await chair.give("choose", **order)
        chair.answers.clear()
        second = await chair.give("choose", **order)

        assert (first["type"], first["repeated"]) == ("done", False)
        assert (second["type"], second["repeated"], second["seq"]) == ("done", True, first["seq"])
        assert count_choices((await people[0].look(table, since=0))["missed"]) == 1

    run(work())


def test_a_command_of_one_person_does_not_stand_in_for_another_s(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        chair, other = asked_first([await person.sit_in(table) for person in people])
        await chair.give("say", text="Hello", command="the-same")

        answer = await other.give("say", text="Hi", command="the-same")

        assert (answer["type"], answer["repeated"]) == ("done", False)

    run(work())


def test_of_two_devices_that_press_at_once_one_wins_and_the_other_is_told_why(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        chair, _ = asked_first([await person.sit_in(table) for person in people])
        devices = [chair, await chair.person.sit_in(table)]

        answers = await asyncio.gather(*[device.choose(index) for index, device in enumerate(devices)])

        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        assert {answer["reason"] for answer in answers if answer["type"] == "refused"} <= {"stale", "not-yours"}
        assert count_choices((await chair.person.look(table, since=0))["missed"]) == 1

    run(work())


def test_of_two_people_who_press_at_once_only_the_one_who_is_asked_chooses(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        chair, other = asked_first([await person.sit_in(table) for person in people])
        assert chair.decision is not None
        number = chair.decision["number"]

        mine, foreign = await asyncio.gather(chair.choose(0), other.give("choose", decision=number, index=0))

        assert mine["type"] == "done"
        assert foreign["type"] == "refused"
        assert foreign["reason"] in ("not-yours", "stale")
        assert foreign["text"]
        assert count_choices((await chair.person.look(table, since=0))["missed"]) == 1

    run(work())


@pytest.mark.parametrize("index", [-1, 65536, "first", None])
def test_an_index_that_no_client_sends_is_refused_as_nonsense(server: Server, index: object) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")

        status, reason = await people[0].refused_command(table, "choose", decision=3, index=index)

        assert (status, reason) == (400, "bad-request")

    run(work())


def test_a_spectator_who_chooses_is_refused_and_nobody_notices(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        async with Person(server.url) as spectator:
            await spectator.come_in("Iva")
            before = await people[0].look(table)
            chair = await spectator.sit_in(table)

            answer = await chair.give("choose", decision=before["seq"], index=0)

            assert (answer["type"], answer["reason"]) == ("refused", "not-seated")
            assert (await people[0].look(table))["game"] == before["game"]

    run(work())

"""Seats before the start: taken, left, freed, filled with bots, and the deal."""

import asyncio

import pytest

from tests.server.clients import Person, run
from tests.server.servers import Server
from tests.server.tables import gather, started
from twocities.bots import bot_names
from twocities.server.table.commands import AnyCommand, Close, Kick, Leave, Resign, SeatBot, Sit, Stand, Start
from twocities.server.table.entries import BotSat, Handed, Sat, Started, Stood, Stopped
from twocities.server.table.new_table import Someone
from twocities.server.table.refusals import Reason
from twocities.server.table.table import Status


def test_the_first_free_seat_is_taken_if_none_is_named() -> None:
    gathering = gather("Eva", free=2)

    gathering.does("Jan", Sit)

    assert gathering.seated == ["Eva", "Jan", ""]


def test_any_free_seat_can_be_taken() -> None:
    gathering = gather("Eva", free=2)

    gathering.does("Jan", Sit, seat=2)

    assert gathering.seated == ["Eva", "", "Jan"]


def test_switching_seats_frees_the_former_one() -> None:
    gathering = gather("Eva Jan", free=1)

    gathering.does("Eva", Sit, seat=2)

    assert gathering.seated == ["", "Jan", "Eva"]


def test_switching_seats_keeps_the_name() -> None:
    gathering = gather("Eva Jan", free=1)

    assert gathering.does("Jan", Sit, seat=2) == [Sat(2, "Jan", "Jan")]


def test_a_host_who_switches_seats_stays_the_host() -> None:
    gathering = gather("Eva Jan", free=1)

    gathering.does("Eva", Sit, seat=2)

    assert gathering.table.host == "Eva"


@pytest.mark.parametrize(("seat", "reason"), [(0, Reason.SEAT_TAKEN), (1, Reason.SEAT_TAKEN), (3, Reason.NO_SEAT)])
def test_a_seat_that_is_taken_or_does_not_exist_is_refused(seat: int, reason: Reason) -> None:
    gathering = gather("Eva", bots=1, free=1)

    assert gathering.refuses("Jan", Sit, seat=seat) == reason


def test_a_full_table_refuses_another_person() -> None:
    gathering = gather("Eva Jan")

    assert gathering.refuses("Iva", Sit) == Reason.SEAT_TAKEN


def test_two_people_of_one_name_are_told_apart() -> None:
    gathering = gather("Eva", free=2)

    gathering.does(Someone("another", "Eva"), Sit)
    gathering.does(Someone("a third", "Eva"), Sit)

    assert gathering.seated == ["Eva", "Eva 2", "Eva 3"]


def test_a_long_name_stays_as_short_as_names_must_be() -> None:
    gathering = gather("Wolfgangusek", free=1)

    gathering.does(Someone("another", "Wolfgangusek"), Sit)

    assert gathering.seated == ["Wolfgangusek", "Wolfgangus 2"]


def test_a_bot_of_a_person_s_name_is_told_apart() -> None:
    gathering = gather("Ben", free=1)

    assert gathering.does("Ben", SeatBot, seat=1, level="random") == [BotSat(1, "random", "Ben 2")]


def test_standing_up_frees_the_seat() -> None:
    gathering = gather("Eva Jan")

    assert gathering.does("Jan", Stand) == [Stood(1)]
    assert gathering.seated == ["Eva", ""]


def test_one_who_does_not_sit_cannot_stand_up() -> None:
    gathering = gather("Eva Jan")

    assert gathering.refuses("Iva", Stand) == Reason.NOT_SEATED


def test_a_host_who_stands_up_hands_over_to_the_first_person_who_still_sits() -> None:
    gathering = gather("Eva Jan Iva")

    assert gathering.does("Eva", Stand) == [Stood(0), Handed("Jan")]
    assert gathering.table.host == "Jan"


def test_a_host_whom_nobody_can_follow_stays_the_host() -> None:
    gathering = gather("Eva", bots=1)

    gathering.does("Eva", Stand)

    assert gathering.table.host == "Eva"


def test_the_new_host_may_do_what_the_former_one_no_longer_may() -> None:
    gathering = gather("Eva Jan Iva")
    gathering.does("Eva", Stand)

    assert gathering.refuses("Eva", Kick, seat=2) == Reason.NOT_HOST
    assert gathering.does("Jan", Kick, seat=2) == [Stood(2, kicked=True)]


@pytest.mark.parametrize("seat", [1, 2])
def test_the_host_frees_the_seat_of_a_person_or_a_bot(seat: int) -> None:
    gathering = gather("Eva Jan", bots=1)

    gathering.does("Eva", Kick, seat=seat)

    assert gathering.table.chairs[seat].is_free


def test_one_who_was_kicked_does_not_sit_down_again() -> None:
    gathering = gather("Eva Jan", free=1)
    gathering.does("Eva", Kick, seat=1)

    assert gathering.refuses("Jan", Sit, seat=2) == Reason.KICKED
    assert gathering.does("Iva", Sit, seat=1) == [Sat(1, "Iva", "Iva")]


def test_a_host_who_frees_the_own_seat_just_stands_up_and_may_sit_down_again() -> None:
    gathering = gather("Eva Jan")

    assert gathering.does("Eva", Kick, seat=0) == [Stood(0), Handed("Jan")]
    assert gathering.does("Eva", Sit) == [Sat(0, "Eva", "Eva")]


def test_names_that_differ_by_a_capital_letter_are_told_apart() -> None:
    gathering = gather("Eva", free=1)

    assert gathering.does(Someone("other", "eva"), Sit) == [Sat(1, "other", "eva 2")]


@pytest.mark.parametrize(("seat", "reason"), [(1, Reason.SEAT_FREE), (2, Reason.NO_SEAT)])
def test_nobody_can_be_kicked_from_a_seat_without_anybody(seat: int, reason: Reason) -> None:
    gathering = gather("Eva", free=1)

    assert gathering.refuses("Eva", Kick, seat=seat) == reason


@pytest.mark.parametrize("level", bot_names())
def test_the_host_puts_a_bot_of_any_level_into_a_free_seat(level: str) -> None:
    gathering = gather("Eva", free=1)

    gathering.does("Eva", SeatBot, seat=1, level=level)

    assert gathering.table.chairs[1].bot == level


@pytest.mark.parametrize(
    ("seat", "level", "reason"),
    [
        (0, "random", Reason.SEAT_TAKEN),
        (5, "random", Reason.NO_SEAT),
        (1, "genius", Reason.NO_BOT),
        (1, "master@60", Reason.NO_BOT),
        (1, "master-seeing", Reason.NO_BOT),
    ],
)
def test_a_bot_needs_a_free_seat_and_a_level_that_exists(seat: int, level: str, reason: Reason) -> None:
    gathering = gather("Eva", free=1)

    assert gathering.refuses("Eva", SeatBot, seat=seat, level=level) == reason


@pytest.mark.parametrize(
    ("kind", "values"),
    [(Kick, {"seat": 0}), (SeatBot, {"seat": 2, "level": "random"}), (Start, {}), (Close, {})],
    ids=["kick", "seat_bot", "start", "close"],
)
def test_only_the_host_arranges_the_table(kind: type[AnyCommand], values: dict[str, object]) -> None:
    gathering = gather("Eva Jan", free=1)

    assert gathering.refuses("Jan", kind, **values) == Reason.NOT_HOST


def test_the_host_deals_once_every_seat_is_taken() -> None:
    gathering = gather("Eva Jan")

    assert gathering.does("Eva", Start) == [Started()]
    assert gathering.table.status is Status.PLAYING


def test_nobody_deals_while_a_seat_is_free() -> None:
    gathering = gather("Eva Jan", free=1)

    assert gathering.refuses("Eva", Start) == Reason.SEAT_FREE


def test_the_last_person_to_sit_down_starts_a_table_that_starts_by_itself() -> None:
    gathering = gather("Eva", free=1, auto_start=True)

    assert gathering.does("Jan", Sit) == [Sat(1, "Jan", "Jan"), Started()]


def test_the_last_bot_starts_a_table_that_starts_by_itself() -> None:
    gathering = gather("Eva", free=1, auto_start=True)

    assert gathering.does("Eva", SeatBot, seat=1, level="random")[-1] == Started()


def test_switching_to_the_last_free_seat_starts_nothing() -> None:
    gathering = gather("Eva Jan", free=1, auto_start=True)

    gathering.does("Jan", Sit, seat=2)

    assert gathering.table.status is Status.OPEN


def test_a_table_that_waits_for_its_host_does_not_start_when_it_is_full() -> None:
    gathering = gather("Eva", free=1)

    gathering.does("Jan", Sit)

    assert gathering.table.status is Status.OPEN


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        (Sit, {}),
        (Stand, {}),
        (Kick, {"seat": 1}),
        (SeatBot, {"seat": 1, "level": "random"}),
        (Start, {}),
        (Close, {}),
    ],
    ids=["sit", "stand", "kick", "seat_bot", "start", "close"],
)
def test_seats_stay_as_they_are_once_the_game_has_begun(kind: type[AnyCommand], values: dict[str, object]) -> None:
    gathering = started("Eva Jan")

    assert gathering.refuses("Eva", kind, **values) == Reason.NOT_OPEN


def test_the_host_closes_the_table_before_the_start() -> None:
    gathering = gather("Eva", free=1)

    assert gathering.does("Eva", Close) == [Stopped("closed")]
    assert gathering.table.status is Status.STOPPED


def test_the_host_closes_a_game_with_bots_alone_at_any_time() -> None:
    gathering = started("Eva", bots=1)

    assert gathering.does("Eva", Close) == [Stopped("closed")]


@pytest.mark.parametrize("kind", [Leave, Resign])
def test_a_host_who_has_gone_closes_the_game_that_was_left_to_bots(kind: type[Leave | Resign]) -> None:
    gathering = started("Eva", bots=1)
    gathering.does("Eva", kind)

    assert gathering.does("Eva", Close) == [Stopped("closed")]


def test_the_host_closes_a_game_once_everybody_else_has_resigned() -> None:
    gathering = started("Eva Jan Iva")
    gathering.does("Jan", Resign)
    gathering.does("Iva", Resign)

    assert gathering.does("Eva", Close) == [Stopped("closed")]


def test_a_game_is_not_closed_while_somebody_who_left_may_come_back() -> None:
    gathering = started("Eva Jan")
    gathering.does("Jan", Leave)

    assert gathering.refuses("Eva", Close) == Reason.NOT_OPEN


def test_a_game_that_is_over_is_not_closed() -> None:
    gathering = started("Eva", bots=1)
    gathering.play_on()

    assert gathering.refuses("Eva", Close) == Reason.NOT_OPEN


def test_nobody_sits_down_at_a_closed_table() -> None:
    gathering = gather("Eva", free=1)
    gathering.does("Eva", Close)

    assert gathering.refuses("Jan", Sit) == Reason.TABLE_STOPPED


def test_of_two_people_who_want_the_last_seat_at_once_one_gets_it(server: Server) -> None:
    async def work() -> None:
        people = [await Person(server.url).come_in(name) for name in ("Eva", "Jan", "Iva")]
        table = await people[0].open_table("machikoro", 2, public=True)
        chairs = [await person.sit_in(table) for person in people]

        answers = await asyncio.gather(*[chair.give("sit", seat=1) for chair in chairs[1:]])

        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        assert [answer["reason"] for answer in answers if answer["type"] == "refused"] == ["seat-taken"]
        assert len((await people[0].look(table, since=1))["missed"]) == 1

    run(work())

"""Time: banks, increments and days; who is late, and what the others make of it."""

from pathlib import Path

import msgspec
import pytest

from tests.server.clients import Person, run, seat_people
from tests.server.servers import serving
from tests.server.tables import Gathering, gather, shown, started
from twocities.server.hub.live_table import Happening, LiveTable, Watcher
from twocities.server.store.people import Person as Account
from twocities.server.store.people import Preferences
from twocities.server.table.commands import Leave, Resign, Return, See, Start, TimeIsOut, Vote
from twocities.server.table.decide import PATIENCE
from twocities.server.table.entries import Late, Replaced, Voted, Waited
from twocities.server.table.refusals import Reason
from twocities.server.table.setup import DAY, Days, Live, Pace

BANK = Live(bank=600)
INCREMENT = Live(bank=600, increment=20)
WEEK = Days(days=7)


def left(gathering: Gathering) -> list[float]:
    """How much time each seat has, as of the last line."""
    return gathering.table.clock.left


def seen(gathering: Gathering) -> Gathering:
    """Let whoever is asked see the question at once, so that the time runs."""
    gathering.does(gathering.asked, See, decision=gathering.table.decision)
    return gathering


def choose_after(gathering: Gathering, seconds: float) -> None:
    """Let whoever is asked see the question, think for a while, then choose the first option."""
    seen(gathering).wait(seconds)
    gathering.play(gathering.options[0])


def late_among(names: str, pace: Pace = BANK, bots: int = 0) -> Gathering:
    """Seat people at a table at which the first one is late."""
    gathering = started(names, bots, pace=pace)
    gathering.run_out()
    return gathering


@pytest.mark.parametrize(("pace", "seconds"), [(BANK, 600.0), (INCREMENT, 600.0), (WEEK, 7.0 * DAY)])
def test_everybody_begins_with_the_whole_time(pace: Pace, seconds: float) -> None:
    gathering = seen(started("Eva Jan", pace=pace))

    assert left(gathering) == [seconds, seconds]
    assert gathering.table.deadline() == gathering.now + seconds


def test_time_begins_with_the_deal() -> None:
    gathering = gather("Eva Jan", pace=BANK)
    gathering.wait(100)

    gathering.does("Eva", Start)

    assert seen(gathering).table.deadline() == gathering.now + 600


def test_thinking_is_taken_off_the_bank() -> None:
    gathering = started("Eva Jan", pace=BANK)

    choose_after(gathering, 100)

    assert left(gathering) == [500, 600]


def test_only_the_one_who_is_asked_loses_time() -> None:
    gathering = started("Eva Jan", pace=BANK)
    choose_after(gathering, 100)

    choose_after(gathering, 30)

    assert left(gathering) == [500, 570]


def test_the_increment_comes_at_the_end_of_the_turn() -> None:
    gathering = started("Eva Jan", pace=INCREMENT)

    choose_after(gathering, 100)

    assert left(gathering) == [520, 600]


def test_the_increment_does_not_come_while_the_turn_goes_on() -> None:
    gathering = started("Eva Jan Iva", game="citadels", rules=["deluxe"], pace=INCREMENT)
    gathering.play("pick assassin", "pick thief", "pick magician", "pick king", "pick merchant", "pick architect")
    before = left(gathering)[0]
    seen(gathering).wait(10)

    gathering.play("gold")

    assert left(gathering)[0] == before - 10


def test_every_turn_has_its_days_anew() -> None:
    gathering = started("Eva Jan", pace=WEEK)

    choose_after(gathering, 6 * DAY)

    assert left(gathering) == [7 * DAY, 7 * DAY]


def test_nobody_is_ever_late_at_an_untimed_table() -> None:
    gathering = started("Eva Jan")
    gathering.wait(365 * DAY)

    assert gathering.table.deadline() is None
    assert gathering.refuses_itself(TimeIsOut("late", gathering.table.decision)) == Reason.NOT_LATE


@pytest.mark.parametrize("pace", [BANK, WEEK])
def test_time_does_not_run_for_one_who_plays_with_bots_alone(pace: Pace) -> None:
    gathering = started("Eva", bots=1, pace=pace)
    before = left(gathering).copy()

    choose_after(gathering, 30 * DAY)

    assert left(gathering) == before


def test_one_who_plays_with_bots_alone_has_no_deadline() -> None:
    gathering = started("Eva", bots=1, pace=BANK)

    assert gathering.table.deadline() is None


def test_bots_have_no_deadline() -> None:
    gathering = started("Eva Jan", bots=1, pace=BANK)

    gathering.play(gathering.options[0], gathering.options[0])

    assert gathering.table.asks_bot
    assert gathering.table.deadline() is None


@pytest.mark.parametrize("kind", [Leave, Resign])
def test_time_stops_when_the_last_other_person_goes(kind: type[Leave | Resign]) -> None:
    gathering = started("Eva Jan", pace=BANK)

    gathering.does("Jan", kind)

    assert gathering.table.deadline() is None


def test_time_up_to_the_moment_when_another_one_goes_is_charged() -> None:
    gathering = seen(started("Eva Jan Iva", pace=BANK))
    gathering.wait(500)

    gathering.does("Jan", Leave)

    assert left(gathering)[0] == 100
    assert gathering.table.deadline() == gathering.now + 100


def test_time_up_to_the_moment_when_another_one_returns_is_charged() -> None:
    gathering = seen(started("Eva Jan Iva", pace=BANK))
    gathering.does("Jan", Leave)
    gathering.wait(500)

    gathering.does("Jan", Return)

    assert left(gathering)[0] == 100


def test_time_during_which_nobody_waited_is_not_charged() -> None:
    gathering = started("Eva Jan", pace=BANK)
    gathering.does("Jan", Leave)
    gathering.wait(500)

    gathering.does("Jan", Return)

    assert gathering.table.deadline() == gathering.now + 600


def test_leaving_and_returning_does_not_set_the_own_clock_back() -> None:
    gathering = seen(started("Eva Jan", pace=BANK))
    gathering.wait(300)

    gathering.does("Eva", Leave)
    gathering.does("Eva", Return)

    assert gathering.table.deadline() == gathering.now + 300


@pytest.mark.parametrize("pace", [BANK, WEEK])
def test_one_who_leaves_when_late_is_as_late_on_return(pace: Pace) -> None:
    gathering = late_among("Eva Jan Iva", pace)

    gathering.does("Eva", Leave)
    gathering.does("Eva", Return)

    assert gathering.table.deadline() == gathering.now
    assert gathering.run_out() == [Late(0)]
    assert gathering.does("Jan", Vote, seat=0, bot=False) == [Voted(1, 0, False), Waited(0)]


def test_without_a_clock_those_who_wait_need_not_begin_anew_when_somebody_else_comes_or_goes() -> None:
    gathering = started("Eva Jan Iva Oto Ela", game="citadels", rules=["deluxe"])
    late = gathering.table.asked
    voter, other, third = [seat for seat in range(5) if seat != late][:3]
    names = ["Eva", "Jan", "Iva", "Oto", "Ela"]
    gathering.wait(PATIENCE)

    gathering.does(names[other], Leave)
    gathering.does(names[voter], Vote, seat=late, bot=True)
    gathering.does(names[other], Return)

    assert gathering.does(names[third], Vote, seat=late, bot=True)[-1] == Replaced(late, "journeyman", voted=True)


def test_without_a_clock_time_during_which_nobody_waited_is_not_held_against_anybody() -> None:
    gathering = started("Eva Jan")
    gathering.does("Jan", Leave)
    gathering.wait(PATIENCE)

    gathering.does("Jan", Return)

    assert gathering.refuses("Jan", Vote, seat=0, bot=True) == Reason.NOT_LATE


def test_the_server_does_not_call_anybody_late_too_early() -> None:
    gathering = started("Eva Jan", pace=BANK)
    gathering.wait(599)

    assert gathering.refuses_itself(TimeIsOut("late", gathering.table.decision)) == Reason.NOT_LATE


def test_a_deadline_of_a_decision_that_has_passed_makes_nobody_late() -> None:
    gathering = started("Eva Jan", pace=BANK)
    stale = gathering.table.decision
    choose_after(gathering, 1)
    gathering.wait(10_000)

    assert gathering.refuses_itself(TimeIsOut("late", stale)) == Reason.NOT_LATE


@pytest.mark.parametrize("pace", [BANK, WEEK])
def test_one_whose_time_is_out_is_late_once(pace: Pace) -> None:
    gathering = started("Eva Jan", pace=pace)

    assert gathering.run_out() == [Late(0)]
    assert gathering.table.late == 0
    assert gathering.refuses_itself(TimeIsOut("late", gathering.table.decision)) == Reason.NOT_LATE


def test_one_who_is_late_may_still_choose() -> None:
    gathering = late_among("Eva Jan")

    gathering.play(gathering.options[0])

    assert gathering.table.late is None


def test_one_who_chose_late_has_nothing_left_but_the_increment() -> None:
    gathering = late_among("Eva Jan", INCREMENT)

    choose_after(gathering, 100)

    assert left(gathering)[0] == 20


def test_nobody_votes_about_one_who_has_time() -> None:
    gathering = started("Eva Jan", pace=BANK)

    assert gathering.refuses("Jan", Vote, seat=0, bot=True) == Reason.NOT_LATE


@pytest.mark.parametrize(
    ("who", "seat", "reason"),
    [("Eva", 0, Reason.NOT_LATE), ("Jan", 2, Reason.NOT_LATE), ("Oto", 0, Reason.NOT_SEATED)],
    ids=["about oneself", "about another", "from outside"],
)
def test_only_the_others_vote_and_only_about_the_late_one(who: str, seat: int, reason: Reason) -> None:
    gathering = late_among("Eva Jan Iva")

    assert gathering.refuses(who, Vote, seat=seat, bot=True) == reason


def test_the_only_other_person_decides_alone() -> None:
    gathering = late_among("Eva Jan", bots=2)

    assert gathering.does("Jan", Vote, seat=0, bot=True) == [Voted(1, 0, True), Replaced(0, "journeyman", voted=True)]
    assert gathering.table.asks_bot


def test_half_of_the_others_decide() -> None:
    gathering = late_among("Eva Jan Iva")

    assert gathering.does("Iva", Vote, seat=0, bot=True) == [Voted(2, 0, True), Replaced(0, "journeyman", voted=True)]


def test_less_than_half_of_the_others_do_not_decide() -> None:
    gathering = late_among("Eva Jan Iva Oto")

    assert gathering.does("Jan", Vote, seat=0, bot=True) == [Voted(1, 0, True)]
    assert gathering.table.votes == {1: True}
    assert gathering.does("Oto", Vote, seat=0, bot=True)[-1] == Replaced(0, "journeyman", voted=True)


def test_a_vote_is_counted_again_when_one_of_the_others_leaves() -> None:
    gathering = late_among("Eva Jan Iva Oto")
    gathering.does("Jan", Vote, seat=0, bot=True)

    assert gathering.does("Oto", Leave) == [Replaced(3, "journeyman"), Replaced(0, "journeyman", voted=True)]


def test_one_who_votes_twice_counts_once() -> None:
    gathering = late_among("Eva Jan Iva Oto")
    gathering.does("Jan", Vote, seat=0, bot=True)

    assert gathering.does("Jan", Vote, seat=0, bot=True) == [Voted(1, 0, True)]


def test_one_who_votes_again_has_changed_the_mind() -> None:
    gathering = late_among("Eva Jan Iva Oto")
    gathering.does("Jan", Vote, seat=0, bot=True)

    gathering.does("Jan", Vote, seat=0, bot=False)

    assert gathering.does("Iva", Vote, seat=0, bot=False)[-1] == Waited(0)


def test_bots_and_those_who_have_left_do_not_count_as_others() -> None:
    gathering = late_among("Eva Jan Iva Oto")
    gathering.does("Iva", Leave)

    assert gathering.does("Jan", Vote, seat=0, bot=True)[-1] == Replaced(0, "journeyman", voted=True)


@pytest.mark.parametrize(
    ("pace", "seconds"),
    [(Live(bank=10), 60.0), (BANK, 150.0), (WEEK, 7.0 * DAY)],
    ids=["at least a minute", "a quarter of the bank", "the days again"],
)
def test_those_who_wait_give_time_again(pace: Pace, seconds: float) -> None:
    gathering = late_among("Eva Jan", pace)
    gathering.wait(30)

    assert gathering.does("Jan", Vote, seat=0, bot=False) == [Voted(1, 0, False), Waited(0)]
    assert gathering.table.late is None
    assert gathering.table.deadline() == gathering.now + seconds


def test_one_who_was_waited_for_can_be_late_again() -> None:
    gathering = late_among("Eva Jan")
    gathering.does("Jan", Vote, seat=0, bot=False)

    assert gathering.run_out() == [Late(0)]
    assert gathering.table.votes == {}


def test_votes_are_forgotten_when_the_late_one_chooses() -> None:
    gathering = late_among("Eva Jan Iva Oto")
    gathering.does("Jan", Vote, seat=0, bot=True)

    gathering.play(gathering.options[0])

    assert gathering.table.votes == {}


def test_everybody_is_told_that_a_late_one_has_chosen_after_all() -> None:
    gathering = late_among("Eva Jan")
    sent: list[bytes] = []
    live = LiveTable(gathering.table)
    live.watchers.add(Watcher(Account("Iva", "Iva", None, None, Preferences(), 0.0), sent.append))

    gathering.play(gathering.options[0])
    live.adopt(gathering.table, [Happening(gathering.log[-1], [], None, [])])

    assert msgspec.json.decode(sent[-1])["table"]["late"] is None


def test_the_late_one_returns_from_the_bot_with_time_to_play() -> None:
    gathering = late_among("Eva Jan")
    gathering.does("Jan", Vote, seat=0, bot=True)
    gathering.wait(30)

    gathering.does("Eva", Return)

    assert gathering.asked == "Eva"
    assert not gathering.table.asks_bot
    assert gathering.table.deadline() == gathering.now + 150


def test_an_untimed_table_lets_the_others_decide_once_they_have_been_patient() -> None:
    gathering = started("Eva Jan")
    gathering.wait(PATIENCE)

    assert gathering.does("Jan", Vote, seat=0, bot=True) == [Voted(1, 0, True), Replaced(0, "journeyman", voted=True)]


def test_an_untimed_table_asks_for_patience() -> None:
    gathering = started("Eva Jan")
    gathering.wait(PATIENCE - 1)

    assert gathering.refuses("Jan", Vote, seat=0, bot=True) == Reason.NOT_LATE


def test_those_who_wait_at_an_untimed_table_are_patient_once_more() -> None:
    gathering = started("Eva Jan")
    gathering.wait(PATIENCE)
    gathering.does("Jan", Vote, seat=0, bot=False)

    assert gathering.refuses("Jan", Vote, seat=0, bot=True) == Reason.NOT_LATE


def test_time_read_again_from_the_log_is_the_same() -> None:
    gathering = started("Eva Jan Iva", pace=INCREMENT)
    choose_after(gathering, 100)
    choose_after(gathering, 20)
    gathering.run_out()
    gathering.does("Eva", Vote, seat=2, bot=False)
    gathering.does("Jan", Leave)

    assert shown(gathering.read_again()) == shown(gathering.table)


def test_a_late_player_is_called_late_after_a_crash_replaced_by_a_bot_and_comes_back(tmp_path: Path) -> None:
    async def begin(url: str) -> tuple[list[Person], str]:
        return await seat_people(url, "Eva Jan Iva", pace={"pace": "live", "bank": 10})

    async def go_on(people: list[Person], table: str) -> None:
        late, *others = await sort_by_turn(people, table)
        chair = await others[0].sit_in(table, since=0)
        await chair.until(lambda: chair.facts["late"] is not None)
        seat, noticed = chair.facts["late"], chair.lines[-1]["at"]

        await others[0].command(table, "vote", seat=seat, bot=True)
        await chair.until(lambda: any(line["entry"].get("by_bot") for line in chair.lines))
        await late.command(table, "return")
        await chair.until(lambda: chair.facts["seats"][seat]["bot"] is None)

        assert noticed - chair.facts["started"] >= 10
        assert (await late.look(table))["seat"] == seat
        assert chair.facts["late"] is None

    with serving(tmp_path) as server:
        people, table = run(begin(server.url))
        server.kill()
        server.start()
        run(go_on([renewed(person) for person in people], table))
        assert server.errors() == []


def renewed(person: Person) -> Person:
    """Take up somebody's session again, as a client does that has lost its connection."""
    again = Person(person.url)
    again.know(person.me)
    return again


async def sort_by_turn(people: list[Person], table: str) -> list[Person]:
    """Put the one who is asked first."""
    asked = (await people[0].look(table))["game"]["asked"]
    seats = [(await person.look(table))["seat"] for person in people]
    return sorted(people, key=lambda person: seats[people.index(person)] != asked)

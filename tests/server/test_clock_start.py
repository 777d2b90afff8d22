"""Time runs from when a question could be seen: its page says so, or the story before it must have been told."""

import asyncio
import secrets
from pathlib import Path
from time import time
from typing import Any

import pytest

from tests.server.clients import Chair, Person, run, seat_people
from tests.server.servers import Server, nodes, serving
from tests.server.tables import Gathering, shown, started
from tools.services import Postgres, Redis
from twocities.server.table.clock import LONGEST_STORIES, LONGEST_STORY, OWN_SCENE, SCENE, SHORTEST_ACT
from twocities.server.table.commands import Leave, See, Undo
from twocities.server.table.decide import MOST_ASIDES_EACH
from twocities.server.table.entries import Saw
from twocities.server.table.refusals import Reason
from twocities.server.table.setup import Live

BANK = Live(bank=600)
LIVE = {"pace": "live", "bank": 600}


def story(gathering: Gathering) -> float:
    """How many seconds the time of the one who is asked still waits."""
    return gathering.table.clock.runs_from - gathering.now


def settled(names: str = "Eva Jan", **values: Any) -> Gathering:
    """Deal, and let everything be told that the deal brought."""
    gathering = started(names, pace=BANK, **values)
    gathering.wait(60)
    return gathering


def citadels() -> Gathering:
    """Seat three at Citadels up to the first turn, Eva's."""
    gathering = settled("Eva Jan Iva", game="citadels", rules=["deluxe"])
    gathering.play("pick assassin", "pick thief", "pick magician", "pick king", "pick merchant", "pick architect")
    gathering.wait(60)
    return gathering


def see(gathering: Gathering, who: str) -> list[object]:
    """Let somebody say that the question can be seen."""
    return [*gathering.does(who, See, decision=gathering.table.decision)]


def test_time_waits_for_the_story_of_what_another_one_did() -> None:
    gathering = settled()
    before = gathering.game.events
    gathering.play(gathering.options[0])

    assert gathering.asked == "Jan"
    assert gathering.game.events != before
    assert story(gathering) == max(SHORTEST_ACT, SCENE * len(gathering.game.events))


def test_one_who_never_says_so_loses_time_once_the_story_must_have_been_told() -> None:
    gathering = settled()
    gathering.play(gathering.options[0])
    free = story(gathering)
    gathering.wait(free + 30)

    gathering.play(gathering.options[0])

    assert gathering.table.clock.left[1] == 570


def test_time_runs_from_when_the_question_is_seen() -> None:
    gathering = settled()
    gathering.play(gathering.options[0])
    gathering.wait(0.5)

    assert see(gathering, "Jan") == [Saw(1)]
    gathering.wait(30)
    gathering.play(gathering.options[0])

    assert gathering.table.clock.left[1] == 570


def test_an_answer_before_the_story_is_over_costs_nothing() -> None:
    gathering = settled()
    gathering.play(gathering.options[0])
    gathering.wait(story(gathering) / 2)

    gathering.play(gathering.options[0])

    assert gathering.table.clock.left[1] == 600


def test_to_say_it_late_wins_nothing() -> None:
    gathering = settled()
    gathering.play(gathering.options[0])
    gathering.wait(story(gathering) + 20)
    deadline = gathering.table.deadline()

    assert see(gathering, "Jan") == []
    assert gathering.table.deadline() == deadline


def test_to_say_it_twice_wins_nothing() -> None:
    gathering = settled()
    gathering.play(gathering.options[0])
    see(gathering, "Jan")
    deadline = gathering.table.deadline()
    gathering.wait(0.5)

    assert see(gathering, "Jan") == []
    assert gathering.table.deadline() == deadline


def test_stories_add_up_while_they_are_told_and_pass_with_the_time() -> None:
    gathering = citadels()
    gathering.play("gold")
    first = story(gathering)
    gathering.wait(0.2)
    gathering.play("kill thief")

    assert story(gathering) == pytest.approx(first - 0.2 + OWN_SCENE * len(gathering.game.events))


def test_a_question_waits_no_longer_than_the_bound() -> None:
    gathering = settled("Eva Jan", bots=2)
    gathering.play(gathering.options[0], gathering.options[0])
    while gathering.asked != "Eva":
        gathering.play(gathering.options[0])

    assert 0 < story(gathering) <= LONGEST_STORY


def test_a_turn_waits_no_longer_than_its_bound_however_often_choices_are_taken_back() -> None:
    gathering = citadels()
    free = 0.0
    for _ in range(100):
        gathering.play("gold")
        wait = story(gathering)
        free += wait
        gathering.wait(wait)
        gathering.does("Eva", Undo, decision=gathering.table.decision)

    assert free <= LONGEST_STORIES + 0.001
    assert story(gathering) <= 0


def test_one_s_own_page_that_is_quick_takes_no_time_from_others() -> None:
    slow, quick = settled("Eva Jan Iva"), settled("Eva Jan Iva")
    for gathering in (slow, quick):
        gathering.play(gathering.options[0])
    see(quick, "Jan")
    for gathering in (slow, quick):
        gathering.play(gathering.options[0])

    assert story(quick) == story(slow)


def test_nobody_but_the_one_who_is_asked_says_it() -> None:
    gathering = settled()
    gathering.play(gathering.options[0])

    assert gathering.refuses("Eva", See, decision=gathering.table.decision) == Reason.NOT_YOURS
    assert gathering.refuses("Oto", See, decision=gathering.table.decision) == Reason.NOT_SEATED
    assert gathering.refuses("Jan", See, decision=gathering.table.decision - 1) == Reason.STALE


@pytest.mark.parametrize("bots", [0, 1])
def test_nothing_is_written_where_nobody_is_in_a_hurry(bots: int) -> None:
    gathering = started("Eva Jan") if not bots else started("Eva", bots=1, pace=BANK)

    assert see(gathering, "Eva") == []


def test_those_who_say_it_can_still_talk() -> None:
    gathering = settled()
    for _ in range(30):
        who = gathering.asked
        see(gathering, who)
        gathering.play(gathering.options[0])

    assert gathering.table.asides_of == {}
    assert MOST_ASIDES_EACH > 0


def test_a_seat_that_a_bot_played_for_does_not_get_the_story_again() -> None:
    gathering = settled("Eva Jan Iva")
    gathering.play(gathering.options[0])
    gathering.wait(100)
    gathering.does("Iva", Leave)

    assert story(gathering) <= 0


def test_read_again_from_the_log_time_runs_from_the_same_moment() -> None:
    gathering = settled()
    gathering.play(gathering.options[0])
    gathering.wait(0.4)
    see(gathering, "Jan")
    gathering.wait(3)
    gathering.play(gathering.options[0])

    again = gathering.read_again()

    assert shown(again) == shown(gathering.table)
    assert again.clock.runs_from == gathering.table.clock.runs_from


async def asked_of(people: list[Person], table: str) -> tuple[Person, Person]:
    """Say who is asked and who is not, of two."""
    asked = (await people[0].look(table))["game"]["asked"]
    return people[asked], people[1 - asked]


async def end_turn(mine: Chair, other: Chair) -> None:
    """Choose the last option until the other one is asked."""
    while True:
        await mine.until(lambda: mine.game is not None and mine.game["asked"] >= 0)
        if mine.decision is None:
            break
        await mine.choose(len(mine.decision["options"]) - 1)
    await other.until(lambda: other.decision is not None)


def clock(chair: Chair) -> dict[str, float]:
    """The clock as a socket was told of it last."""
    assert chair.game is not None
    found: dict[str, float] = chair.game["clock"]
    return found


def test_over_sockets_time_runs_from_the_moment_that_the_page_says_so(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan", pace=LIVE)
        first, second = await asked_of(people, table)
        mine, other = await first.sit_in(table), await second.sit_in(table)
        await end_turn(mine, other)
        bound = clock(other)["runs_from"]
        assert other.decision is not None

        said = time()
        answer = await other.give("see", decision=other.decision["number"])
        await mine.until(lambda: mine.lines[-1]["entry"]["entry"] == "saw")

        assert answer["type"] == "done"
        assert said - 0.2 < clock(mine)["runs_from"] == clock(other)["runs_from"] < bound
        assert clock(mine)["deadline"] == pytest.approx(clock(mine)["runs_from"] + 600, abs=0.2)

        again = await other.give("see", decision=other.decision["number"])
        assert (again["type"], again["seq"]) == ("done", mine.seq)

    run(work())


def test_over_sockets_a_page_that_says_nothing_has_the_bound_only(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan", pace=LIVE)
        first, second = await asked_of(people, table)
        mine, other = await first.sit_in(table), await second.sit_in(table)
        await end_turn(mine, other)
        seat, told = other.seat, clock(other)
        assert 0 < told["runs_from"] - told["since"] <= LONGEST_STORY

        await asyncio.sleep(told["runs_from"] + 0.5 - time())
        await other.choose()

        left = clock(other)["left"]
        assert isinstance(left, list)
        assert 599 < left[seat] < 599.6

    run(work())


def test_a_restart_changes_nothing_of_when_time_runs(tmp_path: Path) -> None:
    async def begin(url: str) -> tuple[str, Person, dict[str, float]]:
        people, table = await seat_people(url, "Eva Jan", pace=LIVE)
        chair = await (await asked_of(people, table))[0].sit_in(table)
        assert chair.decision is not None
        await chair.give("see", decision=chair.decision["number"])
        return table, chair.person, clock(chair)

    async def look(table: str, person: Person) -> dict[str, float]:
        again = Person(person.url)
        again.know(person.me)
        found: dict[str, float] = (await again.look(table))["game"]["clock"]
        return found

    with serving(tmp_path) as server:
        table, person, before = run(begin(server.url))
        server.kill()
        server.start()
        assert run(look(table, person)) == before


def test_all_nodes_agree_on_when_time_runs(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    async def work(one: str, other: str) -> None:
        people, table = await seat_people(one, "Eva Jan", pace=LIVE)
        asked, _ = await asked_of(people, table)
        here = await asked.sit_in(table)
        asked.url = other
        there = await asked.sit_in(table)
        assert here.decision is not None
        await here.give("see", decision=here.decision["number"])
        await there.until(lambda: bool(there.lines) and there.lines[-1]["entry"]["entry"] == "saw")
        assert clock(here) == clock(there)

    with nodes(2, tmp_path, postgres.make_database(f"games_{secrets.token_hex(6)}"), redis=redis.url) as servers:
        run(work(servers[0].url, servers[1].url))

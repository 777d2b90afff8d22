"""Lines that are no choices: there is an end to them at every table, and nobody can use that to stop the others."""

from collections.abc import Callable

import pytest

from tests.server.tables import Gathering, gather, started
from twocities.server.table.commands import (
    AnyCommand,
    Choose,
    Close,
    Kick,
    Leave,
    Quiet,
    Rematch,
    Resign,
    Return,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
    Undo,
    Vote,
)
from twocities.server.table.decide import ABANDONED, MOST_ASIDES, MOST_ASIDES_EACH
from twocities.server.table.entries import Replaced, Said
from twocities.server.table.refusals import Reason
from twocities.server.table.table import Status

Again = Callable[[Gathering, str], None]


def sit_and_stand(gathering: Gathering, who: str) -> None:
    """Take a seat and leave it."""
    gathering.does(who, Sit)
    gathering.does(who, Stand)


def choose_and_undo(gathering: Gathering, who: str) -> None:
    """Take gold and take that back."""
    gathering.does(who, Choose, decision=gathering.table.decision, index=gathering.options.index("gold"))
    gathering.does(who, Undo, decision=gathering.table.decision)


def leave_and_return(gathering: Gathering, who: str) -> None:
    """Go away and come back."""
    gathering.does(who, Leave)
    gathering.does(who, Return)


def seat_and_kick(gathering: Gathering, who: str) -> None:
    """Put a bot into a seat and send it away."""
    gathering.does(who, SeatBot, seat=1, level="random")
    gathering.does(who, Kick, seat=1)


def talk(gathering: Gathering, who: str) -> None:
    """Say something."""
    gathering.does(who, Say, text="Hello")


def change_the_mind(gathering: Gathering, who: str) -> None:
    """Vote about whoever is asked, one way and then the other."""
    for bot in (True, False):
        gathering.does(who, Vote, seat=gathering.table.asked, bot=bot)


def go_on(gathering: Gathering, who: str, again: Again) -> None:
    """Do something as often as one may."""
    while gathering.table.asides_of.get(who, 0) < MOST_ASIDES_EACH:
        again(gathering, who)


def crowd_in(gathering: Gathering) -> None:
    """Let one stranger after another talk as much as each may, until the table has enough of strangers."""
    for number in range(MOST_ASIDES - gathering.table.asides):
        talk(gathering, f"Stranger {number // MOST_ASIDES_EACH}")


def assassins_turn() -> Gathering:
    """Seat three at Citadels; Eva is the Assassin, and it is her turn."""
    gathering = started("Eva Jan Iva", game="citadels", rules=["deluxe"])
    gathering.play("pick assassin", "pick thief", "pick magician", "pick king", "pick merchant", "pick architect")
    return gathering


def waiting() -> Gathering:
    """Seat four people at an untimed game that has waited long for the one who is asked."""
    gathering = started("Eva Jan Iva Oto")
    gathering.wait(ABANDONED)
    return gathering


@pytest.mark.parametrize(
    ("gathering", "who", "again", "kind", "values"),
    [
        (lambda: gather("Eva", free=1), "Jan", sit_and_stand, Sit, {}),
        (lambda: gather("Eva", free=1), "Jan", talk, Say, {"text": "Hello"}),
        (lambda: gather("Eva", free=1), "Eva", seat_and_kick, SeatBot, {"seat": 1, "level": "random"}),
        (lambda: gather("Eva", free=1), "Eva", talk, Quiet, {"quiet": True}),
        (assassins_turn, "Eva", choose_and_undo, Undo, {"decision": 0}),
        (lambda: started("Eva Jan"), "Jan", leave_and_return, Leave, {}),
        (waiting, "Jan", change_the_mind, Vote, {"seat": 0, "bot": True}),
    ],
    ids=["sit", "say", "seat_bot", "quiet", "undo", "leave", "vote"],
)
def test_nobody_goes_on_for_ever_with_what_is_no_progress(
    gathering: Callable[[], Gathering], who: str, again: Again, kind: type[AnyCommand], values: dict[str, object]
) -> None:
    made = gathering()
    go_on(made, who, again)

    assert made.refuses(who, kind, **values) == Reason.TOO_MANY


def test_who_has_used_everything_up_still_votes_once_about_somebody_late() -> None:
    gathering = waiting()
    go_on(gathering, "Jan", talk)

    gathering.does("Jan", Vote, seat=0, bot=True)

    assert gathering.refuses("Jan", Vote, seat=0, bot=False) == Reason.TOO_MANY


def test_a_stranger_who_sits_down_and_stands_up_all_the_time_keeps_nobody_from_anything() -> None:
    gathering = gather("Eva Jan", free=2)
    go_on(gathering, "Stranger", sit_and_stand)

    gathering.does("Iva", Sit)
    gathering.does("Eva", Kick, seat=1)
    gathering.does("Eva", SeatBot, seat=1, level="random")
    gathering.does("Eva", Quiet, quiet=True)
    gathering.does("Iva", Stand)

    assert gathering.seated == ["Eva", "Ben", "", ""]


def test_one_who_takes_choices_back_all_the_time_can_still_be_voted_out() -> None:
    gathering = assassins_turn()
    go_on(gathering, "Eva", choose_and_undo)
    gathering.wait(ABANDONED)

    assert Replaced(0, "journeyman", voted=True) in gathering.does("Jan", Vote, seat=0, bot=True)


def test_one_who_has_used_it_all_up_still_plays_leaves_the_seat_and_goes_for_good() -> None:
    gathering = started("Eva Jan")
    go_on(gathering, "Eva", talk)

    gathering.does("Eva", Choose, decision=gathering.table.decision, index=0)
    gathering.does("Eva", Resign)

    assert gathering.table.chairs[0].resigned


def test_one_who_has_used_it_all_up_takes_the_seat_back_from_a_bot() -> None:
    gathering = started("Eva Jan")
    go_on(gathering, "Eva", talk)
    gathering.wait(ABANDONED)
    gathering.does("Jan", Vote, seat=0, bot=True)

    gathering.does("Eva", Return)

    assert gathering.asked == "Eva"
    assert not gathering.table.asks_bot


def test_one_who_has_used_it_all_up_gets_up_and_does_not_block_the_seat() -> None:
    gathering = gather("Eva Jan")
    go_on(gathering, "Jan", talk)

    gathering.does("Jan", Stand)

    assert gathering.seated == ["Eva", ""]


@pytest.mark.parametrize("kind", [Start, Close])
def test_a_host_who_has_used_it_all_up_still_begins_or_closes(kind: type[AnyCommand]) -> None:
    gathering = gather("Eva Jan")
    go_on(gathering, "Eva", talk)

    gathering.does("Eva", kind)

    assert gathering.table.status is not Status.OPEN


def test_one_who_has_used_it_all_up_may_ask_for_a_rematch() -> None:
    gathering = started("Eva Jan")
    go_on(gathering, "Eva", talk)
    gathering.play_on()

    gathering.does("Eva", Rematch)

    assert gathering.opened is not None


@pytest.mark.parametrize(("kind", "values"), [(Sit, {}), (Say, {"text": "Hello"})], ids=["sit", "say"])
def test_however_many_strangers_come_there_is_an_end_to_it(kind: type[AnyCommand], values: dict[str, object]) -> None:
    gathering = gather("Eva", free=1)
    crowd_in(gathering)

    assert gathering.refuses("Another", kind, **values) == Reason.TOO_MANY


def test_however_many_strangers_come_the_host_fills_the_table_and_begins() -> None:
    gathering = gather("Eva Jan", free=1)
    crowd_in(gathering)

    gathering.does("Eva", Kick, seat=1)
    gathering.does("Eva", SeatBot, seat=1, level="random")
    gathering.does("Eva", SeatBot, seat=2, level="random")
    gathering.does("Eva", Start)

    assert gathering.table.status is Status.PLAYING


def test_however_many_strangers_come_those_who_sit_there_talk_and_play_on() -> None:
    gathering = assassins_turn()
    crowd_in(gathering)

    choose_and_undo(gathering, "Eva")

    assert gathering.does("Jan", Say, text="Hello") == [Said("Jan", "Jan", "Hello")]


def test_what_everybody_has_used_up_is_the_same_when_the_log_is_read_again() -> None:
    gathering = gather("Eva", free=1)
    sit_and_stand(gathering, "Jan")
    talk(gathering, "Eva")

    table = gathering.read_again()

    assert (table.asides, table.asides_of) == (4, {"Jan": 2, "Eva": 1})

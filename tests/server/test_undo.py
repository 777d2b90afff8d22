"""Undo: inside the own turn, up to the last thing that came to light, and never behind anybody's back."""

import pytest

from tests.server.clients import Json, Person, run, seat_people
from tests.server.servers import Server
from tests.server.tables import Gathering, shown, started
from twocities.server.table.commands import BotChooses, Choose, Leave, Return, Undo
from twocities.server.table.entries import Undid
from twocities.server.table.refusals import Reason

DRAFT = ["pick assassin", "pick thief", "pick magician", "pick king", "pick merchant", "pick architect"]


def assassins_turn() -> Gathering:
    """Seat three at Citadels; Eva is the Assassin, and it is her turn."""
    gathering = started("Eva Jan Iva", game="citadels", rules=["deluxe"])
    gathering.play(*DRAFT)
    return gathering


def magistrates_turn() -> Gathering:
    """Seat four at Citadels; Iva is to build under the eyes of Jan, the Magistrate."""
    gathering = started("Eva Jan Iva Oto", game="citadels", rules=["deluxe", "aristocrats"], seed=6)
    gathering.play("pick marshal", "pick magistrate", "pick patrician", "pick trader")
    gathering.play("gold", "warrant thief", "warrant patrician", "warrant marshal", "sign patrician", "end", "gold")
    return gathering


def undo(gathering: Gathering, who: str) -> None:
    """Take the last choice back."""
    assert gathering.does(who, Undo, decision=gathering.table.decision) == [Undid(gathering.table.seat_of(who))]


def refused_undo(gathering: Gathering, who: str) -> Reason:
    """Try to take the last choice back."""
    return gathering.refuses(who, Undo, decision=gathering.table.decision)


def test_a_choice_of_the_own_turn_is_taken_back() -> None:
    gathering = assassins_turn()
    before = gathering.game.position()
    gathering.play("gold")

    undo(gathering, "Eva")

    assert gathering.game.position() == before
    assert gathering.asked == "Eva"


def test_several_choices_are_taken_back_one_by_one() -> None:
    gathering = assassins_turn()
    before = gathering.game.position()
    gathering.play("gold", "kill thief")

    undo(gathering, "Eva")
    undo(gathering, "Eva")

    assert gathering.game.position() == before


def test_another_choice_takes_the_place_of_the_one_taken_back() -> None:
    gathering = assassins_turn()
    gathering.play("gold", "kill thief")

    undo(gathering, "Eva")
    gathering.play("kill magician")

    assert gathering.table.replay().moves[-2:] == ["gold", "kill magician"]


def test_nothing_is_taken_back_after_cards_were_drawn() -> None:
    gathering = assassins_turn()

    gathering.play("cards")

    assert refused_undo(gathering, "Eva") == Reason.CANNOT_UNDO


def test_choices_after_a_reveal_are_taken_back_only_as_far_as_the_reveal() -> None:
    gathering = assassins_turn()
    gathering.play("cards")
    gathering.play(gathering.options[0], "kill thief")

    undo(gathering, "Eva")

    assert refused_undo(gathering, "Eva") == Reason.CANNOT_UNDO


def test_nothing_is_taken_back_after_dice_were_rolled() -> None:
    gathering = started("Eva Jan")

    gathering.play(gathering.options[0])

    assert refused_undo(gathering, "Eva") == Reason.CANNOT_UNDO


def test_nothing_is_taken_back_before_the_first_choice() -> None:
    gathering = started("Eva Jan")

    assert refused_undo(gathering, "Eva") == Reason.CANNOT_UNDO


def test_nothing_is_taken_back_while_another_one_is_asked() -> None:
    gathering = magistrates_turn()

    gathering.play("build market")

    assert gathering.asked == "Jan"
    assert refused_undo(gathering, "Iva") == Reason.CANNOT_UNDO


def test_nothing_is_taken_back_after_another_one_chose() -> None:
    gathering = magistrates_turn()

    gathering.play("build market", "pass")

    assert gathering.asked == "Iva"
    assert refused_undo(gathering, "Iva") == Reason.CANNOT_UNDO


def test_another_one_s_choice_is_not_taken_back() -> None:
    gathering = assassins_turn()
    gathering.play("gold")

    assert refused_undo(gathering, "Jan") == Reason.CANNOT_UNDO


def test_a_spectator_takes_nothing_back() -> None:
    gathering = assassins_turn()
    gathering.play("gold")

    assert refused_undo(gathering, "Oto") == Reason.NOT_SEATED


def test_what_a_bot_chose_is_not_taken_back_by_the_person_who_returns() -> None:
    gathering = assassins_turn()
    gathering.does("Eva", Leave)
    gathering.play("gold")

    gathering.does("Eva", Return)

    assert refused_undo(gathering, "Eva") == Reason.CANNOT_UNDO


def test_one_s_own_choices_can_be_taken_back_although_another_one_has_left() -> None:
    gathering = assassins_turn()
    gathering.play("gold")
    gathering.does("Jan", Leave)

    undo(gathering, "Eva")

    assert "gold" in gathering.options


def test_an_undo_of_a_decision_that_has_passed_is_refused() -> None:
    gathering = assassins_turn()
    stale = gathering.table.decision
    gathering.play("gold")

    assert gathering.refuses("Eva", Undo, decision=stale) == Reason.STALE


def test_the_number_of_a_decision_never_comes_back() -> None:
    gathering = assassins_turn()
    numbers = [gathering.table.decision]
    gathering.play("gold")
    numbers.append(gathering.table.decision)

    undo(gathering, "Eva")
    numbers.append(gathering.table.decision)
    gathering.play("gold")
    numbers.append(gathering.table.decision)

    assert numbers == sorted(set(numbers))


def test_an_answer_to_the_decision_before_the_undo_is_stale() -> None:
    gathering = assassins_turn()
    stale = gathering.table.decision
    gathering.play("gold")

    undo(gathering, "Eva")

    assert gathering.refuses("Eva", Choose, decision=stale, index=0) == Reason.STALE


def test_an_undo_costs_the_time_that_it_took() -> None:
    gathering = assassins_turn()
    since = gathering.table.clock.since
    gathering.wait(5)
    gathering.play("gold")
    gathering.wait(5)

    undo(gathering, "Eva")

    assert gathering.table.clock.since == since + 5


def test_a_log_with_undone_choices_read_again_is_the_same_table() -> None:
    gathering = assassins_turn()
    gathering.play("gold", "kill thief")
    undo(gathering, "Eva")

    again = gathering.read_again()

    assert shown(again) == shown(gathering.table)
    assert again.may_undo(0)


def test_undone_choices_are_not_in_the_replay() -> None:
    gathering = assassins_turn()
    gathering.play("gold")

    undo(gathering, "Eva")

    assert gathering.table.replay().moves == DRAFT


def test_a_bot_s_thought_about_a_decision_before_the_undo_is_refused() -> None:
    gathering = assassins_turn()
    thought = BotChooses("bot", gathering.table.decision, gathering.game.decision.actions[0])
    gathering.play("gold")
    undo(gathering, "Eva")
    gathering.does("Eva", Leave)

    assert gathering.refuses_itself(thought) == Reason.STALE


async def play_to_gold(people: list[Person], table: str) -> Person:
    """Let everybody take the first option until somebody may take gold, and takes it; return who."""
    while True:
        for person in people:
            decision = (await person.look(table))["game"]["decision"]
            if decision is not None:
                notations = [option["notation"] for option in decision["options"]]
                index = notations.index("gold") if "gold" in notations else 0
                await person.command(table, "choose", decision=decision["number"], index=index)
                if "gold" in notations:
                    return person


def undid(line: Json) -> bool:
    """Say whether a line tells of an undo."""
    return bool(line["entry"]["entry"] == "undid")


@pytest.mark.parametrize("who", ["opponent", "spectator"])
def test_everybody_is_told_of_an_undo_and_sees_the_game_as_it_was(server: Server, who: str) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan Iva", "citadels", rules=["deluxe"])
        chooser = await play_to_gold(people, table)
        mine = await chooser.sit_in(table)
        witnesses = {
            "opponent": next(person for person in people if person is not chooser),
            "spectator": await Person(server.url).come_in("Oto"),
        }
        witness = await witnesses[who].sit_in(table)
        assert witness.game is not None
        rich = witness.game["view"]
        assert mine.decision is not None

        await mine.give("undo", decision=mine.decision["number"])
        await witness.until(lambda: any(undid(line) for line in witness.lines))

        assert witness.game["view"] != rich
        assert witness.game["asked"] == mine.seat
        assert "gold" in [option["notation"] for option in mine.decision["options"]]

    run(work())


def test_one_who_comes_back_is_told_of_an_undo_that_was_missed(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan Iva", "citadels", rules=["deluxe"])
        chooser = await play_to_gold(people, table)
        other = next(person for person in people if person is not chooser)
        seen = (await other.look(table))["seq"]
        number = (await chooser.look(table))["game"]["decision"]["number"]
        await chooser.command(table, "undo", decision=number)

        chair = await other.sit_in(table, since=seen)

        assert [undid(line) for line in chair.lines] == [True]

    run(work())


def test_the_page_is_told_when_a_choice_can_be_taken_back(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan Iva", "citadels", rules=["deluxe"])
        chooser = await play_to_gold(people, table)

        told = [(await person.look(table))["game"]["may_undo"] for person in people]

        assert told == [person is chooser for person in people]

    run(work())

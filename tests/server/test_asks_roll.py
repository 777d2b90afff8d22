"""In Machi Koro a roll waits for the person whose turn it is; nobody chooses that, and no list of rules shows it."""

from typing import Any

import pytest

from tests.server.tables import NOON, Gathering, shown
from tests.server.test_undo import refused_undo, undo
from twocities import new_game, read_replay
from twocities.games import family_of
from twocities.server.table.commands import Rematch
from twocities.server.table.entries import Started
from twocities.server.table.messages import game_facts, table_facts
from twocities.server.table.new_table import NewTable, Opening, Someone, open_anew
from twocities.server.table.refusals import Reason

EVA = Someone("Eva", "Eva")

DOUBLES = {
    "cities": ["wheat_field bakery amusement_park", "wheat_field bakery"],
    "coins": [9, 9],
    "dice": [3, 3],
    "agenda": [{"step": "build", "seat": 0, "again": 1}],
}
"""The first seat builds and has another turn."""


def opening(game: str = "machikoro", seats: int = 2, bots: int = 1, **values: Any) -> Opening:
    """Open a table of Eva with bots."""
    return open_anew(NewTable(game=game, seats=seats, bots=["random"] * bots, **values), EVA, NOON)


def dealt(**values: Any) -> Gathering:
    """Open a table of Eva with bots, and deal."""
    opened = opening(**values)
    gathering = Gathering(opened.setup, opened.entries)
    gathering.write([Started()])
    return gathering


def test_a_person_is_asked_to_roll() -> None:
    gathering = dealt()

    assert gathering.asked == "Eva"
    assert gathering.options == ["roll 1"]


def test_the_page_is_told_the_question_and_its_one_answer() -> None:
    told = game_facts(dealt().table, viewer=0)

    assert told is not None
    assert told.decision is not None
    assert told.decision.topic == "roll"
    assert [option.notation for option in told.decision.options] == ["roll 1"]


def test_a_bot_at_the_table_of_a_person_is_asked_too() -> None:
    gathering = dealt()
    gathering.play("roll 1", "pass")

    assert gathering.table.asks_bot
    assert gathering.options == ["roll 1"]


def test_a_table_of_bots_alone_is_not_asked_for_rolls() -> None:
    gathering = dealt(bots=2, sits=False)

    assert "pass" in gathering.options


def test_seats_that_are_still_free_are_meant_for_people() -> None:
    assert opening(bots=0, sits=False).setup.added_rules == ["asks_roll"]


def test_the_rules_of_the_table_are_those_that_were_chosen() -> None:
    gathering = dealt(rules=["limited_supply"])

    assert table_facts(gathering.table, is_insider=True).rules == ["limited_supply"]


def test_the_rule_may_be_chosen_all_the_same() -> None:
    gathering = dealt(rules=["asks_roll"])

    assert gathering.options == ["roll 1"]
    assert gathering.game.rules.names == ["base", "asks_roll"]


def test_a_game_without_such_rules_is_played_as_it_was_chosen() -> None:
    assert opening("citadels", rules=["deluxe"]).setup.all_rules == ["deluxe"]


def test_a_rematch_asks_for_rolls() -> None:
    gathering = dealt()
    gathering.play_on()

    gathering.does("Eva", Rematch)

    assert gathering.opened is not None
    assert gathering.opened.setup.rules == []
    assert gathering.opened.setup.added_rules == ["asks_roll"]


def test_the_replay_of_such_a_game_can_be_played_again() -> None:
    gathering = dealt(rules=["beginner"])
    gathering.play_on()

    again = read_replay(gathering.table.replay().text()).play(family_of("machikoro"))

    assert again.decision is None
    assert again.position() == gathering.game.position()


def test_the_log_read_again_is_the_same_table() -> None:
    gathering = dealt()
    gathering.play("roll 1", "pass", "roll 1")

    assert shown(gathering.read_again()) == shown(gathering.table)


@pytest.mark.parametrize("position", [DOUBLES, new_game("machikoro", 2, [], seed=3).position()])
def test_a_table_from_a_position_asks_for_the_next_roll(position: dict[str, object]) -> None:
    gathering = dealt(rules=position.get("rules", []), position=position)

    gathering.play("pass")

    assert gathering.options == ["roll 1"]


def test_what_was_built_can_be_taken_back_until_the_own_next_roll() -> None:
    gathering = dealt(position=DOUBLES)
    before = gathering.game.position()
    gathering.play("build mine")
    assert gathering.options == ["roll 1"]

    undo(gathering, "Eva")

    assert gathering.game.position() == before


def test_nothing_is_taken_back_after_the_roll() -> None:
    gathering = dealt(position=DOUBLES)

    gathering.play("build mine", "roll 1")

    assert gathering.asked == "Eva"
    assert refused_undo(gathering, "Eva") == Reason.CANNOT_UNDO


def test_what_was_built_is_not_taken_back_while_another_one_is_asked_to_roll() -> None:
    gathering = dealt()
    gathering.play("roll 1", "pass")

    assert refused_undo(gathering, "Eva") == Reason.CANNOT_UNDO

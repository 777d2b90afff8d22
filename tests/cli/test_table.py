"""A table carries choices out, takes them back up to the last roll and is saved."""

import pytest

from tests.cli.tables import ADA, ANN, BEN, BOB, EVE, before_station, seated, table, until, watched, when
from tests.tables import asked
from twocities import SPECTATOR, BadReplay
from twocities.cli.local_table import LocalTable


def choose(made: LocalTable, move: str) -> None:
    """Choose in notation."""
    made.choose(made.game.parse(move))


def choose_first(made: LocalTable) -> None:
    """Choose the first option."""
    made.choose(asked(made.game).actions[0])


def test_a_choice_is_written_down_and_told() -> None:
    made = table(ANN, ADA)
    before = len(made.told)

    choose(made, "build bakery")

    assert made.replay.moves == ["build bakery"]
    assert [event.name for event in made.told[before:]] == ["card-built", "turn-began", "dice-rolled"]
    assert made.fresh == before


def test_each_person_gets_the_news_since_the_own_last_turn() -> None:
    made = table(ANN, BOB)
    choose(made, "build bakery")
    assert made.fresh == 0
    bobs = len(made.told)
    choose(made, "build ranch")
    assert made.fresh == 2
    choose(made, "pass")
    assert made.fresh == bobs


def test_the_first_roll_is_told() -> None:
    assert [event.name for event in table(ANN, BOB).told] == ["turn-began", "dice-rolled"]


def test_a_choice_after_which_dice_were_rolled_stays() -> None:
    made = table(ANN, BOB)

    choose(made, "build bakery")

    assert not made.may_undo()


def test_a_choice_that_revealed_nothing_can_be_taken_back() -> None:
    made = until("offer", ANN, ADA, EVE)
    position, told = made.game.position(), list(made.told)

    choose_first(made)
    assert made.may_undo()
    made.undo()

    assert made.game.position() == position
    assert made.told == told
    assert not made.may_undo()


def test_several_choices_are_taken_back_one_by_one() -> None:
    made = until("offer", ANN, ADA, EVE)
    before = len(made.replay.moves)
    choose_first(made)
    choose_first(made)

    made.undo()
    assert len(made.replay.moves) == before + 1
    made.undo()
    assert len(made.replay.moves) == before


def test_nobody_takes_back_what_another_person_chose() -> None:
    made = when(before_station, ANN, BOB, ADA)

    choose(made, "pass")

    assert made.asked == 1
    assert made.history
    assert not made.may_undo()


def test_the_only_person_takes_back_while_a_bot_is_asked() -> None:
    made = when(before_station, ANN, ADA, EVE)

    choose(made, "pass")

    assert made.asked == 1
    assert made.may_undo()
    made.undo()
    assert made.asked == 0


def test_a_bot_s_choice_ends_what_can_be_taken_back() -> None:
    made = until("offer", ANN, ADA, EVE)
    choose(made, "pass")
    assert made.history

    choose(made, "pass")
    made.choose_for_bot()

    assert made.history == []


def test_a_game_that_is_over_stays_so() -> None:
    over = watched(2)

    assert over.is_over
    assert not over.may_undo()
    assert over.asked == SPECTATOR


def test_the_only_person_always_sees_the_table_from_the_own_chair() -> None:
    made = table(ADA, ANN)

    assert made.asked == 0
    assert made.viewer() == 1


def test_among_several_people_the_one_who_is_asked_sees_the_table() -> None:
    made = table(ANN, BOB)
    assert made.viewer() == 0
    choose(made, "build bakery")
    assert made.viewer() == 1


def test_while_a_bot_is_asked_several_people_see_what_a_spectator_sees() -> None:
    assert table(ADA, ANN, BOB).viewer() == SPECTATOR


def test_bots_play_the_same_from_the_same_seed() -> None:
    first, second = (table(BEN, ADA, seed=9) for _ in range(2))
    for _ in range(30):
        first.choose_for_bot()
        second.choose_for_bot()

    assert first.replay.text() == second.replay.text()


def test_a_resumed_game_stands_where_it_was_left() -> None:
    made = watched(3, moves=20)

    again = seated(made, *made.players)

    assert again.game.position() == made.game.position()
    assert [event.name for event in again.told] == [event.name for event in made.told]


def test_a_resumed_game_tells_anew_what_happened_since_a_person_last_chose() -> None:
    made = table(ANN, ADA)
    choose(made, "build bakery")
    made.choose_for_bot()

    again = seated(made, *made.players)

    assert again.fresh == made.fresh
    assert again.told[again.fresh].name == "card-built"


def test_a_game_that_breaks_the_rules_is_not_resumed() -> None:
    with pytest.raises(BadReplay, match="Move 2 of the replay cannot be played"):
        table(ANN, BOB, moves="build bakery, build radio_tower")


def test_another_game_has_the_same_players_and_rules_and_other_dice() -> None:
    over = watched(2, rules=["beginner"])

    again = over.again()

    assert again.players == over.players
    assert again.replay.rules == ["beginner"]
    assert again.replay.seed == over.replay.seed + 1
    assert again.replay.moves == []

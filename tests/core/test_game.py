import pytest

from tests.machikoro.tables import start, table
from tests.tables import asked, names, options, play
from twocities import IllegalChoice


def test_a_new_game_tells_what_happened_before_the_first_question() -> None:
    assert names(start(2).events)[:2] == ["turn-began", "dice-rolled"]


def test_an_answer_tells_what_followed() -> None:
    game = table("wheat_field", "", dice=[1])

    events = game.apply(game.parse("roll 1"))

    assert names(events) == ["dice-rolled", "coins-earned"]
    assert game.events == events


def test_an_answer_does_not_tell_again_what_was_told() -> None:
    game = table("wheat_field", "", dice=[1])
    play(game, "roll 1")

    events = play(game, "pass")

    assert names(events) == ["nothing-built", "turn-began"]


def test_a_choice_that_is_not_on_offer_is_refused_with_the_reason_and_what_is() -> None:
    game = table("radio_tower", "", dice=[1])
    play(game, "roll 1")

    with pytest.raises(IllegalChoice) as refusal:
        play(game, "build mine")

    assert str(refusal.value) == (
        "'build mine' is not on offer: seat 0 is asked whether to roll again, which 'build' does not answer. "
        "Seat 0 may choose: keep, reroll."
    )


def test_an_action_that_does_not_exist_is_refused_with_what_is_on_offer() -> None:
    game = table("", "")

    with pytest.raises(IllegalChoice) as refusal:
        game.apply(103)

    assert str(refusal.value) == (
        "Action 103 does not exist. Actions go from 0 to 102. Seat 0 may choose: roll 1, roll 2."
    )


def test_a_refusal_lists_twelve_options_at_most() -> None:
    game = table("", "", coins=[22, 0], dice=[6])
    play(game, "roll 1")
    assert len(options(game)) > 12

    with pytest.raises(IllegalChoice) as refusal:
        play(game, "keep")

    assert str(refusal.value).endswith(
        "build furniture_factory, build fruit_and_vegetable_market, build cafe, build family_restaurant, ..."
    )


def test_a_refusal_lists_twelve_options_whole() -> None:
    game = table("wheat_field", "", coins=[4, 0], dice=[6], train_stations=False)
    assert len(options(game)) == 12

    with pytest.raises(IllegalChoice) as refusal:
        play(game, "keep")

    assert str(refusal.value).endswith("build train_station, pass.")


@pytest.mark.parametrize("action", [-1, 2, 103, 10**6])
def test_a_refused_choice_changes_nothing(action: int) -> None:
    game = table("", "")
    before = (game.position(), repr(game.decision), game.events)

    with pytest.raises(IllegalChoice):
        game.apply(action)

    assert (game.position(), repr(game.decision), game.events) == before


def test_a_decision_says_who_is_asked_for_what() -> None:
    game = table("radio_tower", "", dice=[1])
    play(game, "roll 1")

    assert repr(asked(game)) == "Decision(seat=0, topic=1, actions=[2, 3], about=-1)"


def test_a_game_that_is_no_longer_heard_tells_nothing_old() -> None:
    game = table("wheat_field", "", dice=[1])
    play(game, "roll 1")
    game.heard = False

    assert play(game, "pass") == []

import pytest

from tests.machikoro.tables import start
from twocities import IllegalChoice
from twocities.machikoro.actions import VOCABULARY

EVERY_ACTION = range(VOCABULARY.size)


def test_the_vocabulary_has_103_actions() -> None:
    assert VOCABULARY.size == 103


@pytest.mark.parametrize("action", EVERY_ACTION)
def test_every_action_is_read_back_from_its_notation(action: int) -> None:
    assert VOCABULARY.parse(VOCABULARY.notation(action)) == action


def test_no_two_actions_share_a_notation() -> None:
    assert len({VOCABULARY.notation(action) for action in EVERY_ACTION}) == VOCABULARY.size


@pytest.mark.parametrize(
    ("notation", "action"),
    [
        ("roll 1", 0),
        ("roll 2", 1),
        ("keep", 2),
        ("reroll", 3),
        ("pass", 4),
        ("build wheat_field", 5),
        ("build radio_tower", 23),
        ("collect 0", 24),
        ("collect 3", 27),
        ("offer wheat_field", 28),
        ("offer business_center", 42),
        ("demand 0 wheat_field", 43),
        ("demand 1 wheat_field", 58),
        ("demand 3 business_center", 102),
    ],
)
def test_saved_actions_keep_their_meaning(notation: str, action: int) -> None:
    assert VOCABULARY.parse(notation) == action


@pytest.mark.parametrize("action", [-1, VOCABULARY.size, 10**9])
def test_there_are_no_other_actions(action: int) -> None:
    with pytest.raises(IllegalChoice, match="Actions go from 0 to 102"):
        VOCABULARY.notation(action)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("", "There is no verb ''. Known: roll, keep, reroll, pass, build, collect, offer, demand."),
        ("demolish mine", "There is no verb 'demolish'."),
        ("Build mine", "There is no verb 'Build'."),
        ("build", "'build' is written 'build <card>'."),
        ("build mine mine", "'build' is written 'build <card>'."),
        ("keep it", "'keep' is written 'keep'."),
        ("demand mine", "'demand' is written 'demand <seat> <establishment>'."),
        ("build radiotower", "There is no card 'radiotower'. Did you mean radio_tower,"),
        ("offer train_station", "There is no establishment 'train_station'."),
        ("collect 4", "There is no seat '4'. Known: 0, 1, 2, 3."),
        ("roll 3", "There is no dice '3'. Known: 1, 2."),
    ],
)
def test_a_text_that_names_no_action_is_refused_with_what_is_known(text: str, answer: str) -> None:
    with pytest.raises(IllegalChoice) as refusal:
        start().parse(text)

    assert str(refusal.value).startswith(answer)


def test_spaces_around_and_between_words_do_not_matter() -> None:
    assert start().parse("  build   mine ") == VOCABULARY.parse("build mine")


def test_arguments_are_named() -> None:
    assert VOCABULARY.arguments(VOCABULARY.parse("demand 2 mine")) == {"seat": 2, "establishment": 3}

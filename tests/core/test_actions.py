import pytest

from twocities import IllegalChoice
from twocities.core.actions import Verb, Vocabulary

DOMAINS = {"seat": ["0", "1", "2"], "card": ["red", "blue"]}


def vocabulary() -> Vocabulary:
    return Vocabulary(
        [Verb("pass", 0, []), Verb("give", 1, [], ["seat", "card"]), Verb("show", 7, [], ["card"])], DOMAINS
    )


def test_blocks_are_sized_by_their_arguments() -> None:
    texts = vocabulary()

    assert [texts.block(verb) for verb in texts.verbs] == [1, 6, 2]
    assert texts.size == 9


@pytest.mark.parametrize("first", [0, 2])
def test_blocks_leave_no_gap_and_do_not_overlap(first: int) -> None:
    with pytest.raises(ValueError, match=f"The block of 'give' begins at {first}, not at 1"):
        Vocabulary([Verb("pass", 0, []), Verb("give", first, [], ["card"])], DOMAINS)


def test_all_actions_have_a_notation() -> None:
    assert [vocabulary().notation(action) for action in range(9)] == [
        "pass",
        "give 0 red",
        "give 0 blue",
        "give 1 red",
        "give 1 blue",
        "give 2 red",
        "give 2 blue",
        "show red",
        "show blue",
    ]


@pytest.mark.parametrize("action", range(9))
def test_notation_is_read_back(action: int) -> None:
    texts = vocabulary()

    assert texts.parse(texts.notation(action)) == action


def test_arguments_are_taken_apart_by_name() -> None:
    assert vocabulary().arguments(6) == {"seat": 2, "card": 1}


def test_a_verb_without_arguments_has_no_facts() -> None:
    assert vocabulary().arguments(0) == {}


@pytest.mark.parametrize("action", [-1, 9])
def test_an_action_outside_of_all_blocks_does_not_exist(action: int) -> None:
    with pytest.raises(IllegalChoice, match=f"Action {action} does not exist. Actions go from 0 to 8"):
        vocabulary().verb(action)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("", "There is no verb ''. Known: pass, give, show."),
        ("take 1", "There is no verb 'take'. Known: pass, give, show."),
        ("give", "'give' is written 'give <seat> <card>'."),
        ("give 1", "'give' is written 'give <seat> <card>'."),
        ("give 3 red", "There is no seat '3'. Known: 0, 1, 2."),
        ("give 1 green", "There is no card 'green'. Known: red, blue."),
    ],
)
def test_a_text_that_names_no_action_is_refused_with_what_is_known(text: str, answer: str) -> None:
    with pytest.raises(IllegalChoice) as refusal:
        vocabulary().parse(text)

    assert str(refusal.value) == answer

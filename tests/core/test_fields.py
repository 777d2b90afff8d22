import pytest

from twocities import BadPosition
from twocities.core.fields import is_whole, read_field, spell

FIELD_NAMES = {"card": ["red", "blue"]}


def test_ids_are_written_as_names() -> None:
    assert spell({"seat": 1, "card": 0}, FIELD_NAMES) == {"seat": 1, "card": "red"}


def test_lists_of_ids_are_written_as_lists_of_names() -> None:
    assert spell({"card": [1, 0]}, FIELD_NAMES) == {"card": ["blue", "red"]}


def test_other_lists_stay_numbers() -> None:
    assert spell({"coins": [1, 0]}, FIELD_NAMES) == {"coins": [1, 0]}


def test_what_may_not_be_known_is_written_as_unknown() -> None:
    assert spell({"card": [-1, 0]}, FIELD_NAMES) == {"card": ["unknown", "red"]}


@pytest.mark.parametrize(("field", "value", "number"), [("card", "blue", 1), ("seat", 3, 3), ("extra", True, 1)])
def test_what_was_written_is_read_back(field: str, value: object, number: int) -> None:
    assert read_field(field, value, FIELD_NAMES) == number


@pytest.mark.parametrize(
    ("field", "value", "answer"),
    [
        ("card", "green", "There is no card 'green'. Known: red, blue."),
        ("card", 1, "The field 'card' must be a name, not 1."),
        ("card", None, "The field 'card' must be a name, not None."),
        ("seat", "red", "The field 'seat' must be a whole number, not 'red'."),
        ("seat", 1.5, "The field 'seat' must be a whole number, not 1.5."),
    ],
)
def test_what_cannot_be_read_is_refused(field: str, value: object, answer: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        read_field(field, value, FIELD_NAMES)

    assert str(refusal.value) == answer


@pytest.mark.parametrize("text", ["0", "7", "007", "9" * 99])
def test_plain_digits_are_a_whole_number(text: str) -> None:
    assert is_whole(text)


@pytest.mark.parametrize("text", ["", "-1", "1.5", "1e3", "²", "٣", " 1", "9" * 100])
def test_everything_else_is_no_whole_number(text: str) -> None:
    assert not is_whole(text)

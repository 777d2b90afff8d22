import pytest

from twocities import BadPosition, load_position
from twocities.core.position import Reader, read_cards, write_cards

NAMES = ["red", "blue", "green"]


def test_neighbours_of_one_name_get_a_count() -> None:
    assert write_cards([0, 0, 1, 0], NAMES) == "red*2 blue red"


def test_no_cards_are_an_empty_text() -> None:
    assert write_cards([], NAMES) == ""
    assert read_cards("deck", "", NAMES) == []


@pytest.mark.parametrize("cards", [[0], [0, 0, 0], [2, 1, 1, 0, 2], [1] * 99])
def test_written_cards_are_read_back_in_order(cards: list[int]) -> None:
    assert read_cards("deck", write_cards(cards, NAMES), NAMES) == cards


def test_spaces_between_cards_do_not_matter() -> None:
    assert read_cards("deck", "  red\n blue*2 ", NAMES) == [0, 1, 1]


def test_a_field_that_is_not_there_has_its_default() -> None:
    reader = Reader({})

    assert reader.number("turn", 3) == 3
    assert reader.numbers("coins", [1, 2]) == [1, 2]
    assert reader.cards("deck", NAMES, [2]) == [2]
    assert reader.card_lists("hands", NAMES, [[0], [1]]) == [[0], [1]]
    assert reader.names("rules") == []


def test_a_number_that_is_null_has_its_default() -> None:
    assert Reader({"turn": None}).number("turn", 3) == 3


def test_fields_are_read_by_name() -> None:
    reader = Reader({"turn": 1, "coins": [4, 5], "deck": "red", "hands": ["blue", "green"], "rules": ["base"]})

    assert reader.number("turn", 0) == 1
    assert reader.numbers("coins", [0, 0]) == [4, 5]
    assert reader.cards("deck", NAMES, []) == [0]
    assert reader.card_lists("hands", NAMES, [[], []]) == [[1], [2]]
    assert reader.names("rules") == ["base"]


@pytest.mark.parametrize("number", [2, 7])
def test_bounds_belong_to_what_is_allowed(number: int) -> None:
    assert Reader({"turn": number}).number("turn", 2, least=2, most=7) == number


@pytest.mark.parametrize("number", [1, 8, True, "3", 2.0])
def test_other_numbers_are_refused(number: object) -> None:
    with pytest.raises(BadPosition, match="'turn' needs a whole number from 2 to 7, not"):
        Reader({"turn": number}).number("turn", 2, least=2, most=7)


def test_a_field_that_nobody_asked_for_is_refused() -> None:
    reader = Reader({"turn": 1, "trun": 2})
    reader.number("turn", 0)
    reader.number("turn", 0)

    with pytest.raises(BadPosition, match=r"There is no field 'trun'\. Known: turn\."):
        reader.finish()


def test_a_generator_is_read_with_its_key_and_count() -> None:
    rng = Reader({"rng": [2**128 - 1, 40]}).rng()

    assert (rng.key, rng.drawn) == (2**128 - 1, 40)


def test_the_same_seed_gives_the_same_generator() -> None:
    assert Reader({"seed": 3}).rng().key == Reader({"seed": 3}).rng().key


def test_a_table_has_names_as_keys() -> None:
    assert Reader({"marks": {"blue": 1, "red": "x"}}).table("marks", NAMES) == {1: 1, 0: "x"}


def test_a_table_that_is_not_there_is_empty() -> None:
    assert Reader({}).table("marks", NAMES) == {}


def test_a_table_with_unknown_keys_is_refused() -> None:
    with pytest.raises(BadPosition, match="There is no marks 'pink'"):
        Reader({"marks": {"pink": 1}}).table("marks", NAMES)


def test_a_table_that_is_no_object_is_refused() -> None:
    with pytest.raises(BadPosition, match="'marks' needs an object with names as keys, not 3"):
        Reader({"marks": 3}).table("marks", NAMES)


def test_names_inside_of_lists_are_read() -> None:
    reader = Reader({})

    assert reader.name_in("card", "green", NAMES) == 2
    assert reader.names_in("hand", "green red", NAMES) == [2, 0]


@pytest.mark.parametrize("value", ["pink", 0, None])
def test_what_is_no_name_inside_of_a_list_is_refused(value: object) -> None:
    with pytest.raises(BadPosition, match="There is no card"):
        Reader({}).name_in("card", value, NAMES)


def test_lists_of_lists_are_read() -> None:
    assert Reader({"pairs": [[1, 2], ["a", None]]}).entries("pairs", 2) == [[1, 2], ["a", None]]


@pytest.mark.parametrize(
    ("pairs", "answer"),
    [
        (3, "'pairs' needs a list, not 3."),
        ([[1, 2], 3], "'pairs' needs lists of 2, not 3."),
        ([[1, 2], [1]], "'pairs' needs lists of 2, not [1]."),
    ],
)
def test_lists_of_other_lengths_are_refused(pairs: object, answer: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        Reader({"pairs": pairs}).entries("pairs", 2)

    assert str(refusal.value) == answer


def test_a_position_is_an_object() -> None:
    with pytest.raises(BadPosition, match="A position is an object with named fields"):
        load_position([])  # type: ignore[arg-type]  # what a file of JSON may hold

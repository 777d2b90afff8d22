"""A typed text finds the option that it means."""

import pytest

from twocities.cli.choosing import find_options

NOTATIONS = ["build mine", "build bakery", "collect 1", "pass"]
LABELS = ["Postavit Důl", "Postavit Pekárnu", "Vzít mince (Eva)", "Nic, pokračovat"]
SUBJECTS = ["Důl", "Pekárna", "Eva", ""]


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("1", [0]),
        ("4", [3]),
        ("5", []),
        ("0", []),
        ("build mine", [0]),
        ("  BUILD   Mine ", [0]),
        ("mine", [0]),
        ("důl", [0]),
        ("eva", [2]),
        ("pekárna", [1]),
        ("pekárnu", [1]),
        ("postavit", [0, 1]),
        ("build", [0, 1]),
        ("nic, pokračovat", [3]),
        ("fly", []),
    ],
)
def test_numbers_notation_and_parts_of_names_are_understood(text: str, places: list[int]) -> None:
    assert find_options(text, NOTATIONS, LABELS, SUBJECTS) == places


def test_a_whole_form_wins_over_a_part_of_another() -> None:
    assert find_options("pass", ["pass", "pass on"], ["Pass", "Pass on"], ["", ""]) == [0]

"""A name that nobody knows is answered with what is known."""

import pytest

from twocities.core.errors import known

FEW = ["temple", "tavern", "manor"]
MANY = [*FEW, *(f"card_{number}" for number in range(20))]


def test_a_few_names_are_all_listed() -> None:
    assert known("card", "temle", FEW) == "There is no card 'temle'. Known: temple, tavern, manor."


@pytest.mark.parametrize(("typo", "meant"), [("temle", "temple"), ("Tavern", "tavern"), ("manro", "manor")])
def test_of_many_names_the_three_nearest_are_named_and_the_page_that_has_all(typo: str, meant: str) -> None:
    message = known("card", typo, MANY)

    assert message.startswith(f"There is no card '{typo}'. Did you mean {meant}, ")
    assert message.endswith("? See docs/notation.md for all 23 names.")
    assert len(message) < 120


def test_a_name_that_is_like_none_is_answered_with_three_all_the_same() -> None:
    assert known("card", "", MANY).count(",") == 1

import pytest

from twocities.core.decision import NOTHING
from twocities.core.topic import Topic


def test_a_topic_names_what_its_decisions_are_about() -> None:
    assert Topic("threatened", "whether to pay", "gold").fields(3) == {"gold": 3}


def test_a_topic_that_declares_nothing_is_about_nothing() -> None:
    assert Topic("keeping", "which card to keep").fields(NOTHING) == {}


def test_a_topic_that_declares_nothing_cannot_be_about_anything() -> None:
    with pytest.raises(ValueError, match="'keeping'"):
        Topic("keeping", "which card to keep").fields(3)


def test_a_topic_that_declares_a_field_cannot_be_about_nothing() -> None:
    with pytest.raises(ValueError, match="'threatened' is about 'gold'"):
        Topic("threatened", "whether to pay", "gold").fields(NOTHING)

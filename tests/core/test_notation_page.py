"""docs/notation.md lists verbs, topics, steps, marks and uses as the games have them."""

import re
from pathlib import Path

import pytest

from tools.notation import with_ints
from twocities.citadels.ids import MARK_NAMES, USE_NAMES
from twocities.citadels.step_registry import STEPS
from twocities.games import GAMES

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def rows(heading: str) -> dict[str, list[str]]:
    """Read the names in the first and in the second column of the table that begins with a heading."""
    table = PAGE.split(heading)[1].split("\n\n")[0]
    return {
        field: re.findall(r"`(\w+)`", topics) for field, topics in re.findall(r"(?m)^\| `(\w+)` \| (.*?) \|", table)
    }


@pytest.mark.parametrize(("game", "title"), [("citadels", "Citadels"), ("machikoro", "Machi Koro")])
def test_the_page_says_what_each_topic_is_about(game: str, title: str) -> None:
    written = rows(f"| field | topics of {title} |")

    assert {topic: field for field, topics in written.items() for topic in topics} == {
        topic.name: topic.about for topic in GAMES[game].topics if topic.about
    }


@pytest.mark.parametrize(("game", "title"), [("citadels", "Citadels"), ("machikoro", "Machi Koro")])
def test_the_page_says_which_topics_each_verb_answers(game: str, title: str) -> None:
    section = PAGE.split(f"### The verbs of {title}")[1].split("###")[0]
    table = re.findall(r"(?m)^\| `(\w+)[^`]*` \| [\d-]+ \| (.*?) \|", section)
    # Below the table the page says that a guest has the powers that it has otherwise.
    written = {verb: {*re.findall(r"`(\w+)`", topics)} - {"acting_as_guest"} for verb, topics in table}
    names = [topic.name for topic in GAMES[game].topics]

    assert written == {
        verb.name: {names[topic] for topic in verb.topics} - {"acting_as_guest"}
        for verb in GAMES[game].vocabulary.verbs
    }


def test_the_page_says_which_ints_each_verb_has() -> None:
    assert with_ints(PAGE) == PAGE, "Run 'python tools/notation.py' to write them anew."


@pytest.mark.parametrize("name", [*MARK_NAMES, *USE_NAMES])
def test_the_page_names_every_mark_and_every_use(name: str) -> None:
    assert f"`{name}`" in PAGE or f"`guest_{name}`" in PAGE


def test_the_page_lists_the_steps_of_citadels_with_their_fields() -> None:
    table = PAGE.split("### Steps of Citadels")[1]
    rows_of_steps = re.findall(r"(?m)^\| ((?:`\w+`(?:, )?)+) \| (.*?) \|", table)
    written = {
        step: re.findall(r"`(\w+)`", fields)
        for steps, fields in rows_of_steps
        for step in re.findall(r"`(\w+)`", steps)
    }

    assert written == {step.name: list(step().to_dict()) for step in STEPS}

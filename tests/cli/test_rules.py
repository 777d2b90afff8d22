"""The rules are shown in four languages, card by card."""

import pytest

from tests.cli.tables import words
from twocities.cli.main import run
from twocities.machikoro.ids import CARD_NAMES
from twocities.words import LANGUAGES, key_of


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Show the rules and return them as one line, so that a break in a sentence does not matter."""
    assert run(["rules", "machikoro", *arguments]) == 0
    return " ".join(capsys.readouterr().out.split())


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_and_rules_are_listed(capsys: pytest.CaptureFixture[str], language: str) -> None:
    speaker = words(language)
    page = printed(capsys, "--lang", language)

    keys = [key_of("card", name) for name in CARD_NAMES]
    wanted = [
        *[speaker.say(key) for key in keys],
        *[speaker.say(f"{key}.rule") for key in keys],
        *[speaker.rule(name) for name in speaker.kind.rule_names],
        *CARD_NAMES,
        speaker.say("howto-goal"),
    ]
    assert [text for text in wanted if " ".join(text.split()) not in page] == []


@pytest.mark.parametrize(
    ("name", "language", "title"),
    [
        ("mine", "en", "Mine"),
        ("MINE", "en", "Mine"),
        ("mine", "cs", "Důl"),
        ("důl", "cs", "Důl"),
        ("Továreň na nábytok", "sk", "Továreň na nábytok"),
        ("вокзал", "uk", "Вокзал"),
        ("tv station", "en", "TV Station"),
        ("tv-station", "en", "TV Station"),
        ("fruit & veg market", "en", "Fruit and Vegetable Market"),
    ],
)
def test_a_card_is_found_by_id_and_by_name(
    capsys: pytest.CaptureFixture[str], name: str, language: str, title: str
) -> None:
    assert title in printed(capsys, name, "--lang", language)


def test_a_card_says_all_that_is_known_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    page = printed(capsys, "family_restaurant", "--lang", "en")

    assert "◆ Family Restaurant An opponent who rolls 9 or 10 pays its owner 2 coins" in page
    assert "Roll 9–10 Price 3 coins Colour red, takes from the player who rolled Icon cup In the box 6" in page

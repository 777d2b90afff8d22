"""The rules are shown in four languages, card by card."""

import pytest

from tests.cli.tables import texts
from twocities.citadels.boxes import EDITIONS
from twocities.citadels.family import CITADELS
from twocities.citadels.ids import BASIC, CHARACTER_NAMES, DISTRICT_NAMES
from twocities.cli.main import run
from twocities.machikoro.ids import CARD_NAMES
from twocities.texts import LANGUAGES, Texts, key_of


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Show the rules and return them as one line, so that a break in a sentence does not matter."""
    assert run(["rules", *arguments]) == 0
    return " ".join(capsys.readouterr().out.split())


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "900")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_cards_and_rules_are_listed(capsys: pytest.CaptureFixture[str], language: str) -> None:
    speaker = texts(language)
    page = printed(capsys, "machikoro", "--lang", language)

    keys = [key_of("card", name) for name in CARD_NAMES]
    wanted = [
        *[speaker.say(key) for key in keys],
        *[speaker.say(f"{key}.rule") for key in keys],
        *[speaker.rule(name) for name in speaker.family.rule_names],
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
    assert title in printed(capsys, "machikoro", name, "--lang", language)


def test_a_card_says_all_that_is_known_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    page = printed(capsys, "machikoro", "family_restaurant", "--lang", "en")

    assert "◆ Family Restaurant An opponent who rolls 9 or 10 pays its owner 2 coins" in page
    assert "Roll 9–10 Price 3 coins Colour red, takes from the player who rolled Icon cup In the box 6" in page


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edition_lists_its_cards_and_rules_and_no_others(
    capsys: pytest.CaptureFixture[str], language: str, edition: str
) -> None:
    box, speaker = EDITIONS[edition], Texts(language, CITADELS)
    page = printed(capsys, "citadels", "--edition", edition, "--lang", language)

    characters = [CHARACTER_NAMES[each] for each in box.characters]
    districts = DISTRICT_NAMES[:BASIC] + [DISTRICT_NAMES[each] for each in box.pool]
    keys = [
        *[key_of("character", name) for name in characters],
        *[key_of("district", name) for name in districts],
    ]
    wanted = [
        *[speaker.say(key) for key in keys],
        *[speaker.say(f"{key}.rule") for key in keys],
        *[speaker.rule(name) for name in [*box.names, *box.presets]],
    ]
    assert [text for text in wanted if " ".join(text.split()) not in page] == []
    ids = {*CHARACTER_NAMES, *DISTRICT_NAMES}
    assert {word for word in page.split() if "_" in word and word in ids} == {
        name for name in [*characters, *districts] if "_" in name
    }


@pytest.mark.parametrize(
    ("edition", "heading"),
    [
        ("deluxe", "Citadels: edition of 2016 Rules"),
        ("citadela", "Citadels: Czech edition Rules"),
        ("classic", "Citadels: edition of 2000 Rules"),
        ("dark_city", "Citadels: edition of 2000 + Dark City Rules"),
        ("classic,dark_city", "Citadels: edition of 2000 + Dark City Rules"),
        ("metropole", "Citadels: edition of 2016 + Metropolis Rules"),
        ("deluxe, metropole", "Citadels: edition of 2016 + Metropolis Rules"),
        ("metropole,citadela", "Citadels: Czech edition + Metropolis Rules"),
    ],
)
def test_an_edition_is_named_as_at_a_table(capsys: pytest.CaptureFixture[str], edition: str, heading: str) -> None:
    assert printed(capsys, "citadels", "--edition", edition, "--lang", "en").startswith(heading)


@pytest.mark.parametrize(("edition", "copies"), [("classic", 2), ("classic,dark_city", 2), ("deluxe", 1)])
def test_an_edition_says_how_many_copies_it_has(capsys: pytest.CaptureFixture[str], edition: str, copies: int) -> None:
    assert f"Cost 3 In the box {copies} Type unique" in printed(
        capsys, "citadels", "keep", "--edition", edition, "--lang", "en"
    )


@pytest.mark.parametrize(
    ("edition", "there", "missing"),
    [
        ("classic", "metropole_draft random_start", "nine_characters random_cast random_districts first_game"),
        ("dark_city", "random_cast", "nine_characters random_districts"),
        ("metropole", "nine_characters random_cast random_districts first_game nobles", "intriky"),
        ("citadela", "intriky nine_characters", "nobles"),
    ],
)
def test_an_edition_lists_the_sets_and_variants_that_change_it(
    capsys: pytest.CaptureFixture[str], edition: str, there: str, missing: str
) -> None:
    page = printed(capsys, "citadels", "--edition", edition, "--lang", "en").split()

    assert [name for name in there.split() if name not in page] == []
    assert [name for name in missing.split() if name in page] == []


def test_a_card_is_looked_up_in_the_edition_that_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert "for 2 gold" in printed(capsys, "citadels", "laboratory", "--lang", "en")
    assert "for 1 gold" in printed(capsys, "citadels", "laboratory", "--edition", "classic", "--lang", "en")
    assert "отримати 1 монету" in printed(capsys, "citadels", "laboratory", "--edition", "classic", "--lang", "uk")


def test_cards_of_one_name_say_which_box_they_are_from(capsys: pytest.CaptureFixture[str]) -> None:
    page = printed(capsys, "citadels", "--lang", "en")

    assert "king edition of 2016, Czech edition" in page
    assert "classic_king edition of 2000" in page
    assert "dark_city_abbot Dark City" in page
    assert "citadela_abbot Czech edition" in page
    assert "spy edition" not in page
    assert "keep edition" not in page


def test_characters_and_districts_are_listed_by_what_matters_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    page = printed(capsys, "citadels", "--lang", "en")

    assert "Cards Rank What it does" in page
    assert "Cards Cost In the box What it does" in page

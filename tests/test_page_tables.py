"""Tables that the page keeps by hand know every card and verb of the catalogs; each falls back without a word."""

import json
import re
from inspect import signature
from pathlib import Path

import pytest

from tests.texts.locales import sentences
from tools import web_data
from twocities.citadels import events as citadels_events
from twocities.citadels.actions import VOCABULARY
from twocities.citadels.boxes import plain
from twocities.citadels.ids import CHARACTER_NAMES, DISTRICT_NAMES, MARK_NAMES, TYPE_NAMES
from twocities.core.event import Event
from twocities.machikoro import events as machikoro_events
from twocities.machikoro.ids import CARD_NAMES, COLOURS, ICONS

WEB = Path(__file__).parent.parent / "web"
GLYPHS = json.loads((WEB / "glyphs.json").read_text(encoding="utf-8"))

EVENTS = [
    each
    for each in [*vars(citadels_events).values(), *vars(machikoro_events).values()]
    if isinstance(each, type) and issubclass(each, Event) and each.name
]


def taking(*fields: str) -> list[str]:
    """Name the events that are made with one of these fields."""
    return [event.name for event in EVENTS if {*fields} & {*signature(event).parameters}]


def written(file: str, table: str) -> str:
    """Return the source of a table of the page."""
    found = re.search(
        rf"const {table}\b[^=]*= \{{(.*?)\n\}};", (WEB / "src" / file).read_text(encoding="utf-8"), re.DOTALL
    )
    assert found is not None
    return found[1]


def of_all_games(file: str, table: str) -> str:
    """Return the source of a table that each game has."""
    return "".join(written(f"games/{game}/{file}", table) for game in ("citadels", "machikoro"))


@pytest.mark.parametrize("character", CHARACTER_NAMES)
def test_every_character_has_a_glyph(character: str) -> None:
    assert plain(character) in GLYPHS["character"]


@pytest.mark.parametrize("district", DISTRICT_NAMES)
def test_every_district_has_a_glyph(district: str) -> None:
    assert {district, plain(district)} & set(GLYPHS["district"])


@pytest.mark.parametrize("type_", TYPE_NAMES)
def test_every_type_of_district_has_a_sign(type_: str) -> None:
    assert {"unique": "special"}.get(type_, type_) in GLYPHS["type_sign"]


@pytest.mark.parametrize("card", CARD_NAMES)
def test_every_card_of_machi_koro_has_a_glyph(card: str) -> None:
    assert card in GLYPHS["establishment"] or card in GLYPHS["landmark"]


@pytest.mark.parametrize("card", CARD_NAMES)
def test_every_card_of_machi_koro_is_in_the_catalog_of_the_page(card: str) -> None:
    catalog = json.loads(json.dumps(web_data.machikoro()))

    assert card in [*catalog["establishments"], *catalog["landmarks"]]


@pytest.mark.parametrize("icon", ICONS)
def test_every_icon_of_machi_koro_has_a_glyph(icon: str) -> None:
    assert icon in GLYPHS["machikoro_icon"]


@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_of_machi_koro_has_a_sign(colour: str) -> None:
    assert colour in GLYPHS["machikoro_sign"]


@pytest.mark.parametrize("character", CHARACTER_NAMES)
def test_the_balance_of_a_cast_knows_every_character(character: str) -> None:
    assert plain(character) in re.findall(r"(\w+): \[", written("games/citadels/cast-balance.ts", "TEMPERS"))


@pytest.mark.parametrize("verb", [verb.name for verb in VOCABULARY.verbs])
def test_every_verb_of_citadels_is_laid_out(verb: str) -> None:
    verbs = re.sub(r"<[^>]*>", "", written("games/citadels/offers.ts", "KINDS"))  # types name fields, not verbs

    assert re.findall(r'"(\w+)"', verbs).count(verb) == 1


@pytest.mark.parametrize("mark", MARK_NAMES)
def test_every_mark_of_citadels_is_drawn_or_meant_to_be_unseen(mark: str) -> None:
    source = (WEB / "src" / "games" / "citadels" / "CharacterDisc.svelte").read_text(encoding="utf-8")
    plain_marks = dict(re.findall(r'(\w+): "(\w+)"', source))
    unseen = re.findall(r'"(\w+)"', source.partition("const UNSEEN = [")[2].partition("]")[0])

    assert plain_marks.get(mark, mark) in GLYPHS["mark"] or mark in unseen


@pytest.mark.parametrize("event", [event.name for event in EVENTS])
def test_every_event_has_its_sound_or_none(event: str) -> None:
    assert f'"{event}": ' in of_all_games("cues.ts", "CUES")


@pytest.mark.parametrize("event", taking("victim", "other"))
def test_it_is_said_whether_the_other_seat_of_an_event_is_told(event: str) -> None:
    assert f'"{event}": ' in of_all_games("notices.ts", "TO_A_SEAT")


@pytest.mark.parametrize(
    "event", [event for event in taking("character", "characters") if event not in taking("other")]
)
def test_it_is_said_whether_the_holder_of_a_character_is_told(event: str) -> None:
    assert f'"{event}": ' in written("games/citadels/notices.ts", "TO_A_CHARACTER")


@pytest.mark.parametrize(
    ("game", "table"), [("citadels", "TO_A_SEAT"), ("citadels", "TO_A_CHARACTER"), ("machikoro", "TO_A_SEAT")]
)
def test_every_notice_has_words_and_a_glyph(game: str, table: str) -> None:
    notices = re.findall(r'"([\w-]+)": "(\w+)"', written(f"games/{game}/notices.ts", table))

    assert [event for event, _ in notices if f"web-notice-{event}" not in sentences("en", "web_table.ftl")] == []
    assert [mark for _, mark in notices if mark not in GLYPHS["mark"]] == []

"""Tables that the page keeps by hand know every card and verb of the catalogs; each falls back without a word."""

import json
import re
from pathlib import Path

import pytest

from twocities.citadels.actions import VOCABULARY
from twocities.citadels.boxes import plain
from twocities.citadels.ids import CHARACTER_NAMES, DISTRICT_NAMES, TYPE_NAMES
from twocities.machikoro.ids import CARD_NAMES, COLOURS, ICONS

WEB = Path(__file__).parent.parent / "web"
GLYPHS = json.loads((WEB / "glyphs.json").read_text(encoding="utf-8"))


def written(file: str, table: str) -> str:
    """Return the source of a table of the page."""
    found = re.search(
        rf"const {table}\b[^=]*= \{{(.*?)\n\}};", (WEB / "src" / file).read_text(encoding="utf-8"), re.DOTALL
    )
    assert found is not None
    return found[1]


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


@pytest.mark.parametrize("icon", ICONS)
def test_every_icon_of_machi_koro_has_a_glyph(icon: str) -> None:
    assert icon in GLYPHS["machikoro_icon"]


@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_of_machi_koro_has_a_sign(colour: str) -> None:
    assert colour in GLYPHS["machikoro_sign"]


@pytest.mark.parametrize("character", CHARACTER_NAMES)
def test_the_balance_of_a_cast_knows_every_character(character: str) -> None:
    assert plain(character) in re.findall(r"(\w+): \[", written("lib/temper.ts", "TEMPERS"))


@pytest.mark.parametrize("verb", [verb.name for verb in VOCABULARY.verbs])
def test_every_verb_of_citadels_is_laid_out(verb: str) -> None:
    assert re.findall(r'"(\w+)"', written("citadels/offers.ts", "KINDS")).count(verb) == 1

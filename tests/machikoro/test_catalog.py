from pathlib import Path

import pytest

from tests.machikoro.tables import LANDMARK_NAMES
from twocities.machikoro.cards import Landmark
from twocities.machikoro.catalog import CATALOG, LANDMARKS
from twocities.machikoro.family import MACHIKORO
from twocities.machikoro.ids import CARD_NAMES, COLOURS, ICONS

ESTABLISHMENTS = """
wheat_field                 1      blue    wheat    1  6
ranch                       2      blue    cow      1  6
forest                      5      blue    gear     3  6
mine                        9      blue    gear     6  6
apple_orchard               10     blue    wheat    3  6
bakery                      2-3    green   bread    1  6
convenience_store           4      green   bread    2  6
cheese_factory              7      green   factory  5  6
furniture_factory           8      green   factory  3  6
fruit_and_vegetable_market  11-12  green   fruit    2  6
cafe                        3      red     cup      2  6
family_restaurant           9-10   red     cup      3  6
stadium                     6      purple  tower    6  4
tv_station                  6      purple  tower    7  4
business_center             6      purple  tower    8  4
"""

LANDMARK_PRICES = {"train_station": 4, "shopping_mall": 10, "amusement_park": 16, "radio_tower": 22}


@pytest.mark.parametrize("row", ESTABLISHMENTS.strip().splitlines(), ids=CARD_NAMES[: len(CATALOG)])
def test_establishments_are_as_printed(row: str) -> None:
    card = CATALOG[CARD_NAMES.index(row.split()[0])]
    rolls = "-".join(str(roll) for roll in card.rolls)

    assert row.split() == [
        card.name,
        rolls,
        COLOURS[card.colour],
        ICONS[card.icon],
        str(card.price),
        str(card.copies),
    ]


@pytest.mark.parametrize("card", LANDMARKS, ids=LANDMARK_NAMES)
def test_landmarks_are_as_printed(card: Landmark) -> None:
    assert COLOURS[card.colour] == "landmark"
    assert card.price == LANDMARK_PRICES[card.name]


def test_cards_stand_in_order_of_id() -> None:
    assert [(card.id, card.name) for card in MACHIKORO.catalog.cards] == list(enumerate(CARD_NAMES))


@pytest.mark.parametrize("name", CARD_NAMES)
def test_every_card_has_its_tests(name: str) -> None:
    assert (Path(__file__).parent / f"test_{name}.py").is_file()

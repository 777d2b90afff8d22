"""Every card has a value for its owner; what lacks one is refused by name."""

import pytest

from twocities.machikoro.cards import Establishment
from twocities.machikoro.catalog import CATALOG
from twocities.machikoro.family import MACHIKORO
from twocities.machikoro.ids import PURPLE

PURPLES = [card for card in MACHIKORO.catalog.establishments if card.colour == PURPLE]


@pytest.mark.parametrize("card", PURPLES, ids=[card.name for card in PURPLES])
def test_every_purple_card_says_what_it_is_worth(card: Establishment) -> None:
    rules = [box.name for box in MACHIKORO.catalog.boxes]

    assert card.worth(MACHIKORO.new_game(4, rules, seed=1), 0) >= 0


def test_a_purple_card_that_does_not_say_so_is_refused_by_name() -> None:
    lottery = Establishment(len(CATALOG), PURPLE, 4, [6], name="lottery")

    with pytest.raises(NotImplementedError, match="lottery does not say what it is worth"):
        lottery.worth(MACHIKORO.new_game(4, [], seed=1), 0)

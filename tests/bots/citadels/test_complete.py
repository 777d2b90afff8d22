"""Every verb, character and district has a value; what lacks one is refused by name."""

import pytest

from tests.citadels.tables import table
from tests.tables import asked
from twocities.bots.citadels.complete_tables import value_of_each
from twocities.bots.citadels.options import VERB_VALUES, values_by_action
from twocities.bots.citadels.plan import Plan
from twocities.bots.citadels.uses import USE_VALUES, Use
from twocities.bots.citadels.weights import Weights
from twocities.citadels.actions import VOCABULARY
from twocities.citadels.cards import District
from twocities.citadels.catalog import DISTRICT_CATALOG
from twocities.citadels.ids import DISTRICT_NAMES, PALACE

USABLE = [DISTRICT_NAMES[each.id] for each in DISTRICT_CATALOG if type(each).is_usable is not District.is_usable]


def test_a_table_of_cards_that_lacks_some_is_refused_with_their_names() -> None:
    with pytest.raises(ValueError, match=r"no worth for jester, fool\."):
        value_of_each("worth", {0: 1.0, 2: 0.5}, [0, 1, 2, 3], ["king", "jester", "bishop", "fool"])


def test_a_verb_without_a_value_is_refused_by_name() -> None:
    values = {name: value for name, value in VERB_VALUES.items() if name not in ("rob", "unmask")}

    with pytest.raises(ValueError, match=r"no value for the verbs rob, unmask\."):
        values_by_action(VOCABULARY.verbs, values)


@pytest.mark.parametrize("district", USABLE)
def test_the_use_of_every_district_has_a_value(district: str) -> None:
    assert district in [DISTRICT_NAMES[each] for each in USE_VALUES]


def test_the_use_of_a_district_without_a_value_is_refused_by_name() -> None:
    game = table("assassin", seats=2, gathered=1, used=["power"])
    plan = Plan(game, asked(game), Weights())

    with pytest.raises(ValueError, match=r"no value for the use of palace\."):
        Use().value(plan, PALACE)

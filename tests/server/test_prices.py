"""What an option costs is told with it, as it is now and not as it is printed."""

from random import Random

import pytest

from tests.citadels.editions_played import TABLES
from tests.server.tables import started
from twocities.server.table.messages import decision_facts

GAMES = TABLES[::15]
PAID = ("build", "destroy", "seize")


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_price_that_is_told_is_what_is_paid(number: int) -> None:
    luck, (seats, rules) = Random(number), GAMES[number]
    gathering = started(" ".join("ABCDEFGH"[:seats]), game="citadels", rules=rules, seed=number)
    compared = 0

    while (seat := gathering.table.asked) >= 0:
        asked = decision_facts(gathering.table, seat)
        assert asked is not None
        option = luck.choice(asked.options)
        price, gold = option.about.get("price"), gathering.game.gold[seat]
        taxed = sum(gathering.game.gold_on)
        gathering.play(option.notation)
        if option.verb in PAID and price is not None:
            tax = max(0, sum(gathering.game.gold_on) - taxed)
            assert gold - gathering.game.gold[seat] - tax == price
            compared += 1

    assert compared > 0

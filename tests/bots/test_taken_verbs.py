"""A Journeyman takes every verb that it is often offered at least sometimes: a power that it never uses is no power."""

from collections import Counter

import pytest

from twocities import new_game
from twocities.bots import make_bot
from twocities.bots.table import ask, player_rngs
from twocities.citadels.boxes import EDITIONS
from twocities.core.actions import Vocabulary
from twocities.games import family_of

GAMES = 100
OFTEN = 40
"""Who was offered something so often has had a reason to take it once."""

TABLES = [("citadels", f"{name},random_cast", edition.most_seats) for name, edition in EDITIONS.items()]
TABLES += [("machikoro", rules, 4) for rules in ("", "limited_supply", "beginner", "random_start")]


def deed(vocabulary: Vocabulary, action: int) -> str:
    """Name what an action does: its verb, and for `use` the district, as each of them has a power of its own."""
    verb = vocabulary.verb(action).name
    return vocabulary.notation(action) if verb == "use" else verb


def never_taken(game: str, rules: list[str], most_seats: int) -> dict[str, int]:
    """Let Journeymen play at random tables; return what they never took, and how often it was on offer."""
    family, bot = family_of(game), make_bot("journeyman")
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for seed in range(GAMES):
        seats = 2 + seed % (most_seats - 1)
        table = new_game(game, seats, rules, seed)
        luck = player_rngs(seed, seats)
        while (decision := table.decision) is not None:
            action = ask(bot, table.view(decision.seat), luck[decision.seat])
            if len(decision.actions) > 1:
                offered.update({deed(family.vocabulary, each) for each in decision.actions})
                taken[deed(family.vocabulary, action)] += 1
            table.take(action)
    return {each: times for each, times in offered.items() if not taken[each]}


@pytest.mark.parametrize(("game", "rules", "most_seats"), TABLES)
def test_a_journeyman_takes_every_verb_that_it_is_often_offered(game: str, rules: str, most_seats: int) -> None:
    untouched = never_taken(game, [rule for rule in rules.split(",") if rule], most_seats)

    assert {each: times for each, times in untouched.items() if times >= OFTEN} == {}

"""An Apprentice's mistakes are a beginner's: each one that docs/strength.md lists is seen in games."""

from collections.abc import Callable
from functools import cache

import pytest

from tests.tables import asked
from twocities import new_game
from twocities.bots import make_bot
from twocities.bots.table import ask, player_rngs
from twocities.citadels.catalog import COSTS
from twocities.citadels.game import Citadels
from twocities.citadels.ids import CHARACTER_NAMES, DISTRICT_NAMES
from twocities.core.game import Game
from twocities.machikoro.cards import Establishment
from twocities.machikoro.game import MachiKoro

GAMES = 60
OFTEN = 5
"""So often Apprentices make each mistake in these games at least, and so many times as often as Journeymen."""

Mistake = Callable[[Game, set[str], str], bool]
"""Says whether a choice among options is one, as they are written."""


def builds(options: set[str]) -> list[str]:
    """List the options to build."""
    return [option for option in options if option.startswith("build ")]


def builds_a_cheap_district_with_gold_for_a_dear_one(_game: Game, options: set[str], chosen: str) -> bool:
    dearest = max((cost_of(option) for option in builds(options)), default=0)
    return chosen in builds(options) and cost_of(chosen) + 3 <= dearest


def names_a_character_that_lies_face_up(game: Game, _options: set[str], chosen: str) -> bool:
    assert isinstance(game, Citadels)
    open_ones = [CHARACTER_NAMES[character] for character in game.face_up]
    return chosen.partition(" ")[0] in ("kill", "bewitch", "rob") and chosen.partition(" ")[2] in open_ones


def takes_gold_that_it_does_not_need_with_nothing_to_build(game: Game, _options: set[str], chosen: str) -> bool:
    assert isinstance(game, Citadels)
    decision = asked(game)
    return chosen == "gold" and not len(game.hands[decision.seat]) and game.gold[decision.seat] >= 6


def draws_cards_though_it_cannot_pay_those_it_has(game: Game, options: set[str], chosen: str) -> bool:
    assert isinstance(game, Citadels)
    decision = asked(game)
    hand, gold = game.hands[decision.seat], game.gold[decision.seat]
    return chosen == "cards" and "gold" in options and len(hand) >= 4 and all(COSTS[card] > gold for card in hand)


def cost_of(option: str) -> int:
    """Return the cost of the district that an option names."""
    return COSTS[DISTRICT_NAMES.index(option.partition(" ")[2])]


def leaves_a_landmark_that_it_could_build(game: Game, options: set[str], chosen: str) -> bool:
    assert isinstance(game, MachiKoro)
    return "build radio_tower" in options and chosen != "build radio_tower"


def numbers_above_six(game: Game) -> list[bool]:
    """Say of each number of each card of the seat that is asked whether it takes two dice."""
    assert isinstance(game, MachiKoro)
    seat = asked(game).seat
    return [
        number > 6
        for card in game.rules.catalog.cards
        if isinstance(card, Establishment)
        for number in list(card.rolls) * game.owned(seat, card.id)
    ]


def rolls_two_dice_for_cards_of_low_numbers(game: Game, options: set[str], chosen: str) -> bool:
    return chosen == "roll 2" and "roll 1" in options and not any(numbers_above_six(game))


CITADELS: list[Mistake] = [
    builds_a_cheap_district_with_gold_for_a_dear_one,
    names_a_character_that_lies_face_up,
    takes_gold_that_it_does_not_need_with_nothing_to_build,
    draws_cards_though_it_cannot_pay_those_it_has,
]
MACHI_KORO: list[Mistake] = [
    leaves_a_landmark_that_it_could_build,
    rolls_two_dice_for_cards_of_low_numbers,
]


@cache
def seen(kind: str, player: str) -> dict[str, int]:
    """Count the mistakes of such players in games among themselves."""
    mistakes = CITADELS if kind == "citadels" else MACHI_KORO
    counts = {mistake.__name__: 0 for mistake in mistakes}
    for seed in range(GAMES):
        game = new_game(kind, 4, ["deluxe"] if kind == "citadels" else [], seed)
        game.heard = False
        bots = [make_bot(player) for _ in range(4)]
        generators = player_rngs(seed, 4)
        while (decision := game.decision) is not None:
            action = ask(bots[decision.seat], game.view(decision.seat), generators[decision.seat])
            options = {game.notation(each) for each in decision.actions}
            for mistake in mistakes:
                counts[mistake.__name__] += mistake(game, options, game.notation(action))
            game.take(action)
    return counts


@pytest.mark.parametrize(
    ("kind", "mistake"),
    [*[("citadels", each.__name__) for each in CITADELS], *[("machikoro", each.__name__) for each in MACHI_KORO]],
)
def test_an_apprentice_makes_a_mistake_that_a_journeyman_does_not(kind: str, mistake: str) -> None:
    assert seen(kind, "apprentice")[mistake] >= OFTEN * max(seen(kind, "journeyman")[mistake], 1)

"""Nobody who follows the advice of the guide makes a mistake by it."""

import pytest

from tests.citadels.tables import table
from tests.machikoro.tables import load as load_machikoro
from twocities import new_game
from twocities.bots import make_bot
from twocities.bots.advice import MISTAKE, advise, compare, favourite, search
from twocities.bots.table import ask
from twocities.core.game import Game
from twocities.core.rng import Rng, seeded

GUIDED = [("citadels", ["deluxe", "first_game"]), ("machikoro", ["asks_roll"])]
"""The games of the guide, by the rules that it teaches."""
SEEDS = range(10)
"""Ten games of each kind are played, each by a test of its own, so that all processes of a test run share them."""
FEWEST = 10
"""How often advice is given in a game at least."""
CHECK = 300
"""How many iterations the search has that looks for something better than what was advised."""
CLOSER_LOOK = 10
"""By how much longer options are compared where a short comparison finds a mistake: of hundreds, some err by chance."""
MARGIN = 2 * MISTAKE
"""What an advice may cost in the long comparison: both options are tried as often, but both estimates err."""


def chance_lost(game: Game, advised: int, rng: Rng) -> float:
    """Say how much less likely an advice makes it to win than what another search would rather do."""
    rival = favourite(search(game.view(0), rng, CHECK))
    if rival == advised:
        return 0.0
    lost = difference(game, advised, rival, rng, CHECK)
    return lost if lost <= MISTAKE else difference(game, advised, rival, rng, CHECK * CLOSER_LOOK)


def difference(game: Game, advised: int, rival: int, rng: Rng, iterations: int) -> float:
    """Compare two options; return how much more likely the second makes it to win, or 0."""
    chances = compare(game.view(0), rng, [advised, rival], iterations)
    return max(0.0, chances[rival] - chances[advised])


def play_guided(name: str, rules: list[str], seed: int) -> tuple[list[float], list[str]]:
    """Play the first seat of a game by advice alone; return what each advice costs, and which ended turns too early."""
    game, losses, hasty = new_game(name, 4, rules, seed), list[float](), list[str]()
    others, alone = make_bot("gentle_apprentice"), make_bot("journeyman")
    rng, other_rng = seeded(seed), seeded(seed + 1000)
    while (decision := game.decision) is not None:
        if decision.seat:
            game.apply(ask(others, game.view(decision.seat), rng))
            continue
        options = [game.notation(action) for action in decision.actions]
        advised = advise(game.view(0), rng)
        if advised is not None and len(options) > 1:
            losses.append(chance_lost(game, advised, other_rng))
            may_gain = any(option.startswith(("build", "income", "extra")) for option in options)
            if may_gain and game.notation(advised) in ("end", "pass"):
                hasty.append(f"{game.notation(advised)} instead of {options}")
        game.apply(ask(alone, game.view(0), rng) if advised is None else advised)
    return losses, hasty


@pytest.mark.long
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "rules"), GUIDED)
def test_a_game_by_advice_alone_holds_no_mistake(name: str, rules: list[str], seed: int) -> None:
    losses, hasty = play_guided(name, rules, seed)

    assert len(losses) > FEWEST
    assert max(losses) <= MARGIN
    assert sum(losses) / len(losses) <= MISTAKE / 5
    assert hasty == []


def test_nobody_is_told_to_roll_two_dice_for_cards_that_pay_on_one() -> None:
    game = load_machikoro({"seats": 2, "cities": ["wheat_field*2 ranch bakery train_station", ""]})
    assert game.decision is not None
    assert [game.notation(action) for action in game.decision.actions] == ["roll 1", "roll 2"]

    assert {advise(game.view(0), seeded(seed)) for seed in range(5)} == {game.parse("roll 1")}


def test_somebody_with_mines_is_told_to_roll_two_dice() -> None:
    game = load_machikoro({"seats": 2, "cities": ["mine*4 train_station", ""]})

    assert advise(game.view(0), seeded(1)) == game.parse("roll 2")


def test_nobody_is_told_to_end_a_turn_while_income_waits() -> None:
    game = table("merchant", gold=[2], cities=["tavern docks"], hands=["palace"], gathered=1)
    assert game.decision is not None
    assert {game.notation(action) for action in game.decision.actions} >= {"income", "extra_gold", "end"}

    assert game.parse("end") not in {advise(game.view(0), seeded(seed), 20) for seed in range(5)}


def test_the_same_view_and_seed_give_the_same_advice() -> None:
    game = new_game("citadels", 4, ["deluxe", "first_game"], 3)
    assert game.decision is not None
    views = [game.view(game.decision.seat) for _ in range(2)]

    assert len({advise(view, seeded(9)) for view in views}) == 1

"""The Master by name, in every game and edition, and the one that sees."""

from time import perf_counter

import pytest

from tests.citadels.tables import table
from tests.tables import asked
from twocities import TwoCitiesError, new_game
from twocities.bots import BOTS, bot_names, make_bot, play_match
from twocities.bots.master import Master
from twocities.bots.oracle import OracleMaster, make_oracle
from twocities.bots.search.budget import Budget
from twocities.citadels.boxes import EDITIONS
from twocities.core.game import Game
from twocities.core.rng import seeded

MACHI_KORO_RULES = [[], ["limited_supply"], ["beginner"], ["limited_supply", "beginner"]]


def made(name: str) -> Master:
    bot = make_bot(name)
    assert isinstance(bot, Master)
    return bot


def chosen(game: Game, name: str, seed: int) -> int:
    """Let a bot choose at the first question of a game."""
    decision = asked(game)
    return make_bot(name).choose(game.view(decision.seat), decision, seeded(seed))


def test_a_master_thinks_a_fifth_of_a_second_with_all_that_it_has() -> None:
    bot = made("master")

    assert (bot.budget.seconds, bot.is_weighted, bot.has_rollouts) == (0.2, True, True)


@pytest.mark.parametrize(
    ("name", "seconds", "iterations", "is_weighted", "has_rollouts"),
    [
        ("master@0.5", 0.5, 0, True, True),
        ("master@500i", 0.0, 500, True, True),
        ("master-unweighted", 0.2, 0, False, True),
        ("master-norollout", 0.2, 0, True, False),
        ("master-unweighted-norollout@30i", 0.0, 30, False, False),
    ],
)
def test_a_name_says_what_a_master_has_and_does_without(
    name: str, seconds: float, iterations: int, is_weighted: bool, has_rollouts: bool
) -> None:
    bot = made(name)

    assert (bot.budget.seconds, bot.budget.iterations) == (seconds, iterations)
    assert (bot.is_weighted, bot.has_rollouts) == (is_weighted, has_rollouts)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("master-blind", "no switch of a master 'blind'. Known: unweighted, norollout"),
        ("master@", "A budget is seconds"),
        ("master@soon", "A budget is seconds"),
        ("journeyman@0.2", "no bot 'journeyman@0.2'"),
        ("random-unweighted", "no bot 'random-unweighted'"),
        ("master-seeing", "no switch of a master 'seeing'"),
    ],
)
def test_a_wrong_name_is_refused_with_what_is_known(name: str, why: str) -> None:
    with pytest.raises(TwoCitiesError, match=why):
        make_bot(name)


def test_nobody_can_be_seated_who_sees_everything() -> None:
    assert OracleMaster.name not in bot_names()
    assert not [bot for bot in BOTS.values() if issubclass(bot, OracleMaster)]


def test_one_who_sees_is_made_by_those_who_ask_for_it_apart() -> None:
    assert make_oracle("master-seeing").budget.seconds == 0.2
    assert make_oracle("master-seeing@50i").budget.iterations == 50
    with pytest.raises(TwoCitiesError, match="no oracle 'master'"):
        make_oracle("master")


@pytest.mark.parametrize("game", ["citadels", "machikoro"])
@pytest.mark.parametrize("name", ["master@30i", "master-norollout@30i", "master-unweighted@30i"])
def test_the_same_iterations_and_seed_give_the_same_move(game: str, name: str) -> None:
    moves = {chosen(new_game(game, 4, seed=6), name, seed=11) for _ in range(3)}

    assert len(moves) == 1


def test_a_master_that_sees_kills_the_one_who_would_win() -> None:
    game = table(
        "assassin",
        seats=4,
        characters=["", "warlord", "merchant", "bishop"],
        gold=[2, 0, 9, 0],
        hands=["", "", "palace", ""],
        cities=["manor", "manor", "temple church tavern market docks harbor", "manor"],
        gathered=1,
    )
    bot = OracleMaster(Budget(iterations=300))
    bot.watch(game)

    assert game.notation(bot.choose(game.view(0), asked(game), seeded(2))) == "kill merchant"


def test_a_master_is_done_at_once_with_one_option() -> None:
    game = new_game("citadels", 4, seed=3)
    decision = asked(game)
    decision.actions = decision.actions[:1]
    began = perf_counter()

    assert make_bot("master@5").choose(game.view(decision.seat), decision, seeded(1)) == decision.actions[0]
    assert perf_counter() - began < 1


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_finishes_games_of_every_edition(edition: str, seats: int) -> None:
    game = new_game("citadels", seats, [*edition.split(","), "random_cast"], seats)

    play_match(game, [make_bot("master@2i"), *[make_bot("journeyman")] * (seats - 1)], seeded(4))

    assert game.decision is None


@pytest.mark.parametrize("rules", MACHI_KORO_RULES)
def test_it_finishes_games_of_every_variant(rules: list[str]) -> None:
    game = new_game("machikoro", 3, rules, seed=5)

    play_match(game, [make_bot("master@2i"), *[make_bot("journeyman")] * 2], seeded(5))

    assert game.decision is None

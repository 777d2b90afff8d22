"""The Grandmaster plays every table with the nets of the package, by its name and budget, and the same move again."""

from pathlib import Path

import pytest

from tests.tables import asked
from twocities import TwoCitiesError, new_game
from twocities.bots import make_bot, play_match
from twocities.bots.grandmaster import Grandmaster
from twocities.bots.learned import LEARNABLE, NETS, learned_of, net_path, shipped_knowledge
from twocities.bots.levels import KNOWLEDGE
from twocities.bots.nets.net_file import BadNet, read_net
from twocities.citadels.boxes import EDITIONS
from twocities.core.game import Game
from twocities.core.rng import seeded
from twocities.core.view import View

MOST_BYTES = 3_000_000
"""How large all nets of the package may be together."""


def made(name: str) -> Grandmaster:
    bot = make_bot(name)
    assert isinstance(bot, Grandmaster)
    return bot


def chosen(game: Game, name: str, seed: int) -> int:
    """Let a bot choose at the first question of a game."""
    decision = asked(game)
    return make_bot(name).choose(game.view(decision.seat), decision, seeded(seed))


def test_it_thinks_as_long_as_a_master() -> None:
    bot = made("grandmaster")

    assert (bot.budget.seconds, bot.is_weighted, bot.has_rollouts) == (0.2, True, True)


def test_its_name_holds_a_budget_and_switches_as_that_of_a_master() -> None:
    bot = made("grandmaster-unweighted-norollout@30i")

    assert (bot.budget.iterations, bot.is_weighted, bot.has_rollouts) == (30, False, False)


def test_a_switch_that_it_does_not_have_is_refused() -> None:
    with pytest.raises(TwoCitiesError, match="no switch of a grandmaster 'blind'"):
        make_bot("grandmaster-blind")


def test_it_refuses_a_game_that_no_net_knows() -> None:
    with pytest.raises(TwoCitiesError, match="No level of bots knows the game"):
        learned_of(View(0, 2, [], 0, None, []))


@pytest.mark.parametrize("game", LEARNABLE)
def test_the_same_iterations_and_seed_give_the_same_move(game: str) -> None:
    moves = {chosen(new_game(game, 4, seed=6), "grandmaster@40i", seed=11) for _ in range(3)}

    assert len(moves) == 1


@pytest.mark.parametrize("game", LEARNABLE)
def test_the_net_of_the_package_is_for_the_features_of_today_and_says_where_it_comes_from(game: str) -> None:
    card = read_net(net_path(game), game, LEARNABLE[game].features).card

    assert card["game"] == game
    assert {"engine", "generation", "games", "seed", "course", "losses", "hash"} <= set(card)


@pytest.mark.parametrize("game", LEARNABLE)
def test_the_net_of_the_package_knew_more_of_games_that_it_never_saw_than_a_hand_made_sum(game: str) -> None:
    losses = read_net(net_path(game), game, LEARNABLE[game].features).card["losses"]

    assert isinstance(losses, list)
    for loss in losses:
        if loss["stage"] == "all":
            assert loss["net"] < loss["hand_made"], loss["kind"]


@pytest.mark.parametrize("game", LEARNABLE)
def test_a_search_with_a_net_explores_less_and_rolls_out_to_the_end_of_the_round(game: str) -> None:
    learned, by_hand = shipped_knowledge(game), KNOWLEDGE[LEARNABLE[game].view]

    assert 0 < learned.exploration < by_hand.exploration
    assert learned.rollout_rounds == 0 < by_hand.rollout_rounds


def test_all_nets_together_are_small() -> None:
    assert sum(path.stat().st_size for path in NETS.glob("*.net")) < MOST_BYTES


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (lambda data: data[:-1], "is damaged: its hash does not fit"),
        (lambda data: b"GIF89a" + data, "is no value net of Two Cities"),
        (lambda data: data[:-9] + bytes([data[-9] ^ 1]) + data[-8:], "is damaged: its hash does not fit"),
    ],
    ids=["cut", "foreign", "one bit"],
)
def test_a_net_of_the_package_that_is_damaged_is_refused(
    damage: object, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert callable(damage)
    (tmp_path / "machikoro.net").write_bytes(damage(net_path("machikoro").read_bytes()))
    monkeypatch.setattr("twocities.bots.learned.NETS", tmp_path)
    shipped_knowledge.cache_clear()

    with pytest.raises(BadNet, match=why):
        learned_of(new_game("machikoro", 2, seed=1).view(0))


@pytest.mark.parametrize("seats", [2, 4, 6, 8])
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_finishes_games_of_every_edition(edition: str, seats: int) -> None:
    seats = min(seats, EDITIONS[edition].most_seats)
    game = new_game("citadels", seats, [*edition.split(","), "random_cast"], seats)

    play_match(game, [make_bot("grandmaster@2i"), *[make_bot("journeyman")] * (seats - 1)], seeded(4))

    assert game.decision is None


@pytest.mark.parametrize("rules", [[], ["limited_supply"], ["beginner"], ["limited_supply", "beginner"]])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_finishes_games_of_every_variant(rules: list[str], seats: int) -> None:
    game = new_game("machikoro", seats, rules, seed=5)

    play_match(game, [make_bot("grandmaster@2i"), *[make_bot("journeyman")] * (seats - 1)], seeded(5))

    assert game.decision is None

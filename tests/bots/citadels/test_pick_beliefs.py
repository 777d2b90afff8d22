"""Worlds are drawn by who is likely to have picked whom, and still agree with all that is known."""

import pytest
from librt.vecs import vec

from tests.citadels.tables import rank_of, table
from tests.tables import asked
from twocities import new_game
from twocities.bots.citadels.knowledge import CitadelsKnowledge
from twocities.bots.citadels.pick_beliefs import BelievedWorlds, LikelyPicks
from twocities.bots.citadels.pick_features import F_CITY, PICK_FEATURES, PICK_OPTIONS
from twocities.bots.citadels.weights import Weights
from twocities.bots.learned import shipped_knowledge
from twocities.bots.nets.choice_net import ChoiceNet, ChoiceShape
from twocities.bots.search.knowledge import Sampler
from twocities.bots.search.worlds import Worlds
from twocities.citadels import ids
from twocities.citadels.boxes import EDITIONS
from twocities.citadels.game import Citadels
from twocities.citadels.view import CitadelsView
from twocities.core.rng import seeded

SHAPE = ChoiceShape(PICK_FEATURES.size, 1, PICK_OPTIONS)


def likes(district: int, character: int) -> ChoiceNet:
    """Make a net that knows one thing: whoever has a district wants a character."""
    parts = [[0.0] * size for size in SHAPE.sizes()]
    parts[0][int(F_CITY) + district] = 1.0
    parts[2][character] = 5.0
    return ChoiceNet(SHAPE, [vec[float](part) for part in parts])


def killer() -> Citadels:
    """Set a table of four, seen by the Assassin; seat 2, who picked first, has a Market."""
    return table(
        "assassin",
        seats=4,
        characters=["", "thief", "merchant", "king"],
        cities=["", "", "market", ""],
        crown=2,
        opener=2,
    )


def worlds(net: ChoiceNet, game: Citadels, count: int) -> list[Citadels]:
    view = game.view(0)
    assert isinstance(view, CitadelsView)
    sampler = BelievedWorlds(CitadelsKnowledge(), view, net, Weights())
    rng = seeded(3)
    drawn = [sampler.imagine(rng) for _ in range(count)]
    return [world for world in drawn if isinstance(world, Citadels)]


def share(drawn: list[Citadels], seat: int) -> float:
    """Say in which share of some worlds a seat is the Merchant."""
    return sum(world.held_by[rank_of("merchant")] == seat for world in drawn) / len(drawn)


def test_a_character_is_mostly_with_who_is_likely_to_have_picked_it() -> None:
    drawn = worlds(likes(ids.MARKET, ids.MERCHANT), killer(), 200)

    assert share(drawn, 2) > 0.7
    assert share(drawn, 1) < 0.2


def test_a_belief_is_never_certain() -> None:
    drawn = worlds(likes(ids.MARKET, ids.MERCHANT), killer(), 400)

    assert share(drawn, 2) < 1


def test_who_must_have_left_what_it_wanted_makes_a_world_unlikely() -> None:
    view = killer().view(0)
    assert isinstance(view, CitadelsView)
    picks = LikelyPicks(likes(ids.MARKET, ids.MERCHANT), view)
    drawn = worlds(likes(ids.MARKET, ids.KING), killer(), 300)
    kept = [picks.likelihood(world) for world in drawn if world.held_by[rank_of("merchant")] in (-1, 1)]

    assert kept != []
    assert max(kept) <= 0


@pytest.mark.parametrize("seats", [2, 3, 4, 7, 8])
@pytest.mark.parametrize("edition", EDITIONS)
def test_worlds_agree_with_the_view_at_every_table(edition: str, seats: int) -> None:
    seats = min(seats, EDITIONS[edition].most_seats)
    game = new_game("citadels", seats, [*edition.split(","), "random_cast"], seed=seats)
    assert isinstance(game, Citadels)
    rng, net = seeded(2), likes(ids.MARKET, ids.MERCHANT)
    for moment in range(160):
        decision = game.decision
        if decision is None:
            break
        if moment % 16 == 0:
            view = game.view(decision.seat)
            assert isinstance(view, CitadelsView)
            sampler = BelievedWorlds(CitadelsKnowledge(), view, net, Weights())
            world = sampler.imagine(rng)
            assert world.view(decision.seat).to_dict() == view.to_dict()
            assert sampler.likelihood(world) < 99
        game.take(decision.actions[rng.below(len(decision.actions))])


def test_an_unweighted_search_asks_no_net() -> None:
    view = killer().view(0)
    knowledge = shipped_knowledge("citadels")

    assert type(Worlds(knowledge, view, seeded(1), is_weighted=False).sampler) is Sampler
    assert isinstance(Worlds(knowledge, view, seeded(1)).sampler, BelievedWorlds)


def test_the_net_of_the_package_knows_whom_a_rich_trader_picks() -> None:
    game = table(
        "assassin",
        seats=4,
        characters=["", "merchant", "king", "thief"],
        cities=["", "tavern market docks harbor", "", ""],
        gold=[2, 2, 2, 2],
    )
    view = game.view(0)
    assert asked(game).seat == 0
    drawn = [shipped_knowledge("citadels").sampler(view).imagine(seeded(seed)) for seed in range(120)]
    merchants = [world.held_by[rank_of("merchant")] for world in drawn if isinstance(world, Citadels)]

    assert merchants.count(1) > 3 * max(merchants.count(2), merchants.count(3))

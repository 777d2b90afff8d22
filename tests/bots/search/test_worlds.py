"""Worlds agree with the view, and the likely ones are drawn more often."""

from statistics import mean

from tests.citadels.tables import table
from tests.machikoro.tables import load
from twocities import new_game
from twocities.bots.citadels.knowledge import CitadelsKnowledge
from twocities.bots.machikoro.knowledge import MachiKoroKnowledge
from twocities.bots.search.worlds import MOST_WORLDS, Worlds
from twocities.citadels.game import Citadels
from twocities.core.rng import seeded
from twocities.machikoro.game import MachiKoro

KNOWLEDGE = CitadelsKnowledge()


def killer() -> Citadels:
    """Set a table at which the Assassin does not know who the others are, but one city speaks for itself."""
    return table(
        "assassin",
        seats=4,
        characters=["", "merchant", "king", "thief"],
        cities=["", "tavern market docks harbor", "", ""],
    )


def worlds(is_weighted: bool, seed: int = 1) -> Worlds:
    return Worlds(KNOWLEDGE, killer().view(0), seeded(seed), is_weighted)


def merchants(made: Worlds, draws: int) -> int:
    """Count in how many drawn worlds the seat with the trading city is the Merchant."""
    found = 0
    for _ in range(draws):
        world = made.draw()
        assert isinstance(world, Citadels)
        found += world.held_by[6] == 1
    return found


def test_what_explains_the_picks_is_drawn_more_often() -> None:
    assert merchants(worlds(is_weighted=True), 400) > 1.5 * merchants(worlds(is_weighted=False), 400)


def test_a_likelier_world_has_a_higher_likelihood() -> None:
    view = killer().view(0)
    made = worlds(is_weighted=False)
    scored = [(KNOWLEDGE.likelihood(view, world), world.held_by[6] == 1) for world in drawn(made, 100)]

    assert mean(score for score, is_merchant in scored if is_merchant) > mean(score for score, _ in scored)


def drawn(made: Worlds, draws: int) -> list[Citadels]:
    found = [made.draw() for _ in range(draws)]
    return [world for world in found if isinstance(world, Citadels)]


def test_a_drawn_world_agrees_with_the_view() -> None:
    view = killer().view(0)

    assert [world.view(0).to_dict() for world in drawn(worlds(is_weighted=True), 20)] == [view.to_dict()] * 20


def test_what_is_done_to_a_drawn_world_is_forgotten() -> None:
    made = worlds(is_weighted=True)
    for world in drawn(made, 50):
        world.gold[0] = 99

    assert [world.gold[0] for world in drawn(made, 50)] == [killer().gold[0]] * 50


def test_the_longer_the_search_the_more_worlds_up_to_a_limit() -> None:
    made = worlds(is_weighted=True)
    drawn(made, 1)
    few = len(made.worlds)

    drawn(made, 600)

    assert few < len(made.worlds) == MOST_WORLDS


def test_dice_fall_anew_in_every_drawn_world() -> None:
    game = load({"seats": 2, "cities": ["train_station mine", ""]})
    made = Worlds(MachiKoroKnowledge(), game.view(0), seeded(3))
    rolled = set()
    for _ in range(60):
        world = made.draw()
        assert isinstance(world, MachiKoro)
        world.apply(world.parse("roll 1"))
        rolled.add(world.first_die)

    assert rolled == {1, 2, 3, 4, 5, 6}


def test_a_world_that_is_shown_is_the_only_one() -> None:
    game = new_game("citadels", 4, seed=2)
    assert isinstance(game, Citadels)
    made = Worlds(KNOWLEDGE, game.view(0), seeded(1), is_weighted=False)

    made.show(game)

    assert {tuple(world.deck) for world in drawn(made, 30)} == {tuple(game.deck)}

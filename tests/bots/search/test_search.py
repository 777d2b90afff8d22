"""The search finds what is there, keeps to its budget and stops when the choice is clear."""

from time import perf_counter, process_time, sleep

import pytest
from librt.vecs import vec

from tests.citadels.tables import table
from tests.machikoro.tables import load
from tests.tables import asked
from twocities import new_game
from twocities.bots.levels import knowledge_of
from twocities.bots.search.budget import Budget
from twocities.bots.search.knowledge import Knowledge
from twocities.bots.search.search import MOST_SEATS, Search
from twocities.bots.search.worlds import Worlds
from twocities.core.decision import Decision
from twocities.core.game import Game
from twocities.core.rng import Rng, seeded
from twocities.core.view import View

MANY = 600
SLACK = 0.05
"""How many seconds of a processor the last line of play and the choice may take."""


def search_of(game: Game, budget: Budget, seed: int = 1) -> Search:
    """Make the search of the seat that is asked."""
    view, rng = game.view(asked(game).seat), seeded(seed)
    knowledge = knowledge_of(view)
    return Search(knowledge, Worlds(knowledge, view, rng), budget, rng)


def found(game: Game, search: Search) -> str:
    """Let a search choose without any knowledge of what is better."""
    decision = asked(game)
    return game.notation(search.choose(decision, vec[float]([0.0] * len(decision.actions))))


def last_landmark() -> Game:
    """Set a table of Machi Koro at which one build wins, and anything else loses."""
    city = "wheat_field bakery train_station shopping_mall amusement_park"
    return load({"seats": 2, "coins": [22, 30], "cities": [city, city], "agenda": [{"step": "build", "seat": 0}]})


def last_district() -> Game:
    """Set a table of Citadels at which one build ends the game while it is won."""
    cities = ["temple church monastery manor castle palace", "tavern"]
    return table("king", gold=[9, 0], hands=["cathedral"], cities=cities, gathered=1, used=["power", "income"])


@pytest.mark.parametrize(("game", "move"), [(last_landmark(), "radio_tower"), (last_district(), "cathedral")])
def test_it_finds_the_move_that_wins_without_being_told(game: Game, move: str) -> None:
    assert found(game, search_of(game, Budget(iterations=200))) == f"build {move}"


def test_a_choice_that_cannot_change_any_more_ends_the_search() -> None:
    game = last_landmark()
    search = search_of(game, Budget(iterations=MANY))

    found(game, search)

    assert 0 < search.iterations < MANY


def test_a_search_is_not_over_while_two_options_are_close() -> None:
    game = new_game("citadels", 4, seed=3)
    search = search_of(game, Budget(iterations=60))

    found(game, search)

    assert search.iterations > 30


def test_nothing_is_tried_for_one_option() -> None:
    game = new_game("citadels", 4, seed=3)
    decision = asked(game)
    decision.actions = decision.actions[:1]
    search = search_of(game, Budget(seconds=5.0))

    assert search.choose(decision, vec[float]([0.0])) == decision.actions[0]
    assert search.iterations == 0


@pytest.mark.parametrize("game", ["citadels", "machikoro"])
def test_the_same_iterations_and_seed_give_the_same_tree(game: str) -> None:
    trees = []
    for _ in range(2):
        table_ = new_game(game, 4, seed=5)
        search = search_of(table_, Budget(iterations=40), seed=9)
        found(table_, search)
        edges = zip(search.root.actions, search.root.edges, strict=True)
        trees.append([(action, edge.visits, edge.total) for action, edge in edges])

    assert trees[0] == trees[1]


@pytest.mark.parametrize("game", ["citadels", "machikoro"])
@pytest.mark.parametrize("seconds", [0.02, 0.2])
def test_it_takes_no_longer_than_its_budget(game: str, seconds: float) -> None:
    table_ = new_game(game, 4, seed=5)
    search = search_of(table_, Budget(seconds=seconds))
    began = process_time()

    found(table_, search)

    assert process_time() - began < seconds + SLACK
    assert search.iterations > 0


class Ponderer(Knowledge):
    """Takes its time over every decision of an imagined world, and notes when."""

    def __init__(self, known: Knowledge) -> None:
        self.known = known
        self.rollout_rounds = known.rollout_rounds
        self.thought: list[float] = []

    def values_in(self, game: Game, decision: Decision) -> vec[float]:
        self.thought.append(perf_counter())
        sleep(0.01)
        return self.known.values_in(game, decision)

    def imagine(self, view: View, rng: Rng) -> Game:
        return self.known.imagine(view, rng)

    def rounds_played(self, world: Game) -> int:
        return self.known.rounds_played(world)

    def chances(self, world: Game) -> vec[float]:
        return self.known.chances(world)


@pytest.mark.parametrize("game", ["citadels", "machikoro"])
def test_a_line_of_play_is_broken_off_when_the_time_is_over(game: str) -> None:
    table_ = new_game(game, 4, seed=5)
    view, rng = table_.view(asked(table_).seat), seeded(1)
    knowledge = Ponderer(knowledge_of(view))
    search = Search(knowledge, Worlds(knowledge, view, rng), Budget(seconds=0.03), rng)

    found(table_, search)

    assert len([moment for moment in knowledge.thought if moment - search.began > 0.03]) <= 1
    assert search.root.visits == 1


def test_after_the_dice_the_tree_goes_on_from_each_roll_apart() -> None:
    game = load({"seats": 2, "coins": [9, 9], "cities": ["mine*2 ranch train_station"] * 2})
    search = search_of(game, Budget(iterations=150))

    found(game, search)

    assert max(len(edge.children) for edge in search.root.edges) > 4


def test_after_a_turn_the_tree_goes_on_from_each_seat_that_may_be_next() -> None:
    held = ["king", "bishop", "merchant", "architect"]
    game = table("king", seats=4, characters=held, gold=[5, 5, 5, 5], hands=["manor"], gathered=1)
    search = search_of(game, Budget(iterations=150))

    found(game, search)

    seats = {place % MOST_SEATS for place in search.root.edge(game.parse("end")).children}
    assert seats == {1, 2, 3}


def test_each_seat_prefers_what_is_good_for_itself() -> None:
    game = last_landmark()
    search = search_of(game, Budget(iterations=120))

    found(game, search)

    winning = search.root.edge(game.parse("build radio_tower"))
    others = [edge for edge in search.root.edges if edge is not winning and edge.visits]
    assert winning.mean(0.0) == 1.0
    assert all(edge.mean(0.0) < 1.0 for edge in others)

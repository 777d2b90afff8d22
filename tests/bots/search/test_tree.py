"""What a tree remembers, and what it tries next."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from twocities.bots.search.tree import Node
from twocities.core.rng import seeded


def node(*values: float) -> Node:
    """Make a node with an option for each value."""
    made = Node()
    made.add(vec[i64](range(len(values))), vec[float](values), temperature=1.0)
    return made


def learn(made: Node, action: int, results: list[float]) -> None:
    """Let an option have been tried with these results."""
    for result in results:
        made.edge(action).visits += 1
        made.edge(action).total += result
        made.visits += 1
        made.total += result


def test_what_knowledge_values_more_is_likelier_to_be_tried() -> None:
    made = node(0.0, 2.0, 1.0)

    priors = [made.edge(action).prior for action in range(3)]

    assert priors[1] > priors[2] > priors[0] > 0
    assert sum(priors) == pytest.approx(1.0)


def test_an_option_that_knowledge_detests_is_tried_after_all() -> None:
    assert node(0.0, -1e9).edge(1).prior > 0.05


def test_the_best_by_knowledge_is_tried_first() -> None:
    assert node(0.0, 5.0, 1.0).select(vec[i64]([0, 1, 2]), seeded(1)) == 1


def test_only_what_is_on_offer_now_is_tried() -> None:
    assert node(0.0, 5.0, 1.0).select(vec[i64]([0, 2]), seeded(1)) == 2


def test_what_turned_out_well_is_tried_again() -> None:
    made = node(1.0, 1.0)
    learn(made, 0, [0.1] * 20)
    learn(made, 1, [0.9] * 20)

    assert made.select(vec[i64]([0, 1]), seeded(1)) == 1


def test_what_was_long_on_offer_and_seldom_tried_comes_up_again() -> None:
    made = node(1.0, 1.0)
    learn(made, 0, [0.4])
    learn(made, 1, [0.5] * 3)

    tried = [made.select(vec[i64]([0, 1]), seeded(turn)) for turn in range(200)]

    assert set(tried) == {0, 1}


@pytest.mark.parametrize(("exploration", "tried"), [(0.01, 1), (2.0, 0)])
def test_the_less_a_search_explores_the_more_it_goes_by_results(exploration: float, tried: int) -> None:
    made = node(1.0, 1.0)
    learn(made, 0, [0.4] * 2)
    learn(made, 1, [0.5] * 6)
    for edge in made.edges:
        edge.offered = i64(8)

    assert made.select(vec[i64]([0, 1]), seeded(1), exploration) == tried


def test_options_that_turn_up_later_are_added_to_those_that_are_there() -> None:
    made = node(1.0, 1.0)
    assert not made.knows(vec[i64]([1, 7]))

    made.add(vec[i64]([1, 7]), vec[float]([0.0, 3.0]), temperature=1.0)

    assert made.knows(vec[i64]([0, 1, 7]))

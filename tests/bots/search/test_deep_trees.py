"""A tree of any depth is freed without harm."""

import gc

from librt.vecs import vec

from twocities.bots.search.tree import Edge, Node
from twocities.core.decision import packed

DEPTH = 5000
"""Far deeper than what CPython frees by recursion alone."""


def test_a_deep_tree_is_freed() -> None:
    held = [Node()]
    node = held[0]
    for _ in range(DEPTH):
        node.add(packed([0]), vec[float]([1.0]), 1.0)
        edge = node.edge(0)
        edge.add_child(0)
        node = edge.children[0]

    del node, edge
    del held
    gc.collect()

    assert [Edge(0.5).prior for _ in range(DEPTH)] == [0.5] * DEPTH

"""Anything that could stand in a written position, right or wrong."""

from collections.abc import Iterable
from copy import deepcopy
from typing import Any

from hypothesis import strategies as st

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 25),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
)

ANYTHING = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """List the paths to everything inside a value."""
    found = [path] if path else []
    keys: Iterable[Any] = []
    if isinstance(value, dict):
        keys = value
    elif isinstance(value, list):
        keys = range(len(value))
    for key in keys:
        found += places(value[key], (*path, key))
    return found


@st.composite
def broken(draw: st.DrawFn, whole: dict[str, object], pieces: st.SearchStrategy[object]) -> dict[str, object]:
    """Change, remove or add something, once or a few times."""
    position = deepcopy(whole)
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(places(position)))
        holder: Any = position
        for key in path[:-1]:
            holder = holder[key]
        match draw(st.sampled_from(["change", "remove", "add"])):
            case "change":
                holder[path[-1]] = deepcopy(draw(pieces))
            case "remove":
                del holder[path[-1]]
            case "add" if isinstance(holder, list):
                holder.append(deepcopy(draw(pieces)))
            case "add":
                holder[draw(st.text(max_size=8))] = deepcopy(draw(pieces))
    return position

"""Packages that only the arena needs: asked for in one line where they are missing."""

from importlib.util import find_spec

from twocities.core.errors import TwoCitiesError

EXTRAS = {
    "arena": ["pyarrow", "matplotlib", "openskill", "numpy"],
    "cluster": ["ray"],
}
"""For each extra of the package: what it brings."""


class MissingExtra(TwoCitiesError):
    """A package that is not installed."""


def need(extra: str) -> None:
    """Refuse to go on without the packages of an extra, and say how to get them."""
    missing = [module for module in EXTRAS[extra] if find_spec(module) is None]
    if missing:
        raise MissingExtra(f"This needs {', '.join(missing)}: python -m pip install 'twocities[{extra}]'.")

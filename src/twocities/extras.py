"""Packages that only some commands need: where they are missing, one line says how to install them."""

from importlib.util import find_spec

from twocities.core.errors import TwoCitiesError

EXTRAS = {
    "terminal": ["textual"],
    "server": [
        "aiosqlite",
        "alembic",
        "argon2",
        "asyncpg",
        "cryptography",
        "httptools",
        "litestar",
        "msgspec",
        "prometheus_client",
        "redis",
        "segno",
        "sqlalchemy",
        "uvicorn",
        "websockets",
    ],
    "arena": ["matplotlib", "numpy", "openskill", "pyarrow"],
    "cluster": ["ray"],
    "learn": ["numpy"],
    "envs": ["gymnasium", "matplotlib", "numpy", "open_spiel", "pettingzoo", "PIL"],
}
"""For each extra of the package: the modules that it brings."""


class MissingExtra(TwoCitiesError):
    """A package that is not installed."""


def need(extra: str) -> None:
    """Refuse to go on without the packages of an extra, and say how to get them."""
    missing = [module for module in EXTRAS[extra] if find_spec(module) is None]
    if missing:
        raise MissingExtra(f"This needs {', '.join(missing)}: python -m pip install 'twocities[{extra}]'.")

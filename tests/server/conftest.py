"""Servers and services that tests share."""

import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.servers import Server, serving
from tools.services import Postgres, QuickPostgres, Redis, missing, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite that many tests use, each with tables of its own; none may leave an error in its log."""
    with serving(tmp_path_factory.mktemp("server"), admin_token="open-sesame") as made:
        yield made
        assert made.errors() == []


def need(*programs: str) -> None:
    """Skip a test where the programs that it needs are not there."""
    if missing(*programs):
        pytest.skip(f"not installed, and not installable here: {', '.join(missing(*programs))}")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL."""
    need("initdb", "postgres")
    with running(QuickPostgres) as made:
        assert isinstance(made, Postgres)
        yield made


@pytest.fixture
def redis() -> Iterator[Redis]:
    """A real Redis."""
    need("redis-server")
    with running(Redis) as made:
        assert isinstance(made, Redis)
        yield made


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "games.sqlite3")
    made = request.getfixturevalue("postgres")
    assert isinstance(made, Postgres)
    return made.make_database(f"games_{secrets.token_hex(6)}")

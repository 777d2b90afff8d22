"""What the package and its extras ask for, and what is pinned."""

import re
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from twocities.extras import EXTRAS

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OFFERED: dict[str, list[str]] = PROJECT["optional-dependencies"]
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))


def asked(lines: list[str]) -> set[str]:
    """Name the packages that are asked for on every system, by the package itself or by other extras."""
    requirements = [Requirement(line) for line in lines]
    return {canonicalize_name(each.name) for each in requirements if each.name != "twocities" and not each.marker}


def pinned(lock: Path) -> dict[str, str]:
    """List what a lock pins, and to which version."""
    return dict(re.findall(r"^([\w.-]+)==(\S+)", lock.read_text(encoding="utf-8"), re.MULTILINE))


def test_a_bare_installation_asks_for_five_packages() -> None:
    assert asked(PROJECT["dependencies"]) == {"fluent-runtime", "librt", "mypy-extensions", "rich", "typer"}


@pytest.mark.parametrize("extra", EXTRAS)
def test_a_command_looks_for_every_package_of_its_extra(extra: str) -> None:
    distributions = packages_distributions()

    looked_for = {canonicalize_name(distributions[module][0]) for module in EXTRAS[extra]}
    assert looked_for == asked(OFFERED[extra])


def test_the_extra_all_names_all_others() -> None:
    assert Requirement(OFFERED["all"][0]).extras == set(OFFERED) - {"all"} == set(EXTRAS)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_pins_hashes_and_names_no_host(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")

    assert text.count("--hash=sha256:") >= len(pinned(lock)) > 0
    assert "://" not in text


@pytest.mark.parametrize("name", ["server", "page", "build"])
def test_what_is_shipped_is_what_was_tested(name: str) -> None:
    tested = pinned(ROOT / "requirements" / "dev.lock")

    assert pinned(ROOT / "requirements" / f"{name}.lock").items() <= tested.items()


def test_the_locks_hold_everything_that_is_asked_for() -> None:
    everything = asked([line for extra in OFFERED.values() for line in extra] + PROJECT["dependencies"])

    assert everything <= set(pinned(ROOT / "requirements" / "dev.lock"))
    assert asked(PROJECT["dependencies"] + OFFERED["server"]) <= set(pinned(ROOT / "requirements" / "server.lock"))

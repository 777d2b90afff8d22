"""Simulations report what they played, the same on every machine."""

import json

import pytest

from twocities.citadels.boxes import EDITIONS
from twocities.cli.main import run
from twocities.cli.simulate import SEED_STRIDE, is_compiled
from twocities.core import rollout
from twocities.core.rng import seeded
from twocities.core.rollout import Trace, play_randomly
from twocities.games import new_game


def report(capsys: pytest.CaptureFixture[str], arguments: str) -> dict[str, object]:
    """Simulate and read the object that was printed."""
    assert run(["simulate", "machikoro", "--json", *arguments.split()]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_the_object_has_exactly_these_fields(capsys: pytest.CaptureFixture[str]) -> None:
    found = report(capsys, "--games 3")

    assert list(found) == ["games", "decisions", "seconds", "decisions_per_second", "compiled", "hash"]
    assert found["games"] == 3
    assert found["compiled"] is is_compiled()


def test_the_same_seed_gives_the_same_hash(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = (report(capsys, "--games 5 --seed 1 --seats 4") for _ in range(2))

    assert (first["hash"], first["decisions"]) == (second["hash"], second["decisions"])


@pytest.mark.parametrize("other", ["--seed 2", "--seats 3", "--games 6", "--rules limited_supply,beginner"])
def test_another_set_up_gives_another_hash(capsys: pytest.CaptureFixture[str], other: str) -> None:
    assert report(capsys, "--games 5 --seed 1")["hash"] != report(capsys, f"--games 5 --seed 1 {other}")["hash"]


def test_the_hash_is_the_trace_of_every_action_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    trace = Trace()
    decisions = 0
    for seed in (7 * SEED_STRIDE, 7 * SEED_STRIDE + 1):
        decisions += play_randomly(new_game("machikoro", 2, seed=seed), seeded(seed).spawn(), trace)

    found = report(capsys, "--games 2 --seed 7 --seats 2")

    assert (found["hash"], found["decisions"]) == (trace.hash(), decisions)


@pytest.mark.parametrize("rules", [*EDITIONS, "deluxe,metropole,metropole_draft"])
def test_every_edition_of_citadels_is_simulated(capsys: pytest.CaptureFixture[str], rules: str) -> None:
    assert run(["simulate", "citadels", "--json", "--games", "2", "--seats", "2", "--rules", rules]) == 0
    found = json.loads(capsys.readouterr().out)

    assert found["games"] == 2
    assert found["decisions"] > 100


@pytest.mark.parametrize(
    ("language", "label"),
    [("en", "decisions per second"), ("cs", "rozhodnutí za sekundu"), ("sk", "odtlačok"), ("uk", "відбиток")],
)
def test_people_get_a_list_in_their_language(capsys: pytest.CaptureFixture[str], language: str, label: str) -> None:
    assert run(["simulate", "machikoro", "--games", "2", "--lang", language]) == 0
    printed = capsys.readouterr()
    assert label in printed.out
    assert len(printed.out.splitlines()) == 6
    assert printed.err == ""


def test_the_engine_knows_whether_it_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollout, "__file__", "/somewhere/rollout.cpython-311-x86_64-linux-gnu.so")

    assert is_compiled()

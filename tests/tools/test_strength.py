"""The tables of docs/strength.md: matches that can be played, and shares held against their bars."""

import json
from pathlib import Path

import pytest

from tools.strength import (
    BARS,
    BRIEF,
    EQUAL,
    GRAND,
    GRAND_PARTS,
    LONG,
    MARKS,
    PAGE,
    PARTS,
    SLOW,
    Row,
    measured,
    put_aside,
    table,
    text,
    verdict,
    write,
)
from twocities.arena.match import Match
from twocities.cli.main import run

ROW = Row("little", "machikoro", "journeyman", "random", 2, "", 0.95)


def keep(folders: Path, row: Row, games: int, rate: float, match: str = "") -> None:
    """Write what the arena writes about a match."""
    won = {"name": row.player, "rate": rate, "low": rate - 0.05, "high": rate + 0.05}
    (folders / row.name).mkdir(parents=True)
    (folders / row.name / "match.json").write_text(json.dumps({"match": match or row.match.id}))
    summary = {"match": match or row.match.id, "games": games, "bots": [won]}
    (folders / row.name / "summary.json").write_text(json.dumps(summary))


@pytest.mark.parametrize("row", [*BARS, *GRAND, *EQUAL, *PARTS, *GRAND_PARTS], ids=lambda row: row.name)
def test_every_row_can_be_played(row: Row) -> None:
    players = row.command[row.command.index("--players") + 1].split(",")
    rules = tuple(row.rules.split(",")) if row.rules else ()

    Match(row.game, tuple(players), rules).check()

    assert len(players) == row.seats


def test_a_row_is_a_match_of_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    command = [*ROW.command]
    command[command.index("--games") + 1] = "4"

    assert run([*command, "--lang", "en"]) == 0

    assert measured(ROW, tmp_path) is None, "four games are not enough"
    assert json.loads((tmp_path / "little" / "summary.json").read_text())["games"] == 4


def test_a_grandmaster_plays_enough_games_to_be_told_from_luck() -> None:
    assert {row.games for row in [*GRAND, *GRAND_PARTS]} == {LONG}
    assert {row.games for row in EQUAL} == {BRIEF}


@pytest.mark.parametrize(
    ("share", "bar", "said"),
    [(0.95, 0.95, "95.0%, reached"), (0.9, 0.95, "95.0%, missed by 5.0%"), (0.9, 0.0, "")],
)
def test_a_share_is_held_against_its_bar(share: float, bar: float, said: str) -> None:
    assert verdict(share, bar) == said


def test_a_match_that_was_not_played_whole_is_not_told(tmp_path: Path) -> None:
    keep(tmp_path, PARTS[0], SLOW - 1, 0.5)

    told = table(PARTS[:2], tmp_path, {})

    assert told.count("not measured") == 2


def test_a_match_of_other_bots_is_not_told_and_put_aside(tmp_path: Path) -> None:
    keep(tmp_path, PARTS[0], SLOW, 0.5, "of-old")

    told = measured(PARTS[0], tmp_path)
    put_aside(tmp_path / PARTS[0].name, PARTS[0].match)

    assert told is None
    assert [folder.name for folder in tmp_path.iterdir()] == [f"{PARTS[0].name}-of-old"]


def test_a_match_that_was_begun_is_not_put_aside(tmp_path: Path) -> None:
    keep(tmp_path, PARTS[0], 1, 0.5)

    put_aside(tmp_path / PARTS[0].name, PARTS[0].match)

    assert [folder.name for folder in tmp_path.iterdir()] == [PARTS[0].name]


def test_the_page_tells_what_was_measured_and_keeps_the_rest(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{MARKS[0]}old\n{MARKS[1]}after\n")
    keep(tmp_path, BARS[1], SLOW, 0.7)

    write(page, tmp_path)

    told = page.read_text()
    assert told.startswith("before\n")
    assert told.endswith("after\n")
    assert "old" not in told
    assert "| 300 | 70.0% | 65.0% – 75.0% | 25.0% | 45.0%, reached |" in told
    assert "twocities arena citadels --players master@0.2,journeyman,journeyman,journeyman --rules deluxe" in told


def test_what_is_not_played_again_keeps_its_figures(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{MARKS[0]}{MARKS[1]}after\n")
    keep(tmp_path / "then", BARS[1], SLOW, 0.7)
    write(page, tmp_path / "then")
    then = page.read_text()

    write(page, tmp_path / "now")

    assert page.read_text() == then


def test_our_page_names_every_match(tmp_path: Path) -> None:
    told = PAGE.read_text(encoding="utf-8")

    assert [
        line for line in text(tmp_path, "").splitlines() if line.startswith("twocities arena") and line not in told
    ] == []

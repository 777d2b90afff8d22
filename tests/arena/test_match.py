"""A match decides every game: who sits where, and with which seed."""

from pathlib import Path

import pytest

from tests.arena.matches import QUICK, STRONG, WEAK
from twocities import bots
from twocities.arena.match import Match, fingerprint
from twocities.core.errors import BadRules


def test_players_sit_one_seat_further_in_every_game() -> None:
    assert [QUICK.seating(number) for number in range(4)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]


def test_a_deal_is_played_from_every_seat_before_the_next() -> None:
    seeds = [QUICK.seed_of(number) for number in range(9)]

    assert seeds == [seeds[0]] * 3 + [seeds[0] + 1] * 3 + [seeds[0] + 2] * 3


def test_matches_with_different_seeds_share_no_deal() -> None:
    other = Match(QUICK.game, QUICK.players, QUICK.rules, QUICK.seed + 1)

    assert QUICK.seed_of(10**9) < other.seed_of(0)


@pytest.mark.parametrize(
    "other",
    [
        Match("citadels", (WEAK, STRONG, WEAK), ("deluxe", "first_game"), 7),
        Match("citadels", (STRONG, WEAK, WEAK), ("deluxe",), 7),
        Match("citadels", (STRONG, WEAK, WEAK), ("deluxe", "first_game"), 8),
        Match("machikoro", (STRONG, WEAK, WEAK), (), 7),
    ],
)
def test_other_matches_have_other_keys(other: Match) -> None:
    assert other.id != QUICK.id
    assert len(other.id) == len(QUICK.id) == 16


def written(folder: Path, source: bytes) -> Path:
    """Write a bot into a folder."""
    (folder / "search").mkdir(parents=True)
    (folder / "search" / "tree.py").write_bytes(source)
    return folder


def test_bots_that_were_changed_are_others_and_those_on_another_system_are_not(tmp_path: Path) -> None:
    before = fingerprint(written(tmp_path / "bots", b"DEPTH = 3\n"))

    assert before == fingerprint(written(tmp_path / "elsewhere", b"DEPTH = 3\r\n"))
    assert before != fingerprint(written(tmp_path / "changed", b"DEPTH = 4\n"))


def test_bots_with_another_net_are_others_and_learn_from_the_same_games(tmp_path: Path) -> None:
    one, another = (written(tmp_path / name, b"DEPTH = 3\n") for name in ("one", "another"))
    (one / "citadels.net").write_bytes(b"one")
    (another / "citadels.net").write_bytes(b"another")

    assert fingerprint(one, has_nets=True) != fingerprint(another, has_nets=True)
    assert fingerprint(one) == fingerprint(another)


def test_the_bots_are_part_of_a_match() -> None:
    assert QUICK.version.endswith(f".bots.{fingerprint(Path(bots.__path__[0]), has_nets=True)}")
    assert QUICK.to_dict()["version"] == QUICK.version


@pytest.mark.parametrize(
    ("match", "said"),
    [
        (Match("chess", (WEAK, WEAK)), "no game 'chess'"),
        (Match("machikoro", (WEAK,) * 5), "2 to 4 seats, not 5"),
        (Match("machikoro", (WEAK, "wizard")), "no bot 'wizard'"),
        (Match("machikoro", (WEAK, WEAK), ("sharp",)), "'sharp'"),
        (Match("machikoro", (WEAK, WEAK), (), 2**31), "seed"),
    ],
)
def test_what_cannot_be_played_is_refused(match: Match, said: str) -> None:
    with pytest.raises(BadRules, match=said):
        match.check()

import pytest

from tools.golden import GOLDEN, TABLES, playthrough
from twocities.games import GAMES

RENEW = "The game goes differently than it did. If that is meant, run 'make golden' and review the diff."


@pytest.mark.parametrize("name", TABLES)
def test_golden_games_go_as_they_always_did(name: str) -> None:
    assert playthrough(name) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8"), RENEW


def test_every_golden_file_is_compared() -> None:
    files = {path.relative_to(GOLDEN).with_suffix("").as_posix() for path in GOLDEN.rglob("*.txt")}

    assert files == set(TABLES)


@pytest.mark.parametrize("game", sorted({name.split("/")[0] for name in TABLES}))
def test_golden_games_show_every_verb(game: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in (GOLDEN / game).glob("*.txt")]
    chosen = {line.split()[1] for text in texts for line in text.splitlines() if line.startswith("> ")}

    assert chosen == {verb.name for verb in GAMES[game].vocabulary.verbs}

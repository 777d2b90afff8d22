import pytest

from tools.golden import GOLDEN, TABLES, WHOLE, abridged, decisions_of, golden, playthrough
from twocities.games import GAMES

RENEW = (
    "The game goes differently than it did. If that is meant, run 'make golden' and review the diff; "
    "'make golden WHOLE=folder' writes all games as text, to compare two commits line by line."
)


def difference(name: str, now: str, before: str) -> str:
    """Say from where on a game differs, and how it goes there now."""
    pairs = zip(now.splitlines(), before.splitlines(), strict=False)
    line = next((new for new, old in pairs if new != old), now.splitlines()[-1])
    return f"{RENEW}\n{name} differs first at '{line}':\n\n{decisions_of(playthrough(name), line)}"


@pytest.mark.parametrize("name", TABLES)
def test_golden_games_go_as_they_always_did(name: str) -> None:
    now, before = golden(name), (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")

    assert now == before, RENEW if name in WHOLE else difference(name, now, before)


def test_every_golden_file_is_compared() -> None:
    files = {path.relative_to(GOLDEN).with_suffix("").as_posix() for path in GOLDEN.rglob("*.txt")}

    assert files == set(TABLES)


@pytest.mark.parametrize("game", sorted({name.split("/")[0] for name in TABLES}))
def test_golden_games_show_every_verb(game: str) -> None:
    texts = [playthrough(name) for name in TABLES if name.startswith(f"{game}/")]
    chosen = {line.split()[1] for text in texts for line in text.splitlines() if line.startswith("> ")}

    assert chosen == {verb.name for verb in GAMES[game].vocabulary.verbs}


@pytest.mark.parametrize("game", GAMES)
def test_some_golden_game_is_kept_whole(game: str) -> None:
    assert [name for name in WHOLE if name.startswith(f"{game}/")]


def test_a_change_of_any_line_changes_the_hashes() -> None:
    text = playthrough("machikoro/base_2")
    lines = text.splitlines(keepends=True)

    changed = ["".join([*lines[:place], f"x{line}", *lines[place + 1 :]]) for place, line in enumerate(lines)]
    lost = ["".join([*lines[:place], *lines[place + 1 :]]) for place in range(len(lines))]

    assert abridged(text) not in {abridged(each) for each in changed + lost}

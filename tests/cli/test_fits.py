"""Everything fits on one screen of 80 by 24 without a cut word, in every language."""

import pytest
from rich.cells import cell_len

from tests.cli.pilots import LARGE, SMALL, Sitting, sit_down
from tests.cli.tables import seated, texts, until, watched
from twocities.cli.boards import BOARDS
from twocities.cli.players import Player, seat_players
from twocities.machikoro.family import MACHIKORO
from twocities.texts import LANGUAGES, LONGEST_NAME, key_of

RULES = ["limited_supply", "beginner", "random_start"]


TABLES = [
    *[(language, 4, size) for language in LANGUAGES for size in (SMALL, LARGE)],
    *[("en", seats, SMALL) for seats in (2, 3)],
    *[("uk", 4, size) for size in ((80, 40), (120, 24), (100, 32), (200, 60))],
]


@pytest.mark.parametrize(("language", "seats", "size"), TABLES)
def test_the_whole_table_is_on_the_screen(language: str, seats: int, size: tuple[int, int]) -> None:
    speaker = texts(language)
    players = seat_players(MACHIKORO, speaker, seats, None, None)
    made = until("building", *players, rules=RULES)

    async def act(sitting: Sitting) -> None:
        board, strip = sitting.shown("#board"), sitting.shown("#strip")
        names = [speaker.short(key_of("card", card.name)) for card in MACHIKORO.catalog.cards]
        assert [name for name in names if name not in board] == []
        assert [name for name in made.names if name not in strip] == []
        assert speaker.say("turn", seat=made.names[0]) in strip
        assert [label for _, label in sitting.playing.offered_keys() if label not in sitting.shown("#keys")] == []
        assert all(cell_len(line) == size[0] for line in sitting.lines())
        assert speaker.say("log-title") in sitting.text()
        assert len(sitting.shown("#log")) > 0
        first = sitting.playing.drawing.label(sitting.playing.actions[0])
        assert [word for word in first.split() if word not in sitting.shown("#options").split()] == []

    sit_down(made, act, size, language)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_longest_names_and_purses_fit_in_one_line(seats: int) -> None:
    names = [f"{letter * LONGEST_NAME}" for letter in "WXYZ"][:seats]
    made = seated(watched(seats, moves=0), *[Player(name) for name in names])
    view = made.game.view(0)
    lines = BOARDS["machikoro"].strip(view, texts(), names, *SMALL).plain.splitlines()

    assert len(lines) == 2
    assert all(cell_len(line) <= SMALL[0] for line in lines)
    assert all(name in lines[1] for name in names)


def test_names_head_their_columns_where_there_is_room() -> None:
    made = seated(watched(4, moves=0), *[Player(name) for name in ("Ann", "Bob", "Cora", "Dan")])
    table = BOARDS["machikoro"].table(made.game.view(0), texts(), made.names, 74, 30).plain

    assert table.splitlines()[0].split() == ["Ann", "Bob", "Cora", "Dan"]


def test_numbers_head_the_columns_where_there_is_none() -> None:
    made = seated(watched(4, moves=0), *[Player(name) for name in ("Ann", "Bob", "Cora", "Dan")])
    table = BOARDS["machikoro"].table(made.game.view(0), texts(), made.names, 46, 20).plain

    assert table.splitlines()[0].split() == ["0", "1", "2", "3"]


def test_a_window_that_is_too_small_says_so() -> None:
    async def act(sitting: Sitting) -> None:
        assert "at least 80 × 24" in sitting.text()
        await sitting.pilot.resize_terminal(80, 24)
        await sitting.pilot.pause()
        assert "Wheat Field" in sitting.text()

    sit_down(seated(watched(2, moves=0), Player("Ann"), Player("Bob")), act, (60, 20))


def test_a_large_window_explains_the_card_of_the_lit_option() -> None:
    async def act(sitting: Sitting) -> None:
        assert "Whoever rolls 1, its owner earns 1 coin from the bank." in sitting.shown("#card")
        await sitting.press("up")
        assert "landmark: whoever has all four wins" in sitting.shown("#card")

    sit_down(seated(watched(2, moves=0), Player("Ann"), Player("Bob")), act, LARGE)

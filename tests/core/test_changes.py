"""What changes in views: from event to event, and for several viewers at once."""

import pytest

from twocities.core.changes import changes, changes_by_moment, changes_of_viewers, fields_of_viewers
from twocities.core.game import Game
from twocities.core.view import SPECTATOR
from twocities.games import family_of

TABLES = [("citadels", ["deluxe"]), ("machikoro", list[str]())]
VIEWERS = [0, 2, SPECTATOR]


def played(name: str, rules: list[str], choices: int) -> list[tuple[Game, list[Game]]]:
    """Play some choices at a table of three; list the game before each of them, and its moments after each event."""
    game = family_of(name).new_game(3, rules, 5)
    game.keeps_snapshots = True
    found: list[tuple[Game, list[Game]]] = []
    for number in range(choices):
        assert game.decision is not None
        before = game.clone()
        game.apply(game.decision.actions[number % len(game.decision.actions)])
        found.append((before, [*game.snapshots, game.clone()]))
    return found


@pytest.mark.parametrize(("name", "rules"), TABLES)
def test_what_several_viewers_are_told_of_a_choice_is_what_each_is_told_alone(name: str, rules: list[str]) -> None:
    told = [changes_of_viewers(before, moments, VIEWERS) for before, moments in played(name, rules, 90)]

    alone = [
        [changes_by_moment(before, moments, viewer)[0] for viewer in VIEWERS]
        for before, moments in played(name, rules, 90)
    ]
    assert [[found for found, _ in each] for each in told] == alone


@pytest.mark.parametrize(("name", "rules"), TABLES)
def test_the_fields_of_several_views_are_those_of_each(name: str, rules: list[str]) -> None:
    (_, moments) = played(name, rules, 40)[-1]
    views = [moments[-1].view(viewer) for viewer in VIEWERS]

    assert fields_of_viewers(views) == [view.fields() for view in views]


def test_another_cast_is_compared_field_by_field() -> None:
    small = family_of("citadels").new_game(3, ["deluxe"], 5)
    other = family_of("citadels").new_game(3, ["deluxe", "witch"], 5)

    ((found,), _) = changes_of_viewers(small, [other], [1])[0]

    assert found == changes(small.view(1).fields(), other.view(1).fields())


def test_what_is_the_same_is_no_change() -> None:
    assert changes({"gold": [1, 2], "crown": 0}, {"gold": [1, 2], "crown": 1}) == {"crown": 1}


def test_where_nobody_looks_nothing_is_listed() -> None:
    game = family_of("citadels").new_game(4, ["deluxe"], 1)

    assert changes_of_viewers(game, [game], []) == []
    assert fields_of_viewers([]) == []


def test_a_game_keeps_no_snapshots_unless_somebody_wants_them() -> None:
    game = family_of("citadels").new_game(4, ["deluxe"], 1)

    for _ in range(30):
        assert game.decision is not None
        game.apply(game.decision.actions[0])
        assert game.snapshots == []

"""Random games of every edition: each view follows from the one before by what the events changed."""

import pytest

from tests.citadels.editions_played import RANDOM_NAMES, RANDOM_TABLES
from tests.invariants import viewers
from tests.machikoro.variants import TABLE_NAMES, TABLES
from tests.tables import GAMES
from twocities.core.changes import Changes, changes_by_moment, changes_of_viewers, fields_of_viewers
from twocities.core.family import GameFamily
from twocities.core.rng import seeded
from twocities.games import family_of


def follow_random_game(family: GameFamily, seats: int, rules: list[str], seed: int) -> set[str]:
    """Play a random game and check every change for every viewer; list the fields that events changed."""
    game = family.new_game(seats, rules, seed)
    game.keeps_snapshots = True
    rng = seeded(seed)
    changed: set[str] = set()
    while game.decision is not None:
        before = game.clone()
        game.apply(game.decision.actions[rng.below(len(game.decision.actions))])
        assert len(game.snapshots) == len(game.events)
        all_viewers = list(viewers(game))
        together = changes_of_viewers(before, [*game.snapshots, game], all_viewers)
        assert fields_of_viewers([view for _, view in together]) == [game.view(each).fields() for each in all_viewers]
        for viewer, (found, _) in zip(all_viewers, together, strict=True):
            shown: Changes = before.view(viewer).fields()
            (*by_event, rest), last = changes_by_moment(before, [*game.snapshots, game], viewer)
            assert last.fields() == game.view(viewer).fields()
            assert [*by_event, rest] == found
            assert len(by_event) == len(game.events)
            for change in [*by_event, rest]:
                shown = {**shown, **change}
            assert shown == game.view(viewer).fields()
            changed.update(*by_event)
    return changed


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize(("seats", "rules"), RANDOM_TABLES, ids=RANDOM_NAMES)
def test_a_view_of_citadels_and_the_changes_of_a_choice_make_the_next_view(
    seats: int, rules: list[str], seed: int
) -> None:
    changed = follow_random_game(family_of("citadels"), seats, rules, seed)

    assert {"gold", "hands", "cities", "called", "characters", "round", "revealed"} <= changed


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize(("seats", "rules"), TABLES, ids=TABLE_NAMES)
def test_a_view_of_machi_koro_and_the_changes_of_a_choice_make_the_next_view(
    seats: int, rules: list[str], seed: int
) -> None:
    changed = follow_random_game(family_of("machikoro"), seats, rules, seed)

    assert {"coins", "cities", "market", "dice", "turn"} <= changed

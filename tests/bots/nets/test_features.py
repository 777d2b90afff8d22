"""What nets are told of a table: numbers within their groups, for every edition and number of seats."""

import math

import pytest

from tests.bots.nets.nets import TABLES, played
from tests.citadels.tables import table as citadels_table
from twocities.bots.citadels import features as citadels_features
from twocities.bots.learned import LEARNABLE
from twocities.bots.nets.features import Features, FeatureTable
from twocities.citadels.game import Citadels
from twocities.core.game import Game


def rows_of(features: Features) -> list[list[tuple[int, float]]]:
    """List the features of each row."""
    listed = list(zip(features.ids, features.amounts, strict=True))
    ends = list(features.ends)
    return [listed[before:end] for before, end in zip([0, *ends], ends, strict=False)]


def told(table: FeatureTable, row: list[tuple[int, float]]) -> dict[str, dict[int, float]]:
    """List the features of a row by their groups, each by its place in the group."""
    found: dict[str, dict[int, float]] = {}
    for feature, amount in row:
        group = next(each for each in table.groups if each.first <= feature < each.first + each.size)
        places = found.setdefault(group.name, {})
        places[feature - group.first] = places.get(feature - group.first, 0.0) + amount
    return found


def seat_told(game: Game, seat: int) -> dict[str, dict[int, float]]:
    """List what a net is told of a seat of Citadels."""
    assert isinstance(game, Citadels)
    return told(citadels_features.SEAT, rows_of(citadels_features.encode(game))[1 + seat])


@pytest.mark.parametrize(("game", "seats", "rules"), TABLES, ids=str)
def test_every_feature_is_one_of_its_table(game: str, seats: int, rules: list[str]) -> None:
    learnable = LEARNABLE[game]
    for choices in (0, 7, 40, 90):
        rows = rows_of(learnable.encode(played(game, seats, rules, seats, choices)))

        assert len(rows) == 1 + seats
        assert all(0 <= feature < learnable.features.table.size for feature, _ in rows[0])
        assert all(0 <= feature < learnable.features.seat.size for row in rows[1:] for feature, _ in row)
        assert all(math.isfinite(amount) and abs(amount) < 20 for row in rows for _, amount in row)


@pytest.mark.parametrize("game", LEARNABLE)
def test_groups_lie_one_after_another(game: str) -> None:
    for table in (LEARNABLE[game].features.table, LEARNABLE[game].features.seat):
        names = [group.name for group in table.groups]

        assert len(set(names)) == len(names)
        assert [group.first for group in table.groups[1:]] == [group.first + group.size for group in table.groups[:-1]]
        assert table.groups[-1].first + table.groups[-1].size == table.size


def test_a_city_is_told_by_its_districts_and_by_what_they_come_to() -> None:
    game = citadels_table(
        "king", seats=2, cities=["manor tavern keep", "palace"], gold=[3, 1], hands=["docks prison", ""]
    )

    own = seat_told(game, 0)

    assert len(own["city"]) == 3
    assert own["types"] == {3: 1.0}
    assert own["points"][0] == pytest.approx(0.7)
    assert own["lead"][0] == pytest.approx(0.2)
    assert own["payable"] == {2: 1.0}
    assert own["gold"] == {3: 1.0}
    assert seat_told(game, 1)["lead"][0] == pytest.approx(-0.2)


def test_seats_are_told_from_the_one_that_is_asked_on() -> None:
    game = citadels_table("king", seats=4)
    assert game.decision is not None
    asked = game.decision.seat

    orders = [seat_told(game, (asked + distance) % 4)["order"] for distance in range(4)]

    assert orders == [{0: 1.0}, {1: 1.0}, {2: 1.0}, {3: 1.0}]

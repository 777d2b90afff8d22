"""What a confiscated district does in the city of the Magistrate, and what may not come there."""

import pytest

from tests.citadels.characters.marked import warranted
from tests.citadels.tables import city, hand, points, table
from tests.tables import asked, names, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.citadels.ids import NOBODY


def test_the_magistrate_pays_the_tax_and_the_builder_none() -> None:
    # Ruling R52
    game = warranted("king", cast="tax_collector", gold=[4, 2], hands=["manor"])

    play(game, "build manor", "confiscate")

    assert list(game.gold) == [4, 1, 0, 0]
    assert game.gold_on[9] == 1


def test_a_magistrate_without_gold_pays_no_tax() -> None:
    # Ruling R52
    game = warranted("king", cast="tax_collector", gold=[4, 0], hands=["manor"])

    play(game, "build manor", "confiscate")

    assert list(game.gold) == [4, 0, 0, 0]
    assert game.gold_on[9] == 0


def test_the_builder_pays_the_tax_for_a_district_that_is_left() -> None:
    game = warranted("king", cast="tax_collector", gold=[4, 2], hands=["manor"])

    play(game, "build manor", "pass")

    assert list(game.gold) == [0, 2, 0, 0]
    assert game.gold_on[9] == 1


def test_the_magistrate_pays_tax_for_what_the_tax_collector_built() -> None:
    # Ruling R52
    game = warranted("tax_collector", gold=[4, 2], hands=["manor"])

    play(game, "build manor", "confiscate")

    assert list(game.gold) == [4, 1, 0, 0]
    assert game.gold_on[9] == 1


def test_a_magistrate_who_has_the_tax_collector_too_pays_the_tax() -> None:
    # Ruling R52
    # Ruling R89
    game = table(
        "king",
        seats=3,
        characters=["king thief", "magistrate tax_collector", ""],
        marks=[["signed_warrant", "king", 1]],
        gathered=1,
        gold=[4, 2, 0],
        hands=["manor"],
    )

    play(game, "build manor", "confiscate")

    assert list(game.gold) == [4, 1, 0]


def test_a_quarry_of_the_magistrate_does_not_help_him_to_a_duplicate() -> None:
    # Ruling R53
    game = warranted("king", gold=[4, 1], hands=["manor"], cities=["", "quarry manor"])

    play(game, "build manor")

    assert options(game) == ["pass"]


def test_a_duplicate_that_the_builders_quarry_allows_can_be_confiscated() -> None:
    # Ruling R53
    game = warranted("king", gold=[4, 1], hands=["manor"], cities=["quarry manor"])

    play(game, "build manor", "confiscate")

    assert [city(game, 0), city(game, 1)] == ["quarry manor", "manor"]


@pytest.mark.parametrize(
    ("districts", "answers"),
    [("tavern market docks harbor", ["confiscate", "pass"]), ("tavern market docks harbor prison", ["pass"])],
)
def test_the_monument_is_not_confiscated_to_a_city_of_five(districts: str, answers: list[str]) -> None:
    # Ruling R53
    game = warranted("king", gold=[4, 1], hands=["monument"], cities=["", districts])

    play(game, "build monument")

    assert options(game) == answers


def test_confiscating_may_complete_the_magistrates_city() -> None:
    # Ruling R54
    game = warranted(
        "king", gold=[4, 1], hands=["manor"], cities=["castle", "castle palace temple church tavern market"]
    )

    events = play(game, "build manor", "confiscate")

    assert told(events, "city-completed", FIELD_NAMES) == [{"seat": 1}]
    assert game.first == 1
    assert points(game, 1)["first"] == 4


def test_a_confiscated_monument_counts_twice_for_the_magistrate() -> None:
    # Ruling R54
    game = warranted("king", gold=[4, 0], hands=["monument"], cities=["", "castle palace temple church"])

    play(game, "build monument", "confiscate")

    assert game.count(1) == 6


def test_the_round_in_which_confiscating_completes_a_city_is_the_last() -> None:
    # Ruling R54
    game = warranted("king", gold=[4, 1], hands=["manor"], cities=["", "castle palace temple church tavern market"])

    events = play(game, "build manor", "confiscate", "end")

    assert names(events)[-1] == "game-ended"
    assert game.decision is None


def test_a_confiscated_district_does_not_complete_the_builders_city() -> None:
    # Ruling R54
    game = warranted("king", gold=[4, 1], hands=["manor"], cities=["castle palace temple church tavern market"])

    play(game, "build manor", "confiscate", "end")

    assert game.first == NOBODY


def test_a_completed_city_of_the_magistrate_can_take_one_more() -> None:
    # Ruling R54
    game = warranted(
        "king", gold=[4, 1], hands=["manor"], cities=["", "castle palace temple church tavern market docks"], first=1
    )

    play(game, "build manor", "confiscate")

    assert len(game.cities[1]) == 8


def test_a_confiscated_lighthouse_shows_the_magistrate_the_deck() -> None:
    # Ruling R54
    game = warranted("king", edition="citadela", gold=[4, 1], hands=["lighthouse"], deck="palace tavern")
    play(game, "build lighthouse", "confiscate")
    assert asked(game).seat == 1

    play(game, "take palace")

    assert hand(game, 1) == ["palace"]


def test_a_magistrate_who_has_built_may_still_confiscate() -> None:
    # Ruling R54
    game = table(
        "magistrate", seats=4, characters=["magistrate", "king"], gold=[9, 9], hands=["palace", "manor"], gathered=1
    )
    play(game, "build palace", "warrant king", "warrant thief", "warrant bishop", "sign king", "end")

    play(game, "gold", "build manor", "confiscate")

    assert city(game, 0) == "palace manor"


def test_a_keep_can_be_confiscated() -> None:
    # Ruling R93
    game = warranted("king", gold=[3, 1], hands=["keep"])

    play(game, "build keep", "confiscate")

    assert city(game, 1) == "keep"


def test_a_confiscated_district_pays_the_builder_no_income() -> None:
    game = warranted("king", gold=[3, 1], hands=["manor"], cities=["castle"])

    play(game, "build manor", "confiscate", "income")

    assert list(game.gold) == [4, 1, 0, 0]

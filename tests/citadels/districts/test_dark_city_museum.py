import pytest

from tests.citadels.districts.tucked import full_museum_table
from tests.citadels.tables import bottom, city, dark_city_table, hand, points, sees, shown
from tests.tables import options, play
from twocities import SPECTATOR
from twocities.citadels.game import Citadels


def test_a_card_goes_under_it_and_scores_a_point_once() -> None:
    game = dark_city_table("classic_merchant", hands=["tavern manor"], cities=["dark_city_museum"])

    play(game, "use dark_city_museum")
    assert options(game) == ["tuck manor", "tuck tavern"]
    play(game, "tuck manor")

    assert hand(game, 0) == ["tavern"]
    assert points(game, 0) == {"districts": 4, "dark_city_museum": 1}


def test_it_works_once_in_a_turn() -> None:
    # Ruling R2
    game = dark_city_table("classic_merchant", hands=["tavern manor"], cities=["dark_city_museum"])

    play(game, "use dark_city_museum", "tuck manor", "gold")

    assert "use dark_city_museum" not in options(game)


def test_it_needs_a_card() -> None:
    # Ruling R137
    game = dark_city_table("classic_merchant", cities=["dark_city_museum"])

    assert "use dark_city_museum" not in options(game)


def test_it_may_be_used_in_the_turn_in_which_it_was_built() -> None:
    game = dark_city_table("classic_merchant", gold=[4], hands=["dark_city_museum tavern"], gathered=1)

    play(game, "build dark_city_museum", "use dark_city_museum", "tuck tavern")

    assert [game.gold[0], points(game, 0)] == [0, {"districts": 4, "dark_city_museum": 1}]


@pytest.mark.parametrize(("tucked", "price"), [("", 3), ("tavern", 4), ("tavern temple manor", 6)])
def test_each_card_raises_what_the_warlord_pays(tucked: str, price: int) -> None:
    # Ruling R111
    game = dark_city_table(
        "classic_warlord", gold=[9], cities=["", "dark_city_museum"], tucked={"dark_city_museum": tucked}, gathered=1
    )

    play(game, "end", "destroy 1 dark_city_museum")

    assert game.gold[0] == 9 - price


def test_a_warlord_who_cannot_pay_for_its_cards_leaves_it() -> None:
    # Ruling R111
    game = dark_city_table(
        "classic_warlord",
        gold=[4],
        cities=["", "dark_city_museum tavern"],
        tucked={"dark_city_museum": "manor temple"},
        gathered=1,
    )

    play(game, "end")

    assert options(game) == ["destroy 1 tavern", "pass"]


def test_a_card_that_the_owner_puts_there_counts_at_once_for_the_warlord() -> None:
    # Ruling R111
    game = dark_city_table("classic_warlord", gold=[9], hands=["manor"], cities=["dark_city_museum"], gathered=1)

    play(game, "use dark_city_museum", "tuck manor", "end", "destroy 0 dark_city_museum")

    assert game.gold[0] == 9 - 4


def test_beautifying_cards_and_wall_all_raise_the_price() -> None:
    # Ruling R111
    game = dark_city_table(
        "classic_warlord",
        gold=[9],
        cities=["", "dark_city_museum+ dark_city_great_wall"],
        tucked={"dark_city_museum": "manor temple"},
        gathered=1,
    )

    play(game, "end", "destroy 1 dark_city_museum+")

    assert game.gold[0] == 9 - (4 + 1 + 2 - 1 + 1)


def test_a_diplomat_pays_for_its_cards() -> None:
    # Ruling R111
    game = full_museum_table("dark_city_diplomat", gold=[3, 0], cities=["manor", "dark_city_museum"])

    play(game, "end", "offer manor", "demand 1 dark_city_museum")

    assert list(game.gold) == [0, 3]
    assert [city(game, 0), city(game, 1)] == ["dark_city_museum", "manor"]


def test_a_diplomat_who_gives_it_is_credited_with_its_cards() -> None:
    # Ruling R111
    game = full_museum_table("dark_city_diplomat", gold=[0, 0], cities=["dark_city_museum", "university"])

    play(game, "end", "offer dark_city_museum", "demand 1 university")

    assert list(game.gold) == [0, 0]
    assert [city(game, 0), city(game, 1)] == ["university", "dark_city_museum"]


def test_exchanged_it_takes_its_cards_along() -> None:
    # Ruling R98
    game = full_museum_table("dark_city_diplomat", gold=[3, 0], cities=["manor", "dark_city_museum"])

    play(game, "end", "offer manor", "demand 1 dark_city_museum")

    assert [points(game, 0), points(game, 1)] == [{"districts": 4, "dark_city_museum": 2}, {"districts": 3}]


def test_destroyed_it_and_its_cards_go_under_the_deck() -> None:
    # Ruling R140
    game = full_museum_table("classic_warlord", gold=[5], cities=["", "dark_city_museum"], deck="palace")

    play(game, "end", "destroy 1 dark_city_museum")

    assert bottom(game, 4) == ["dark_city_museum", "temple", "tavern", "palace"]
    assert points(game, 1) == {"districts": 0}


def test_a_wizard_sees_no_card_under_it() -> None:
    # Ruling R68
    game = dark_city_table(
        "dark_city_wizard", hands=["", "tavern"], cities=["", "dark_city_museum"], tucked={"dark_city_museum": "palace"}
    )

    play(game, "look 1")

    assert options(game) == ["take tavern"]


def tucking(card: str, kept: str) -> Citadels:
    """Set a table at which seat 0 has two cards and is about to put one under the Museum."""
    return dark_city_table(
        seats=4,
        characters=["classic_merchant"],
        hands=[f"{card} {kept}"],
        cities=["dark_city_museum"],
        used=["museum"],
        agenda=[
            {"step": "tuck_card", "seat": 0, "district": "dark_city_museum"},
            {"step": "turn", "seat": 0, "acting": "classic_merchant"},
            {"step": "call_rank", "rank": 7},
        ],
    )


def test_a_position_in_the_middle_of_the_question_goes_on() -> None:
    game = tucking("tavern", "manor")

    play(game, "tuck tavern")

    assert [hand(game, 0), points(game, 0)["dark_city_museum"]] == [["manor"], 1]


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_others_do_not_learn_which_card_was_put_under_it(viewer: int) -> None:
    # Ruling R8
    game = tucking("tavern", "manor")
    other = tucking("prison", "palace")

    events = play(game, "tuck tavern")
    other_events = play(other, "tuck prison")

    assert sees(game, events, viewer) == sees(other, other_events, viewer)
    assert shown(events, viewer, "card-tucked") == [{"seat": 0, "districts": ["unknown"], "count": 1, "known": 0}]

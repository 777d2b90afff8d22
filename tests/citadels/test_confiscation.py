import pytest

from tests.citadels.tables import city, hand, sees, shown, table
from tests.tables import asked, options, play
from twocities import SPECTATOR
from twocities.citadels.game import Citadels
from twocities.citadels.ids import DISTRICT_NAMES, TOPIC_NAMES

SIX = "manor temple church tavern market docks"


def under_warrant(
    acting: str = "merchant",
    gold: int = 9,
    cards: str = "manor tavern",
    cities: str = "",
    mark: str = "signed_warrant",
    cast: str = "magistrate",
) -> Citadels:
    """Set a table of four at which seat 0 may build under a warrant of seat 1, who has a city."""
    return table(
        acting,
        seats=4,
        cast=cast,
        gold=[gold, 5],
        hands=[cards],
        cities=["", cities],
        marks=[[mark, acting, 1]],
        gathered=1,
    )


def test_a_magistrate_is_asked_after_the_payment_and_before_the_district_stands() -> None:
    # Ruling R48: asked after the payment, before the district stands.
    game = under_warrant()

    play(game, "build manor")

    assert [asked(game).seat, TOPIC_NAMES[asked(game).topic]] == [1, "confiscating"]
    assert [DISTRICT_NAMES[asked(game).about], options(game)] == ["manor", ["confiscate", "pass"]]
    assert [city(game, 0), game.gold[0]] == ["", 6]


def test_a_confiscated_district_goes_to_the_magistrate_and_the_gold_comes_back() -> None:
    game = under_warrant()

    events = play(game, "build manor", "confiscate")

    assert [city(game, 0), city(game, 1)] == ["", "manor"]
    assert [game.gold[0], game.gold[1]] == [9, 5]
    assert hand(game, 0) == ["tavern"]
    assert shown(events, SPECTATOR, "district-confiscated") == [
        {"seat": 1, "victim": 0, "district": "manor", "gold": 3},
    ]


def test_a_confiscated_build_counts_toward_the_limit_of_its_builder() -> None:
    game = under_warrant()

    play(game, "build manor", "confiscate")

    assert options(game) == ["extra_gold", "end"]


def test_a_magistrate_may_let_the_district_stand() -> None:
    game = under_warrant()

    play(game, "build manor", "pass")

    assert [city(game, 0), city(game, 1)] == ["manor", ""]
    assert game.gold[0] == 6


def test_only_the_first_paid_build_may_be_confiscated() -> None:
    # Ruling R48: only for the first paid build of the turn.
    game = under_warrant("architect")

    play(game, "build manor", "pass", "build tavern")

    assert asked(game).seat == 0
    assert city(game, 0) == "manor tavern"


def test_an_identical_district_of_the_magistrate_ends_the_chance() -> None:
    # Ruling R48: being unable because of an identical district ends the chance.
    game = under_warrant("architect", cities="manor")

    play(game, "build manor")
    assert options(game) == ["pass"]
    play(game, "pass", "build tavern")

    assert asked(game).seat == 0


def test_a_trade_district_of_a_trader_may_be_confiscated_and_leaves_the_limit_alone() -> None:
    # Ruling R50: a Trader's trade district is a paid build like others.
    game = under_warrant("trader")

    play(game, "build tavern", "confiscate", "build manor")

    assert [city(game, 0), city(game, 1)] == ["manor", "tavern"]


def test_the_card_that_a_wizard_took_may_be_confiscated_and_leaves_the_limit_alone() -> None:
    # Ruling R50: the Wizard's taken card is a paid build like others.
    game = table(
        "wizard",
        seats=4,
        cast="magistrate",
        gold=[9],
        hands=["tavern", "", "manor"],
        marks=[["signed_warrant", "wizard", 1]],
        gathered=1,
    )

    play(game, "look 2", "take manor", "build manor", "confiscate", "build tavern")

    assert [city(game, 0), city(game, 1)] == ["tavern", "manor"]


def test_the_magistrate_pays_the_tax_and_the_target_none() -> None:
    # Ruling R52: the Magistrate pays the tax for the confiscated district; the target pays none.
    game = under_warrant(cast="magistrate tax_collector")

    play(game, "build manor", "confiscate")

    assert [game.gold[0], game.gold[1]] == [9, 4]


def test_a_magistrate_without_gold_pays_no_tax() -> None:
    # Ruling R52: if he has gold.
    game = table(
        "merchant",
        seats=4,
        cast="magistrate tax_collector",
        gold=[9, 0],
        hands=["manor"],
        marks=[["signed_warrant", "merchant", 1]],
        gathered=1,
    )

    play(game, "build manor", "confiscate")

    assert [game.gold[0], game.gold[1]] == [9, 0]


def test_confiscating_is_none_of_the_magistrates_own_builds() -> None:
    # Ruling R54: confiscating is not one of the Magistrate's builds of the turn.
    game = table(
        "merchant",
        characters=["merchant", "magistrate warlord"],
        gold=[3, 9],
        hands=["manor", "tavern"],
        marks=[["signed_warrant", "merchant", 1]],
        gathered=1,
    )

    play(game, "build manor", "confiscate", "end", "gold", "build tavern")

    assert city(game, 1) == "manor tavern"


def test_a_confiscated_district_may_complete_the_city_of_the_magistrate() -> None:
    # Ruling R54: it may complete his city.
    game = under_warrant(cards="palace", cities=SIX)

    events = play(game, "build palace", "confiscate")

    assert shown(events, SPECTATOR, "city-completed") == [{"seat": 1}]


def test_an_alchemist_is_refunded_once_for_a_confiscated_district() -> None:
    # Ruling R55: from an Alchemist: refunded at once, not again at the end.
    game = under_warrant("alchemist")

    play(game, "build manor", "confiscate", "end")

    assert game.gold[0] == 9


def test_a_cardinal_gets_all_gold_of_a_confiscated_district_and_the_lender_keeps_the_cards() -> None:
    # Ruling R55: all gold of the price, loan included, goes to the Cardinal.
    game = table(
        "cardinal",
        seats=4,
        cast="magistrate",
        gold=[2, 0, 1],
        hands=["manor tavern"],
        marks=[["signed_warrant", "cardinal", 1]],
        gathered=1,
    )

    play(game, "borrow 2 manor", "give tavern", "confiscate")

    assert list(game.gold) == [3, 0, 0, 0]
    assert [city(game, 1), hand(game, 2)] == ["manor", ["tavern"]]


def test_a_blank_warrant_asks_as_well_and_lets_the_district_stand() -> None:
    # Ruling R139: the owner of a blank warrant is asked like the owner of the signed one and can only pass.
    game = under_warrant(mark="warrant")

    play(game, "build manor")
    assert [asked(game).seat, options(game)] == [1, ["pass"]]
    play(game, "pass")

    assert city(game, 0) == "manor"


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_others_cannot_tell_a_blank_warrant_from_a_signed_one_that_is_not_used(viewer: int) -> None:
    game = under_warrant(mark="signed_warrant")
    other = under_warrant(mark="warrant")
    events = play(game, "build manor")
    other_events = play(other, "build manor")
    assert sees(game, events, viewer) == sees(other, other_events, viewer)

    events = play(game, "pass")
    other_events = play(other, "pass")

    assert sees(game, events, viewer) == sees(other, other_events, viewer)

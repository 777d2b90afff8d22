"""The examples of the rule books of Citadels: the Ukrainian one of the 2016 edition and the Czech one."""

import pytest

from tests.citadels.tables import bottom, city, hand, points, shown, table
from tests.tables import asked, options, play
from twocities.citadels.boxes import CITADELA, DELUXE
from twocities.citadels.catalog import DISTRICT_CATALOG
from twocities.citadels.game import Citadels
from twocities.citadels.ids import BASIC, TOPIC_NAMES, TYPE_NAMES

ARCHITECT, WARLORD, THIEF = 0, 1, 2


def robbed_warlord(edition: str, military: str) -> Citadels:
    """Set the table of the example of a turn: the Architect is about to end and the Warlord will be robbed."""
    return table(
        "architect",
        edition=edition,
        seats=4,
        characters=["architect", "warlord", "thief"],
        gold=[0, 5, 1],
        hands=["", "barracks"],
        cities=["market castle", military],
        marks=[["robbed", "warlord", THIEF]],
        crown=THIEF,
        gathered=1,
    )


def test_the_turn_of_the_robbed_warlord_in_the_ukrainian_book() -> None:
    game = robbed_warlord("deluxe", "prison school_of_magic")

    events = play(game, "end")
    assert shown(events, WARLORD, "gold-stolen") == [{"seat": THIEF, "victim": WARLORD, "gold": 5}]
    assert [game.gold[WARLORD], game.gold[THIEF]] == [0, 6]

    play(game, "gold")
    assert game.gold[WARLORD] == 2

    play(game, "destroy 0 market")
    assert game.gold[WARLORD] == 1
    assert [city(game, ARCHITECT), bottom(game)] == ["castle", ["market"]]

    play(game, "income")
    assert game.gold[WARLORD] == 3

    play(game, "build barracks")
    assert game.gold[WARLORD] == 0
    assert city(game, WARLORD) == "prison school_of_magic barracks"


def test_the_turn_of_the_robbed_warlord_in_the_czech_book() -> None:
    game = robbed_warlord("citadela", "prison watchtower")

    play(game, "end")
    assert [game.gold[WARLORD], game.gold[THIEF]] == [0, 6]

    play(game, "gold")
    assert game.gold[WARLORD] == 2

    play(game, "income")
    assert game.gold[WARLORD] == 4

    play(game, "destroy 0 market")
    assert game.gold[WARLORD] == 3
    assert [city(game, ARCHITECT), bottom(game)] == ["castle", ["market"]]

    play(game, "build barracks")
    assert game.gold[WARLORD] == 0
    assert city(game, WARLORD) == "prison watchtower barracks"


@pytest.mark.parametrize(
    ("edition", "military"), [("deluxe", "prison school_of_magic"), ("citadela", "prison watchtower")]
)
def test_the_new_barracks_pay_nothing_and_nothing_is_left_to_do(edition: str, military: str) -> None:
    game = robbed_warlord(edition, military)

    play(game, "end", "gold", "destroy 0 market", "income", "build barracks")

    assert options(game) == ["end"]


def test_the_warlord_was_the_last_one_so_a_new_round_begins_with_the_crown() -> None:
    game = robbed_warlord("deluxe", "prison school_of_magic")

    play(game, "end", "gold", "end")

    assert game.round == 2
    assert [asked(game).seat, TOPIC_NAMES[asked(game).topic]] == [THIEF, "picking"]


def final_score(edition: str) -> Citadels:
    """Play the end of the example of a score: seat 0 completed its city first, seat 1 as well."""
    game = table(
        "warlord",
        edition=edition,
        seats=4,
        cities=[
            "castle tavern market monastery cathedral observatory haunted_quarter",
            "docks market barracks manor prison school_of_magic dragon_gate",
        ],
        first=0,
        gathered=1,
    )
    play(game, "end", "declare military")
    return game


@pytest.mark.parametrize("edition", ["deluxe", "citadela"])
def test_the_first_city_of_the_example_scores_28(edition: str) -> None:
    game = final_score(edition)

    assert points(game, 0) == {"districts": 4 + 1 + 2 + 3 + 5 + 4 + 2, "all_types": 3, "first": 4}
    assert game.scores()[0].total == 28


@pytest.mark.parametrize("edition", ["deluxe", "citadela"])
def test_the_second_city_of_the_example_scores_29_and_wins(edition: str) -> None:
    game = final_score(edition)

    assert points(game, 1) == {"districts": 3 + 2 + 3 + 3 + 2 + 6 + 6, "completed": 2, "dragon_gate": 2}
    assert game.scores()[1].total == 29
    assert [score.place for score in game.scores()][:2] == [2, 1]


def test_a_bishop_may_take_the_income_before_building_to_have_more_gold() -> None:
    game = table("bishop", gold=[1, 0], hands=["cathedral"], cities=["temple church"])

    play(game, "gold", "income", "build cathedral")

    assert list(game.gold) == [0, 0]


def test_a_bishop_may_take_the_income_after_building_to_be_paid_for_the_new_district() -> None:
    game = table("bishop", gold=[3, 0], hands=["cathedral"], cities=["temple church"])

    play(game, "gold", "build cathedral", "income")

    assert list(game.gold) == [3, 0]


@pytest.mark.parametrize(("gold", "cards"), [(3, 0), (2, 1), (1, 2), (0, 3)])
def test_an_abbot_with_three_religious_districts_may_take_any_mix(gold: int, cards: int) -> None:
    game = table("abbot", gold=[0, 0], cities=["temple church cathedral"])

    play(game, "income", f"split {gold}")

    assert [game.gold[0], len(game.hands[0])] == [gold, cards]


@pytest.mark.parametrize(("district", "price"), [("tavern", 0), ("market", 1), ("palace", 4)])
def test_a_warlord_pays_one_gold_less_than_the_district_cost(district: str, price: int) -> None:
    game = table("warlord", gold=[price, 0], cities=["", district])

    play(game, f"destroy 1 {district}")

    assert list(game.gold) == [0, 0]


def test_a_city_may_not_have_a_second_harbor_or_castle() -> None:
    game = table("architect", gold=[20, 0], hands=["harbor castle palace"], cities=["harbor castle"], gathered=1)

    assert options(game) == ["extra_cards", "build palace", "end"]


def test_a_card_that_the_architect_drew_is_built_by_the_warlord_of_the_same_player() -> None:
    game = table("architect", characters=["architect warlord"], gold=[9], deck="manor palace tavern", gathered=1)

    play(game, "extra_cards", "end", "gold", "build manor")

    assert city(game, 0) == "manor"
    assert hand(game, 0) == ["palace"]


def test_the_limit_of_the_architect_does_not_hold_for_the_warlord_of_the_same_player() -> None:
    game = table(
        "architect",
        characters=["architect warlord"],
        gold=[20],
        hands=["temple tavern prison manor palace"],
        gathered=1,
    )

    play(game, "build temple", "build tavern", "build prison", "end", "gold", "build manor")

    assert "build palace" not in options(game)


def test_the_boxes_have_as_many_districts_as_listed() -> None:
    basic = {
        type_: sum(district.copies for district in DISTRICT_CATALOG[:BASIC] if TYPE_NAMES[district.type] == type_)
        for type_ in TYPE_NAMES[:4]
    }

    assert basic == {"noble": 12, "religious": 11, "trade": 20, "military": 11}
    assert [len(DELUXE.uniques), len(CITADELA.uniques)] == [30, 33]

"""The examples of the rule book of Machi Koro."""

from tests.machikoro.tables import city, facts, market, payments, start, table
from tests.tables import options, play
from twocities.machikoro.catalog import CATALOG, LANDMARKS


def test_a_player_without_coins_pays_nothing_and_then_takes_the_income() -> None:
    game = table("bakery*2", "cafe", coins=[0, 0], dice=[3])

    events = play(game, "roll 1")

    assert payments(events) == ["1 cafe 0", "0 bakery 2"]
    assert game.coins == [2, 0]


def test_three_coins_for_five_cups_go_counter_clockwise_and_two_are_lost() -> None:
    game = table("", "cafe*3", "cafe*2", coins=[3, 0, 0], dice=[3])

    events = play(game, "roll 1")

    assert payments(events) == ["2 cafe 2", "1 cafe 1"]
    assert [fact["lost"] for fact in facts(events, "coins-taken")] == [0, 2]
    assert game.coins == [0, 1, 2]


def test_the_box_has_108_cards() -> None:
    supply = sum(card.copies for card in CATALOG)
    starting_cards = 4 * sum(card.starting for card in CATALOG)
    landmarks = 4 * len(LANDMARKS)

    assert [supply, starting_cards, landmarks] == [84, 8, 16]


def test_four_players_are_set_up_as_in_the_picture() -> None:
    game = start(4)

    assert [city(game, seat) for seat in range(4)] == [{"wheat_field": 1, "bakery": 1}] * 4
    assert len(market(game)) == 15
    assert sum(market(game).values()) == 84


def test_a_city_may_have_stadium_business_center_and_tv_station_but_not_two_stadiums() -> None:
    game = table("stadium business_center", "", coins=[8, 0], dice=[1])

    play(game, "roll 1")

    assert "build tv_station" in options(game)
    assert "build stadium" not in options(game)


def test_with_the_shopping_mall_two_bakeries_pay_four_coins() -> None:
    game = table("bakery*2 shopping_mall", "", dice=[2])

    play(game, "roll 1")

    assert game.coins == [4, 0]


def test_with_the_shopping_mall_a_restaurant_takes_three_coins() -> None:
    game = table("", "family_restaurant shopping_mall", coins=[9, 0], dice=[4, 5])

    play(game, "roll 2")

    assert game.coins == [6, 3]

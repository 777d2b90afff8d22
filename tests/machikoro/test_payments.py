from tests.machikoro.tables import facts, payments, table
from tests.tables import names, play
from twocities.machikoro.family import MACHIKORO


def test_red_cards_are_paid_before_green_income() -> None:
    game = table("bakery*2", "cafe", coins=[1, 0], dice=[3])

    events = play(game, "roll 1")

    assert payments(events) == ["1 cafe 1", "0 bakery 2"]


def test_red_cards_are_paid_before_blue_income() -> None:
    game = table("mine", "family_restaurant", coins=[1, 0], dice=[4, 5])

    events = play(game, "roll 2")

    assert payments(events) == ["1 family_restaurant 1", "0 mine 5"]


def test_blue_income_comes_before_green_income() -> None:
    # Ruling M1
    game = table("bakery ranch", "ranch", dice=[2])

    events = play(game, "roll 1")

    assert payments(events) == ["0 ranch 1", "1 ranch 1", "0 bakery 1"]


def test_no_roll_mixes_purple_cards_with_others() -> None:
    # Ruling M1: green before purple can never matter, for only purple cards answer a six.
    answers = MACHIKORO.rules([], seats=2).answers
    assert [roll for roll in range(13) if len(answers[roll].purples)] == [6]
    assert [*answers[6].reds, *answers[6].blues, *answers[6].greens] == []


def test_blue_income_is_paid_clockwise_from_the_player_on_turn() -> None:
    # Ruling M15
    game = table("forest", "forest", "forest", "forest", dice=[5], turn=2)

    events = play(game, "roll 1")

    assert payments(events) == ["2 forest 1", "3 forest 1", "0 forest 1", "1 forest 1"]


def test_red_cards_are_paid_counter_clockwise_from_the_player_on_turn() -> None:
    game = table("cafe", "", "cafe", "cafe", coins=[0, 9, 0, 0], dice=[3], turn=1)

    events = play(game, "roll 1")

    assert payments(events) == ["0 cafe 1", "3 cafe 1", "2 cafe 1"]


def test_each_opponent_gets_all_that_is_due_before_the_next() -> None:
    game = table("", "cafe*2", "cafe*3", coins=[4, 0, 0], dice=[3])

    play(game, "roll 1")

    assert game.coins == [0, 1, 3]


def test_red_cards_are_paid_only_from_what_was_there_before_the_roll() -> None:
    game = table("bakery*3", "cafe", coins=[0, 0], dice=[3])

    play(game, "roll 1")

    assert game.coins == [3, 0]


def test_an_opponent_who_gets_nothing_for_a_red_card_is_told_so() -> None:
    game = table("", "cafe", coins=[0, 0], dice=[3])

    events = play(game, "roll 1")

    assert facts(events, "coins-taken") == [{"seat": 1, "victim": 0, "card": "cafe", "due": 1, "coins": 0, "lost": 1}]


def test_the_bank_pays_all_copies_of_a_card_at_once() -> None:
    game = table("ranch*3", "", dice=[2])

    events = play(game, "roll 1")

    assert facts(events, "coins-earned") == [{"seat": 0, "card": "ranch", "count": 3, "coins": 3}]


def test_green_cards_pay_only_the_player_on_turn() -> None:
    game = table("convenience_store", "convenience_store", "convenience_store", dice=[4], turn=1)

    play(game, "roll 1")

    assert game.coins == [0, 3, 0]


def test_purple_cards_act_stadium_first_then_tv_station_then_business_center() -> None:
    # Ruling M6
    game = table("business_center tv_station stadium bakery", "mine", coins=[0, 9], dice=[6])

    events = play(game, "roll 1", "collect 1", "offer bakery", "demand 1 mine")

    assert payments(events) == ["0 stadium 2", "0 tv_station 5"]
    assert names(events)[1:4] == ["coins-taken", "coins-taken", "cards-exchanged"]

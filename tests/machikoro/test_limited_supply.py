import pytest

from tests.machikoro.tables import city, facts, market, start, table
from tests.tables import asked, names, options, play
from twocities.machikoro.game import MachiKoro

TEN_KINDS = "wheat_field ranch forest mine apple_orchard bakery convenience_store cafe family_restaurant stadium"


def limited(
    city: str, rival: str, deck: str, market: str = TEN_KINDS, coins: int = 9, rival_coins: int = 0, die: int = 6
) -> MachiKoro:
    """Set a table of the variant where the first of two seats has rolled and may build."""
    both = [coins, rival_coins]
    game = table(city, rival, coins=both, dice=[die], rules=["limited_supply"], market=market, deck=deck)
    play(game, "roll 1")
    return game


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ten_different_kinds_lie_open_at_the_beginning(seats: int, seed: int) -> None:
    game = start(seats, ["limited_supply"], seed)

    assert len(market(game)) == 10


@pytest.mark.parametrize("seed", range(8))
def test_the_84_cards_are_open_or_in_the_deck(seed: int) -> None:
    game = start(3, ["limited_supply"], seed)

    assert sum(game.market) + len(game.deck) == 84


def test_starting_cards_are_not_part_of_the_deck() -> None:
    game = start(4, ["limited_supply"])

    assert game.market[0] + game.deck.count(0) == 6
    assert [city(game, seat) for seat in range(4)] == [{"wheat_field": 1, "bakery": 1}] * 4


def test_cards_are_turned_up_one_by_one_until_the_tenth_kind() -> None:
    game = table("", "", rules=["limited_supply"], deck=f"ranch*2 {TEN_KINDS} tv_station")

    assert [fact["card"] for fact in facts(game.events, "card-turned-up")] == ["ranch", "ranch", *TEN_KINDS.split()]
    assert len(market(game)) == 10


def test_equal_cards_lie_on_one_pile() -> None:
    game = table("", "", rules=["limited_supply"], deck=f"ranch*2 {TEN_KINDS} tv_station")

    assert market(game)["ranch"] == 3


def test_the_deck_is_shuffled() -> None:
    decks = [tuple(start(2, ["limited_supply"], seed).deck) for seed in range(5)]

    assert len(set(decks)) == 5


def test_a_kind_that_does_not_lie_open_cannot_be_built() -> None:
    game = limited("", "", deck="tv_station*4")

    assert "build tv_station" not in options(game)


def test_when_a_kind_is_gone_a_new_one_is_turned_up_at_once() -> None:
    game = limited("", "", deck="tv_station cheese_factory")

    events = play(game, "build mine")

    assert [fact["card"] for fact in facts(events, "card-turned-up")] == ["tv_station"]
    assert "mine" not in market(game)
    assert market(game)["tv_station"] == 1


def test_cards_are_turned_up_before_the_next_turn_begins() -> None:
    game = limited("", "", deck="tv_station")

    events = play(game, "build mine")

    assert names(events) == ["card-built", "card-turned-up", "turn-began"]


def test_cards_of_open_kinds_are_turned_up_on_their_piles_until_there_are_ten_again() -> None:
    game = limited("", "", deck="ranch*2 cafe tv_station cheese_factory")

    play(game, "build mine")

    assert market(game)["ranch"] == 3
    assert market(game)["cafe"] == 2
    assert len(market(game)) == 10
    assert len(game.deck) == 1


def test_the_same_kind_may_come_back() -> None:
    game = limited("", "", deck="mine")

    play(game, "build mine")

    assert market(game)["mine"] == 1


def test_nothing_is_turned_up_while_ten_kinds_lie_open() -> None:
    game = limited("", "", market=f"{TEN_KINDS} mine", deck="tv_station")

    events = play(game, "build mine")

    assert facts(events, "card-turned-up") == []
    assert len(game.deck) == 1


def test_a_landmark_turns_nothing_up() -> None:
    game = limited("", "", deck="tv_station", coins=10)

    events = play(game, "build shopping_mall")

    assert facts(events, "card-turned-up") == []


def test_an_exchange_turns_nothing_up() -> None:
    game = limited("business_center bakery", "mine", deck="tv_station")

    events = play(game, "offer bakery", "demand 1 mine")

    assert facts(events, "card-turned-up") == []


def test_when_the_deck_is_out_the_game_goes_on_without() -> None:
    game = limited("", "", deck="ranch")

    play(game, "build mine")

    assert len(market(game)) == 9
    assert game.deck == []
    assert asked(game).seat == 1


def test_the_order_of_the_deck_is_the_order_of_turning_up() -> None:
    game = limited("", "", deck="tv_station cheese_factory", rival_coins=9)

    events = play(game, "build mine", "roll 1", "build stadium")

    assert [fact["card"] for fact in facts(events, "card-turned-up")] == ["tv_station", "cheese_factory"]


def test_purple_cards_stay_limited_to_one_of_a_kind() -> None:
    game = limited("stadium", "", deck="tv_station", die=1)

    assert market(game)["stadium"] == 1
    assert "build stadium" not in options(game)

"""The Journeyman of Machi Koro decides sensibly at every question and beats chance."""

import pytest

from twocities import load_position, new_game
from twocities.bots import count_wins, make_bot, play_match
from twocities.core.game import Game
from twocities.core.rng import seeded

ALL_BUT_TOWER = "wheat_field bakery train_station shopping_mall amusement_park"


def choice(game: Game) -> str:
    """Ask the Journeyman what it does now."""
    decision = game.decision
    assert decision is not None
    return game.notation(make_bot("journeyman").choose(game.view(decision.seat), decision, seeded(1)))


def position(**fields: object) -> Game:
    return load_position({"game": "machikoro", "seats": 2, **fields})


def building(coins: int, city: str, **fields: object) -> Game:
    return position(coins=[coins, 3], cities=[city, ""], agenda=[{"step": "build", "seat": 0}], **fields)


def test_builds_the_last_landmark_when_it_can() -> None:
    assert choice(building(22, ALL_BUT_TOWER)) == "build radio_tower"


def test_saves_for_the_last_landmark_rather_than_buy_what_pays_too_late() -> None:
    assert choice(building(20, f"{ALL_BUT_TOWER} mine*3 ranch*3 cheese_factory*2")) == "pass"


def test_buys_an_establishment_at_the_beginning() -> None:
    assert choice(building(3, "wheat_field bakery")).startswith("build ")


def test_values_a_factory_by_the_icons_it_counts() -> None:
    market = "cheese_factory furniture_factory"
    herds = building(5, "ranch*5 train_station", market=market)
    woods = building(5, "forest*5 train_station", market=market)

    assert choice(herds) == "build cheese_factory"
    assert choice(woods) == "build furniture_factory"


@pytest.mark.parametrize(("city", "dice"), [("wheat_field ranch bakery train_station", 1), ("mine*3 train_station", 2)])
def test_rolls_as_many_dice_as_its_city_wants(city: str, dice: int) -> None:
    assert choice(position(cities=[city, ""])) == f"roll {dice}"


@pytest.mark.parametrize(("dice", "kept"), [([4, 5], "keep"), ([1, 3], "reroll")])
def test_rolls_again_unless_the_roll_pays_well(dice: list[int], kept: str) -> None:
    game = position(
        cities=["mine*3 train_station radio_tower", ""],
        dice=dice,
        agenda=[{"step": "offer_reroll", "seat": 0}],
    )

    assert choice(game) == kept


def test_keeps_doubles_that_give_another_turn() -> None:
    game = position(
        cities=["mine*3 train_station amusement_park radio_tower", ""],
        dice=[4, 4],
        agenda=[{"step": "offer_reroll", "seat": 0}],
    )

    assert choice(game) == "keep"


@pytest.mark.parametrize(("coins", "rival"), [([0, 2, 9, 4], 2), ([0, 1, 0, 4], 3)])
def test_takes_coins_from_whom_there_is_most_to_take(coins: list[int], rival: int) -> None:
    game = position(seats=4, coins=coins, agenda=[{"step": "choose_rival", "seat": 0}, {"step": "build", "seat": 0}])

    assert choice(game) == f"collect {rival}"


def test_takes_coins_from_the_leader_among_equally_rich_rivals() -> None:
    game = position(
        seats=3,
        coins=[0, 8, 8],
        cities=["", "", "train_station"],
        agenda=[{"step": "choose_rival", "seat": 0}, {"step": "build", "seat": 0}],
    )

    assert choice(game) == "collect 2"


def exchanging(own: str, other: str) -> Game:
    return position(cities=[own, other], agenda=[{"step": "offer_exchange", "seat": 0}, {"step": "build", "seat": 0}])


def test_exchanges_its_worst_card_for_the_best_one() -> None:
    game = exchanging("wheat_field cheese_factory ranch*3 train_station", "cheese_factory cafe")
    assert choice(game) == "offer wheat_field"

    game.apply(game.parse("offer wheat_field"))

    assert choice(game) == "demand 1 cheese_factory"


def test_refuses_an_exchange_that_only_loses() -> None:
    assert choice(exchanging("cheese_factory ranch*3 train_station", "apple_orchard")) == "pass"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rules", [[], ["limited_supply"], ["beginner"], ["limited_supply", "beginner"]])
def test_finishes_games_of_every_size_and_variant(seats: int, rules: list[str]) -> None:
    scores = play_match(new_game("machikoro", seats, rules, seed=5), [make_bot("journeyman")] * seats, seeded(5))

    assert max(score.total for score in scores) == 4


@pytest.mark.parametrize(("seats", "wins"), [(4, 85), (2, 95)])
def test_wins_almost_every_game_against_random_bots(seats: int, wins: int) -> None:
    games = (new_game("machikoro", seats, seed=seed) for seed in range(100))

    assert count_wins(games, "journeyman", "random", seeded(11)) >= wins

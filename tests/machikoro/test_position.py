from collections.abc import Callable

import pytest

import twocities
from tests.machikoro.tables import LANDMARK_NAMES, city, load, market, start, table
from tests.tables import asked, options, play
from twocities import BadPosition, BadRules
from twocities.machikoro.game import MachiKoro
from twocities.machikoro.ids import CARD_NAMES, WHEAT_FIELD

ALL_LANDMARKS = " ".join(LANDMARK_NAMES)


def first_roll() -> MachiKoro:
    return table("", "", coins=[3, 4])


def second_thoughts() -> MachiKoro:
    game = table("radio_tower amusement_park", "", dice=[3, 3])
    play(game, "roll 2")
    return game


def rival_to_name() -> MachiKoro:
    game = table("tv_station business_center bakery", "mine", "", coins=[0, 9, 5], dice=[6])
    play(game, "roll 1")
    return game


def card_to_offer() -> MachiKoro:
    game = table("business_center bakery", "mine", dice=[6])
    play(game, "roll 1")
    return game


def card_to_demand() -> MachiKoro:
    game = card_to_offer()
    play(game, "offer bakery")
    return game


def extra_turn_to_come() -> MachiKoro:
    game = second_thoughts()
    play(game, "keep")
    return game


def deck_in_the_middle() -> MachiKoro:
    return start(4, ["limited_supply", "beginner", "random_start"], seed=3)


def rich_city() -> MachiKoro:
    return table("", "", coins=[4321, 0])


def won() -> MachiKoro:
    game = table("shopping_mall radio_tower", "", coins=[16, 0], dice=[5])
    play(game, "roll 1", "keep", "build amusement_park")
    return game


@pytest.mark.parametrize(
    "setting",
    [
        first_roll,
        second_thoughts,
        rival_to_name,
        card_to_offer,
        card_to_demand,
        extra_turn_to_come,
        deck_in_the_middle,
        rich_city,
        won,
    ],
)
def test_a_written_position_is_read_back_whole(setting: Callable[[], MachiKoro]) -> None:
    game = setting()

    loaded = twocities.load_position(game.position())

    assert loaded.position() == game.position()
    assert repr(loaded.decision) == repr(game.decision)


def test_a_position_reads_like_a_table() -> None:
    game = table("mine wheat_field mine", "", coins=[5, 0], market="cafe*2 ranch", dice=[4, 3])

    assert game.position() == {
        "game": "machikoro",
        "rules": ["base"],
        "seats": 2,
        "coins": [5, 0],
        "cities": ["wheat_field mine*2 train_station", "train_station"],
        "market": "ranch cafe*2",
        "deck": "",
        "turn": 0,
        "dice": [1, 0],
        "agenda": [{"step": "choose_dice", "seat": 0}],
        "rng": [game.rng.key, 0],
    }


def test_an_empty_position_is_the_beginning_of_a_game_for_two() -> None:
    game = load({})

    assert game.position() == start(2).position()


def test_a_position_may_give_a_seed_instead_of_a_generator() -> None:
    assert load({"seed": 7}).position() == start(2, seed=7).position()


def test_cities_that_are_left_out_have_the_starting_cards() -> None:
    assert [city(load({"seats": 3}), seat) for seat in range(3)] == [{"wheat_field": 1, "bakery": 1}] * 3


def test_a_market_that_is_left_out_is_the_rest_of_the_box() -> None:
    game = table("mine*2", "mine bakery")

    assert market(game)["mine"] == 3
    assert market(game)["ranch"] == 6


def test_starting_cards_in_cities_do_not_lessen_the_market() -> None:
    game = table("wheat_field bakery", "wheat_field bakery")

    assert market(game)["wheat_field"] == 6
    assert market(game)["bakery"] == 6


def test_starting_cards_that_no_city_has_are_not_in_the_market() -> None:
    game = table("", "")

    assert market(game)["wheat_field"] == 6


def test_a_deck_that_is_left_out_is_the_rest_of_the_box() -> None:
    game = table("mine*2", "wheat_field", rules=["limited_supply"], market="cafe*2")

    assert len(game.deck) == 84 - 2 - 2


def test_dots_under_a_deck_stand_for_the_rest_of_the_box() -> None:
    games = [load({"rules": ["limited_supply"], "market": "mine", "deck": "cafe ...", "seed": seed}) for seed in (1, 2)]

    assert [len(game.deck) for game in games] == [84 - 1] * 2
    assert [CARD_NAMES[game.deck[-1]] for game in games] == ["cafe"] * 2
    assert games[0].deck != games[1].deck


def test_there_is_no_rest_of_a_deck_without_the_limited_supply() -> None:
    with pytest.raises(BadPosition, match="There is a deck only with the rule 'limited_supply'"):
        load({"deck": "..."})


def test_a_deck_that_is_left_out_is_shuffled() -> None:
    decks = [load({"rules": ["limited_supply"], "market": "mine", "seed": seed}).deck for seed in range(4)]

    assert len({tuple(deck) for deck in decks}) == 4
    assert sorted(decks[0]) not in decks


def test_starting_cards_that_no_city_has_are_not_in_the_deck() -> None:
    game = table("", "", rules=["limited_supply"], market="wheat_field*2")

    assert game.deck.count(WHEAT_FIELD) == 4


def test_an_agenda_that_is_left_out_begins_a_turn() -> None:
    game = table("", "", turn=1)

    assert asked(game).seat == 1
    assert options(game) == ["roll 1", "roll 2"]


def test_a_city_with_all_landmarks_has_won() -> None:
    assert load({"cities": ["", ALL_LANDMARKS]}).decision is None


@pytest.mark.parametrize(
    ("change", "answer"),
    [
        ({"seats": "two"}, "'seats' needs a whole number from 0 to"),
        ({"seats": True}, "'seats' needs a whole number from 0 to"),
        ({"coins": [1]}, "'coins' needs a list of 2, one for each seat, not [1]."),
        ({"coins": "3"}, "'coins' needs a list of 2, one for each seat, not '3'."),
        ({"coins": [1, -1]}, "'coins' needs a whole number from 0 to"),
        ({"coins": [1, 1.5]}, "'coins' needs a whole number from 0 to"),
        ({"cities": ["mine", "rnach"]}, "There is no card 'rnach'. Did you mean ranch,"),
        ({"cities": ["mine"]}, "'cities' needs a list of 2"),
        ({"cities": ["mine", 3]}, "'cities' needs card names separated by spaces, not 3."),
        ({"cities": ["mine*", ""]}, "'mine*' in 'cities' needs a number from 1 to 99 after the '*'."),
        ({"cities": ["mine*two", ""]}, "'mine*two' in 'cities' needs a number from 1 to 99 after the '*'."),
        ({"cities": ["mine*²", ""]}, "'mine*²' in 'cities' needs a number from 1 to 99 after the '*'."),
        ({"cities": ["mine*0", ""]}, "'mine*0' in 'cities' needs a number from 1 to 99 after the '*'."),
        ({"cities": ["mine*9999999999", ""]}, "'mine*9999999999' in 'cities' needs a number from 1 to 99"),
        ({"cities": ["mine*4", "mine*3"]}, "There are 7 of mine on the table; the box has 6 for 2 seats."),
        ({"cities": ["bakery*9", ""]}, "There are 9 of bakery on the table; the box has 8 for 2 seats."),
        ({"cities": ["stadium*2 bakery", ""]}, "Seat 0 owns 2 of stadium: too many."),
        ({"rules": ["beginner"], "cities": ["", "ranch*3"]}, "Seat 1 owns 3 of ranch: too many."),
        ({"cities": ["radio_tower*2", "bakery"]}, "Seat 0 has radio_tower more than once."),
        ({"cities": [ALL_LANDMARKS, ALL_LANDMARKS]}, "Only one city can have all landmarks."),
        ({"cities": ["", ""]}, "Nobody at this table can ever earn a coin"),
        ({"cities": ["cheese_factory", "mine cafe stadium"]}, "Nobody at this table can ever earn a coin"),
        ({"market": "train_station"}, "There is no card 'train_station'."),
        ({"market": "mine*7"}, "There are 7 of mine on the table"),
        ({"cities": ["bakery", ""], "market": "bakery*7"}, "There are 7 of bakery to build; the supply has 6."),
        (
            {"rules": ["limited_supply"], "market": "bakery*4", "deck": "bakery*3", "cities": ["wheat_field", ""]},
            "There are 7 of bakery to build; the supply has 6.",
        ),
        ({"deck": "mine"}, "There is a deck only with the rule 'limited_supply'."),
        ({"turn": 2}, "'turn' needs a whole number from 0 to 1, not 2."),
        ({"dice": [7, 0]}, "'dice' needs a whole number from 0 to 6, not 7."),
        ({"dice": [0, 3]}, "'dice' needs a first die from 1 to 6."),
        (
            {"dice": [0, 0], "agenda": [{"step": "build"}]},
            "The step 'build' comes after a roll, but 'dice' says that nobody has rolled.",
        ),
        ({"rules": "beginner"}, "'rules' needs a list of names, not 'beginner'."),
        ({"rules": [1]}, "'rules' needs a list of names, not [1]."),
        ({"rng": 5}, "'rng' needs a list of 2"),
        ({"rng": [-1, 0]}, "'rng' needs a whole number from 0 to"),
        ({"seed": -1}, "'seed' needs a whole number from 0 to"),
        ({"crown": 1}, "There is no field 'crown'."),
    ],
)
def test_a_wrong_field_is_refused_with_what_is_wrong(change: dict[str, object], answer: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        load(change)

    assert str(refusal.value).startswith(answer)


@pytest.mark.parametrize(
    ("agenda", "answer"),
    [
        ({}, "'agenda' needs a list of steps, the next one first, not {}."),
        ([], "The agenda of a game is empty when one city has all landmarks, and only then."),
        (["build"], "A step is an object with a field 'step' that names it, not 'build'."),
        ([{"seat": 1}], "A step is an object with a field 'step' that names it, not {'seat': 1}."),
        ([{"step": "dance"}], "There is no step 'dance'. Known: begin_turn, choose_dice,"),
        ([{"step": "build", "price": 3}], "There is no field of the step 'build' 'price'. Known: seat, again."),
        ([{"step": "build", "seat": "first"}], "The field 'seat' must be a whole number, not 'first'."),
        ([{"step": "build", "seat": [0]}], "The field 'seat' must be a whole number, not [0]."),
        ([{"step": "begin_turn", "seat": 2}], "A step names seat 2; the seats are 0 to 1."),
        ([{"step": "begin_turn", "seat": -1}], "A step names seat -1; the seats are 0 to 1."),
        ([{"step": "build", "seat": 1}], "The step 'build' is of seat 1, but seat 0 is on turn."),
        ([{"step": "choose_rival"}], "The last step of 'agenda' must be one of begin_turn, choose_dice,"),
        ([{"step": "build"}, {"step": "build"}], "Only the last step of 'agenda' may be 'build'."),
        ([{"step": "activate", "card": "castle"}, {"step": "build"}], "There is no card 'castle'."),
        ([{"step": "activate", "card": 12}, {"step": "build"}], "The field 'card' must be a name, not 12."),
        ([{"step": "activate", "card": "stadium"}, {"step": "build"}], "Seat 0 has no stadium to activate."),
        ([{"step": "activate", "card": "bakery"}, {"step": "build"}], "Seat 0 has no bakery to activate."),
        ([{"step": "activate", "card": "radio_tower"}, {"step": "build"}], "Seat 0 has no radio_tower to activate."),
        ([{"step": "demand_exchange", "card": "mine"}, {"step": "build"}], "Seat 0 has no mine to exchange."),
        (
            [{"step": "demand_exchange", "card": "tv_station"}, {"step": "build"}],
            "Seat 0 has no tv_station to exchange.",
        ),
        ([{"step": "demand_exchange", "card": "bakery"}, {"step": "build"}], "There is nothing to choose"),
    ],
)
def test_a_wrong_agenda_is_refused_with_what_is_wrong(agenda: object, answer: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        load({"cities": ["bakery tv_station", ""], "agenda": agenda})

    assert str(refusal.value).startswith(answer)


def test_a_game_that_is_won_has_nothing_left_to_do() -> None:
    with pytest.raises(BadPosition, match="The agenda of a game is empty when one city has all landmarks"):
        load({"cities": ["", ALL_LANDMARKS], "agenda": [{"step": "build"}]})


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadRules, match=f"machikoro is for 2 to 4 seats, not {seats}."):
        load({"seats": seats})


def test_unknown_rules_are_refused() -> None:
    with pytest.raises(BadRules, match="There is no rule of machikoro 'harbour'"):
        load({"rules": ["harbour"]})


def test_a_position_without_a_game_is_refused() -> None:
    with pytest.raises(BadPosition, match="A position needs a field 'game'"):
        twocities.load_position({"seats": 2})


def test_a_position_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadRules, match="There is no game 'chess'"):
        twocities.load_position({"game": "chess"})

import pytest

from tests.machikoro.tables import start, table
from tests.tables import play
from twocities import SPECTATOR
from twocities.core.game import Game
from twocities.core.rng import Rng
from twocities.machikoro.game import MachiKoro


def table_with_deck(deck: str) -> MachiKoro:
    """Set a table with a face-down deck."""
    return table("", "", rules=["limited_supply"], market="mine cafe*2", deck=deck)


def test_everybody_sees_coins_cities_and_market() -> None:
    game = table("mine", "cafe*2", coins=[3, 7], market="ranch*2")

    facts = game.view(SPECTATOR).to_dict()

    assert facts["coins"] == [3, 7]
    assert facts["cities"] == ["mine train_station", "cafe*2 train_station"]
    assert facts["market"] == "ranch*2"


def test_everybody_sees_whose_turn_it_is_and_the_dice() -> None:
    game = table("", "radio_tower", dice=[2, 5], turn=1)
    play(game, "roll 2")

    facts = game.view(0).to_dict()

    assert facts["turn"] == 1
    assert facts["dice"] == [2, 5]


def test_one_die_is_shown_as_one() -> None:
    game = table("radio_tower", "", dice=[4])
    play(game, "roll 1")

    assert game.view(0).to_dict()["dice"] == [4, 0]


def test_the_seat_that_is_asked_sees_its_options() -> None:
    game = table("radio_tower", "", dice=[4])
    play(game, "roll 1")

    facts = game.view(0).to_dict()

    assert [facts["asked"], facts["topic"], facts["options"]] == [0, "reroll", ["keep", "reroll"]]


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_others_see_only_who_is_asked(viewer: int) -> None:
    game = table("radio_tower", "", dice=[4])
    play(game, "roll 1")

    facts = game.view(viewer).to_dict()

    assert [facts["asked"], facts["topic"], facts["options"]] == [0, None, []]


def test_a_question_says_what_it_is_about() -> None:
    game = table("business_center wheat_field", "mine", dice=[6])
    play(game, "roll 1")
    assert game.view(0).to_dict()["about"] == {"card": "business_center"}

    play(game, "offer wheat_field")

    assert game.view(0).to_dict()["about"] == {"card": "wheat_field"}


def test_a_question_about_nothing_in_particular_says_so() -> None:
    assert table("", "").view(0).to_dict()["about"] == {}


def test_the_rules_and_seats_of_the_table_are_seen() -> None:
    facts = start(3, ["beginner", "limited_supply"]).view(2).to_dict()

    assert facts["game"] == "machikoro"
    assert facts["rules"] == ["base", "beginner", "limited_supply"]
    assert facts["seats"] == 3
    assert facts["viewer"] == 2


def test_what_is_still_to_be_done_is_seen() -> None:
    game = table("tv_station business_center bakery", "mine", coins=[0, 9], dice=[6])
    play(game, "roll 1")

    assert game.view(1).to_dict()["agenda"] == [
        {"step": "choose_rival", "seat": 0},
        {"step": "activate", "seat": 0, "card": "business_center"},
        {"step": "build", "seat": 0, "again": 0},
    ]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_nobody_sees_the_order_of_the_deck(viewer: int) -> None:
    game = table_with_deck("ranch stadium ranch")
    other = table_with_deck("stadium ranch ranch")

    assert game.view(viewer).to_dict() == other.view(viewer).to_dict()


def test_everybody_can_count_what_is_left_in_the_deck() -> None:
    game = table_with_deck("ranch stadium ranch")

    assert game.view(SPECTATOR).to_dict()["face_down"] == "ranch*2 stadium"


def test_when_the_game_is_over_nobody_is_asked() -> None:
    game = table("shopping_mall radio_tower", "", coins=[16, 0], dice=[5])
    play(game, "roll 1", "keep", "build amusement_park")

    facts = game.view(0).to_dict()

    assert [facts["asked"], facts["topic"], facts["options"], facts["agenda"]] == [SPECTATOR, None, [], []]


def test_a_view_does_not_change_with_the_game() -> None:
    game = table("wheat_field", "", dice=[1])
    view = game.view(1)
    before = view.to_dict()

    play(game, "roll 1", "build ranch")

    assert view.to_dict() == before


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_view_holds_neither_the_game_nor_its_dice(viewer: int) -> None:
    view = start(2, ["limited_supply"]).view(viewer)

    assert [name for name in dir(view) if isinstance(getattr(view, name), Game | Rng)] == []


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_every_event_looks_the_same_to_everybody(viewer: int) -> None:
    game = table("stadium tv_station business_center bakery", "mine", coins=[16, 9], dice=[6])
    events = play(game, "roll 1", "collect 1", "offer bakery", "demand 1 mine", "build shopping_mall")

    assert [event.view(viewer) for event in events] == events


def test_only_dice_and_turned_up_cards_reveal_something() -> None:
    game = table("wheat_field", "", dice=[1, 6], rules=["limited_supply"], market="ranch", deck="mine cafe")
    events = play(game, "roll 1", "build ranch", "roll 1")

    assert {event.name for event in events if event.reveals()} == {"dice-rolled", "card-turned-up"}

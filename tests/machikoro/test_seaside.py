"""What a box needs that is no part of the package: cards and data. The base game beside it stays as it is."""

import pytest

from tests.invariants import check_loading, watch_random_game
from tests.machikoro.ledger import bookkeeper
from tests.machikoro.seaside import FAMILY, SEASIDE
from tests.machikoro.tables import start
from tests.tables import asked, names, options, play
from twocities import BadPosition, BadRules
from twocities.bots import make_bot, play_match
from twocities.core.rng import seeded
from twocities.machikoro.boxes import Box
from twocities.machikoro.cards import Landmark
from twocities.machikoro.catalog import ALL_CARDS, BASE_BOX
from twocities.machikoro.family import MachiKoroFamily
from twocities.machikoro.game import MachiKoro

ALL_BUT_PIER = "town_hall train_station shopping_mall amusement_park radio_tower"


def load(*cities: str, **fields: object) -> MachiKoro:
    """Set a table of the seaside; every city has its town hall."""
    written = [f"{city} town_hall" for city in cities]
    return FAMILY.load_position({"seats": len(cities), "rules": ["seaside"], "cities": written, **fields})


def rolled(*cities: str, dice: list[int], **fields: object) -> MachiKoro:
    """Set a table of the seaside and let seat 0 roll."""
    game = load(*[f"{city} train_station" for city in cities], coming_dice=[dice], **fields)
    play(game, f"roll {len(dice)}")
    return game


@pytest.mark.parametrize("variants", [[], ["limited_supply"], ["beginner", "random_start"]], ids=" ".join)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(2))
def test_random_games_keep_the_invariants_at_every_decision(seats: int, variants: list[str], seed: int) -> None:
    rules = ["seaside", *variants]

    watch_random_game(FAMILY, seats, rules, seed, bookkeeper(FAMILY, seats, rules))


@pytest.mark.parametrize("level", ["apprentice", "journeyman", "master@8i", "grandmaster@8i"])
def test_bots_play_with_cards_that_they_have_never_heard_of(level: str) -> None:
    game = FAMILY.new_game(3, ["seaside"], seed=5)

    scores = play_match(game, [make_bot(level) for _ in range(3)], seeded(1))

    assert max(score.total for score in scores) == 6


def test_a_bot_answers_the_question_of_a_new_card_by_what_comes_of_it() -> None:
    game = rolled("pier trawler*3", "", dice=[6, 6])
    decision = asked(game)

    action = make_bot("journeyman").choose(game.view(0), decision, seeded(1))

    assert game.notation(action) in ("add_two", "pass")
    near = rolled("pier trawler*3", "", dice=[5, 5])
    assert near.notation(make_bot("journeyman").choose(near.view(0), asked(near), seeded(1))) == "add_two"


def test_a_landmark_that_stands_from_the_start_counts_for_everybody() -> None:
    game = FAMILY.new_game(2, ["seaside"], seed=1)

    assert [score.total for score in game.scores()] == [1, 1]
    assert "build town_hall" not in options(game)


def test_all_landmarks_of_all_boxes_win() -> None:
    game = rolled("shopping_mall amusement_park radio_tower", "", dice=[1, 3], coins=[2, 0])

    play(game, "keep", "build pier")

    assert game.decision is None
    assert names(game.events)[-1] == "game-won"


def test_a_card_asks_between_the_roll_and_the_payments() -> None:
    game = rolled("pier mine", "", dice=[6, 4], coins=[0, 0])

    assert options(game) == ["add_two", "pass"]
    assert game.coins == [0, 0]


def test_it_does_not_ask_after_a_small_roll() -> None:
    game = rolled("pier wheat_field", "", dice=[1])

    assert asked(game).topic == FAMILY.catalog.topic("building")


def test_a_raised_roll_activates_what_two_dice_cannot() -> None:
    game = rolled("pier trawler*2", "pier trawler", dice=[6, 6], coins=[0, 0])

    events = play(game, "add_two")

    assert names(events)[:3] == ["roll-raised", "coins-earned", "coins-earned"]
    assert game.coins == [16, 8]
    assert game.view(0).to_dict()["added"] == 2


def test_a_roll_that_is_left_alone_counts_as_it_fell() -> None:
    game = rolled("pier trawler", "", dice=[5, 6], coins=[0, 3])

    events = play(game, "pass")

    assert "coins-earned" not in names(events)


def test_the_next_roll_counts_as_it_falls() -> None:
    game = rolled("pier trawler", "", dice=[6, 6], coins=[0, 0])

    play(game, "add_two", "pass", "roll 1")

    assert game.view(0).to_dict()["added"] == 0


def test_an_establishment_that_needs_a_landmark_does_not_pay_without() -> None:
    game = rolled("trawler", "pier trawler", dice=[6, 6], coins=[0, 0])

    assert game.coins == [0, 8]


def test_an_establishment_that_needs_a_landmark_is_not_built_without() -> None:
    without = rolled("wheat_field", "", dice=[6], coins=[9, 0])
    with_it = rolled("wheat_field pier", "", dice=[6], coins=[9, 0])

    assert "build trawler" not in options(without)
    assert "build trawler" in options(with_it)
    assert {each.card: each.reason for each in FAMILY.obstacles(without)}["trawler"] == "locked"


def test_an_establishment_may_close_after_it_has_paid() -> None:
    game = rolled("smokehouse", "", dice=[4], coins=[0, 0])

    assert game.coins == [7, 0]
    assert names(game.events)[-2:] == ["coins-earned", "card-closed"]
    assert game.view(1).to_dict()["closed"] == ["smokehouse", ""]


def test_a_closed_establishment_opens_instead_of_paying() -> None:
    game = rolled("smokehouse", "", dice=[5], coins=[3, 0], closed=["smokehouse", ""])

    assert game.coins == [3, 0]
    assert names(game.events)[-1] == "card-reopened"
    assert game.view(1).to_dict()["closed"] == ["", ""]


def test_the_last_closed_copy_opens_when_it_changes_hands() -> None:
    game = rolled("business_center bakery", "smokehouse", dice=[6], closed=["", "smokehouse"])

    play(game, "offer bakery", "demand 1 smokehouse")

    assert game.view(1).to_dict()["closed"] == ["", ""]


def test_a_new_landmark_adds_to_old_establishments() -> None:
    game = rolled("", "cafe", dice=[3], coins=[5, 0])

    assert game.coins == [3, 2]


def test_new_establishments_may_be_exchanged() -> None:
    game = rolled("business_center bakery", "trawler", dice=[6])

    play(game, "offer bakery", "demand 1 trawler")

    assert game.view(0).to_dict()["cities"] == [
        "business_center train_station trawler town_hall",
        "bakery train_station town_hall",
    ]


def test_a_position_holds_what_new_cards_have_done() -> None:
    game = rolled("pier smokehouse", "pier", dice=[6, 6], closed=["smokehouse", ""], coins=[8, 9])

    assert game.position()["closed"] == ["smokehouse", ""]
    check_loading(game, family=FAMILY)
    play(game, "add_two")
    assert game.position()["added"] == 2
    check_loading(game, family=FAMILY)


def test_five_play_only_with_a_box_for_five() -> None:
    assert FAMILY.new_game(5, ["seaside"], seed=1).seats == 5
    with pytest.raises(BadRules, match="These boxes are for 2 to 4 seats, not 5"):
        FAMILY.new_game(5, [], seed=1)
    with pytest.raises(BadRules, match="machikoro is for 2 to 5 seats, not 6"):
        FAMILY.new_game(6, ["seaside"], seed=1)


@pytest.mark.parametrize(
    ("fields", "answer"),
    [
        ({"rules": []}, "Seat 0 has town_hall, which is in none of the boxes of this table."),
        ({"cities": ["bakery", "town_hall"]}, "Seat 0 has no town_hall, which stands in every city from the start."),
        ({"closed": ["mine", ""]}, "Seat 0 has no mine that could be closed."),
        ({"closed": ["town_hall", ""]}, "Seat 0 has no town_hall that could be closed."),
        ({"agenda": [{"step": "offer_two", "seat": 0}]}, "The last step of 'agenda' must be one of begin_turn,"),
    ],
)
def test_a_position_that_cannot_be_is_refused(fields: dict[str, object], answer: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        load("bakery", "", **fields)

    assert str(refusal.value).startswith(answer)


def test_a_table_without_the_box_goes_as_ever() -> None:
    game, base = FAMILY.new_game(4, [], seed=3), start(4, seed=3)
    rng = seeded(1)
    while base.decision is not None:
        assert options(game) == options(base)
        move = options(base)[rng.below(len(options(base)))]
        play(game, move)
        play(base, move)

    assert game.position() == base.position()


def test_the_rule_of_a_box_is_known_by_its_name() -> None:
    assert FAMILY.rule_names == ["base", "limited_supply", "beginner", "random_start", "asks_roll", "seaside"]


@pytest.mark.parametrize(
    ("card", "answer"),
    [
        (Landmark(len(ALL_CARDS) + 1, 3, name="castle"), "castle has the id 20; in these boxes it is card 19."),
        (Landmark(len(ALL_CARDS), 3, name="mine"), "Two cards have the same name."),
    ],
)
def test_a_box_that_does_not_fit_is_refused(card: Landmark, answer: str) -> None:
    with pytest.raises(ValueError, match=answer):
        MachiKoroFamily([BASE_BOX, Box("wrong", [card], most_seats=4)])


def test_a_box_for_a_crowd_is_refused() -> None:
    with pytest.raises(ValueError, match="at most 62 cards and 8 seats"):
        MachiKoroFamily([BASE_BOX, Box("crowd", SEASIDE.cards, most_seats=9)])

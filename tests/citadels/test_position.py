from typing import Any

import pytest

import twocities
from tests.citadels.moments import SETTINGS, moment
from tests.citadels.tables import FIRST_CAST, bottom, city, draft, hand, start, table
from tests.invariants import check_loading
from tests.tables import asked, options, play
from twocities.citadels.game import Citadels
from twocities.citadels.ids import DISTRICT_NAMES
from twocities.citadels.phases.end import EndGame
from twocities.citadels.step_registry import STEPS

PACKETS = {
    2: "thief magician king bishop merchant architect warlord",
    3: "thief magician king bishop merchant architect warlord artist",
    4: "thief king bishop merchant warlord",
    7: "thief magician king bishop merchant architect warlord",
    8: "thief magician king bishop merchant architect warlord artist",
}
FACE_UP = {4: "magician architect"}


def after_picks(seats: int, picks: int) -> Citadels:
    """Play some questions of a draft, the first option each time."""
    game = draft(0, PACKETS[seats], [""] * seats, face_up=FACE_UP.get(seats, ""), face_down="assassin")
    for _ in range(picks):
        play(game, options(game)[0])
    return game


def load(**fields: Any) -> Citadels:
    """Load a position of Citadels that says only this."""
    game = twocities.load_position({"game": "citadels", **fields})
    assert isinstance(game, Citadels)
    return game


@pytest.mark.parametrize("step", SETTINGS)
def test_every_question_can_be_written_down_and_read_back(step: str) -> None:
    game = moment(step)

    assert game.agenda[-1].name == step
    assert check_loading(game).view(asked(game).seat).to_dict() == game.view(asked(game).seat).to_dict()


def test_there_is_a_moment_for_every_step_that_asks() -> None:
    asking = [step.name for step in STEPS if "ask" in vars(step)]

    assert sorted(asking) == sorted(SETTINGS)


@pytest.mark.parametrize(
    ("seats", "picks"),
    [
        *[(2, picks) for picks in range(6)],
        *[(3, picks) for picks in range(6)],
        *[(4, picks) for picks in range(4)],
        *[(7, picks) for picks in range(7)],
        *[(8, picks) for picks in range(8)],
    ],
)
def test_every_stage_of_a_draft_can_be_written_down_and_read_back(seats: int, picks: int) -> None:
    game = after_picks(seats, picks)

    assert game.agenda[-1].name == "draft"
    check_loading(game)


@pytest.mark.parametrize(("rank", "character"), list(enumerate(FIRST_CAST, start=1)))
def test_any_rank_can_be_called_next(rank: int, character: str) -> None:
    game = table(call=rank, characters=["", character])

    assert [event.to_dict() for event in game.events][:1] == [{"seat": 0, "rank": rank}]
    assert asked(game).seat == 1
    check_loading(game)


def test_a_position_says_who_has_already_played() -> None:
    game = load(
        seats=4,
        rules=["first_game"],
        characters=["thief", "king", "merchant", "warlord"],
        revealed=["thief", "king", "merchant"],
        acted={"thief": 0, "king": 1, "merchant": 2},
        agenda=[{"step": "turn", "seat": 2, "acting": "merchant"}, {"step": "call_rank", "rank": 7}],
    )

    assert game.view(3).to_dict()["characters"] == ["thief", "king", "merchant", "warlord"]
    assert game.view(3).to_dict()["acted"] == {"thief": 0, "king": 1, "merchant": 2}
    assert [asked(game).seat, game.called] == [2, 6]


def test_a_position_says_what_was_done_in_the_turn() -> None:
    game = table(
        "architect",
        hands=["manor tavern castle"],
        gold=[9],
        gathered=1,
        used=["extra"],
        builds=2,
        paid_builds=2,
        spent=5,
    )

    assert options(game) == ["build manor", "build castle", "build tavern", "end"]
    play(game, "build manor")
    assert options(game) == ["end"]
    assert game.spent == 8


def test_a_position_says_which_markers_are_real() -> None:
    marks = [["warrant", "king", 1], ["signed_warrant", "bishop", 1], ["warrant", "merchant", 1]]
    game = table("thief", seats=4, cast="magistrate", marks=marks)

    assert game.position()["marks"] == marks
    assert game.view(1).to_dict()["marks"] == [
        ["warrant", "king", 1],
        ["warrant", "merchant", 1],
        ["signed_warrant", "bishop", 1],
    ]


def test_a_position_has_tucked_beautified_and_duplicate_districts() -> None:
    game = table("merchant", cities=["quarry manor manor+ museum+"], tucked={"museum": "tavern*2"})

    assert city(game, 0) == "quarry manor manor+ museum+"
    assert game.position()["tucked"] == {"museum": "tavern*2"}
    check_loading(game)


def test_a_position_has_the_deck_from_the_top() -> None:
    game = table("merchant", deck="manor tavern castle*2")

    play(game, "cards", "keep tavern")

    assert hand(game, 0) == ["tavern"]
    assert bottom(game, 3) == ["manor", "castle", "castle"]
    assert game.position()["deck"] == "castle*2 manor"


def test_a_position_can_be_the_end_of_a_round() -> None:
    game = table(seats=4, agenda=[{"step": "end_round"}], round=4, crown=2)

    assert [game.round, asked(game).seat, options(game)[0].split()[0]] == [5, 2, "pick"]


def test_a_position_can_be_the_end_of_a_game() -> None:
    game = table(seats=4, agenda=[], first=1, cities=["", "manor"])

    assert game.decision is None
    assert game.scores()[1].points == [3, 4]
    check_loading(game)


def test_a_game_of_much_gold_can_be_written_down() -> None:
    check_loading(table("merchant", gold=[4321, 0], cast="tax_collector", seats=4, gold_on={"tax_collector": 1234}))


def test_a_position_reads_like_a_table() -> None:
    game = table(
        "merchant",
        seats=4,
        hands=["manor*2 tavern"],
        cities=["castle", "market+"],
        gold=[5, 1],
        deck="palace harbor",
        characters=["merchant", "king", "thief"],
        face_up="architect",
        round=3,
        crown=1,
        gathered=1,
    )

    assert {**game.position(), "rules": [], "rng": []} == {
        "game": "citadels",
        "rules": [],
        "seats": 4,
        "cast": FIRST_CAST,
        "next_cast": FIRST_CAST,
        "gold": [5, 1, 0, 0],
        "hands": ["manor*2 tavern", "", "", ""],
        "cities": ["castle", "market+", "", ""],
        "known_cards": [],
        "known_holders": [""] * 4,
        "top_card": None,
        "deck": "palace harbor",
        "tucked": {},
        "site": "",
        "drawn": "",
        "fair": "",
        "notes": {},
        "guest": None,
        "joined": None,
        "gold_on": {},
        "marks": [],
        "characters": ["merchant", "king", "thief", ""],
        "acted": {"merchant": 0},
        "revealed": ["merchant"],
        "packet": "",
        "face_up": "architect",
        "face_down": "assassin magician bishop warlord",
        "offered": [""] * 8,
        "put_away": [""] * 4,
        "blind": [],
        "declared": {},
        "crown": 1,
        "opener": 1,
        "round": 3,
        "called": 6,
        "goal": 7,
        "first": None,
        "early": [],
        "gathered": 1,
        "used": [],
        "builds": 0,
        "built": "",
        "paid_builds": 0,
        "spent": 0,
        "agenda": [{"step": "turn", "seat": 0, "acting": "merchant"}, {"step": "call_rank", "rank": 7}],
        "rng": [],
    }


def test_an_empty_position_is_the_first_draft_of_two() -> None:
    game = load()

    assert [game.seats, game.round, options(game)[0].split()[0]] == [2, 1, "pick"]
    assert game.rules.names == start(2).rules.names


def test_dots_under_a_deck_stand_for_the_rest_of_the_box() -> None:
    game = table("merchant", hands=["manor castle"], deck="temple palace*2 ...")
    other = table("merchant", hands=["manor castle"], deck="temple palace*2 ...", seed=5)

    assert len(game.deck) == 68 - 2
    assert [DISTRICT_NAMES[card] for card in game.deck[::-1][:3]] == ["temple", "palace", "palace"]
    assert game.deck[-3:] == other.deck[-3:]
    assert game.deck != other.deck
    assert sorted(game.deck) == sorted(other.deck)


def test_dots_alone_are_the_whole_rest_as_if_the_deck_was_left_out() -> None:
    assert table("merchant", deck="...").deck == table("merchant").deck


def test_a_deck_that_is_left_out_is_the_rest_of_the_box() -> None:
    game = table("merchant", hands=["manor*5", "tavern"], cities=["keep"])

    assert len(game.deck) == 68 - 7
    assert "manor" not in bottom(game, 61)


def test_characters_that_are_left_out_lie_face_down() -> None:
    game = table("merchant", seats=4, characters=["merchant", "king"], face_up="thief")

    assert game.position()["face_down"] == "assassin magician bishop architect warlord"


def test_a_call_that_is_left_out_follows_from_what_is_still_to_be_done() -> None:
    game = load(rules=["first_game"], characters=["", "king"], agenda=[{"step": "call_rank", "rank": 3}])

    assert [game.called, asked(game).seat] == [4, 1]


def test_a_position_may_give_a_seed_instead_of_a_generator() -> None:
    assert load(seed=7).position() == load(seed=7).position()
    assert load(seed=7).deck != load(seed=8).deck


def test_the_cast_of_a_position_may_differ_from_the_cast_at_the_start() -> None:
    game = load(
        seats=4,
        rules=["first_game"],
        cast=["witch", *FIRST_CAST[1:]],
        characters=["witch", "", "", ""],
        agenda=[{"step": "call_rank", "rank": 1}],
    )

    assert asked(game).seat == 0
    assert game.position()["rules"] == start(4).rules.names
    check_loading(game)


def test_the_end_of_a_game_is_the_only_step_that_does_nothing_more() -> None:
    game = table(seats=4, agenda=[{"step": EndGame.name}], first=0, cities=["manor"])

    assert [event.name for event in game.events] == ["game-ended"]
    assert game.decision is None

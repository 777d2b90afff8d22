"""What is not on offer is refused with the reason, whatever the verb."""

import re
from functools import cache
from typing import Any

import pytest

from tests.citadels.editions_played import RANDOM_TABLES
from tests.citadels.tables import classic_table, dark_city_table, metropole_table, table
from tests.refusals import moments, reasons
from tests.tables import play, reason
from twocities.citadels.actions import VOCABULARY
from twocities.citadels.family import CITADELS
from twocities.citadels.ids import MANOR
from twocities.core.actions import Verb
from twocities.core.game import Game

KNOWN = [
    # What is asked, and who acts
    r"seat \d is asked [\w ]+, which '\w+' does not answer",
    r"seat \d is asked [\w ]+, and (seat \d, |gold )?[\w+]+ is not among the answers",
    r"the table has no seat \d",
    r"seat \d cannot choose itself",
    r"only the \w+( or the \w+)* may '\w+', and seat \d acts as the \w+",
    r"no character of this game may '\w+'",
    r"its guest, the \w+, has to do that",
    # The turn
    r"that has been done in this turn",
    r"seat \d has gathered in this turn",
    r"seat \d has to gather first",
    r"the \w+ has to gather before anything else",
    r"the \w+ has to act first",
    r"that comes when the turn ends",
    r"that comes at the end of the round",
    r"the \w+ has no income",
    r"the city of seat \d has no \w+ district",
    # Gold and cards
    r"it costs \d+ gold and seat \d has \d+",
    r"it costs \d+, and seat \d has \d+ gold and could give \d+ of its cards",
    r"it takes a loan of \d+ gold, a card for each, and seat \d could give \d+ of its cards",
    r"it takes a loan of \d+ gold, and seat \d has \d+",
    r"seat \d has only \d+ gold",
    r"seat \d has enough gold for it",
    r"seat \d has no (gold|cards)",
    r"the deck is empty",
    r"the hand of seat \d is empty",
    r"\w+ is not in the hand of seat \d",
    r"no card has been (exchanged|paid) yet",
    # Building and cities
    r"seat \d may build no more than \d in this turn",
    r"the \w+ does not build",
    r"the rule of the \w+ forbids it",
    r"the \w+ is not paid with cards",
    r"seat \d can destroy no district to pay for the \w+",
    r"only a district that costs 2 at most and may stand there is built for nothing",
    r"the city of seat \d has (a|no) \w+\+?",
    r"the city of seat \d has no \w+ that is not beautified",
    r"the city of seat \d is (complete|protected)",
    r"the \w+\+? of seat \d is shielded",
    r"rank 8 cannot use its ability on the \w+\+?",
    r"the \w+\+? costs more than 3",
    r"nothing may be demanded for the \w+\+?",
    r"it cannot destroy the \w+\+? of seat \d",
    r"the \w+ cannot be used now",
    r"no district can be destroyed with it",
    r"no district lets seat \d do that",
    r"its guest has nothing to do now",
    r"seat \d may not build in this turn",
    # Characters
    r"the \w+ is not in the game",
    r"the \w+ has been called",
    r"the \w+ is (killed|bewitched)",
    r"the \w+ has rank 1",
    r"that is the own character",
    r"a (warrant|threat) lies on the \w+",
    r"the warrant is not the signed one",
    r"the city of seat \d may not have the \w+",
    r"seat \d does not have rank \d",
    r"seat \d has the crown",
    r"seat \d is not the richest",
    r"nobody (else has cards|has more gold than seat \d|is richer than all others)",
    r"rank 4 has not been revealed",
    r"seat \d does not sit next to rank 4",
    r"no taxes lie there for it",
]


FIVE = "manor castle palace temple church"
WHOLE_CITY = f"{FIVE} monastery cathedral"


@cache
def games() -> list[Game]:
    """Keep moments of every question that random games ask."""
    return moments(CITADELS, RANDOM_TABLES)


@pytest.mark.parametrize("verb", VOCABULARY.verbs, ids=lambda verb: verb.name)
def test_every_refusal_of_a_verb_has_a_reason(verb: Verb) -> None:
    found = reasons(CITADELS, games(), verb)

    assert len(found) > len(games()) // 2
    assert [each for each in found if not any(re.fullmatch(rf"{known}\.", each) for known in KNOWN)] == []


def why(game: Game, move: str) -> str:
    """Ask why a move in notation is refused."""
    return reason(game, game.parse(move))


@pytest.mark.parametrize(
    ("fields", "move", "expected"),
    [
        ({"hands": ["temple"], "gold": [0], "gathered": 1}, "build temple", "it costs 1 gold and seat 0 has 0."),
        ({"hands": ["temple"], "gold": [9]}, "build temple", "seat 0 has to gather first."),
        ({"hands": ["manor"], "gold": [9]}, "build temple", "temple is not in the hand of seat 0."),
        ({"hands": ["temple"], "gold": [9], "cities": ["temple"]}, "build temple", "the city of seat 0 has a temple."),
        (
            {"hands": ["temple"], "gold": [9], "gathered": 1, "builds": 1},
            "build temple",
            "seat 0 may build no more than 1 in this turn.",
        ),
        ({"hands": ["temple"], "gold": [9]}, "borrow 1 temple", "no character of this game may 'borrow'."),
        ({}, "kill king", "only the assassin may 'kill', and seat 0 acts as the merchant."),
        ({}, "rob king", "only the thief may 'rob', and seat 0 acts as the merchant."),
        ({"used": ["extra"]}, "extra_gold", "that has been done in this turn."),
        ({}, "income", "the city of seat 0 has no trade district."),
        ({}, "end", "seat 0 has to gather first."),
        ({"gathered": 1}, "gold", "seat 0 has gathered in this turn."),
        ({"deck": ""}, "cards", "the deck is empty."),
        ({}, "use smithy", "the city of seat 0 has no smithy."),
        ({"cities": ["smithy"], "gold": [1]}, "use smithy", "seat 0 has only 1 gold."),
        ({"cities": ["laboratory"]}, "use laboratory", "the hand of seat 0 is empty."),
        (
            {"cities": ["laboratory"], "used": ["laboratory"], "hands": ["manor"]},
            "use laboratory",
            "that has been done in this turn.",
        ),
        ({}, "keep temple", "seat 0 is asked what to do in its turn, which 'keep' does not answer."),
        ({}, "destroy 5 manor", "the table has no seat 5."),
    ],
)
def test_a_merchant_is_told_why(fields: dict[str, Any], move: str, expected: str) -> None:
    assert why(table("merchant", **fields), move) == expected


@pytest.mark.parametrize(
    ("acting", "fields", "move", "expected"),
    [
        ("assassin", {}, "kill queen", "the queen is not in the game."),
        ("assassin", {}, "kill assassin", "that is the own character."),
        ("thief", {}, "rob assassin", "the assassin has rank 1."),
        ("thief", {"marks": [["killed", "king", 1]]}, "rob king", "the king is killed."),
        ("emperor", {"gathered": 1, "seats": 3}, "end", "the emperor has to act first."),
        ("emperor", {"crown": 1, "seats": 3}, "crown 1", "seat 1 has the crown."),
        ("emperor", {"crown": 1, "seats": 3}, "crown 0", "seat 0 cannot choose itself."),
        ("wizard", {}, "look 1", "the hand of seat 1 is empty."),
        ("navigator", {"hands": ["manor"], "gold": [9], "gathered": 1}, "build manor", "the navigator does not build."),
        ("witch", {"hands": ["manor"]}, "build manor", "the witch has to gather before anything else."),
        ("abbot", {"gold": [1, 3, 4], "seats": 3}, "tithe 1", "seat 1 is not the richest."),
        ("abbot", {"gold": [9, 3, 4], "seats": 3}, "tithe 2", "nobody has more gold than seat 0."),
        ("king", {}, "extra_gold", "only the merchant may 'extra_gold', and seat 0 acts as the king."),
        ("thief", {"marks": [["bewitched", "king", 1]]}, "rob king", "the king is bewitched."),
        ("magistrate", {}, "warrant queen", "the queen is not in the game."),
        ("seer", {"hands": ["manor"]}, "foresee", "nobody else has cards."),
        ("magician", {}, "redraw", "the hand of seat 0 is empty."),
        (
            "artist",
            {"gold": [2], "seats": 4},
            "beautify manor",
            "the city of seat 0 has no manor that is not beautified.",
        ),
        ("artist", {"gold": [0], "cities": ["manor"], "seats": 4}, "beautify manor", "seat 0 has only 0 gold."),
        ("tax_collector", {"seats": 4}, "collect", "no taxes lie there for it."),
        ("queen", {"seats": 5}, "extra_gold", "rank 4 has not been revealed."),
        ("queen", {"seats": 5, "marks": [["killed", "king", 1]]}, "extra_gold", "that comes at the end of the round."),
        ("diplomat", {"cities": ["manor", "manor"]}, "offer manor", "nothing may be demanded for the manor."),
        ("diplomat", {"cities": ["manor", "manor"]}, "offer palace", "the city of seat 0 has no palace."),
        (
            "king",
            {"hands": ["monument"], "gold": [9], "cities": [FIVE], "gathered": 1},
            "build monument",
            "the rule of the monument forbids it.",
        ),
        (
            "king",
            {"hands": ["thieves_den manor"], "gold": [1], "gathered": 1},
            "build_with_cards thieves_den",
            "it costs 6, and seat 0 has 1 gold and could give 1 of its cards.",
        ),
        ("king", {"hands": ["manor"], "gathered": 1}, "build_with_cards manor", "the manor is not paid with cards."),
        (
            "king",
            {"hands": ["manor"], "gathered": 1},
            "build_razing manor",
            "seat 0 can destroy no district to pay for the manor.",
        ),
        ("king", {"cities": ["armory"]}, "use armory", "no district can be destroyed with it."),
        ("king", {"cities": ["library"]}, "use library", "the library cannot be used now."),
        ("king", {}, "bewitch king", "seat 0 is asked what to do in its turn, which 'bewitch' does not answer."),
        (
            "cardinal",
            {"hands": ["palace manor"], "gold": [4, 0], "gathered": 1},
            "borrow 1 palace",
            "it takes a loan of 1 gold, and seat 1 has 0.",
        ),
        (
            "cardinal",
            {"hands": ["palace manor"], "gold": [1, 9], "gathered": 1},
            "borrow 1 palace",
            "it takes a loan of 4 gold, a card for each, and seat 0 could give 1 of its cards.",
        ),
        (
            "cardinal",
            {"hands": ["manor"], "gold": [4], "gathered": 1},
            "borrow 1 manor",
            "seat 0 has enough gold for it.",
        ),
        (
            "cardinal",
            {"hands": ["palace manor"], "gold": [4, 9], "gathered": 1, "used": ["loan"]},
            "borrow 1 palace",
            "that has been done in this turn.",
        ),
    ],
)
def test_each_character_says_what_only_it_knows(acting: str, fields: dict[str, Any], move: str, expected: str) -> None:
    assert why(table(acting, **fields), move) == expected


@pytest.mark.parametrize(
    ("fields", "move", "expected"),
    [
        ({"gold": [1], "cities": ["", "manor"]}, "destroy 1 manor", "it costs 2 gold and seat 0 has 1."),
        ({"cities": ["", "manor"]}, "destroy 1 castle", "the city of seat 1 has no castle."),
        ({"cities": ["", "manor"]}, "destroy 1 manor+", "the city of seat 1 has no manor+."),
        ({"cities": ["", WHOLE_CITY], "seats": 4, "first": 1}, "destroy 1 manor", "the city of seat 1 is complete."),
        ({"cities": ["", "keep"], "gold": [9]}, "destroy 1 keep", "rank 8 cannot use its ability on the keep."),
        ({"used": ["power"], "cities": ["", "temple"]}, "destroy 1 temple", "that has been done in this turn."),
        (
            {"marks": [["protected", "bishop", 1]], "cities": ["", "manor"], "gold": [9]},
            "destroy 1 manor",
            "the city of seat 1 is protected.",
        ),
    ],
)
def test_a_warlord_is_told_what_saves_a_district(fields: dict[str, Any], move: str, expected: str) -> None:
    assert why(table("warlord", **fields), move) == expected


def test_a_warlord_of_2000_destroys_when_the_turn_ends() -> None:
    game = classic_table("classic_warlord", gold=[9], cities=["", "manor"], gathered=1)
    assert why(game, "destroy 1 manor") == "that comes when the turn ends."

    play(game, "end")

    assert why(game, "destroy 1 castle") == "the city of seat 1 has no castle."


def test_a_shielded_district_says_so() -> None:
    game = metropole_table("warlord", gold=[9], cities=["", "manor red_dragon"], notes={"red_dragon": MANOR})

    assert why(game, "destroy 1 manor") == "the manor of seat 1 is shielded."


@pytest.mark.parametrize(
    ("acting", "fields", "move", "expected"),
    [
        ("dark_city_abbot", {"gold": [1, 3, 3]}, "tithe 1", "nobody is richer than all others."),
        ("dark_city_abbot", {"gold": [1, 3, 2]}, "tithe 2", "seat 2 is not the richest."),
        ("dark_city_emperor", {"crown": 1}, "crown 1", "seat 1 has the crown."),
        ("dark_city_diplomat", {"cities": ["manor", "docks"]}, "offer manor", "that comes when the turn ends."),
    ],
)
def test_each_character_of_the_dark_city_says_what_only_it_knows(
    acting: str, fields: dict[str, Any], move: str, expected: str
) -> None:
    assert why(dark_city_table(acting, seats=3, **fields), move) == expected


@pytest.mark.parametrize(
    ("cities", "gold", "move", "expected"),
    [
        (["manor", "manor"], 9, "seize 1 manor", "the city of seat 0 has a manor."),
        (["", "palace"], 9, "seize 1 palace", "the palace costs more than 3."),
        (["", "manor"], 2, "seize 1 manor", "it costs 3 gold and seat 0 has 2."),
    ],
)
def test_a_marshal_is_told_why_a_district_is_not_seized(cities: list[str], gold: int, move: str, expected: str) -> None:
    assert why(table("marshal", cities=cities, gold=[gold]), move) == expected


def test_a_diplomat_is_told_why_a_district_is_not_to_be_had() -> None:
    game = table("diplomat", gold=[9], cities=["manor docks", "docks castle", "manor"], seats=3)
    play(game, "offer manor")

    assert why(game, "demand 1 docks") == "the city of seat 0 has a docks."
    assert why(game, "demand 1 palace") == "the city of seat 1 has no palace."
    assert why(game, "demand 2 manor") == "the city of seat 2 has a manor."
    assert why(game, "demand 0 manor") == "seat 0 cannot choose itself."


def test_a_diplomat_of_the_dark_city_offers_what_it_has() -> None:
    cities = ["manor", "docks"]
    game = dark_city_table("dark_city_diplomat", gold=[9], cities=cities, gathered=1)
    play(game, "end")

    assert why(game, "offer docks") == "the city of seat 0 has no docks."


@pytest.mark.parametrize(("verb", "asked"), [("threaten", "blackmailer"), ("warrant", "magistrate")])
def test_a_second_marker_goes_elsewhere(verb: str, asked: str) -> None:
    game = table(asked)
    play(game, f"{verb} king")

    assert why(game, f"{verb} king") == f"a {verb.removesuffix('en')} lies on the king."


@pytest.mark.parametrize(
    ("gold", "hands", "move", "expected"),
    [
        ([0, 0], ["", "manor"], "take_gold", "seat 1 has no gold."),
        ([0, 1], ["", ""], "take_card", "seat 1 has no cards."),
    ],
)
def test_nothing_is_taken_from_a_new_holder_who_has_none(
    gold: list[int], hands: list[str], move: str, expected: str
) -> None:
    game = table("emperor", seats=3, crown=0, gold=gold, hands=hands)
    play(game, "crown 1")

    assert why(game, move) == expected


def test_an_armory_destroys_another_district() -> None:
    game = table("king", cities=["armory manor"])
    play(game, "use armory")

    assert why(game, "destroy 0 armory") == "it cannot destroy the armory of seat 0."
    assert why(game, "destroy 0 castle") == "the city of seat 0 has no castle."


def test_an_armory_of_a_complete_city_stays() -> None:
    game = table("king", seats=4, cities=[f"armory {FIVE} monastery"], first=0)

    assert why(game, "use armory") == "the city of seat 0 is complete."


def test_a_card_is_paid_before_the_rest_is() -> None:
    game = table("king", gold=[9], hands=["thieves_den manor tavern"], gathered=1)
    play(game, "build_with_cards thieves_den")

    assert why(game, "done") == "no card has been paid yet."
    assert why(game, "discard palace") == "palace is not in the hand of seat 0."


def test_only_a_labyrinth_lets_a_seat_pick_blind() -> None:
    game = CITADELS.new_game(4, [], 1)

    assert why(game, "pick_blind") == f"no district lets seat {game.crown} do that."


def test_a_garden_takes_no_dear_district() -> None:
    game = metropole_table("king", gold=[4], hands=["botanical_garden palace"], gathered=1)
    play(game, "build botanical_garden")

    assert why(game, "plant tavern") == "tavern is not in the hand of seat 0."
    assert why(game, "plant palace").startswith("only a district that costs 2 at most")


@pytest.mark.parametrize(
    ("acting", "move", "expected"),
    [
        ("navigator", "use clockwork", "seat 0 may not build in this turn."),
        ("king", "use consulate", "it has no guest."),
    ],
)
def test_districts_of_metropole_say_why_they_are_not_used(acting: str, move: str, expected: str) -> None:
    game = metropole_table(acting, cities=["consulate clockwork"], gathered=1)

    assert why(game, move) == expected


def test_a_guest_who_does_not_build_comes_before_anything_is_built() -> None:
    game = metropole_table(
        "king",
        gold=[9],
        hands=["manor"],
        cities=["consulate"],
        guest="navigator",
        gathered=1,
    )
    play(game, "build manor")

    assert why(game, "use consulate") == "its guest does not build, and something has been built."


def test_a_guest_without_powers_is_used_once() -> None:
    game = metropole_table("king", cities=["consulate"], guest="alchemist", gathered=1)
    play(game, "use consulate")

    assert why(game, "use consulate") == "its guest has nothing to do now."


def test_a_guest_kills_nobody_who_was_called() -> None:
    game = metropole_table("king", seats=4, cities=["consulate"], guest="assassin", cast="magistrate")
    play(game, "use consulate")

    assert why(game, "kill thief") == "the thief has been called."
    assert why(game, "income") == "the assassin has no income."


def test_a_guest_does_what_it_can_and_nothing_else() -> None:
    game = metropole_table("king", seats=4, cities=["consulate"], guest="merchant", cast="trader")
    play(game, "use consulate")

    assert why(game, "kill king") == "only the assassin may 'kill', and seat 0 acts as the merchant."
    assert why(game, "end") == "seat 0 is asked what its guest does, which 'end' does not answer."
    play(game, "extra_gold")

    assert why(game, "extra_gold") == "its guest, the merchant, has to do that."
    assert why(game, "use consulate") == "that has been done in this turn."


def test_the_seat_that_is_asked_is_named() -> None:
    warrant = ["warrant", "merchant", 1]
    game = table("merchant", seats=4, cast="magistrate", gold=[5], hands=["manor"], marks=[warrant], gathered=1)
    play(game, "build manor")

    assert why(game, "end") == "seat 1 is asked whether to confiscate a district, which 'end' does not answer."
    assert why(game, "confiscate") == "the warrant is not the signed one."


def test_a_district_that_the_magistrate_has_is_not_confiscated() -> None:
    signed = ["signed_warrant", "merchant", 1]
    game = table(
        "merchant",
        seats=4,
        cast="magistrate",
        gold=[5],
        hands=["manor"],
        cities=["", "manor"],
        marks=[signed],
        gathered=1,
    )
    play(game, "build manor")

    assert why(game, "confiscate") == "the city of seat 1 may not have the manor."


def test_a_redrawn_hand_is_not_done_before_a_card_is_given() -> None:
    game = table("magician", hands=["manor tavern"])
    play(game, "redraw")

    assert why(game, "done") == "no card has been exchanged yet."
    assert why(game, "discard temple") == "temple is not in the hand of seat 0."


def test_a_card_that_was_not_drawn_cannot_be_kept() -> None:
    game = table("merchant", deck="manor tavern")
    play(game, "cards")

    assert why(game, "keep temple") == "seat 0 is asked which card to keep, and temple is not among the answers."

"""A moment of a game for every step that can ask something."""

from typing import Any

from tests.citadels.tables import table
from tests.tables import play
from twocities.citadels.game import Citadels

PACKET = "thief magician king bishop merchant architect warlord"
KILLED = {"cast": "assassin", "marks": [["killed", "merchant", 1]]}

LAST_PICK = {
    "seats": 2,
    "cities": ["theater"],
    "characters": ["king bishop", "thief"],
    "packet": "architect warlord",
    "agenda": [{"step": "draft", "stage": 5}],
}

METROPOLE = "deluxe,metropole"


def built(district: str, hand: str = "") -> dict[str, Any]:
    """Set a table at which a district of Metropole can be built."""
    hands = [f"{district} {hand}"]
    return {
        "acting": "merchant",
        "edition": METROPOLE,
        "hands": hands,
        "cities": ["castle"],
        "gold": [6],
        "gathered": 1,
    }


SETTINGS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "draft": (
        {"packet": PACKET, "face_down": "assassin", "agenda": [{"step": "draft", "stage": 0}]},
        ["pick king", "pick thief", "put_away warlord"],
    ),
    "choose_partner": (LAST_PICK, ["pick warlord"]),
    "give_character": (LAST_PICK, ["pick warlord", "theater 1"]),
    "offer_answer": (
        {"edition": "citadela", "characters": ["merchant"], "cities": ["hospital"], "call": 6, **KILLED},
        [],
    ),
    "gather_only": (
        {"edition": "citadela", "characters": ["merchant"], "cities": ["hospital"], "call": 6, **KILLED},
        ["answer"],
    ),
    "keep_card": ({"acting": "merchant", "deck": "manor tavern castle"}, ["cards"]),
    "turn": ({"acting": "merchant", "hands": ["manor"], "gold": [5]}, ["gold", "extra_gold"]),
    "answer_threat": (
        {"acting": "merchant", "cast": "blackmailer", "marks": [["threat", "merchant", 1], ["real_threat", "king", 1]]},
        ["gold"],
    ),
    "unmask_threat": (
        {"acting": "merchant", "cast": "blackmailer", "marks": [["real_threat", "merchant", 1], ["threat", "king", 1]]},
        ["gold", "refuse"],
    ),
    "choose_bewitched": ({"acting": "witch"}, ["gold"]),
    "lay_warrant": ({"acting": "magistrate"}, ["warrant king"]),
    "sign_warrant": ({"acting": "magistrate"}, ["warrant king", "warrant bishop", "warrant merchant"]),
    "lay_threat": ({"acting": "blackmailer"}, ["threaten king"]),
    "make_real": ({"acting": "blackmailer"}, ["threaten king", "threaten bishop"]),
    "choose_redrawn": ({"acting": "magician", "hands": ["manor tavern"]}, ["redraw", "discard manor"]),
    "take_from_hand": ({"acting": "wizard", "hands": ["", "manor tavern"]}, ["look 1"]),
    "build_taken": ({"acting": "wizard", "gold": [9], "hands": ["", "manor tavern"]}, ["look 1", "take manor"]),
    "give_back": ({"acting": "seer", "seats": 4, "hands": ["manor", "tavern", "castle", ""]}, ["foresee"]),
    "take_from_holder": ({"acting": "emperor", "seats": 4, "gold": [0, 2], "hands": ["", "manor"]}, ["crown 1"]),
    "choose_heir": (
        {
            "seats": 4,
            "characters": ["assassin", "emperor", "", "warlord"],
            "marks": [["killed", "emperor", 0]],
            "call": 8,
        },
        ["gold", "end"],
    ),
    "split_income": ({"acting": "abbot", "cities": ["temple church"]}, ["income"]),
    "keep_studied": ({"acting": "scholar"}, ["study"]),
    "demand_district": ({"acting": "diplomat", "cities": ["manor tavern", "castle+"], "gold": [4]}, ["offer manor"]),
    "choose_ruin": ({"acting": "merchant", "cities": ["armory", "manor castle"]}, ["use armory"]),
    "discard_for_gold": ({"acting": "merchant", "cities": ["laboratory"], "hands": ["manor"]}, ["use laboratory"]),
    "tuck_card": (
        {"acting": "merchant", "cities": ["museum+"], "hands": ["manor"], "tucked": {"museum": "tavern castle"}},
        ["use museum"],
    ),
    "offer_ruin": (
        {"acting": "warlord", "edition": "citadela", "gold": [4, 2], "cities": ["", "manor graveyard"]},
        ["destroy 1 manor"],
    ),
    "search_deck": (
        {"acting": "merchant", "edition": "citadela", "gold": [5], "hands": ["lighthouse"], "gathered": 1},
        ["build lighthouse"],
    ),
    "offer_confiscation": (
        {
            "acting": "merchant",
            "cast": "magistrate",
            "marks": [["signed_warrant", "merchant", 1], ["warrant", "king", 1], ["warrant", "thief", 1]],
            "hands": ["manor"],
            "gold": [5],
            "gathered": 1,
        },
        ["build manor"],
    ),
    "choose_razed": (
        {"acting": "merchant", "hands": ["necropolis"], "cities": ["manor tavern"], "gathered": 1},
        ["build_razing necropolis"],
    ),
    "pay_with_cards": (
        {"acting": "merchant", "hands": ["thieves_den manor tavern"], "gold": [5], "gathered": 1},
        ["build_with_cards thieves_den", "discard manor"],
    ),
    "give_for_loan": (
        {"acting": "cardinal", "hands": ["palace manor tavern"], "gold": [3, 4], "gathered": 1},
        ["borrow 1 palace", "give manor"],
    ),
    "give_thanks": (
        {
            "edition": "classic,dark_city",
            "characters": ["classic_merchant"],
            "cities": ["", "ball_room"],
            "crown": 1,
            "call": 6,
        },
        [],
    ),
    "destroy_last": (
        {"acting": "classic_warlord", "edition": "classic", "gold": [4], "cities": ["", "manor"], "gathered": 1},
        ["end"],
    ),
    "offer_last": (
        {
            "acting": "dark_city_diplomat",
            "edition": "classic,dark_city",
            "cities": ["manor", "tavern"],
            "gathered": 1,
        },
        ["end"],
    ),
    "choose_goal": (
        {
            "acting": "classic_merchant",
            "edition": "classic,dark_city",
            "hands": ["bell_tower"],
            "gold": [5],
            "gathered": 1,
        },
        ["build bell_tower"],
    ),
    "plant_district": (built("botanical_garden", "tavern"), ["build botanical_garden"]),
    "choose_ally": (built("merchants_bridge"), ["build merchants_bridge"]),
    "replace_character": (built("altar"), ["build altar"]),
    "attach_district": (built("red_dragon"), ["build red_dragon"]),
    "take_from_fair": (built("annual_fair"), ["build annual_fair"]),
    "hide_gold": (
        {"acting": "merchant", "edition": METROPOLE, "cities": ["hideout"], "gold": [5], "notes": {"hideout": 2}},
        ["use hideout"],
    ),
    "act_as_guest": (
        {"acting": "merchant", "edition": METROPOLE, "cities": ["consulate"], "guest": "spy", "hands": ["", "manor"]},
        ["use consulate"],
    ),
    "lay_in_place": (
        {
            "edition": METROPOLE,
            "packet": PACKET,
            "face_down": "assassin",
            "cities": ["labyrinth"],
            "agenda": [{"step": "draft", "stage": 0}],
        },
        ["pick_blind"],
    ),
    "declare_type": (
        {"acting": "warlord", "cities": ["haunted_quarter"], "first": 0, "gathered": 1, "deck": ""},
        ["end"],
    ),
}
"""For each step: the table at which it comes, and the moves that lead there."""


def moment(step: str) -> Citadels:
    """Play to the moment at which a step asks."""
    fields, moves = SETTINGS[step]
    game = table(**fields)
    play(game, *moves)
    return game

from typing import Any

import pytest

import twocities
from tests.citadels.moments import moment
from tests.citadels.tables import FIRST_CAST
from twocities import BadPosition, BadRules

FOUR = ["merchant", "king", "thief", "warlord"]
SEVEN = "manor castle palace temple church monastery cathedral"
TURN = [{"step": "turn", "seat": 0, "acting": "merchant"}, {"step": "call_rank", "rank": 7}]


def load(**fields: Any) -> None:
    """Load a position of four players at which the Merchant is on turn, with some fields changed."""
    defaults = {"game": "citadels", "seats": 4, "rules": ["first_game"], "characters": FOUR, "agenda": TURN}
    twocities.load_position({**defaults, **fields})


def load_changed(step: str, changed: dict[str, Any], own: dict[str, Any]) -> None:
    """Load the moment of a step with some fields of the table and of the step changed."""
    position = moment(step).position()
    agenda = position["agenda"]
    assert isinstance(agenda, list)
    twocities.load_position({**position, "agenda": [{**agenda[0], **own}, *agenda[1:]], **changed})


@pytest.mark.parametrize(
    ("change", "answer"),
    [
        ({"gold": [1]}, "'gold' needs a list of 4, one for each seat, not [1]."),
        ({"gold": [1, 1, 1, -1]}, "'gold' needs a whole number from 0 to 1000000000, not -1."),
        ({"hands": ["manor", "", "", "temle"]}, "There is no card 'temle'. Did you mean temple,"),
        ({"cities": ["temle+", "", "", ""]}, "There is no card 'temle+'. Did you mean temple, castle or stables?"),
        ({"hands": ["manor*6", "", "", ""]}, "There are 6 of manor on the table; this game has 5."),
        ({"hands": ["museum", "", "", ""]}, "There are 1 of museum on the table; this game has 0."),
        ({"hands": ["keep", "", "", ""], "cities": ["", "keep+", "", ""]}, "There are 2 of keep on the table;"),
        ({"known_cards": [[1, 0, "manor"]]}, "'known_cards' are in others' hands, but no such manor is at seat 0."),
        (
            {"hands": ["manor", "", "", ""], "known_cards": [[1, 0, "manor"], [1, 0, "manor"]]},
            "'known_cards' are in others' hands, but no such manor is at seat 0.",
        ),
        ({"hands": ["manor", "", "", ""], "known_cards": [[0, 0, "manor"]]}, "'known_cards' are in others' hands,"),
        (
            {"deck": "temple ...", "top_card": "manor"},
            "'top_card' is the first card of 'deck', which is not the manor.",
        ),
        ({"deck": "", "top_card": "manor"}, "'top_card' is the first card of 'deck', which is not the manor."),
        ({"deck": "university"}, "There are 1 of university on the table; this game has 0."),
        ({"cities": ["manor++", "", "", ""]}, "There is no card 'manor++'."),
        ({"characters": ["king"]}, "'characters' needs a list of 4, one for each seat, not ['king']."),
        ({"characters": ["jester", "", "", ""]}, "There is no card 'jester'. Did you mean seer,"),
        ({"characters": ["witch", "", "", ""]}, "There is no character of this game 'witch'. Known: assassin,"),
        ({"characters": ["merchant", "king", "king", ""]}, "The king is in two places at once."),
        ({"characters": ["merchant", "king*2", "", ""]}, "The king is in two places at once."),
        ({"characters": ["merchant", "king bishop", "", ""]}, "Seat 1 has more characters than 1."),
        ({"face_up": "king"}, "The king is in two places at once."),
        ({"face_up": "bishop", "face_down": "bishop"}, "The bishop is in two places at once."),
        ({"packet": "bishop"}, "There are characters in 'packet' only during a draft."),
        ({"offered": ["king"]}, "'offered' needs a list of 8, one for each seat, not ['king']."),
        (
            {"put_away": ["king", "", "", ""]},
            "The king cannot have been put away like that: one seat did it, and it is face down.",
        ),
        (
            {"put_away": ["bishop", "bishop", "", ""]},
            "The bishop cannot have been put away like that: one seat did it, and it is face down.",
        ),
        ({"built": "manor tavern"}, "There are 2 districts in 'built', more than 'builds' and a Clockwork allow."),
        ({"early": 1}, "'early' needs a list of seats, not 1."),
        ({"early": [4]}, "'early' needs a whole number from 0 to 3, not 4."),
        ({"goal": 5}, "'goal' needs a whole number from 6 to 7, not 5."),
        ({"fair": "manor"}, "There are districts in 'fair', but nobody is choosing among them."),
        ({"notes": {"keep": 1}}, "The keep cannot remember 1."),
        ({"guest": "jester"}, "There is no guest 'jester'. Did you mean seer,"),
        ({"guest": "spy"}, "A 'guest' needs a district to lie under."),
        ({"guest": "king"}, "The king cannot be 'guest'."),
        ({"joined": "witch"}, "The witch cannot be 'joined'."),
        ({"joined": "spy", "agenda": [{"step": "call_rank", "rank": 7}]}, "A guest has 'joined' only during a turn."),
        (
            {"cast": [*FIRST_CAST[:4], "citadela_abbot", *FIRST_CAST[5:]]},
            "There is no character for 'cast' 'citadela_abbot'. Did you mean",
        ),
        ({"next_cast": FIRST_CAST[:7]}, "'next_cast' needs one character for each rank from 1 to 8, in order."),
        ({"revealed": ["bishop"]}, "The bishop cannot be revealed: nobody has shown it yet."),
        ({"revealed": ["warlord"]}, "The warlord cannot be revealed: nobody has shown it yet."),
        ({"revealed": ["jester"]}, "There is no character 'jester'."),
        ({"acted": {"king": 4}}, "'acted' needs a whole number from 0 to 3, not 4."),
        ({"acted": ["king"]}, "'acted' needs an object with names as keys, not ['king']."),
        ({"cast": ["assassin"]}, "'cast' needs one character for each rank from 1 to 8, in order."),
        ({"cast": ["jester"] * 8}, "There is no character 'jester'."),
        ({"cast": ["classic_king"] * 8}, "'cast' needs one character for each rank from 1 to 8, in order."),
        ({"marks": [["killed", "bishop"]]}, "'marks' needs lists of 3, not ['killed', 'bishop']."),
        ({"marks": "killed"}, "'marks' needs a list, not 'killed'."),
        ({"marks": [["kissed", "bishop", 1]]}, "There is no mark 'kissed'. Known: killed,"),
        ({"marks": [["killed", "witch", 1]]}, "There is no character of this game 'witch'."),
        ({"marks": [["killed", "bishop", 4]]}, "'marks' needs a whole number from 0 to 3, not 4."),
        ({"marks": [["killed", "bishop", 1], ["killed", "thief", 1]]}, "There is only one mark 'killed'."),
        (
            {"marks": [["threat", "bishop", 1], ["threat", "thief", 2]]},
            "The threats are laid by one seat, on different characters.",
        ),
        (
            {"marks": [["warrant", "bishop", 1], ["signed_warrant", "bishop", 1]]},
            "The warrants are laid by one seat, on different characters.",
        ),
        (
            {"marks": [["threat", name, 1] for name in ("bishop", "king", "architect")]},
            "There are 2 threats, not 3.",
        ),
        (
            {"marks": [["killed", "bishop", 1]], "agenda": [{"step": "call_rank", "rank": 1}]},
            "Nobody can have laid the mark 'killed' yet.",
        ),
        (
            {"marks": [["protected", "bishop", 1]], "agenda": [{"step": "call_rank", "rank": 5}]},
            "Nobody can have laid the mark 'protected' yet.",
        ),
        (
            {
                "marks": [["robbed", "bishop", 2]],
                "agenda": [{"step": "turn", "seat": 2, "acting": "thief"}, {"step": "call_rank", "rank": 3}],
            },
            "Nobody can have laid the mark 'robbed' yet.",
        ),
        ({"marks": [["robbed", "assassin", 2]]}, "The mark 'robbed' cannot lie on the assassin."),
        ({"marks": [["killed", "assassin", 1]]}, "The mark 'killed' cannot lie on the assassin."),
        ({"marks": [["threat", "assassin", 1]]}, "The mark 'threat' cannot lie on the assassin."),
        ({"marks": [["protected", "king", 1]]}, "The mark 'protected' cannot lie on the king."),
        (
            {"marks": [["killed", "bishop", 1], ["robbed", "bishop", 2]]},
            "The bishop cannot be 'robbed' and 'killed'.",
        ),
        (
            {"marks": [["bewitched", "bishop", 1], ["real_threat", "bishop", 2]]},
            "The bishop cannot be 'real_threat' and 'bewitched'.",
        ),
        ({"cities": ["", SEVEN, "", ""]}, "The city of seat 1 is completed, so 'first' must say who completed one"),
        ({"notes": {"red_dragon": "igloo"}}, "There is no notes 'igloo'."),
        ({"notes": {"hideout": "manor"}}, "'notes' needs a whole number from 0 to"),
        ({"deck": "... manor"}, "There is no card '...'."),
        ({"tucked": {"museum": "manor"}}, "Nothing can lie under the museum: it is no unique district of any city."),
        ({"tucked": {"tavern": "manor"}}, "Nothing can lie under the tavern: it is no unique district of any city."),
        ({"tucked": {"igloo": "manor"}}, "There is no tucked 'igloo'."),
        ({"gold_on": {"witch": 3}}, "There is no character of this game 'witch'."),
        ({"declared": {"keep": "blue"}}, "There is no declared 'blue'. Known: noble,"),
        ({"declared": {"haunted_quarter": "trade"}}, "Types are 'declared' only when the game ends."),
        ({"used": ["powr"]}, "There is no use 'powr'. Did you mean power,"),
        ({"crown": 4}, "'crown' needs a whole number from 0 to 3, not 4."),
        ({"called": 5}, "'called' must be 6 before the last step of 'agenda', not 5."),
        ({"gathered": 2}, "'gathered' needs a whole number from 0 to 1, not 2."),
        ({"site": "manor"}, "There are districts in 'site', but nobody is building them."),
        ({"drawn": "manor"}, "There are cards in 'drawn', but nobody is choosing among them."),
        ({"rules": "first_game"}, "'rules' needs a list of names, not 'first_game'."),
        ({"rng": [1]}, "'rng' needs a list of 2"),
        ({"coins": [1]}, "There is no field 'coins'. Did you mean"),
        ({"agenda": []}, "'agenda' is empty only when the game is over, and then 'first' says who completed a city."),
        ({"agenda": {}}, "'agenda' needs a list of steps, the next one first, not {}."),
        ({"agenda": ["turn"]}, "A step is an object with a field 'step' that names it, not 'turn'."),
        ({"agenda": [{"step": "dance"}]}, "There is no step 'dance'. Did you mean"),
        (
            {"agenda": [{"step": "turn", "price": 3}]},
            "There is no field of the step 'turn' 'price'. Known: seat, acting.",
        ),
        ({"agenda": TURN[:1]}, "After the step 'turn' comes 'call_rank' or 'end_round', not nothing."),
        ({"agenda": [*TURN, TURN[1]]}, "After the step 'call_rank' comes nothing, not 'call_rank'."),
        ({"agenda": [TURN[0], *TURN]}, "After the step 'turn' comes 'call_rank' or 'end_round', not 'turn'."),
        (
            {"agenda": [{"step": "keep_card", "seat": 0}, *TURN]},
            "After the step 'keep_card' comes 'call_rank' or 'end_round' or 'end_bewitched' or",
        ),
        ({"agenda": [{"step": "begin_round"}, *TURN]}, "After the step 'begin_round' comes nothing, not 'turn'."),
        ({"agenda": [{"step": "call_rank", "rank": 0}]}, "The step 'call_rank' has rank 0; it must be from 1 to 8."),
        ({"agenda": [{"step": "call_rank", "rank": 9}]}, "The step 'call_rank' has rank 9; it must be from 1 to 8."),
        ({"agenda": [{"step": "draft", "stage": 5}]}, "The step 'draft' has stage 5; it must be from 0 to 4."),
        (
            {"agenda": [{"step": "turn", "seat": 4, "acting": "merchant"}, TURN[1]]},
            "The step 'turn' has seat 4; it must be from 0 to 3.",
        ),
        (
            {"agenda": [{"step": "turn", "seat": 1, "acting": "merchant"}, TURN[1]]},
            "The step 'turn' needs a seat that has the merchant.",
        ),
        (
            {"agenda": [{"step": "end_turn", "seat": 1, "acting": "merchant"}, TURN[1]]},
            "The step 'end_turn' needs a seat that has the merchant.",
        ),
        (
            {"agenda": [{"step": "turn", "seat": 1, "acting": "king"}, TURN[1]]},
            "The step 'turn' is of the king, who is not the character of rank 6, which was called last.",
        ),
        (
            {"agenda": [{"step": "resume_turn", "seat": 1, "acting": "merchant"}, TURN[1]]},
            "The step 'resume_turn' needs the seat that bewitched rank 6.",
        ),
        (
            {"agenda": [{"step": "gather_only", "seat": 1}, TURN[1]]},
            "The step 'gather_only' needs the seat that has rank 6.",
        ),
        (
            {"agenda": [{"step": "keep_card", "seat": 1}, TURN[1]], "drawn": "manor"},
            "The step 'keep_card' needs the seat that has rank 6.",
        ),
        (
            {"agenda": [{"step": "after_gathering", "seat": 0, "acting": "merchant"}, *TURN]},
            "The step 'after_gathering' needs 'gathered' to be 1.",
        ),
        (
            {"agenda": [{"step": "choose_bewitched", "seat": 0}, *TURN], "gathered": 1},
            "The step 'choose_bewitched' needs a character that bewitches, and nobody to be bewitched yet.",
        ),
        ({"agenda": [{"step": "end_game"}]}, "The step 'end_game' needs 'first' to say who completed a city."),
        (
            {
                "agenda": [{"step": "choose_partner", "seat": 0}, {"step": "call_rank", "rank": 1}],
                "characters": [""] * 4,
            },
            "The step 'choose_partner' needs a character at each seat.",
        ),
        (
            {
                "agenda": [{"step": "give_character", "seat": 0, "victim": 1}, {"step": "call_rank", "rank": 1}],
                "characters": ["king", "", "", ""],
            },
            "The step 'give_character' needs a character at both seats.",
        ),
    ],
)
def test_a_wrong_field_is_refused_with_what_is_wrong(change: dict[str, Any], answer: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        load(**change)

    assert str(refusal.value).startswith(answer)


@pytest.mark.parametrize(
    ("step", "changed", "own", "answer"),
    [
        ("draft", {"packet": "king", "characters": ["", ""]}, {}, "4 characters in 'packet', not 1."),
        ("draft", {}, {"stage": 2}, "5 characters in 'packet', not 4."),
        ("draft", {"characters": ["king thief", ""]}, {}, "1 characters in seat 0, not 2."),
        ("keep_card", {"drawn": ""}, {}, "cards in 'drawn'."),
        ("keep_card", {}, {"seat": 1}, "0 as 'seat', whose turn it is."),
        ("keep_studied", {"drawn": "", "deck": ""}, {}, "cards in 'drawn'."),
        ("build_taken", {"drawn": "", "deck": ""}, {}, "one card in 'drawn'."),
        ("build_taken", {"drawn": "manor castle", "deck": ""}, {}, "one card in 'drawn'."),
        ("offer_answer", {"marks": []}, {}, "a killed rank that was called last."),
        ("offer_answer", {}, {"rank": 5}, "a killed rank that was called last."),
        ("choose_heir", {"marks": []}, {}, "a seat whose character was killed."),
        ("choose_heir", {}, {"seat": 2}, "a seat whose character was killed."),
        ("answer_threat", {"marks": []}, {}, "a threat by another seat."),
        ("answer_threat", {"marks": [["threat", "merchant", 0]]}, {}, "a threat by another seat."),
        ("unmask_threat", {"marks": []}, {}, "a threat by its seat."),
        ("choose_bewitched", {"gathered": 0}, {}, "'gathered' to be 1."),
        ("sign_warrant", {"marks": [["warrant", "king", 0]]}, {}, "a used power, and three warrants"),
        (
            "sign_warrant",
            {"marks": [["warrant", "king", 0], ["warrant", "bishop", 0], ["signed_warrant", "thief", 0]]},
            {},
            "a used power, and three warrants",
        ),
        ("make_real", {"marks": [["threat", "king", 0]]}, {}, "a used power, and two threats"),
        ("give_back", {"hands": ["", "", "", ""], "deck": ""}, {}, "2 cards in the hand of seat 0."),
        ("give_for_loan", {}, {"gold": 0}, "at least one gold, and a card in the hand of seat 0 for each."),
        ("give_for_loan", {}, {"gold": 9}, "at least one gold, and a card in the hand of seat 0 for each."),
        ("offer_ruin", {"deck": ""}, {}, "a manor in the deck, and another seat that has gold."),
        ("offer_ruin", {"gold": [4, 0]}, {}, "a manor in the deck, and another seat that has gold."),
        ("offer_ruin", {}, {"seat": 0}, "a manor in the deck, and another seat that has gold."),
        ("demand_district", {}, {"place": "castle"}, "a castle in the city of seat 0."),
        ("choose_ruin", {}, {"district": "manor"}, "a unique district in the city of seat 0, not the manor."),
        ("discard_for_gold", {}, {"district": "keep"}, "a unique district in the city of seat 0, not the keep."),
        (
            "tuck_card",
            {"cities": ["", ""], "tucked": {}},
            {},
            "a unique district in the city of seat 0, not the museum.",
        ),
        ("split_income", {}, {"count": 3}, "as many districts in the city of seat 0."),
        (
            "declare_type",
            {"cities": ["manor", ""]},
            {},
            "a district of any type in the city of seat 0 that is declared once.",
        ),
        ("offer_confiscation", {"site": ""}, {}, "the manor and nothing else in 'site'."),
        ("offer_confiscation", {"site": "manor castle", "deck": ""}, {}, "the manor and nothing else in 'site'."),
        ("offer_confiscation", {"marks": []}, {}, "a warrant by its seat."),
        ("offer_confiscation", {"spent": 2}, {}, "its gold to be part of what was 'spent'."),
        ("choose_razed", {"site": ""}, {}, "the necropolis and nothing else in 'site'."),
        ("pay_with_cards", {"gold": [0, 0]}, {}, "cards and gold of seat 0 that can pay the price."),
        ("pay_with_cards", {}, {"cards": 7}, "cards and gold of seat 0 that can pay the price."),
    ],
)
def test_a_step_that_lacks_something_is_refused_with_what_it_needs(
    step: str, changed: dict[str, Any], own: dict[str, Any], answer: str
) -> None:
    with pytest.raises(BadPosition) as refusal:
        load_changed(step, changed, own)

    assert str(refusal.value).startswith(f"The step '{step}' needs {answer}")


@pytest.mark.parametrize(
    ("step", "changed", "own", "answer"),
    [
        (
            "lay_warrant",
            {"marks": []},
            {},
            "The step 'sign_warrant' needs a used power, and three warrants by its seat",
        ),
        ("lay_warrant", {"used": []}, {}, "Nobody can have laid the mark 'warrant' yet."),
        ("lay_threat", {"marks": []}, {}, "The step 'make_real' needs a used power, and two threats by its seat"),
        ("choose_bewitched", {"cast": FIRST_CAST}, {}, "There is no character of this game 'witch'."),
        ("take_from_hand", {}, {"victim": 0}, "The step 'take_from_hand' needs two different seats."),
        (
            "take_from_hand",
            {"hands": ["", ""], "deck": "", "known_cards": []},
            {},
            "There is nothing to choose at the step",
        ),
        ("choose_ruin", {"cities": ["armory", ""]}, {}, "There is nothing to choose at the step 'choose_ruin'."),
        ("demand_district", {"gold": [0, 0]}, {}, "There is nothing to choose at the step 'demand_district'."),
        ("choose_razed", {"cities": ["", ""]}, {}, "There is nothing to choose at the step 'choose_razed'."),
        ("choose_razed", {}, {"free": 2}, "The step 'choose_razed' has free 2; it must be from 0 to 1."),
        (
            "choose_razed",
            {},
            {"district": "university"},
            "The step 'choose_razed' needs the university and nothing else in 'site'.",
        ),
        ("choose_redrawn", {}, {"count": -1}, "The step 'choose_redrawn' has count -1; it must be from 0 to 68."),
        ("take_from_fair", {"fair": ""}, {}, "The step 'take_from_fair' needs cards in 'fair'."),
        ("act_as_guest", {"joined": None}, {}, "The step 'act_as_guest' needs a guest who has 'joined'."),
        ("lay_in_place", {}, {"stage": 2}, "The step 'lay_in_place' needs a stage at which a character is picked."),
        ("lay_in_place", {}, {"stage": 6}, "The step 'lay_in_place' needs a stage at which a character is picked."),
        ("choose_ally", {}, {"district": "keep"}, "The step 'choose_ally' needs a unique district in the city"),
        ("give_thanks", {"crown": 0}, {}, "The step 'give_thanks' needs the seat that has the rank called last"),
        ("demand_district", {}, {"walls": 2}, "The step 'demand_district' has walls 2; it must be from 0 to 1."),
        ("declare_type", {}, {"district": "igloo"}, "There is no district 'igloo'."),
        (
            "declare_type",
            {"declared": {"haunted_quarter": "trade"}},
            {},
            "The step 'declare_type' needs a district of any type",
        ),
    ],
)
def test_a_step_that_cannot_be_is_refused(step: str, changed: dict[str, Any], own: dict[str, Any], answer: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        load_changed(step, changed, own)

    assert str(refusal.value).startswith(answer)


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadRules, match=f"citadels is for 2 to 8 seats, not {seats}"):
        load(seats=seats)


def test_a_cast_that_is_not_for_so_many_players_is_refused() -> None:
    cast = ["assassin", "thief", "magician", "emperor", "bishop", "merchant", "architect", "warlord"]

    with pytest.raises(BadRules, match="The emperor is only for 3 or more players, not for 2"):
        load(seats=2, cast=cast, characters=["", ""])


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("characters", FOUR),
        ("gathered", 1),
        ("marks", [["killed", "bishop", 1]]),
        ("used", ["power"]),
        ("face_up", "king"),
        ("drawn", "manor"),
    ],
)
@pytest.mark.parametrize("agenda", [{}, {"agenda": [{"step": "begin_round"}]}], ids=["left out", "a new round"])
def test_what_a_new_round_would_take_away_needs_an_agenda(field: str, value: Any, agenda: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=f"'{field}' needs an 'agenda' that goes on with the round"):
        twocities.load_position({"game": "citadels", "seats": 4, field: value, **agenda})


def test_a_position_of_a_new_round_may_say_that_there_is_nothing_yet() -> None:
    game = twocities.load_position({"game": "citadels", "seats": 2, "characters": ["", ""], "gathered": 0, "marks": []})

    assert game.decision is not None


def test_a_lower_goal_that_was_reached_needs_to_be_known() -> None:
    with pytest.raises(BadPosition, match="The city of seat 1 has reached the 'goal', so 'early' must say who did"):
        load(
            rules=["classic", "dark_city", *(f"classic_{name}" for name in FIRST_CAST), "dark_city_artist"],
            characters=["classic_merchant", "", "", ""],
            agenda=[{"step": "turn", "seat": 0, "acting": "classic_merchant"}, {"step": "call_rank", "rank": 7}],
            cities=["", SEVEN, "", ""],
            goal=7,
        )


def test_a_district_of_another_printing_is_answered_with_the_one_of_the_game() -> None:
    answer = "There are 1 of museum on the table; this game has 0, but a dark_city_museum."
    with pytest.raises(BadPosition, match=answer):
        twocities.load_position(
            {"game": "citadels", "rules": ["classic", "dark_city", "museum"], "cities": ["museum", ""]}
        )

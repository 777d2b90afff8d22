from typing import Any

import pytest

from tests.citadels.tables import city, dark_city_table, hand, rank_of, shown
from tests.tables import asked, names, options, play
from twocities import SPECTATOR, BadPosition
from twocities.citadels.game import Citadels
from twocities.citadels.ids import TOPIC_NAMES


def called(character: str, seats: int = 4, **fields: Any) -> Citadels:
    """Set a table at which seat 0 has the Ball Room and the crown, and a character of seat 1 is called."""
    fields.setdefault("characters", ["", character])
    fields.setdefault("cities", ["ball_room"])
    fields.setdefault("gold", [0, 3, 0, 0][:seats])
    return dark_city_table(seats=seats, call=rank_of(character), **fields)


def topic(game: Citadels) -> str:
    """Name what is asked now."""
    return TOPIC_NAMES[asked(game).topic]


def test_who_is_called_is_asked_to_thank_its_owner_who_has_the_crown() -> None:
    # Ruling R119
    game = called("classic_merchant")

    assert [asked(game).seat, topic(game), asked(game).about, options(game)] == [1, "thanking", 0, ["thank", "pass"]]


def test_who_thanks_takes_the_turn() -> None:
    game = called("classic_merchant")

    events = play(game, "thank")

    assert [asked(game).seat, topic(game), options(game)] == [1, "acting", ["gold", "cards"]]
    assert shown(events, SPECTATOR, "thanks-given") == [{"seat": 1, "victim": 0}]


def test_who_says_nothing_loses_the_whole_turn() -> None:
    # Ruling R149
    game = called("classic_merchant", characters=["", "classic_merchant", "classic_warlord"], crown=0)

    events = play(game, "pass")

    assert [game.gold[1], asked(game).seat, topic(game)] == [3, 2, "thanking"]
    assert shown(events, SPECTATOR, "turn-lost") == [{"seat": 1, "victim": 0}]


def test_who_says_nothing_has_shown_the_character() -> None:
    game = called("classic_merchant", characters=["", "classic_merchant", "classic_warlord"])

    play(game, "pass")

    assert game.view(SPECTATOR).to_dict()["revealed"] == ["classic_merchant", "classic_warlord"]


def test_its_owner_thanks_nobody() -> None:
    # Ruling R119
    game = called("classic_merchant", characters=["classic_merchant"])

    assert [asked(game).seat, topic(game)] == [0, "acting"]


def test_a_murdered_owner_who_has_the_crown_is_thanked_all_the_same() -> None:
    # Ruling R119
    game = called(
        "classic_merchant", characters=["classic_thief", "classic_merchant"], marks=[["killed", "classic_thief", 2]]
    )

    assert [asked(game).seat, topic(game)] == [1, "thanking"]


def test_without_the_crown_its_owner_is_not_thanked() -> None:
    # Ruling R119
    game = called("classic_merchant", crown=2)

    assert [asked(game).seat, topic(game)] == [1, "acting"]


def test_its_owner_does_not_thank_another_one_who_has_the_crown() -> None:
    # Ruling R119
    game = called("classic_merchant", characters=["classic_merchant"], crown=2)

    assert topic(game) == "acting"


def test_with_two_players_the_other_one_thanks_for_each_character() -> None:
    game = called("classic_merchant", 2, characters=["classic_architect", "classic_merchant classic_warlord"])

    play(game, "thank", "gold", "end")
    assert [asked(game).seat, topic(game)] == [0, "acting"]
    play(game, "gold", "end")

    assert [asked(game).seat, topic(game)] == [1, "thanking"]


def test_the_murdered_are_not_asked() -> None:
    # Ruling R119
    game = called(
        "classic_merchant",
        characters=["", "classic_merchant", "classic_warlord"],
        marks=[["killed", "classic_merchant", 3]],
    )

    assert [asked(game).seat, topic(game)] == [2, "thanking"]


def test_the_murdered_are_not_asked_with_a_hospital_either() -> None:
    # Ruling R119
    game = called(
        "classic_merchant", cities=["ball_room", "hospital"], marks=[["killed", "classic_merchant", 3]], deck="tavern"
    )

    play(game, "answer", "gold")

    assert game.gold[1] == 5
    assert topic(game) == "picking"


def bewitched(character: str, **fields: Any) -> Citadels:
    """Set a table at which seat 1 is called, whom seat 2 has bewitched."""
    return called(
        character,
        characters=["", character, "dark_city_witch"],
        marks=[["bewitched", character, 2]],
        **fields,
    )


def test_a_bewitched_player_who_thanks_gathers() -> None:
    # Ruling R119
    game = bewitched("classic_merchant")

    play(game, "thank")
    assert [asked(game).seat, topic(game)] == [1, "gathering"]
    play(game, "gold")

    assert [game.gold[1], asked(game).seat, topic(game)] == [5, 2, "acting"]


def test_a_bewitched_player_who_says_nothing_does_not_gather_and_the_witch_goes_on() -> None:
    # Ruling R119
    game = bewitched("classic_merchant")

    events = play(game, "pass")

    assert [game.gold[1], asked(game).seat, topic(game)] == [3, 2, "acting"]
    # The Merchant's gold comes to the Witch.
    assert game.gold[2] == 1
    assert shown(events, SPECTATOR, "turn-resumed") == [{"seat": 2, "character": "classic_merchant"}]


def test_a_bewitched_king_who_says_nothing_gets_no_crown() -> None:
    # Ruling R149
    game = bewitched("classic_king", crown=0)

    play(game, "pass")

    assert [game.crown, asked(game).seat] == [0, 2]


def test_a_bewitched_king_who_thanks_gets_the_crown() -> None:
    game = bewitched("classic_king", crown=0)

    play(game, "thank", "gold")

    assert game.crown == 1


def test_a_witch_who_thanked_need_not_thank_again_when_she_goes_on() -> None:
    game = dark_city_table(
        seats=4,
        characters=["", "dark_city_witch", "classic_thief"],
        call=1,
        cities=["ball_room"],
    )

    play(game, "thank", "gold", "bewitch classic_thief", "thank", "gold")

    assert [asked(game).seat, topic(game)] == [1, "acting"]


def test_a_witch_who_says_nothing_bewitches_nobody() -> None:
    # Ruling R149
    game = dark_city_table(
        seats=4,
        characters=["", "dark_city_witch", "classic_thief"],
        call=1,
        cities=["ball_room"],
    )

    play(game, "pass", "thank")

    assert [asked(game).seat, topic(game), game.position()["marks"]] == [2, "acting", []]


@pytest.mark.parametrize("answer", ["thank", "pass"])
def test_the_theft_comes_before_the_thanks(answer: str) -> None:
    # Ruling R119
    # Ruling R149
    game = called(
        "classic_merchant",
        characters=["", "classic_merchant", "classic_thief", "classic_warlord"],
        marks=[["robbed", "classic_merchant", 2]],
    )

    assert [topic(game), list(game.gold[:3])] == ["thanking", [0, 0, 3]]
    play(game, answer)

    assert list(game.gold[:3]) == [0, 0, 3]


def test_after_a_king_has_taken_the_crown_nobody_thanks() -> None:
    # Ruling R119
    game = called("classic_king", characters=["", "classic_king", "classic_bishop"])

    play(game, "thank", "gold", "end")

    assert [game.crown, asked(game).seat, topic(game)] == [1, 2, "acting"]


def test_after_its_owner_has_taken_the_crown_everybody_who_is_called_thanks() -> None:
    # Ruling R119
    game = called("classic_king", characters=["classic_king", "classic_bishop"], crown=2)

    play(game, "gold", "end")

    assert [game.crown, asked(game).seat, topic(game), asked(game).about] == [0, 1, "thanking", 0]


def test_who_had_the_crown_thanks_too_once_it_is_gone() -> None:
    # Ruling R119
    game = called("classic_king", characters=["classic_king", "classic_bishop"], crown=1)

    play(game, "gold", "end")

    assert [asked(game).seat, topic(game)] == [1, "thanking"]


def test_a_schemer_can_make_the_others_thank() -> None:
    # Ruling R119
    game = called("dark_city_emperor", characters=["", "dark_city_emperor", "classic_bishop"], crown=3)

    play(game, "crown 0", "gold", "end")

    assert [asked(game).seat, topic(game)] == [2, "thanking"]


def test_a_king_who_says_nothing_gets_no_crown() -> None:
    # Ruling R149
    game = called("classic_king", characters=["", "classic_king", "classic_bishop"])

    play(game, "pass")

    assert [game.crown, asked(game).seat, topic(game)] == [0, 2, "thanking"]


def test_a_king_who_says_nothing_gets_no_crown_at_the_end_of_the_round_either() -> None:
    # Ruling R149
    game = called("classic_king")

    play(game, "pass")

    assert [game.crown, topic(game), asked(game).seat] == [0, "picking", 0]


@pytest.mark.parametrize(("answer", "may"), [("thank gold end", False), ("pass", True)])
def test_a_bishop_who_says_nothing_is_not_protected(answer: str, may: bool) -> None:
    # Ruling R149
    game = called(
        "classic_bishop",
        characters=["", "classic_bishop", "classic_warlord"],
        cities=["ball_room", "tavern"],
        gold=[0, 0, 9],
    )

    play(game, *answer.split(), "thank", "gold", "end")

    assert ("destroy 1 tavern" in options(game)) is may


@pytest.mark.parametrize(("answer", "gold"), [("thank gold end", 3 + 2 + 1), ("pass", 3)])
def test_a_tax_collector_who_says_nothing_gets_no_tax(answer: str, gold: int) -> None:
    # Ruling R149
    game = called(
        "dark_city_tax_collector",
        characters=["classic_merchant", "dark_city_tax_collector"],
        gold=[5, 3],
        hands=["tavern"],
    )

    play(game, *answer.split(), "gold", "build tavern", "end")

    assert game.gold[1] == gold


@pytest.mark.parametrize(("answer", "gold"), [("thank", 6), ("pass", 3)])
def test_a_queen_who_says_nothing_gets_nothing_for_her_neighbour(answer: str, gold: int) -> None:
    # Ruling R149
    game = called("dark_city_queen", 5, gold=[0, 3, 0, 0, 0])

    play(game, answer)

    assert game.gold[1] == gold


def test_park_and_poor_house_do_nothing_for_who_says_nothing() -> None:
    # Ruling R29
    game = called("classic_merchant", cities=["ball_room", "park dark_city_poor_house"], gold=[0, 0])

    play(game, "pass")

    assert [game.gold[1], hand(game, 1)] == [0, []]


def test_built_by_the_one_who_has_the_crown_it_works_at_once() -> None:
    game = dark_city_table(
        "classic_merchant",
        seats=4,
        characters=["", "classic_architect"],
        gold=[6],
        hands=["ball_room"],
        crown=0,
        gathered=1,
    )

    play(game, "build ball_room", "end")

    assert [city(game, 0), asked(game).seat, topic(game)] == ["ball_room", 1, "thanking"]


def test_destroyed_it_does_nothing_more() -> None:
    game = called("classic_warlord", characters=["", "classic_warlord", "dark_city_artist"], gold=[0, 9])

    events = play(game, "thank", "gold", "end", "destroy 0 ball_room")

    assert "district-destroyed" in names(events)
    assert [asked(game).seat, topic(game)] == [2, "acting"]


def thanking(**fields: Any) -> Citadels:
    """Set a table at which seat 1, who is the Merchant, is asked to thank seat 0."""
    return dark_city_table(
        seats=4,
        characters=["", "classic_merchant"],
        cities=["ball_room"],
        revealed=["classic_merchant"],
        agenda=[{"step": "give_thanks", "seat": 1, "victim": 0, "rank": 6}, {"step": "call_rank", "rank": 7}],
        **fields,
    )


def test_a_position_in_the_middle_of_the_question_goes_on() -> None:
    game = thanking()

    play(game, "thank")

    assert [asked(game).seat, topic(game)] == [1, "acting"]


def test_a_position_cannot_ask_for_thanks_to_somebody_without_the_crown() -> None:
    with pytest.raises(BadPosition, match="another one that has the crown"):
        thanking(crown=2)

from typing import Any

import pytest

from tests.citadels.tables import city, imagined, metropole_table, shown, table
from tests.tables import asked, options, play
from twocities import SPECTATOR
from twocities.citadels.game import Citadels
from twocities.citadels.ids import TOPIC_NAMES
from twocities.games import load_position

FIRST_CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


def altar(acting: str = "warlord", seats: int = 4, **fields: Any) -> Citadels:
    """Build an Altar: its owner is asked."""
    game = table(
        acting,
        **{
            "seats": seats,
            "edition": "deluxe,metropole",
            "hands": ["altar"],
            "gold": [5],
            "gathered": 1,
            **fields,
        },
    )
    play(game, "build altar")
    assert TOPIC_NAMES[asked(game).topic] == "replacing"
    return game


def replaced(game: Citadels, old: str, new: str, **fields: object) -> Citadels:
    """Set up a later round of a game in which the Altar has replaced a character."""
    position = {**game.position(), **fields}
    cast = [new if name == old else name for name in FIRST_CAST]
    face_down = str(position["face_down"]).replace(old, new)
    again = load_position({**position, "cast": cast, "next_cast": cast, "face_down": face_down})
    assert isinstance(again, Citadels)
    return again


def cast(game: Citadels) -> object:
    """List the characters of this round."""
    return game.position()["cast"]


def test_any_character_of_the_box_may_replace_the_one_of_its_rank() -> None:
    assert options(altar()) == [
        *("replace witch", "replace magistrate", "replace spy", "replace blackmailer", "replace wizard"),
        *("replace seer", "replace emperor", "replace patrician", "replace abbot", "replace cardinal"),
        *("replace alchemist", "replace trader", "replace navigator", "replace scholar", "replace diplomat"),
        *("replace marshal", "pass"),
    ]


def test_with_two_players_the_emperor_does_not_come_into_the_game() -> None:
    # Ruling R144: there is no Emperor with two players.
    assert [option for option in options(altar(seats=2)) if "emperor" in option or "queen" in option] == []


@pytest.mark.parametrize(("seats", "expected"), [(4, ["tax_collector"]), (5, ["queen", "tax_collector"])])
def test_the_queen_comes_into_the_game_with_five_players_or_more(seats: int, expected: list[str]) -> None:
    offered = options(altar(seats=seats, cast="artist"))

    assert [name for name in ("queen", "artist", "tax_collector") if f"replace {name}" in offered] == expected


def test_in_citadela_its_own_abbot_comes_into_the_game() -> None:
    offered = options(altar(edition="citadela,metropole"))

    assert "replace citadela_abbot" in offered
    assert "replace abbot" not in offered


def test_nobody_has_to_be_replaced() -> None:
    game = altar()

    play(game, "pass", "end")

    assert [game.round, cast(game)] == [2, FIRST_CAST]


def test_the_new_character_is_in_the_game_from_the_next_round_on() -> None:
    # Ruling R127: it works from the next round on.
    game = altar()

    play(game, "replace scholar")
    assert [game.round, cast(game)] == [1, FIRST_CAST]
    play(game, "end")

    assert [game.round, cast(game)] == [2, [*FIRST_CAST[:6], "scholar", "warlord"]]
    assert game.position()["next_cast"] == cast(game)


def test_in_the_same_round_the_old_character_is_called_and_acts() -> None:
    # Ruling R127: it works from the next round on.
    game = altar("merchant", characters=["merchant", "architect"])

    play(game, "replace scholar", "end")

    assert [asked(game).seat, options(game)] == [1, ["gold", "cards", "extra_cards"]]


def test_the_builder_may_replace_the_own_character_and_goes_on_with_the_turn() -> None:
    game = altar("merchant")

    play(game, "replace trader")

    assert options(game) == ["extra_gold", "end"]


def test_everybody_sees_who_comes_and_who_goes() -> None:
    game = altar()

    events = play(game, "replace scholar")

    assert [shown(events, viewer, "character-replaced") for viewer in (0, 1, SPECTATOR)] == [
        [{"seat": 0, "character": "architect", "got_character": "scholar"}]
    ] * 3
    assert [game.view(viewer).to_dict()["next_cast"] for viewer in (1, SPECTATOR)] == [
        [*FIRST_CAST[:6], "scholar", "warlord"]
    ] * 2


def test_destroyed_later_in_the_round_it_has_done_its_work() -> None:
    # Ruling R127: it works from the next round on.
    game = altar("merchant", characters=["merchant", "warlord"], gold=[5, 4])

    play(game, "replace scholar", "end", "gold", "destroy 0 altar", "end")

    assert city(game, 0) == ""
    assert cast(game) == [*FIRST_CAST[:6], "scholar", "warlord"]


def test_built_once_more_in_the_round_it_may_undo_what_it_did() -> None:
    game = altar(next_cast=[*FIRST_CAST[:6], "scholar", "warlord"])

    assert "replace scholar" not in options(game)
    play(game, "replace architect", "end")

    assert cast(game) == FIRST_CAST


def test_confiscated_while_it_is_built_it_asks_the_magistrate() -> None:
    marks = [["signed_warrant", "merchant", 1], ["warrant", "king", 1], ["warrant", "thief", 1]]
    game = metropole_table(
        "merchant",
        seats=4,
        cast="magistrate",
        hands=["altar"],
        gold=[5],
        gathered=1,
        marks=marks,
    )

    play(game, "build altar", "confiscate")
    assert asked(game).seat == 1
    play(game, "replace assassin")

    assert asked(game).seat == 0


def test_a_killed_character_stays_killed_in_this_round() -> None:
    game = altar(
        "merchant", characters=["merchant", "architect", "warlord"], cast="assassin", marks=[["killed", "architect", 3]]
    )

    play(game, "replace scholar", "end")

    assert asked(game).seat == 2


def test_a_robbed_character_is_robbed_in_this_round_all_the_same() -> None:
    game = altar("merchant", characters=["merchant", "architect"], gold=[5, 7], marks=[["robbed", "architect", 2]])

    play(game, "replace scholar", "end")

    assert list(game.gold[1:3]) == [0, 7]


def test_a_killed_king_who_has_to_go_takes_the_crown_before() -> None:
    game = altar(characters=["warlord", "king"], marks=[["killed", "king", 2]])

    play(game, "replace emperor", "end")

    assert game.crown == 1
    assert cast(game) == [*FIRST_CAST[:3], "emperor", *FIRST_CAST[4:]]


def test_marks_do_not_pass_on_to_the_new_character() -> None:
    game = altar(marks=[["killed", "architect", 2]])

    play(game, "replace scholar", "end")

    assert game.position()["marks"] == []


def test_gold_on_a_tax_collector_who_goes_belongs_to_the_bank() -> None:
    # Ruling R127: gold on a removed Tax Collector goes to the bank.
    game = altar("tax_collector", gold=[5], gold_on={"tax_collector": 3})

    play(game, "replace artist", "end")

    assert game.position()["gold_on"] == {}
    assert game.gold[0] == 0


def test_a_tax_collector_who_has_to_go_may_still_collect_in_this_round() -> None:
    # Ruling R127: it works from the next round on.
    game = altar("warlord", characters=["warlord", "tax_collector"], gold=[6, 0], gold_on={"tax_collector": 3})

    play(game, "replace artist", "end", "collect")

    assert list(game.gold[:2]) == [0, 4]


def test_gold_on_a_tax_collector_stays_if_another_rank_is_replaced() -> None:
    # Ruling R127: only gold on a removed Tax Collector goes to the bank.
    game = altar("tax_collector", gold=[5], gold_on={"tax_collector": 3})

    play(game, "replace scholar", "end")

    assert game.position()["gold_on"] == {"tax_collector": 3}


def test_a_hospital_does_nothing_after_the_assassin_was_replaced() -> None:
    # Ruling R127: a Hospital without its character stays and does nothing.
    game = table(
        "thief",
        seats=4,
        edition="citadela,metropole",
        characters=["thief", "merchant", "warlord"],
        cities=["consulate", "hospital"],
    )
    later = replaced(game, "assassin", "magistrate", guest="assassin")

    play(later, "use consulate", "kill merchant", "gold", "end")

    assert city(later, 1) == "hospital"
    assert asked(later).seat == 2


def test_a_graveyard_does_nothing_after_the_warlord_was_replaced() -> None:
    # Ruling R127: a Graveyard without its character stays and does nothing.
    game = table("merchant", seats=4, edition="citadela,metropole", cities=["consulate", "graveyard tavern"])
    later = replaced(game, "warlord", "marshal", guest="warlord")

    play(later, "use consulate", "destroy 1 tavern")

    assert city(later, 1) == "graveyard"
    assert asked(later).seat == 0


def test_a_graveyard_still_works_if_another_rank_was_replaced() -> None:
    # Ruling R127: only without its character does a Graveyard nothing.
    game = table("warlord", seats=4, edition="citadela,metropole", cities=["", "graveyard tavern"])
    later = replaced(game, "assassin", "magistrate")

    play(later, "destroy 1 tavern")

    assert [asked(later).seat, options(later)] == [1, ["recover", "pass"]]


def test_a_hospital_still_works_in_the_round_in_which_the_assassin_has_to_go() -> None:
    # Ruling R127: it works from the next round on.
    game = altar(
        "merchant",
        edition="citadela,metropole",
        characters=["merchant", "architect"],
        cities=["", "hospital"],
        marks=[["killed", "architect", 2]],
    )

    play(game, "replace magistrate", "end")

    assert [asked(game).seat, options(game)] == [1, ["answer", "pass"]]


def test_it_may_call_the_guest_of_a_consulate_into_the_game() -> None:
    # Ruling R151: the Consulate's owner silently draws another one.
    game = altar(cities=["", "consulate"], guest="scholar")

    events = play(game, "replace scholar")

    assert game.position()["guest"] not in (None, "scholar")
    assert game.view(1).to_dict()["guest"] == game.position()["guest"]
    assert [game.view(viewer).to_dict()["guest"] for viewer in (0, SPECTATOR)] == ["unknown"] * 2
    assert shown(events, 1, "guest-drawn")[0]["character"] == game.position()["guest"]
    assert shown(events, 0, "guest-drawn")[0]["character"] == "unknown"


def test_another_guest_stays_where_it_is() -> None:
    # Ruling R151: only the guest who is called into the game leaves the place.
    game = altar(cities=["", "consulate"], guest="scholar")

    play(game, "replace seer")

    assert game.position()["guest"] == "scholar"


def test_a_guest_of_this_turn_who_is_called_into_the_game_acts_to_the_end_of_the_turn() -> None:
    game = metropole_table(
        "merchant",
        seats=4,
        hands=["altar tavern"],
        cities=["consulate"],
        guest="seer",
        gold=[6],
        gathered=1,
    )

    play(game, "use consulate", "build altar", "replace seer", "build tavern")

    assert city(game, 0) == "consulate altar tavern"
    assert game.position()["guest"] is None


def test_in_the_middle_of_its_question_a_position_loads() -> None:
    agenda: list[dict[str, object]] = [
        {"step": "replace_character", "seat": 1},
        {"step": "turn", "seat": 0, "acting": "merchant"},
        {"step": "call_rank", "rank": 7},
    ]
    game = metropole_table("merchant", seats=4, cities=["", "altar"], agenda=agenda)

    assert [asked(game).seat, options(game)[-1]] == [1, "pass"]
    play(game, "replace navigator")

    assert game.position()["next_cast"] == [*FIRST_CAST[:6], "navigator", "warlord"]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_an_imagined_world_has_the_same_next_characters(viewer: int) -> None:
    game = altar()
    play(game, "replace scholar")

    assert imagined(game, viewer).view(viewer).to_dict() == game.view(viewer).to_dict()

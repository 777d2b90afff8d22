from typing import Any

import pytest

from tests.citadels.tables import draft, imagined, metropole_table, sees, shown
from tests.tables import asked, key_for, names, options, play
from twocities import SPECTATOR
from twocities.citadels.game import Citadels
from twocities.citadels.ids import CHARACTER_NAMES, TOPIC_NAMES

WORLDS = 40
"""How many worlds are imagined where chance decides."""

OF_TWO = "thief magician king bishop merchant architect warlord"
"""What the first of two players is offered; the assassin lies face down."""


def four(
    stage: int = 0, owner: int = 0, face_down: str = "warlord", labyrinth: str = "labyrinth", **fields: Any
) -> Citadels:
    """Set a draft of four in which a seat has the Labyrinth in its city; assassin and thief lie face up."""
    others = [name for name in ("magician", "king", "bishop", "merchant", "architect", "warlord") if name != face_down]
    characters = [*others[:stage], *[""] * (4 - stage)]
    return draft(
        stage,
        " ".join(others[stage:]),
        characters,
        edition="deluxe,metropole",
        face_up="assassin thief",
        face_down=face_down,
        cities=[labyrinth if seat == owner else "" for seat in range(4)],
        deck="",
        **fields,
    )


def few(stage: int, packet: str, characters: list[str], face_down: str, **fields: Any) -> Citadels:
    """Set a draft of two or three in which seat 0 has the Labyrinth."""
    return draft(
        stage,
        packet,
        characters,
        edition="deluxe,metropole",
        face_down=face_down,
        cities=["labyrinth"],
        **fields,
    )


def last_of_seven(owner: int) -> Citadels:
    """Set a draft of seven, of eight characters, at which the sixth seat picks; a seat has the Labyrinth."""
    return draft(
        5,
        "architect warlord",
        ["assassin", "thief", "magician", "bishop", "merchant", "", ""],
        edition="deluxe,metropole",
        face_down="king",
        cities=["labyrinth" if seat == owner else "" for seat in range(7)],
    )


def characters(game: Citadels, seat: int) -> list[str]:
    """List the characters of a seat."""
    return [CHARACTER_NAMES[character] for character in game.characters_of(seat)]


def face_down(game: Citadels) -> set[str]:
    """List the characters that lie face down."""
    return {CHARACTER_NAMES[character] for character in game.face_down}


def possible(game: Citadels, viewer: int, seat: int) -> set[str]:
    """List what a viewer thinks that a seat may have."""
    return {" ".join(characters(imagined(game, viewer, seed), seat)) for seed in range(WORLDS)}


def test_its_owner_may_choose_it_after_looking_at_what_is_offered() -> None:
    assert options(four()) == [
        *("pick magician", "pick king", "pick bishop", "pick merchant", "pick architect"),
        "pick_blind",
    ]


def test_the_others_are_not_offered_it() -> None:
    game = four()

    play(game, "pick king")

    assert "pick_blind" not in options(game)


def test_in_a_hand_it_does_nothing() -> None:
    game = four(labyrinth="", hands=["labyrinth"])

    assert "pick_blind" not in options(game)


def test_face_down_it_does_nothing() -> None:
    # Ruling R121: a face-down card has no effect.
    game = four(labyrinth="labyrinth?")

    assert "pick_blind" not in options(game)


def test_beautified_it_works() -> None:
    game = four(labyrinth="labyrinth+")

    assert "pick_blind" in options(game)


def test_its_owner_gets_the_face_down_character_and_puts_one_on_offer_in_its_place() -> None:
    # Ruling R161: the blind character is taken and seen first; then one of those on offer is put in its place.
    game = four()

    play(game, "pick_blind")
    assert characters(game, 0) == ["warlord"]
    assert [asked(game).seat, TOPIC_NAMES[asked(game).topic]] == [0, "laying_in_place"]
    assert options(game) == [
        *("put_away magician", "put_away king", "put_away bishop", "put_away merchant", "put_away architect")
    ]
    play(game, "put_away king")

    assert face_down(game) == {"king"}
    assert [asked(game).seat, options(game)] == [
        1,
        ["pick magician", "pick bishop", "pick merchant", "pick architect"],
    ]


def test_the_rest_of_the_draft_goes_on_as_usual() -> None:
    game = four()

    play(game, "pick_blind", "put_away king", "pick magician", "pick bishop", "pick merchant")

    assert [characters(game, seat) for seat in range(4)] == [["warlord"], ["magician"], ["bishop"], ["merchant"]]
    assert face_down(game) == {"king", "architect"}


def test_the_last_of_four_takes_the_first_face_down_character_and_leaves_both_on_offer() -> None:
    game = four(3, owner=3)

    assert options(game) == ["pick merchant", "pick architect", "pick_blind"]
    play(game, "pick_blind", "put_away merchant")

    assert characters(game, 3) == ["warlord"]
    assert face_down(game) == {"merchant", "architect"}


def test_a_royal_character_may_be_found_in_it() -> None:
    # Ruling R12: a rank-4 card is never face up; it may be the face-down card.
    game = four(face_down="king")

    play(game, "pick_blind")

    assert characters(game, 0) == ["king"]


def test_only_its_owner_sees_what_was_taken_and_what_was_put_in_its_place() -> None:
    # Ruling R19: the card that replaces the one taken is its owner's choice, and nobody else sees it.
    game = four()

    events = play(game, "pick_blind", "put_away king")

    assert shown(events, 0, "character-taken-blind") == [{"seat": 0, "character": "warlord", "known": 1}]
    assert shown(events, 0, "character-put-away")[0]["character"] == "king"
    assert [shown(events, viewer, "character-taken-blind") for viewer in (1, SPECTATOR)] == [
        [{"seat": 0, "character": "unknown", "known": 0}]
    ] * 2
    assert [shown(events, viewer, "character-put-away")[0]["character"] for viewer in (1, SPECTATOR)] == ["unknown"] * 2


@pytest.mark.parametrize("viewer", [2, 3, SPECTATOR])
def test_the_others_learn_only_that_it_was_used(viewer: int) -> None:
    # Ruling R19: nobody else sees the card that replaces the one taken.
    game = four()
    other = four(face_down="king")

    events = play(game, "pick_blind", "put_away bishop")
    other_events = play(other, "pick_blind", "put_away merchant")

    assert sees(game, events, viewer) == sees(other, other_events, viewer)
    assert game.view(viewer).to_dict()["blind"] == [0]


def test_what_it_showed_cannot_be_taken_back() -> None:
    events = play(four(), "pick_blind")

    assert names(events) == ["character-taken-blind"]
    assert events[0].reveals()


def test_in_the_next_round_nobody_remembers_that_it_was_used() -> None:
    game = draft(
        3,
        "merchant architect",
        ["magician", "king", "bishop", ""],
        edition="deluxe,metropole",
        face_up="assassin thief",
        face_down="warlord",
        cities=["", "", "", "labyrinth"],
    )

    play(game, "pick_blind", "put_away merchant", "gold", "end", "gold", "end", "gold", "end", "gold", "end")

    assert [game.round, game.view(0).to_dict()["blind"]] == [2, []]


# Seven and eight players


def test_the_last_of_seven_cannot_use_it() -> None:
    # Ruling R19: the Labyrinth is no use to the last player of seven or eight.
    game = last_of_seven(owner=6)

    play(game, "pick architect")

    assert [asked(game).seat, options(game)] == [6, ["pick king", "pick warlord"]]


def test_the_last_of_eight_cannot_use_it() -> None:
    # Ruling R19: the Labyrinth is no use to the last player of seven or eight.
    game = draft(
        6,
        "warlord artist",
        ["assassin", "thief", "magician", "bishop", "merchant", "architect", "", ""],
        edition="deluxe,metropole",
        face_down="king",
        cities=[*[""] * 7, "labyrinth"],
    )

    play(game, "pick artist")

    assert [asked(game).seat, options(game)] == [7, ["pick king", "pick warlord"]]


def test_the_last_of_seven_with_nine_characters_may_use_it() -> None:
    # Ruling R19: otherwise it works.
    game = draft(
        6,
        "warlord artist",
        ["assassin", "thief", "magician", "bishop", "merchant", "architect", ""],
        edition="deluxe,metropole",
        cast="artist",
        face_down="king",
        cities=[*[""] * 6, "labyrinth"],
    )

    assert options(game) == ["pick warlord", "pick artist", "pick_blind"]


def test_the_last_of_seven_gets_what_was_put_in_the_place_of_the_one_taken() -> None:
    # Ruling R13: the last player of seven chooses between the face-down card and the one that is passed on.
    game = last_of_seven(owner=5)

    play(game, "pick_blind", "put_away architect")

    assert characters(game, 5) == ["king"]
    assert [asked(game).seat, options(game)] == [6, ["pick architect", "pick warlord"]]


# Two and three players


@pytest.mark.parametrize(
    ("crown", "stage", "packet", "held", "lying"),
    [
        (0, 0, OF_TWO, ["", ""], "assassin"),
        (1, 1, "magician king bishop merchant architect warlord", ["", "thief"], "assassin"),
        (0, 3, "bishop merchant architect warlord", ["thief", "magician"], "assassin king"),
        (1, 5, "architect warlord", ["thief", "magician merchant"], "assassin king bishop"),
    ],
)
def test_with_two_players_it_works_at_every_pick(
    crown: int, stage: int, packet: str, held: list[str], lying: str
) -> None:
    game = few(stage, packet, held, lying, crown=crown)

    assert [asked(game).seat, options(game)[-1]] == [0, "pick_blind"]


def test_with_two_players_the_usual_discard_comes_on_top() -> None:
    game = few(3, "bishop merchant architect warlord", ["thief", "magician"], "assassin king")

    play(game, "pick_blind", "put_away bishop")
    assert [asked(game).seat, options(game)] == [0, ["put_away merchant", "put_away architect", "put_away warlord"]]
    play(game, "put_away warlord")

    assert [asked(game).seat, options(game)] == [1, ["pick merchant", "pick architect"]]


@pytest.mark.parametrize(("number", "expected"), [(0, "assassin"), (1, "king")])
def test_of_several_face_down_characters_one_is_taken_at_random(number: int, expected: str) -> None:
    game = few(
        3,
        "bishop merchant architect warlord",
        ["thief", "magician"],
        "assassin king",
        deck="",
        rng=[key_for(((2, number),)), 0],
    )

    play(game, "pick_blind")

    assert characters(game, 0) == sorted(["thief", expected], key=CHARACTER_NAMES.index)


def test_the_other_of_two_does_not_learn_that_the_own_discard_was_taken() -> None:
    game = few(
        3,
        "bishop merchant architect warlord",
        ["thief", "magician"],
        "assassin king",
        put_away=["", "king"],
        deck="",
        rng=[key_for(((2, 1),)), 0],
    )

    play(game, "pick_blind")

    assert characters(game, 0) == ["thief", "king"]
    assert game.view(1).to_dict()["put_away"] == [None, "king"]
    assert possible(game, 1, 0) >= {"thief king", "assassin thief"}


def test_a_discard_of_ones_own_may_come_back() -> None:
    game = few(
        5,
        "architect warlord",
        ["assassin", "thief magician"],
        "king bishop merchant",
        crown=1,
        put_away=["king", "merchant"],
        deck="",
        rng=[key_for(((3, 0),)), 0],
    )

    play(game, "pick_blind")

    assert characters(game, 0) == ["assassin", "king"]
    assert game.view(0).to_dict()["put_away"] == ["", None]


@pytest.mark.parametrize(
    ("stage", "packet", "held", "lying"),
    [
        (0, f"{OF_TWO} artist", ["", "", ""], "assassin"),
        (4, "bishop merchant architect warlord", ["thief", "magician", "king"], "assassin artist"),
    ],
)
def test_with_three_players_it_works_at_every_pick(stage: int, packet: str, held: list[str], lying: str) -> None:
    game = few(stage, packet, held, lying)

    play(game, "pick_blind", "put_away bishop")

    assert asked(game).seat == 1
    assert len(characters(game, 0)) == len(held[0].split()) + 1


# What players think


def test_who_picks_after_its_owner_knows_that_the_blind_character_was_not_on_offer() -> None:
    game = four()
    play(game, "pick_blind", "put_away king", "pick magician")

    assert possible(game, 1, 0) == {"king", "warlord"}


def test_its_owner_knows_what_lies_face_down() -> None:
    game = four()
    play(game, "pick_blind", "put_away king", "pick magician")

    assert all("king" in face_down(imagined(game, 0, seed)) for seed in range(WORLDS))
    assert "king" not in possible(game, 0, 1)


@pytest.mark.parametrize("viewer", [0, 1, 3, SPECTATOR])
@pytest.mark.parametrize("moves", [["pick_blind"], ["pick_blind", "put_away king"]])
def test_an_imagined_world_looks_the_same_to_its_viewer(moves: list[str], viewer: int) -> None:
    game = four()
    play(game, *moves)

    assert imagined(game, viewer).view(viewer).to_dict() == game.view(viewer).to_dict()


def test_in_the_middle_of_its_question_a_position_loads() -> None:
    game = metropole_table(
        seats=4,
        characters=["warlord"],
        packet="magician king bishop merchant architect",
        face_up="assassin thief",
        cities=["labyrinth"],
        blind=[0],
        agenda=[{"step": "lay_in_place", "seat": 0, "stage": 0}],
    )

    assert options(game)[0] == "put_away magician"
    play(game, "put_away magician")
    assert [asked(game).seat, options(game)[0]] == [1, "pick king"]

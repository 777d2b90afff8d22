"""The draft of Metropole for two players, which any edition can be played with."""

import pytest

from tests.citadels.tables import imagined, rules, sees, shown, start
from tests.tables import asked, key_for, options, play
from twocities import SPECTATOR
from twocities.citadels.boxes import EDITIONS
from twocities.citadels.game import Citadels
from twocities.citadels.ids import CHARACTER_NAMES, TOPIC_NAMES
from twocities.core.errors import BadRules
from twocities.games import load_position

WORLDS = 40
"""How many worlds are imagined where chance decides."""


def dealt(edition: str = "deluxe", **fields: object) -> Citadels:
    """Set the draft: seat 0 has seen the assassin, seat 1 the warlord; each has three of the others."""
    game = load_position(
        {
            "game": "citadels",
            "seats": 2,
            "rules": rules(*edition.split(","), "metropole_draft", seats=2),
            "packet": "thief king architect magician bishop merchant",
            "face_down": "assassin warlord",
            "put_away": ["assassin", "warlord"],
            "agenda": [{"step": "draft", "stage": 0}],
            **fields,
        }
    )
    assert isinstance(game, Citadels)
    return game


def labyrinth(owner: int = 0, number: int = 0, **fields: object) -> Citadels:
    """Set the same draft, in which a seat has the Labyrinth and finds the face-down character with a number."""
    cities = ["labyrinth" if seat == owner else "" for seat in range(2)]
    key = key_for(((2, number),))
    return dealt("deluxe,metropole", cities=cities, deck="", rng=[key, 0], **fields)


def characters(game: Citadels, seat: int) -> str:
    """Write the characters of a seat."""
    return " ".join(CHARACTER_NAMES[character] for character in game.characters_of(seat))


def face_down(game: Citadels) -> set[str]:
    """List the characters that lie face down."""
    return {CHARACTER_NAMES[character] for character in game.face_down}


def packets(game: Citadels, viewer: int) -> set[object]:
    """List what a viewer thinks that may go round, the hand on offer first."""
    return {imagined(game, viewer, seed).position()["packet"] for seed in range(WORLDS)}


def possible(game: Citadels, viewer: int, seat: int) -> set[str]:
    """List what a viewer thinks that a seat may have."""
    return {characters(imagined(game, viewer, seed), seat) for seed in range(WORLDS)}


def questions(game: Citadels) -> list[tuple[int, int]]:
    """Play a draft with the first option each time; list who is asked and how many options there are."""
    found = []
    while TOPIC_NAMES[asked(game).topic] == "picking":
        found.append((asked(game).seat, len(options(game))))
        play(game, options(game)[0])
    return found


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_in_every_edition_each_of_two_picks_one_of_three_and_one_of_two(edition: str) -> None:
    # Ruling R20: the draft of Metropole replaces the selection and nothing else.
    game = start(2, [*edition.split(","), "metropole_draft"])

    assert questions(game) == [(0, 3), (1, 3), (1, 2), (0, 2)]
    assert [len(game.characters_of(seat)) for seat in range(2)] == [2, 2]
    assert [len(game.face_down), list(game.packet)] == [4, []]


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_in_every_edition_the_usual_draft_is_played_unless_it_is_asked_for(edition: str) -> None:
    game = start(2, edition.split(","))

    assert len(options(game)) == 7


@pytest.mark.parametrize("seats", [3, 4])
def test_it_is_for_two_players(seats: int) -> None:
    with pytest.raises(BadRules, match="'metropole_draft' is for two players"):
        rules("deluxe", "metropole_draft", seats=seats)


def test_it_stays_among_the_rules_of_the_table() -> None:
    assert "metropole_draft" in rules("classic", "metropole_draft", seats=2)


def test_each_player_sees_one_of_the_two_face_down_characters() -> None:
    # Ruling R13: in the draft of Metropole for two, each player sees one of the two.
    game = start(2, ["deluxe", "metropole_draft"])
    seen = [CHARACTER_NAMES[character] for character in game.face_down]

    assert [game.view(seat).to_dict()["put_away"] for seat in range(2)] == [[seen[0], None], [None, seen[1]]]
    assert [shown(game.events, seat, "character-seen")[seat]["character"] for seat in range(2)] == seen
    assert [shown(game.events, seat, "character-seen")[1 - seat]["character"] for seat in range(2)] == ["unknown"] * 2


def test_a_spectator_sees_neither() -> None:
    # Ruling R13: each player sees one of the two, and nobody else any.
    game = start(2, ["deluxe", "metropole_draft"])

    assert [each["character"] for each in shown(game.events, SPECTATOR, "character-seen")] == ["unknown"] * 2
    assert game.view(SPECTATOR).to_dict()["put_away"] == [None, None]
    assert game.view(SPECTATOR).to_dict()["packet"] == "unknown*6"


def test_the_crown_holder_picks_first() -> None:
    game = start(2, ["deluxe", "metropole_draft", "random_start"], seed=1)

    assert game.crown == 1
    assert asked(game).seat == 1


def test_each_keeps_one_of_three_and_passes_two_on() -> None:
    game = dealt()

    assert options(game) == ["pick thief", "pick king", "pick architect"]
    play(game, "pick king")
    assert options(game) == ["pick magician", "pick bishop", "pick merchant"]
    play(game, "pick bishop")

    assert [asked(game).seat, options(game)] == [1, ["pick thief", "pick architect"]]


def test_of_the_two_that_were_passed_on_each_keeps_one_and_puts_the_other_face_down() -> None:
    game = dealt()

    play(game, "pick king", "pick bishop", "pick thief")
    assert [asked(game).seat, options(game)] == [0, ["pick magician", "pick merchant"]]
    play(game, "pick merchant")

    assert [characters(game, seat) for seat in range(2)] == ["king merchant", "thief bishop"]
    assert face_down(game) == {"assassin", "warlord", "architect", "magician"}
    assert [game.view(seat).to_dict()["put_away"] for seat in range(2)] == [
        ["assassin magician", None],
        [None, "architect warlord"],
    ]


def test_what_is_put_face_down_is_seen_by_the_one_who_does_it() -> None:
    game = dealt()
    play(game, "pick king", "pick bishop")

    events = play(game, "pick thief")

    assert shown(events, 1, "character-put-away")[0]["character"] == "architect"
    assert [shown(events, viewer, "character-put-away")[0]["character"] for viewer in (0, SPECTATOR)] == ["unknown"] * 2


def test_the_second_player_does_not_see_what_the_first_one_picked() -> None:
    # Ruling R20: both players pick at the same time.
    game = dealt(deck="")
    other = dealt(deck="")

    events = play(game, "pick king")
    other_events = play(other, "pick thief")

    assert sees(game, events, 1) == sees(other, other_events, 1)


def test_the_first_player_is_offered_nothing_that_depends_on_the_second_pick_of_the_other() -> None:
    # Ruling R20: both players pick at the same time.
    game = dealt(deck="")
    other = dealt(deck="")

    events = play(game, "pick king", "pick bishop", "pick thief")
    other_events = play(other, "pick king", "pick bishop", "pick architect")

    assert sees(game, events, 0) == sees(other, other_events, 0)


def test_the_characters_on_offer_are_seen_by_the_one_who_picks() -> None:
    game = dealt()

    assert game.view(0).to_dict()["packet"] == "thief king architect unknown*3"
    assert game.view(1).to_dict()["packet"] == "unknown*6"


def test_the_rest_of_the_round_is_as_usual() -> None:
    # Ruling R20: the draft replaces the selection and nothing else.
    game = dealt()

    play(game, "pick king", "pick bishop", "pick thief", "pick merchant")
    turns = [(asked(game).seat, game.called)]
    play(game, "gold", "end")
    turns.append((asked(game).seat, game.called))
    play(game, "gold", "end")
    turns.append((asked(game).seat, game.called))

    assert turns == [(1, 2), (0, 4), (1, 5)]


@pytest.mark.parametrize(
    "moves", [["pick king"], ["pick king", "pick bishop"], ["pick king", "pick bishop", "pick thief"]]
)
def test_a_position_in_the_middle_of_it_loads(moves: list[str]) -> None:
    game = dealt()
    play(game, *moves)

    assert load_position(game.position()).position() == game.position()


# What players think


def test_the_first_player_knows_which_two_are_passed_on_and_not_what_the_other_one_was_dealt() -> None:
    game = dealt()
    play(game, "pick king")

    assert packets(game, 0) == {
        "magician bishop merchant thief architect",
        "magician bishop warlord thief architect",
        "magician merchant warlord thief architect",
        "bishop merchant warlord thief architect",
    }


def test_the_first_player_knows_what_the_other_one_is_offered_then() -> None:
    game = dealt()
    play(game, "pick king", "pick bishop")

    assert {str(packet)[:15] for packet in packets(game, 0)} == {"thief architect"}
    assert possible(game, 0, 1) == {"magician", "bishop", "merchant", "warlord"}


def test_the_second_player_knows_the_last_two() -> None:
    game = dealt()
    play(game, "pick king", "pick bishop", "pick thief")

    assert packets(game, 1) == {"magician merchant"}
    assert possible(game, 1, 0) == {"king", "assassin"}


def test_the_first_player_knows_that_the_second_pick_of_the_other_was_one_of_those_passed_on() -> None:
    game = dealt()
    play(game, "pick king", "pick bishop", "pick thief")

    assert possible(game, 0, 1) == {"thief bishop", "thief warlord", "bishop architect", "architect warlord"}


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("moves", [[], ["pick king"], ["pick king", "pick bishop"]])
def test_an_imagined_world_looks_the_same_to_its_viewer(moves: list[str], viewer: int) -> None:
    game = dealt()
    play(game, *moves)

    assert imagined(game, viewer).view(viewer).to_dict() == game.view(viewer).to_dict()


# With the Labyrinth


@pytest.mark.parametrize(("number", "expected"), [(0, "assassin"), (1, "warlord")])
def test_a_labyrinth_gives_one_of_the_two_face_down_characters(number: int, expected: str) -> None:
    game = labyrinth(number=number)

    assert options(game) == ["pick thief", "pick king", "pick architect", "pick_blind"]
    play(game, "pick_blind")

    assert characters(game, 0) == expected


def test_one_of_the_three_goes_in_its_place_and_the_others_are_passed_on() -> None:
    # Ruling R161: the blind character is taken and seen first; then one of those on offer is put in its place.
    game = labyrinth(number=1)

    play(game, "pick_blind")
    assert options(game) == ["put_away thief", "put_away king", "put_away architect"]
    play(game, "put_away king", "pick bishop")

    assert options(game) == ["pick thief", "pick architect"]
    assert face_down(game) == {"assassin", "king"}


def test_a_labyrinth_works_at_the_second_pick_too_and_then_both_on_offer_end_face_down() -> None:
    game = labyrinth(owner=1)

    play(game, "pick king", "pick bishop")
    assert options(game) == ["pick thief", "pick architect", "pick_blind"]
    play(game, "pick_blind", "put_away thief")

    assert characters(game, 1) == "assassin bishop"
    assert face_down(game) == {"warlord", "thief", "architect"}
    assert [asked(game).seat, options(game)] == [0, ["pick magician", "pick merchant"]]


def test_who_looked_at_a_character_does_not_learn_that_it_was_taken() -> None:
    game = labyrinth(number=1)
    other = labyrinth(number=0)

    events = play(game, "pick_blind", "put_away king")
    other_events = play(other, "pick_blind", "put_away king")

    assert [characters(game, 0), characters(other, 0)] == ["warlord", "assassin"]
    assert sees(game, events, 1) == sees(other, other_events, 1)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("moves", [["pick_blind"], ["pick_blind", "put_away king"]])
def test_an_imagined_world_with_a_labyrinth_looks_the_same_to_its_viewer(moves: list[str], viewer: int) -> None:
    game = labyrinth()
    play(game, *moves)

    assert imagined(game, viewer).view(viewer).to_dict() == game.view(viewer).to_dict()


def test_a_position_in_the_middle_of_its_question_loads() -> None:
    game = labyrinth(
        agenda=[{"step": "lay_in_place", "seat": 0, "stage": 0}],
        characters=["warlord", ""],
        face_down="assassin",
        put_away=["assassin", "warlord"],
        blind=[0],
    )

    play(game, "put_away thief")

    assert [asked(game).seat, face_down(game)] == [1, {"assassin", "thief"}]

from typing import Any

import pytest

from tests.citadels.tables import draft, shown, start, table
from tests.tables import asked, key_for, options, play
from twocities import SPECTATOR
from twocities.citadels.game import Citadels
from twocities.citadels.ids import TOPIC_NAMES

LAYOUTS = [
    # seats, characters, face up, options at each question
    (2, 8, 0, [7, 6, 5, 4, 3, 2]),
    (3, 9, 0, [8, 7, 6, 4, 3, 2]),
    (4, 8, 2, [5, 4, 3, 2]),
    (4, 9, 3, [5, 4, 3, 2]),
    (5, 8, 1, [6, 5, 4, 3, 2]),
    (5, 9, 2, [6, 5, 4, 3, 2]),
    (6, 8, 0, [7, 6, 5, 4, 3, 2]),
    (6, 9, 1, [7, 6, 5, 4, 3, 2]),
    (7, 8, 0, [7, 6, 5, 4, 3, 2, 2]),
    (7, 9, 0, [8, 7, 6, 5, 4, 3, 2]),
    (8, 9, 0, [8, 7, 6, 5, 4, 3, 2, 2]),
]


def first_draft(seats: int, characters: int, seed: int = 0, royal: str = "king") -> Citadels:
    """Begin a game with so many characters."""
    return start(seats, ["first_game", royal, *(["nine_characters"] if characters == 9 else [])], seed)


def questions(game: Citadels) -> list[tuple[int, int]]:
    """Play a draft with the first option each time; list who is asked and how many options there are."""
    found = []
    while TOPIC_NAMES[asked(game).topic] in ("picking", "putting_away"):
        found.append((asked(game).seat, len(options(game))))
        play(game, options(game)[0])
    return found


def six_have_picked() -> Citadels:
    """Set a table of seven with eight characters at which the sixth player picks."""
    held = ["assassin", "thief", "magician", "bishop", "merchant", "", ""]
    return draft(5, "architect warlord", held, face_down="king")


def middle_of_three(number: int) -> Citadels:
    """Set a table of three at which the last one picks; then the card with this number is put away at random."""
    packet = "king bishop merchant architect warlord artist"
    return draft(2, packet, ["assassin", "thief", ""], face_down="magician", deck="", rng=[key_for(((5, number),)), 0])


@pytest.mark.parametrize(("seats", "characters", "face_up", "packet"), [(*row[:3], row[3][0]) for row in LAYOUTS])
def test_characters_are_laid_out_for_the_number_of_players(
    seats: int, characters: int, face_up: int, packet: int
) -> None:
    game = first_draft(seats, characters)

    assert [len(game.face_up), len(game.face_down), len(game.packet)] == [face_up, 1, packet]


@pytest.mark.parametrize(("seats", "characters", "offers"), [(row[0], row[1], row[3]) for row in LAYOUTS])
def test_each_player_is_offered_what_the_others_have_left(seats: int, characters: int, offers: list[int]) -> None:
    assert [offer for _, offer in questions(first_draft(seats, characters))] == offers


@pytest.mark.parametrize(
    ("seats", "order"),
    [
        (2, [1, 0, 0, 1, 1, 0]),
        (3, [1, 2, 0, 1, 2, 0]),
        (4, [1, 2, 3, 0]),
        (7, [1, 2, 3, 4, 5, 6, 0]),
        (8, [1, 2, 3, 4, 5, 6, 7, 0]),
    ],
)
def test_the_crown_holder_picks_first_and_the_others_follow_clockwise(seats: int, order: list[int]) -> None:
    game = table(seats=seats, crown=1)

    assert [seat for seat, _ in questions(game)] == order


@pytest.mark.parametrize(("seats", "characters", "face_up"), [row[:3] for row in LAYOUTS])
def test_after_the_draft_everybody_has_as_many_characters(seats: int, characters: int, face_up: int) -> None:
    game = first_draft(seats, characters)
    each = 2 if seats < 4 else 1

    questions(game)

    assert game.view(0).to_dict()["picks"] == [each] * seats
    assert len(game.face_down) == characters - face_up - each * seats
    assert list(game.packet) == []


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("royal", ["king", "emperor", "patrician"])
def test_rank_four_is_never_face_up(royal: str, seed: int) -> None:
    # Ruling R12
    assert royal not in str(first_draft(4, 9, seed, royal).position()["face_up"]).split()


def test_rank_four_may_be_the_card_that_is_face_down() -> None:
    # Ruling R12
    hidden = {str(first_draft(4, 9, seed).position()["face_down"]) for seed in range(50)}

    assert "king" in hidden
    assert len(hidden) == 9


def test_every_other_character_can_be_face_up() -> None:
    shown_up = {name for seed in range(50) for name in str(first_draft(4, 9, seed).position()["face_up"]).split()}

    assert len(shown_up) == 8


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_everybody_sees_what_lies_face_up(viewer: int) -> None:
    game = first_draft(4, 8, seed=3)

    assert game.view(viewer).to_dict()["face_up"] == game.position()["face_up"]


@pytest.mark.parametrize("viewer", [1, 3, SPECTATOR])
def test_nobody_sees_the_card_that_is_face_down(viewer: int) -> None:
    # Ruling R13
    packet = "assassin king bishop warlord"
    game = draft(1, packet, ["thief", "", "", ""], face_up="magician merchant", face_down="architect", deck="")
    other = draft(1, packet, ["architect", "", "", ""], face_up="magician merchant", face_down="thief", deck="")

    assert game.view(viewer).to_dict() == other.view(viewer).to_dict()
    assert game.view(viewer).to_dict()["face_down_size"] == 1


def test_only_the_player_who_picks_sees_the_packet() -> None:
    # Ruling R8
    game = draft(2, "king bishop warlord", ["assassin", "thief", "", ""], face_up="magician merchant")

    assert game.view(2).to_dict()["packet"] == "king bishop warlord"
    assert game.view(1).to_dict()["packet"] == "unknown*3"
    assert game.view(SPECTATOR).to_dict()["packet"] == "unknown*3"


@pytest.mark.parametrize(("viewer", "character"), [(2, "king"), (0, "unknown"), (3, "unknown"), (SPECTATOR, "unknown")])
def test_only_the_player_who_picks_knows_what_was_picked(viewer: int, character: str) -> None:
    # Ruling R8
    game = draft(2, "king bishop warlord", ["assassin", "thief", "", ""], face_up="magician merchant")

    events = play(game, "pick king")

    assert [fact["character"] for fact in shown(events, viewer, "character-picked")] == [character]


def test_a_player_sees_only_the_own_character_until_others_are_called() -> None:
    # Ruling R8
    game = draft(2, "king bishop warlord", ["assassin", "thief", "", ""], face_up="magician merchant")

    play(game, "pick king")

    assert game.view(2).to_dict()["characters"] == ["", "", "king", ""]
    assert game.view(3).to_dict()["characters"] == [""] * 4
    assert game.view(3).to_dict()["picks"] == [1, 1, 1, 0]


def test_a_player_remembers_what_was_passed_on() -> None:
    # Ruling R14
    game = draft(2, "king bishop warlord", ["assassin", "thief", "", ""], face_up="magician merchant")

    play(game, "pick king")

    assert game.view(2).to_dict()["offered"] == [None, None, None, None, "king bishop warlord", "", None, None]
    assert game.view(3).to_dict()["offered"] == [None, None, None, None, None, None, "", ""]
    assert game.view(SPECTATOR).to_dict()["offered"] == [None, None, None, None, None, None, None, None]


def test_the_last_player_puts_the_other_card_face_down() -> None:
    game = draft(3, "bishop warlord", ["assassin", "thief", "king", ""], face_up="magician merchant")

    events = play(game, "pick warlord")

    assert [fact["character"] for fact in shown(events, 3, "character-put-away")] == ["bishop"]
    assert game.position()["face_down"] == "architect bishop"


def put_away_by(game: Citadels, viewer: int) -> str:
    """Write what a viewer knows of all that was put away."""
    facts: dict[str, Any] = game.view(viewer).to_dict()
    return "".join(seen or "" for seen in facts["put_away"])


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_nobody_else_learns_what_the_last_player_put_away(viewer: int) -> None:
    # Ruling R14
    game = draft(3, "bishop warlord", ["assassin", "thief", "king", ""], face_up="magician merchant")

    events = play(game, "pick warlord")

    assert [fact["character"] for fact in shown(events, viewer, "character-put-away")] == ["unknown"]
    assert put_away_by(game, viewer) == ""
    assert game.view(3).to_dict()["put_away"] == [None, None, None, "bishop"]


def test_the_seventh_of_eight_characters_adds_the_face_down_card_to_the_last_one() -> None:
    # Ruling R13
    game = six_have_picked()

    play(game, "pick architect")

    assert asked(game).seat == 6
    assert options(game) == ["pick king", "pick warlord"]
    assert game.view(5).to_dict()["packet"] == "unknown*2"


def test_nothing_lies_face_down_while_the_last_of_seven_picks() -> None:
    # Ruling R19
    game = six_have_picked()

    play(game, "pick architect")

    assert game.view(SPECTATOR).to_dict()["face_down_size"] == 0


@pytest.mark.parametrize(("picked", "left"), [("king", "warlord"), ("warlord", "king")])
def test_the_last_of_seven_puts_the_card_that_is_left_back_face_down(picked: str, left: str) -> None:
    game = six_have_picked()

    play(game, "pick architect", f"pick {picked}")

    assert game.position()["face_down"] == left
    assert game.view(6).to_dict()["put_away"] == [*[None] * 6, left]
    assert game.view(6).to_dict()["offered"] == [
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        "king warlord",
        "",
    ]


def test_the_last_of_eight_adds_the_face_down_card_too() -> None:
    held = ["assassin", "thief", "magician", "king", "bishop", "merchant", "", ""]
    game = draft(6, "architect warlord", held, face_down="artist")

    play(game, "pick warlord")

    assert options(game) == ["pick architect", "pick artist"]


def test_the_last_of_seven_with_nine_characters_leaves_the_face_down_card_alone() -> None:
    held = ["assassin", "thief", "magician", "bishop", "merchant", "", ""]
    game = draft(5, "architect warlord artist", held, face_down="king", cast="artist")

    play(game, "pick architect")

    assert options(game) == ["pick warlord", "pick artist"]


def test_two_players_put_cards_away_between_their_picks() -> None:
    # Ruling R15
    packet = "thief magician king bishop merchant architect warlord"
    game = draft(0, packet, ["", ""], face_down="assassin")

    play(game, "pick king", "pick thief", "put_away warlord", "pick bishop", "put_away merchant", "pick magician")

    assert game.position()["characters"] == ["king bishop", "thief magician"]
    assert game.position()["face_down"] == "assassin warlord merchant architect"
    assert game.view(0).to_dict()["put_away"] == ["merchant", None]
    assert game.view(1).to_dict()["put_away"] == [None, "architect warlord"]


def test_two_players_pick_one_after_the_other() -> None:
    # Ruling R20: only the draft of another expansion lets them pick at the same time.
    game = draft(0, "thief magician king bishop merchant architect warlord", ["", ""], face_down="assassin")

    play(game, "pick king")

    assert asked(game).seat == 1
    assert "pick king" not in options(game)


def test_each_of_two_players_remembers_both_offers() -> None:
    # Ruling R14
    game = draft(0, "thief magician king bishop merchant architect warlord", ["", ""], face_down="assassin")

    play(game, "pick king", "pick thief", "put_away warlord", "pick bishop", "put_away merchant", "pick magician")

    assert game.view(0).to_dict()["offered"] == [
        "thief magician king bishop merchant architect warlord",
        "magician bishop merchant architect",
        None,
        None,
    ]
    assert game.view(1).to_dict()["offered"] == [
        None,
        None,
        "thief magician bishop merchant architect warlord",
        "magician architect",
    ]


@pytest.mark.parametrize(
    ("number", "discarded"), [(0, "king"), (1, "bishop"), (2, "merchant"), (3, "architect"), (4, "warlord")]
)
def test_with_three_players_a_random_card_goes_between_the_two_rounds(number: int, discarded: str) -> None:
    # Ruling R15
    game = middle_of_three(number)

    play(game, "pick artist")

    assert asked(game).seat == 0
    assert game.position()["face_down"] == f"magician {discarded}"
    assert f"pick {discarded}" not in options(game)


@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_nobody_sees_which_card_went_at_random(viewer: int) -> None:
    # Ruling R15
    game = middle_of_three(0)
    other = middle_of_three(3)

    play(game, "pick artist")
    play(other, "pick artist")

    assert list(game.face_down) != list(other.face_down)
    assert game.view(viewer).to_dict() == other.view(viewer).to_dict()
    assert game.view(2).to_dict()["put_away"] == [None, None, ""]


def test_the_last_of_three_puts_the_last_card_face_down() -> None:
    game = draft(6, "merchant artist", ["assassin king", "thief bishop", "warlord"], face_down="magician architect")

    play(game, "pick artist")

    assert game.position()["face_down"] == "magician architect merchant"
    assert game.view(2).to_dict()["put_away"] == [None, None, "merchant"]

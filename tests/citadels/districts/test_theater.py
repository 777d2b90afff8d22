import pytest

from tests.citadels.tables import sees, shown, table
from tests.tables import asked, key_for, names, options, play
from twocities import SPECTATOR
from twocities.citadels.game import Citadels
from twocities.citadels.ids import TOPIC_NAMES


def last_pick(
    held: str, face_down: str = "magician", owner: int = 0, city: str = "theater", other_cities: str = ""
) -> Citadels:
    """Set a table of four at which seat 3 picks last; `held` has the characters of seats 0 to 2."""
    cities = [other_cities] * 4
    cities[owner] = city
    return table(
        seats=4,
        characters=held.split(),
        cities=cities,
        packet="bishop merchant",
        face_up="architect warlord",
        face_down=face_down,
        agenda=[{"step": "draft", "stage": 3}],
    )


def drafted(held: str, owner: int = 0, other_cities: str = "") -> Citadels:
    """Let seat 3 pick the Bishop: the Theater comes next."""
    game = last_pick(held, owner=owner, other_cities=other_cities)
    play(game, "pick bishop")
    return game


def two_each(random_card: int, owner: int = 0) -> Citadels:
    """Set a table of two after the draft; chance gives the owner of the Theater the lower or the higher card."""
    game = table(
        characters=["thief king", "magician"],
        cities=["theater", ""] if owner == 0 else ["", "theater"],
        packet="bishop merchant",
        face_down="assassin architect warlord",
        agenda=[{"step": "draft", "stage": 5}],
        deck="tavern",
        rng=[key_for(((2, random_card),)), 0],
    )
    play(game, "pick bishop")
    return game


def held(game: Citadels, seat: int) -> str:
    """Name the characters of a seat as a position does."""
    characters = game.position()["characters"]
    assert isinstance(characters, list)
    return str(characters[seat])


def picking_again(game: Citadels) -> None:
    """Take the first option until the next draft is over."""
    while TOPIC_NAMES[asked(game).topic] in ("acting", "picking"):
        moves = options(game)
        play(game, "end" if "end" in moves else moves[0])


def test_its_owner_is_asked_after_the_last_pick_and_before_the_first_call() -> None:
    game = last_pick("thief king assassin")

    events = play(game, "pick bishop")

    assert [asked(game).seat, options(game)] == [0, ["theater 1", "theater 2", "theater 3", "pass"]]
    assert "rank-called" not in names(events)


def test_two_players_exchange_their_characters() -> None:
    game = drafted("thief king assassin")

    play(game, "theater 1")

    assert [held(game, 0), held(game, 1)] == ["king", "thief"]


def test_the_other_player_cannot_refuse() -> None:
    # Ruling R17: the opponent cannot refuse.
    game = drafted("thief king assassin")

    play(game, "theater 1")

    assert [asked(game).seat, TOPIC_NAMES[asked(game).topic]] == [2, "acting"]


def test_it_need_not_be_used() -> None:
    game = drafted("thief king assassin")

    events = play(game, "pass")

    assert [held(game, 0), held(game, 1)] == ["thief", "king"]
    assert "characters-exchanged" not in names(events)


def test_the_character_is_called_with_its_new_holder() -> None:
    # Ruling R18: after an exchange the character belongs to its new holder in every respect.
    game = drafted("thief assassin king")

    play(game, "theater 1")

    assert asked(game).seat == 0
    assert "kill thief" in options(game)


def test_the_one_received_counts_for_the_tie() -> None:
    # Ruling R18: also for the tie-break.
    game = drafted("thief king assassin", other_cities="palace tavern")
    assert [score.place for score in game.scores()] == [3, 2, 4, 1]

    play(game, "theater 3")

    assert [score.place for score in game.scores()] == [1, 2, 4, 3]


def test_another_seat_may_own_it() -> None:
    game = drafted("thief king assassin", owner=2)

    assert [asked(game).seat, options(game)] == [2, ["theater 3", "theater 0", "theater 1", "pass"]]


def test_nobody_is_asked_without_it() -> None:
    game = last_pick("thief king assassin", city="palace")

    play(game, "pick bishop")

    assert TOPIC_NAMES[asked(game).topic] == "acting"


def test_it_works_again_in_the_next_round() -> None:
    game = drafted("thief king assassin")

    play(game, "theater 1", "gold", "end")
    picking_again(game)

    assert options(game) == ["theater 1", "theater 2", "theater 3", "pass"]
    assert game.round == 2


def test_its_owner_knows_no_character_but_the_own_when_asked() -> None:
    # Ruling R16: without having seen any card but the own ones.
    game = drafted("thief king assassin")

    assert game.view(0).to_dict()["characters"] == ["thief", "", "", ""]


@pytest.mark.parametrize("viewer", [0, 2, 3, SPECTATOR])
def test_the_question_tells_nobody_what_the_partner_has(viewer: int) -> None:
    # Ruling R16: without having seen any card but the own ones.
    game = last_pick("thief king assassin", face_down="magician")
    other = last_pick("thief magician assassin", face_down="king")

    events = play(game, "pick bishop")
    other_events = play(other, "pick bishop")

    assert sees(game, events, viewer) == sees(other, other_events, viewer)


def test_both_players_see_their_new_character_and_know_where_the_old_one_is() -> None:
    game = drafted("thief king assassin")

    events = play(game, "theater 1")

    fact = {"seat": 0, "other": 1, "character": "thief", "got_character": "king", "known": 1}
    assert shown(events, 0, "characters-exchanged") == [fact]
    assert shown(events, 1, "characters-exchanged") == [fact]
    assert game.view(0).to_dict()["characters"] == ["king", "thief", "assassin", ""]
    assert game.view(1).to_dict()["characters"] == ["king", "thief", "assassin", ""]
    assert game.view(3).to_dict()["characters"] == ["", "", "assassin", "bishop"]


@pytest.mark.parametrize("viewer", [2, 3, SPECTATOR])
def test_others_see_who_exchanged_but_not_what(viewer: int) -> None:
    # Ruling R17: that an exchange took place and between whom is public.
    game = drafted("thief king assassin")
    other = drafted("king thief assassin")

    events = play(game, "theater 1")
    other_events = play(other, "theater 1")

    assert sees(game, events, viewer) == sees(other, other_events, viewer)
    assert shown(events, viewer, "characters-exchanged") == [
        {"seat": 0, "other": 1, "character": "unknown", "got_character": "unknown", "known": 0},
    ]


def test_with_two_characters_its_owner_chooses_which_one_to_give() -> None:
    game = two_each(0)

    play(game, "theater 1")

    assert options(game) == ["give_character thief", "give_character king"]


@pytest.mark.parametrize(
    ("random_card", "own", "others"), [(0, "magician king", "thief bishop"), (1, "king bishop", "thief magician")]
)
def test_with_two_characters_chance_says_which_one_comes_back(random_card: int, own: str, others: str) -> None:
    game = two_each(random_card)

    play(game, "theater 1", "give_character thief")

    assert [held(game, 0), held(game, 1)] == [own, others]


def test_the_second_seat_may_own_it_in_a_game_of_two() -> None:
    game = two_each(1, owner=1)

    play(game, "theater 0", "give_character bishop")

    assert [held(game, 0), held(game, 1)] == ["thief bishop", "magician king"]


def test_with_three_players_there_is_a_choice_of_partner_and_of_character() -> None:
    game = table(
        seats=3,
        characters=["thief king", "magician warlord", "bishop"],
        cities=["theater"],
        packet="merchant artist",
        face_down="assassin architect",
        agenda=[{"step": "draft", "stage": 6}],
        deck="tavern",
        rng=[key_for(((2, 1),)), 0],
    )

    play(game, "pick merchant")
    assert options(game) == ["theater 1", "theater 2", "pass"]
    play(game, "theater 2", "give_character king")

    assert [held(game, 0), held(game, 1), held(game, 2)] == ["thief merchant", "magician warlord", "king bishop"]


def test_a_spectator_of_a_game_of_two_does_not_learn_which_card_was_given() -> None:
    game = two_each(0)
    other = two_each(0)
    play(game, "theater 1")
    play(other, "theater 1")

    events = play(game, "give_character thief")
    other_events = play(other, "give_character king")

    assert shown(events, SPECTATOR, "characters-exchanged") == shown(other_events, SPECTATOR, "characters-exchanged")

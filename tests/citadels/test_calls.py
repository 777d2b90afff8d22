import pytest

from tests.citadels.tables import metropole_table, sees, shown, table
from tests.tables import asked, names, options, play
from twocities import SPECTATOR
from twocities.citadels.game import Citadels

FOUR = ["thief", "king", "merchant", "warlord"]


def calls(game: Citadels, *moves: str) -> list[tuple[object, object]]:
    """Play moves and list who called which rank."""
    return [(fact["seat"], fact["rank"]) for fact in shown(play(game, *moves), SPECTATOR, "rank-called")]


def turns(game: Citadels) -> list[tuple[int, int]]:
    """Play the rest of a round with gold alone; list which seat acted at which call."""
    found = []
    this_round = game.round
    while game.decision is not None and game.round == this_round:
        if options(game)[0] == "gold":
            found.append((game.called, asked(game).seat))
            play(game, "gold")
        play(game, "end")
    return found


def test_ranks_are_called_from_the_lowest_to_the_highest() -> None:
    game = table(call=1, seats=4, characters=FOUR)

    assert turns(game) == [(2, 0), (4, 1), (6, 2), (8, 3)]


def test_rank_nine_is_called_where_there_is_one() -> None:
    game = table(call=6, seats=4, characters=["thief", "king", "merchant", "artist"])

    assert turns(game) == [(6, 2), (9, 3)]


def test_with_two_characters_each_a_player_takes_two_turns() -> None:
    # Ruling R7
    game = table(call=1, seats=2, characters=["thief merchant", "magician warlord"])

    assert turns(game) == [(2, 0), (3, 1), (6, 0), (8, 1)]


def test_the_second_turn_of_a_player_begins_afresh() -> None:
    # Ruling R2: an ability or a once-a-turn district may be used once for each of the two characters.
    game = table(call=6, characters=["merchant architect"], hands=["manor castle"], cities=["laboratory"], gold=[9])

    play(game, "gold", "use laboratory", "discard manor", "end")

    assert "use laboratory" in options(game)
    assert "gold" in options(game)


def test_a_rank_that_nobody_has_stays_silent() -> None:
    game = table(call=2, seats=4, characters=["", "king"])

    assert names(game.events) == [
        "rank-called",
        "nobody-answered",
        "rank-called",
        "nobody-answered",
        "rank-called",
        "character-revealed",
    ]
    assert asked(game).seat == 1


def test_a_character_that_lies_face_up_is_called_too() -> None:
    game = table(call=2, seats=4, characters=["", "king"], face_up="thief magician")

    assert shown(game.events, SPECTATOR, "nobody-answered")[0]["rank"] == 2


def test_whoever_has_the_character_reveals_it_to_all() -> None:
    game = table(call=4, seats=4, characters=FOUR)

    assert shown(game.events, SPECTATOR, "character-revealed") == [{"seat": 1, "character": "king"}]
    assert game.view(3).to_dict()["characters"] == ["", "king", "", "warlord"]


def test_who_is_not_called_yet_stays_hidden() -> None:
    # Ruling R8
    game = table(call=4, seats=4, characters=FOUR)

    assert game.view(0).to_dict()["characters"] == ["thief", "king", "", ""]


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
@pytest.mark.parametrize("last", ["merchant", "architect"])
def test_a_killed_character_is_as_silent_as_one_that_nobody_has(viewer: int, last: str) -> None:
    # Ruling R23
    marks = [["killed", last, 0]]
    held = table(call=5, seats=4, characters=["assassin", "bishop", "warlord", last], marks=marks, deck="")
    other = table(call=5, seats=4, characters=["assassin", "bishop", "warlord", "magician"], marks=marks, deck="")

    events = play(held, "gold", "end")
    other_events = play(other, "gold", "end")

    assert sees(held, events, viewer) == sees(other, other_events, viewer)


def test_a_killed_player_does_nothing_and_gets_nothing() -> None:
    # Ruling R23
    game = table(
        call=6,
        seats=4,
        characters=["assassin", "merchant", "warlord"],
        cities=["", "market docks"],
        gold=[0, 5, 0],
        marks=[["killed", "merchant", 0]],
    )

    assert asked(game).seat == 2
    assert game.gold[1] == 5


def test_the_crown_holder_calls() -> None:
    game = table(call=6, seats=4, characters=FOUR, crown=3)

    assert shown(game.events, SPECTATOR, "rank-called") == [{"seat": 3, "rank": 6}]
    assert calls(game, "gold", "end") == [(3, 7), (3, 8)]


def test_a_king_calls_from_the_moment_of_the_crown_on() -> None:
    # Ruling R70
    game = table(call=4, seats=4, characters=FOUR, crown=3)
    assert shown(game.events, SPECTATOR, "rank-called") == [{"seat": 3, "rank": 4}]

    assert calls(game, "gold", "end") == [(1, 5), (1, 6)]


def test_a_new_crown_does_not_change_the_order_of_ranks() -> None:
    # Ruling R70
    game = table(call=4, seats=4, characters=FOUR, crown=0)

    assert turns(game) == [(4, 1), (6, 2), (8, 3)]


def test_a_bewitched_player_gathers_and_is_done() -> None:
    game = table(
        call=6,
        seats=4,
        characters=["witch", "merchant", "warlord"],
        gold=[0, 0, 0],
        cities=["", "market"],
        marks=[["bewitched", "merchant", 0]],
    )
    assert [asked(game).seat, options(game)] == [1, ["gold", "cards"]]

    events = play(game, "gold")

    assert names(events) == ["gold-gathered", "turn-resumed"]
    assert asked(game).seat == 0
    assert list(game.gold) == [0, 2, 0, 0]


def test_the_witch_goes_on_as_the_bewitched_character() -> None:
    # Ruling R36
    game = table(
        call=6,
        seats=4,
        characters=["witch", "merchant", "warlord"],
        cities=["docks", "market"],
        gold=[0],
        marks=[["bewitched", "merchant", 0]],
    )

    play(game, "gold", "income", "extra_gold", "end")

    assert game.gold[0] == 2
    assert asked(game).seat == 2


def test_a_bewitched_character_that_nobody_has_leaves_the_witch_without_a_turn() -> None:
    # Ruling R35
    game = table(call=6, seats=4, characters=["witch", "king", "warlord"], marks=[["bewitched", "merchant", 0]])

    assert "turn-resumed" not in names(game.events)
    assert asked(game).seat == 2


def test_the_theft_comes_at_the_reveal_before_anything_else() -> None:
    # Ruling R31
    game = table(call=6, seats=4, characters=["thief", "merchant"], gold=[1, 5], marks=[["robbed", "merchant", 0]])

    assert names(game.events) == ["rank-called", "character-revealed", "gold-stolen"]
    assert list(game.gold[:2]) == [6, 0]
    assert not game.gathered


def test_a_bewitched_player_is_not_robbed() -> None:
    # Ruling R32: a guest may have robbed a character that is bewitched later.
    game = metropole_table(
        call=6,
        seats=4,
        uniques="consulate",
        characters=["witch", "merchant", "thief"],
        gold=[0, 5, 0],
        marks=[["bewitched", "merchant", 0], ["robbed", "merchant", 2]],
    )

    assert "gold-stolen" not in names(game.events)
    assert game.gold[1] == 5


@pytest.mark.parametrize("viewer", [0, 1, 3, SPECTATOR])
def test_everybody_hears_the_same_calls(viewer: int) -> None:
    game = table(call=2, seats=4, characters=["", "king", "merchant"])

    assert sees(game, game.events, viewer)[1] == sees(game, game.events, SPECTATOR)[1]

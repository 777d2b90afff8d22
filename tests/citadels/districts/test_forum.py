import pytest

from tests.citadels.tables import metropole_table, points, rank_of, table
from tests.tables import asked, play
from twocities.citadels.game import Citadels

EDITION = "deluxe,metropole"


def marked(mark: str, victim: str, characters: list[str], cities: list[str], edition: str = EDITION) -> Citadels:
    """Let four play the last round, in which a character was killed or bewitched, up to its call."""
    by = "assassin" if mark == "killed" else "witch"
    return table(
        edition=edition,
        seats=4,
        characters=characters,
        cities=cities,
        call=rank_of(victim),
        marks=[[mark, victim, characters.index(by)]],
        first=3,
    )


def total(game: Citadels, seat: int = 0) -> int:
    """Add up the points of a seat."""
    return sum(points(game, seat).values())


@pytest.mark.parametrize(
    "character",
    ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "artist"],
)
def test_it_scores_the_rank_of_the_character_instead_of_its_cost(character: str) -> None:
    # Ruling R154
    game = metropole_table(character, seats=4, cities=["forum manor"])

    assert total(game) == rank_of(character) + 3


def test_the_difference_to_its_cost_is_shown_as_its_own() -> None:
    game = metropole_table("warlord", seats=4, cities=["forum", "manor"])

    assert points(game, 0) == {"districts": 5, "forum": 3}


def test_a_low_rank_scores_less_than_it_cost() -> None:
    game = metropole_table("thief", seats=4, cities=["forum"])

    assert points(game, 0) == {"districts": 5, "forum": -3}


@pytest.mark.parametrize(("forum", "score"), [("forum", 0), ("forum+", 1)])
def test_a_killed_character_scores_nothing(forum: str, score: int) -> None:
    # Ruling R125
    game = marked("killed", "warlord", ["warlord", "assassin"], [forum])

    assert total(game) == score


def test_a_killed_character_scores_nothing_though_it_gathered_in_a_hospital() -> None:
    # Ruling R125
    game = marked("killed", "warlord", ["warlord", "assassin"], ["forum hospital"], "citadela,metropole")

    play(game, "answer", "gold")

    assert total(game) == 6


def test_a_bewitched_character_scores_nothing() -> None:
    # Ruling R125
    game = marked("bewitched", "warlord", ["warlord", "witch"], ["forum"])

    assert total(game) == 0


def test_a_witch_scores_her_own_rank_whomever_she_acts_as() -> None:
    game = marked("bewitched", "warlord", ["witch", "warlord"], ["forum"])

    play(game, "gold")
    assert asked(game).seat == 0

    assert total(game) == 1


def test_a_robbed_character_scores_its_rank() -> None:
    game = metropole_table(
        call=8,
        seats=4,
        characters=["warlord", "thief"],
        cities=["forum"],
        marks=[["robbed", "warlord", 1]],
    )

    assert total(game) == 8


@pytest.mark.parametrize("characters", ["thief architect", "architect thief"])
def test_of_two_characters_the_better_one_counts(characters: str) -> None:
    # Ruling R125
    game = metropole_table(call=2, characters=[characters], cities=["forum"])

    assert total(game) == 7


def test_of_two_characters_the_one_that_was_not_killed_counts() -> None:
    # Ruling R125
    game = metropole_table(
        call=2,
        characters=["thief architect", "assassin king"],
        cities=["forum"],
        marks=[["killed", "architect", 1]],
    )

    assert total(game) == 2


def test_of_two_characters_the_one_that_was_not_bewitched_counts() -> None:
    # Ruling R125
    game = metropole_table(
        call=2,
        characters=["thief architect", "witch king"],
        cities=["forum"],
        marks=[["bewitched", "architect", 1]],
    )

    assert total(game) == 2


def test_beautified_it_scores_a_point_more_than_the_rank() -> None:
    # Ruling R154
    game = metropole_table("king", seats=4, cast="artist", cities=["forum+"])

    assert total(game) == 5


def test_its_cost_stays_five_for_the_warlord_whatever_it_scores() -> None:
    game = metropole_table("warlord", gold=[4, 0], characters=["warlord", "thief"], cities=["", "forum"])

    play(game, "destroy 1 forum")

    assert game.gold[0] == 0


def test_its_cost_of_five_is_odd_for_the_basilica() -> None:
    game = metropole_table("warlord", seats=4, cities=["forum basilica"])

    assert points(game, 0)["basilica"] == 1


def test_exchanged_it_scores_the_rank_of_its_new_owner() -> None:
    game = metropole_table("diplomat", seats=4, gold=[9], characters=["diplomat", "thief"], cities=["palace", "forum"])

    play(game, "offer palace", "demand 1 forum")

    assert [total(game, 0), total(game, 1)] == [8, 5]


def test_after_a_theater_the_character_that_was_received_counts() -> None:
    # Ruling R18
    game = metropole_table(
        seats=4,
        characters=["thief", "warlord", "king", "bishop"],
        cities=["forum theater"],
        agenda=[{"step": "choose_partner", "seat": 0}, {"step": "call_rank", "rank": 1}],
    )
    assert points(game, 0)["forum"] == -3

    play(game, "theater 1")

    assert points(game, 0)["forum"] == 3


def test_killed_its_owner_still_has_the_last_word_in_a_tie() -> None:
    # Ruling R106
    game = marked("killed", "warlord", ["warlord", "assassin", "merchant"], ["forum manor", "", "docks"])

    assert [total(game, 0), total(game, 2)] == [3, 3]
    assert [score.place for score in game.scores()] == [2, 4, 3, 1]


def test_it_decides_the_game_when_the_last_round_is_over() -> None:
    game = metropole_table(
        "warlord",
        seats=4,
        characters=["warlord", "thief"],
        cities=["forum", "manor temple"],
        first=1,
    )

    play(game, "gold", "end")

    assert game.decision is None
    assert [total(game, 0), total(game, 1)] == [8, 8]
    assert [score.place for score in game.scores()][:2] == [1, 2]

"""Who sits at a table, as the arguments and a saved game say."""

import pytest

from tests.cli.tables import ADA, ANN, texts
from twocities import BadReplay, BadRules
from twocities.cli.players import Player, read_players, seat_players, write_players
from twocities.core.replay import Replay
from twocities.machikoro.family import MACHIKORO


def seats(
    count: int | None = None, people: list[str] | None = None, bots: list[str] | None = None, language: str = "en"
) -> list[str]:
    """Seat players and write them down."""
    return [player.note() for player in seat_players(MACHIKORO, texts(language), count, people, bots)]


def test_one_person_sits_down_with_three_journeymen() -> None:
    assert seats() == ["person You", "bot journeyman Ada", "bot journeyman Ben", "bot journeyman Cora"]


def test_players_have_names_of_their_language() -> None:
    assert seats(2, language="uk") == ["person Ви", "bot journeyman Ада"]


def test_several_people_play_among_themselves() -> None:
    assert seats(people=["Ann", "Bob"]) == ["person Ann", "person Bob"]


def test_bots_fill_the_seats_that_are_left() -> None:
    assert seats(4, ["Ann", "Bob"], ["random"]) == ["person Ann", "person Bob", "bot random Ada", "bot journeyman Ben"]


def test_bots_alone_decide_how_many_play() -> None:
    assert seats(bots=["random"]) == ["person You", "bot random Ada"]


def test_nobody_needs_to_be_a_person() -> None:
    assert seats(people=[], bots=["random", "journeyman"]) == ["bot random Ada", "bot journeyman Ben"]


def test_a_bot_does_not_take_a_person_s_name() -> None:
    assert seats(2, ["Ada"]) == ["person Ada", "bot journeyman Ben"]


@pytest.mark.parametrize("name", ["", "a\tb", " Ann"])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    with pytest.raises(BadRules, match="name needs letters"):
        seats(2, [name])


def test_players_are_read_back_from_a_replay() -> None:
    replay = Replay("machikoro", 2, [], 1)
    write_players(replay, [Player("Anna Marie"), ADA])

    assert read_players(replay, MACHIKORO, texts()) == [Player("Anna Marie"), ADA]


def test_a_replay_with_a_seat_that_nobody_takes_is_refused() -> None:
    replay = Replay("machikoro", 3, [], 1)
    write_players(replay, [ANN, ADA])

    with pytest.raises(BadReplay, match="'person NAME' or 'bot MAKE NAME'"):
        read_players(replay, MACHIKORO, texts())

import pytest

from tests.machikoro.tables import start
from twocities import BadPosition, BadReplay, BadRules, Replay, read_replay
from twocities.games import family_of

MACHIKORO = family_of("machikoro")

TEXT = """\
twocities replay 1
game machikoro
version 1
rules beginner random_start
seats 3
seed 11

pass
pass
"""


def test_a_replay_is_written_as_it_is_read() -> None:
    assert read_replay(TEXT).text() == TEXT


def test_a_replay_says_what_was_set_up() -> None:
    replay = read_replay(TEXT)

    assert [replay.game, replay.version, replay.rules, replay.seats, replay.seed] == [
        "machikoro",
        1,
        ["beginner", "random_start"],
        3,
        11,
    ]


def test_notes_are_kept() -> None:
    replay = Replay("machikoro", 2, [], 0)
    replay.notes = {"players": "Ada Bob", "date": ""}

    assert read_replay(replay.text()).notes == {"players": "Ada Bob", "date": ""}


def test_a_table_without_rules_is_written_and_read() -> None:
    replay = Replay("machikoro", 2, [], 0)

    assert "rules\n" in replay.text()
    assert read_replay(replay.text()).rules == []


def test_empty_lines_and_spaces_between_moves_do_not_matter() -> None:
    assert read_replay(TEXT.replace("pass\npass", " pass \n\n\n  pass")).text() == TEXT


def test_the_table_is_set_up_as_it_was() -> None:
    game = read_replay(TEXT).start(MACHIKORO)

    assert game.position() == start(3, ["beginner", "random_start"], 11).position()


def test_moves_are_played_in_order() -> None:
    game = start(3, ["beginner", "random_start"], 11)
    game.apply(game.parse("pass"))
    game.apply(game.parse("pass"))

    assert read_replay(TEXT).play(MACHIKORO).position() == game.position()


def test_only_some_moves_may_be_played() -> None:
    game = start(3, ["beginner", "random_start"], 11)
    game.apply(game.parse("pass"))

    assert read_replay(TEXT).play(MACHIKORO, moves=1).position() == game.position()


@pytest.mark.parametrize("seed", [0, 2**62, 2**128 - 1])
def test_every_seed_is_read_back(seed: int) -> None:
    assert read_replay(Replay("machikoro", 2, [], seed).text()).seed == seed


@pytest.mark.parametrize(
    ("old", "new", "answer"),
    [
        (TEXT, "", "This is no replay: the first line must be 'twocities replay 1'."),
        ("replay 1", "replay 2", "This is no replay: the first line must be 'twocities replay 1'."),
        ("game machikoro\n", "", "The replay has no line 'game'."),
        ("version 1\n", "", "The replay has no line 'version'."),
        ("rules beginner random_start\n", "", "The replay has no line 'rules'."),
        ("seats 3\n", "", "The replay has no line 'seats'."),
        ("seed 11\n", "", "The replay has no line 'seed'."),
        ("seats 3", "seats three", "'seats' in the replay needs a whole number, not 'three'."),
        ("seats 3", "seats ³", "'seats' in the replay needs a whole number, not '³'."),
        ("seed 11", "seed -11", "'seed' in the replay needs a whole number, not '-11'."),
        ("version 1", "version 1.0", "'version' in the replay needs a whole number, not '1.0'."),
    ],
)
def test_a_text_that_is_no_replay_is_refused_with_what_is_wrong(old: str, new: str, answer: str) -> None:
    with pytest.raises(BadReplay) as refusal:
        read_replay(TEXT.replace(old, new))

    assert str(refusal.value) == answer


def test_a_replay_of_another_version_is_not_played() -> None:
    replay = read_replay(TEXT.replace("version 1", "version 2"))

    with pytest.raises(BadReplay) as refusal:
        replay.play(MACHIKORO)

    assert str(refusal.value) == ("This replay was written by version 2 of machikoro; this engine plays version 1.")


def test_a_move_that_was_not_on_offer_is_named() -> None:
    replay = read_replay(TEXT.replace("pass\npass", "pass\nbuild radio_tower"))

    with pytest.raises(BadReplay, match=r"Move 2 of the replay cannot be played\. 'build radio_tower' is not on offer"):
        replay.play(MACHIKORO)


def test_a_move_that_cannot_be_read_is_named() -> None:
    replay = read_replay(TEXT.replace("pass\npass", "jump"))

    with pytest.raises(BadReplay, match=r"Move 1 of the replay cannot be played\. There is no verb 'jump'"):
        replay.play(MACHIKORO)


def test_a_replay_for_too_many_seats_is_refused() -> None:
    with pytest.raises(BadRules, match="machikoro is for 2 to 4 seats, not 9"):
        read_replay(TEXT.replace("seats 3", "seats 9")).play(MACHIKORO)


POSITION: dict[str, object] = {"coins": [9, 1, 1], "agenda": [{"step": "build", "seat": 0}]}


def test_a_replay_that_goes_on_from_a_position_is_written_as_it_is_read() -> None:
    replay = Replay("machikoro", 3, ["beginner"], 11, position={**POSITION, "rules": ["beginner"]})
    replay.notes = {"players": "Ada Bob"}

    again = read_replay(replay.text())

    assert again.position == replay.position
    assert again.notes == replay.notes
    assert again.text() == replay.text()


def test_a_replay_begins_where_its_position_says() -> None:
    replay = Replay("machikoro", 3, [], 11, position=POSITION)
    replay.moves = ["build mine"]

    assert replay.start(MACHIKORO).position()["coins"] == [9, 1, 1]
    assert "mine" in str(replay.play(MACHIKORO).position()["cities"])


def test_chance_follows_from_the_seed_where_the_position_says_nothing() -> None:
    keys = [Replay("machikoro", 3, [], seed, position=POSITION).start(MACHIKORO).position()["rng"] for seed in (1, 2)]
    own = [Replay("machikoro", 3, [], seed, position={**POSITION, "seed": 5}).start(MACHIKORO) for seed in (1, 2)]

    assert keys[0] != keys[1]
    assert own[0].position() == own[1].position()


@pytest.mark.parametrize("written", ["", "{", "[1]", "null", "7"])
def test_a_position_that_cannot_be_read_is_refused(written: str) -> None:
    text = TEXT.replace("seed 11", f"seed 11\nposition {written}")

    with pytest.raises(BadReplay, match="'position' in the replay needs an object of JSON"):
        read_replay(text)


@pytest.mark.parametrize("field", [{"game": "citadels"}, {"seats": 2}, {"rules": ["beginner"]}])
def test_a_position_of_another_table_is_refused(field: dict[str, object]) -> None:
    replay = Replay("machikoro", 3, [], 11, position={**POSITION, **field})

    with pytest.raises(BadPosition, match="of the position is"):
        replay.start(MACHIKORO)

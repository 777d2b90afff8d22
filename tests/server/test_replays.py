"""Games that are over can be watched again, by those who may see them and with anybody's eyes."""

import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from tests.server.clients import Json, Person, run, without_changes
from tests.server.records import Record, come_back, play_and_record
from tests.server.servers import Server
from twocities import SPECTATOR, read_replay
from twocities.cli.main import run as twocities
from twocities.games import family_of
from twocities.server.table.entries import Chose
from twocities.server.table.signature import signed_text

ENDPOINTS = ["replay", "replay/0", "replay/0?viewer=0", "story", "story?viewer=0", "statistics"]

STAGES = 25
"""How many stages of a game are looked at."""


@pytest.fixture(scope="module")
def record(server: Server) -> Record:
    """A public game of Citadels that is over."""
    return run(play_and_record(server, "citadels", ["deluxe"], 2))


@pytest.fixture(scope="module")
def private(server: Server) -> Record:
    """A private game of Machi Koro that is over."""
    return run(play_and_record(server, "machikoro", ["limited_supply"], 2, public=False))


def address(record: Record, endpoint: str) -> str:
    """Say where something about a table is found."""
    return f"/api/tables/{record.setup.table}/{endpoint}"


def fetch(server: Server, record: Record, endpoint: str, token: str = "") -> httpx.Response:
    """Ask for something about a table, as a session or as a new guest."""

    async def work() -> httpx.Response:
        async with come_back(server, token) if token else await Person(server.url).come_in("Stranger") as person:
            return await person.http.get(address(record, endpoint))

    return run(work())


def saved(server: Server, record: Record, folder: Path) -> Path:
    """Download a replay into a file."""
    path = folder / "game.replay"
    path.write_text(fetch(server, record, "replay", record.tokens[0]).text, encoding="utf-8")
    return path


@pytest.mark.parametrize("endpoint", ENDPOINTS)
def test_a_running_game_cannot_be_watched_again(server: Server, endpoint: str) -> None:
    record = run(play_and_record(server, "citadels", ["deluxe"], 2, moves=3))

    answers = [fetch(server, record, endpoint, token) for token in record.tokens]

    assert [answer.status_code for answer in answers] == [403] * 3
    assert [answer.json()["reason"] for answer in answers] == ["no-replay"] * 3


@pytest.mark.parametrize("endpoint", ENDPOINTS)
@pytest.mark.parametrize("token", ["nobody", "open-sesame"], ids=["not begun", "stopped"])
def test_a_game_that_never_ended_cannot_be_watched_again(server: Server, endpoint: str, token: str) -> None:
    async def work() -> tuple[int, str]:
        async with Person(server.url) as person:
            await person.come_in("Eva")
            table = await person.open_table("machikoro", 2, public=True)
            headers = {"authorization": f"Bearer {token}"}
            await person.http.post(f"/api/admin/tables/{table}/stop", headers=headers)
            return await person.refused("GET", f"/api/tables/{table}/{endpoint}")

    assert run(work()) == (403, "no-replay")


@pytest.mark.parametrize("endpoint", ENDPOINTS)
def test_a_finished_private_game_is_not_there_for_strangers(server: Server, private: Record, endpoint: str) -> None:
    answer = fetch(server, private, endpoint)

    assert (answer.status_code, answer.json()["reason"]) == (404, "no-table")


@pytest.mark.parametrize("endpoint", ENDPOINTS)
def test_a_finished_private_game_is_there_for_those_who_may_see_the_table(
    server: Server, private: Record, endpoint: str
) -> None:
    answers = [fetch(server, private, endpoint, token) for token in private.tokens]

    assert [answer.status_code for answer in answers] == [200] * 3


@pytest.mark.parametrize("endpoint", ENDPOINTS)
def test_a_finished_public_game_is_there_for_everybody_with_a_session(
    server: Server, record: Record, endpoint: str
) -> None:
    assert fetch(server, record, endpoint).status_code == 200
    assert httpx.get(server.url + address(record, endpoint), timeout=30).status_code == 401


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_every_stage_is_what_the_viewer_saw_then(server: Server, record: Record, viewer: int) -> None:
    moves = list(range(0, len(record.standing), len(record.standing) // STAGES))
    shown = dict(record.games_told(viewer))
    told = {line["seq"]: line for line in record.lines_told(viewer)}

    async def work() -> list[Json]:
        async with come_back(server, record.tokens[0]) as person:
            return [await person.ask("GET", address(record, f"replay/{move}?viewer={viewer}")) for move in moves]

    stages = run(work())

    assert [stage["view"] for stage in stages] == [shown[record.standing[move]]["view"] for move in moves]
    assert [stage["events"] for stage in stages] == [told[record.standing[move]]["events"] for move in moves]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_story_is_what_the_viewer_was_told(server: Server, record: Record, viewer: int) -> None:
    told = {line["seq"]: line for line in without_changes(record.lines_told(viewer))}

    story = fetch(server, record, f"story?viewer={viewer}").json()

    assert story["viewer"] == viewer
    assert story["moves"] == [told[move]["events"] for move in record.standing]


def test_a_spectator_is_shown_where_no_viewer_is_named(server: Server, record: Record) -> None:
    stage = fetch(server, record, "replay/3").json()

    assert stage == fetch(server, record, "replay/3?viewer=-1").json()
    assert stage["view"]["viewer"] == SPECTATOR


def test_a_link_to_a_move_tells_who_chose_what(server: Server, record: Record) -> None:
    line = record.lines[record.standing[5] - 1]
    assert isinstance(line.entry, Chose)

    stage = fetch(server, record, "replay/5").json()

    assert (stage["move"], stage["moves"]) == (5, len(record.standing) - 1)
    assert (stage["seat"], stage["choice"]["notation"]) == (line.entry.seat, line.entry.action)


def test_a_seat_is_not_shown_what_another_one_chose(server: Server, record: Record) -> None:
    line = record.lines[record.standing[5] - 1]
    assert isinstance(line.entry, Chose)

    own = fetch(server, record, f"replay/5?viewer={line.entry.seat}").json()
    other = fetch(server, record, f"replay/5?viewer={1 - line.entry.seat}").json()

    assert own["choice"]["notation"] == line.entry.action
    assert (other["seat"], other["choice"]) == (line.entry.seat, None)


def test_nobody_chose_anything_before_the_first_move(server: Server, record: Record) -> None:
    stage = fetch(server, record, "replay/0").json()

    assert (stage["seat"], stage["choice"]) == (None, None)


@pytest.mark.parametrize(
    ("endpoint", "status", "reason"),
    [
        ("replay/100000", 404, "no-move"),
        ("replay/-1", 404, "no-move"),
        ("replay/0?viewer=2", 409, "no-seat"),
        ("story?viewer=2", 409, "no-seat"),
        ("story?viewer=-2", 400, "bad-request"),
        ("replay/0?viewer=-2", 400, "bad-request"),
        ("replay/0?viewer=8", 400, "bad-request"),
        ("replay/0?viewer=all", 400, "bad-request"),
        ("replay/first", 404, "bad-request"),
        (f"replay/{'9' * 400}", 404, "no-move"),
    ],
)
def test_a_link_to_a_move_or_viewer_that_is_not_there_is_refused(
    server: Server, record: Record, endpoint: str, status: int, reason: str
) -> None:
    answer = fetch(server, record, endpoint)

    assert (answer.status_code, answer.json()["reason"]) == (status, reason)


def test_a_download_is_a_file_named_after_the_table(server: Server, record: Record) -> None:
    answer = fetch(server, record, "replay")

    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["content-disposition"] == f'attachment; filename="{record.setup.table}.replay"'


@pytest.mark.parametrize("which", ["record", "private"])
def test_a_download_plays_to_the_same_end(server: Server, request: pytest.FixtureRequest, which: str) -> None:
    record: Record = request.getfixturevalue(which)
    scores = [message["table"] for message in record.told[0] if message.get("table")][-1]["scores"]

    replay = read_replay(fetch(server, record, "replay", record.tokens[0]).text)
    game = replay.play(family_of(replay.game))

    assert game.decision is None
    assert [(score.seat, score.place, score.total) for score in game.scores()] == [
        (score["seat"], score["place"], score["total"]) for score in scores
    ]


def test_a_download_leaves_out_what_was_taken_back(server: Server, record: Record) -> None:
    undone = [line for line in record.lines_told(SPECTATOR) if line["entry"]["entry"] == "undid"]
    chosen = [line for line in record.lines_told(SPECTATOR) if line["entry"]["entry"] == "chose"]

    replay = read_replay(fetch(server, record, "replay").text)

    assert len(replay.moves) == len(chosen) - len(undone) == len(record.standing) - 1


def test_a_download_names_who_played(server: Server, record: Record) -> None:
    replay = read_replay(fetch(server, record, "replay").text)

    assert [replay.notes[f"player-{seat}"] for seat in range(2)] == ["person Guest 0", "person Guest 1"]


@pytest.mark.parametrize("which", ["record", "private"])
def test_the_terminal_shows_a_download(
    server: Server, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str], tmp_path: Path, which: str
) -> None:
    record: Record = request.getfixturevalue(which)
    path = saved(server, record, tmp_path)

    codes = [twocities(["replay", str(path)]), twocities(["replay", str(path), "--move", "2", "--lang", "en"])]

    assert codes == [0, 0]
    assert f"Move 2 of {len(record.standing) - 1}" in capsys.readouterr().out


@pytest.mark.parametrize("which", ["record", "private"])
def test_a_download_is_verified(
    server: Server, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str], tmp_path: Path, which: str
) -> None:
    record: Record = request.getfixturevalue(which)

    key = httpx.get(f"{server.url}/api/key", timeout=30).json()["key"]

    code = twocities(["verify", str(saved(server, record, tmp_path)), "--lang", "en", "--key", key])

    assert code == 0
    assert capsys.readouterr().out.splitlines() == [
        "Every line of this replay is what your server has signed.",
        "Seed and salt give the hash in the replay. If that is the hash that you saw before the deal, "
        "the shuffle was not changed after you saw it.",
        "No player's device took part in the shuffle: whoever runs the server may have tried seeds before the "
        "table was opened.",
        f"All {len(record.standing) - 1} moves can be played by the rules.",
        "The game is played to its end.",
    ]


@pytest.mark.parametrize("field", ["seed", "salt", "commitment"])
def test_a_download_with_another_seed_salt_or_hash_is_not_verified(
    server: Server, record: Record, capsys: pytest.CaptureFixture[str], tmp_path: Path, field: str
) -> None:
    path = saved(server, record, tmp_path)
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([f"{line}1" if line.startswith(f"{field} ") else line for line in lines]))

    code = twocities(["verify", str(path)])

    assert code == 1
    assert capsys.readouterr().err == (
        "twocities: The seed and salt of this replay do not give the hash that was shown at the start.\n"
    )


def test_a_download_without_its_salt_is_not_verified(
    server: Server, record: Record, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = saved(server, record, tmp_path)
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([line for line in lines if not line.startswith("salt ")]))

    code = twocities(["verify", str(path)])

    assert code == 1
    assert "do not give the hash" in capsys.readouterr().err


@pytest.mark.parametrize("move", ["dance", "resources 1", "pick nobody"])
def test_a_download_with_a_move_against_the_rules_is_not_verified(
    server: Server, record: Record, capsys: pytest.CaptureFixture[str], tmp_path: Path, move: str
) -> None:
    path = saved(server, record, tmp_path)
    head, moves = path.read_text(encoding="utf-8").split("\n\n")
    changed = moves.splitlines()
    changed[2] = move
    path.write_text("\n\n".join([head, "\n".join(changed)]))

    code = twocities(["verify", str(path)])

    assert code == 1
    assert capsys.readouterr().err.startswith("twocities: Move 3 of the replay cannot be played.")


def another_choice(text: str) -> str:
    """Let somebody have chosen otherwise, by the rules."""
    replay = read_replay(text)
    for number in range(len(replay.moves)):
        game = replay.play(family_of(replay.game), number)
        assert game.decision is not None
        others = [game.notation(each) for each in game.decision.actions if game.notation(each) != replay.moves[number]]
        if others:
            head, moves = text.split("\n\n")
            changed = [*moves.splitlines()[:number], others[0], *moves.splitlines()[number + 1 :]]
            return f"{head}\n\n" + "\n".join(changed) + "\n"
    raise AssertionError("nobody had a choice")


def without_a_note(text: str) -> str:
    """Leave a line out that no move needs."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("table "))


def without_the_last_move(text: str) -> str:
    """Let the game end one choice too early."""
    return "".join(text.splitlines(keepends=True)[:-1])


def another_name(text: str) -> str:
    """Let somebody else have played."""
    return text.replace("player-0 person ", "player-0 person X")


def more_behind_the_signature(text: str) -> str:
    """Write something into the one line that is not signed itself."""
    return re.sub("(signature [0-9a-f]+)", r"\1 and Ada cheated", text)


def another_spelling(text: str) -> str:
    """Write the signature in capital letters."""
    return re.sub("signature ([0-9a-f]+)", lambda found: f"signature {found[1].upper()}", text)


def another_place(text: str) -> str:
    """Write the signature above the key."""
    return re.sub("(key .*\n)(signature .*\n)", r"\2\1", text)


CHANGES = [
    *(another_choice, without_a_note, without_the_last_move, another_name),
    *(more_behind_the_signature, another_spelling, another_place),
]


@pytest.mark.parametrize("change", CHANGES)
def test_a_download_of_which_anything_was_changed_is_not_verified(
    server: Server,
    record: Record,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    change: Callable[[str], str],
) -> None:
    path = saved(server, record, tmp_path)
    text = path.read_text(encoding="utf-8")
    path.write_text(change(text), encoding="utf-8")

    code = twocities(["verify", str(path), "--lang", "en"])

    assert change(text) != text
    assert code == 1
    assert "This replay is not what was signed" in capsys.readouterr().out


def test_a_download_with_a_byte_that_is_no_letter_is_not_verified(
    server: Server, record: Record, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = saved(server, record, tmp_path)
    path.write_bytes(path.read_bytes().replace(b"player-0 ", b"player-0\xa0"))

    code = twocities(["verify", str(path)])

    assert code == 1
    assert "it is no text" in capsys.readouterr().err


def test_a_download_without_a_signature_or_signed_by_somebody_else_is_not_verified(
    server: Server, record: Record, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = saved(server, record, tmp_path)
    replay = read_replay(path.read_text(encoding="utf-8"))
    bare = tmp_path / "bare.replay"
    del replay.notes["key"], replay.notes["signature"]
    bare.write_text(replay.text(), encoding="utf-8")
    key = httpx.get(f"{server.url}/api/key", timeout=30).json()["key"]
    path.write_text(signed_text(replay, Ed25519PrivateKey.generate()), encoding="utf-8")

    codes = [twocities(["verify", str(bare), "--lang", "en"])]
    codes.append(twocities(["verify", str(path), "--lang", "en", "--key", key]))

    assert codes == [1, 1]
    said = capsys.readouterr().out
    assert "This replay is not signed" in said
    assert "was signed with another key" in said


def test_a_game_that_bots_played_on_can_be_downloaded_shown_and_verified(server: Server, tmp_path: Path) -> None:
    async def work() -> str:
        async with Person(server.url) as person:
            await person.come_in("Eva")
            table = await person.open_table("machikoro", 2, public=True, auto_start=True, bots=["journeyman"])
            chair = await person.sit_in(table)
            await chair.give("resign")
            await chair.until(lambda: chair.is_over)
            return (await person.http.get(f"/api/tables/{table}/replay")).text

    path = tmp_path / "game.replay"
    path.write_text(run(work()), encoding="utf-8")

    assert "\nplayer-0 person Eva\nplayer-1 bot journeyman Ben\n" in path.read_text(encoding="utf-8")
    assert twocities(["replay", str(path)]) == 0
    assert twocities(["verify", str(path)]) == 0


def test_the_statistics_of_a_table_count_every_choice_that_stands(server: Server, record: Record) -> None:
    entries = [record.lines[seq - 1].entry for seq in record.standing[1:]]
    seats = [entry.seat for entry in entries if isinstance(entry, Chose)]

    summary = fetch(server, record, "statistics").json()

    assert summary["moves"] == sum(summary["verbs"].values()) == len(seats)
    assert summary["choices"] == [seats.count(0), seats.count(1)]


def test_the_statistics_of_a_table_tell_its_scores_and_how_long_it_took(server: Server, record: Record) -> None:
    facts = [message["table"] for message in record.told[0] if message.get("table")][-1]

    summary = fetch(server, record, "statistics").json()

    assert summary["scores"] == facts["scores"]
    assert summary["seconds"] == pytest.approx(facts["ended"] - facts["started"], abs=0.15)
    assert summary["seconds"] > 0

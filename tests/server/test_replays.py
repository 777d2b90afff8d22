"""Games that are over can be watched again, by those who may see them and with anybody's eyes."""

from pathlib import Path

import httpx
import pytest

from tests.server.clients import Json, Person, run, without_changes
from tests.server.houses import Server
from tests.server.records import Record, come_back, play_and_record
from twocities import SPECTATOR, read_replay
from twocities.cli.main import run as twocities
from twocities.games import family_of
from twocities.server.table.entries import Chose

DOORS = ["replay", "replay/0", "replay/0?viewer=0", "story", "story?viewer=0", "statistics"]

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


def address(record: Record, door: str) -> str:
    """Say where something about a table is found."""
    return f"/api/tables/{record.setup.table}/{door}"


def fetch(server: Server, record: Record, door: str, token: str = "") -> httpx.Response:
    """Ask for something about a table, as a session or as a new guest."""

    async def work() -> httpx.Response:
        async with come_back(server, token) if token else await Person(server.url).come_in("Stranger") as person:
            return await person.http.get(address(record, door))

    return run(work())


def saved(server: Server, record: Record, folder: Path) -> Path:
    """Download a replay into a file."""
    path = folder / "game.replay"
    path.write_text(fetch(server, record, "replay", record.tokens[0]).text, encoding="utf-8")
    return path


@pytest.mark.parametrize("door", DOORS)
def test_a_running_game_cannot_be_watched_again(server: Server, door: str) -> None:
    record = run(play_and_record(server, "citadels", ["deluxe"], 2, moves=3))

    answers = [fetch(server, record, door, token) for token in record.tokens]

    assert [answer.status_code for answer in answers] == [403] * 3
    assert [answer.json()["reason"] for answer in answers] == ["no-replay"] * 3


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("token", ["nobody", "open-sesame"], ids=["not begun", "stopped"])
def test_a_game_that_never_ended_cannot_be_watched_again(server: Server, door: str, token: str) -> None:
    async def work() -> tuple[int, str]:
        async with Person(server.url) as person:
            await person.come_in("Eva")
            table = await person.open_table("machikoro", 2, public=True)
            headers = {"authorization": f"Bearer {token}"}
            await person.http.post(f"/api/admin/tables/{table}/stop", headers=headers)
            return await person.refused("GET", f"/api/tables/{table}/{door}")

    assert run(work()) == (403, "no-replay")


@pytest.mark.parametrize("door", DOORS)
def test_a_finished_private_game_is_not_there_for_strangers(server: Server, private: Record, door: str) -> None:
    answer = fetch(server, private, door)

    assert (answer.status_code, answer.json()["reason"]) == (404, "no-table")


@pytest.mark.parametrize("door", DOORS)
def test_a_finished_private_game_is_there_for_those_who_may_see_the_table(
    server: Server, private: Record, door: str
) -> None:
    answers = [fetch(server, private, door, token) for token in private.tokens]

    assert [answer.status_code for answer in answers] == [200] * 3


@pytest.mark.parametrize("door", DOORS)
def test_a_finished_public_game_is_there_for_everybody_with_a_session(
    server: Server, record: Record, door: str
) -> None:
    assert fetch(server, record, door).status_code == 200
    assert httpx.get(server.url + address(record, door), timeout=30).status_code == 401


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
    ("door", "status", "reason"),
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
    server: Server, record: Record, door: str, status: int, reason: str
) -> None:
    answer = fetch(server, record, door)

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

    code = twocities(["verify", str(saved(server, record, tmp_path)), "--lang", "en"])

    assert code == 0
    assert capsys.readouterr().out.splitlines() == [
        "The shuffle was fair: seed and salt give the hash that was shown at the start.",
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

    assert code == 2
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

    assert code == 2
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

    assert code == 2
    assert capsys.readouterr().err.startswith("twocities: Move 3 of the replay cannot be played.")


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
    assert summary["seconds"] == facts["ended"] - facts["started"] > 0

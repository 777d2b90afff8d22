"""Full disks, read-only and damaged files, and a second process on the same file."""

import asyncio
import resource
import secrets
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import asyncpg
import httpx
import pytest

from tests.server.clients import Person, run, seat_people
from tests.server.servers import PATIENCE, Server, serving
from tests.server.test_store import twocities_db
from tools.services import Postgres

PAGE = 4096


def health(server: Server) -> tuple[int, dict[str, object]]:
    """Ask a server how it is."""
    answer = httpx.get(f"{server.url}/health", timeout=30)
    return answer.status_code, answer.json()


async def until_status(server: Server, status: int) -> None:
    """Wait until a server answers so when it is asked how it is."""
    async with asyncio.timeout(30):
        while (await asyncio.to_thread(health, server))[0] != status:
            await asyncio.sleep(0.2)


def test_a_node_whose_disk_is_full_is_not_well_until_there_is_room_again(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        soft, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (PAGE, hard))

        answer = await people[0].http.post(
            f"/api/tables/{table}/commands", json={"type": "say", "command": "one", "text": "Hello"}
        )
        first = await asyncio.to_thread(health, server)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (soft, hard))
        await until_status(server, 200)
        await people[0].command(table, "say", command="one", text="Hello")

        assert (answer.status_code, answer.json()["reason"]) == (503, "unavailable")
        assert first[0] == 503
        assert first[1]["ok"] is first[1]["database"] is False

    with serving(tmp_path) as made:
        run(work(made))


def tables_on_disk(folder: Path, number: int) -> tuple[str, list[str]]:
    """Play a few moves at tables of two, stop the server in good order; return its database and the tables."""

    async def work(server: Server) -> list[str]:
        found = []
        for _ in range(number):
            people, table = await seat_people(server.url, "Eva Jan")
            for turn in range(40):
                await people[turn % 2].command(table, "say", text=f"Words that fill pages {turn} " * 8)
            found.append(table)
        return found

    with serving(folder) as made:
        tables = run(work(made))
        made.stop()
    with sqlite3.connect(made.database) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return made.database, tables


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A database with some tables, to be copied."""
    database, tables = tables_on_disk(tmp_path_factory.mktemp("played"), 3)
    return Path(database), tables


def flip(database: Path, table: str) -> None:
    """Change a few bytes of one line in the file itself; some of them are no text any more."""
    content = database.read_bytes()
    _, place = place_of_line(database, table)
    database.write_bytes(content[: place + 60] + b"\xff\xfe" + content[place + 62 :])


def place_of_line(database: Path, table: str) -> tuple[int, int]:
    """Find in the file where a line of a table says whose it is, and where its entry begins."""
    content = database.read_bytes()
    with sqlite3.connect(database) as connection:
        words = "SELECT entry FROM log WHERE \"table\" = ? AND entry LIKE '%Words%' ORDER BY seq LIMIT 1"
        entry = connection.execute(words, (table,)).fetchone()[0].encode()
    place = content.index(entry)  # it names the person, who is at this table alone
    return content.rindex(table.encode(), place - 200, place), place


def page_of(database: Path, table: str) -> int:
    """Find a page of the file that holds lines of one table alone."""
    content = database.read_bytes()
    with sqlite3.connect(database) as connection:
        ids = [row[0].encode() for row in connection.execute("SELECT id FROM tables")]
    for number in range(1, len(content) // PAGE):
        page = content[number * PAGE : (number + 1) * PAGE]
        held = {each for each in ids if each in page}
        if held == {table.encode()} and page.count(b"Words that fill") > 3:
            return number
    raise AssertionError("no page has lines of this table alone")


def zero(database: Path, table: str) -> None:
    """Zero a page of lines of one table."""
    number = page_of(database, table)
    with database.open("r+b") as file:
        file.seek(number * PAGE)
        file.write(bytes(PAGE))


@pytest.mark.parametrize("damage", [flip, zero])
def test_a_damaged_log_is_named_at_the_start_and_stops_its_own_table_alone(
    damage: object, played: tuple[Path, list[str]], tmp_path: Path
) -> None:
    file = tmp_path / "games.sqlite3"
    shutil.copy(played[0], file)
    hit, *others = played[1]
    assert callable(damage)
    damage(file, hit)

    async def work(server: Server) -> tuple[tuple[int, str], dict[str, object]]:
        async with asyncio.timeout(30):
            while not (await asyncio.to_thread(health, server))[1]["damaged"]:
                await asyncio.sleep(0.1)
        async with Person(server.url) as person:
            await person.come_in("Ida")
            refused = await person.refused("GET", f"/api/tables/{hit}")
            for table in others:
                await person.command(table, "say", text="Still here")
            return refused, (await asyncio.to_thread(health, server))[1]

    with serving(tmp_path) as made:
        refused, said = run(work(made))
        log = made.log.read_text()

    assert refused == (409, "damaged")
    assert (said["ok"], said["damaged"]) == (True, 1)
    assert "the log of a table is damaged" in log
    assert hit in log
    assert "Traceback" not in log
    assert "Words that fill" not in log


def test_damage_is_found_while_a_server_runs(played: tuple[Path, list[str]], tmp_path: Path) -> None:
    shutil.copy(played[0], tmp_path / "games.sqlite3")
    hit, other = played[1][:2]

    async def work(server: Server) -> None:
        with sqlite3.connect(server.database, timeout=20) as connection:
            connection.execute("UPDATE log SET entry = replace(entry, 'fill', 'file') WHERE \"table\" = ?", (hit,))
        async with asyncio.timeout(30):
            while not (await asyncio.to_thread(health, server))[1]["damaged"]:
                await asyncio.sleep(0.1)
        async with Person(server.url) as person:
            await person.come_in("Ida")
            assert await person.refused("GET", f"/api/tables/{hit}") == (409, "damaged")
            await person.command(other, "say", text="Still here")

    with serving(tmp_path, check_beat=0.5) as made:
        run(work(made))


@pytest.mark.parametrize("damage", [flip, zero])
def test_commands_for_a_damaged_database_say_what_is_wrong_without_a_secret(
    damage: object, played: tuple[Path, list[str]], tmp_path: Path
) -> None:
    file = tmp_path / "games.sqlite3"
    shutil.copy(played[0], file)
    assert callable(damage)
    damage(file, played[1][1])

    checked = twocities_db("check", "--database", str(file))
    backup = twocities_db("backup", str(tmp_path / "one.backup"), "--database", str(file))

    assert checked.returncode == 1
    assert f"The table {played[1][1]} is damaged" in checked.stderr
    assert [table for table in played[1] if table in checked.stderr] == [played[1][1]]
    assert backup.returncode != 0
    assert "is damaged" in backup.stderr
    for done in (checked, backup):
        assert "Traceback" not in done.stderr
        assert "Words that" not in done.stderr
        assert "SELECT" not in done.stderr


def test_a_line_that_its_index_finds_at_another_table_is_found(played: tuple[Path, list[str]], tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    shutil.copy(played[0], file)
    content = bytearray(file.read_bytes())
    content[place_of_line(file, played[1][0])[0]] ^= 1
    file.write_bytes(content)

    checked = twocities_db("check", "--database", str(file))

    assert checked.returncode == 1
    assert "missing from index" in checked.stderr


def test_a_damaged_schema_gets_a_sentence(played: tuple[Path, list[str]], tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    file.write_bytes(played[0].read_bytes().replace(b"CONSTRAINT pk_looks PRIMARY", b"CONSTRAINT pk_looks \xd0RIMARY"))

    done = [
        twocities_db("check", "--database", str(file)),
        twocities_db("backup", str(tmp_path / "one.backup"), "--database", str(file)),
        serve_on(file),
    ]

    assert [each.returncode for each in done] == [2, 2, 2]
    assert {each.stderr for each in done} == {"twocities: The database is damaged: a page of the file is damaged.\n"}


def serve_on(file: Path) -> "subprocess.CompletedProcess[str]":
    """Start a server that is not expected to run."""
    program = [sys.executable, "-m", "twocities", "serve", "--port", "0", "--database", str(file)]
    return subprocess.run(program, capture_output=True, text=True, check=False, timeout=PATIENCE)


def test_a_whole_database_is_checked_beside_a_running_server(played: tuple[Path, list[str]], tmp_path: Path) -> None:
    shutil.copy(played[0], tmp_path / "games.sqlite3")

    with serving(tmp_path) as made:
        checked = twocities_db("check", "--database", made.database)

    assert checked.returncode == 0, checked.stderr
    assert "Everything is as it was written." in checked.stdout


def test_lines_that_were_changed_in_postgresql_stop_their_table_alone(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.make_database(f"games_{secrets.token_hex(6)}")

    async def work(server: Server) -> None:
        (eva, _), hit = await seat_people(server.url, "Eva Jan")
        (ida, _), other = await seat_people(server.url, "Ida Max")
        connection = await asyncpg.connect(database)
        await connection.execute('UPDATE log SET at = at + 1 WHERE "table" = $1 AND seq = 2', hit)
        await connection.close()
        async with asyncio.timeout(30):
            while not (await asyncio.to_thread(health, server))[1]["damaged"]:
                await asyncio.sleep(0.1)
        assert await eva.refused_command(hit, "say", text="Hello") == (409, "damaged")
        await ida.command(other, "say", text="Hello")

    with serving(tmp_path, database, check_beat=0.5) as made:
        run(work(made))
    assert twocities_db("check", "--database", database).returncode == 1


def test_old_logs_get_their_hashes_by_the_upgrade(played: tuple[Path, list[str]], tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    shutil.copy(played[0], file)
    with sqlite3.connect(file) as connection:
        before = connection.execute('SELECT hash FROM log ORDER BY "table", seq').fetchall()
        connection.execute("ALTER TABLE log DROP COLUMN hash")
        connection.execute("DROP TABLE server")
        connection.execute("UPDATE alembic_version SET version_num = '0003'")

    upgraded = twocities_db("upgrade", "--database", str(file))

    assert upgraded.returncode == 0, upgraded.stderr
    with sqlite3.connect(file) as connection:
        assert connection.execute('SELECT hash FROM log ORDER BY "table", seq').fetchall() == before


def serve_beside(server: Server) -> "subprocess.CompletedProcess[str]":
    """Start a second server on the database of the first one."""
    environment = {**server.environment, "TWOCITIES_PORT": "0"}
    program = [sys.executable, "-m", "twocities", "serve"]
    return subprocess.run(program, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE)


def test_a_second_process_on_one_file_is_refused_until_the_first_one_is_gone(tmp_path: Path) -> None:
    with serving(tmp_path) as made:
        second = serve_beside(made)
        backup = twocities_db("backup", str(tmp_path / "one.backup"), "--database", made.database)
        prune = twocities_db("prune", "--guests", "1", "--yes", "--database", made.database)
        made.kill()
        made.start()  # at once, for a lock dies with its process

    assert second.returncode == 2
    assert "Another server, process" in second.stderr
    assert "Traceback" not in second.stderr
    assert (backup.returncode, prune.returncode) == (0, 0)


def on_file_system(folder: Path, options: str, before: str = "true") -> "subprocess.CompletedProcess[str]":
    """Start a server on a small file system of its own."""
    if not shutil.which("unshare") or subprocess.run(["unshare", "-rm", "true"], check=False).returncode:
        pytest.skip("file systems cannot be mounted here")
    script = f"mount -t tmpfs -o size=64k tmpfs {folder} && {before} && mount -o remount,{options} {folder} && "
    script += f"exec {sys.executable} -m twocities serve --port 0 --database {folder}/games.sqlite3"
    program = ["unshare", "-rm", "sh", "-c", script]
    return subprocess.run(program, capture_output=True, text=True, check=False, timeout=PATIENCE)


@pytest.mark.parametrize(("options", "sentence"), [("ro", "Read-only file system"), ("rw", "the disk is full")])
def test_a_file_system_that_takes_no_writes_gets_a_sentence(options: str, sentence: str, tmp_path: Path) -> None:
    done = on_file_system(tmp_path, options)

    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr

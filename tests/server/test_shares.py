"""The seats share in the shuffle: what each device drew is promised first, told then, and mixed into the seed."""

from hashlib import sha256
from pathlib import Path

import pytest

from tests.server.clients import Json, Person, run
from tests.server.servers import Server
from tests.server.tables import Gathering, gather, started
from twocities import read_replay
from twocities.cli.main import run as twocities
from twocities.server.hub.scheduler import due_of
from twocities.server.table.commands import Close, Deal, Kick, Promise, SeatBot, Share, Sit, Stand, Start
from twocities.server.table.decide import SHARE_PATIENCE
from twocities.server.table.entries import Dealing, Shared, Started
from twocities.server.table.refusals import Reason
from twocities.server.table.table import Status

SHARES = ["0" * 32, "1" * 32]


def seal(share: str) -> str:
    """Hash a share, as a page does."""
    return sha256(share.encode()).hexdigest()


def promised() -> Gathering:
    """Seat two who have promised their shares, and let the cards be dealt."""
    gathering = gather("Eva Jan")
    gathering.does("Eva", Promise, seal=seal(SHARES[0]))
    gathering.does("Jan", Promise, seal=seal(SHARES[1]))
    assert gathering.does("Eva", Start) == [Dealing()]
    return gathering


def test_cards_are_dealt_when_the_last_share_is_told() -> None:
    gathering = promised()

    assert gathering.does("Jan", Share, share=SHARES[1]) == [Shared(1, SHARES[1])]
    assert gathering.table.game is None
    assert gathering.does("Eva", Share, share=SHARES[0]) == [Shared(0, SHARES[0]), Started()]
    assert gathering.table.status is Status.PLAYING


def test_the_seed_that_deals_is_mixed_from_the_promised_one_and_all_shares() -> None:
    gathering = promised()
    for name, share in zip(["Jan", "Eva"], reversed(SHARES), strict=True):
        gathering.does(name, Share, share=share)

    mixed = sha256(f"7:salt:0={SHARES[0]}:1={SHARES[1]}".encode()).digest()[:16]
    assert gathering.table.dealt_setup.seed == int.from_bytes(mixed)
    assert gathering.read_again().dealt_setup == gathering.table.dealt_setup


def test_without_promises_cards_are_dealt_at_once_by_the_seed_of_the_server() -> None:
    assert started("Eva Jan").table.dealt_setup.seed == 7


def test_a_share_that_was_not_promised_is_refused() -> None:
    gathering = promised()

    assert gathering.refuses("Eva", Share, share=SHARES[1]) is Reason.NOT_PROMISED
    assert gathering.refuses("Ivo", Share, share=SHARES[1]) is Reason.NOT_PROMISED
    gathering.does("Eva", Share, share=SHARES[0])
    assert gathering.refuses("Eva", Share, share=SHARES[0]) is Reason.NOT_PROMISED


def test_no_share_is_told_before_nothing_can_change_any_more() -> None:
    gathering = gather("Eva Jan")
    gathering.does("Eva", Promise, seal=seal(SHARES[0]))

    assert gathering.refuses("Eva", Share, share=SHARES[0]) is Reason.NOT_PROMISED


def test_while_shares_are_told_nobody_comes_goes_or_promises_anew() -> None:
    gathering = promised()

    assert gathering.refuses("Eva", Promise, seal=seal("2" * 32)) is Reason.NOT_OPEN
    assert gathering.refuses("Ivo", Sit) is Reason.NOT_OPEN
    assert gathering.refuses("Jan", Stand) is Reason.NOT_OPEN
    assert gathering.refuses("Eva", Kick, seat=1) is Reason.NOT_OPEN
    assert gathering.refuses("Eva", SeatBot, seat=1, level="random") is Reason.NOT_OPEN
    assert gathering.refuses("Eva", Start) is Reason.NOT_OPEN
    gathering.does("Eva", Close)


def test_who_does_not_tell_a_share_holds_nobody_up() -> None:
    gathering = promised()
    gathering.does("Eva", Share, share=SHARES[0])

    assert due_of(gathering.table) == gathering.now + SHARE_PATIENCE
    assert gathering.refuses_itself(Deal("deal")) is Reason.NOT_OPEN
    gathering.wait(SHARE_PATIENCE)
    assert gathering.goes_on(Deal("deal")) == [Started()]
    assert gathering.table.dealt_setup.seed not in (7, promised().table.dealt_setup.seed)


@pytest.mark.parametrize("does", [lambda g: g.does("Eva", Stand), lambda g: g.does("Eva", Sit, seat=2)])
def test_a_promise_goes_with_the_one_who_goes(does: object) -> None:
    gathering = gather("Eva Jan", free=1)
    gathering.does("Eva", Promise, seal=seal(SHARES[0]))

    assert callable(does)
    does(gathering)

    assert gathering.table.seals == {}


def test_only_those_who_sit_share_in_the_shuffle() -> None:
    assert gather("Eva Jan").refuses("Ivo", Promise, seal=seal(SHARES[0])) is Reason.NOT_SEATED


async def play(server: Server, tells: list[bool]) -> tuple[Json, str]:
    """Let two promise shares, and one or both tell them, and give the game up; return its facts and its replay."""
    async with Person(server.url) as eva, Person(server.url) as jan:
        await eva.come_in("Eva")
        await jan.come_in("Jan")
        order = {"seal": seal(SHARES[0]), "public": True, "auto_start": True}
        table = await eva.open_table("machikoro", 2, **order)
        await jan.command(table, "sit", seal=seal(SHARES[1]))
        facts = (await eva.look(table))["table"]
        assert (facts["status"], facts["dealing"], facts["shares"]) == ("open", True, {})
        assert facts["seals"] == {"0": seal(SHARES[0]), "1": seal(SHARES[1])}
        for person, share, does in zip([eva, jan], SHARES, tells, strict=True):
            if does:
                await person.command(table, "share", share=share)
        chair = await eva.sit_in(table)
        await chair.until(lambda: chair.facts["status"] == "playing")
        await jan.command(table, "resign")
        await eva.command(table, "resign")
        await chair.until(lambda: chair.is_over)
        return chair.facts, (await eva.http.get(f"/api/tables/{table}/replay")).text


@pytest.fixture(scope="module")
def shared(server: Server) -> tuple[Json, str]:
    """A game that is over, in whose shuffle two seats have a share."""
    return run(play(server, [True, True]))


def verify(text: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """Verify a replay; return the exit code, and what was said."""
    path = folder / "one.replay"
    path.write_text(text, encoding="utf-8")
    code = twocities(["verify", str(path), "--lang", "en"])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_replay_proves_whose_shares_are_in_the_shuffle(
    shared: tuple[Json, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    facts, text = shared
    replay = read_replay(text)

    code, said, _ = verify(text, tmp_path, capsys)

    told = f"{facts['seed']}:{facts['salt']}:0={SHARES[0]}:1={SHARES[1]}"
    assert replay.seed == int.from_bytes(sha256(told.encode()).digest()[:16])
    assert facts["shares"] == {"0": SHARES[0], "1": SHARES[1]}
    assert code == 0
    assert "mixed into the shuffle: Eva, Jan." in said
    assert "did not tell it" not in said


@pytest.mark.parametrize(
    ("begins", "sentence"),
    [
        ("seed ", "not mixed from the promised seed and the shares"),
        ("promised-seed ", "do not give the hash"),
        ("seal-1 ", "not the one that was promised"),
        ("share-0 ", "not the one that was promised"),
    ],
)
def test_a_share_that_was_changed_later_is_found(
    shared: tuple[Json, str], tmp_path: Path, capsys: pytest.CaptureFixture[str], begins: str, sentence: str
) -> None:
    lines = [f"{line}1" if line.startswith(begins) else line for line in shared[1].splitlines()]

    code, _, said = verify("\n".join(lines), tmp_path, capsys)

    assert code == 1
    assert sentence in said


def test_a_share_that_was_left_out_is_found(
    shared: tuple[Json, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [line for line in shared[1].splitlines() if not line.startswith("share-1 ")]

    code, _, said = verify("\n".join(lines), tmp_path, capsys)

    assert code == 1
    assert "not mixed from the promised seed and the shares" in said


def test_a_game_goes_on_without_a_share_that_nobody_tells_and_says_so(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, text = run(play(server, [False, True]))

    code, said, _ = verify(text, tmp_path, capsys)

    assert code == 0
    assert "mixed into the shuffle: Jan." in said
    assert "did not tell it: Eva." in said

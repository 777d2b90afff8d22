"""In a game with secrets the screen is covered while the keyboard goes round."""

import pytest

from tests.cli.pilots import Sitting, sit_down
from tests.cli.tables import ADA, ANN, BOB, table
from twocities.cli import boards
from twocities.cli.boards.machikoro import MachiKoroBoard
from twocities.cli.screens.dialogs import CurtainScreen


class SecretBoard(MachiKoroBoard):
    """Machi Koro as if there were something to hide."""

    has_secrets = True


@pytest.fixture
def secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Machi Koro have secrets."""
    monkeypatch.setitem(boards.BOARDS, "machikoro", SecretBoard())


@pytest.mark.usefixtures("secrets")
def test_the_next_person_lifts_the_curtain() -> None:
    async def act(sitting: Sitting) -> None:
        assert isinstance(sitting.screen, CurtainScreen)
        assert "Pass the keyboard to Ann" in sitting.text()
        assert "Wheat Field" not in sitting.text()
        await sitting.press("enter")
        await sitting.type("build bakery")
        assert isinstance(sitting.screen, CurtainScreen)
        assert "Pass the keyboard to Bob" in sitting.text()
        assert "Bakery" not in sitting.text()
        await sitting.press("enter")
        assert sitting.shown("#question").startswith("Bob:")

    sit_down(table(ANN, BOB), act)


@pytest.mark.usefixtures("secrets")
def test_the_only_person_needs_no_curtain() -> None:
    async def act(sitting: Sitting) -> None:
        assert sitting.playing

    sit_down(table(ANN, ADA), act)


def test_a_game_without_secrets_needs_no_curtain() -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.type("build bakery")
        assert sitting.shown("#question").startswith("Bob:")

    sit_down(table(ANN, BOB), act)

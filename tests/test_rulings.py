import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RULINGS = re.findall(r"^### ([A-Z]\d+)", (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8"), re.MULTILINE)
CITED = {
    number
    for path in (ROOT / "tests").rglob("test_*.py")
    for number in re.findall(r"# Ruling ([A-Z]\d+)\b", path.read_text(encoding="utf-8"))
}


@pytest.mark.parametrize("number", RULINGS)
def test_every_ruling_is_shown_by_a_test(number: str) -> None:
    assert number in CITED


@pytest.mark.parametrize("number", sorted(CITED))
def test_every_ruling_that_a_test_cites_is_written_down(number: str) -> None:
    assert number in RULINGS


@pytest.mark.parametrize("letter", sorted({number[0] for number in RULINGS}))
def test_rulings_are_numbered_without_gaps(letter: str) -> None:
    numbers = [int(number[1:]) for number in RULINGS if number.startswith(letter)]

    assert numbers == list(range(1, len(numbers) + 1))

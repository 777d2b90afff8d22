import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
RULINGS = re.findall(r"^### ([A-Z]\d+)", PAGE, re.MULTILINE)
CITED = {
    number
    for path in (ROOT / "tests").rglob("test_*.py")
    for number in re.findall(r"# Ruling ([A-Z]\d+)\b", path.read_text(encoding="utf-8"))
}


def played() -> list[str]:
    """List the rulings of what is played already: a section or a ruling may say that it is not yet."""
    numbers = []
    for section in re.split(r"^## ", PAGE, flags=re.MULTILINE):
        for ruling in re.split(r"^### ", section, flags=re.MULTILINE)[1:]:
            if "not played yet" not in section.splitlines()[0] and "Not played yet" not in ruling:
                numbers.append(ruling.split()[0])
    return numbers


@pytest.mark.parametrize("number", played())
def test_every_ruling_is_shown_by_a_test(number: str) -> None:
    assert number in CITED


@pytest.mark.parametrize("number", sorted(CITED))
def test_every_ruling_that_a_test_cites_is_written_down(number: str) -> None:
    assert number in RULINGS


@pytest.mark.parametrize("letter", sorted({number[0] for number in RULINGS}))
def test_rulings_are_numbered_without_gaps(letter: str) -> None:
    numbers = [int(number[1:]) for number in RULINGS if number.startswith(letter)]

    assert numbers == list(range(1, len(numbers) + 1))

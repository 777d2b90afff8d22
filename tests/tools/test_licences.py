"""The file with the licences of others is what the tool writes."""

import pytest

from tools.licences import FILE, PAGE, pinned, written


def test_the_licences_of_everything_shipped_are_written_down() -> None:
    if not (PAGE / "node_modules" / "svelte").exists():
        pytest.skip("the packages of the client are not installed: make web")

    assert FILE.read_text(encoding="utf-8") == written(), "make licences"


def test_no_package_that_is_shipped_is_without_a_licence() -> None:
    rows = [line.split("|") for line in FILE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]

    assert len(rows) > len(pinned())
    assert [row for row in rows if len(row) != 5 or not row[3].strip()] == []

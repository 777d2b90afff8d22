"""The picture of the README can be drawn anew."""

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parent.parent.parent / "tools" / "screenshot.py"


def test_the_picture_shows_the_table_and_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    path = tmp_path / "pictures" / "table.svg"

    subprocess.run([sys.executable, str(TOOL), str(path)], check=True, capture_output=True)

    svg = path.read_text(encoding="utf-8")
    assert "Apple&#160;Orchard" in svg
    assert "What&#160;happened" in svg
    assert "url(http" not in svg
    assert "url('http" not in svg
    assert 'url("http' not in svg

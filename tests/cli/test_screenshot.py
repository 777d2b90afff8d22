"""The pictures of the README can be drawn anew."""

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parent.parent.parent / "tools" / "screenshot.py"
URLS = ["url(http", "url('http", 'url("http']


def test_the_pictures_show_the_tables_and_need_nothing_from_elsewhere(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(TOOL), str(tmp_path)], check=True, capture_output=True)

    machikoro, citadels = ((tmp_path / f"{game}.svg").read_text(encoding="utf-8") for game in ("machikoro", "citadels"))
    assert "Apple&#160;Orchard" in machikoro
    assert "Blackmailer" in citadels
    assert all("What&#160;happened" in svg for svg in (machikoro, citadels))
    assert not any(address in svg for address in URLS for svg in (machikoro, citadels))

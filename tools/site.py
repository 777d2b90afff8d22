"""Gathers the pages of the site: docs/, and what stands at the root of the project because forges look for it there."""

import re
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "build" / "site-source"
AT_THE_ROOT = ["CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "LICENSE"]


def main() -> None:
    """Copy all pages into one folder, and let links lead from one to the other there."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.copytree(ROOT / "docs", SOURCE)
    for name in AT_THE_ROOT:
        text = (ROOT / name).read_text(encoding="utf-8")
        (SOURCE / name).write_text(re.sub(r"\]\(docs/", "](", text), encoding="utf-8")
    for page in SOURCE.rglob("*.md"):
        text = page.read_text(encoding="utf-8")
        page.write_text(re.sub(r"\]\((?:\.\./)+([A-Z_]+\.md)", r"](\1", text), encoding="utf-8")


if __name__ == "__main__":
    main()

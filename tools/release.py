"""Checks that everything is in order for a release; a tag does the rest."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
URLS = ["Homepage", "Documentation", "Source", "Issues", "Changelog"]
"""What a page of a package index links to; the README's links begin with `Source`."""
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]


def git(*arguments: str) -> str:
    """Ask git something."""
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def text_of(name: str) -> str:
    """Read a file of the project."""
    return (ROOT / name).read_text(encoding="utf-8")


def section_of(version: str) -> str:
    """Find what the change log says about a version."""
    sections = re.split(r"^## ", text_of("CHANGELOG.md"), flags=re.MULTILINE)[1:]
    return next((each.partition("\n")[2].strip() for each in sections if each.startswith(f"{version}, ")), "")


def problems(version: str, tag: str | None) -> list[str]:
    """List what keeps a version from being released."""
    found = []
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        found.append(f"The version {version} is not three numbers.")
    if f"\nversion: {version}\n" not in text_of("CITATION.cff"):
        found.append(f"CITATION.cff does not name {version}.")
    if not section_of(version):
        found.append(f"CHANGELOG.md has no section '## {version}, DATE', or nothing is in it.")
    elif not re.search(rf"^## {re.escape(version)}, \d{{4}}-\d\d-\d\d$", text_of("CHANGELOG.md"), re.MULTILINE):
        found.append(f"The section of {version} in CHANGELOG.md has no date like 2026-11-30.")
    if tag is not None and tag != f"v{version}":
        found.append(f"The tag is {tag}, the version is {version}: src/twocities/version.py.")
    if tag is None and f"v{version}" in git("tag", "--list").split():
        found.append(f"v{version} has been released: raise the version in src/twocities/version.py.")
    named = tomllib.loads(text_of("pyproject.toml"))["project"].get("urls", {})
    if lacking := [url for url in URLS if not str(named.get(url, "")).startswith("https://")]:
        found.append(f"pyproject.toml does not say where the project is: {', '.join(lacking)} in [project.urls].")
    if git("status", "--porcelain"):
        found.append("Something is not committed.")
    return found


def main() -> None:
    """Say what is missing, or how to go on. `--tag v1.2.3` checks a tag, `--notes` prints what has changed."""
    from twocities.version import VERSION

    if "--notes" in sys.argv:
        print(section_of(VERSION))
        return
    tag = sys.argv[sys.argv.index("--tag") + 1] if "--tag" in sys.argv else None
    found = problems(VERSION, tag)
    if found:
        raise SystemExit("\n".join(found))
    print(f"{VERSION} can be released: git tag --annotate v{VERSION} && git push origin v{VERSION}")


if __name__ == "__main__":
    main()

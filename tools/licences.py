"""Writes THIRD_PARTY_LICENSES.md: what is shipped besides our own work, and under which licence.

`--check` says whether the file is up to date instead.
"""

import json
import re
import sys
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "THIRD_PARTY_LICENSES.md"
PAGE = ROOT / "web"
INSIDE_PAGE = [
    "@fluent/bundle",
    "@fontsource-variable/alegreya",
    "@fontsource-variable/nunito",
    "@fontsource-variable/source-sans-3",
    "@iconify-json/game-icons",
    "clsx",
    "esm-env",
    "svelte",
]
"""The packages of which parts are in the built page; the others only build it."""
USUAL = {"sys_platform": "linux", "python_version": "3.14", "python_full_version": "3.14.0"}
TERMS = {
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}

HEAD = """# Licences of others

Two Cities itself is under the [MIT license](LICENSE). This file is written by `make licences`.

## Inside the page

Parts of these packages are in the page, and so in the wheel and in the image. Their licences stand below.
The icons are by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0.
The server's table of letters that look alike is made from data of UTS 39, © 1991-2020 Unicode, Inc., under the
Unicode License.

| package | version | licence |
|---|---|---|
"""
SERVER = """
## Installed beside the server

The extra `server` brings these packages, and the image has them inside. Their licences come with them.

| package | version | licence |
|---|---|---|
"""


def pinned() -> list[str]:
    """Name the packages that a server has on a usual system: Linux, with a Python that is no longer new."""
    lock = (ROOT / "requirements" / "server.lock").read_text(encoding="utf-8")
    asked = [Requirement(line) for line in re.findall(r"^([\w.-]+==[^\\\n]+)", lock, re.MULTILINE)]
    return [each.name for each in asked if each.marker is None or each.marker.evaluate(USUAL)]


def version_of(name: str) -> str:
    """Say which version a lock pins."""
    lock = (ROOT / "requirements" / "server.lock").read_text(encoding="utf-8")
    found = re.search(rf"^{re.escape(name)}==(\S+)", lock, re.MULTILINE)
    assert found is not None
    return found[1]


def licence_of(name: str) -> str:
    """Read under which licence a package is."""
    told = metadata(name)
    if told["License-Expression"]:
        return str(told["License-Expression"])
    named = [line.rpartition(" :: ")[2] for line in told.get_all("Classifier") or [] if line.startswith("License ::")]
    named = [each for each in named if each != "OSI Approved"]
    return " AND ".join(TERMS.get(each, each) for each in named) or (told["License"] or "?").splitlines()[
        0
    ].removesuffix(" License")


def text_of(name: str) -> str:
    """Read the licence text of a package of the page."""
    folder = PAGE / "node_modules" / name
    found = sorted(path for path in folder.iterdir() if path.name.lower().startswith(("license", "licence")))
    return found[0].read_text(encoding="utf-8").strip() if found else ""


def written() -> str:
    """Write the whole file."""
    lock = json.loads((PAGE / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    page = {name: lock[f"node_modules/{name}"] for name in INSIDE_PAGE}
    lines = [HEAD.rstrip("\n")]
    lines += [f"| {name} | {told['version']} | {told['license']} |" for name, told in page.items()]
    lines += [SERVER.rstrip("\n")]
    lines += [f"| {name} | {version_of(name)} | {licence_of(name)} |" for name in pinned()]
    lines += ["", "## Texts"]
    for name in INSIDE_PAGE:
        text = text_of(name)
        if text:
            lines += ["", f"### {name}", "", "```text", *[line.rstrip() for line in text.splitlines()], "```"]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the file, or compare it."""
    try:
        text = written()
    except PackageNotFoundError as error:
        raise SystemExit(f"{error.name} is not installed: make install.") from None
    if "--check" not in sys.argv:
        FILE.write_text(text, encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != text:
        raise SystemExit("THIRD_PARTY_LICENSES.md is out of date: make licences.")


if __name__ == "__main__":
    main()

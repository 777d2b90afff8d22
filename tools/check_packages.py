"""Checks that installed packages are what the lock asks for: python tools/check_packages.py LOCK [FOLDER].

`pip` compares what it downloads with the hashes of the lock. What lies in the environment afterwards may be something
else, such as by a package that writes into another one, or code that runs whenever Python starts.
"""

import base64
import hashlib
import re
import sys
import sysconfig
from importlib.metadata import Distribution, PackagePath, distributions
from pathlib import Path

from packaging.utils import canonicalize_name

OWN = "twocities"
BROUGHT_ALONG = {"pip", "setuptools"}
"""What an environment has before anything is installed."""

STARTS_WITH_PYTHON = {"distutils-precedence.pth"}
"""Code of setuptools that runs whenever Python starts."""


def pinned(lock: Path) -> dict[str, str]:
    """List what a lock pins, and to which version."""
    found = re.findall(r"^([\w.-]+)==(\S+)", lock.read_text(encoding="utf-8"), re.MULTILINE)
    return {canonicalize_name(name): version for name, version in found}


def changed_files(package: Distribution) -> list[str]:
    """List the files of a package that are not what its wheel brought."""
    return [str(each) for each in package.files or [] if each.hash and not is_as_brought(each)]


def is_as_brought(file: PackagePath) -> bool:
    """Say whether a file has the hash that its wheel says."""
    path = Path(str(file.locate()))
    assert file.hash is not None
    if not path.is_file():
        return False
    digest = hashlib.new(file.hash.mode, path.read_bytes()).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode() == file.hash.value


def nobodys_files(folder: Path, packages: list[Distribution]) -> list[str]:
    """List the modules and the start-up code in a folder that no package has brought."""
    brought = {Path(str(package.locate_file(file))).resolve() for package in packages for file in package.files or []}
    found = [path for pattern in ("*.py", "*.so", "*.pth") for path in folder.rglob(pattern)]
    return sorted(str(path.relative_to(folder)) for path in found if path.resolve() not in brought)


def troubles(lock: Path, folder: Path) -> list[str]:
    """Say everything that is not as it should be."""
    wanted = pinned(lock)
    packages = list(distributions(path=[str(folder)]))
    said: list[str] = []
    for package in packages:
        name = canonicalize_name(package.metadata["Name"])
        if name != OWN and name not in BROUGHT_ALONG and wanted.get(name) != package.version:
            said.append(f"{name} {package.version} is not what the lock pins: {wanted.get(name, 'nothing')}")
        said += [f"{name}: {file} is not what the package brought" for file in changed_files(package)]
    said += [
        f"{file} belongs to no package" for file in nobodys_files(folder, packages) if file not in STARTS_WITH_PYTHON
    ]
    return said


def main() -> None:
    """Check the packages of this Python, or those in a folder."""
    lock = Path(sys.argv[1])
    folder = Path(sys.argv[2] if len(sys.argv) > 2 else sysconfig.get_path("purelib"))
    said = troubles(lock, folder)
    for each in said:
        print(each)
    if said:
        raise SystemExit(1)
    print("Every package is the one that is pinned, and every file is what it brought.")


if __name__ == "__main__":
    main()

"""Compiles the engine with mypyc; where that fails, the same source runs uncompiled."""

import os
import re
import shutil
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

SOURCE = Path("src/twocities")
COMPILED = [
    "core",
    "citadels",
    "citadels/characters",
    "citadels/districts",
    "machikoro",
    "bots/citadels",
    "bots/machikoro",
    "bots/nets",
    "bots/search",
    "envs/engine",
]
"""Rooms, each a library of its own: many small ones need a third of the time of a large one, and go side by side."""
NOTES = Path("build/mypyc/notes")
"""What the compiler keeps from one time to the next. It stumbles over notes of its own and of mypy, so it gets none."""
INLINING = ["-fno-semantic-interposition", "-fno-plt", "-fvisibility=hidden", "--param=max-inline-insns-auto=80"]
"""How small questions such as `owned` cost nothing: the C compiler puts them where they are asked."""
ROUNDING = ["-ffp-contract=off"]
"""A product is rounded before it is added to a sum, on every machine: so sums come out as where nothing is compiled."""
PAGE = Path("web/dist")
"""The built browser client, which goes into the package if it is there; an sdist brings it along."""
WITHOUT_PAGE = "TWOCITIES_WITHOUT_PAGE"
"""The variable of the environment that leaves the page out, such as while it is still being built."""
METADATA_ALONE = any(command in sys.argv for command in ("egg_info", "dist_info", "sdist"))
"""Whether nothing is compiled: then there is no need to translate the engine."""


def modules_of(room: str) -> list[str]:
    """List the modules of a room, without those of rooms inside it."""
    inner = [SOURCE / other for other in COMPILED if other.startswith(f"{room}/")]
    paths = (path for path in (SOURCE / room).rglob("*.py") if path.name != "__init__.py")
    return sorted(str(path) for path in paths if not any(other in path.parents for other in inner))


def size_of(extension: Extension) -> int:
    """Tell how much there is to compile."""
    return sum(Path(source).stat().st_size for source in extension.sources)


def extensions() -> list[Extension]:
    """Make the extension modules of the compiled rooms, all of them optional, the largest first."""
    if os.environ.get("TWOCITIES_PURE") or METADATA_ALONE:
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    rooms = [(modules_of(room), f"twocities_{room.replace('/', '_')}") for room in COMPILED]
    modules = [module for each, _ in rooms for module in each]
    shutil.rmtree(NOTES, ignore_errors=True)
    made = mypycify(
        ["--cache-dir", str(NOTES), *modules],
        opt_level="3",
        debug_level="0",
        target_dir="build/mypyc",
        separate=rooms,
    )
    for extension in made:
        extension.optional = True
        if os.name == "posix":
            extension.extra_compile_args += INLINING + ROUNDING
    return sorted(made, key=size_of, reverse=True)


def readme() -> str:
    """Read the README for package indexes: its links lead to the repository, if pyproject.toml says where that is."""
    text = Path("README.md").read_text(encoding="utf-8")
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    repository = project.get("urls", {}).get("Source")
    if repository is None:
        return text
    text = re.sub(r"(!\[[^]]*\]\()(?!\w+:|#)", rf"\1{repository}/raw/HEAD/", text)
    return re.sub(r"((?<!!)\[[^]]*\]\()(?!\w+:|#)", rf"\1{repository}/blob/HEAD/", text)


class BuildWithPage(build_py):
    """Copies the page beside the modules."""

    def run(self) -> None:
        super().run()
        if (PAGE / "index.html").exists() and not os.environ.get(WITHOUT_PAGE) and not self.editable_mode:
            shutil.copytree(PAGE, Path(self.build_lib) / "twocities" / "page", dirs_exist_ok=True)


Path("build").mkdir(exist_ok=True)
setup(
    long_description=readme(),
    long_description_content_type="text/markdown",
    cmdclass={"build_py": BuildWithPage},
    ext_modules=extensions(),
    options={"egg_info": {"egg_base": "build"}, "build_ext": {"parallel": os.cpu_count() or 1}},
)

"""Compiles the engine with mypyc; where that fails, the same source runs uncompiled."""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src/twocities")
COMPILED = [
    "core",
    "citadels",
    "citadels/characters",
    "citadels/districts",
    "machikoro",
    "bots/citadels",
    "bots/machikoro",
    "bots/search",
]
"""Rooms, each a library of its own: many small ones need a third of the time of a large one, and go side by side."""
NOTES = Path("build/mypyc/notes")
"""What the compiler keeps from one time to the next. It stumbles over notes of its own and of mypy, so it gets none."""
INLINING = ["-fno-semantic-interposition", "-fno-plt", "-fvisibility=hidden", "--param=max-inline-insns-auto=80"]
"""How small questions such as `owned` cost nothing: the C compiler puts them where they are asked."""
METADATA_ALONE = any(command in sys.argv for command in ("egg_info", "dist_info"))
"""Whether nothing is built: then there is no need to translate the engine."""


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
            extension.extra_compile_args += INLINING
    return sorted(made, key=size_of, reverse=True)


Path("build").mkdir(exist_ok=True)
setup(
    ext_modules=extensions(),
    options={"egg_info": {"egg_base": "build"}, "build_ext": {"parallel": os.cpu_count() or 1}},
)

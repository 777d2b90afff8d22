"""Compiles the engine with mypyc; where that fails, the same source runs uncompiled."""

import os
import sys
from pathlib import Path

from setuptools import setup

COMPILED = ["core", "citadels", "machikoro", "bots/citadels", "bots/machikoro", "bots/search"]
METADATA_ALONE = any(command in sys.argv for command in ("egg_info", "dist_info"))
"""Whether nothing is built: then there is no need to translate the engine."""


def extensions() -> list[object]:
    """Make the extension modules of the compiled rooms, all of them optional."""
    if os.environ.get("TWOCITIES_PURE") or METADATA_ALONE:
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    source = Path("src/twocities")
    modules = sorted(
        str(path) for room in COMPILED for path in (source / room).rglob("*.py") if path.name != "__init__.py"
    )
    made = mypycify(modules, opt_level="3", debug_level="0", target_dir="build/mypyc")
    for extension in made:
        extension.optional = True
        if os.name == "posix":
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fno-plt"]
    return list(made)


Path("build").mkdir(exist_ok=True)
setup(ext_modules=extensions(), options={"egg_info": {"egg_base": "build"}})

"""Bots of others: of installed packages by entry point, and of a module or a file that is named."""

import hashlib
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, TypeVar

from twocities.bots.bot import Bot
from twocities.bots.registry import BOTS, bot_names, make_bot
from twocities.core.errors import BadRules, TwoCitiesError, known

GROUP: Final = "twocities.bots"
"""The group of entry points under which packages offer bots: each is the class of a bot."""

SUFFIX: Final = ".py"

Found = TypeVar("Found")


class BotFailed(TwoCitiesError):
    """A bot that raised an error where it was asked, or answered what is no option."""


@contextmanager
def blaming(name: str, place: str) -> Iterator[None]:
    """Tell in a sentence that a bot failed, whatever goes wrong while it is asked and its answer is carried out."""
    try:
        yield
    except (Exception, SystemExit) as error:
        raise BotFailed(f"The bot '{name}' failed at {place}: {cause(error)}.") from error


def seat_bot(name: str) -> Bot:
    """Make a bot for a seat: one of ours, one of an installed package, `module:Class` or `./file.py:Class`.

    A class that is named runs the code of its module, so this is for names that a person has typed on this machine.
    """
    if ":" in name:
        place, _, wanted = name.rpartition(":")
        with importable(Path(place).parent if is_file(name) else Path()):
            return made(class_named(place, wanted, name), name)
    try:
        return make_bot(name)
    except BadRules:
        # Only now: to look through the installed packages takes longer than a whole game of some bots.
        offered = plugin_points()
        if name not in offered:
            if not offered or name.partition("@")[0].partition("-")[0] in BOTS:
                raise
            raise BadRules(known("bot", name, [*bot_names(), *plugin_names()])) from None
    return made(checked_class(run_theirs(offered[name].load, f"The bot '{name}' cannot be loaded"), name), name)


def run_theirs(code: Callable[[], Found], complaint: str) -> Found:
    """Run code of others; whatever goes wrong in it, also that it wants to end the program, is told in a sentence."""
    try:
        return code()
    except (Exception, SystemExit) as error:
        raise BadRules(f"{complaint}: {cause(error)}.") from error


def made(bot: type[Bot], name: str) -> Bot:
    """Make a bot of a class, which needs no arguments for that."""
    return run_theirs(bot, f"The bot '{name}' cannot be made")


@contextmanager
def importable(folder: Path) -> Iterator[None]:
    """Let code import the modules that lie in a folder, as where Python itself runs a file there."""
    place = str(folder.resolve())
    sys.path.insert(0, place)
    try:
        yield
    finally:
        with suppress(ValueError):
            sys.path.remove(place)


def is_of_others(name: str) -> bool:
    """Say whether a name is that of a bot of others; runs no code of theirs."""
    return ":" in name or (name not in BOTS and name in plugin_points())


def plugin_names() -> list[str]:
    """Name the bots that installed packages offer."""
    return sorted(plugin_points())


@cache
def plugin_points() -> dict[str, EntryPoint]:
    """List what installed packages offer, by name; of two with one name the first counts."""
    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, point)
    return found


def class_named(place: str, wanted: str, name: str) -> type[Bot]:
    """Find the class of a bot in a module or in a file."""
    if is_file(name):
        module = module_of_file(place)
    else:
        module = run_theirs(lambda: import_module(place), f"The module '{place}' cannot be imported")
    found = run_theirs(lambda: getattr(module, wanted, None), f"'{name}' cannot be loaded")
    if found is None:
        raise BadRules(f"'{place}' has no class '{wanted}'.")
    return checked_class(found, name)


def is_file(name: str) -> bool:
    """Say whether a bot is named by a file of Python."""
    return name.rpartition(":")[0].endswith(SUFFIX)


def checked_class(found: object, name: str) -> type[Bot]:
    """Refuse what is no class of a bot."""
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadRules(f"'{name}' is no class that derives from twocities.bots.Bot.")
    if found is Bot:
        raise BadRules(f"'{name}' is twocities.bots.Bot itself: name a class that derives from it.")
    return found


@cache
def module_of_file(path: str) -> ModuleType:
    """Run a file of Python once; what is wrong with it is told in a sentence."""
    file = Path(path)
    if not file.is_file():
        raise BadRules(f"There is no file '{path}'.")
    name = f"twocities_bot_{hashlib.sha256(str(file.resolve()).encode()).hexdigest()[:16]}"
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    loader = spec.loader
    try:
        run_theirs(lambda: loader.exec_module(module), f"The file '{path}' cannot be run")
    except BaseException:
        del sys.modules[name]
        raise
    return module


def cause(error: BaseException) -> str:
    """Say what went wrong, in one line."""
    line = str(error).partition("\n")[0].rstrip(".")
    return f"{type(error).__name__}: {line}" if line else type(error).__name__


def fingerprint_of(name: str) -> str:
    """Tell apart two states of a bot of others by the file of its class; empty for ours. Runs no code of theirs.

    For a bot of a package its version counts, too.
    """
    if not is_of_others(name):
        return ""
    place = name.rpartition(":")[0]
    digest = hashlib.sha256()
    if is_file(name):
        file: Path | None = Path(place)
    elif place:
        file = file_of_module(place)
    else:
        point = plugin_points()[name]
        file = file_of_module(point.module)
        if point.dist is not None:
            digest.update(f"{point.dist.name} {point.dist.version}\n".encode())
    if file is None or not file.is_file():
        return ""
    digest.update(file.read_bytes())
    return digest.hexdigest()[:8]


def file_of_module(name: str) -> Path | None:
    """Find the file of a module as an import would, and import nothing, not even the packages around it."""
    folders: Sequence[str] | None = None
    file = None
    parts = name.split(".")
    with importable(Path()):
        for depth in range(1, len(parts) + 1):
            spec = spec_of(".".join(parts[:depth]), folders)
            if spec is None:
                return None
            file = Path(spec.origin) if spec.has_location and spec.origin is not None else None
            folders = spec.submodule_search_locations or []
    return file


def spec_of(name: str, folders: Sequence[str] | None) -> ModuleSpec | None:
    """Ask the finders of Python for a module in these folders."""
    for finder in sys.meta_path:
        spec = finder.find_spec(name, folders)
        if spec is not None:
            return spec
    return None

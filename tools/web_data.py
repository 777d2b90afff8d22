"""Writes what the browser client takes from here: types of the wire, cards, what ids are called, and its fonts."""

import json
import runpy
import types
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from tools.web_shapes import shapes
from tools.web_types import any_types, told, types_of
from twocities.citadels.boxes import EDITIONS, Edition, Preset, plain
from twocities.citadels.catalog import CHARACTER_CATALOG, DISTRICT_CATALOG
from twocities.citadels.family import CITADELS
from twocities.citadels.ids import BASIC, CHARACTER_NAMES, DISTRICT_NAMES, NO_TYPE, NOBODY, TYPE_NAMES
from twocities.cli.boards.citadels_cards import useful_variants
from twocities.core.family import GameFamily
from twocities.games import GAMES
from twocities.machikoro.family import MACHIKORO
from twocities.machikoro.ids import CARD_NAMES, COLOURS, ICONS
from twocities.server.hub.socket_messages import AnyMessage
from twocities.server.store.history import Listed
from twocities.server.table.commands import AnyCommand, AskAhead
from twocities.server.table.finished import Stage, Story, Summary
from twocities.server.table.messages import Advice, Ahead
from twocities.server.table.new_table import NewTable
from twocities.server.table.setup import Pace
from twocities.server.web.errors import RefusalBody
from twocities.server.web.people import Change, Guest, Login, Me, NewPassword, Somebody, Visit
from twocities.server.web.tables import AdviceRequest, AheadRequest, Choices, Invited, Notes, RulesCheck, RulesVerdict
from twocities.texts import PEOPLE

OUT = Path(__file__).parent.parent / "web" / "src" / "generated"

ROOTS: list[Any] = [
    AnyMessage, AnyCommand, AskAhead, Pace, Listed, RefusalBody, Me, Guest, Login, Change, NewPassword, Somebody, Visit,
    Stage, Story, Summary, Choices, NewTable, Invited, Notes, RulesCheck, RulesVerdict, AheadRequest, Ahead,
    AdviceRequest, Advice,
]  # fmt: skip

OF_GAMES = {
    ("GameFacts", "view"): "AnyView",
    ("Stage", "view"): "AnyView",
    ("EventFacts", "about"): "EventAbout",
    ("EventFacts", "changes"): "ViewChanges",
    ("Told", "changes"): "ViewChanges",
    ("DecisionFacts", "about"): "TopicAbout",
    ("Question", "about"): "TopicAbout",
    ("Option", "about"): "OptionAbout",
    ("WhyNot", "about"): "ReasonAbout",
    ("Closed", "about"): "OptionAbout",
    ("Closed", "why"): "ReasonAbout",
}
"""What the server passes on as a game wrote it: typed by the declarations of the games."""

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", object: "unknown"}


class Types:
    """Collects TypeScript types for structs, each once."""

    def __init__(self) -> None:
        self.made: dict[str, str] = {}

    def of(self, kind: Any) -> str:
        """Write a Python type in TypeScript."""
        if kind in PLAIN:
            return PLAIN[kind]
        origin, arguments = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.of(arguments[0])
        if origin is Literal:
            return " | ".join(json.dumps(each) for each in arguments)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.of(each) for each in arguments))
        if origin is list:
            inner = self.of(arguments[0])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        if origin is dict:
            return f"Record<{self.of(arguments[0])}, {self.of(arguments[1])}>"
        if isinstance(kind, type) and issubclass(kind, StrEnum):
            return " | ".join(json.dumps(str(each)) for each in kind)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self.struct(kind)
        raise TypeError(f"There is no TypeScript for {kind!r}.")

    def struct(self, kind: type[msgspec.Struct]) -> str:
        """Write a struct as an interface."""
        name = kind.__name__
        if name not in self.made:
            self.made[name] = ""
            config = kind.__struct_config__
            lines = [f"  {config.tag_field}: {json.dumps(config.tag)};"] if config.tag is not None else []
            may_lack = config.forbid_unknown_fields or config.omit_defaults
            for field in msgspec.structs.fields(kind):
                mark = "?" if may_lack and not field.required else ""
                written = OF_GAMES.get((name, field.name)) or self.of(field.type)
                lines.append(f"  {field.encode_name}{mark}: {written};")
            self.made[name] = f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        return name


def wire() -> str:
    """Write the types of everything that goes over the wire."""
    collected = Types()
    unions = {
        "AnyMessage": collected.of(AnyMessage),
        "AnyCommand": collected.of(AnyCommand),
        "Pace": collected.of(Pace),
    }
    for root in ROOTS:
        collected.of(root)
    head = "// Generated by tools/web_data.py from the server's own types.\n"
    names = ", ".join(sorted({*OF_GAMES.values()}))
    head += f'import type {{ {names} }} from "./games/any";\n\nexport type {{ {names} }};\n\n'
    named = "".join(f"export type {name} = {written};\n" for name, written in unions.items())
    rows = "".join(f"  {name}: {name};\n" for name in [*collected.made, *unions])
    by_name = f"\n/** Every type by its name. */\nexport interface ByName {{\n{rows}}}\n"
    return head + "\n".join(collected.made.values()) + "\n" + named + by_name


def family_facts(family: GameFamily) -> dict[str, object]:
    """List what the client must know of a game to name things."""
    return {
        "events": [event.name for event in told(family)],
        "fewest_seats": family.fewest_seats,
        "most_seats": family.most_seats,
        "rules": family.rule_names,
        "word_keys": family.text_keys,
        "people": PEOPLE,
        "plain_fields": [
            field for field in family.vocabulary.domains if field not in family.field_names and field not in PEOPLE
        ],
    }


def citadels() -> dict[str, object]:
    """List the cards and boxes of Citadels."""
    return {
        **family_facts(CITADELS),
        "types": TYPE_NAMES,
        "characters": {
            CHARACTER_NAMES[each.id]: {
                "rank": each.rank,
                "earns": None if each.earns == NO_TYPE else TYPE_NAMES[each.earns],
                "plain": plain(CHARACTER_NAMES[each.id]),
                "fewest_seats": each.fewest_seats,
                "build_limit": each.build_limit(),
            }
            for each in CHARACTER_CATALOG
        },
        "districts": {
            DISTRICT_NAMES[each.id]: {
                "cost": each.cost,
                "type": TYPE_NAMES[each.type],
                "unique": each.id >= BASIC,
                "plain": plain(DISTRICT_NAMES[each.id]),
            }
            for each in DISTRICT_CATALOG
        },
        "editions": [edition_facts(edition) for edition in EDITIONS.values()],
    }


def edition_facts(edition: Edition) -> dict[str, object]:
    """List what is in a box."""
    return {
        "names": edition.names,
        "characters": [CHARACTER_NAMES[each] for each in edition.characters],
        "uniques": [DISTRICT_NAMES[each] for each in edition.pool],
        "presets": {name: preset_facts(preset) for name, preset in edition.presets.items()},
        "default": preset_facts(edition.default),
        "variants": useful_variants(edition),
        "most_seats": edition.most_seats,
        "with_ninth": edition.with_ninth,
        "without_ninth": edition.without_ninth,
        "ninth": None if edition.ninth == NOBODY else CHARACTER_NAMES[edition.ninth],
        "stand_ins": {CHARACTER_NAMES[each]: CHARACTER_NAMES[other] for each, other in edition.stand_ins.items()},
        "needs": {DISTRICT_NAMES[each]: CHARACTER_NAMES[other] for each, other in edition.needs.items()},
        "added": [DISTRICT_NAMES[each] for each in edition.added],
        "is_played_whole": edition.is_played_whole,
        "tie_break": edition.tie_break,
    }


def preset_facts(preset: Preset) -> dict[str, object]:
    """List the cards of a set."""
    return {
        "characters": [CHARACTER_NAMES[each] for each in preset.characters],
        "ninth": None if preset.ninth == NOBODY else CHARACTER_NAMES[preset.ninth],
        "uniques": [DISTRICT_NAMES[each] for each in preset.uniques],
    }


def machikoro() -> dict[str, object]:
    """List the cards of Machi Koro."""
    return {
        **family_facts(MACHIKORO),
        "establishments": {
            CARD_NAMES[each.id]: {
                "price": each.price,
                "colour": COLOURS[each.colour],
                "rolls": list(each.rolls),
                "icon": ICONS[each.icon] if each.icon >= 0 else None,
            }
            for each in MACHIKORO.catalog.establishments
        },
        "landmarks": {CARD_NAMES[each.id]: {"price": each.price} for each in MACHIKORO.catalog.landmarks},
    }


def main() -> None:
    """Write the files that the client is built with."""
    OUT.mkdir(parents=True, exist_ok=True)
    catalog = {"citadels": citadels(), "machikoro": machikoro()}
    assert list(catalog) == list(GAMES)
    typed = {"wire.ts": wire(), "games/any.ts": any_types(GAMES.values())}
    typed |= {f"games/{game}.ts": types_of(family) for game, family in GAMES.items()}
    (OUT / "games").mkdir(exist_ok=True)
    for name, written in {**typed, "shapes.ts": shapes(*typed.values())}.items():
        (OUT / name).write_text(written, encoding="utf-8")
    for game, facts in catalog.items():
        (OUT / "games" / f"{game}.json").write_text(json.dumps(facts, ensure_ascii=False), encoding="utf-8")
    runpy.run_path(str(Path(__file__).with_name("fonts.py")), run_name="__main__")


if __name__ == "__main__":
    main()

"""Writes the types of each game for the browser client: views, steps, events, options and questions."""

import inspect
import json
from collections.abc import Iterable
from itertools import product
from types import ModuleType
from typing import Any

from twocities.citadels import events as citadels_events
from twocities.citadels import forms
from twocities.citadels import obstacles as citadels_obstacles
from twocities.citadels.family import CITADELS
from twocities.citadels.fields import FIELDS
from twocities.citadels.step_registry import STEPS
from twocities.core.event import Event
from twocities.core.family import OUTLOOK, GameFamily
from twocities.core.fields import FieldNames
from twocities.core.records import HIDDEN, OWN, Field
from twocities.core.step import Step
from twocities.machikoro import events as machikoro_events
from twocities.machikoro import obstacles as machikoro_obstacles
from twocities.machikoro.family import MACHIKORO

EVENTS: dict[str, ModuleType] = {"citadels": citadels_events, "machikoro": machikoro_events}
REASONS: dict[str, dict[str, list[str]]] = {
    "citadels": {**citadels_obstacles.CLOSED, **citadels_obstacles.REASONS},
    "machikoro": machikoro_obstacles.REASONS,
}

FORMS: dict[type[forms.Form], str] = {
    forms.Count: "number",
    forms.Goal: "number",
    forms.Rank: "number",
    forms.Seat: "number | null",
    forms.Seats: "number[]",
    forms.Numbers: "number[]",
    forms.Cards: "string",
    forms.Deck: "string",
    forms.Characters: "string",
    forms.Hands: "string[]",
    forms.Cities: "string[]",
    forms.Tucked: "Record<string, string>",
    forms.Notes: "Record<string, number | string>",
    forms.Declared: "Record<string, string>",
    forms.Used: "string[]",
    forms.Character: "string | null",
    forms.District: "string | null",
    forms.KnownCards: "[number | null, number, string][]",
    forms.Cast: "string[]",
    forms.Holders: "string[]",
    forms.GoldOnRanks: "Record<string, number>",
    forms.SeatOfRanks: "Record<string, number>",
    forms.Ranks: "string[]",
    forms.RanksOfSeats: "string[]",
    forms.Marks: "[string, string, number][]",
}
"""How each form of a field of Citadels is typed."""


def prefix(family: GameFamily) -> str:
    """Name a game as its types begin."""
    return type(family).__name__.removesuffix("Family")


def events_in(module: ModuleType) -> list[type[Event]]:
    """List the events that a game tells."""
    found = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Event)]
    return [event for event in found if event.name]


def type_of_field(field: Field) -> str:
    """Type a declared field of Citadels; nobody's seat is null only where a field may begin with nobody."""
    written = FORMS[type(field.form)]
    if isinstance(field.form, forms.Seat) and field.start != "NOBODY":
        return "number"
    return f"({written.removesuffix('[]')} | null)[]" if field.seen_by == OWN else written


def type_of(value: object) -> str:
    """Type a value by what it is."""
    if isinstance(value, list):
        inner = " | ".join(sorted({type_of(each) for each in value}))
        return f"{inner}[]" if " " not in inner else f"({inner})[]"
    return {bool: "boolean", int: "number", str: "string", type(None): "null"}[type(value)]


def view_fields(family: GameFamily) -> dict[str, str]:
    """Type the fields of a view: as they are declared, or else as a new game shows them."""
    declared = {
        field.key: type_of_field(field) for field in FIELDS if field.form is not None and field.seen_by != HIDDEN
    }
    shown = family.new_game(family.fewest_seats, [], 1).view(0).fields()
    found = {"game": json.dumps(family.name), "agenda": f"{prefix(family)}Step[]"}
    if family is CITADELS:
        found |= {field: declared[field] for field in shown if field in declared}
    return {field: found.get(field) or type_of(value) for field, value in shown.items()}


def spelled(fields: dict[str, Any], names: FieldNames) -> str:
    """Type the fields of an event or step: ids are written as names."""
    parts = [f"{field}: {written}" for field, written in shape_of(fields, names).items()]
    return "{ " + "; ".join(parts) + " }" if parts else "Nothing"


def example(event: type[Event]) -> Event:
    """Make an event of zeros and empty lists; a compiled one tells what it takes only by refusing the rest."""
    parameters = inspect.signature(event).parameters.values()
    for values in product(*[fitting(each) for each in parameters]):
        try:
            return event(*values)
        except TypeError:
            continue
    raise TypeError(f"The event '{event.name}' is made of neither numbers nor lists.")


def fitting(parameter: inspect.Parameter) -> list[object]:
    """List what a parameter may take, as far as it says so."""
    if parameter.annotation is inspect.Parameter.empty:
        return [0, [], False]
    return [[] if "list" in str(parameter.annotation) else 0]


def steps_of(family: GameFamily) -> list[type[Step]]:
    """List the steps of a game."""
    return list(STEPS) if family is CITADELS else list(MACHIKORO.catalog.steps.by_name.values())


def option_fields(fields: Iterable[str]) -> str:
    """Type what an option is about: the words of its notation, and what it costs and brings."""
    outlook = [f"{field}?: number" for field in OUTLOOK]
    return "{ " + "; ".join([*[f"{field}: string" for field in fields], *outlook]) + " }"


def mapping(name: str, about: str, entries: dict[str, str]) -> str:
    """Write an interface with an entry for each name."""
    rows = "".join(f"  {json.dumps(key)}: {value};\n" for key, value in entries.items())
    return f"/** {about} */\nexport interface {name} {{\n{rows}}}\n"


def types_of(family: GameFamily) -> str:
    """Write the types of a game."""
    of, names = prefix(family), family.field_names
    view = "".join(f"  {field}: {written};\n" for field, written in view_fields(family).items())
    steps = {step.name: spelled(step().to_dict(), names) for step in steps_of(family)}
    events = {event.name: spelled(example(event).to_dict(), names) for event in told(family)}
    options = {verb.name: option_fields(verb.fields) for verb in family.vocabulary.verbs}
    topics = {topic.name: spelled({topic.about: 0} if topic.about else {}, names) for topic in family.topics}
    reasons = {reason: spelled(dict.fromkeys(fields, 0), names) for reason, fields in REASONS[family.name].items()}
    return "\n".join(
        [
            "// Generated by tools/web_types.py from the declarations of the engine.\n",
            "type Nothing = Record<never, never>;",
            "type Tagged<Tag extends string, Table> = { [K in keyof Table]: Record<Tag, K> & Table[K] }[keyof Table];",
            "type About<Tag extends string, Table> = {",
            "  [K in keyof Table]: Record<Tag, K> & { about: Table[K] };",
            "}[keyof Table];\n",
            mapping(f"{of}Steps", "What is still to be done.", steps),
            f'export type {of}Step = Tagged<"step", {of}Steps>;\n',
            mapping(f"{of}Events", "What can happen.", events),
            f'export type {of}Event = About<"event", {of}Events>;\n',
            mapping(f"{of}Options", "What can be chosen.", options),
            f'export type {of}Option = About<"verb", {of}Options> & {{ notation: string }};\n',
            mapping(f"{of}Topics", "What can be asked.", topics),
            mapping(f"{of}Reasons", "Why a card cannot be built, or an option be chosen.", reasons),
            f"/** What a viewer may know of a table. */\nexport interface {of}View {{\n{view}}}\n",
        ]
    )


def merged(name: str, about: str, shapes: Iterable[dict[str, str]]) -> str:
    """Write an interface with every field that one of several shapes may have."""
    found: dict[str, list[str]] = {}
    for shape in shapes:
        for field, written in shape.items():
            found.setdefault(field, []).append(written)
    rows = "".join(f"  {field}?: {' | '.join(sorted(set(types)))};\n" for field, types in sorted(found.items()))
    return f"/** {about} */\nexport interface {name} {{\n{rows}}}\n"


def shape_of(fields: dict[str, Any], names: FieldNames) -> dict[str, str]:
    """Type fields one by one, ids as names."""
    one = {field: "string" if field in names else "number" for field in fields}
    return {field: f"{one[field]}[]" if isinstance(value, list) else one[field] for field, value in fields.items()}


def any_types(families: Iterable[GameFamily]) -> str:
    """Write the types of what comes from any game: the view of one of them, and every field that there may be."""
    families = list(families)
    views = [f"{prefix(family)}View" for family in families]
    imports = [
        f'import type {{ {view} }} from "./{family.name}";' for view, family in zip(views, families, strict=True)
    ]
    events = [shape_of(example(event).to_dict(), family.field_names) for family in families for event in told(family)]
    topics = [shape_of({topic.about: 0}, family.field_names) for family in families for topic in family.topics]
    options = [dict.fromkeys(verb.fields, "string") for family in families for verb in family.vocabulary.verbs]
    for shape in topics:
        shape.pop("", None)
    reasons = [
        shape_of(dict.fromkeys(fields, 0), family.field_names)
        for family in families
        for fields in REASONS[family.name].values()
    ]
    return "\n".join(
        [
            "// Generated by tools/web_types.py from the declarations of the engine.",
            *imports,
            "",
            f"export type AnyView = {' | '.join(views)};\n",
            "/** Fields of a view that have changed, as they are now. */",
            f"export type ViewChanges = {' | '.join(f'Partial<{view}>' for view in views)};\n",
            merged("EventAbout", "What an event may be about.", events),
            merged("TopicAbout", "What a question may be about.", topics),
            merged("ReasonAbout", "What the reason for an obstacle may be about.", reasons),
            merged("OptionAbout", "What an option may be about.", [*options, dict.fromkeys(OUTLOOK, "number")]),
        ]
    )


def told(family: GameFamily) -> list[type[Event]]:
    """List the events of a game."""
    return events_in(EVENTS[family.name])

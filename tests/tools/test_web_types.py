"""What games show agrees with the types that the page is written against."""

import re
from collections.abc import Callable

import pytest

from tools import web_types
from twocities.citadels.boxes import EDITIONS
from twocities.citadels.family import CITADELS
from twocities.core.family import OUTLOOK, GameFamily
from twocities.core.fields import spell
from twocities.core.game import Game
from twocities.core.rng import seeded
from twocities.core.view import SPECTATOR
from twocities.machikoro.family import MACHIKORO

CITIES = [(CITADELS, [*EDITIONS[edition].names, "random_cast"], seats) for edition in EDITIONS for seats in (4, 7)]
TOWNS = [(MACHIKORO, rules, seats) for rules in ([], ["limited_supply"]) for seats in (2, 4)]

PLAIN: dict[str, Callable[[object], bool]] = {
    "number": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "string": lambda value: isinstance(value, str),
    "null": lambda value: value is None,
}


def is_of(value: object, written: str) -> bool:
    """Say whether a value is of a type, as it is written for the page."""
    if written in PLAIN:
        return PLAIN[written](value)
    if written.startswith('"'):
        return value == written.strip('"')
    if written.endswith("[]"):
        inner = written[:-2].removeprefix("(").removesuffix(")")
        return isinstance(value, list) and all(is_of(each, inner) for each in value)
    if written.startswith("["):
        types = written[1:-1].split(", ")
        return isinstance(value, list) and len(value) == len(types) and all(map(is_of, value, types))
    if found := re.fullmatch(r"Record<string, (.*)>", written):
        return isinstance(value, dict) and all(is_of(each, found[1]) for each in value.values())
    return any(is_of(value, each) for each in written.split(" | "))


def fields_of(written: str) -> dict[str, str]:
    """Read the fields of an object's type."""
    return dict(re.findall(r"(\w+)\??: ([^;}]+?)(?=;| })", written))


def check(about: dict[str, object], types: dict[str, str]) -> None:
    """Check that an object has the fields of its type, and no others."""
    assert set(about) == set(types)
    wrong = {field: value for field, value in about.items() if not is_of(value, types[field])}
    assert wrong == {}


class Types:
    """The types of a game."""

    def __init__(self, family: GameFamily) -> None:
        self.family = family
        self.view = web_types.view_fields(family)
        written = web_types.types_of(family)
        self.tables = {name: self.table(written, name) for name in ("Steps", "Events", "Topics", "Options", "Reasons")}

    def table(self, written: str, name: str) -> dict[str, dict[str, str]]:
        """Read one of the tables of what is written for the page."""
        body = written.partition(f"export interface {web_types.prefix(self.family)}{name} {{\n")[2].partition("\n}")[0]
        return {key: fields_of(about) for key, about in re.findall(r'^  "([\w-]+)": (.*);$', body, re.MULTILINE)}

    def check_game(self, game: Game) -> None:
        """Check what everybody is shown."""
        for viewer in range(SPECTATOR, game.seats):
            facts = game.view(viewer).fields()
            agenda = facts["agenda"]
            assert isinstance(agenda, list)
            for step in agenda:
                about = {field: value for field, value in step.items() if field != "step"}
                check(about, self.tables["Steps"][step["step"]])
            rest = {field: value for field, value in facts.items() if field != "agenda"}
            check(rest, {field: written for field, written in self.view.items() if field != "agenda"})
        assert game.decision is not None
        for obstacle in self.family.obstacles(game):
            check(spell(obstacle.fields, self.family.field_names), self.tables["Reasons"][obstacle.reason])
        topic = self.family.topics[game.decision.topic].name
        check(spell(self.family.about(game.decision), self.family.field_names), self.tables["Topics"][topic])


@pytest.mark.parametrize(
    ("family", "rules", "seats"), [*CITIES, *TOWNS], ids=lambda value: getattr(value, "name", None) or str(value)
)
def test_what_is_shown_is_of_its_type(family: GameFamily, rules: list[str], seats: int) -> None:
    types, game, rng = Types(family), family.new_game(seats, rules, 5), seeded(5)
    choices = 0

    while (decision := game.decision) is not None:
        types.check_game(game)
        action = decision.actions[rng.below(len(decision.actions))]
        arguments = spell(family.vocabulary.arguments(action), family.vocabulary.domains)
        wanted = types.tables["Options"][family.vocabulary.verb(action).name]
        check(arguments, {field: written for field, written in wanted.items() if field not in OUTLOOK})
        outlook: dict[str, object] = {**family.outlook(game, action)}
        check(outlook, {field: wanted[field] for field in outlook})
        for event in game.apply(action):
            for viewer in (SPECTATOR, 0):
                seen = event.view(viewer)
                check(spell(seen.to_dict(), family.field_names), types.tables["Events"][seen.name])
        choices += 1

    assert choices > 20


def test_a_value_of_another_type_is_noticed() -> None:
    assert is_of([None, 3, "manor"], "[number | null, number, string]")
    assert not is_of([None, "3", "manor"], "[number | null, number, string]")
    assert not is_of({"king": "1"}, "Record<string, number>")
    assert not is_of(["king", None], "string[]")
    assert is_of(["king", None], "(string | null)[]")
    with pytest.raises(AssertionError):
        check({"gold": 1}, {"coins": "number"})

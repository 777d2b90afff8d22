"""Writes the golden playthroughs: whole games as text, reviewed as a diff whenever they change."""

from pathlib import Path

from twocities.core.event import Event
from twocities.core.family import GameFamily
from twocities.core.fields import spell
from twocities.core.game import Game
from twocities.core.rng import seeded
from twocities.games import family_of

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"

TABLES: dict[str, tuple[int, list[str], int]] = {
    "machikoro/base_2": (2, [], 13),
    "machikoro/base_3": (3, [], 33),
    "machikoro/base_4": (4, [], 36),
    "machikoro/beginner_3": (3, ["beginner"], 2),
    "machikoro/limited_supply_2": (2, ["limited_supply"], 52),
    "machikoro/all_variants_4": (4, ["limited_supply", "beginner", "random_start"], 50),
    "citadels/first_game_4": (4, ["first_game"], 1),
    "citadels/dignitaries_2": (2, ["dignitaries"], 74),
    "citadels/nobles_3": (3, ["nobles"], 3),
    "citadels/delegates_5": (5, ["delegates", "nine_characters"], 14),
    "citadels/agents_7": (7, ["agents", "nine_characters"], 4),
    "citadels/emissaries_8": (8, ["emissaries"], 6),
    "citadels/citadela_hospital_3": (3, ["citadela", "random_cast", "assassin", "hospital", "random_districts"], 62),
    "citadels/citadela_random_4a": (4, ["citadela", "random_cast"], 42),
    "citadels/citadela_random_4b": (4, ["citadela", "random_cast"], 195),
    "citadels/citadela_random_5": (5, ["citadela", "random_cast"], 222),
    "citadels/classic_3": (3, ["classic"], 0),
    "citadels/classic_7": (7, ["classic"], 1),
    "citadels/dark_city_4": (4, ["classic", "dark_city", "ball_room", "bell_tower", "throne_room"], 116),
    "citadels/dark_city_random_5": (5, ["classic", "dark_city", "random_cast"], 88),
    "citadels/dark_city_8": (8, ["classic", "dark_city"], 2),
    "citadels/metropole_4": (4, ["deluxe", "metropole"], 374),
    "citadels/metropole_draft_2": (2, ["metropole", "metropole_draft", "random_cast"], 117),
    "citadels/citadela_metropole_4": (4, ["citadela", "metropole", "random_cast"], 50),
}
"""For each file: the seats, the rules and the seed of its game."""


def playthrough(name: str) -> str:
    """Play the random game of a golden file and write down everything that can be seen of it."""
    family = family_of(name.split("/")[0])
    seats, rules, seed = TABLES[name]
    game = family.new_game(seats, rules, seed)
    rng = seeded(seed)
    lines = [f"game {family.name}", f"rules {' '.join(rules)}", f"seats {seats}", f"seed {seed}"]
    lines += told(family, game.events)
    while game.decision is not None:
        action = game.decision.actions[rng.below(len(game.decision.actions))]
        lines += question(family, game)
        lines.append(f"> {game.notation(action)}")
        lines += told(family, game.apply(action))
    lines += ["", *(f"{score}" for score in game.scores())]
    lines += [f"{field}: {value}" for field, value in game.position().items()]
    return "".join(f"{line.rstrip()}\n" for line in lines)


def question(family: GameFamily, game: Game) -> list[str]:
    """Write the pending decision down."""
    decision = game.decision
    assert decision is not None
    options = ", ".join(game.notation(action) for action in decision.actions)
    return ["", f"seat {decision.seat} {family.topics[decision.topic].name}: {options}"]


def told(family: GameFamily, events: list[Event]) -> list[str]:
    """Write events down, one on each line."""
    lines: list[str] = []
    for event in events:
        facts = spell(event.to_dict(), family.field_names)
        lines.append(" ".join([f"  {event.name}", *(f"{field}={value}" for field, value in facts.items())]))
    return lines


def main() -> None:
    """Write all files."""
    for name in TABLES:
        path = GOLDEN / f"{name}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(playthrough(name), encoding="utf-8")
        print(f"wrote tests/golden/{name}.txt")


if __name__ == "__main__":
    main()

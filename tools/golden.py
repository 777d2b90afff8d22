"""Writes the golden playthroughs: a whole game of each family as text, and the others as hashes of that text.

A hash covers ten decisions with their options and events, so that a change shows where a game begins to differ.
`make golden WHOLE=folder` writes all games as text, for comparing two commits line by line.
"""

import sys
from hashlib import sha256
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

WHOLE = ["citadels/metropole_draft_2", "machikoro/limited_supply_2"]
"""The games that are kept as text, to be read: the shortest of each family."""

TOGETHER = 10
"""How many decisions share a hash."""


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


def golden(name: str) -> str:
    """Write what the golden file of a game holds."""
    return playthrough(name) if name in WHOLE else abridged(playthrough(name))


def abridged(text: str) -> str:
    """Replace the decisions and the last position of a playthrough by hashes; its head and its scores stay."""
    head, *decisions, end = text.split("\n\n")
    lines = [*head.splitlines()[:4], f"set-up: {digest(head)}"]
    for first in range(0, len(decisions), TOGETHER):
        some = decisions[first : first + TOGETHER]
        lines.append(f"decisions {first} to {first + len(some) - 1}: {digest(chr(10).join(some))}")
    scores = [line for line in end.splitlines() if line.startswith("Score(")]
    return "\n".join([*lines, *scores, f"end: {digest(end)}"]) + "\n"


def decisions_of(text: str, line: str) -> str:
    """Show the part of a playthrough that a line of its abridged form stands for."""
    head, *decisions, end = text.split("\n\n")
    if line.startswith("decisions "):
        first = int(line.split()[1])
        return "\n\n".join(decisions[first : first + TOGETHER])
    return head if line.startswith("set-up") else end


def digest(text: str) -> str:
    """Hash a part of a playthrough."""
    return sha256(text.encode()).hexdigest()[:16]


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
    """Write all files, or all games as text into a folder that is named."""
    folder = Path(sys.argv[1]) if sys.argv[1:] else GOLDEN
    for name in TABLES:
        path = folder / f"{name}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(playthrough(name) if sys.argv[1:] else golden(name), encoding="utf-8")
    print(f"wrote {len(TABLES)} games into {folder}")


if __name__ == "__main__":
    main()

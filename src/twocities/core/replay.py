"""A game as text: what was set up, then one line for each choice."""

import json

from twocities.core.errors import BadPosition, BadReplay, TwoCitiesError
from twocities.core.family import GameFamily
from twocities.core.fields import is_whole
from twocities.core.game import Game
from twocities.core.rng import key_of

TITLE = "twocities replay 1"


class Replay:
    """A game that can be played again, with the same result on every machine."""

    def __init__(
        self,
        game: str,
        seats: int,
        rules: list[str],
        seed: int,
        version: int = 1,
        position: dict[str, object] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.rules = rules
        self.seed = seed
        self.version = version
        self.position = position
        """How the table stood before the first choice; None if it was dealt."""
        self.notes: dict[str, str] = {}
        """What else is worth keeping, such as who played."""
        self.moves: list[str] = []
        """The choices in notation."""

    def text(self) -> str:
        """Write the replay down."""
        head = {
            "game": self.game,
            "version": str(self.version),
            "rules": " ".join(self.rules),
            "seats": str(self.seats),
            "seed": str(self.seed),
        }
        if self.position is not None:
            head["position"] = json.dumps(self.position)
        head.update(self.notes)
        lines = [TITLE, *(f"{field} {value}".rstrip() for field, value in head.items()), "", *self.moves]
        return "\n".join(lines) + "\n"

    def start(self, family: GameFamily) -> Game:
        """Set the table up as it was."""
        if self.version != family.version:
            raise BadReplay(
                f"This replay was written by version {self.version} of {self.game}; "
                f"this engine plays version {family.version}."
            )
        return begin(family, self.seats, self.rules, self.seed, self.position)

    def advance(self, game: Game, move: int) -> None:
        """Play the choice with this number."""
        try:
            game.apply(game.parse(self.moves[move]))
        except TwoCitiesError as error:
            raise BadReplay(f"Move {move + 1} of the replay cannot be played. {error}") from None

    def play(self, family: GameFamily, moves: int | None = None) -> Game:
        """Play the replay to its end, or so many moves of it."""
        game = self.start(family)
        for move in range(len(self.moves) if moves is None else min(moves, len(self.moves))):
            self.advance(game, move)
        return game


def begin(family: GameFamily, seats: int, rules: list[str], seed: int, position: dict[str, object] | None) -> Game:
    """Deal a game, or set it up from a position: what that leaves out of seats, rules and chance is as given here."""
    if position is None:
        return family.new_game(seats, rules, seed)
    given: dict[str, object] = {"game": family.name, "seats": seats, "rules": rules}
    for field, value in given.items():
        if position.get(field, value) != value:
            raise BadPosition(f"'{field}' of the position is {position[field]!r}, but the table has {value!r}.")
    chance: dict[str, object] = {} if "seed" in position else {"rng": [key_of(seed), 0]}
    return family.load_position({**given, **chance, **position})


def read_replay(text: str) -> Replay:
    """Read what `Replay.text` wrote."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != TITLE:
        raise BadReplay(f"This is no replay: the first line must be '{TITLE}'.")
    head: dict[str, str] = {}
    place = 1
    while place < len(lines) and lines[place].strip():
        field, _, value = lines[place].strip().partition(" ")
        head[field] = value
        place += 1
    for field in ("game", "version", "rules", "seats", "seed"):
        if field not in head:
            raise BadReplay(f"The replay has no line '{field}'.")
    replay = Replay(head.pop("game"), whole(head, "seats"), head.pop("rules").split(), whole(head, "seed"))
    replay.version = whole(head, "version")
    replay.position = position_in(head)
    replay.notes = head
    replay.moves = [line.strip() for line in lines[place:] if line.strip()]
    return replay


def whole(head: dict[str, str], field: str) -> int:
    """Take a whole number out of the head of a replay."""
    value = head.pop(field)
    if not is_whole(value):
        raise BadReplay(f"'{field}' in the replay needs a whole number, not '{value}'.")
    return int(value)


def position_in(head: dict[str, str]) -> dict[str, object] | None:
    """Take the position out of the head of a replay, if there is one."""
    if "position" not in head:
        return None
    try:
        position = json.loads(head.pop("position"))
    except ValueError:
        position = None
    if not isinstance(position, dict):
        raise BadReplay("'position' in the replay needs an object of JSON in one line.")
    return position

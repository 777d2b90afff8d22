"""Who sits at the table: people with names, and bots."""

from dataclasses import dataclass
from pathlib import Path
from shlex import join
from typing import Final
from urllib.parse import quote as percent_encoded
from urllib.parse import unquote

from twocities.bots import bot_names
from twocities.bots.plugins import is_of_others, seat_bot
from twocities.core.errors import BadReplay, BadRules
from twocities.core.family import GameFamily
from twocities.core.replay import Replay
from twocities.texts import LONGEST_NAME, Texts

USUAL_SEATS = 4
USUAL_BOT = "journeyman"

PLAIN: Final = "/:@"
"""What stands in the make of a bot as it is; spaces and the like are percent-encoded."""


@dataclass(frozen=True)
class Player:
    """A person, or a bot of some make."""

    name: str
    bot: str | None = None

    @property
    def is_person(self) -> bool:
        """Whether somebody at the keyboard plays this seat."""
        return self.bot is None

    def note(self) -> str:
        """Write the player into the head of a replay; the make of a bot has no spaces there."""
        return f"person {self.name}" if self.bot is None else f"bot {percent_encoded(self.bot, PLAIN)} {self.name}"


def seat_players(
    family: GameFamily, texts: Texts, seats: int | None, people: list[str] | None, bots: list[str] | None
) -> list[Player]:
    """Seat people first, then bots; what is left out is filled in sensibly."""
    if people is None:
        people = [texts.say("you")]
    given = bots or []
    if seats is None:
        seats = len(people) + len(given) if given or len(people) > 1 else min(USUAL_SEATS, family.most_seats)
    family.check_seats(seats)
    if len(people) + len(given) > seats:
        raise BadRules(f"{len(people)} people and {len(given)} bots do not fit at {seats} seats.")
    makes = given + [USUAL_BOT] * (seats - len(people) - len(given))
    names = [name for name in texts.say("bot-names").split() if name not in people]
    players = [Player(name) for name in people] + [Player(names[seat], make) for seat, make in enumerate(makes)]
    check_bots(players)
    check_names(players)
    return players


def check_bots(players: list[Player]) -> None:
    """Refuse bots that do not exist; runs the code of those of others."""
    for player in players:
        if player.bot is not None:
            seat_bot(player.bot)


def check_names(players: list[Player]) -> None:
    """Refuse names that cannot be told apart or shown."""
    names = [player.name for player in players]
    for player in players:
        if not player.name or not player.name.isprintable() or player.name != player.name.strip():
            raise BadRules(f"A player's name needs letters, not {player.name!r}.")
        if len(player.name) > LONGEST_NAME:
            raise BadRules(f"The name '{player.name}' is too long: {LONGEST_NAME} letters at most.")
        if names.count(player.name) > 1:
            raise BadRules(f"Two players are called '{player.name}'.")


def write_players(replay: Replay, players: list[Player]) -> None:
    """Note in a replay who played."""
    for seat, player in enumerate(players):
        replay.notes[f"player-{seat}"] = player.note()


def read_players(replay: Replay, family: GameFamily, texts: Texts) -> list[Player]:
    """Read who played, by their names alone: no bot is made and no code is run.

    A replay without such notes seats one person among bots.
    """
    family.check_seats(replay.seats)
    notes = [replay.notes.get(f"player-{seat}") for seat in range(replay.seats)]
    if not any(notes):
        return seat_players(family, texts, replay.seats, None, None)
    try:
        players = [read_player(note or "") for note in notes]
        check_names(players)
    except BadRules as error:
        raise BadReplay(f"The players of the replay cannot be read. {error}") from None
    return players


def read_player(note: str) -> Player:
    """Read what `Player.note` wrote."""
    sort, _, rest = note.partition(" ")
    if sort == "person":
        return Player(rest)
    make, _, name = rest.partition(" ")
    make = unquote(make)
    if sort != "bot" or not make:
        raise BadRules(f"A player is 'person NAME' or 'bot MAKE NAME', with a make such as {' or '.join(bot_names())}.")
    if not make.isprintable():
        raise BadRules(f"The make of a bot cannot be {make!r}.")
    return Player(name, make)


def resume_players(
    replay: Replay, family: GameFamily, texts: Texts, path: Path, bots: list[str] | None
) -> list[Player]:
    """Seat who played a saved game: bots of others only if they are named again, since to seat them runs their code."""
    players = read_players(replay, family, texts)
    others = others_among(players)
    if any(bot not in others for bot in bots or []):
        wanted = f" or name only {', '.join(others)}" if others else ""
        raise BadRules(f"--resume takes the table from the file; leave out --bots{wanted}.")
    if any(bot not in (bots or []) for bot in others):
        raise BadRules(
            f"The game was played with bots of others, and a file does not decide whose code is run. "
            f"If you trust them, name them again: {resume_command(family, players, path)}"
        )
    check_bots(players)
    return players


def others_among(players: list[Player]) -> list[str]:
    """Name the bots of others at a table, each once."""
    return list(dict.fromkeys(each.bot for each in players if each.bot is not None and is_of_others(each.bot)))


def resume_command(family: GameFamily, players: list[Player], path: Path) -> str:
    """Write the command that goes on with a saved game."""
    others = others_among(players)
    bots = ["--bots", ",".join(others)] if others else []
    return join(["twocities", "play", family.name, "--resume", str(path), *bots])

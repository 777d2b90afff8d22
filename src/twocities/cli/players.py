"""Who sits at the table: people with names, and bots."""

from dataclasses import dataclass

from twocities.bots import bot_names, make_bot
from twocities.core.errors import BadReplay, BadRules
from twocities.core.family import GameFamily
from twocities.core.replay import Replay
from twocities.texts import LONGEST_NAME, Texts

USUAL_SEATS = 4
USUAL_BOT = "journeyman"


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
        """Write the player into the head of a replay."""
        return f"person {self.name}" if self.bot is None else f"bot {self.bot} {self.name}"


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
    return checked([Player(name) for name in people] + [Player(names[seat], make) for seat, make in enumerate(makes)])


def checked(players: list[Player]) -> list[Player]:
    """Refuse names that cannot be told apart or shown, and bots that do not exist."""
    names = [player.name for player in players]
    for player in players:
        if player.bot is not None:
            make_bot(player.bot)
        if not player.name or not player.name.isprintable() or player.name != player.name.strip():
            raise BadRules(f"A player's name needs letters, not {player.name!r}.")
        if len(player.name) > LONGEST_NAME:
            raise BadRules(f"The name '{player.name}' is too long: {LONGEST_NAME} letters at most.")
        if names.count(player.name) > 1:
            raise BadRules(f"Two players are called '{player.name}'.")
    return players


def write_players(replay: Replay, players: list[Player]) -> None:
    """Note in a replay who played."""
    for seat, player in enumerate(players):
        replay.notes[f"player-{seat}"] = player.note()


def read_players(replay: Replay, family: GameFamily, texts: Texts) -> list[Player]:
    """Read who played; a replay without such notes seats one person among bots."""
    family.check_seats(replay.seats)
    notes = [replay.notes.get(f"player-{seat}") for seat in range(replay.seats)]
    if not any(notes):
        return seat_players(family, texts, replay.seats, None, None)
    try:
        return checked([read_player(note or "") for note in notes])
    except BadRules as error:
        raise BadReplay(f"The players of the replay cannot be read. {error}") from None


def read_player(note: str) -> Player:
    """Read what `Player.note` wrote."""
    sort, _, rest = note.partition(" ")
    if sort == "person":
        return Player(rest)
    make, _, name = rest.partition(" ")
    if sort != "bot":
        raise BadRules(f"A player is 'person NAME' or 'bot MAKE NAME', with the make {' or '.join(bot_names())}.")
    return Player(name, make)

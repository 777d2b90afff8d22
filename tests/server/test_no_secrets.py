"""No secret on the wire: nobody is told more than its view may show, in random games of every edition."""

import asyncio
from collections.abc import Callable, Iterator
from copy import deepcopy
from secrets import token_hex

import msgspec
import pytest

from tests.citadels.secret_events import SECRET_FIELDS, SECRET_NAMES, who_knows
from tests.server.clients import Json, Person, run
from tests.server.records import TO_THE_END, Record, come_back, play_and_record
from tests.server.servers import Server
from twocities import SPECTATOR
from twocities.citadels.boxes import EDITIONS
from twocities.core.event import Event
from twocities.core.fields import spell
from twocities.core.game import Game
from twocities.core.rng import Rng, seeded
from twocities.server.table.messages import game_facts, view_facts

WORLDS = 2
"""How many other worlds each message is compared with."""

SOME_MOVES = 60

CITADELS = "citadels"
MACHIKORO = "machikoro"

EDITION_TABLES = [
    (CITADELS, seats, [*edition.names, "random_cast"], SOME_MOVES)
    for edition, sizes in zip(EDITIONS.values(), [(4, 8), (2, 6), (3, 7), (5, 8), (3, 6), (2, 7)], strict=True)
    for seats in sizes
]
"""Random casts of every edition, at a small table and at a large one."""

TABLES = [
    *EDITION_TABLES,
    (CITADELS, 4, ["agents", "nine_characters", "random_start"], SOME_MOVES),
    (CITADELS, 2, ["deluxe", "metropole_draft"], TO_THE_END),
    (CITADELS, 2, ["classic", "dark_city", "metropole_draft"], SOME_MOVES),
    (CITADELS, 3, ["citadela", "intriky"], TO_THE_END),
    (MACHIKORO, 2, ["limited_supply"], TO_THE_END),
    (MACHIKORO, 3, [], SOME_MOVES),
    (MACHIKORO, 4, ["limited_supply", "beginner", "random_start"], SOME_MOVES),
]
NAMES = [" ".join([game, str(seats), *rules]) for game, seats, rules, _ in TABLES]
WHOLE_GAMES = [name for name, (_, _, _, moves) in zip(NAMES, TABLES, strict=True) if moves == TO_THE_END]

Leak = tuple[int, int, str]
"""The viewer who was told too much, the line of the log, and where it stood."""


@pytest.fixture(scope="module")
def records(server: Server) -> dict[str, Record]:
    """Random games at every table, played side by side."""

    async def work() -> list[Record]:
        games = [
            play_and_record(server, game, rules, seats, moves, seed)
            for seed, (game, seats, rules, moves) in enumerate(TABLES)
        ]
        return await asyncio.gather(*games)

    return dict(zip(NAMES, run(work()), strict=True))


def write(facts: object) -> bytes:
    """Write facts as they go over the wire."""
    return msgspec.json.encode(facts)


def leaks_in_games(record: Record, rng: Rng) -> list[Leak]:
    """Find shown games that would look different in a world which the viewer cannot tell from the real one."""
    return [
        (viewer, seq, "game")
        for viewer in record.viewers
        for seq, game in record.games_told(viewer)
        for _ in range(WORLDS)
        if write(game) != write(game_in_another_world(record, seq, viewer, rng))
    ]


def game_in_another_world(record: Record, seq: int, viewer: int, rng: Rng) -> object:
    """Say what a viewer would be shown if all that it may not know were otherwise."""
    table = record.tables[seq].fork()
    table.game = record.family.imagine(game_of(record, seq).view(viewer), rng)
    return game_facts(table, viewer)


def game_of(record: Record, seq: int) -> Game:
    """Find the game as it really was after a line."""
    game = record.tables[seq].game
    assert game is not None
    return game


def leaks_in_events(record: Record) -> list[Leak]:
    """Find events that were told otherwise than the engine shows them, or with a secret of others."""
    return [
        (viewer, line["seq"], "events")
        for viewer in record.viewers
        for line in record.lines_told(viewer)
        if not is_fit_for(record, viewer, line["events"], record.events[line["seq"]])
    ]


def is_fit_for(record: Record, viewer: int, told: list[Json], events: list[Event]) -> bool:
    """Say whether events were told as a viewer may know them."""
    shown = [event.view(viewer) for event in events]
    expected = [{"event": event.name, "about": spell(event.to_dict(), record.family.field_names)} for event in shown]
    plain = [{"event": each["event"], "about": each["about"]} for each in told]
    return plain == expected and not any(
        gives_away(each, event, viewer) for each, event in zip(told, events, strict=True)
    )


def gives_away(told: Json, event: Event, viewer: int) -> bool:
    """Say whether an event was told to a viewer with a name that only others may know."""
    if event.name not in SECRET_NAMES or viewer in who_knows(event):
        return False
    names = [told["about"][field] for field in SECRET_FIELDS if field in told["about"]]
    return any(name != "unknown" for name in flat(names))


def flat(names: list[object]) -> Iterator[object]:
    """Go through names and lists of names."""
    for name in names:
        yield from name if isinstance(name, list) else [name]


def leaks_in_choices(record: Record) -> list[Leak]:
    """Find choices and questions that were told to others than the one who chooses."""
    choices = [
        (viewer, line["seq"], "choice")
        for viewer in record.viewers
        for line in record.lines_told(viewer)
        if line["entry"].get("action") and line["entry"]["seat"] != viewer
    ]
    questions = [
        (viewer, seq, "question")
        for viewer in record.viewers
        for seq, game in record.games_told(viewer)
        if (game["decision"] or game["may_undo"]) and (game["asked"] != viewer or viewer == SPECTATOR)
    ]
    return choices + questions


def leaks_in_words(record: Record) -> list[Leak]:
    """Find messages that hold what nobody may know yet, or what only some may know."""
    return [
        (viewer, message.get("seq", 0), word)
        for viewer in record.viewers
        for message in messages_before_the_end(record, viewer)
        for word in forbidden_words(record, viewer)
        if word in write(message).decode()
    ]


def forbidden_words(record: Record, viewer: int) -> list[str]:
    """List what must not be in any message to a viewer while a game goes on."""
    setup = record.setup
    texts = [str(setup.seed), setup.salt, '"points":', *record.tokens]
    return texts if viewer != SPECTATOR else [*texts, setup.invite]


def messages_before_the_end(record: Record, viewer: int) -> list[Json]:
    """List what a viewer was told until its game was over."""
    return [message for message in record.told[viewer] if not is_after_the_end(message)]


def is_after_the_end(message: Json) -> bool:
    """Say whether a message shows a table whose game is over."""
    return bool(message.get("table")) and bool(message["table"]["status"] == "over")


@pytest.mark.parametrize("name", NAMES)
def test_a_shown_game_would_look_the_same_in_every_world_that_the_viewer_cannot_tell_apart(
    records: dict[str, Record], name: str
) -> None:
    assert leaks_in_games(records[name], seeded(1)) == []


@pytest.mark.parametrize("name", NAMES)
def test_everybody_is_shown_the_game_after_every_line(records: dict[str, Record], name: str) -> None:
    record = records[name]

    told = [[seq for seq, _ in record.games_told(viewer)] for viewer in record.viewers]

    assert told == [list(range(record.standing[0], len(record.lines) + 1))] * len(record.viewers)


def views_by_changes(record: Record, viewer: int) -> Iterator[tuple[Json, Json]]:
    """List each view that an update showed, beside the one that follows from the view before and the told changes."""
    before: Json | None = None
    for message in record.told[viewer]:
        if message["type"] == "update" and before is not None and message["game"] is not None:
            shown = before
            for line in message["lines"]:
                for told in [*line["events"], line]:
                    shown = {**shown, **told.get("changes", {})}
            yield message["game"]["view"], shown
        if message.get("game"):
            before = message["game"]["view"]


@pytest.mark.parametrize("name", NAMES)
def test_a_view_and_the_changes_of_a_line_make_the_next_view(records: dict[str, Record], name: str) -> None:
    record = records[name]

    pairs = [pair for viewer in record.viewers for pair in views_by_changes(record, viewer)]

    assert len(pairs) > len(record.viewers)
    assert [shown for _, shown in pairs] == [told for told, _ in pairs]


@pytest.mark.parametrize("name", NAMES)
def test_events_are_told_as_their_viewer_may_see_them(records: dict[str, Record], name: str) -> None:
    assert leaks_in_events(records[name]) == []


@pytest.mark.parametrize("name", NAMES)
def test_choices_and_questions_are_told_only_to_the_seat_that_is_asked(records: dict[str, Record], name: str) -> None:
    assert leaks_in_choices(records[name]) == []


@pytest.mark.parametrize("name", NAMES)
def test_seed_salt_points_sessions_and_invitations_stay_with_those_who_may_know_them(
    records: dict[str, Record], name: str
) -> None:
    assert leaks_in_words(records[name]) == []


@pytest.mark.parametrize("name", NAMES)
def test_who_sits_at_a_table_is_told_its_invitation(records: dict[str, Record], name: str) -> None:
    record = records[name]

    welcomes = {viewer: messages[0]["table"]["invite"] for viewer, messages in record.told.items()}

    assert welcomes == {**dict.fromkeys(record.viewers, record.setup.invite), SPECTATOR: None}


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_seed_and_salt_are_told_to_everybody_at_the_end(records: dict[str, Record], name: str) -> None:
    record = records[name]

    last = [[message for message in messages if message.get("table")][-1] for messages in record.told.values()]

    told = {(message["table"]["seed"], message["table"]["salt"]) for message in last}
    assert told == {(str(record.setup.seed), record.setup.salt)}


def test_some_secrets_were_there_to_be_told(records: dict[str, Record]) -> None:
    names = [event.name for record in records.values() for events in record.events for event in events]
    undone = [line["entry"]["entry"] for record in records.values() for line in record.lines_told(SPECTATOR)]

    assert {"cards-drawn", "character-picked", "cards-seen", "cards-discarded"} <= set(names)
    assert "undid" in undone


def show_hand_of_another(record: Record) -> None:
    """Show the spectator the hands as the first seat sees them."""
    mine, theirs = record.games_told(SPECTATOR)[0], record.games_told(0)[0]
    mine[1]["view"]["hands"] = theirs[1]["view"]["hands"]


def show_view_of_another(record: Record) -> None:
    """Show the last seat what the first one sees, under its own name."""
    mine, theirs = record.games_told(1)[-1], record.games_told(0)[-1]
    mine[1]["view"] = {**theirs[1]["view"], "viewer": 1}


def show_everything(record: Record) -> None:
    """Show everybody what the seat sees that is asked."""
    for viewer in record.viewers:
        for seq, game in record.games_told(viewer):
            game["view"] = view_facts(game_of(record, seq), record.tables[seq].asked) | {"viewer": viewer}


def show_question_of_another(record: Record) -> None:
    """Show the spectator the question of the seat that is asked."""
    mine, theirs = record.games_told(SPECTATOR)[0], record.games_told(0)[0]
    mine[1]["decision"] = theirs[1]["decision"]


def tell_events_of_another(record: Record) -> None:
    """Tell the spectator what happened as the first seat knows it."""
    for mine, theirs in zip(record.lines_told(SPECTATOR), record.lines_told(0), strict=True):
        mine["events"] = theirs["events"]


def tell_choice_of_another(record: Record) -> None:
    """Tell the spectator what was chosen."""
    next(line for line in record.lines_told(SPECTATOR) if line["entry"]["entry"] == "chose")["entry"]["action"] = "end"


def tell(word: Callable[[Record], object]) -> Callable[[Record], None]:
    """Tell the spectator something that it may not know."""

    def plant(record: Record) -> None:
        record.told[SPECTATOR][0]["present"].append(word(record))

    return plant


LeaksIn = Callable[[Record], list[Leak]]


@pytest.mark.parametrize(
    ("plant", "leaks"),
    [
        (show_hand_of_another, lambda record: leaks_in_games(record, seeded(1))),
        (show_view_of_another, lambda record: leaks_in_games(record, seeded(1))),
        (show_everything, lambda record: leaks_in_games(record, seeded(1))),
        (show_question_of_another, lambda record: leaks_in_games(record, seeded(1))),
        (show_question_of_another, leaks_in_choices),
        (tell_events_of_another, leaks_in_events),
        (tell_choice_of_another, leaks_in_choices),
        (tell(lambda record: str(record.setup.seed)), leaks_in_words),
        (tell(lambda record: record.setup.salt), leaks_in_words),
        (tell(lambda record: record.setup.invite), leaks_in_words),
        (tell(lambda record: record.tokens[0]), leaks_in_words),
    ],
    ids=["hand", "view", "everything", "question", "asked", "events", "choice", "seed", "salt", "invite", "session"],
)
def test_a_planted_leak_is_found(records: dict[str, Record], plant: Callable[[Record], None], leaks: LeaksIn) -> None:
    record = deepcopied(records[NAMES[0]])

    plant(record)

    assert leaks(record) != []


def deepcopied(record: Record) -> Record:
    """Copy a record, to spoil the copy."""
    return Record(record.setup, record.lines, deepcopy(record.told), record.tokens)


def test_no_password_is_told_to_anybody(server: Server) -> None:
    async def work() -> tuple[list[Json], Json, list[Json]]:
        async with Person(server.url) as host, Person(server.url) as guest:
            await host.register(f"K{token_hex(4)}", "correct-horse-battery")
            await guest.come_in("Jan")
            table = await host.open_table("machikoro", 2, public=True)
            chairs = [await host.sit_in(table), await guest.sit_in(table)]
            await chairs[1].give("sit")
            await chairs[0].give("start")
            await chairs[1].until(lambda: chairs[1].game is not None)
            heard = chairs[0].messages + chairs[1].messages
            return heard, await guest.ask("GET", f"/api/people/{host.me['id']}"), await guest.ask("GET", "/api/tables")

    told = write(run(work())).decode()

    assert "correct-horse" not in told
    assert "argon2" not in told


@pytest.mark.parametrize("endpoint", ["/api/tables", "/api/me/tables", "/api/me/history"])
def test_lists_of_tables_hold_no_seed_no_salt_and_no_invitation(server: Server, endpoint: str) -> None:
    record = run(play_and_record(server, MACHIKORO, [], 2, moves=3))

    async def work() -> Json:
        async with come_back(server, record.tokens[0]) as person:
            return {"lists": await person.ask("GET", endpoint), "seq": 0}

    record.told = {SPECTATOR: [run(work())]}

    assert leaks_in_words(record) == []


def test_looking_at_a_table_by_request_shows_what_the_socket_shows(server: Server) -> None:
    async def work() -> tuple[list[Json], list[Json]]:
        async with Person(server.url) as host, Person(server.url) as guest, Person(server.url) as spectator:
            people = [await person.come_in("Somebody") for person in (host, guest, spectator)]
            table = await host.open_table("citadels", 2, public=True, auto_start=True)
            await guest.command(table, "sit")
            chairs = [await person.sit_in(table, since=0) for person in people]
            looks = [await person.look(table, since=0) for person in people]
            return [chair.messages[0] for chair in chairs], looks

    welcomes, looks = run(work())

    assert [without_presence(look) for look in looks] == [without_presence(welcome) for welcome in welcomes]


def without_presence(welcome: Json) -> Json:
    """Leave out who has the table open."""
    return {field: value for field, value in welcome.items() if field != "present"}

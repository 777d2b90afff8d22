"""What a viewer of a table is told: facts, views, events and own options, never the state itself."""

import msgspec

from twocities.core.changes import fields_of_viewers
from twocities.core.closed_option import ClosedOption
from twocities.core.event import Event
from twocities.core.family import GameFamily
from twocities.core.fields import spell
from twocities.core.game import Game
from twocities.core.view import SPECTATOR
from twocities.server.table.entries import AnyEntry, Chose
from twocities.server.table.setup import Pace
from twocities.server.table.table import Status, Table

Facts = dict[str, object]


class SeatFacts(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    name: str
    person: str | None
    bot: str | None
    resigned: bool


class ScoreFacts(msgspec.Struct, frozen=True):
    """How a seat ended, item by item."""

    seat: int
    place: int
    total: int
    sources: list[str]
    points: list[int]
    tallies: dict[str, int]
    """What else was counted for the seat over the whole game, such as coins by the colour of their cards."""


class TableFacts(msgspec.Struct, frozen=True):
    """What everybody who may see a table knows of it besides the game."""

    id: str
    game: str
    rules: list[str]
    seats: list[SeatFacts]
    host: str
    status: Status
    public: bool
    auto_start: bool
    pace: Pace
    created: float
    started: float | None
    ended: float | None
    quiet: bool
    late: int | None
    votes: dict[int, bool]
    rematch: str | None
    stop_reason: str | None
    version: int
    seals: dict[int, str]
    """The hashes of the shares in the shuffle that seats have promised."""
    shares: dict[int, str]
    """Those shares, as soon as they are told."""
    dealing: bool
    """Whether the cards are dealt as soon as all these shares are told."""
    from_position: bool
    """Whether the table was set up by somebody instead of dealt: then nobody can say that it is fair."""
    commitment: str
    seed: str | None
    """Only once the game is over; as text, because it is larger than what a browser counts."""
    salt: str | None
    invite: str | None
    """Only for those who sit at the table, host it or were invited."""
    scores: list[ScoreFacts] | None


class Option(msgspec.Struct, frozen=True):
    """One thing that may be chosen: as notation, and taken apart."""

    notation: str
    verb: str
    about: Facts
    opens_act: bool
    """Whether a question may follow that belongs to the same act."""


class Closed(msgspec.Struct, frozen=True):
    """Something that the question is about but that cannot be chosen; `closed-<reason>` is the key of the sentence."""

    verb: str
    about: Facts
    reason: str
    why: Facts
    """What the sentence of the reason is filled in with."""


class DecisionFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question to the viewer. It is answered with the number and the place of an option."""

    number: int
    topic: str
    about: Facts
    """The one thing that the question is about, by its name: the gold of a bribe, the seat of a victim."""
    options: list[Option]
    closed: list[Closed] = msgspec.field(default_factory=list)


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question that would be asked within an act; it has no number, because it is not asked yet."""

    topic: str
    about: Facts
    options: list[Option]
    closed: list[Closed] = msgspec.field(default_factory=list)


class Ahead(msgspec.Struct, frozen=True):
    """What comes after choices that somebody has in mind; no question if the act is complete with them."""

    question: Question | None


class Advice(msgspec.Struct, frozen=True):
    """What the Master would do in somebody's place, by its place among the options; None if it recommends nothing."""

    index: int | None


class WhyNot(msgspec.Struct, frozen=True):
    """Why a card cannot be built just now; `why-not-<reason>` is the key of the sentence."""

    card: str
    reason: str
    about: Facts


class PaymentFacts(msgspec.Struct, frozen=True):
    """Coins that a roll would bring a seat for a card, from a victim or from the bank."""

    seat: int
    victim: int | None
    card: str
    coins: int


class OutcomeFacts(msgspec.Struct, frozen=True):
    """What one sum of the dice would pay, in order."""

    roll: int
    ways: list[int]
    """In how many of 6 rolls of one die it falls, and in how many of 36 rolls of two."""
    payments: list[PaymentFacts]


class ForecastFacts(msgspec.Struct, frozen=True):
    """What each roll of a seat would bring everybody, as things stand."""

    seat: int
    dice: int
    """How many dice the seat may roll."""
    outcomes: list[OutcomeFacts]


class ProspectFacts(msgspec.Struct, frozen=True):
    """What each roll would bring the viewer itself, once it has built a card."""

    card: str
    dice: int
    coins: list[int]
    """By the sum of the dice, beginning with 1."""


class ClockFacts(msgspec.Struct, frozen=True):
    """How much time each seat has left, as of the last line of the log; None where nobody is in a hurry."""

    left: list[float | None]
    since: float
    """When the pending question was asked."""
    runs_from: float
    """When the time of the seat that is asked begins to run, unless its page shows the question earlier."""
    deadline: float | None


class GameFacts(msgspec.Struct, frozen=True):
    """The game as a viewer may know it."""

    viewer: int
    view: Facts
    asked: int
    decision: DecisionFacts | None
    why_not: list[WhyNot]
    """Why the viewer cannot build what it holds or sees, while it is asked."""
    forecast: list[ForecastFacts]
    """What the rolls of each seat would bring; empty in games without dice."""
    prospects: list[ProspectFacts]
    """What own rolls would bring with each card that the viewer may build, while it is asked."""
    may_undo: bool
    clock: ClockFacts


class PublicGame(msgspec.Struct, frozen=True):
    """What everybody is told alike of a game, beside the views of it."""

    asked: int
    forecast: list[ForecastFacts]
    clock: ClockFacts


class EventFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as a viewer may know it."""

    event: str
    about: Facts
    changes: Facts = {}
    """The fields of the viewer's view that have changed with it, as they are now; told while the table is open."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the log for a viewer: what was done, and what happened in the game."""

    seq: int
    at: float
    entry: AnyEntry
    events: list[EventFacts]
    changes: Facts = {}
    """The fields of the viewer's view that have changed after the last event, as they are now."""


def told_time(seconds: float) -> float:
    """Round a time to what people need: how long somebody took to the millisecond is nobody else's business."""
    return round(seconds, 1)


def table_facts(table: Table, is_insider: bool) -> TableFacts:
    """List what one who may see a table knows of it."""
    setup = table.setup
    is_over = table.status is Status.OVER
    return TableFacts(
        id=setup.table,
        game=setup.game,
        rules=setup.rules,
        seats=[SeatFacts(chair.name, chair.person, chair.bot, chair.resigned) for chair in table.chairs],
        host=table.host,
        status=table.status,
        public=setup.public,
        auto_start=setup.auto_start,
        pace=setup.pace,
        created=told_time(setup.created),
        started=None if table.started is None else told_time(table.started),
        ended=None if table.ended is None else told_time(table.ended),
        quiet=table.quiet,
        late=table.late,
        votes=table.votes,
        rematch=table.rematch,
        stop_reason=table.stop_reason,
        version=setup.version,
        seals=table.seals,
        shares=table.shares,
        dealing=table.dealing is not None,
        from_position=setup.position is not None,
        commitment=setup.commitment,
        seed=str(setup.seed) if is_over else None,
        salt=setup.salt if is_over else None,
        invite=setup.invite if is_insider else None,
        scores=score_facts(table),
    )


def score_facts(table: Table) -> list[ScoreFacts] | None:
    """Score the seats of a game that is over; before that, points would give secrets away."""
    if table.status is not Status.OVER or table.game is None:
        return None
    tallies = table.tallies()
    return [
        ScoreFacts(score.seat, score.place, score.total, score.sources, score.points, tallies[score.seat])
        for score in table.game.scores()
    ]


def game_facts(table: Table, viewer: int) -> GameFacts | None:
    """Show the game of a table to a seat or to a spectator."""
    if table.game is None:
        return None
    (view,) = fields_of_viewers([table.game.view(viewer)])
    return seen_game(table, viewer, view, public_game(table, table.game))


def public_game(table: Table, game: Game) -> PublicGame:
    """Tell what everybody is told alike of a game, beside the views of it."""
    clock, deadline = table.clock, table.deadline()
    return PublicGame(
        table.asked,
        forecast_facts(table.family, game),
        ClockFacts(
            [None if left == float("inf") else told_time(left) for left in clock.left],
            told_time(clock.since),
            told_time(clock.runs_from),
            None if deadline is None else told_time(deadline),
        ),
    )


def seen_game(table: Table, viewer: int, view: Facts, public: PublicGame) -> GameFacts:
    """Show a game to a viewer whose view is known."""
    decides = is_asked(table, viewer)
    return GameFacts(
        viewer=viewer,
        view=view,
        asked=public.asked,
        decision=decision_facts(table, viewer) if decides else None,
        why_not=why_not(table, viewer) if decides else [],
        forecast=public.forecast,
        prospects=prospect_facts(table, viewer) if decides else [],
        may_undo=viewer != SPECTATOR and table.may_undo(viewer),
        clock=public.clock,
    )


def view_facts(game: Game, viewer: int) -> Facts:
    """List the fields of a view, but for the question, which comes with the decision."""
    return game.view(viewer).fields()


def is_asked(table: Table, viewer: int) -> bool:
    """Say whether the viewer is the one who decides."""
    return viewer != SPECTATOR and table.asked == viewer and not table.asks_bot


def decision_facts(table: Table, viewer: int) -> DecisionFacts | None:
    """Ask the viewer, if it is the one who decides."""
    if not is_asked(table, viewer):
        return None
    asked = question(table)
    return DecisionFacts(table.decision, asked.topic, asked.about, asked.options, asked.closed)


def question(table: Table) -> Question:
    """Write down what is asked."""
    game = table.game
    assert game is not None
    assert game.decision is not None
    return Question(
        table.family.topics[game.decision.topic].name,
        spell(table.family.about(game.decision), table.family.field_names),
        [with_outlook(table.family, game, action) for action in game.decision.actions],
        [closed(table.family, game, each) for each in table.family.closed_options(game)],
    )


def why_not(table: Table, viewer: int) -> list[WhyNot]:
    """Tell the one who decides what stands between it and its cards."""
    if table.game is None or not is_asked(table, viewer):
        return []
    family = table.family
    return [
        WhyNot(obstacle.card, obstacle.reason, spell(obstacle.fields, family.field_names))
        for obstacle in family.obstacles(table.game)
    ]


def forecast_facts(family: GameFamily, game: Game) -> list[ForecastFacts]:
    """Tell what the dice would bring everybody; all of it follows from what everybody sees."""
    return [
        ForecastFacts(
            each.seat,
            each.dice,
            [
                OutcomeFacts(
                    outcome.roll,
                    outcome.ways,
                    [PaymentFacts(paid.seat, paid.victim, paid.card, paid.coins) for paid in outcome.payments],
                )
                for outcome in each.outcomes
            ],
        )
        for each in family.forecast(game)
    ]


def prospect_facts(table: Table, viewer: int) -> list[ProspectFacts]:
    """Tell the one who decides what each card that it may build would bring it."""
    if table.game is None or not is_asked(table, viewer):
        return []
    return [ProspectFacts(each.card, each.dice, each.coins) for each in table.family.prospects(table.game)]


def option(family: GameFamily, action: int) -> Option:
    """Write an action as something to choose."""
    vocabulary = family.vocabulary
    about = spell(vocabulary.arguments(action), vocabulary.domains)
    verb = vocabulary.verb(action).name
    return Option(vocabulary.notation(action), verb, about, family.opens_act(verb))


def with_outlook(family: GameFamily, game: Game, action: int) -> Option:
    """Write an action as something to choose, with what it costs and brings."""
    told, outlook = option(family, action), family.outlook(game, action)
    return msgspec.structs.replace(told, about={**told.about, **outlook}) if outlook else told


def closed(family: GameFamily, game: Game, each: ClosedOption) -> Closed:
    """Write down what cannot be chosen, and why."""
    told = with_outlook(family, game, each.action)
    return Closed(told.verb, told.about, each.reason, spell(each.fields, family.field_names))


def event_facts(family: GameFamily, event: Event, viewer: int) -> EventFacts:
    """Write an event as a viewer may see it."""
    seen = event.view(viewer)
    return EventFacts(seen.name, spell(seen.to_dict(), family.field_names))


def with_changes(told: list[EventFacts], changes: list[Facts]) -> list[EventFacts]:
    """Add to events what each of them changed in the viewer's view."""
    return [msgspec.structs.replace(event, changes=each) for event, each in zip(told, changes, strict=True)]


def entry_facts(entry: AnyEntry, viewer: int) -> AnyEntry:
    """Write an entry as a viewer may see it: what was chosen is for the one who chose."""
    if isinstance(entry, Chose) and entry.seat != viewer:
        return Chose(entry.seat, "", entry.by_bot)
    return entry

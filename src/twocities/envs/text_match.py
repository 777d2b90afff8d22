"""Matches of programs that read and write text: any function from text to text plays a seat."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from twocities.core.errors import BadRules, IllegalChoice, known
from twocities.core.game import Game
from twocities.core.view import View
from twocities.envs.decision_text import Prose, json_of
from twocities.envs.engine.outcome import returns_of
from twocities.envs.tables import table_of

Player = Callable[[str], str]

FORMS = ["prose", "json"]

MOST_TRIES = 3
"""So often a seat may answer a question before its first option is taken for it."""


@dataclass
class Exchange:
    """One question and its answer."""

    seat: int
    asked: str
    answered: str
    refused: str = ""
    """Why the answer was refused; empty if it was taken."""


@dataclass
class TextMatch:
    """A match that was played to its end."""

    returns: list[float]
    """What it was worth to each seat."""
    exchanges: list[Exchange] = field(default_factory=list)
    """Every question and answer, in order."""
    forced: list[int] = field(default_factory=list)
    """For each seat, how often its first option was taken because it did not find one itself."""


def play_texts(
    game: str,
    players: Sequence[Player],
    rules: Sequence[str] = (),
    seed: int = 0,
    *,
    form: str = "prose",
    language: str = "en",
    options: bool = True,
) -> TextMatch:
    """Play a game; each seat is a function that is told the decision as text and answers in notation.

    An answer that is refused is asked for again, with the reason: as the last line of prose, or as `refused` of JSON.
    `form` is "prose" or "json"; without `options` the legal moves are not listed.
    """
    if form not in FORMS:
        raise BadRules(known("form of a decision", form, FORMS))
    table = table_of(game, len(players), rules)
    state = table.dealer.deal(seed)
    prose = Prose(table.family, language)
    match = TextMatch([0.0] * len(players), forced=[0] * len(players))
    while state.decision is not None:
        seat = int(state.decision.seat)
        view = state.view(seat)
        ask = partial(prose_question, prose, view, options) if form == "prose" else partial(json_of, view, options)
        state.take(answer_of(state, players[seat], ask, match))
    match.returns = list(returns_of(state))
    return match


def prose_question(prose: Prose, view: View, options: bool, refused: str) -> str:
    """Ask in prose; why the last answer was refused comes last."""
    asked = prose.tell(view, options)
    return f"{asked}\n{prose.texts.say('envs-refused', why=refused)}" if refused else asked


def answer_of(game: Game, player: Player, ask: Callable[[str], str], match: TextMatch) -> int:
    """Ask until an answer is an option; after too many tries take the first option."""
    decision = game.decision
    assert decision is not None
    refused = ""
    for _ in range(MOST_TRIES):
        asked = ask(refused)
        answered = player(asked)
        try:
            action = game.parse(answered.strip())
            if action not in decision.actions:
                raise IllegalChoice(game.refusal(action, decision))
        except IllegalChoice as refusal:
            refused = str(refusal)
            match.exchanges.append(Exchange(int(decision.seat), asked, answered, refused))
        else:
            match.exchanges.append(Exchange(int(decision.seat), asked, answered))
            return action
    match.forced[int(decision.seat)] += 1
    return int(decision.actions[0])

"""A replay taken apart into steps to go through one by one."""

from dataclasses import dataclass

from twocities.cli.drawing import Drawing
from twocities.core.event import Event
from twocities.core.replay import Replay
from twocities.core.view import SPECTATOR, View


@dataclass(frozen=True)
class ReplayStep:
    """The table after so many moves, with what was chosen last and what followed."""

    view: View
    choice: str
    notation: str
    events: list[Event]


def replay_steps_of(replay: Replay, drawing: Drawing) -> list[ReplayStep]:
    """Play a replay and keep every step of it, the beginning first."""
    game = replay.start(drawing.family)
    found = [ReplayStep(game.view(SPECTATOR), "", "", list(game.events))]
    for move, notation in enumerate(replay.moves):
        decision = game.decision
        replay.advance(game, move)
        assert decision is not None
        seat, label = drawing.players[decision.seat], drawing.label(game.parse(notation))
        choice = drawing.texts.say("replay-made", seat=seat, action=label)
        found.append(ReplayStep(game.view(SPECTATOR), choice, notation, list(game.events)))
    return found

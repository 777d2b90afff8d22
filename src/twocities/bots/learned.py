"""The knowledge of each game with a net: what is to be known of a game to learn it, and to play by what was learned."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from twocities.bots.citadels import features as citadels_features
from twocities.bots.citadels.learned import LearnedCitadels
from twocities.bots.citadels.pick_features import PICK_FEATURES, PICK_OPTIONS, PICK_VERSION
from twocities.bots.machikoro import features as machikoro_features
from twocities.bots.machikoro.learned import LearnedMachiKoro
from twocities.bots.nets.choice_net import ChoiceNet
from twocities.bots.nets.features import Features, FeatureSet
from twocities.bots.nets.net_file import read_choice_net, read_net
from twocities.bots.nets.value_net import ValueNet
from twocities.bots.search.knowledge import Knowledge
from twocities.citadels.view import CitadelsView
from twocities.core.errors import BadRules
from twocities.core.view import View
from twocities.machikoro.view import MachiKoroView


@dataclass(frozen=True)
class Picking:
    """What a net of picks is told: so many features, of this version, and so many options."""

    version: int
    features: int
    options: int


@dataclass(frozen=True)
class Learnable:
    """What is to be known of a game to learn it, and to play by what was learned."""

    game: str
    view: type[View]
    features: FeatureSet
    encode: Callable[..., Features]
    """Lists the features of a world."""
    knowledge: Callable[[ValueNet, int, ChoiceNet | None], Knowledge]
    """Makes the knowledge of the game with a net, so many rounds of rollout, and a net of picks if there is one."""
    rollout_rounds: int
    """How many rounds more than the one that is being played are played by a Journeyman's knowledge before a net is
    asked. Less than 0 asks it at once."""
    exploration: float
    """The exploration constant of a search with a net, found by playing. It is less than without one: what a net says
    of options differs less from each other, and from visit to visit."""
    picks: Picking | None = None
    """What is to be known to learn who picks what, where characters are picked."""


def machikoro_knowledge(net: ValueNet, rollout_rounds: int, _picks: ChoiceNet | None) -> Knowledge:
    """Make the knowledge of Machi Koro, where nobody picks a character."""
    return LearnedMachiKoro(net, rollout_rounds)


LEARNABLE: Final = {
    each.game: each
    for each in (
        Learnable(
            "citadels",
            CitadelsView,
            citadels_features.FEATURES,
            citadels_features.encode,
            LearnedCitadels,
            rollout_rounds=0,
            exploration=0.28,
            picks=Picking(PICK_VERSION, PICK_FEATURES.size, PICK_OPTIONS),
        ),
        Learnable(
            "machikoro",
            MachiKoroView,
            machikoro_features.FEATURES,
            machikoro_features.encode,
            machikoro_knowledge,
            rollout_rounds=0,
            exploration=0.35,
        ),
    )
}
"""The games that a net plays."""


def knowledge_with(
    game: str, path: Path, rollout_rounds: int | None = None, picks: ChoiceNet | None = None
) -> Knowledge:
    """Make the knowledge of a game with the net of a file, and with a net of picks if there is one."""
    learnable = LEARNABLE[game]
    net = read_net(path, game, learnable.features).net
    rounds = learnable.rollout_rounds if rollout_rounds is None else rollout_rounds
    knowledge = learnable.knowledge(net, rounds, picks)
    knowledge.exploration = learnable.exploration
    return knowledge


def picks_name(game: str) -> str:
    """Name the file of a net of picks."""
    return f"{game}-picks.net"


def read_picks(game: str, path: Path) -> ChoiceNet | None:
    """Read the net of picks of a game from a file, or nothing where no characters are picked."""
    picking = LEARNABLE[game].picks
    if picking is None:
        return None
    return read_choice_net(path, game, picking.version, picking.features, picking.options).net


NETS: Final = Path(__file__).parent / "nets"
"""The folder of the nets that come with the package: one for each game, and one of picks."""


def net_path(game: str) -> Path:
    """Name the file of the net that comes with the package."""
    return NETS / f"{game}.net"


@cache
def shipped_knowledge(game: str) -> Knowledge:
    """Make the knowledge of a game with the nets that come with the package; they are read once."""
    return knowledge_with(game, net_path(game), picks=read_picks(game, NETS / picks_name(game)))


def learned_of(view: View) -> Knowledge:
    """Find the knowledge with a net of the game that a view is of."""
    for learnable in LEARNABLE.values():
        if isinstance(view, learnable.view):
            return shipped_knowledge(learnable.game)
    raise BadRules(f"No level of bots knows the game behind a {type(view).__name__}.")

"""Both games for OpenSpiel: importing this module registers them with `pyspiel`.

    import pyspiel
    import twocities.envs.open_spiel

    game = pyspiel.load_game("twocities_citadels(players=4,rules=deluxe+nine_characters)")

Chance is explicit: it draws the deal before anything else, and whatever chance decides later follows from that.
"""

from itertools import product
from math import prod
from typing import Any

import numpy as np
import pyspiel

from twocities.bots.table import player_rngs
from twocities.core.game import Game
from twocities.envs.engine.outcome import returns_of
from twocities.envs.information import NOTHING_SEEN, information_text, seen_after
from twocities.envs.tiny import ChanceSetup, tiny_game, whole_game
from twocities.games import family_of, load_position

LONGEST = 100_000
"""No game has more decisions."""

MOST_REPLAYED = 64
"""Where chance has no more outcomes than that, another world is chosen among all that it can deal."""

UNDEALT = "undealt"
"""What everybody knows before chance has drawn the deal."""


def game_type(name: str, title: str, most: int, parameters: dict[str, Any]) -> Any:
    """Describe a game for the registry."""
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def game_info(setup: ChanceSetup) -> Any:
    """Say how large a game is."""
    longest = setup.most_decisions or LONGEST
    return pyspiel.GameInfo(
        num_distinct_actions=setup.table.actions,
        max_chance_outcomes=max(setup.draws),
        num_players=setup.table.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=longest,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A table as OpenSpiel plays it."""

    def __init__(self, type_: Any, setup: ChanceSetup, parameters: dict[str, Any]) -> None:
        super().__init__(type_, game_info(setup), parameters)
        self.setup = setup

    def new_initial_state(self) -> "SpielState":
        """Begin: chance is to draw the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Make what observes states; with perfect recall, text holds all that a seat has seen."""
        if params:
            raise ValueError(f"Observations take no parameters, not {params}.")
        return SpielObserver(self.setup, bool(iig_obs_type is not None and iig_obs_type.perfect_recall))


class Held:
    """A game and what its seats have seen of it, copied as a whole wherever a state is copied."""

    def __init__(self, drawn: list[int], game: Game | None, seen: list[str], decisions: int) -> None:
        self.drawn = drawn
        self.game = game
        self.seen = seen
        """A fingerprint of all that each seat was told and chose."""
        self.decisions = decisions

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        game = self.game.clone() if self.game is not None else None
        return Held(self.drawn.copy(), game, self.seen.copy(), self.decisions)

    def __reduce__(self) -> tuple[Any, ...]:
        position = self.game.position() if self.game is not None else None
        return held_from, (self.drawn, position, self.seen, self.decisions)


def held_from(drawn: list[int], position: dict[str, object] | None, seen: list[str], decisions: int) -> Held:
    """Read what was pickled."""
    return Held(drawn, load_position(position) if position is not None else None, seen, decisions)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A game in play."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held([], None, [NOTHING_SEEN] * game.setup.table.seats, 0)

    @property
    def setup(self) -> ChanceSetup:
        """What the game begins with."""
        setup: ChanceSetup = self.get_game().setup
        return setup

    def current_player(self) -> Any:
        """Return the seat that is asked, CHANCE or TERMINAL."""
        game = self.held.game
        if game is None:
            return pyspiel.PlayerId.CHANCE
        if game.decision is None or self.held.decisions == self.setup.most_decisions:
            return pyspiel.PlayerId.TERMINAL
        return int(game.decision.seat)

    def _legal_actions(self, player: int) -> list[int]:
        """List what a seat may choose, in order of id."""
        game = self.held.game
        if game is None or game.decision is None or game.decision.seat != player:
            return []
        return sorted(game.decision.actions)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the outcomes of a draw, all equally likely."""
        size = self.setup.draws[len(self.held.drawn)]
        return [(outcome, 1 / size) for outcome in range(size)]

    def _apply_action(self, action: int) -> None:
        """Draw, or let the seat that is asked act."""
        held = self.held
        if held.game is None:
            held.drawn.append(action)
            if len(held.drawn) == len(self.setup.draws):
                held.game = self.setup.deal(held.drawn)
                self.note(None, None)
            return
        decision = held.game.decision
        assert decision is not None
        actor = int(decision.seat)
        asked = self.observed(actor)
        held.game.take(action)
        held.decisions += 1
        self.note(actor, f"{asked} {action}")

    def note(self, actor: int | None, answered: str | None) -> None:
        """Note what each seat was told; who acted also knows what it was asked and what it chose."""
        held = self.held
        assert held.game is not None
        events = held.game.events
        for seat, seen in enumerate(held.seen):
            held.seen[seat] = seen_after(seen, events, seat, answered if seat == actor else None)

    def _action_to_string(self, player: int, action: int) -> str:
        """Write an action in our notation."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.setup.table.family.vocabulary.notation(action)

    def is_terminal(self) -> bool:
        """Say whether the game is over, or was cut off."""
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        """Say what the game is worth to each seat."""
        game = self.held.game
        if game is None or not self.is_terminal():
            return [0.0] * self.setup.table.seats
        return list(returns_of(game))

    def observed(self, player: int) -> str:
        """Write what a seat may know of this moment."""
        game = self.held.game
        return UNDEALT if game is None else information_text(game.view(player))

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Make another state that the seat cannot tell from this one: hands, decks and dice are drawn anew.

        Where chance has few draws, it is one that chance can deal, each equally likely; what was chosen stays.
        """
        if prod(self.setup.draws) <= MOST_REPLAYED:
            worlds = self.dealable(player)
            return worlds[int(sampler() * len(worlds))]
        twin: SpielState = self.clone()
        game = self.held.game
        assert game is not None
        rng = player_rngs(int(sampler() * 2**32), 1)[0]
        twin.held.game = self.setup.table.family.imagine(game.view(player), rng)
        return twin

    def dealable(self, player: int) -> list["SpielState"]:
        """List the states that other draws and the same choices lead to, as far as the seat cannot tell them apart."""
        known = self.information_state_string(player)
        chosen = self.history()[len(self.setup.draws) :]
        replayed = [self.replayed(drawn, chosen) for drawn in product(*map(range, self.setup.draws))]
        return [state for state in replayed if state is not None and state.information_state_string(player) == known]

    def replayed(self, drawn: tuple[int, ...], chosen: list[int]) -> "SpielState | None":
        """Make the state after these draws and choices; None if one of the choices is no option then."""
        state: SpielState = self.get_game().new_initial_state()
        for action in (*drawn, *chosen):
            if action not in state.legal_actions():
                return None
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        """Write all that has happened."""
        game = self.held.game
        return f"{self.held.drawn}" if game is None else f"{self.held.drawn} {game.position()}"


class SpielObserver:
    """Writes what a seat observes into a tensor and as text."""

    def __init__(self, setup: ChanceSetup, has_recall: bool) -> None:
        self.setup = setup
        self.has_recall = has_recall
        self.tensor = np.zeros(setup.table.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the observation of a seat."""
        game = state.held.game
        self.tensor.fill(0)
        if game is not None:
            self.tensor[:] = self.setup.table.observe(game.view(player))

    def string_from(self, state: SpielState, player: int) -> str:
        """Write what a seat may know, with the fingerprint of all that it has seen before if that is wanted."""
        text = state.observed(player)
        return f"{state.held.seen[player]} {text}" if self.has_recall else text


def whole_type(game: str) -> Any:
    """Describe a whole game."""
    parameters = {"players": 2, "rules": ""}
    return game_type(f"twocities_{game}", f"Two Cities: {game}", family_of(game).most_seats, parameters)


def tiny_type(game: str) -> Any:
    """Describe a game that exact solvers can solve."""
    return game_type(f"twocities_{game}_tiny", f"Two Cities: {game}, tiny", 2, {})


def asked_for(game: str, params: dict[str, Any]) -> ChanceSetup:
    """Read the parameters of a whole game; `rules` are joined by plus signs."""
    names = [name for name in str(params.get("rules", "")).split("+") if name]
    return whole_game(game, int(params.get("players", 2)), names)


class CitadelsGame(SpielGame):
    """Citadels."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(CITADELS, asked_for("citadels", params or {}), params or {})


class MachiKoroGame(SpielGame):
    """Machi Koro."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(MACHI_KORO, asked_for("machikoro", params or {}), params or {})


class TinyCitadelsGame(SpielGame):
    """One guess of the Assassin."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(TINY_CITADELS, tiny_game("citadels"), params or {})


class TinyMachiKoroGame(SpielGame):
    """Three builds and two rolls."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(TINY_MACHI_KORO, tiny_game("machikoro"), params or {})


CITADELS = whole_type("citadels")
MACHI_KORO = whole_type("machikoro")
TINY_CITADELS = tiny_type("citadels")
TINY_MACHI_KORO = tiny_type("machikoro")

for type_, made in (
    (CITADELS, CitadelsGame),
    (MACHI_KORO, MachiKoroGame),
    (TINY_CITADELS, TinyCitadelsGame),
    (TINY_MACHI_KORO, TinyMachiKoroGame),
):
    pyspiel.register_game(type_, made)

"""The one table of games."""

from twocities.citadels.characters.warlord import price as price_of_destroying
from twocities.citadels.game import Citadels
from twocities.citadels.ids import ARMING
from twocities.citadels.kind import CITADELS
from twocities.core.errors import BadPosition, BadRules, known
from twocities.core.game import Game
from twocities.core.kind import Kind
from twocities.machikoro.kind import MACHIKORO

GAMES: dict[str, Kind] = {kind.name: kind for kind in [CITADELS, MACHIKORO]}


def kind_of(game: str) -> Kind:
    """Find a family of games by name."""
    if game not in GAMES:
        raise BadRules(known("game", game, list(GAMES)))
    return GAMES[game]


def new_game(game: str, seats: int, rules: list[str] | None = None, seed: int = 0) -> Game:
    """Set up a table; the same arguments always give the same game."""
    return kind_of(game).new_game(seats, rules or [], seed)


def load_position(position: dict[str, object]) -> Game:
    """Set up the table that a position describes."""
    if not isinstance(position, dict):
        raise BadPosition(f"A position is an object with named fields, not {position!r}.")
    game = position.get("game")
    if not isinstance(game, str):
        raise BadPosition(f"A position needs a field 'game': {', '.join(GAMES)}.")
    return kind_of(game).load_position(position)


def price_of(game: Game, action: int) -> int | None:
    """Say what an option costs the seat that is asked, where that may be other than printed; else None."""
    decision = game.decision
    if decision is None or not isinstance(game, Citadels):
        return None
    facts = CITADELS.vocabulary.facts(action)
    district, place, owner = facts.get("district"), facts.get("place"), facts.get("seat")
    verb = CITADELS.vocabulary.verb(action).name
    if verb in ("build", "build_with_cards", "borrow") and isinstance(district, int):
        return game.build_cost(decision.seat, district)
    if not isinstance(place, int) or not isinstance(owner, int):
        return None
    if verb == "destroy" and decision.topic != ARMING:
        return price_of_destroying(game, owner, place)
    return game.target_price(owner, place, game.cost(place)) if verb == "seize" else None

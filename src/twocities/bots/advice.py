"""What the Master would tell a newcomer to do, from what the newcomer's seat may know."""

from typing import Final

from twocities.bots.levels import knowledge_of
from twocities.bots.search.budget import Budget
from twocities.bots.search.search import Search
from twocities.bots.search.tree import Edge
from twocities.bots.search.worlds import Worlds
from twocities.citadels.actions import VOCABULARY
from twocities.citadels.view import CitadelsView
from twocities.core.rng import Rng
from twocities.core.view import View
from twocities.machikoro.actions import BUILD, PASS, ROLL
from twocities.machikoro.cards import Establishment
from twocities.machikoro.view import MachiKoroView

ITERATIONS: Final = 500
"""How long each search for an advice is."""

COMPARED: Final = 3
"""How many times as many iterations each option has where favourites are compared."""

SEARCHES: Final = 2
"""How many searches, each in worlds of its own, propose an option."""

MISTAKE: Final = 0.03
"""An option is a mistake if it makes a seat by more than this less likely to win than another one."""

FAVOURED: Final = 50.0
"""The prior of options that are compared: so high that a search visits them in turn, and no others."""

HIGHEST_DIE: Final = 6

WORTHWHILE: Final = ("build", "income", "extra")
"""How verbs begin that nobody should be told to leave aside."""


def advise(view: View, rng: Rng, iterations: int = ITERATIONS) -> int | None:
    """Return an option that is no mistake and that a newcomer can understand; None if there is none.

    What one search prefers may be luck, so two are asked; where they differ, their favourites are compared.
    """
    decision = view.decision
    assert decision is not None
    actions = list(decision.actions)
    clear = [action for action in actions if not is_puzzling(view, action, actions)]
    if len(actions) == 1 or not clear:
        return clear[0] if clear else None
    searches = [search(view, rng, iterations) for _ in range(SEARCHES)]
    visits = {action: sum(edges[action].visits for edges in searches) for action in actions}
    favourites = {favourite(edges) for edges in searches} | {max(clear, key=visits.__getitem__)}
    if len(favourites) == 1:
        return favourites.pop()
    chances = compare(view, rng, sorted(favourites), iterations * COMPARED)
    advised = max(favourites.intersection(clear), key=chances.__getitem__)
    return advised if max(chances.values()) - chances[advised] <= MISTAKE else None


def search(view: View, rng: Rng, iterations: int, only: list[int] | None = None) -> dict[int, Edge]:
    """Search as the Master does, perhaps some of the options only; return what was found out about each option."""
    decision = view.decision
    assert decision is not None
    knowledge = knowledge_of(view)
    searched = Search(knowledge, Worlds(knowledge, view, rng), Budget(iterations=iterations), rng)
    searched.root.add(decision.actions, knowledge.values(view, decision), knowledge.temperature)
    if only is not None:
        for action in decision.actions:
            searched.root.edge(action).prior = FAVOURED if action in only else 0.0
    while not searched.is_done(0.0):
        searched.iterate()
    return {action: searched.root.edge(action) for action in decision.actions}


def favourite(edges: dict[int, Edge]) -> int:
    """Return the option that a search would take: the one with the most visits."""
    return max(edges, key=lambda action: (edges[action].visits, edges[action].mean(0.0)))


def compare(view: View, rng: Rng, actions: list[int], iterations: int) -> dict[int, float]:
    """Say how likely each of some options makes the viewer to win, all of them tried equally often."""
    edges = search(view, rng, iterations * len(actions), only=actions)
    return {action: edges[action].mean(0.0) for action in actions}


def is_puzzling(view: View, action: int, actions: list[int]) -> bool:
    """Say whether an option, good as it may be, would teach a newcomer the wrong thing.

    Nobody learns by being told to end a turn while something can be built or income waits, or to roll two
    dice for cards that all pay on one.
    """
    if isinstance(view, CitadelsView):
        verbs = [VOCABULARY.verb(each).name for each in actions]
        return VOCABULARY.verb(action).name == "end" and any(verb.startswith(WORTHWHILE) for verb in verbs)
    if isinstance(view, MachiKoroView):
        if action == PASS:
            return any(each >= BUILD for each in actions)
        return action == ROLL + 1 and ROLL in actions and not wants_two_dice(view)
    return False


def wants_two_dice(view: MachiKoroView) -> bool:
    """Say whether the viewer's town has a card that no single die activates."""
    return any(
        isinstance(card, Establishment) and min(card.rolls) > HIGHEST_DIE and view.owned(view.viewer, card.id)
        for card in view.table.catalog.cards
    )

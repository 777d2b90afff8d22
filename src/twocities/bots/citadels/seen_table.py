"""A table with what a view shows: knowledge reads it as it reads a world."""

from twocities.citadels.state import State
from twocities.citadels.view import CitadelsView


def seen_table(view: CitadelsView) -> State:
    """Lay out what a view shows; cards that it hides stay unknown, and nobody holds a hidden character."""
    table = State(view.seats, view.table, heard=False)
    table.clear()
    view.lay_out(table)
    table.hands = view.hands
    table.drawn = view.drawn
    table.deck = view.deck
    return table
